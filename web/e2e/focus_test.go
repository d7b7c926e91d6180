package e2e

import (
	"testing"

	"kulami/app/text"
)

// Whoever opens a screen without a pointer is at its heading, and hears which one it is.
func TestFocusAtTheHeading(t *testing.T) {
	p := tableOfTwo(t, Desktop, 4, "board", "sheet", "edition", "basic")
	e := earOf(p, text.In("en"))
	opened := func(name, heading string) {
		t.Helper()
		p.Wait("the focus on the heading of "+name, `document.activeElement === document.querySelector(`+quote(heading)+`)`)
		p.Wait("the announcement of "+name, `announced.length > 0`)
		p.Run(`announced.length = 0`)
	}
	for _, screen := range []struct{ act, heading string }{
		{"count-wooden", "#wooden-title"},
		{"workshop", "main h2"},
		{"progress", "main h2"},
		{"puzzles", "#daily-head"},
	} {
		p.PressInMenu(screen.act)
		opened(screen.act, screen.heading)
	}
	p.Press(Act("daily"))
	opened("the daily puzzle", "#puzzle-title")
	p.PressInMenu("return")
	opened("the table", "h1")
	resign(p)
	p.Run(`announced.length = 0`)
	p.Focus(Act("review"))
	p.Key("Enter")
	opened("the review", "#review-title")
	p.Focus(Act("return"))
	p.Key("Enter")
	opened("the table", "h1")
	e.Key("s")
	p.Wait("the score", `announced.length > 0`)
}
