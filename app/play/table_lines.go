package play

import (
	"kulami/app/game"
	"kulami/rules"
)

// While going through a game one can play other moves. They are variations of its
// record and leave the game itself alone.

func (t Table) look(s *Shell, to game.Tree) Table {
	if to.SameNode(t.Game.Tree) {
		return t
	}
	t.Game.Tree = to
	t = t.at(s, t.Game)
	s.announce(Announcement{Kind: AnnounceShown})
	return t
}

func (t Table) goToLine(s *Shell, line, ply int) Table {
	lines := t.Game.Shown().Lines()
	if line < 0 || line >= len(lines) {
		return t
	}
	return t.look(s, t.Game.Tree.At(lines[line], ply))
}

// try plays h at the ply shown without changing the game: along a line that is
// there, or as a variation.
func (t Table) try(s *Shell, h rules.Hole) Table {
	g, p := t.Game, t.Game.Position()
	if why := p.Why(h); why != rules.Playable {
		s.notify(Notice{Kind: IllegalHole, Hole: h, Why: why})
		return t
	}
	tree, err := g.Tried(h)
	if err != nil {
		s.notify(Notice{Kind: TreeFull})
		return t
	}
	g.Tree = tree
	t = t.at(s, g)
	s.announce(Announcement{Kind: AnnounceMove, Side: p.Turn(), Hole: h})
	if g.Variation() && !s.Flags.Tried && !t.Linked && g.Players.Mode != game.Analysing && !g.Over() {
		s.Flags.Tried, s.Notice = true, Notice{Kind: TrialBegun}
	}
	return t
}

func (t Table) promote(s *Shell) Table {
	if !t.Game.Variation() {
		return t
	}
	t.Game.Tree = t.Game.Promoted(t.mayPromoteToGame())
	t = t.at(s, t.Game)
	s.announce(Announcement{Kind: AnnounceShown})
	return t
}

func (t Table) prune(s *Shell) Table {
	if !t.Game.Variation() {
		return t
	}
	t.Game.Tree = t.Game.Pruned()
	t = t.at(s, t.Game)
	s.notify(Notice{Kind: MovesPruned})
	return t
}
