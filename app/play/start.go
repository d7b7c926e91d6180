package play

import (
	"hash/fnv"
	"slices"

	"kulami/rules"
)

// BoardOf returns the board that s chooses, where it came from, and whether
// there is one.
func BoardOf(s Setup, day string) (*rules.Board, Origin, bool) {
	o := Origin{Board: s.Board}
	switch s.Board {
	case "square", "irregular":
		o.Seed = min(max(s.Seed, 1), MaxSeed)
		shape := rules.Square
		if s.Board == "irregular" {
			shape = rules.Irregular
		}
		return rules.Deal(uint64(o.Seed), shape), o, true
	case "today":
		o.Day = day
		h := fnv.New64a()
		h.Write([]byte(day))
		// Square and irregular boards take turns with the days.
		return rules.Deal(h.Sum64(), rules.Shape(h.Sum64()>>32&1)), o, true
	case "symmetric":
		o.Seed, o.Symmetry = min(max(s.Seed, 1), MaxSeed), s.Symmetry
		for _, symmetry := range rules.Symmetries() {
			if symmetry.String() == s.Symmetry {
				return rules.DealSymmetric(uint64(o.Seed), symmetry), o, true
			}
		}
		return nil, o, false
	case "number":
		o.Seed = min(max(s.Number, 1), rules.SquareBoards)
		return rules.SquareBoard(o.Seed - 1), o, true
	case "mine":
		b, err := rules.ParseLayout(s.Mine)
		return b, o, err == nil
	case "code":
		b := boardOfCode(s.Code)
		return b, o, b != nil
	}
	o.Board, o.Sheet = "sheet", s.Sheet
	b := s.Sheet.Board()
	if b == nil {
		o.Sheet = rules.SheetSquare
		b = o.Sheet.Board()
	}
	return b, o, true
}

// boardOfCode reads a board from a layout code, board text, a position code or a
// link; nil if it is none of them.
func boardOfCode(code string) *rules.Board {
	if b, err := rules.ParseLayout(code); err == nil {
		return b
	}
	i, _ := rules.ParseImport(code, nil)
	return i.Record.Board()
}

// computer returns the computer's seat at the level chosen, or the nearest there is.
func (s Setup) computer() Seat { return Seat{Level: min(max(s.Level, 1), 8)} }

// saveBoard puts a board among the player's own, under a name; one that is there
// already is renamed.
func (m Model) saveBoard(b Named) Model {
	if _, err := rules.ParseLayout(b.Layout); err != nil {
		return m
	}
	m = m.dropBoard(b.Layout)
	m.Boards = append([]Named{b}, m.Boards...)
	return m
}

// dropBoard takes a board from the player's own.
func (m Model) dropBoard(layout string) Model {
	m.Boards = slices.DeleteFunc(slices.Clone(m.Boards), func(b Named) bool { return b.Layout == layout })
	return m
}

// newGame sets up a game; what is left to the lot is decided by seed. It
// reports false if the board's code cannot be read.
func newGame(s Setup, day string, seed uint64) (Game, bool) {
	b, origin, ok := BoardOf(s, day)
	if !ok {
		return Game{}, false
	}
	e, ok := rules.EditionNamed(s.Edition)
	if !ok {
		e = rules.Editions()[0]
	}
	if s.Edition == "house" {
		e = rules.Edition{}
		e.Rules, _ = rules.ParseRuleset(s.House)
	}
	g := Game{Record: rules.NewRecord(b, e.Rules), Edition: e.Name, Origin: origin, Seed: seed}
	other := Seat{}
	switch s.Opponent {
	case "computer":
		other = s.computer()
	case "analysis":
		g.Value = true
	}
	second := s.Starter == "other" || s.Starter == "lot" && seed>>7&1 == 1
	g.Seats[rules.Second] = other
	if second {
		g.Seats = [2]Seat{other, {}}
	}
	switch s.Opening {
	case "swap":
		g.Swap = true
	case "lot":
		g.Record, _ = g.Record.Play(rules.Hole(seed >> 11 % rules.Holes))
		g.Live, g.Base = 1, 1
	}
	return g, true
}

// firstFocus puts the tab stop near the middle of the board.
func firstFocus(g Game) rules.Hole {
	b := g.Record.Board()
	best, least := rules.Hole(0), 1<<30
	for h := rules.Hole(0); h < rules.Holes; h++ {
		p := b.Point(h)
		dx, dy := 2*int(p.X)-b.Width()+1, 2*int(p.Y)-b.Height()+1
		if d := dx*dx + dy*dy; d < least {
			best, least = h, d
		}
	}
	return best
}

func (m Model) start(msg Start) (Model, []Effect) {
	g, ok := newGame(msg.Setup, m.Day, msg.Seed)
	if !ok {
		return m.notify(Notice{Kind: BadCode}), nil
	}
	m.Setup = msg.Setup
	return m.begin(g), nil
}

func (m Model) rematch(seed uint64) (Model, []Effect) {
	g := m.Game
	g.Record = rules.NewRecord(g.Record.Board(), g.Record.Rules())
	g.Live, g.Base, g.Seed, g.Name, g.Line = 0, 0, seed, "", nil
	g.Seats[rules.First], g.Seats[rules.Second] = g.Seats[rules.Second], g.Seats[rules.First]
	return m.begin(g), nil
}

// resign ends the game for the person, or between two for the side to move.
func (m Model) resign() (Model, []Effect) {
	m.Dialog = NoDialog
	if m.Looking() || m.Game.Over() {
		return m, nil
	}
	side := m.Game.person()
	if side == rules.Nobody {
		side = m.Game.Position().Turn()
	}
	finish := rules.FirstResigned
	if side == rules.Second {
		finish = rules.SecondResigned
	}
	m.Game.Record = m.Game.Record.Cut().WithFinish(finish)
	m = m.cleared().hear(Heard{Kind: HeardShown})
	return m.count()
}

// swapSides exchanges the seats: who moved first now sits second.
func (m Model) swapSides() Model {
	if !m.CanSwap() {
		return m
	}
	return m.swapped()
}

func (m Model) swapped() Model {
	s := &m.Game.Seats
	s[rules.First], s[rules.Second] = s[rules.Second], s[rules.First]
	m.Game.Swap = false
	return m.cleared().notify(Notice{Kind: SidesSwapped})
}
