package browsers

import (
	"encoding/json"
	"net/http"
	"slices"
	"testing"
	"time"

	"kulami/web/e2e"
)

// keepFiles keeps the files that the page hands on, instead of saving them.
const keepFiles = `(() => {
	const make = URL.createObjectURL;
	URL.createObjectURL = (blob) => {
		if (blob.type === "image/svg+xml") window.handed = blob;
		return make.call(URL, blob);
	};
	HTMLAnchorElement.prototype.click = () => {};
})()`

var screenshot = command{http.MethodGet, "/screenshot", "WebDriver:TakeScreenshot"}

// A game is replayed, and its animation plays where a page shows it as an image.
func TestReplay(t *testing.T) {
	everywhere(t, plain, func(t *testing.T, p *page) {
		table(p)
		p.newGame("opponent", "person", "edition", "it-both", "board", "square")
		p.playOn(3, "", p.pressHole)
		link := p.link()
		eval[any](p, e2e.NotePlies)
		p.press(e2e.Act("replay"))
		p.wait("the first marble", `passed.includes("1")`)
		p.wait("the last marble", `passed.includes("3")`)
		p.wait("the end of the replay", `document.querySelector(".steps").dataset.replaying === "false"`)
		if got := p.link(); got != link {
			t.Errorf("after its replay the game is %s, was %s", got, link)
		}
		eval[any](p, `void document.querySelector("[name=ply]").focus()`)
		p.key("ArrowLeft")
		p.waitPly(2)
		p.key("Home")
		p.waitPly(0)
		p.key("End")
		p.waitPly(3)
		if got := p.link(); got != link {
			t.Errorf("after its slider was used the game is %s, was %s", got, link)
		}
		eval[any](p, keepFiles)
		p.press(e2e.Act("share"))
		p.press(".formats summary")
		p.press(e2e.Act("save-animation"))
		p.wait("the animation", `window.handed`)
		p.press("dialog " + e2e.Act("close"))
		p.waitGone("dialog")
		eval[any](p, `(async () => {
			const image = new Image();
			image.src = URL.createObjectURL(handed);
			await image.decode();
			Object.assign(image.style, { position: "fixed", inset: 0, width: "100%", height: "100%", zIndex: 9, background: "#fff" });
			document.documentElement.append(image);
			await new Promise((painted) => setTimeout(painted, 300));
		})()`)
		var shots []string
		for begun := time.Now(); len(shots) < 4 && time.Since(begun) < time.Minute; time.Sleep(10 * pause) {
			raw, err := p.wire.call(screenshot, object{"full": false})
			p.must("take a screenshot", err)
			var picture string
			if err := json.Unmarshal(raw, &picture); err != nil {
				var in struct{ Value string }
				p.must("read the screenshot", json.Unmarshal(raw, &in))
				picture = in.Value
			}
			if !slices.Contains(shots, picture) {
				shots = append(shots, picture)
			}
		}
		if len(shots) < 4 { // WebKit draws the same picture in slightly different ways
			t.Errorf("of a game of three marbles %d pictures are seen", len(shots))
		}
	})
}
