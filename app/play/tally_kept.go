package play

import (
	"slices"

	"kulami/app/game"
	"kulami/rules"
)

// A count is kept as a game is, under an id of its own, with its marbles in the place of moves. Only
// the game shown last is shown again when the program starts; Shell.Count leads back to the count.

// state returns what is to be kept of t, whose game in the library has a stamp.
func (t Tally) state(stamp string) keptTally {
	return keptTally{stamp, t.Marbles, t.Edition, t.Orientation}
}

// tallyOf returns the count that g is, a game of the library.
func tallyOf(s *Shell, g game.Game) Tally {
	d, _ := game.MarblesOf(g.Board(), g.Count)
	t := newTally(d, g.Edition)
	t.ID, t.Origin, t.Orientation = g.ID, g.Origin, g.Record().Orientation()
	t.kept = t.state(s.kept.Stamp(g.ID))
	return t
}

// lastTally returns the count that was shown last, if there is one.
func lastTally(s *Shell) (Tally, bool) {
	g, _ := s.kept.Game(s.Count)
	if g.Count == "" {
		return Tally{}, false
	}
	return tallyOf(s, g), true
}

// orLast returns the count shown last if it has the board and the marbles of t, else t.
func (t Tally) orLast(s *Shell) Tally {
	if last, ok := lastTally(s); ok && t.Marbles.Board != nil && last.Fragment() == t.Fragment() {
		return last
	}
	return t
}

// withID returns t with an id, so that it is kept.
func (t Tally) withID(s *Shell) Tally {
	if t.ID == "" && !t.SetsUp {
		t.ID = s.kept.NewID(game.Game{Tree: game.NewTree(t.From().record)}, s.Now.Minute, "")
	}
	return t
}

// emptyCount returns an empty count on b by the same edition. What t has stays among the games, unless that
// is no marble.
func (t Tally) emptyCount(s *Shell, b *rules.Board, origin game.Origin) Tally {
	next := newTally(rules.NewDiagram(b), t.Edition)
	next.Origin, next.SetsUp, s.Dialog = origin, t.SetsUp, NoDialog
	if t.SetsUp || t.Marbles.Marbles == [2]rules.Set{} {
		next.ID, next.kept.stamp = t.ID, t.kept.stamp
	} else {
		t.withID(s).Follow(s)
		s.notify(Notice{Kind: CountKept})
	}
	return next.withID(s)
}

// tallyOn returns the count shown last if it is on b, a board of the player's own, else another one.
func tallyOn(s *Shell, b *rules.Board) Tally {
	t, ok := lastTally(s)
	switch {
	case !ok:
		t = newTally(rules.NewDiagram(b), "")
	case t.Marbles.Board.Layout() == b.Layout():
		return t
	}
	return t.emptyCount(s, b, game.Origin{Board: game.OwnBoard})
}

// Follow keeps the count. If another tab, or the library, has changed what is kept, that is the count; the
// marbles that lay here can be brought back.
func (t Tally) Follow(s *Shell) Screen {
	if t.ID == "" {
		return nil
	}
	stamp := s.kept.Stamp(t.ID)
	s.Count = t.ID
	g, _ := s.kept.Game(t.ID)
	switch {
	case t.state(stamp) == t.kept && stamp != "":
		return nil
	case g.Count == "" && t.kept.stamp != "": // removed, or written over: it is kept anew when it changes
		t.ID, t.kept = "", keptTally{}
		return t
	case stamp != t.kept.stamp:
		next := tallyOf(s, g)
		next.Brush, next.Pointer, next.undo = t.Brush, t.Pointer, t.undo
		if g.Count != game.MarblesText(t.Marbles) {
			next.undo = append(slices.Clip(t.undo), t.Marbles)
		}
		return next
	case !g.Exists():
		g = game.Game{ID: t.ID, Began: s.Now.Minute, Build: s.Build, Opening: game.FreeOpening}
	}
	g.Tree = game.NewTree(t.From().record.WithOrientation(t.Orientation))
	g.Edition, g.Origin, g.Count, g.Touched = t.Edition, t.Origin, game.MarblesText(t.Marbles), s.Now.Minute
	s.kept = s.kept.Put(g)
	t.kept = t.state(s.kept.Stamp(t.ID))
	return t
}
