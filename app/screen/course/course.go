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

// Screen is the screen that teaches the rules on live boards: a position, and
// something to find on its board.
type Screen struct {
	desk.Plain
	desk.BoardView
	At    int             // index of Lessons
	Found uint64          // the goals found, a bit each
	Wrong rules.Hole      // the last press, if it found nothing, else NoHole
	made  rules.MaybeHole // the hole that was played, in a lesson that is done by playing
}

// Name names the course; its addresses go on with the number of the lesson,
// from 1, and a check code.
const Name desk.ScreenName = "learn"

// New returns the course at a lesson, the nearest there is.
func New(at int) Screen {
	at = min(max(at, 0), len(Lessons)-1)
	return Screen{At: at, Wrong: rules.NoHole, BoardView: desk.BoardView{Pointer: desk.NewPointer(Lessons[at].Parsed().Board())}}
}

// Open opens the course at the lesson of an address, the first without one.
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

// Record returns the record of the lesson shown, with what was played in it.
func (c Screen) Record() rules.Record {
	r := c.Lesson().Parsed()
	if c.made != 0 {
		r, _ = r.Play(c.made.Hole())
	}
	return r
}

// Position returns the position of the lesson shown.
func (c Screen) Position() rules.Position { return c.Record().Position() }

// Progress returns how many goals of the lesson have been found, of how many.
func (c Screen) Progress() (found, need int) {
	_, need = c.Lesson().Goals()
	return bits.OnesCount64(c.Found), need
}

// Done reports whether enough was found in the lesson.
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

// Over reports whether the lesson is about a game that has ended before.
func (c Screen) Over() bool { return c.Lesson().Parsed().Position().Over() }

// Marks returns the marks of the lesson. While it asks, the board shows nothing of
// what may be played.
func (c Screen) Marks() picture.Marks {
	p := c.Position()
	k := picture.MarksAt(p)
	if c.made == 0 {
		k.Found = c.found()
	}
	if c.Done() {
		if !c.Over() {
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

// target returns what a finger points to: the first hole of the course, and after a wrong press one that is right.
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
