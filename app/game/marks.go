package game

import "kulami/rules"

// Marks is what the board shows besides wood and marbles. It is a comparable
// value, drawn from the Model alone.
type Marks struct {
	Quiz       bool       // a lesson asks: nothing is said of what may be played
	Found      rules.Set  // what was found in a lesson
	Target     rules.Hole // what could be pressed in a lesson, shown by a finger, or NoHole
	Legal      rules.Set  // holes the side to move may play
	Active     bool       // a person may play one of them now
	Trial      bool       // a person may try one of them, which leaves the game as it is
	Closed     rules.Set  // holes of the two closed tiles
	Last       rules.Hole
	Before     rules.Hole
	Owners     [rules.Tiles]rules.Side
	Hint       rules.Hole
	Pending    rules.Hole
	Preview    rules.Hole // playable hole under the pointer or the focus, or NoHole
	Tried      rules.Hole // wrong try in an exercise, the marble before Reply in a line, or NoHole
	Reply      rules.Hole // what the opponent would answer to it, or NoHole
	Answer     rules.Hole // where a puzzle or an exercise was answered, or NoHole
	Right      bool       // that was right
	Would      rules.Side // who would own the preview's tile
	Considered rules.Set  // holes of the tile whose count is looked at
	Needed     rules.Set  // those of them that would have to be filled
	Totals     [2]int     // points as they stand
	After      [2]int     // points after the preview's marble; Totals without one
}

// MarksOf returns the marks of a score alone: owners and totals.
func MarksOf(s rules.Score) Marks {
	totals := s.Totals()
	return Marks{Last: rules.NoHole, Before: rules.NoHole, Owners: s.Owners,
		Target: rules.NoHole, Hint: rules.NoHole, Pending: rules.NoHole, Preview: rules.NoHole, Tried: rules.NoHole, Reply: rules.NoHole, Answer: rules.NoHole, Totals: totals, After: totals}
}

// MarksAt returns the marks of a position that it has wherever it is shown: those of its score, and
// the last two marbles.
func MarksAt(p rules.Position) Marks {
	k := MarksOf(p.Score())
	k.Last, k.Before = p.Last(), p.Before()
	return k
}
