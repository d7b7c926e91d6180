package play

import (
	"slices"
	"strings"

	"kulami/app/game"
	"kulami/rules"
)

type (
	// Brush chooses whose marbles are put down, with Nobody that their last ones are marked,
	// ExchangeMarbles gives those of each side to the other one, CountBy by which edition they are
	// counted; Stroke goes on in other holes with what the latest press did; UseBoard and ClearMarbles begin another count, on another board or on the same.
	Brush           struct{ Side rules.Side }
	CountBy         struct{ Edition string }
	UseBoard        struct{ Setup game.Setup }
	Stroke          struct{ Hole rules.Hole }
	ClearMarbles    struct{}
	ExchangeMarbles struct{}
)

func (Brush) Message()           {}
func (CountBy) Message()         {}
func (UseBoard) Message()        {}
func (Stroke) Message()          {}
func (ClearMarbles) Message()    {}
func (ExchangeMarbles) Message() {}

// openTally opens the count of an address, without one that which was shown last, or an empty
// board of what is shown.
func openTally(s *Shell, from Origin, rest string) (Screen, bool) {
	if t, ok := lastTally(s); ok && rest == "" {
		return t, true
	}
	t, ok := readTally(from, rest)
	return t.orLast(s), ok
}

// openPlace opens the position of an address, an empty board of what is shown without one.
func openPlace(_ *Shell, from Origin, rest string) (Screen, bool) {
	t, ok := readTally(from, rest)
	t.SetsUp = true
	return t, ok
}

// readTally reads the board, the edition and the marbles of an address.
func readTally(from Origin, rest string) (t Tally, ok bool) {
	if rest == "" {
		t = newTally(rules.NewDiagram(from.record.Board()), from.edition)
		t.Origin = from.board
		return t, true
	}
	layout, rest, _ := strings.Cut(rest, "/")
	edition, marbles, _ := strings.Cut(rest, "/")
	b, err := rules.ParseLayout(layout)
	if err != nil {
		return t, false
	}
	d, ok := game.MarblesOf(b, marbles)
	return newTally(d, edition), ok
}

func (t Tally) Update(s *Shell, msg Msg) (Screen, bool) {
	switch msg := msg.(type) {
	case Press:
		t = t.press(s, msg.Hole)
	case Stroke:
		if t.Brush != rules.Nobody && msg.Hole != rules.NoHole {
			t.Focus = msg.Hole
			t = t.put(s, t.Marbles.Set(msg.Hole, t.pressed))
		}
	case Brush:
		t.Brush = msg.Side
	case CountBy:
		if _, ok := rules.EditionNamed(msg.Edition); ok {
			t.Edition = msg.Edition
		}
	case ClearMarbles:
		if t.SetsUp {
			return t.put(s, rules.NewDiagram(t.Marbles.Board)), true
		}
		t = t.emptyCount(s, t.Marbles.Board, t.Origin)
	case ExchangeMarbles:
		d := t.Marbles
		d.Marbles[0], d.Marbles[1] = d.Marbles[1], d.Marbles[0]
		d.Last[0], d.Last[1] = d.Last[1], d.Last[0]
		t = t.put(s, d)
	case UseBoard:
		setup := msg.Setup.Valid(s.Setup)
		b, origin, ok := game.BoardOf(setup, s.Now.Date)
		if !ok {
			s.noBoard(setup)
			return t, true
		}
		s.Setup = setup
		t = t.emptyCount(s, b, origin)
	case Undo:
		if n := len(t.undo); n > 0 {
			t.Marbles, t.undo = t.undo[n-1], t.undo[:n-1]
			s.announce(Announcement{Kind: AnnounceTally, Hole: rules.NoHole})
		}
	default:
		view, ok := t.carryOut(s, t.Marbles.Board, 0, msg)
		t.BoardView = view
		return t, ok
	}
	return t, true
}

// press puts a marble of the brush down, or takes it away if it lies there already.
func (t Tally) press(s *Shell, h rules.Hole) Tally {
	if h == rules.NoHole {
		return t
	}
	t.Focus = h
	side := t.Brush
	if side == rules.Nobody {
		s.announce(Announcement{Kind: AnnounceTally, Hole: h})
		return t.put(s, marked(t.Marbles, h))
	}
	if t.Marbles.At(h) == side {
		side = rules.Nobody
	}
	t.pressed = side
	return t.put(s, t.Marbles.Set(h, side))
}

// put changes the marbles on the board.
func (t Tally) put(s *Shell, d rules.Diagram) Tally {
	if d == t.Marbles {
		return t
	}
	t.undo = append(slices.Clip(t.undo), t.Marbles)
	t.Marbles = d
	t = t.withID(s)
	s.announce(Announcement{Kind: AnnounceTally, Hole: t.Focus})
	return t
}

// marked returns d with the marble in h marked as the last of its side, or not any more.
func marked(d rules.Diagram, h rules.Hole) rules.Diagram {
	side := d.At(h)
	switch {
	case side == rules.Nobody:
	case d.Last[side] == h:
		d.Last[side] = rules.NoHole
	default:
		d.Last[side] = h
	}
	return d
}
