// Package course is the screen that teaches the rules.
package course

import (
	"math/bits"
	"slices"
	"strconv"

	"kulami/app/desk"
	"kulami/app/picture"
	"kulami/rules"
)

// Screen is the screen that teaches the rules on live boards: a position, and something to find on
// its board.
type Screen struct {
	desk.Plain
	desk.BoardView
	At    int             // index of Lessons
	Task  bool            // it is one of today
	Found uint64          // the goals found, a bit each
	Wrong rules.Hole      // hole of a wrong last press, else NoHole
	made  rules.MaybeHole // hole played in a lesson with Plays
}

// Name is the name of the course. In a fragment the number of the lesson, from 1, and a check code
// follow.
const Name desk.ScreenName = "learn"

// New returns the course at the lesson nearest to at.
func New(at int) Screen {
	at = min(max(at, 0), len(Lessons)-1)
	return Screen{At: at, Wrong: rules.NoHole, BoardView: desk.BoardView{Pointer: desk.NewPointer(Lessons[at].Parsed().Board())}}
}

// Open opens the course at the lesson of an address. Without rest it opens the first lesson.
func Open(_ *desk.Desk, _ desk.Origin, rest string) (desk.Screen, bool) {
	if rest == "" {
		return New(0), true
	}
	n, err := strconv.Atoi(rest)
	at := slices.IndexFunc(Lessons, func(l Lesson) bool { return l.Number == n })
	if err != nil || at < 0 {
		return nil, false
	}
	return New(at), true
}

func (Screen) Name() desk.ScreenName { return Name }

func (c Screen) Fragment() string {
	return desk.WithCode(string(Name) + "/" + strconv.Itoa(c.Lesson().Number))
}

func (c Screen) From() desk.Origin {
	r := c.Record()
	r, _ = r.Extract(r.Moves()[:r.Cursor()])
	return desk.Origin{Record: r}
}

func (c Screen) BoardShown() *rules.Board { return c.Position().Board() }

// Lesson returns the lesson shown.
func (c Screen) Lesson() Lesson { return Lessons[c.At] }

// Record returns the record of the lesson shown, with the marble played in it.
func (c Screen) Record() rules.Record {
	r := c.Lesson().Parsed()
	if c.made != 0 {
		r, _ = r.Play(c.made.Hole())
	}
	return r
}

// Position returns the position of the lesson shown.
func (c Screen) Position() rules.Position { return c.Record().Position() }

// Progress returns the number of goals found in the lesson, and the number needed.
func (c Screen) Progress() (found, need int) {
	_, need = c.Lesson().Goals()
	return bits.OnesCount64(c.Found), need
}

// Done reports whether enough goals of the lesson are found.
func (c Screen) Done() bool {
	found, need := c.Progress()
	return found >= need
}

func (c Screen) Update(d *desk.Desk, msg desk.Msg) (desk.Screen, bool) {
	p := c.Position()
	if press, ok := msg.(desk.Press); ok {
		c = c.Answer(d, press.Hole)
		return c, true
	}
	view, ok := c.CarryOut(d, p.Board(), p.Legal(), msg)
	c.BoardView = view
	return c, ok
}

// Answer takes a press as the answer to the lesson.
func (c Screen) Answer(d *desk.Desk, h rules.Hole) Screen {
	if h == rules.NoHole || c.Done() {
		return c
	}
	c.Focus, c.Wrong = h, h
	goals, _ := c.Lesson().Goals()
	for i, goal := range goals {
		if !goal.Has(h) {
			continue
		}
		c.Wrong = rules.NoHole
		if c.Found>>i&1 == 0 {
			c.Found |= 1 << i
			break
		}
	}
	if c.Done() {
		d.Flags.Learnt |= 1 << (c.Lesson().Number - 1)
		if c.Lesson().Plays {
			c.made = rules.Maybe(h)
		}
	}
	d.Announce(desk.Announcement{Kind: desk.AnnounceLesson, Hole: h})
	return c
}

// found returns the holes of the goals found.
func (c Screen) found() (holes rules.Set) {
	goals, _ := c.Lesson().Goals()
	for i, goal := range goals {
		if c.Found>>i&1 == 1 {
			holes |= goal
		}
	}
	return holes
}

// Over reports whether the lesson's game has already ended.
func (c Screen) Over() bool { return c.Lesson().Parsed().Position().Over() }

// Marks returns the highlights of the lesson. Before its solution the board does not show the legal
// holes.
func (c Screen) Marks() picture.Marks {
	p := c.Position()
	k := picture.MarksAt(p)
	if c.made == 0 {
		k.Found = c.found()
	}
	if c.Done() {
		if !c.Over() && c.Lesson().Name != LessonOwn { // its question is not about playable holes
			k.Legal, k.Closed, k.Active = p.Legal(), p.Closed(), true
		}
		return k
	}
	k.Quiz, k.Active, k.Target = true, true, rules.Maybe(c.target())
	if c.Lesson().Name == LessonOwn {
		k.Owned = [2]rules.Set{rules.First: c.found()} // the other owners are still to be found
	}
	return k
}

// target returns the hole of the pointing finger: a hole to start the course, or a right hole after
// a wrong press.
func (c Screen) target() rules.Hole {
	goals, _ := c.Lesson().Goals()
	for i, goal := range goals {
		if c.Found>>i&1 == 0 && (c.Wrong != rules.NoHole || c.At == 0) {
			if c.At == 0 { // any hole is right
				goal = goals[len(goals)/2]
			}
			return goal.First()
		}
	}
	return rules.NoHole
}
