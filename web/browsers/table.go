package browsers

import (
	"fmt"

	"kulami/rules"
	"kulami/web/e2e"
)

// link is the record of the game shown.
func (p *page) link() string {
	p.t.Helper()
	return eval[string](p, `document.querySelector("[data-board]").dataset.link`)
}

// agree reads the page and fails the journey unless everything shown is what the rules say of the record shown. It
// returns the position.
func (p *page) agree() rules.Position {
	p.t.Helper()
	pos, err := eval[e2e.Table](p, e2e.TableScript).Check()
	if err != nil {
		p.fail("%v", err)
	}
	return pos
}

// waitPly waits until so many marbles are shown.
func (p *page) waitPly(ply int) {
	p.t.Helper()
	p.wait(fmt.Sprintf("ply %d", ply), fmt.Sprintf(`document.querySelector("[data-board]")?.dataset.ply === "%d"`, ply))
}

// waitTurn waits until the side may play, or the game is over.
func (p *page) waitTurn(side string) {
	p.t.Helper()
	p.wait(side+" to move", `(({ over, thinking, turn }) => over === "true" || thinking === "false" && turn === `+quote(side)+`)(document.querySelector("[data-board]").dataset)`)
}

// newGame begins a game with the given choices of the dialog: name and value of each form control, in this order.
func (p *page) newGame(choices ...string) {
	p.t.Helper()
	p.press(e2e.Act("new"))
	p.waitFor(e2e.Act("start"))
	for i := 0; i+1 < len(choices); i += 2 {
		p.choose(choices[i], choices[i+1])
	}
	p.press(e2e.Act("start"))
	p.waitGone(e2e.Act("start"))
	p.wait("the new game", `document.querySelector("[data-board]").dataset.ply < 2`)
}

// choose sets a form control: a radio button by a press on its label, a list by its value.
func (p *page) choose(name, value string) {
	p.t.Helper()
	radio := fmt.Sprintf(`input[name=%q][value=%q]`, name, value)
	p.wait("the control "+name, fmt.Sprintf(`document.querySelector('[name=%q]')`, name))
	if !eval[bool](p, `document.querySelector(`+quote(radio)+`) !== null`) {
		p.wait(name+" to be "+value, fmt.Sprintf(`(%s)(%s, %s)`, setList, quote(fmt.Sprintf(`[name=%q]`, name)), quote(value)))
		return
	}
	p.press("label:has(" + radio + ")")
	p.wait(name+" to be "+value, `document.querySelector(`+quote(radio)+`).checked`)
}

// setList sets a list and reports whether its value has lasted: the form may be drawn anew after the choice before.
const setList = `async (selector, value) => {
  const control = document.querySelector(selector);
  if (control.value !== value) {
    control.value = value;
    control.dispatchEvent(new Event("input", { bubbles: true }));
    control.dispatchEvent(new Event("change", { bubbles: true }));
  }
  await new Promise((done) => setTimeout(done, 80));
  return document.querySelector(selector) === control && control.value === value;
}`

// playOn plays so many marbles, or to the end, for one side or, if side is empty, for both. Each time it compares the
// page with the rules. The holes look chosen at random, but are the same every time.
func (p *page) playOn(marbles int, side string, play func(hole string)) rules.Position {
	p.t.Helper()
	for n := 0; ; n++ {
		if side != "" {
			p.waitTurn(side)
		}
		if p.sees(e2e.Act("skip-count")) {
			p.press(e2e.Act("skip-count"))
			p.waitGone(e2e.Act("skip-count"))
		}
		pos := p.agree()
		if n == marbles || pos.Over() {
			return pos
		}
		legal := e2e.Names(pos, pos.Legal())
		play(legal[(pos.Ply()*7+len(legal)/2)%len(legal)])
		p.wait("the marble to be played", fmt.Sprintf(`document.querySelector("[data-board]").dataset.ply > %d`, pos.Ply()))
	}
}

// pressHole presses a hole with the mouse.
func (p *page) pressHole(name string) {
	p.t.Helper()
	p.press(e2e.Hole(name))
}

// tapHole touches a hole with a finger.
func (p *page) tapHole(name string) {
	p.t.Helper()
	p.tap(e2e.Hole(name))
}
