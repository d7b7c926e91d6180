package browsers

import (
	"fmt"
	"math"
	"testing"

	"kulami/web/e2e"
)

// A tile is placed by touch, another with the keyboard, a third dragged; then the board of the game is built on and
// played.
func TestBuildABoard(t *testing.T) {
	everywhere(t, plain, func(t *testing.T, p *page) {
		table(p)
		p.press(e2e.Act("menu"))
		p.waitFor(`dialog[open]`)
		p.press(`dialog ` + e2e.Act("workshop"))
		p.waitFor(`[data-state="workshop"]`)
		tiles := func(n int, at string) {
			t.Helper()
			p.wait(fmt.Sprintf("%d tiles", n), fmt.Sprintf(`document.querySelector("[data-tiles]").dataset.tiles === "%d"`, n))
			p.wait("a tile on "+at, fmt.Sprintf(`document.querySelector('[data-cell="%s"]').dataset.tile !== "none"`, at))
		}
		p.tap(`[data-act="take"][data-value="6"]`)
		p.tap(`[data-cell="a10"]`)
		tiles(1, "c9")
		p.press(`[data-cell="a8"]`)
		p.wait("the focus in the frame", `document.activeElement?.dataset.cell === "a8"`)
		p.key("4")
		p.wait("the tile in hand", `document.querySelector('[data-act="take"][data-value="4"]').getAttribute("aria-pressed") === "true"`)
		p.key("Enter")
		tiles(2, "b7")
		for _, pointer := range []string{"mouse", "touch"} {
			p.drag(pointer, `[data-act="take"][data-value="2"]`, `[data-cell="i5"]`)
			tiles(3, "i5")
			p.press(e2e.Act("undo"))
			tiles(2, "b7")
		}
		p.press(e2e.Act("use-game"))
		p.wait("the board to be complete", `document.querySelector('[data-state="workshop"]').dataset.complete === "true"`)
		p.press(e2e.Act("play-board"))
		p.waitFor(e2e.Act("start"))
		p.choose("opponent", "person")
		p.press(e2e.Act("start"))
		p.waitGone(e2e.Act("start"))
		p.waitFor("[data-board]")
		p.playOn(2, "", p.pressHole)
	})
}

// drag moves a pointer, the mouse or a finger, from one element to another while it is down.
func (p *page) drag(pointer, from, to string) {
	p.t.Helper()
	x, y := p.spot(from)
	toX, toY := p.spot(to)
	actions := []object{
		{"type": "pointerMove", "duration": 0, "x": math.Round(x), "y": math.Round(y), "origin": "viewport"},
		{"type": "pointerDown", "button": 0},
	}
	const steps = 5
	for i := 1.0; i <= steps; i++ {
		actions = append(actions, object{"type": "pointerMove", "duration": 30, "origin": "viewport",
			"x": math.Round(x + (toX-x)*i/steps), "y": math.Round(y + (toY-y)*i/steps)})
	}
	p.perform("drag "+from+" to "+to, object{
		"type": "pointer", "id": pointer, "parameters": object{"pointerType": pointer},
		"actions": append(actions, object{"type": "pointerUp", "button": 0}),
	})
}
