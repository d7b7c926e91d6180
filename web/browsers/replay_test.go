package browsers

import (
	"bytes"
	"slices"
	"testing"
	"time"

	"kulami/web/journey"
)

// keepFiles keeps the files that the page shares, instead of saving them.
const keepFiles = `const make = URL.createObjectURL;
URL.createObjectURL = (blob) => {
	if (blob.type === "image/svg+xml") window.handed = blob;
	return make.call(URL, blob);
};
HTMLAnchorElement.prototype.click = () => {};`

// showImage shows only the shared file.
const showImage = `(async () => {
	const image = new Image();
	image.src = URL.createObjectURL(handed);
	await image.decode();
	Object.assign(image.style, { position: "fixed", inset: 0, width: "100%", height: "100%", zIndex: 9, background: "#fff" });
	document.documentElement.append(image);
	for (let i = 0; i < 2; i++) await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
})()`

// A game is replayed, and its animation plays as an image in a page.
func TestReplay(t *testing.T) {
	everywhere(t, plain, func(t *testing.T, p *journey.Page) {
		tableOfTwo(p, 3, "edition", "it-both", "board", "square")
		link := p.Link()
		p.WatchPlies()
		p.PressAct("replay")
		p.WaitPassed(1)
		p.WaitPassed(3)
		p.WaitFor(`.steps[data-replaying="false"]`)
		if got := p.Link(); got != link {
			t.Errorf("after its replay the game is %s, was %s", got, link)
		}
		p.Focus("[name=ply]")
		for _, step := range []struct {
			key string
			ply int
		}{{"ArrowLeft", 2}, {"Home", 0}, {"End", 3}} {
			p.Key(step.key)
			p.WaitPly(step.ply)
		}
		if got := p.Link(); got != link {
			t.Errorf("after its slider was used the game is %s, was %s", got, link)
		}
		p.Run(keepFiles)
		p.PressAct("share")
		p.Press(".fold summary")
		p.Press(act("save-animation"))
		p.Wait("the animation", `window.handed`)
		p.CloseDialog()
		journey.Eval[any](p, showImage)
		var shots [][]byte
		// WebKit draws the same picture in slightly different ways
		for begun := time.Now(); len(shots) < 4; time.Sleep(10 * journey.Pause) {
			if now := p.Screenshot(); !slices.ContainsFunc(shots, func(o []byte) bool { return bytes.Equal(o, now) }) {
				shots = append(shots, now)
			}
			if time.Since(begun) > p.Patience {
				t.Fatalf("a game of three marbles has %d pictures", len(shots))
			}
		}
	})
}
