package browsers

import (
	"fmt"
	"testing"

	"kulami/web/journey"
)

// The present board is removed. One tile is placed by touch, one with the keyboard, and a third one
// is dragged. Then the board of the game is extended and played.
func TestBuildABoard(t *testing.T) {
	everywhere(t, plain, func(t *testing.T, p *journey.Page) {
		table(p)
		p.OpenDialog("workshop")
		tiles := func(n int, at string) {
			t.Helper()
			p.WaitFor(fmt.Sprintf(`[data-tiles="%d"]`, n))
			p.Wait("a tile on "+at, fmt.Sprintf(`document.querySelector('[data-cell="%s"]').dataset.tile !== "none"`, at))
		}
		p.Press(act("clear"))
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
		p.Press(act("use-game"))
		p.WaitFor(`[data-state="workshop"][data-complete="true"]`)
		p.Press(act("play-board"))
		p.WaitFor(act("start"))
		p.Decide("opponent", "person")
		p.Press(act("start"))
		p.WaitGone(act("start"))
		p.WaitFor("[data-board]")
		p.PlayOn(2, "", p.PressHole)
	})
}
