package e2e

import (
	"fmt"
	"testing"

	"kulami/app/screen/course"
	"kulami/rules"
)

// A person who has never played takes the course by keyboard alone, in the browser's language.

// languages returns a script that sets the language of the browser.
func languages(lang string) string {
	return `Object.defineProperty(navigator, "languages", { get: () => [` + quote(lang) + `] })`
}

// listen records every announcement for screen readers.
const listen = `window.announced = [];
new MutationObserver(() => announced.push(...[...document.querySelectorAll("[aria-live]")].map((e) => e.textContent)))
  .observe(document.body, { subtree: true, childList: true, characterData: true });`

func TestTheCourse(t *testing.T) {
	t.Parallel()
	for lang, size := range map[string]Size{"en": Phone, "es": SmallPhone} {
		t.Run(lang, func(t *testing.T) {
			p := visitor(t, size, rootURL+"#learn", languages(lang))
			if got := Eval[string](p, `document.documentElement.lang`); got != lang {
				t.Fatalf("the page is in %q", got)
			}
			p.Run(listen)
			heard := map[string]bool{}
			for at, lesson := range course.Lessons {
				p.WaitFor(fmt.Sprintf(`[data-lesson=%q][data-done="false"]`, lesson.Name))
				places := func() string {
					return Eval[string](p, inFaces(`[...document.querySelectorAll(".board, .lesson, .offers")].map((e) => JSON.stringify(e.getBoundingClientRect())).join()`)+`.join()`)
				}
				before := places()
				if !Eval[bool](p, fmt.Sprintf(onScreen, quote(".offers"))) || Eval[float64](p, `document.querySelector(".board").getBoundingClientRect().width`) < .93*float64(size.Width) {
					t.Errorf("lesson %s: the board is small, or the way on is not on the screen", lesson.Name)
				}
				task := p.Text(".task")
				if heard[task] {
					t.Errorf("lesson %s asks what another has asked: %s", lesson.Name, task)
				}
				heard[task] = true
				if at > 0 { // the first one was announced before listen ran
					p.Wait("the task to be said", `announced.some((words) => words.endsWith(`+quote(task)+`))`)
				}
				rec, _ := rules.ParseRecord(lesson.Record)
				goals, need := lesson.Goals()
				for i := range need {
					hole := single(goals, i)
					p.Focus(Hole(rec.Board().Name(hole)))
					p.Key("Enter")
					if i < need-1 {
						p.Wait("the answer to count", fmt.Sprintf(`document.querySelector("[data-found]").dataset.found === "%d"`, i+1))
					}
				}
				p.WaitFor(`[data-done="true"]`)
				if after := places(); after != before {
					t.Errorf("lesson %s moves things: %s, were %s", lesson.Name, after, before)
				}
				p.Wait("what was learnt to be said", `announced.includes(document.querySelector(".sentence > .done").textContent)`)
				if at+1 < len(course.Lessons) {
					p.Run(fmt.Sprintf(`document.querySelector('[data-act="lesson"][data-value="%d"]').focus()`, at+1))
					p.Key("Enter")
				}
			}
			p.Press(Act("return"))
			p.WaitPly(0)
			p.WaitFor(Act("more"))
		})
	}
}

// single returns a hole that is in goal i and in no other goal.
func single(goals []rules.Set, i int) rules.Hole {
	holes := goals[i]
	for k, goal := range goals {
		if k != i {
			holes &^= goal
		}
	}
	return holes.First()
}

// A wooden game is counted: marbles are placed by touch, and the count is shown in any edition.
func TestCountAWoodenGame(t *testing.T) {
	p := table(t, Phone)
	openSet(p, "count-wooden")
	p.WaitFor(`[data-state="count-wooden"]`)
	for _, hole := range []string{"a1", "b2", "c3", "d4", "e5"} {
		p.Press(Hole(hole))
	}
	p.Press(brush("second"))
	p.Press(Hole("a2"))
	p.Press(Hole("a1"))
	p.Press(Hole("a1")) // removes it again
	p.Press(Act("undo"))
	p.Press(Act("undo")) // a1 is the first player's again
	total := func(want string) {
		t.Helper()
		p.Wait("the total "+want, `[...document.querySelectorAll("tr.total b")].map((e) => e.textContent).join(" : ") === `+quote(want))
	}
	board := rules.SheetSquare.Board()
	d := rules.NewDiagram(board)
	for _, name := range []string{"a1", "b2", "c3", "d4", "e5"} {
		d = d.Set(board.Hole(name), rules.First)
	}
	d = d.Set(board.Hole("a2"), rules.Second)
	for _, name := range []string{"basic", "es-2", "it-both"} {
		e, _ := rules.EditionNamed(name)
		countBy(p, e)
		s := d.Score(e.Rules)
		total(fmt.Sprintf("%d : %d", s.Total(rules.First), s.Total(rules.Second)))
	}
	p.ReloadGame()
	p.WaitFor(`[data-hole="e5"][data-marble="first"]`)
	p.Press(Act("return"))
	p.WaitFor(`[data-state="my-set"]`)
	p.Press(Act("return"))
	p.WaitPly(0)
}
