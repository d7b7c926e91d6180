package e2e

import (
	"testing"
	"time"

	"github.com/chromedp/cdproto/input"
)

// A finger held on a hole looks at what a marble there would change. Lifting it plays nothing, a tap then does; a finger
// that moves away leaves the board as it was.
func TestLongTouch(t *testing.T) {
	t.Parallel()
	p := tableInMotion(t, Phone)
	p.NewGame("opponent", "person", "board", "sheet")
	touch := func(kind input.DispatchTouchEventType, points ...*input.TouchPoint) {
		call(p, "touch", input.DispatchTouchEvent, input.DispatchTouchEventParams{Type: kind, TouchPoints: points})
	}
	shown := `document.querySelector(".cell.preview") && document.querySelector(".bubble") && document.querySelector(".seat-bottom .would").textContent.startsWith("+")`
	x, y := p.Spot(Hole("d4"))
	touch(input.DispatchTouchEventTypeTouchStart, &input.TouchPoint{X: x, Y: y})
	p.Wait("what a marble would change", shown)
	touch(input.DispatchTouchEventTypeTouchEnd)
	time.Sleep(300 * time.Millisecond)
	p.WaitPly(0)
	p.Wait("the preview to stay", shown)
	p.tap(Hole("d4"))
	p.WaitPly(1)

	legal := Names(p.Agree(), p.Agree().Legal())
	x, y = p.Spot(Hole(legal[0]))
	touch(input.DispatchTouchEventTypeTouchStart, &input.TouchPoint{X: x, Y: y})
	p.Wait("the second preview", `document.querySelector(".cell.preview")`)
	touch(input.DispatchTouchEventTypeTouchMove, &input.TouchPoint{X: x, Y: y - 60})
	touch(input.DispatchTouchEventTypeTouchEnd)
	p.Wait("the preview to end", `!document.querySelector(".cell.preview, .bubble")`)
	p.WaitPly(1)
	p.tap(Hole(legal[0]))
	p.WaitPly(2)
}
