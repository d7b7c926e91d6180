package e2e

import (
	"encoding/json"
	"fmt"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/runtime"

	"kulami/app/text"
	"kulami/rules"
	"kulami/web/host"
	"kulami/web/journey"
)

// A person reads another site, which shows games in frames.

// wholeGame is a complete game, which First wins by 14 points.
const wholeGame = "k1/b013QQ4DD2TSd2tS2Ts1sQQ4QT5D/ral/mg7g2g9g5g6g8d8h8h3g3d3d4d10f10f4f2f6f7i7d7b7b4b5b8i8e8e3e10e4h4h6a6c6c3c4c7a7h7e7e5c5c8f8f3f5d5d9f9c9e9h9b9b3i3i6d6/co8"

// otherSite serves a page with this body from its own origin.
func otherSite(t *testing.T, body string) (address string) {
	return servers.Serve(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "text/html; charset=utf-8")
		fmt.Fprintf(w, `<!doctype html><html lang="en"><title>Another site</title><link rel="icon" href="data:,"><h1>Games</h1>%s</html>`, body)
	}))
}

// frame is the Driver of the document of a frame in a tab.
type frame struct {
	*tab
	context runtime.ExecutionContextID
	number  int // index among the frames of the page
}

// Eval returns the value of an expression in the frame.
func (f frame) Eval(expression string) (json.RawMessage, error) {
	return f.evalIn(f.context, expression)
}

// Point scrolls to the frame and does the steps of a pointer there.
func (f frame) Point(pointer journey.Pointer, steps ...journey.Step) error {
	raw, err := f.tab.Eval(fmt.Sprintf(`((frame) => {
	frame.scrollIntoView({ block: "center" });
	const { x, y } = frame.getBoundingClientRect();
	return { x, y };
})([...document.querySelectorAll("iframe, kulami-board")].map((e) => e.shadowRoot?.querySelector("iframe") ?? e)[%d])`, f.number))
	if err != nil {
		return err
	}
	var box struct{ X, Y float64 }
	if err := json.Unmarshal(raw, &box); err != nil {
		return err
	}
	for i := range steps {
		steps[i].X, steps[i].Y = steps[i].X+box.X, steps[i].Y+box.Y
	}
	return f.tab.Point(pointer, steps...)
}

// frames returns the documents of the page's frames in order.
func frames(p *Page) (all []*journey.Page) {
	p.T.Helper()
	tree := call(p, "list the frames", page.GetFrameTree, cdp.Empty{})
	for i, child := range tree.FrameTree.ChildFrames {
		world := call(p, "enter a frame", page.CreateIsolatedWorld, page.CreateIsolatedWorldParams{FrameID: child.Frame.ID})
		all = append(all, journey.NewPage(p.T, frame{p.tab, world.ExecutionContextID, i}))
	}
	return all
}

// showsPly waits until a frame shows a ply and returns the points and the status.
func showsPly(f *journey.Page, ply int) (points [2]int, status string) {
	f.T.Helper()
	f.Wait(fmt.Sprint("ply ", ply), fmt.Sprintf(`document.getElementById("embed").dataset.ply === "%d" && document.querySelectorAll("#board use").length === %[1]d`, ply))
	return journey.Eval[[2]int](f, `[...document.querySelectorAll(".points")].map((e) => +e.textContent)`), f.Text("#status")
}

// shown waits until this number of frames shows a game, and returns them.
func shown(p *Page, games int) []*journey.Page {
	p.T.Helper()
	for start := time.Now(); ; time.Sleep(10 * journey.Pause) {
		all := slices.DeleteFunc(frames(p), func(f *journey.Page) bool {
			ready, err := f.Driver.Eval(`document.readyState === "complete" && document.getElementById("embed")?.dataset.ply !== undefined`)
			return err != nil || string(ready) != "true"
		})
		if len(all) == games {
			return all
		}
		if time.Since(start) > journey.Patience {
			p.Fail("%d frames show a game, not %d", len(all), games)
		}
	}
}

// It is long because one page shows all of this.
func TestEmbeddedGames(t *testing.T) {
	p := inMotion(t, Desktop)
	p.Allow("foreign request: " + rootURL + "embed.")
	p.Goto(otherSite(t, `<script src="`+rootURL+`embed.js" async></script>
<iframe src="`+rootURL+`embed.html?lang=en#`+wholeGame+`" title="A game" width="400" height="500"></iframe>
<div style="width: 400px"><kulami-board game="`+sent+`" lang="de" theme="dark"></kulami-board></div>`))
	games := shown(p, 2)
	plain, element := games[0], games[1]

	if points, status := showsPly(plain, 56); points != [2]int{31, 17} || status != "Red wins by 14 points" {
		t.Errorf("the whole game has %v, %q", points, status)
	}
	rec, err := rules.ParseRecord(wholeGame)
	if err != nil {
		t.Fatal(err)
	}
	// First by buttons, then by keys in the focused frame.
	for _, step := range []struct {
		by string
		to int
	}{{"first", 0}, {"previous", 0}, {"next", 1}, {"next", 2}, {"ArrowRight", 3}, {"ArrowLeft", 2}, {"End", 56}, {"ArrowRight", 56}, {"previous", 55}, {"Home", 0}, {"last", 56}} {
		if strings.HasPrefix(step.by, "Arrow") || step.by == "Home" || step.by == "End" {
			p.Key(step.by)
		} else {
			plain.Press(Act(step.by))
		}
		points, _ := showsPly(plain, step.to)
		if score := rec.At(step.to).Score(); points != [2]int{score.Total(rules.First), score.Total(rules.Second)} {
			t.Fatalf("after %s at ply %d the points are %v, want %d and %d", step.by, step.to, points, score.Total(rules.First), score.Total(rules.Second))
		}
	}
	plain.Press(Act("first"))
	plain.Press(Act("play"))
	plain.Wait("two marbles to be played", `+document.getElementById("embed").dataset.ply >= 2`)
	plain.Press(Act("play"))
	plain.Wait("it to stop", `!document.getElementById("embed").classList.contains("playing")`)
	ply := journey.Eval[int](plain, `+document.getElementById("embed").dataset.ply`)
	link := journey.Eval[string](plain, `document.getElementById("open").href`)
	if opened, err := rules.ParseRecord(link); err != nil || !strings.HasPrefix(link, rootURL+"#k1/") || !opened.Equal(rec.WithCursor(ply)) {
		t.Errorf("the program opens %s (%v)", link, err)
	}

	if status := element.Text("#status"); status != "Schwarz ist dran" {
		t.Errorf("in German it says %q", status)
	}
	if got := journey.Eval[string](element, `getComputedStyle(document.documentElement).colorScheme`); got != "dark" {
		t.Errorf("the color scheme is %q", got)
	}
	element.Wait("the frame to be as high as the board needs", `Math.abs(document.getElementById("embed").offsetHeight - innerHeight) < 2 && innerHeight !== 500`)
	p.Run(`document.querySelector("kulami-board").setAttribute("game", ` + quote(wholeGame) + `)`)
	element.Wait("the other game", `document.getElementById("embed").dataset.ply === "56"`)
	if Eval[bool](p, `navigator.serviceWorker.controller !== null`) || journey.Eval[int](plain, `(navigator.serviceWorker?.controller ? 1 : 0)`) != 0 {
		t.Error("a frame of another site registers a service worker")
	}
	// The page ignores messages that do not come from the element's frame.
	high := Eval[float64](p, `document.querySelector("kulami-board").offsetHeight`)
	Eval[bool](p, `new Promise((done) => { addEventListener("message", () => setTimeout(done, 0, true), { once: true }); postMessage({ kulami: { height: 3000 } }, "*"); })`)
	if now := Eval[float64](p, `document.querySelector("kulami-board").offsetHeight`); now != high {
		t.Errorf("the page itself has made the frame %v high", now)
	}
}

// At every width everything is inside the frame, and no look breaks a rule of accessibility.
func TestEmbeddedGamesFit(t *testing.T) {
	axe := axeCore(t)
	p := inMotion(t, Desktop)
	for i, query := range []string{"?theme=light&wood=light", "?theme=dark&wood=dark&marbles=safe&lang=fr", "?theme=light&wood=contrast&lang=tr&start=12", "?theme=dark&wood=flat&coordinates=0&lang=de"} {
		for _, size := range some(2, []Size{{Width: 280, Height: 350, Phone: true}, SmallPhone, Phone, {Width: 800, Height: 1000}, Sideways}) {
			p.Leave()
			p.Resize(size)
			link := []string{wholeGame, sent, annotated, wholeGame[:90], "nothing"}[(i+int(size.Width)/10)%5]
			p.Goto(rootURL + "embed.html" + query + "#" + link)
			p.Wait("the page", `document.getElementById("embed").dataset.state !== undefined`)
			if out := faultsInFaces(p, `[...document.querySelectorAll("html, button, a, #status, #fault, .seat, #board")].filter((e) => {
  const r = e.getBoundingClientRect();
  return r.width > 0 && (r.left < -1 || r.right > innerWidth + 1 || e.scrollWidth > innerWidth);
}).map((e) => e.id || e.dataset.act || e.className || e.localName)`); len(out) > 0 {
				t.Errorf("%s, %d px: %q leave the page", query, size.Width, out)
			}
			if Eval[bool](p, `document.querySelector("button").offsetWidth > 0 && document.querySelector("button").offsetWidth < 44`) {
				t.Errorf("%d px: the buttons are too small", size.Width)
			}
			p.Run(axe)
			for _, found := range Eval[[]string](p, axeRules) {
				t.Errorf("%s, %d px, %.30s: %s", query, size.Width, link, found)
			}
		}
	}
}

// Moves are played automatically. With reduced motion they are not.
func TestEmbeddedGamePlaysItself(t *testing.T) {
	p := inMotion(t, Phone)
	address := rootURL + "embed.html?start=1&autoplay=1#" + sent
	p.Goto(address)
	if heard := Eval[string](p, `(async () => {
	const embed = document.getElementById("embed");
	while (!(embed.dataset.ply >= 2)) await new Promise((again) => new MutationObserver(again).observe(embed, { attributes: true }));
	return embed.dataset.ply === "2" ? document.getElementById("heard").textContent : "";
})()`); strings.Contains(heard, "2") {
		t.Errorf("%q is announced while the moves are played", heard)
	}
	p.Wait("the end", `document.getElementById("embed").dataset.ply === "3" && !document.querySelector(".playing")`)
	if heard := p.Text("#heard"); !strings.Contains(heard, "e7") {
		t.Errorf("%q is announced at the end", heard)
	}
	p.Leave()
	p.Prefer("prefers-reduced-motion", "reduce")
	p.Goto(address)
	p.Wait("the game", `document.getElementById("embed").dataset.ply === "1"`)
	if p.Has(".playing") {
		t.Error("the moves are played against the reader's wish")
	}
	p.Key("ArrowRight")
	if heard := p.Text("#heard"); !strings.Contains(heard, "c7") || !strings.Contains(heard, "2") {
		t.Errorf("after a step %q is announced", heard)
	}
	p.Key("ArrowRight")
	if got := p.Attr("#board", "aria-label"); !strings.Contains(got, "e7") {
		t.Errorf("the board is named %q", got)
	}
}

// If a link is damaged, the page shows the readable part and says how long it is. An unreadable
// link leads to the program.
func TestEmbeddedFaults(t *testing.T) {
	p := inMotion(t, Phone)
	german := text.In("de")
	newer := "k2" + strings.TrimPrefix(sent, "k1")
	first := func(sentences string) string { return strings.SplitAfter(sentences, ".")[0] }
	for _, c := range []struct{ link, state, says, opens string }{
		{wholeGame[:60], "damaged", german.Damaged(11, rules.Unknown), wholeGame[:60]},
		{strings.Replace(sent, "c7", "c5", 1), "damaged", german.Damaged(2, rules.Unknown), strings.Replace(sent, "c7", "c5", 1)},
		{"nothing", "unreadable", strings.TrimSuffix(first(german.Unreadable), ".") + " (" + german.Fault.Of("no-record") + ").", ""},
		{"k1/b0", "unreadable", first(german.Unreadable), ""},
		{newer, "unreadable", first(german.Newer), newer},
	} {
		p.Leave()
		p.Goto(rootURL + "embed.html?lang=de#" + c.link)
		p.Wait("the page", `document.getElementById("embed")?.dataset.state !== undefined`)
		opens := strings.TrimPrefix(strings.TrimPrefix(Eval[string](p, `document.getElementById("open").href`), rootURL), "#")
		if state, says := p.Attr("#embed", "data-state"), p.Text("#fault"); state != c.state || says != c.says || opens != c.opens {
			t.Errorf("%s: %s, %q, opens %s", c.link, state, says, opens)
		}
		if c.state == "unreadable" && (p.Sees("#board") || !p.Sees("#open")) {
			t.Errorf("%s: a board is shown, or no way out", c.link)
		}
	}
}

// The page for frames works offline where the game was opened before.
func TestEmbeddedGameOffline(t *testing.T) {
	p, address := settledOffline(t)
	p.Leave()
	p.Goto(address + "embed.html?theme=dark#" + sent)
	p.Wait("the game", `document.getElementById("embed")?.dataset.ply === "3"`)
}

// In a frame of another site the program shows nothing: the server's policy forbids it. Without
// that policy, the page leads to the page for frames.
func TestTheProgramIsNotFramed(t *testing.T) {
	bare := httptest.NewServer(withoutPolicy(host.Handler(files)))
	t.Cleanup(bare.Close)
	p := inMotion(t, Desktop)
	p.Allow("foreign request")
	p.Allow("frame-ancestors")
	p.Allow("ERR_BLOCKED_BY_RESPONSE")
	p.Allow("later.") // the frame navigates while this is fetched
	p.Goto(otherSite(t, `<iframe src="`+rootURL+`#`+sent+`" title="Refused" width="400" height="500"></iframe>`))
	p.Wait("the frame", `document.readyState === "complete"`)
	refused := frames(p)
	if len(refused) != 1 {
		t.Fatalf("%d frames", len(refused))
	}
	for _, f := range refused {
		if journey.Eval[bool](f, `document.querySelector(".app") !== null`) {
			t.Error("the server lets another site frame the program")
		}
	}
	p.Goto(otherSite(t, `<iframe src="`+bare.URL+`/#`+sent+`" title="Led on" width="400" height="500"></iframe>`))
	f := shown(p, 1)[0]
	if showsPly(f, 3); !strings.Contains(journey.Eval[string](f, `location.href`), "/embed.html#k1/") {
		t.Errorf("a host without headers shows %s", journey.Eval[string](f, `location.href`))
	}
}

// withoutPolicy removes the policy from the headers, as on hosts without settings for headers.
func withoutPolicy(h http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		h.ServeHTTP(headerless{w}, r)
	})
}

type headerless struct{ http.ResponseWriter }

func (h headerless) WriteHeader(status int) {
	h.Header().Del("Content-Security-Policy")
	h.ResponseWriter.WriteHeader(status)
}

// The share dialog's code shows the game when pasted into another page.
func TestCopyTheFrame(t *testing.T) {
	p := tableInMotion(t, Desktop)
	p.NewGame("opponent", "person")
	p.PlayOn(3, "", p.PressHole)
	p.OpenDialog("share")
	p.Press(".fold summary")
	p.Press(".fold .fold summary")
	p.Press(Act("copy-embed"))
	p.WaitFor(`[data-state="share"] .note`)
	code := Eval[string](p, `navigator.clipboard.readText()`)
	if !p.Sees(Act("copy-embed")) || !Eval[bool](p, `(() => { const r = document.querySelector('[data-state="share"] .note').getBoundingClientRect(); return r.top > 0 && r.bottom <= innerHeight; })()`) {
		t.Error("what is said is out of sight, or the code")
	}
	if shown := Eval[string](p, `document.querySelector(".fold .fold textarea").value`); shown != code {
		t.Errorf("the dialog shows %s and copies %s", shown, code)
	}
	p.Allow("foreign request: " + rootURL + "embed.")
	p.Goto(otherSite(t, code))
	showsPly(shown(p, 1)[0], 3)
}

// A reader sees the notes, goes into a variation and back, and opens the program there.
func TestEmbeddedNotes(t *testing.T) {
	p := inMotion(t, SmallPhone)
	p.Goto(rootURL + "embed.html?lang=en#" + annotated)
	at := func(ply int, note string) {
		t.Helper()
		p.Wait(fmt.Sprint("ply ", ply), fmt.Sprintf(`document.getElementById("embed")?.dataset.ply === "%d"`, ply))
		if got := p.Text("#note"); got != note {
			t.Errorf("at ply %d it says %q, want %q", ply, got, note)
		}
	}
	const corner = "? Stepping back here loses the corner, as first takes the six"
	at(4, corner)
	high := Eval[float64](p, `document.getElementById("board").getBoundingClientRect().height`)
	p.PressAct("previous")
	at(3, "")
	p.Press(Act("way"))
	at(4, "!")
	if open := p.Attr("#open", "href"); open != "./#analysis/v1p4/"+annotated {
		t.Errorf("the program opens %s", open)
	}
	p.PressAct("previous")
	if way := p.Text(Act("way")); way != "f3" {
		t.Errorf("the way back is %s", way)
	}
	p.Press(Act("way"))
	at(4, corner)
	if now := Eval[float64](p, `document.getElementById("board").getBoundingClientRect().height`); now != high {
		t.Errorf("the board was %v high, now %v", high, now)
	}
	p.Run(`location.hash = "v3p10/` + annotated + `"`)
	at(10, "?!")
}
