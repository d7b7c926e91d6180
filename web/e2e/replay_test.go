package e2e

import (
	"bytes"
	"fmt"
	"image/png"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp"

	"kulami/web/journey"
)

// A person watches a game again, move by move, and shows it to others as an animation.

// replaying waits until a replay runs, or until none runs.
func replaying(p *Page, is bool) {
	p.T.Helper()
	p.Wait("a replay: "+strconv.FormatBool(is), `(document.querySelector(".steps").dataset.replaying !== "false") === `+strconv.FormatBool(is))
}

// slider returns the value and the text of the slider.
func slider(p *Page) (at int, words string) {
	p.T.Helper()
	return Eval[int](p, `document.querySelector("[name=ply]").valueAsNumber`), p.Attr(`[name="ply"]`, "aria-valuetext")
}

// atSpeed sets the speed of replays, in percent.
func atSpeed(p *Page, want string) {
	p.T.Helper()
	for {
		speed := p.Attr(Act("replay-speed"), "data-speed")
		if speed == want {
			return
		}
		p.Press(Act("replay-speed"))
		p.Wait("another speed", `document.querySelector("[data-speed]").dataset.speed !== `+quote(speed))
	}
}

// scrub drags the slider with the mouse to these shares of its width and returns the plies shown.
func scrub(p *Page, shares ...float64) (seen []int) {
	p.T.Helper()
	x, y := p.Spot(`[name="ply"]`)
	wide := Eval[float64](p, `document.querySelector("[name=ply]").getBoundingClientRect().width`)
	at := func(share float64) journey.Step { return journey.To(x+(share-.5)*wide, y) }
	p.Point(journey.Mouse, at(shares[0]), journey.Step{Act: journey.Down})
	for _, share := range shares {
		p.Point(journey.Mouse, at(share))
		p.Wait("where the slider is", `document.querySelector("[data-ply]").dataset.ply === document.querySelector("[name=ply]").value`)
		seen = append(seen, p.Ply())
	}
	p.Point(journey.Mouse, journey.Step{Act: journey.Up})
	return seen
}

func TestReplay(t *testing.T) {
	t.Parallel()
	for _, size := range some(1, []Size{SmallPhone, Phone, Sideways, Desktop}) {
		t.Run(fmt.Sprintf("%dx%d", size.Width, size.Height), func(t *testing.T) {
			p := tableInMotion(t, size)
			p.NewGame("opponent", "person")
			p.PlayOn(9, "", p.PressHole)
			live := p.Link()
			p.Run(listen)
			entries := Eval[int](p, `history.length`)

			// At the last ply a replay starts from the beginning. It plays until it is stopped.
			p.WatchPlies()
			p.PressAct("replay")
			replaying(p, true)
			p.WaitPassed(0)
			stays := Eval[string](p, whatStays)
			p.WaitPassed(2)
			if now := Eval[string](p, whatStays); now != stays {
				t.Errorf("things move: %s, were %s", now, stays)
			}
			if wide := faultsInFaces(p, tooWide); len(wide) > 0 {
				t.Errorf("wider than the screen: %v", wide)
			}
			p.Key("r")
			replaying(p, false)
			at := p.Ply()
			time.Sleep(1300 * time.Millisecond)
			if now := p.Ply(); now != at {
				t.Errorf("a replay that was held goes from %d to %d", at, now)
			}

			// At a higher speed it reaches the end, and the game is as before.
			atSpeed(p, "400")
			p.PressAct("replay")
			p.WaitPassed(9)
			replaying(p, false)
			if link := p.Link(); link != live {
				t.Errorf("after its replay the game is %s, was %s", link, live)
			}
			var said []string
			for _, words := range slices.Compact(Eval[[]string](p, `announced`)) {
				if strings.Contains(words, "Move ") && !strings.HasPrefix(words, "Replay stopped.") {
					said = append(said, words)
				}
			}
			if len(said) > 0 {
				t.Errorf("plies of a replay are read out: %q", said)
			}

			sliding(p)
			if now := Eval[int](p, `history.length`); now != entries {
				t.Errorf("the history has %d entries, had %d", now, entries)
			}
			endings(p)
		})
	}
}

// sliding moves the slider of a game of nine plies by arrow keys and by mouse. The board shows the
// plies on the way.
func sliding(p *Page) {
	p.T.Helper()
	p.Focus(`[name=ply]`)
	p.Key("ArrowLeft")
	p.Key("ArrowLeft")
	p.WaitPly(7)
	if at, words := slider(p); at != 7 || !strings.HasPrefix(words, "Move 7 of 9: ") {
		p.T.Errorf("at ply 7 the slider is at %d and says %q", at, words)
	}
	p.Key("Home")
	p.WaitPly(0)
	seen := scrub(p, .1, .2, .3, .4, .5, .6, .7)
	if len(slices.Compact(seen)) < 4 {
		p.T.Errorf("dragged, the slider shows the plies %d on its way", seen)
	}
	if at, _ := slider(p); at < 4 || at > 8 {
		p.T.Errorf("dragged, the slider is at %d", at)
	}
}

// endings ends a replay by opening a dialog, and plays on afterwards.
func endings(p *Page) {
	p.T.Helper()
	atSpeed(p, "50")
	p.PressAct("replay")
	replaying(p, true)
	p.PressAct("share")
	replaying(p, false)
	p.WaitFor("dialog " + Act("close"))
	p.CloseDialog()
	p.Run(`document.querySelector('.steps [data-act="last"]').click()`)
	p.WaitPly(9)
	p.PlayOn(1, "", p.PressHole)
}

// A replay works with reduced motion.
func TestReplayWithoutMotion(t *testing.T) {
	p := tableInMotion(t, Phone)
	p.Prefer("prefers-reduced-motion", "reduce")
	p.Goto(rootURL + "#" + sent)
	p.WaitPly(3)
	p.WatchPlies()
	p.PressAct("replay")
	p.WaitPassed(1)
	p.WaitPassed(3)
	replaying(p, false)
}

// On a small phone the end of a game has no steps. It has a button for the replay, which shows the
// steps and moves the focus to them.
func TestReplayFromTheEnd(t *testing.T) {
	p := unkept(tabFor(t, SmallPhone, true))
	p.Goto(rootURL + "#" + played)
	p.WaitPly(52)
	p.WatchPlies()
	p.Press(`.end ` + Act("replay"))
	replaying(p, true)
	p.WaitPassed(1)
	if act := p.Focused("data-act"); act != "replay" {
		t.Errorf("the focus is on %q", act)
	}
	p.Key("Space")
	replaying(p, false)
	p.WaitStill()
	if wide := faultsInFaces(p, tooWide); len(wide) > 0 {
		t.Errorf("wider than the screen: %v", wide)
	}
}

// played is a finished game with bonuses for areas and lines.
const played = "k1/b92tDS1QQ1tt3sD3DQ1QD1s1Q2S7T/ral/mc4c7h7h1d1d5d3g3g8g1g5g6g2g7d7d10d9d4d2f2a2c2c5e5e8e2e10e1e7e9e4g4f4f1c1c8c10c6d6h6b6b7b2b5i5f5f9c9c3b3b8b4/c6z"

// The file is animated where a page shows it as an image. With reduced motion it shows the end.
func TestSaveAnimation(t *testing.T) {
	p := tableInMotion(t, Desktop)
	p.NewGame("opponent", "person", "board", "sheet", "sheet", "pergioco")
	p.PlayOn(3, "", p.PressHole)
	p.Run(keepFiles)
	p.PressAct("share")
	p.Press(".fold summary")
	p.Press(Act("save-animation"))
	file := saved(p, "image/svg+xml")
	if len(file) > 60_000 {
		t.Errorf("the animation has %d bytes", len(file))
	}
	show := func(page *Page) (shot func() []byte) {
		page.Goto(rootURL + "rules/basic/")
		page.Run(`window.image = new Image(); image.src = URL.createObjectURL(new Blob([` + quote(string(file)) + `], { type: "image/svg+xml" }));
			image.decode().then(() => { image.width = 390; document.body.replaceChildren(image) })`)
		page.Wait("the image", `image.isConnected`)
		return page.Screenshot
	}
	// The page's emulated preference does not reach its images; the browser's own preference does.
	calm, err := startIn(t.TempDir(), Shell, nil, chromedp.Flag("force-prefers-reduced-motion", true))
	p.Must("start a browser without motion", err)
	t.Cleanup(calm.Close)
	still := show(calm.Open(t, Phone))
	end := still()
	time.Sleep(2 * time.Second)
	if !bytes.Equal(still(), end) {
		t.Error("the image moves where nothing is to")
	}
	shot := show(inMotion(t, Phone))
	var shots [][]byte
	for begun := time.Now(); time.Since(begun) < 8*time.Second || len(shots) < 4 && time.Since(begun) < journey.Patience; time.Sleep(5 * journey.Pause) {
		if now := shot(); !slices.ContainsFunc(shots, func(o []byte) bool { return bytes.Equal(o, now) }) {
			shots = append(shots, now)
		}
	}
	if len(shots) != 4 {
		t.Errorf("of a game of three marbles %d pictures are seen", len(shots))
	}
	if !slices.ContainsFunc(shots, func(o []byte) bool { return looksLike(p, o, end) }) {
		t.Error("what stands still is not the end")
	}
}

// looksLike reports whether two PNG files look the same. It allows small differences, because two
// browsers draw edges differently.
func looksLike(p *Page, a, b []byte) bool {
	p.T.Helper()
	one, err := png.Decode(bytes.NewReader(a))
	p.Must("read a picture", err)
	other, err := png.Decode(bytes.NewReader(b))
	p.Must("read a picture", err)
	if one.Bounds() != other.Bounds() {
		return false
	}
	const seen = 10 << 8
	for y := range one.Bounds().Dy() {
		for x := range one.Bounds().Dx() {
			r, g, b, _ := one.At(x, y).RGBA()
			r2, g2, b2, _ := other.At(x, y).RGBA()
			if max(r, r2)-min(r, r2) > seen || max(g, g2)-min(g, g2) > seen || max(b, b2)-min(b, b2) > seen {
				return false
			}
		}
	}
	return true
}
