package e2e

import (
	"testing"
	"time"

	"kulami/web/journey"
)

// A finger held on a hole shows the changes that a marble there would make. Lifting it plays
// nothing; the next tap plays the marble. A finger that moves away changes nothing.
func TestLongTouch(t *testing.T) {
	p := tableInMotion(t, Phone)
	p.NewGame("opponent", "person", "board", "sheet")
	shown := `document.querySelector(".cell.preview") && document.querySelector(".bubble") && document.querySelector(".seat-bottom .would").textContent.startsWith("+")`
	p.Hold(Hole("d4"))
	p.Wait("what a marble would change", shown)
	p.Lift()
	time.Sleep(300 * time.Millisecond)
	p.WaitPly(0)
	p.Wait("the preview to stay", shown)
	p.Tap(Hole("d4"))
	p.WaitPly(1)

	legal := Names(p.Agree(), p.Agree().Legal())
	x, y := p.Spot(Hole(legal[0]))
	p.Point(journey.Touch, journey.To(x, y), journey.Step{Act: journey.Down})
	p.Wait("the second preview", `document.querySelector(".cell.preview")`)
	p.Point(journey.Touch, journey.To(x, y-60), journey.Step{Act: journey.Up})
	p.WaitGone(".cell.preview, .bubble")
	p.WaitPly(1)
	p.Tap(Hole(legal[0]))
	p.WaitPly(2)
}
