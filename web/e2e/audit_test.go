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
	"testing"
	"time"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/network"

	"kulami/web/site"
)

// audits is how often the audit measures; without it, it is left out, because only a quiet machine gives true numbers.
var audits = flag.Int("audit", 0, "measure speed and size on the phone profile, so many times")

// auditPhone is the screen of the phone profile. Its network and processor are applied by the browser, not reckoned.
var auditPhone = Size{412, 823, true}

const (
	phoneLatency    = 150       // milliseconds
	phoneThroughput = 1.6e6 / 8 // bytes a second
	phoneSlowdown   = 4         // of the processor
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
		median, verdict := r.values[len(r.values)/2], "met"
		if median > r.bar {
			verdict = "**missed**"
		}
		fmt.Fprintf(&out, "| %s | %s | %s – %s | %s %s | %s |\n", r.name,
			number(median), number(r.values[0]), number(r.values[len(r.values)-1]), number(r.bar), r.unit, verdict)
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
	compressed := serve(t, only("br", files))
	for range *audits {
		// Each in a test of its own, at the end of which its page is closed: open pages take their part of the processor.
		t.Run("first visit, brotli", func(t *testing.T) { a.firstVisit(t, "brotli", 7) })
		t.Run("first visit, gzip", func(t *testing.T) { a.firstVisit(t, "gzip", 9) })
		t.Run("unthrottled", func(t *testing.T) { a.unthrottled(t) })
		t.Run("whole game", func(t *testing.T) { a.wholeGame(t) })
		points, _ := lighthouse(t, compressed)
		for _, name := range slices.Sorted(maps.Keys(points)) {
			a.note("Lighthouse "+name+", points short of 100", "", 0, 100-points[name])
		}
	}
	fmt.Printf("\nPhone profile: %d×%d, 1.6 Mbit/s, %d ms, processor slowed down %d times; %d runs\n\n%s\n",
		auditPhone.Width, auditPhone.Height, phoneLatency, phoneSlowdown, *audits, a)
}

// sizes weighs the program and everything else that is fetched before it is ready.
func sizes(t *testing.T, a *audit) {
	program := float64(len(files["app.wasm.br"])) / 1e6
	a.note("app.wasm with brotli", "MB", 1.2, program)
	if program > 1.2 {
		t.Errorf("app.wasm has %.3f MB", program)
	}
	rest := 0
	for name := range files {
		if path.Dir(name) == "." && slices.Contains([]string{".css", ".js", ".html"}, path.Ext(name)) &&
			!slices.Contains([]string{"404.html", "worker.js", "service-worker.js"}, name) {
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
	good := build.Handler()
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		r.Header.Set("Accept-Encoding", encoding)
		good.ServeHTTP(w, r)
	})
}

// throttle gives the page the phone profile's processor, and its network if there is to be one.
func (p *Page) throttle(slowdown float64, latency, throughput float64, offline bool) {
	p.T.Helper()
	call(p, "slow the processor down", emulation.SetCPUThrottlingRate, emulation.SetCPUThrottlingRateParams{Rate: slowdown})
	call(p, "slow the network down", network.EmulateNetworkConditionsByRule, network.EmulateNetworkConditionsByRuleParams{
		MatchedNetworkConditions: []*network.Conditions{{
			Latency: latency, DownloadThroughput: throughput, UploadThroughput: throughput, Offline: offline,
		}},
	})
}

// watch collects what the page tells of itself while it loads.
const watch = `window.audit = { shift: 0, tap: 0, tasks: [], events: [] };
const see = (type, take, more = {}) => new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true, ...more });
see("layout-shift", (e) => { audit.shift += e.value; });
see("longtask", (e) => audit.tasks.push(e.duration));
see("event", (e) => { if (e.interactionId) audit.events.push(e.duration); }, { durationThreshold: 16 });
const add = window.addEventListener;
window.addEventListener = (name, ...all) => {
	if (name === "click") audit.tap ||= performance.now();
	add.call(window, name, ...all);
};`

// mark is when something happened, in seconds after the visit began.
func (p *Page) mark(name string) float64 {
	p.T.Helper()
	return Eval[float64](p, `performance.getEntriesByName(`+quote(name)+`)[0].startTime`) / 1e3
}

func (a *audit) firstVisit(t *testing.T, encoding string, bar float64) {
	address := serve(t, only(map[string]string{"brotli": "br", "gzip": "gzip"}[encoding], files))
	p := start(t, auditPhone)
	p.BeforeLoad(watch)
	p.throttle(phoneSlowdown, phoneLatency, phoneThroughput, false)
	p.Goto(address)
	p.WaitReady()
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
	p.throttle(1, 0, -1, false)
	p.WaitOffline()
	for _, c := range []struct {
		name    string
		offline bool
	}{{"F6 ready again, slow network", false}, {"F6 ready again, no network", true}} {
		p.Leave()
		time.Sleep(rest) // nobody comes back while the first visit is still being cleared away
		p.throttle(phoneSlowdown, phoneLatency, phoneThroughput, c.offline)
		p.Goto(address)
		p.WaitReady()
		a.note(c.name, "s", 0.6, p.mark("app-ready"))
	}
}

func (a *audit) unthrottled(t *testing.T) {
	p := start(t, auditPhone)
	p.Goto(serve(t, only("br", files)))
	p.WaitReady()
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
	p := start(t, auditPhone)
	p.BeforeLoad(watch)
	p.throttle(phoneSlowdown, 0, -1, false)
	p.Goto(rootURL)
	p.WaitReady()
	p.NewGame("opponent", "computer", "level", "3", "starter", "me", "edition", auditEdition)
	p.WaitStill()
	p.Run(`audit.tasks.length = audit.events.length = 0`)
	for hole := ""; hole != "over"; hole = Eval[string](p, nextHole) {
		if hole == "" {
			time.Sleep(50 * time.Millisecond)
			continue
		}
		p.PressHole(hole)
	}
	p.WaitStill()
	a.note("F8 slowest interaction of a game", "ms", 100, Eval[float64](p, `Math.max(0, ...audit.events)`))
	a.note("F9 longest task of a game", "ms", 50, Eval[float64](p, `Math.max(0, ...audit.tasks)`))
}
