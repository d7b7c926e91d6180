package e2e

import (
	"testing"

	"kulami/app/text"
)

// tabStop is the hole at which the keyboard enters the board. Keys that type text have their board
// function there.
const tabStop = `[data-hole][tabindex="0"]`

// Without a pointer, the focus is on a new screen's board, or else on its heading. The screen
// reader says which screen it is.
func TestFocusOfScreens(t *testing.T) {
	p := tableOfTwo(t, Desktop, 4, "board", "sheet", "edition", "basic")
	e := earOf(p, text.In("en"))
	opened := func(name, where string) {
		t.Helper()
		p.Wait("the focus in "+name, `document.activeElement.matches(`+quote(where)+`)`)
		p.Wait("the announcement of "+name, `announced.length > 0`)
		p.Run(`announced.length = 0`)
	}
	const heading, hole, frameStop = "h1", tabStop, `[data-cell][tabindex="0"]`
	for act, where := range map[string]string{"count-wooden": hole, "tiles": frameStop} {
		p.PressAct("my-set")
		opened("the set", heading)
		p.Press(Act(act))
		opened(act, where)
		p.Press(Act("return"))
		opened("the set", heading)
		p.Press(Act("return"))
		opened("the table", hole)
	}
	for _, c := range []struct{ screen, where string }{{"my-set", heading}, {"puzzles", heading}} {
		p.PressAct(c.screen)
		opened(c.screen, c.where)
	}
	p.Press(Act("daily"))
	opened("the daily puzzle", hole)
	p.Playable("n")
	p.Press(Act("return"))
	opened("the puzzles", heading)
	p.Press(Act("home"))
	opened("the table", hole)
	resign(p)
	p.Run(`announced.length = 0`)
	p.Focus(Act("review"))
	p.Key("Enter")
	opened("the review", heading)
	p.Focus(Act("return"))
	p.Key("Enter")
	opened("the table", heading)
	p.TabTo("data-hole", "")
	e.Key("s")
	p.Wait("the score", `announced.length > 0`)
	p.Focus(Act("game"))
	p.Key("Enter")
	p.WaitFor("dialog " + Act("new"))
	p.Focus("dialog " + Act("new"))
	p.Key("Enter")
	p.WaitFor(Act("start"))
	p.TabTo("data-act", "start")
	p.Key("Enter")
	opened("the new game", hole)
}
