package e2e

import (
	"testing"

	"kulami/app/text"
)

// Whoever opens a screen without a pointer is at its heading, and hears which one it is.
func TestFocusAtTheHeading(t *testing.T) {
	p := tableOfTwo(t, Desktop, 4, "board", "sheet", "edition", "basic")
	e := earOf(p, text.In("en"))
	opened := func(name string) {
		t.Helper()
		p.Wait("the focus on the heading of "+name, `document.activeElement === document.querySelector("h1")`)
		p.Wait("the announcement of "+name, `announced.length > 0`)
		p.Run(`announced.length = 0`)
	}
	for _, screen := range []string{"count-wooden", "workshop", "progress", "puzzles"} {
		p.PressInMenu(screen)
		opened(screen)
	}
	p.Press(Act("daily"))
	opened("the daily puzzle")
	p.Press(Act("return"))
	opened("the puzzles")
	p.Press(Act("return"))
	opened("the table")
	resign(p)
	p.Run(`announced.length = 0`)
	p.Focus(Act("review"))
	p.Key("Enter")
	opened("the review")
	p.Focus(Act("return"))
	p.Key("Enter")
	opened("the table")
	e.Key("s")
	p.Wait("the score", `announced.length > 0`)
}
