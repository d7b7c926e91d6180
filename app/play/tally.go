package play

import (
	"iter"
	"slices"
	"strings"

	"kulami/app/game"
	"kulami/rules"
)

type (
	// Brush chooses whose marbles are put down, with Nobody that their last ones are marked,
	// ExchangeMarbles gives those of each side to the other one, CountBy by which edition they are
	// counted, UseBoard on which board they lie; ClearMarbles takes them all away.
	Brush           struct{ Side rules.Side }
	CountBy         struct{ Edition string }
	UseBoard        struct{ Setup game.Setup }
	ClearMarbles    struct{}
	ExchangeMarbles struct{}
)

// Tally is the screen that counts a game played on a wooden board: marbles are put
// down by hand, in no order.
type Tally struct {
	plain
	BoardView
	Marbles rules.Diagram
	Brush   rules.Side      // whose marbles are put down; with Nobody their last ones are marked
	Edition string          // a name of rules.Editions
	undo    []rules.Diagram // never changed in place
}

// TallyScreen names the count; its addresses go on with the board, the edition, the
// holes of either side, those of the last marbles if they are marked, and a check code.
const TallyScreen ScreenName = "count"

// newTally returns the count of d.
func newTally(d rules.Diagram, edition string) Tally {
	if _, ok := rules.EditionNamed(edition); !ok {
		edition = rules.Editions()[0].Name
	}
	return Tally{Marbles: d, Brush: rules.First, Edition: edition, BoardView: BoardView{Pointer: newPointer(d.Board)}}
}

// openTally opens the count of an address, an empty board of what is shown without
// one.
func openTally(_ *Shell, from origin, rest string) (Screen, bool) {
	if rest == "" {
		return newTally(rules.NewDiagram(from.record.Board()), from.edition), true
	}
	parts := strings.Split(rest, "/")
	b, err := rules.ParseLayout(parts[0])
	if err != nil || len(parts) != 4 && len(parts) != 5 {
		return nil, false
	}
	d := rules.NewDiagram(b)
	for side := rules.First; side <= rules.Second; side++ {
		for name := range cells(strings.TrimPrefix(parts[2+side], "-")) {
			h := b.Hole(name)
			if h == rules.NoHole || d.At(h) != rules.Nobody {
				return nil, false
			}
			d = d.Set(h, side)
		}
	}
	for name := range cells(strings.TrimPrefix(strings.Join(parts[4:], ""), "l")) {
		h := b.Hole(name)
		if h == rules.NoHole || d.At(h) == rules.Nobody || d.Last[d.At(h)] != rules.NoHole {
			return nil, false
		}
		d.Last[d.At(h)] = h
	}
	return newTally(d, parts[1]), true
}

// cells yields the names that text runs together: a letter and digits each.
func cells(text string) iter.Seq[string] {
	return func(yield func(string) bool) {
		for text != "" {
			n := 1
			for n < len(text) && text[n] >= '0' && text[n] <= '9' {
				n++
			}
			if !yield(text[:n]) {
				return
			}
			text = text[n:]
		}
	}
}

func (Tally) Name() ScreenName { return TallyScreen }

func (t Tally) fragment() string {
	d := t.Marbles
	parts := []string{string(TallyScreen), d.Board.Layout(), t.Edition}
	for _, marbles := range d.Marbles {
		names := "-"
		for h := range marbles.All() {
			names += d.Board.Name(h)
		}
		parts = append(parts, names)
	}
	if last := lastNames(d); last != "" {
		parts = append(parts, "l"+last) // without a letter it might look like a check code
	}
	return withCode(strings.Join(parts, "/"))
}

// lastNames are the names of the marbles that are marked as the last ones.
func lastNames(d rules.Diagram) (names string) {
	for _, h := range d.Last {
		if h != rules.NoHole {
			names += d.Board.Name(h)
		}
	}
	return names
}

func (t Tally) origin() origin {
	return origin{record: rules.NewRecord(t.Marbles.Board, t.Rules()), edition: t.Edition}
}

func (t Tally) BoardShown() *rules.Board { return t.Marbles.Board }

// Rules returns the rules by which it is counted.
func (t Tally) Rules() rules.Ruleset {
	e, _ := rules.EditionNamed(t.Edition)
	return e.Rules
}

// Score counts its marbles.
func (t Tally) Score() rules.Score { return t.Marbles.Score(t.Rules()) }

// Position returns its marbles without their order.
func (t Tally) Position() rules.Position { return t.Marbles.Position(t.Rules()) }

// CanUndo reports whether there is a change to take back.
func (t Tally) CanUndo() bool { return len(t.undo) > 0 }

// Marks returns the marks of the marbles: owners and totals.
func (t Tally) Marks() game.Marks {
	k := game.MarksOf(t.Score())
	k.Quiz, k.Active = true, true
	k.Last, k.Before = lastMoves(t.Marbles)
	return k
}

func (t Tally) update(s *Shell, msg Msg) (Screen, bool) {
	switch msg := msg.(type) {
	case Press:
		t = t.press(s, msg.Hole)
	case Brush:
		t.Brush = msg.Side
	case CountBy:
		if _, ok := rules.EditionNamed(msg.Edition); ok {
			t.Edition = msg.Edition
		}
	case ClearMarbles:
		t = t.put(s, rules.NewDiagram(t.Marbles.Board))
	case ExchangeMarbles:
		d := t.Marbles
		d.Marbles[0], d.Marbles[1] = d.Marbles[1], d.Marbles[0]
		d.Last[0], d.Last[1] = d.Last[1], d.Last[0]
		t = t.put(s, d)
	case UseBoard:
		b, _, ok := game.BoardOf(msg.Setup.Valid(s.Setup), s.Now.Date)
		if !ok {
			s.notify(Notice{Kind: BadCode})
			return t, true
		}
		s.Setup, s.Dialog = msg.Setup.Valid(s.Setup), NoDialog
		t = newTally(rules.NewDiagram(b), t.Edition)
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
		return t.put(s, marked(t.Marbles, h))
	}
	if t.Marbles.At(h) == side {
		side = rules.Nobody
	}
	return t.put(s, t.Marbles.Set(h, side))
}

// put changes the marbles on the board.
func (t Tally) put(s *Shell, d rules.Diagram) Tally {
	if d == t.Marbles {
		return t
	}
	t.undo = append(slices.Clip(t.undo), t.Marbles)
	t.Marbles = d
	s.announce(Announcement{Kind: AnnounceTally, Hole: t.Focus})
	return t
}

// lastMoves returns the last move and the one before it, of the marbles that are marked.
// By the numbers of marbles First moved last if it has more.
func lastMoves(d rules.Diagram) (last, before rules.Hole) {
	mover := rules.Second
	if d.Marbles[rules.First].Len() > d.Marbles[rules.Second].Len() {
		mover = rules.First
	}
	return d.Last[mover], d.Last[mover.Other()]
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
