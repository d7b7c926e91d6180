package play

import "kulami/rules"

// Marks is what the board shows besides wood and marbles. It is a comparable
// value, drawn from the Model alone.
type Marks struct {
	Quiz    bool      // a lesson asks: nothing is said of what may be played
	Found   rules.Set // what was found in a lesson
	Legal   rules.Set // holes the side to move may play
	Active  bool      // a person may play one of them now
	Trial   bool      // a person may try one of them, which leaves the game as it is
	Closed  rules.Set // holes of the two closed tiles
	Last    rules.Hole
	Before  rules.Hole
	Owners  [rules.Tiles]rules.Side
	Hint    rules.Hole
	Pending rules.Hole
	Preview rules.Hole // playable hole under the pointer or the focus, or NoHole
	Would   rules.Side // who would own the preview's tile
	Totals  [2]int     // points as they stand
	After   [2]int     // points after the preview's marble; Totals without one
}

// Marks returns the marks of the position shown.
func (m Model) Marks() Marks {
	p := m.Game.Position()
	if m.Screen == CountScreen {
		s := m.Wooden.Score()
		totals := [2]int{s.Total(rules.First), s.Total(rules.Second)}
		return Marks{Quiz: true, Active: true, Last: rules.NoHole, Before: rules.NoHole, Owners: s.Owners,
			Hint: rules.NoHole, Pending: rules.NoHole, Preview: rules.NoHole, Totals: totals, After: totals}
	}
	s := p.Score()
	k := Marks{
		Last: p.Last(), Before: p.Before(), Owners: s.Owners,
		Hint: m.Hint, Pending: m.Pending, Preview: rules.NoHole,
		Totals: [2]int{s.Total(rules.First), s.Total(rules.Second)},
	}
	k.After = k.Totals
	if l, ok := m.Lesson(); ok {
		k.Found, k.Quiz, k.Active = m.found(), !m.LessonDone(), !m.LessonDone()
		if k.Quiz {
			if l.Name == LessonOwn {
				k.Owners = m.ownersFound()
			}
			return k
		}
	}
	if m.AtEnd() {
		return k
	}
	k.Legal, k.Closed = p.Legal(), p.Closed()
	k.Trial = m.tries()
	k.Active = !k.Trial && !m.Game.Seats[p.Turn()].Computer()
	if (k.Active || k.Trial) && k.Legal.Has(m.Hover) {
		after := p.After(m.Hover).Score()
		k.Preview = m.Hover
		k.Would = after.Owners[p.Board().TileOf(m.Hover)]
		k.After = [2]int{after.Total(rules.First), after.Total(rules.Second)}
	}
	return k
}

// ownersFound is the owners of the tiles found in a lesson; the others are to be
// found still.
func (m Model) ownersFound() (owners [rules.Tiles]rules.Side) {
	b := m.Game.Record.Board()
	for i := range owners {
		owners[i] = rules.Nobody
		if b.TileHoles(i)&m.found() != 0 {
			owners[i] = rules.First
		}
	}
	return owners
}
