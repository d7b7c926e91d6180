package e2e

import (
	"bytes"
	"compress/gzip"
	"flag"
	"fmt"
	"maps"
	"slices"
	"testing"
	"time"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/page"

	"kulami/web/journey"
	"kulami/web/site"
)

// audits is the number of rounds. The default 0 skips the audit, because only a quiet machine gives
// true numbers.
var audits = flag.Int("audit", 0, "measure speed and size on the phone profile, so many times")

// auditPhone is the screen of the phone profile. The browser slows the processor down. The host
// slows the network down, so that the requests of workers share it with the page.
var auditPhone = Size{Width: 412, Height: 823, Phone: true}

const (
	phoneSlowdown = 4 // slowdown of the processor
	auditEdition  = "it-pergioco"
	rest          = 3 * time.Second // between two visits
	programBar    = 1.40            // MB of app.wasm with brotli, as much as hello has
)

// TestAudit measures a whole game, and first and later visits in turn with go-app's hello world. It
// prints the table in MEASURED.md. It fails if a number that does not depend on the machine misses
// its bar, or if the game takes too long compared with hello.
func TestAudit(t *testing.T) {
	if *audits == 0 {
		t.Skip("asked for by make audit")
	}
	files.Compress(nil)
	a := &audit{}
	sizes(t, a)
	game := subject{"the game", files, watch, keptOffline}
	hello := helloWorld(t)
	a.note("app.wasm with brotli, hello", "MB", noBar, float64(len(hello.files["web/app.wasm.br"]))/1e6)
	compressed := servers.Serve(only("br", files))
	for range *audits {
		// Each has a test of its own, which closes its page at the end, because open pages use
		// processor time.
		t.Run("visits, brotli", func(t *testing.T) { a.visits(t, "brotli", game, hello) })
		t.Run("visits, gzip", func(t *testing.T) { a.visits(t, "gzip", game, hello) })
		t.Run("unthrottled", func(t *testing.T) { a.unthrottled(t) })
		t.Run("whole game", func(t *testing.T) { a.wholeGame(t) })
		t.Run("motion", func(t *testing.T) { a.motion(t, 1) })
		t.Run("motion, slowed down", func(t *testing.T) { a.motion(t, phoneSlowdown) })
		t.Run("review", func(t *testing.T) { a.review(t, 1, 1, 15) })
		t.Run("review, slowed down", func(t *testing.T) { a.review(t, phoneSlowdown, noBar, 60) })
		t.Run("Lighthouse", func(t *testing.T) {
			points, _ := lighthouse(t, compressed)
			for _, name := range slices.Sorted(maps.Keys(points)) {
				a.note("Lighthouse "+name+", points short of 100", "", 0, 100-points[name])
			}
		})
	}
	for _, r := range a.rows {
		if r.unit == ofHello && r.median() > r.bar {
			t.Errorf("%s: %.2f of hello's, want at most %.2f", r.name, r.median(), r.bar)
		}
	}
	fmt.Printf("\nPhone profile: %d×%d, 1.6 Mbit/s, %v, processor slowed down %d times; medians of %d rounds\n\n%s\n",
		auditPhone.Width, auditPhone.Height, phoneLatency, phoneSlowdown, *audits, a)
}

// sizes measures the program and everything else that arrives before the game is ready: the page
// and the rest of the style sheet. On a first visit that sheet comes after the program, while the
// program starts.
func sizes(t *testing.T, a *audit) {
	program := float64(len(files[files.Name("app.wasm")+".br"])) / 1e6
	a.note("app.wasm with brotli", "MB", programBar, program)
	if program > programBar {
		t.Errorf("app.wasm has %.3f MB", program)
	}
	document, sheet := float64(len(zipped(files["index.html"])))/1e3, float64(len(zipped(files[files.Name("later.css")])))/1e3
	a.note("everything else before the program, with gzip", "KB", noBar, document)
	a.note("everything else before ready, with gzip", "KB", 30, document+sheet)
}

func zipped(content []byte) []byte {
	var out bytes.Buffer
	w, _ := gzip.NewWriterLevel(&out, gzip.BestCompression)
	w.Write(content)
	w.Close()
	return out.Bytes()
}

// slowDown divides the speed of the page's processor by times; 1 means full speed.
func (p *Page) slowDown(times float64) {
	p.T.Helper()
	call(p, "slow the processor down", emulation.SetCPUThrottlingRate, emulation.SetCPUThrottlingRateParams{Rate: times})
}

// Times for which the journey leaves the page alone, because every query would use processor time.
const (
	firstRest = 16 * time.Second        // after a first visit over a slow network
	visitRest = 3 * time.Second         // after any other visit
	turnRest  = 1500 * time.Millisecond // after a tap, which the computer answers
)

// visit opens an address, leaves the page alone and then checks that it is ready.
func (p *Page) visit(address string, alone time.Duration) {
	p.T.Helper()
	p.tab.trouble.home(address)
	call(p, "open "+address, page.Navigate, page.NavigateParams{URL: address})
	time.Sleep(alone)
	p.WaitReady()
}

// tapLater looks for an element and touches its middle 160 ms later.
func (p *Page) tapLater(selector string) {
	p.T.Helper()
	x, y := p.Spot(selector)
	p.Point(journey.Touch, journey.Step{X: x, Y: y, Takes: 160 * time.Millisecond}, journey.Step{Act: journey.Down}, journey.Step{Act: journey.Up})
}

// watch records measurements of the page while it loads.
const watch = `window.audit = { shift: 0, tap: 0, tasks: [], events: [], words: [], drawn: [] };
const see = (type, take, more = {}) => new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true, ...more });
see("layout-shift", (e) => { audit.shift += e.value; });
see("longtask", (e) => audit.tasks.push(e));
see("event", (e) => { if (e.interactionId) audit.events.push(e.duration); }, { durationThreshold: 16 });
const add = window.addEventListener;
window.addEventListener = (name, ...all) => {
	if (name === "click") audit.tap ||= performance.now();
	add.call(window, name, ...all);
};
window.Worker = class extends Worker {
	constructor(...all) {
		super(...all);
		this.addEventListener("message", ({ data }) => { if (data.startsWith?.("{")) audit.words.push(performance.now()); });
	}
};
// The computer is the second side. When the first side is to move, the computer's marble is drawn.
new MutationObserver((changes) => {
	if (changes.some(({ target }) => target.dataset.turn === "first")) audit.drawn.push(performance.now());
}).observe(document, { subtree: true, attributeFilter: ["data-turn"] });`

// engineTask is the longest task that receives a word of the engine, draws its marble, or begins up
// to 50 ms after that. Because of the pace, the marble is drawn some time after the word.
const engineTask = `Math.max(0, ...audit.tasks
	.filter(({ startTime, duration }) => {
		const within = (from) => (at) => from <= at && at <= startTime + duration;
		return audit.words.some(within(startTime)) || audit.drawn.some(within(startTime - 50));
	})
	.map((t) => t.duration))`

// mark returns the time of a performance mark, in seconds after the start of the visit.
func (p *Page) mark(name string) float64 {
	p.T.Helper()
	return Eval[float64](p, `performance.getEntriesByName(`+quote(name)+`)[0].startTime`) / 1e3
}

// subject is the game or go-app's hello world.
type subject struct {
	name    string
	files   site.Files
	before  string // script that runs before the page's own
	offline string // condition for being stored for offline use
}

// visited has the times of a subject's visits, in seconds. seen ends at the first paint, ready when
// the subject is ready. later and offline end when it is ready at a later visit, with and without a
// network.
type visited struct{ seen, ready, later, offline float64 }

// visits visits the game and the hello world in turn, from a host that knows one encoding.
func (a *audit) visits(t *testing.T, encoding string, game, hello subject) {
	var ours, theirs visited
	if !t.Run(game.name, func(t *testing.T) { ours = game.visit(t, encoding, a.look) }) ||
		!t.Run(hello.name, func(t *testing.T) { theirs = hello.visit(t, encoding, func(*Page) {}) }) {
		return
	}
	a.compare("ready, "+encoding, 1, ours.ready, theirs.ready)
	if encoding == "brotli" {
		a.compare("board seen", 1, ours.seen, theirs.seen)
		a.compare("later visit", 1.5, ours.later, theirs.later)
		a.note("later visit, no network", "s", 0.9, ours.offline)
		a.note("later visit, no network, hello", "s", noBar, theirs.offline)
	}
}

// look notes measurements that only the game has, at its first visit.
func (a *audit) look(p *Page) {
	p.WaitStill()
	a.note("first press accepted", "s", 1.5, max(p.mark("first-contentful-paint"), Eval[float64](p, `audit.tap`)/1e3))
	shift := Eval[float64](p, `audit.shift`)
	if a.note("layout shift", "", 0, shift); shift > 0 {
		p.T.Errorf("the layout shifts by %v", shift)
	}
}

// visit opens the subject for the first time. With brotli it opens it again once it is stored for
// offline use, first over a slow network, then without one.
func (s subject) visit(t *testing.T, encoding string, look func(p *Page)) (took visited) {
	network := &connection{host: only(map[string]string{"brotli": "br", "gzip": "gzip"}[encoding], s.files)}
	address := servers.Serve(network)
	p := inMotion(t, auditPhone)
	p.BeforeLoad(s.before)
	p.slowDown(phoneSlowdown)
	p.visit(address, firstRest)
	took.seen, took.ready = p.mark("first-contentful-paint"), p.mark("app-ready")
	look(p)
	if encoding != "brotli" {
		return took
	}
	p.slowDown(1)
	network.use(fastConnection)
	p.Wait("the program to be kept for offline", s.offline)
	for _, again := range []struct {
		kind  connectionKind
		ready *float64
	}{{slowConnection, &took.later}, {noConnection, &took.offline}} {
		p.Leave()
		time.Sleep(rest) // until the browser has freed the first visit
		p.slowDown(phoneSlowdown)
		network.use(again.kind)
		p.visit(address, visitRest)
		*again.ready = p.mark("app-ready")
	}
	return took
}

func (a *audit) unthrottled(t *testing.T) {
	p := inMotion(t, auditPhone)
	p.visit(servers.Serve(only("br", files)), visitRest)
	a.note("ready, fast network and processor", "s", 0.6, p.mark("app-ready"))
}

// nextHole is a playable hole, "" while the computer thinks, or "over". The usual query of the
// table would be a longer task than any of the program's.
const nextHole = `(() => {
	const { over, turn } = document.querySelector("[data-board]").dataset;
	return over === "true" ? "over" : turn === "first" ? document.querySelector('[data-legal="true"]')?.dataset.hole ?? "" : "";
})()`

// wholeGame plays against the computer to the end.
func (a *audit) wholeGame(t *testing.T) {
	p := inMotion(t, auditPhone)
	p.BeforeLoad(watch)
	p.slowDown(phoneSlowdown)
	p.visit(rootURL, visitRest)
	p.NewGame("opponent", "computer", "level", "3", "starter", "me", "edition", auditEdition)
	p.WaitStill()
	time.Sleep(rest) // earlier events are reported with a delay
	p.Run(`audit.tasks.length = audit.events.length = 0`)
	for hole := ""; hole != "over"; hole = Eval[string](p, nextHole) {
		if hole != "" {
			p.tapLater(Hole(hole))
		}
		time.Sleep(turnRest)
	}
	p.WaitStill()
	a.note("slowest interaction of a game", "ms", 100, Eval[float64](p, `Math.max(0, ...audit.events)`))
	a.note("longest task that the engine causes", "ms", 50, Eval[float64](p, engineTask))
	a.note("longest task of a game", "ms", noBar, Eval[float64](p, `Math.max(0, ...audit.tasks.map((t) => t.duration))`))
}

// review notes how long a review of a whole game takes after its address was opened in a running
// program.
func (a *audit) review(t *testing.T, slowdown float64, firstBar, bar float64) {
	p := inMotion(t, auditPhone)
	p.visit(rootURL, visitRest)
	p.slowDown(slowdown)
	time.Sleep(rest)
	began := time.Now()
	visit(p, "review/"+blundered)
	processor := ""
	if slowdown > 1 {
		processor = ", phone"
	}
	for _, at := range []struct {
		passes, name string
		bar          float64
	}{{"1/3", "first pass of a review", firstBar}, {"1", "whole review", bar}} {
		passed(p, at.passes)
		a.note(at.name+processor, "s", at.bar, time.Since(began).Seconds())
	}
}
