package wooden

import (
	"slices"
	"strings"

	"kulami/app/desk"
	"kulami/app/game"
	"kulami/rules"
)

type (
	// Brush chooses the side of the placed marbles. With Nobody, a press marks the last marble of
	// a side.
	Brush struct{ Side rules.Side }
	// CountBy chooses the edition for the count.
	CountBy struct{ Edition string }
	// Stroke repeats the latest press in another hole: it places or removes a marble.
	Stroke struct{ Hole rules.Hole }
	// ClearMarbles starts an empty count on the same board, or clears the position.
	ClearMarbles struct{}
	// ExchangeMarbles exchanges the marbles of both sides.
	ExchangeMarbles struct{}
)

func (Brush) Message()           {}
func (CountBy) Message()         {}
func (Stroke) Message()          {}
func (ClearMarbles) Message()    {}
func (ExchangeMarbles) Message() {}

// OpenTally opens the count of an address. Without an address it opens the count shown last, or the
// empty board of the current screen.
func OpenTally(d *desk.Desk, from desk.Origin, rest string) (desk.Screen, bool) {
	if t, ok := lastTally(d); ok && rest == "" {
		return t, true
	}
	t, ok := readTally(from, rest)
	return t.OrLast(d), ok
}

// OpenPlace opens the position of an address, or the empty board of the current screen.
func OpenPlace(_ *desk.Desk, from desk.Origin, rest string) (desk.Screen, bool) {
	t, ok := readTally(from, rest)
	t.SetsUp = true
	return t, ok
}

// readTally reads the board, the edition and the marbles from an address. An empty address means
// the empty board of from.
func readTally(from desk.Origin, rest string) (t Tally, ok bool) {
	if rest == "" {
		t = NewTally(rules.NewDiagram(from.Record.Board()), from.Edition)
		t.Origin = from.Board
		return t, true
	}
	layout, rest, _ := strings.Cut(rest, "/")
	edition, marbles, _ := strings.Cut(rest, "/")
	b, err := rules.ParseLayout(layout)
	if err != nil {
		return t, false
	}
	d, ok := game.MarblesOf(b, marbles)
	return NewTally(d, edition), ok
}

func (t Tally) Update(d *desk.Desk, msg desk.Msg) (desk.Screen, bool) {
	switch msg := msg.(type) {
	case desk.Press:
		t = t.press(d, msg.Hole)
	case Stroke:
		if t.Brush != rules.Nobody && msg.Hole != rules.NoHole {
			t.Focus = msg.Hole
			t = t.put(d, t.Marbles.Set(msg.Hole, t.pressed))
		}
	case Brush:
		t.Brush = msg.Side
	case CountBy:
		if _, ok := rules.EditionNamed(msg.Edition); ok {
			t.Edition = msg.Edition
		}
	case ClearMarbles:
		if t.SetsUp {
			return t.put(d, rules.NewDiagram(t.Marbles.Board)), true
		}
		origin := t.Origin
		t = t.emptyCount(d, t.Marbles.Board)
		t.Origin = origin
	case ExchangeMarbles:
		marbles := t.Marbles
		marbles.Marbles[0], marbles.Marbles[1] = marbles.Marbles[1], marbles.Marbles[0]
		marbles.Last[0], marbles.Last[1] = marbles.Last[1], marbles.Last[0]
		t = t.put(d, marbles)
	case Tiles:
		d.Arrive(desk.Announcement{Kind: desk.AnnounceWorkshop})
		return workshopOf(d, t), true
	case desk.Undo:
		if n := len(t.undo); n > 0 {
			t.Marbles, t.undo = t.undo[n-1], t.undo[:n-1]
			d.Announce(desk.Announcement{Kind: desk.AnnounceTally, Hole: rules.NoHole})
		}
	default:
		view, ok := t.CarryOut(d, t.Marbles.Board, 0, msg)
		t.BoardView = view
		return t, ok
	}
	return t, true
}

// press places a marble of the brush, or removes the same marble. Without a side it marks a marble.
func (t Tally) press(d *desk.Desk, h rules.Hole) Tally {
	if h == rules.NoHole {
		return t
	}
	t.Focus = h
	side := t.Brush
	if side == rules.Nobody {
		d.Announce(desk.Announcement{Kind: desk.AnnounceTally, Hole: h})
		return t.put(d, marked(t.Marbles, h))
	}
	if t.Marbles.At(h) == side {
		side = rules.Nobody
	}
	t.pressed = side
	return t.put(d, t.Marbles.Set(h, side))
}

// put replaces the marbles on the board by an undoable change.
func (t Tally) put(d *desk.Desk, marbles rules.Diagram) Tally {
	if marbles == t.Marbles {
		return t
	}
	t.undo = append(slices.Clip(t.undo), t.Marbles)
	t.Marbles = marbles
	t = t.WithID(d)
	d.Announce(desk.Announcement{Kind: desk.AnnounceTally, Hole: t.Focus})
	return t
}

// marked returns d with the marble in h marked as the last of its side, or removes this mark.
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
