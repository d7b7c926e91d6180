package e2e

import (
	"fmt"
	"strings"
	"testing"
)

// A person asks what the engine thinks of the position, tries a marble there, and goes back to the game, which is as it was.
func TestAnalyseThePosition(t *testing.T) {
	t.Parallel()
	for _, size := range []Size{SmallPhone, Desktop} {
		p := table(t, size)
		p.NewGame("opponent", "person", "board", "sheet", "edition", "basic")
		p.PlayOn(3, "", p.PressHole)
		game := p.Attr("[data-board]", "data-link")
		p.Press(Act("menu"))
		p.Press(Act("analyse"))
		p.WaitFor(`[data-state="analysis"] [data-value][data-depth]`)
		if got := p.Attr("[data-board]", "data-link"); got != game {
			t.Errorf("%s is analysed, not %s", got, game)
		}
		line := strings.Fields(p.Attr("[data-line]", "data-line"))
		if len(line) == 0 || p.Attr(Hole(line[0]), "data-legal") != "true" {
			t.Fatalf("the best line is %v", line)
		}
		p.PressHole(line[0])
		p.Wait("the marble", `document.querySelector(`+quote(Hole(line[0]))+`).dataset.marble === "second"`)
		p.WaitFor(`[data-value][data-depth]`)
		address := Eval[string](p, `location.hash`)
		p.Press(Act("undo"))
		p.Wait("the marble to go", `document.querySelector(`+quote(Hole(line[0]))+`).dataset.marble === "none"`)
		p.Press(Act("return"))
		p.WaitPly(3)
		if got := p.Attr("[data-board]", "data-link"); got != game {
			t.Errorf("the game is %s, was %s", got, game)
		}
		visit(p, strings.TrimPrefix(address, "#"))
		p.WaitFor(`[data-state="analysis"]`)
		if got := p.Attr(Hole(line[0]), "data-marble"); got != "second" {
			t.Errorf("the address brings %s with %s", line[0], got)
		}
	}
}

// The engine's value and line are there for the keyboard and the ear, too.
func TestAnalyseByKeyboardAndEar(t *testing.T) {
	t.Parallel()
	p := table(t, Phone)
	p.Run(listen)
	visit(p, "analysis/"+sent)
	p.WaitFor(`[data-value][data-depth]`)
	p.Run(`document.querySelector('[data-hole][tabindex="0"]').focus()`)
	p.Key("n")
	p.Wait("a playable hole", `document.activeElement.dataset.legal === "true"`)
	hole := p.Focused("data-hole")
	p.Key("Enter")
	p.Wait("the marble", `document.querySelector(`+quote(Hole(hole))+`).dataset.marble === "second"`)
	p.Wait("the marble to be announced", `announced.some((words) => words.includes(`+quote(hole)+`))`)
	p.WaitFor(`[data-value][data-depth]`)
	said := Eval[int](p, `announced.length`)
	p.Key("e")
	p.Wait("the value to be announced", fmt.Sprintf("announced.length > %d", said))
	p.Key("u")
	p.Wait("the marble to go", `document.querySelector(`+quote(Hole(hole))+`).dataset.marble === "none"`)
}
