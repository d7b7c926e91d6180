package browsers

import (
	"fmt"
	"testing"

	"kulami/web/journey"
)

// One tile is placed by touch, one with the keyboard, and a third one
// is dragged. Then two people play on a complete board.
func TestBuildABoard(t *testing.T) {
	everywhere(t, plain, func(t *testing.T, p *journey.Page) {
		table(p)
		p.OpenDialog("my-set")
		p.Press(act("tiles"))
		tiles := func(n int, at string) {
			t.Helper()
			p.WaitFor(fmt.Sprintf(`[data-tiles="%d"]`, n))
			p.Wait("a tile on "+at, fmt.Sprintf(`document.querySelector('[data-cell="%s"]').dataset.tile !== "none"`, at))
		}
		p.WaitFor(`[data-tiles="0"]`)
		p.Tap(`[data-act="take"][data-value="6"]`)
		p.Tap(`[data-cell="a10"]`)
		tiles(1, "c9")
		p.Press(`[data-cell="a8"]`)
		p.Wait("the focus in the frame", `document.activeElement?.dataset.cell === "a8"`)
		p.Key("4")
		p.WaitFor(`[data-act="take"][data-value="4"][aria-pressed="true"]`)
		p.Key("Enter")
		tiles(2, "b7")
		for _, pointer := range []journey.Pointer{journey.Mouse, journey.Touch} {
			p.Drag(pointer, `[data-act="take"][data-value="2"]`, `[data-cell="i5"]`, 0, 0)
			tiles(3, "i5")
			p.Press(act("undo"))
			tiles(2, "b7")
		}
		p.Press(act("return"))
		p.Press(act("count-wooden"))
		p.Press(act("tiles"))
		p.WaitFor(`[data-state="workshop"][data-complete="true"]`)
		p.Press(act("done"))
		p.WaitFor(`[data-state="count-wooden"]`)
		p.Press(act("return"))
		p.Press(act("referee"))
		p.WaitFor("[data-board]")
		p.PlayOn(2, "", p.PressHole)
	})
}
