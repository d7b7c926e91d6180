package e2e

import (
	"math"
	"testing"
)

// A person who goes from screen to screen finds things where they were.

// standing is where things stand on a screen with a board, in CSS pixels.
type standing struct {
	Back       [2]float64 // the upper left corner of what leaves the screen
	Side, Wide float64    // the left edge and the width of what stands beside or below the board
	Foot       float64    // the lower edge of the last buttons
	Pitch      float64    // the width of a hole with its surroundings
}

const whereThingsStand = `(() => {
	const of = (selector) => document.querySelector(selector).getBoundingClientRect();
	const back = of('.app > .head > .icon-button'), side = of(".panel, .lesson");
	return { Back: [back.x, back.y], Side: side.x, Wide: side.width, Foot: of(".course > .offers, .acts").bottom, Pitch: of("[data-board] [data-hole]").width };
})()`

// tasks are the addresses of boards of every shape, with a task.
var tasks = []string{"puzzle/1", "puzzle/2", "puzzle/5", "daily", "learn/1", "learn/6"}

// Nothing moves from task to task, and no board gives way to an empty card.
func TestTasksStandWhereTheyStood(t *testing.T) {
	for _, size := range []struct {
		Size
		pitch float64 // the least one
	}{{SmallPhone, 28}, {Phone, 36}, {Sideways, 28}, {Desktop, 60}, {Size{Width: 1920, Height: 1080}, 80}} {
		p := table(t, size.Size)
		var first standing
		for i, task := range tasks {
			visit(p, task)
			p.WaitFor(`.lesson`)
			p.WaitStill()
			at := Eval[standing](p, whereThingsStand)
			if at.Pitch < size.pitch {
				t.Errorf("%d×%d, %s: a hole has %.1f px", size.Width, size.Height, task, at.Pitch)
			}
			if low := float64(size.Height) - at.Foot; low < -1 || low > 18 {
				t.Errorf("%d×%d, %s: the last buttons end %.0f px above the edge", size.Width, size.Height, task, low)
			}
			if at.Pitch = 0; i == 0 {
				first = at
			} else if math.Abs(at.Side-first.Side) > 1 || math.Abs(at.Wide-first.Wide) > 1 || math.Abs(at.Foot-first.Foot) > 1 || at.Back != first.Back {
				t.Errorf("%d×%d, %s stands at %v, %s at %v", size.Width, size.Height, task, at, tasks[0], first)
			}
		}
		p.Leave()
	}
}

// The title stays where a page is longer than the screen.
func TestTheTitleStays(t *testing.T) {
	p := table(t, Phone)
	for _, place := range []string{"puzzles", "workshop"} {
		visit(p, place)
		p.WaitFor(`.app > .head > .icon-button`)
		p.WaitStill()
		p.Run(`scrollTo(0, 500)`)
		if y := Eval[float64](p, `scrollY > 100 ? document.querySelector('.app > .head > .icon-button').getBoundingClientRect().y : -1`); y != 0 {
			t.Errorf("%s: scrolled, ‹ is at %v", place, y)
		}
	}
}
