package e2e

import (
	"bytes"
	"compress/gzip"
	"flag"
	"fmt"
	"maps"
	"net/http"
	"path"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/page"

	"kulami/web/host"
	"kulami/web/journey"
	"kulami/web/site"
)

// audits is how often the audit measures; without it, it is left out, because only a quiet machine gives true numbers.
var audits = flag.Int("audit", 0, "measure speed and size on the phone profile, so many times")

// auditPhone is the screen of the phone profile. Its processor is slowed down by the browser, its network by the host:
// what a worker fetches shares the line with the page.
var auditPhone = Size{Width: 412, Height: 823, Phone: true}

const (
	phoneLatency    = 150 * time.Millisecond
	phoneThroughput = 1.6e6 / 8             // bytes a second
	parcelSize      = 2048                  // bytes that travel together
	airSlack        = 20 * time.Millisecond // what a host that sleeps too long may catch up with
	phoneSlowdown   = 4                     // of the processor
	auditEdition    = "it-pergioco"
	rest            = 3 * time.Second // between two visits
)

// audit is what was measured, and against which bars.
type audit struct{ rows []*auditRow }

type auditRow struct {
	name, unit string
	bar        float64
	values     []float64
}

// noBar is for values that are only reported.
const noBar = -1

// note adds a value to the row of that name.
func (a *audit) note(name, unit string, bar, value float64) {
	i := slices.IndexFunc(a.rows, func(r *auditRow) bool { return r.name == name })
	if i < 0 {
		i = len(a.rows)
		a.rows = append(a.rows, &auditRow{name: name, unit: unit, bar: bar})
	}
	a.rows[i].values = append(a.rows[i].values, value)
}

// String is the table: medians, the range they lie in, and the bars.
func (a *audit) String() string {
	var out strings.Builder
	out.WriteString("| | median | range | bar | |\n| --- | ---: | ---: | ---: | --- |\n")
	for _, r := range a.rows {
		slices.Sort(r.values)
		median, bar, verdict := r.values[len(r.values)/2], number(r.bar)+" "+r.unit, "met"
		if r.bar == noBar {
			bar, verdict = r.unit, ""
		} else if median > r.bar {
			verdict = "**missed**"
		}
		fmt.Fprintf(&out, "| %s | %s | %s – %s | %s | %s |\n", r.name,
			number(median), number(r.values[0]), number(r.values[len(r.values)-1]), bar, verdict)
	}
	return out.String()
}

func number(n float64) string {
	if n >= 10 || n == 0 {
		return fmt.Sprintf("%.0f", n)
	}
	return fmt.Sprintf("%.2f", n)
}

// TestAudit measures F1 to F10 of a first visit, a second one and a whole game, and prints a table. It fails only where
// nothing depends on the machine.
func TestAudit(t *testing.T) {
	if *audits == 0 {
		t.Skip("asked for by make audit")
	}
	if err := files.Compress(); err != nil {
		t.Fatal(err)
	}
	a := &audit{}
	sizes(t, a)
	compressed := servers.Serve(only("br", files))
	for range *audits {
		// Each in a test of its own, at the end of which its page is closed: open pages take their part of the processor.
		t.Run("first visit, brotli", func(t *testing.T) { a.firstVisit(t, "brotli", 7.3) })
		t.Run("first visit, gzip", func(t *testing.T) { a.firstVisit(t, "gzip", 9.5) })
		t.Run("unthrottled", func(t *testing.T) { a.unthrottled(t) })
		t.Run("whole game", func(t *testing.T) { a.wholeGame(t) })
		t.Run("motion", func(t *testing.T) { a.motion(t, 1) })
		t.Run("motion, slowed down", func(t *testing.T) { a.motion(t, phoneSlowdown) })
		t.Run("review", func(t *testing.T) { a.review(t, 1, 1, 15) })
		t.Run("review, slowed down", func(t *testing.T) { a.review(t, phoneSlowdown, noBar, 60) })
		points, _ := lighthouse(t, compressed)
		for _, name := range slices.Sorted(maps.Keys(points)) {
			a.note("Lighthouse "+name+", points short of 100", "", 0, 100-points[name])
		}
	}
	fmt.Printf("\nPhone profile: %d×%d, 1.6 Mbit/s, %v, processor slowed down %d times; %d runs\n\n%s\n",
		auditPhone.Width, auditPhone.Height, phoneLatency, phoneSlowdown, *audits, a)
}

// sizes weighs the program and everything else that is fetched before it is ready.
func sizes(t *testing.T, a *audit) {
	program := float64(len(files[files.Name("app.wasm")+".br"])) / 1e6
	a.note("app.wasm with brotli", "MB", 1.25, program)
	if program > 1.25 {
		t.Errorf("app.wasm has %.3f MB", program)
	}
	rest := 0
	for name := range files {
		if path.Dir(name) == "." && slices.Contains([]string{".css", ".js", ".html"}, path.Ext(name)) &&
			!slices.Contains([]string{"404.html", files.Name("worker.js"), "service-worker.js"}, name) {
			rest += len(zipped(files[name]))
		}
	}
	a.note("everything else before ready, with gzip", "KB", 30, float64(rest)/1e3)
}

func zipped(content []byte) []byte {
	var out bytes.Buffer
	w, _ := gzip.NewWriterLevel(&out, gzip.BestCompression)
	w.Write(content)
	w.Close()
	return out.Bytes()
}

// only lets a host know one encoding.
func only(encoding string, build site.Files) http.Handler {
	good := host.Handler(build)
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		r.Header.Set("Accept-Encoding", encoding)
		good.ServeHTTP(w, r)
	})
}

// slowDown gives the page the phone profile's processor, or with 1 the machine's.
func (p *Page) slowDown(times float64) {
	p.T.Helper()
	call(p, "slow the processor down", emulation.SetCPUThrottlingRate, emulation.SetCPUThrottlingRateParams{Rate: times})
}

// airwave is the line between a host and a phone.
type airwave struct {
	host http.Handler
	mu   sync.Mutex
	kind airKind
	free time.Time // when what is on its way will have arrived
}

// airKind is what an airwave is like.
type airKind int

const (
	slowAir airKind = iota // the phone profile's
	fastAir
	noAir
)

func (a *airwave) be(kind airKind) {
	a.mu.Lock()
	defer a.mu.Unlock()
	a.kind = kind
}

// wait lets so many bytes pass, one request's after the other's.
func (a *airwave) wait(bytes int) {
	a.mu.Lock()
	if a.kind != slowAir {
		a.mu.Unlock()
		return
	}
	if idle := time.Now().Add(-airSlack); a.free.Before(idle) {
		a.free = idle
	}
	a.free = a.free.Add(time.Duration(float64(bytes) / phoneThroughput * float64(time.Second)))
	until := a.free
	a.mu.Unlock()
	time.Sleep(time.Until(until))
}

func (a *airwave) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	a.mu.Lock()
	kind := a.kind
	a.mu.Unlock()
	switch kind {
	case noAir:
		panic(http.ErrAbortHandler)
	case slowAir:
		time.Sleep(phoneLatency)
	}
	a.host.ServeHTTP(&airMail{w, a}, r)
}

// airMail is an answer on its way.
type airMail struct {
	http.ResponseWriter
	air *airwave
}

func (m *airMail) Write(content []byte) (written int, err error) {
	for parcel := range slices.Chunk(content, parcelSize) {
		m.air.wait(len(parcel))
		n, err := m.ResponseWriter.Write(parcel)
		if written += n; err != nil {
			return written, err
		}
		if f, ok := m.ResponseWriter.(http.Flusher); ok {
			f.Flush()
		}
	}
	return written, nil
}

// The page is left alone for so long: every look at it would take its part of the processor.
const (
	firstPeace = 11 * time.Second        // on a first visit over a slow network
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

func (a *audit) firstVisit(t *testing.T, encoding string, bar float64) {
	air := &airwave{host: only(map[string]string{"brotli": "br", "gzip": "gzip"}[encoding], files)}
	address := servers.Serve(air)
	p := inMotion(t, auditPhone)
	p.BeforeLoad(watch)
	p.slowDown(phoneSlowdown)
	p.visit(address, firstPeace)
	p.WaitStill()
	if encoding == "brotli" {
		seen := p.mark("first-contentful-paint")
		a.note("F1 board visible", "s", 0.6, seen)
		a.note("F2 first press accepted", "s", 1.5, max(seen, Eval[float64](p, `audit.tap`)/1e3))
		shift := Eval[float64](p, `audit.shift`)
		a.note("F5 layout shift", "", 0, shift)
		if shift > 0 {
			t.Errorf("the layout shifts by %v", shift)
		}
	}
	a.note(map[string]string{"brotli": "F3", "gzip": "F4"}[encoding]+" ready, "+encoding+" host", "s", bar, p.mark("app-ready"))
	if encoding != "brotli" {
		return
	}
	p.slowDown(1)
	air.be(fastAir)
	p.WaitOffline()
	for _, c := range []struct {
		name string
		kind airKind
	}{{"F6 ready again, slow network", slowAir}, {"F6 ready again, no network", noAir}} {
		p.Leave()
		time.Sleep(rest) // the browser still clears the first visit away
		p.slowDown(phoneSlowdown)
		air.be(c.kind)
		p.visit(address, peace)
		a.note(c.name, "s", 0.6, p.mark("app-ready"))
	}
}

func (a *audit) unthrottled(t *testing.T) {
	p := inMotion(t, auditPhone)
	p.visit(servers.Serve(only("br", files)), peace)
	a.note("F7 ready, fast network and processor", "s", 0.6, p.mark("app-ready"))
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
	a.note("F8 slowest interaction of a game", "ms", 100, Eval[float64](p, `Math.max(0, ...audit.events)`))
	a.note("F9 longest task that the engine causes", "ms", 50, Eval[float64](p, engineTask))
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
