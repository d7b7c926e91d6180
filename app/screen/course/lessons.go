package course

import (
	"kulami/app/library"
	"kulami/rules"
)

// LessonName says what a lesson teaches, and is the key of its words.
type LessonName string

// The lessons in their order. The first Basics of them are the rules that every
// edition has.
const (
	LessonFirst  LessonName = "first"  // the aim, the free first marble, and turns
	LessonOwn    LessonName = "own"    // the majority owns a tile, a tie no side
	LessonRow    LessonName = "row"    // rows and columns of the last marble
	LessonGap    LessonName = "gap"    // they run on across gaps
	LessonClosed LessonName = "closed" // two tiles are closed
	LessonEnd    LessonName = "end"    // the game ends when a player is stuck
	LessonArea   LessonName = "area"   // the largest area
	LessonLine   LessonName = "line"   // lines of five and more
)

// Basics is the number of lessons that teach what all editions share.
const Basics = 6

// Lesson is a position and what is to be found on it: any hole of a goal finds it.
type Lesson struct {
	Name   LessonName
	Number int    // from 1, in addresses and in Flags.Learnt; it stays when the order changes
	Record string // of the position shown
	goals  func(rules.Position) []rules.Set
	need   int  // how many goals are enough, 0 for all
	Plays  bool // the hole found is played
}

// worked is the worked example of the Italian rule sheet, played to its end.
const worked = "k1/b013QQ4DD2TSd2tS2Ts1sQQ4QT5D/ral/mf7e7a7c7g7i7b7d7d5d2d10d8f8f10f5f9d9d3f3i3c3c5e5e9e3g3h3h8" +
	"g8c8i8e8e4e10e6d6d4g4g6g9g2g5a5b5b3b4f4f6h6c6c4c9h9h5h7"

// Lessons is the course.
var Lessons = []Lesson{
	{LessonFirst, 8, "k1/b8tsSQDQdDSQTtQdsQT", singles(rules.Position.Legal), 1, true},
	{LessonOwn, 4, "k1/b013QQ4DD2TSd2tS2Ts1sQQ4QT5D/mf7e7a7c7g7i7b7d7d5d2d10d8f8f10f5f9", ownTiles, 0, false},
	{LessonRow, 1, "k1/b013QQ4DD2TSd2tS2Ts1sQQ4QT5D/mc4", singles(rules.Position.Legal), 2, false},
	{LessonGap, 2, "k1/b07d2s2T2QQT1ssdtsQ1TQd3DQ/mh2", beyondGap, 1, false},
	{LessonClosed, 3, "k1/b013QQ4DD2TSd2tS2Ts1sQQ4QT5D/mc4c7e7", closedTiles, 2, false},
	{LessonEnd, 5, "k1/b013QQ4DD2TSd2tS2Ts1sQQ4QT5D/mh5c5c3i3i8f8f10f2f7h7h3e3f3f6d6d9f9f4c4c9h9h4g4d4d3d7d5d10d2g2g9g10g7a7e7b7", endingMoves, 1, true},
	{LessonArea, 6, worked, largestArea, 1, false},
	{LessonLine, 7, worked, secondLines, 0, false},
}

// Learnt reports whether the lesson was done.
func (l Lesson) Learnt(f library.Flags) bool { return f.Learnt>>(l.Number-1)&1 == 1 }

// singles makes every hole of a set a goal of its own.
func singles(set func(rules.Position) rules.Set) func(rules.Position) []rules.Set {
	return func(p rules.Position) (goals []rules.Set) {
		for h := range set(p).All() {
			goals = append(goals, rules.SetOf(h))
		}
		return goals
	}
}

// beyondGap returns the playable holes of the last marble's row that a gap separates
// from it.
func beyondGap(p rules.Position) (goals []rules.Set) {
	b := p.Board()
	last := b.Point(p.Last())
	for h := range p.Legal().All() {
		at := b.Point(h)
		if at.Y != last.Y {
			continue
		}
		for x := min(at.X, last.X); x < max(at.X, last.X); x++ {
			if b.At(rules.Point{X: x, Y: at.Y}) == rules.NoHole {
				goals = append(goals, rules.SetOf(h))
				break
			}
		}
	}
	return goals
}

func closedTiles(p rules.Position) []rules.Set {
	b := p.Board()
	return []rules.Set{b.TileHoles(b.TileOf(p.Last())), b.TileHoles(b.TileOf(p.Before()))}
}

func ownTiles(p rules.Position) (goals []rules.Set) {
	for i, owner := range p.Score().Owners {
		if owner == rules.First {
			goals = append(goals, p.Board().TileHoles(i))
		}
	}
	return goals
}

// endingMoves returns the moves after which the other side is stuck.
func endingMoves(p rules.Position) (goals []rules.Set) {
	for h := range p.Legal().All() {
		if p.After(h).Over() {
			goals = append(goals, rules.SetOf(h))
		}
	}
	return goals
}

func largestArea(p rules.Position) []rules.Set {
	a := p.Score().Areas
	if a[rules.First].Holes.Len() > a[rules.Second].Holes.Len() {
		return []rules.Set{a[rules.First].Holes}
	}
	return []rules.Set{a[rules.Second].Holes}
}

func secondLines(p rules.Position) (goals []rules.Set) {
	for _, l := range p.Score().Lines[rules.Second] {
		var holes rules.Set
		for h, n := l.From, 0; n < l.Len; h, n = p.Board().Next(h, l.Dir), n+1 {
			holes |= rules.SetOf(h)
		}
		goals = append(goals, holes)
	}
	return goals
}

// Parsed returns the record of the lesson.
func (l Lesson) Parsed() rules.Record {
	rec, err := rules.ParseRecord(l.Record)
	if rec.IsZero() {
		panic(err) // the lessons are tested
	}
	return rec
}

// Goals returns what is to be found in a lesson, and how much of it is enough.
func (l Lesson) Goals() (goals []rules.Set, need int) {
	goals = l.goals(l.Parsed().Position())
	if l.need == 0 {
		return goals, len(goals)
	}
	return goals, l.need
}
