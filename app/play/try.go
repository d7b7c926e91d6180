package play

import (
	"slices"

	"kulami/rules"
)

// While going through a game one can play other moves. They are variations of its
// record and leave the game itself alone.

// tries reports whether a press plays a variation. A game that came with a link
// goes on where it stands.
func (m Model) tries() bool { return m.Looking() && !(m.Linked && m.Game.atLive()) }

// at returns g with the given ply of a line shown: as part of the game, if it is.
func (g Game) at(line []rules.Hole, ply int) Game {
	main := g.Record.Moves()[:g.Live]
	same := 0
	for same < ply && same < len(main) && main[same] == line[same] {
		same++
	}
	if g.Record = g.Record.WithCursor(same); same == ply {
		g.Line, g.At = nil, 0
		return g
	}
	g.Line, g.At = line, ply
	return g
}

// show shows a ply of a line.
func (m Model) show(line []rules.Hole, ply int) Model {
	ply = min(max(ply, 0), len(line))
	g := m.Game.at(line, ply)
	if g.Ply() == m.Game.Ply() && slices.Equal(g.Moves(), m.Game.Moves()) {
		return m
	}
	m.Game = g
	m = m.cleared().hear(Heard{Kind: HeardShown})
	m.Counted = m.steps()
	return m
}

// goToLine shows a ply of the game, line 0, or of one of its variations.
func (m Model) goToLine(line, ply int) Model {
	lines := m.Game.Shown().Lines()
	if line < 0 || line >= len(lines) {
		return m
	}
	return m.show(lines[line], ply)
}

// try plays h at the ply shown without changing the game: along a line that is
// there, or as a variation.
func (m Model) try(h rules.Hole) Model {
	g := m.Game
	if why := g.Position().Why(h); why != rules.Playable {
		return m.notify(Notice{Kind: IllegalHole, Hole: h, Why: why})
	}
	side := g.Position().Turn()
	line := append(slices.Clone(g.Moves()[:g.Ply()]), h)
	if g.Live < g.Record.Len() { // what was taken back becomes a variation
		lines, finish := g.Record.Lines(), g.Record.Finish()
		g.Record = g.Record.WithCursor(g.Live).Cut().WithFinish(finish)
		for _, l := range append(lines[1:], lines[0]) {
			g.Record, _ = g.Record.Try(l) // they are legal
		}
	}
	var err error
	if g.Record, err = g.Record.Try(line); err != nil { // there are rules.MaxVariations
		return m
	}
	m.Game = g.at(g.Record.Through(line), len(line))
	m = m.cleared().hear(Heard{Kind: HeardMove, Side: side, Hole: h})
	m.Counted = m.steps()
	if m.Game.Line != nil && !m.Flags.Tried && !m.Linked && !g.Value && !g.Over() {
		m.Flags.Tried, m.Notice = true, Notice{Kind: TrialBegun}
	}
	return m
}

// branch goes into the next variation at the ply shown: the first that leaves the
// line shown here, or, on the first move of one, the next beside it. With out it
// goes back to where the line shown leaves the one before it.
func (m Model) branch(out bool) Model {
	g := m.Game
	r, line, ply := g.Shown(), g.Moves(), g.Ply()
	if out {
		for n := ply - 1; n >= 0; n-- {
			if next := r.Next(line[:n]); len(next) > 1 && next[0] != line[n] {
				return m.show(line, n)
			}
		}
		return m
	}
	if next := r.Next(line[:ply]); len(next) > 1 {
		i := 1
		if ply < len(line) {
			i = (slices.Index(next, line[ply]) + 1) % len(next)
		}
		return m.into(r, append(slices.Clone(line[:ply]), next[i]))
	}
	if ply > 0 {
		if next := r.Next(line[:ply-1]); len(next) > 1 {
			i := (slices.Index(next, line[ply-1]) + 1) % len(next)
			return m.into(r, append(slices.Clone(line[:ply-1]), next[i]))
		}
	}
	return m
}

// into shows the end of start in the first line that begins with it.
func (m Model) into(r rules.Record, start []rules.Hole) Model {
	return m.show(r.Through(start), len(start))
}

// promoted returns the record shown with the line shown one place to the front. It
// takes the place of the game itself only where nobody has played for a result.
func (m Model) promoted() rules.Record {
	g := m.Game
	return g.Shown().Promote(g.Line[:g.At], g.Value || m.Linked)
}

// CanPromote reports whether Promote would do anything.
func (m Model) CanPromote() bool {
	return m.Game.Line != nil && m.promoted().String() != m.Game.Shown().String()
}

// promote moves the line shown one place to the front.
func (m Model) promote() Model {
	g := m.Game
	if g.Line == nil {
		return m
	}
	r := m.promoted()
	line, ply := g.Line, g.At
	g.Record, g.Live = r, r.Len()
	m.Game = g.at(line, ply)
	return m.cleared().hear(Heard{Kind: HeardShown})
}

// prune deletes the move shown and what follows it, in variations.
func (m Model) prune() Model {
	g := m.Game
	if g.Line == nil {
		return m
	}
	stem := g.Line[:g.At-1]
	g.Record = g.Record.Prune(g.Line[:g.At])
	line := g.Record.Through(stem)
	if line == nil {
		line = stem
	}
	m.Game = g.at(line, len(stem))
	return m.cleared().notify(Notice{Kind: MovesPruned})
}
