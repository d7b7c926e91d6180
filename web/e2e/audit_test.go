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

// audits is how often the audit measures; without it, it is left out, because only a quiet machine gives true numbers.
var audits = flag.Int("audit", 0, "measure speed and size on the phone profile, so many times")

// auditPhone is the screen of the phone profile. Its processor is slowed down by the browser, its network by the host:
// what a worker fetches shares the line with the page.
var auditPhone = Size{Width: 412, Height: 823, Phone: true}

const (
	phoneSlowdown = 4 // of the processor
	auditEdition  = "it-pergioco"
	rest          = 3 * time.Second // between two visits
	programBar    = 1.40            // MB of app.wasm with brotli, as hello has
)

// TestAudit measures first and later visits next to go-app's hello world, and a whole game. It prints
// the table in MEASURED.md. It fails if a number that does not depend on the machine misses its bar, or
// if the game takes too long compared with hello.
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
		// Each in a test of its own, at the end of which its page is closed: open pages take their part of the processor.
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

// sizes weighs the program and everything else that arrives before the game is ready: the page, and the rest of the style sheet,
// which comes after the program on a first visit, while that starts.
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

// slowDown gives the page the phone profile's processor, or with 1 the machine's.
func (p *Page) slowDown(times float64) {
	p.T.Helper()
	call(p, "slow the processor down", emulation.SetCPUThrottlingRate, emulation.SetCPUThrottlingRateParams{Rate: times})
}

// The page is left alone for so long: every look at it would take its part of the processor.
const (
	firstPeace = 16 * time.Second        // on a first visit over a slow network
	peace      = 3 * time.Second         // on any other
	turnPeace  = 1500 * time.Millisecond // after a tap, which the computer answers
)

// visit opens an address, and looks at it when it should long be ready.
func (p *Page) visit(address string, alone time.Duration) {
	p.T.Helper()
	p.tab.trouble.home(address)
	call(p, "open "+address, page.Navigate, page.NavigateParams{URL: address})
	time.Sleep(alone)
	p.WaitReady()
}

// tapLater touches the middle of an element, some time after it was looked for.
func (p *Page) tapLater(selector string) {
	p.T.Helper()
	x, y := p.Spot(selector)
	p.Point(journey.Touch, journey.Step{X: x, Y: y, Takes: 160 * time.Millisecond}, journey.Step{Act: journey.Down}, journey.Step{Act: journey.Up})
}

// watch collects what the page measures while it loads.
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
// The marbles of the computer, who sits second, are drawn when it is the first one's turn.
new MutationObserver((changes) => {
	if (changes.some(({ target }) => target.dataset.turn === "first")) audit.drawn.push(performance.now());
}).observe(document, { subtree: true, attributeFilter: ["data-turn"] });`

// engineTask is the longest task that hears a word of the engine, draws its marble, or shows it soon after. The marble is
// drawn some time after the word, because of the pace.
const engineTask = `Math.max(0, ...audit.tasks
	.filter(({ startTime, duration }) => {
		const within = (from) => (at) => from <= at && at <= startTime + duration;
		return audit.words.some(within(startTime)) || audit.drawn.some(within(startTime - 50));
	})
	.map((t) => t.duration))`

// mark is when something happened, in seconds after the visit began.
func (p *Page) mark(name string) float64 {
	p.T.Helper()
	return Eval[float64](p, `performance.getEntriesByName(`+quote(name)+`)[0].startTime`) / 1e3
}

// subject is what is visited: the game, or go-app's hello world beside it.
type subject struct {
	name    string
	files   site.Files
	before  string // a script that runs before those of the page
	offline string // the condition that it is kept for offline
}

// visited has the seconds of the visits of a subject: until something was seen, until it was ready, and until it was again.
type visited struct{ seen, ready, later, offline float64 }

// visits has the game and the hello world be visited in turn, from a host that knows one encoding.
func (a *audit) visits(t *testing.T, encoding string, game, hello subject) {
	var ours, theirs visited
	if !t.Run(game.name, func(t *testing.T) { ours = game.visit(t, encoding, a.look) }) ||
		!t.Run(hello.name, func(t *testing.T) { theirs = hello.visit(t, encoding, func(*Page) {}) }) {
		return
	}
	a.beside("ready, "+encoding, 1, ours.ready, theirs.ready)
	if encoding == "brotli" {
		a.beside("board seen", 1, ours.seen, theirs.seen)
		a.beside("later visit", 1.5, ours.later, theirs.later)
		a.note("later visit, no network", "s", 0.9, ours.offline)
		a.note("later visit, no network, hello", "s", noBar, theirs.offline)
	}
}

// look notes what only the game has to show for its first visit.
func (a *audit) look(p *Page) {
	p.WaitStill()
	a.note("first press accepted", "s", 1.5, max(p.mark("first-contentful-paint"), Eval[float64](p, `audit.tap`)/1e3))
	shift := Eval[float64](p, `audit.shift`)
	if a.note("layout shift", "", 0, shift); shift > 0 {
		p.T.Errorf("the layout shifts by %v", shift)
	}
}

// visit opens the subject for the first time, and, with brotli, again as soon as it is kept for offline.
func (s subject) visit(t *testing.T, encoding string, look func(p *Page)) (took visited) {
	air := &airwave{host: only(map[string]string{"brotli": "br", "gzip": "gzip"}[encoding], s.files)}
	address := servers.Serve(air)
	p := inMotion(t, auditPhone)
	p.BeforeLoad(s.before)
	p.slowDown(phoneSlowdown)
	p.visit(address, firstPeace)
	took.seen, took.ready = p.mark("first-contentful-paint"), p.mark("app-ready")
	look(p)
	if encoding != "brotli" {
		return took
	}
	p.slowDown(1)
	air.be(fastAir)
	p.Wait("the program to be kept for offline", s.offline)
	for _, again := range []struct {
		kind  airKind
		ready *float64
	}{{slowAir, &took.later}, {noAir, &took.offline}} {
		p.Leave()
		time.Sleep(rest) // the browser still clears the first visit away
		p.slowDown(phoneSlowdown)
		air.be(again.kind)
		p.visit(address, peace)
		*again.ready = p.mark("app-ready")
	}
	return took
}

func (a *audit) unthrottled(t *testing.T) {
	p := inMotion(t, auditPhone)
	p.visit(servers.Serve(only("br", files)), peace)
	a.note("ready, fast network and processor", "s", 0.6, p.mark("app-ready"))
}

// nextHole is the hole that the game waits for, "" while the computer thinks, or "over". The journeys' own look at the
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
	p.visit(rootURL, peace)
	p.NewGame("opponent", "computer", "level", "3", "starter", "me", "edition", auditEdition)
	p.WaitStill()
	time.Sleep(rest) // earlier events are reported with delay
	p.Run(`audit.tasks.length = audit.events.length = 0`)
	for hole := ""; hole != "over"; hole = Eval[string](p, nextHole) {
		if hole != "" {
			p.tapLater(Hole(hole))
		}
		time.Sleep(turnPeace)
	}
	p.WaitStill()
	a.note("slowest interaction of a game", "ms", 100, Eval[float64](p, `Math.max(0, ...audit.events)`))
	a.note("longest task that the engine causes", "ms", 50, Eval[float64](p, engineTask))
	a.note("longest task of a game", "ms", noBar, Eval[float64](p, `Math.max(0, ...audit.tasks.map((t) => t.duration))`))
}

// review notes how long the review of a whole game takes from its address on, the program being ready.
func (a *audit) review(t *testing.T, slowdown float64, firstBar, bar float64) {
	p := inMotion(t, auditPhone)
	p.visit(rootURL, peace)
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
