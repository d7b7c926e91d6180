package play

import (
	"math/bits"
	"strconv"
	"strings"

	"kulami/rules"
)

// The course teaches the rules on live boards. A lesson is a game stopped at a ply
// and something to find on its board; Game holds it, looked at like a linked one,
// while the player's own waits.

// LessonName says what a lesson teaches, and is the key of its words.
type LessonName string

// The lessons in their order. The first Basics of them are the rules that every
// edition has.
const (
	LessonRow    LessonName = "row"    // rows and columns of the last marble
	LessonGap    LessonName = "gap"    // they run on across gaps
	LessonClosed LessonName = "closed" // two tiles are closed
	LessonOwn    LessonName = "own"    // the majority owns a tile, a tie nobody
	LessonEnd    LessonName = "end"    // the game ends when somebody is stuck
	LessonArea   LessonName = "area"   // the largest area
	LessonLine   LessonName = "line"   // lines of five and more
)

// Basics is the number of lessons that teach what all editions share.
const Basics = 5

// Lesson is a position and what is to be found on it: any hole of a goal finds it.
type Lesson struct {
	Name   LessonName
	Record string // of the position shown
	goals  func(rules.Position) []rules.Set
	need   int // how many goals are enough, 0 for all
}

// worked is the worked example of the Italian rule sheet, played to its end.
const worked = "k1/b013QQ4DD2TSd2tS2Ts1sQQ4QT5D/ral/mf7e7a7c7g7i7b7d7d5d2d10d8f8f10f5f9d9d3f3i3c3c5e5e9e3g3h3h8" +
	"g8c8i8e8e4e10e6d6d4g4g6g9g2g5a5b5b3b4f4f6h6c6c4c9h9h5h7"

// Lessons is the course.
var Lessons = []Lesson{
	{LessonRow, "k1/b013QQ4DD2TSd2tS2Ts1sQQ4QT5D/mc4", singles(rules.Position.Legal), 2},
	{LessonGap, "k1/b07d2s2T2QQT1ssdtsQ1TQd3DQ/mh2", beyondGap, 1},
	{LessonClosed, "k1/b013QQ4DD2TSd2tS2Ts1sQQ4QT5D/mc4c7e7", closedTiles, 2},
	{LessonOwn, "k1/b013QQ4DD2TSd2tS2Ts1sQQ4QT5D/mf7e7a7c7g7i7b7d7d5d2d10d8f8f10f5f9", ownTiles, 0},
	{LessonEnd, "k1/b013QQ4DD2TSd2tS2Ts1sQQ4QT5D/mh5c5c3i3i8f8f10f2f7h7h3e3f3f6d6d9f9f4c4c9h9h4g4d4d3d7d5d10d2g2g9g10g7a7e7b7", endingMoves, 1},
	{LessonArea, worked, largestArea, 1},
	{LessonLine, worked, secondLines, 0},
}

// singles makes every hole of a set a goal of its own.
func singles(set func(rules.Position) rules.Set) func(rules.Position) []rules.Set {
	return func(p rules.Position) (goals []rules.Set) {
		for h := range set(p).All() {
			goals = append(goals, rules.SetOf(h))
		}
		return goals
	}
}

// beyondGap is the playable holes of the last marble's row that a gap parts from
// it.
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

// ownTiles is the tiles of the first player.
func ownTiles(p rules.Position) (goals []rules.Set) {
	for i, owner := range p.Score().Owners {
		if owner == rules.First {
			goals = append(goals, p.Board().TileHoles(i))
		}
	}
	return goals
}

// endingMoves is the moves after which the other side is stuck.
func endingMoves(p rules.Position) (goals []rules.Set) {
	for h := range p.Legal().All() {
		if p.After(h).Over() {
			goals = append(goals, rules.SetOf(h))
		}
	}
	return goals
}

// largestArea is the largest area on the board.
func largestArea(p rules.Position) []rules.Set {
	a := p.Score().Areas
	if a[rules.First].Holes.Len() > a[rules.Second].Holes.Len() {
		return []rules.Set{a[rules.First].Holes}
	}
	return []rules.Set{a[rules.Second].Holes}
}

// secondLines is the lines of the second player.
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

// Goals returns what is to be found in a lesson, and how much of it is enough.
func (l Lesson) Goals() (goals []rules.Set, need int) {
	rec, _ := rules.ParseRecord(l.Record)
	goals = l.goals(rec.Position())
	if l.need == 0 {
		return goals, len(goals)
	}
	return goals, l.need
}

// Course is where the player stands in the course.
type Course struct {
	At    int        // index of Lessons
	Found uint64     // the goals found, a bit each
	Slip  rules.Hole // the last press, if it found nothing, else NoHole
}

// Lesson returns the lesson shown; ok is false if the course is not.
func (m Model) Lesson() (l Lesson, ok bool) {
	if m.Screen != CourseScreen {
		return Lesson{}, false
	}
	return Lessons[m.Course.At], true
}

// Learnt returns how many goals of the lesson shown have been found, of how many.
func (m Model) Learnt() (found, need int) {
	l, ok := m.Lesson()
	if !ok {
		return 0, 0
	}
	_, need = l.Goals()
	return bits.OnesCount64(m.Course.Found), need
}

// LessonDone reports whether enough was found in the lesson shown.
func (m Model) LessonDone() bool {
	found, need := m.Learnt()
	return need > 0 && found >= need
}

// teach shows a lesson.
func (m Model) teach(at int) Model {
	at = min(max(at, 0), len(Lessons)-1)
	rec, err := rules.ParseRecord(Lessons[at].Record)
	if rec.IsZero() {
		panic(err) // the lessons are tested
	}
	m = m.stow()
	m.Game = Game{Record: rec, Live: rec.Len(), Seed: m.Game.Seed}
	m.Linked, m.Screen, m.Dialog = true, CourseScreen, NoDialog
	m = m.cleared()
	m.Focus = firstFocus(m.Game)
	m.Course = Course{At: at, Slip: rules.NoHole}
	return m.hear(Heard{Kind: HeardLesson, Hole: rules.NoHole})
}

// answer takes a press as the answer to the lesson shown.
func (m Model) answer(h rules.Hole) Model {
	l := Lessons[m.Course.At]
	if h == rules.NoHole || m.LessonDone() {
		return m
	}
	m.Focus, m.Notice = h, Notice{}
	goals, _ := l.Goals()
	m.Course.Slip = h
	for i, goal := range goals {
		if goal.Has(h) && m.Course.Found>>i&1 == 0 {
			m.Course.Found |= 1 << i
			m.Course.Slip = rules.NoHole
			break
		} else if goal.Has(h) {
			m.Course.Slip = rules.NoHole
		}
	}
	if m.LessonDone() {
		m.Flags.Learnt |= 1 << m.Course.At
	}
	return m.hear(Heard{Kind: HeardLesson, Hole: h})
}

// found returns the holes of the goals found, for the board.
func (m Model) found() (holes rules.Set) {
	goals, _ := Lessons[m.Course.At].Goals()
	for i, goal := range goals {
		if m.Course.Found>>i&1 == 1 {
			holes |= goal
		}
	}
	return holes
}

// inCourse carries out msg while a lesson is shown; ok is false if the lesson has
// nothing to say about it.
func (m Model) inCourse(msg Msg) (next Model, ok bool) {
	switch msg := msg.(type) {
	case Press:
		return m.answer(msg.Hole), true
	case Return, Close:
		if _, closed := msg.(Close); closed && m.Dialog != NoDialog {
			return m, false
		}
		return m.exchange(), true
	case Undo:
		return m, true
	}
	return m, ofGame(msg)
}

// lessonAddress is the fragment under which a lesson is found.
func (m Model) lessonAddress() string {
	return string(CourseScreen) + "/" + strconv.Itoa(m.Course.At+1)
}

// lessonOf reads such a fragment.
func lessonOf(fragment string) (at int, ok bool) {
	rest, ok := strings.CutPrefix(strings.Trim(fragment, "#/"), string(CourseScreen))
	if !ok {
		return 0, false
	}
	n, err := strconv.Atoi(strings.Trim(rest, "/"))
	if err != nil {
		return 0, rest == ""
	}
	return n - 1, n >= 1 && n <= len(Lessons)
}
