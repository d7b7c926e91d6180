package play

import (
	"slices"
	"testing"

	"kulami/app/desk"
	"kulami/app/game"
	"kulami/app/screen/course"
	"kulami/rules"
)

// The number of a lesson is part of links and of stored texts. So it stays when the order changes.
func TestNumbersOfLessons(t *testing.T) {
	numbers := map[course.LessonName]int{course.LessonRow: 1, course.LessonGap: 2, course.LessonClosed: 3, course.LessonOwn: 4, course.LessonEnd: 5, course.LessonArea: 6, course.LessonLine: 7, course.LessonFirst: 8}
	for at, l := range course.Lessons {
		if numbers[l.Name] != l.Number {
			t.Errorf("lesson %s has number %d", l.Name, l.Number)
		}
		delete(numbers, l.Name)
		m := New()
		m.open(course.New(at).Fragment())
		if c, ok := m.Screen().(course.Screen); !ok || c.At != at {
			t.Errorf("the link of lesson %s opens %v", l.Name, m.Screen())
		}
	}
	if len(numbers) > 0 {
		t.Errorf("there are no lessons %v", numbers)
	}
}

// The last action of the course begins a game against level 1, with a coach.
func TestTheCourseEndsInAGame(t *testing.T) {
	m, _ := act(visitor(), Learn{At: len(course.Lessons) - 1})
	m, _ = act(m, FirstGame{9})
	if g := gameOf(m); g.Players != game.AgainstComputer(rules.Second, 1) || g.Moved() || welcome(m) {
		t.Errorf("it begins a game of %+v", g.Players)
	}
	if at, _ := m.Table(); !at.Coached(&m.Desk) {
		t.Error("the game has no coach")
	}
	m = playedBy(m, "d4", "d8")
	if c := coaching(m); c.Tip != 1 {
		t.Errorf("the board says %+v", c)
	}
}

// After a played lesson its marbles are on the board: one marble, or the end of a game with its
// closed holes.
func TestLessonsThatArePlayed(t *testing.T) {
	for at, l := range course.Lessons {
		goals, need := l.Goals()
		if !l.Plays {
			continue
		}
		c := course.New(at)
		if need != 1 {
			t.Fatalf("lesson %s asks for %d holes", l.Name, need)
		}
		d := desk.New()
		c = c.Answer(&d, goals[0].First())
		if p := c.Position(); p.Last() != goals[0].First() || p.Over() != (l.Name == course.LessonEnd) || c.Marks().Closed != p.Closed() {
			t.Errorf("lesson %s ends with %v, over %v", l.Name, c.Record(), p.Over())
		}
	}
}

// The board of a lesson about owners shows no playable holes, not even at its end.
func TestOwnersHaveNoPlayableHoles(t *testing.T) {
	d, c := desk.New(), course.New(slices.IndexFunc(course.Lessons, func(l course.Lesson) bool { return l.Name == course.LessonOwn }))
	goals, _ := c.Lesson().Goals()
	for _, goal := range goals {
		c = c.Answer(&d, goal.First())
	}
	if k := c.Marks(); !c.Done() || k.Legal != 0 || k.Owned == [2]rules.Set{} {
		t.Errorf("done %v, with %d playable holes and the owners %v", c.Done(), k.Legal.Len(), k.Owned)
	}
}

// Each idea is shown by a position with something between its holes. The lessons of an idea follow
// each other.
func TestIdeas(t *testing.T) {
	at := 0
	for i, idea := range course.Ideas {
		if idea.From != at {
			t.Errorf("idea %d begins with lesson %d, want %d", i, idea.From, at)
		}
		at = idea.To
		p, from, to := idea.Position()
		if from == rules.NoHole || to == rules.NoHole || p.Ply() == 0 {
			t.Errorf("idea %d is not shown", i)
		}
	}
	if at != len(course.Lessons) {
		t.Errorf("the ideas have %d lessons", at)
	}
}
