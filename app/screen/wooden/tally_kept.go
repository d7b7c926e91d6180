package wooden

import (
	"slices"

	"kulami/app/desk"
	"kulami/app/game"
	"kulami/rules"
)

// A count is saved like a game, with its own id, and with marbles instead of moves. The program
// first shows a game. Desk.Count has the id of the last count.

// state returns the saved part of t, with the stamp of its game in the library.
func (t Tally) state(stamp string) keptTally {
	return keptTally{stamp, t.Marbles, t.Edition, t.Orientation}
}

// TallyOf returns the count saved in g, a game of the library.
func TallyOf(d *desk.Desk, g game.Game) Tally {
	marbles, _ := game.MarblesOf(g.Board(), g.Count)
	t := NewTally(marbles, g.Edition)
	t.ID, t.Origin, t.Orientation = g.ID, g.Origin, g.Orientation
	t.kept = t.state(d.Kept.Stamp(g.ID))
	return t
}

// lastTally returns the count shown last, and whether there is one.
func lastTally(d *desk.Desk) (Tally, bool) {
	g, _ := d.Kept.Game(d.Count)
	if g.Count == "" {
		return Tally{}, false
	}
	return TallyOf(d, g), true
}

// OrLast returns the count shown last if it has the board and the marbles of t, else t.
func (t Tally) OrLast(d *desk.Desk) Tally {
	if last, ok := lastTally(d); ok && t.Marbles.Board != nil && last.Fragment() == t.Fragment() {
		return last
	}
	return t
}

// WithID returns t with an id, so that Follow saves it. A position that is set up gets no id.
func (t Tally) WithID(d *desk.Desk) Tally {
	if t.ID == "" && !t.SetsUp {
		t.ID = d.NewID(game.Game{Tree: game.NewTree(t.From().Record)})
	}
	return t
}

// emptyCount returns an empty count on b with the same edition. If t is a count with marbles, it
// stays among the saved games.
func (t Tally) emptyCount(d *desk.Desk, b *rules.Board) Tally {
	next := NewTally(rules.NewDiagram(b), t.Edition)
	next.SetsUp, d.Dialog = t.SetsUp, desk.NoDialog
	_, next.Origin, _ = game.BoardOf(d.SetupOn(b), d.Now.Date)
	if t.SetsUp || t.Marbles.Marbles == [2]rules.Set{} {
		next.ID, next.kept.stamp = t.ID, t.kept.stamp
	} else {
		t.WithID(d).Follow(d)
		d.Notify(desk.Notice{Kind: desk.GameKept})
	}
	return next.WithID(d)
}

// tallyOn returns the count shown last if it is on b, else an empty count on b.
func tallyOn(d *desk.Desk, b *rules.Board) Tally {
	t, ok := lastTally(d)
	switch {
	case !ok:
		t = NewTally(rules.NewDiagram(b), d.Setup.Edition)
	case same(t.Marbles.Board, b):
		return t
	}
	return t.emptyCount(d, b)
}

// Follow saves the count. If another tab or the library has changed the saved count, Follow returns
// the changed count. Undo then restores the marbles of t.
func (t Tally) Follow(d *desk.Desk) desk.Screen {
	if t.ID == "" {
		return nil
	}
	stamp := d.Kept.Stamp(t.ID)
	d.Count = t.ID
	g, _ := d.Kept.Game(t.ID)
	switch {
	case t.state(stamp) == t.kept && stamp != "":
		return nil
	case g.Count == "" && t.kept.stamp != "": // removed or overwritten; a change saves it again
		t.ID, t.kept = "", keptTally{}
		return t
	case stamp != t.kept.stamp:
		next := TallyOf(d, g)
		next.Brush, next.Pointer, next.undo = t.Brush, t.Pointer, t.undo
		if g.Count != game.MarblesText(t.Marbles) {
			next.undo = append(slices.Clip(t.undo), t.Marbles)
		}
		return next
	case !g.Exists():
		g = game.Game{ID: t.ID, Began: d.Now.Minute, Build: d.Build, Opening: game.FreeOpening}
	}
	g.Tree, g.Orientation = game.NewTree(t.From().Record), t.Orientation
	g.Edition, g.Origin, g.Count, g.Touched = t.Edition, t.Origin, game.MarblesText(t.Marbles), d.Now.Minute
	d.Kept = d.Kept.Put(g)
	t.kept = t.state(d.Kept.Stamp(t.ID))
	return t
}
