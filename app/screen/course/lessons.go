package course

import (
	"kulami/app/library"
	"kulami/rules"
)

// LessonName is the topic of a lesson, and the key of its phrases.
type LessonName string

// The lessons in their order. The first Basics lessons teach the rules of all editions.
const (
	LessonFirst  LessonName = "first"  // the aim, the free first marble, and turns
	LessonOwn    LessonName = "own"    // the majority owns a tile, a tie no side
	LessonRow    LessonName = "row"    // rows and columns of the last marble
	LessonGap    LessonName = "gap"    // the row and column continue across gaps
	LessonClosed LessonName = "closed" // two tiles are closed
	LessonEnd    LessonName = "end"    // the game ends when a player is stuck
	LessonArea   LessonName = "area"   // the largest area
	LessonLine   LessonName = "line"   // lines of five and more
)

// Basics is the number of lessons about the rules of all editions.
const Basics = 6

// Lesson is a position with goals to find. Any hole of a goal finds it.
type Lesson struct {
	Name   LessonName
	Number int    // number from 1, in addresses and Flags.Learnt; never changes
	Record string // record of the position shown
	goals  func(rules.Position) []rules.Set
	need   int  // number of goals needed; 0 means all
	Plays  bool // the last marble found is played
}

// layout is the board of all lessons. worked is the worked example of the Italian rule sheet on
// this board, to its end.
const (
	layout = "k1/b013QQ4DD2TSd2tS2Ts1sQQ4QT5D"
	worked = layout + "/ral/mf7e7a7c7g7i7b7d7d5d2d10d8f8f10f5f9d9d3f3i3c3c5e5e9e3g3h3h8" +
		"g8c8i8e8e4e10e6d6d4g4g6g9g2g5a5b5b3b4f4f6h6c6c4c9h9h5h7"
	owned  = layout + "/mf7e7a7c7g7i7b7d7d5d2d10d8f8f10f5f9"
	closed = layout + "/mc4c7e7"
	ending = layout + "/mh5c5c3i3i8f8f10f2f7h7h3e3f3f6d6d9f9f4c4c9h9h4g4d4d3d7d5d10d2g2g9g10g7a7e7b7"
)

// Lessons is the course.
var Lessons = []Lesson{
	{LessonFirst, 8, layout, singles(rules.Position.Legal), 1, true},
	{LessonOwn, 4, owned, ownTiles, 0, false},
	{LessonRow, 1, layout + "/mc4", singles(rules.Position.Legal), 2, false},
	{LessonGap, 2, layout + "/mi3", beyondGap, 1, false},
	{LessonClosed, 3, closed, closedTiles, 2, false},
	{LessonEnd, 5, ending, endingMoves, 1, true},
	{LessonArea, 6, worked, largestArea, 1, false},
	{LessonLine, 7, worked, secondLines, 0, false},
}

// Idea is the topic of one lesson or of two lessons in a row.
type Idea struct {
	From, To int    // indices of its first lesson, and of the next idea's
	Record   string // record of a position that shows the idea
	Around   string // two holes there, with the idea around the middle between them
}

// Ideas are the topics of the course, in its order.
var Ideas = [...]Idea{
	{0, 2, owned, "f8g7"},
	{2, 4, layout + "/me3", "e3e3"},
	{4, 5, closed, "c7e7"},
	{5, 6, ending + "i7", "g7h7"},
	{6, 8, worked, "e5f4"},
}

// Position returns the position that shows the idea, and the two holes.
func (i Idea) Position() (p rules.Position, from, to rules.Hole) {
	p = parsed(i.Record).Position()
	return p, p.Board().Hole(i.Around[:2]), p.Board().Hole(i.Around[2:])
}

// Learnt reports whether the lesson is done.
func (l Lesson) Learnt(f library.Flags) bool { return f.HasLearnt(l.Number) }

// Next returns the index of the first lesson in from…to-1 that is not done. If all are done, it
// returns from and false.
func Next(f library.Flags, from, to int) (at int, ok bool) {
	for at := from; at < to; at++ {
		if !Lessons[at].Learnt(f) {
			return at, true
		}
	}
	return from, false
}

// singles makes each hole of a set a goal of its own.
func singles(set func(rules.Position) rules.Set) func(rules.Position) []rules.Set {
	return func(p rules.Position) (goals []rules.Set) {
		for _, h := range set(p).Slice() {
			goals = append(goals, rules.SetOf(h))
		}
		return goals
	}
}

// beyondGap returns the legal holes that a gap separates from the last marble.
func beyondGap(p rules.Position) (goals []rules.Set) {
	b := p.Board()
	for _, h := range p.Legal().Slice() {
		at, to, dir := h, p.Last(), rules.Row
		if b.Point(at).X == b.Point(to).X {
			dir = rules.Column
		}
		if b.Point(at).X > b.Point(to).X || b.Point(at).Y > b.Point(to).Y {
			at, to = to, at
		}
		for at != to && at != rules.NoHole {
			at = b.Next(at, dir)
		}
		if at == rules.NoHole {
			goals = append(goals, rules.SetOf(h))
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
	for _, h := range p.Legal().Slice() {
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
func (l Lesson) Parsed() rules.Record { return parsed(l.Record) }

func parsed(record string) rules.Record {
	rec, err := rules.ParseRecord(record)
	if rec.IsZero() {
		panic(err) // the lessons are tested
	}
	return rec
}

// Goals returns the goals of a lesson, and the number of goals needed.
func (l Lesson) Goals() (goals []rules.Set, need int) {
	goals = l.goals(l.Parsed().Position())
	if l.need == 0 {
		return goals, len(goals)
	}
	return goals, l.need
}
