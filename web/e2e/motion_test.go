package e2e

import (
	"context"
	"encoding/json"
	"math"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/tracing"
	"github.com/chromedp/chromedp"

	"kulami/web/journey"
)

// landing returns a script that makes the promise landed. The promise resolves when an animation
// with this name has ended and the next frames have been shown. Until then no query disturbs the
// page.
func landing(name string) string {
	return `window.landed = new Promise((done) => addEventListener("animationend", function look({ animationName }) {
	if (!animationName.startsWith("` + name + `")) return;
	removeEventListener("animationend", look);
	requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50, true)));
}))`
}

// motionEvent is the browser's report about an animation or about a frame that was shown. Times are
// in microseconds.
type motionEvent struct {
	Name  string  `json:"name"`
	Phase string  `json:"ph"` // phase of an animation: b = begin, n = change, e = end
	At    float64 `json:"ts"`
	ID    struct {
		Local string `json:"local"`
	} `json:"id2"`
	Args struct {
		Data struct {
			Element string `json:"nodeName"`
			State   string `json:"state"`
			// Reason for running on the page's thread; 0 means it does not.
			OnPage int `json:"compositeFailed"`
		} `json:"data"`
	} `json:"args"`
}

// flown is a measured motion.
type flown struct {
	slowest float64 // longest time between two frames shown, in ms
	dropped float64 // number of skipped frames
	frames  int
	onPage  bool // whether the page's thread, which can be busy, moved it
}

// flights plays marbles and returns the motion of each.
func (p *Page) flights(marbles int) (flew []flown) {
	p.T.Helper()
	for range marbles {
		hole := Eval[string](p, `document.querySelector('[data-legal="true"]').dataset.hole`)
		p.Run(landing("fly"))
		flew = append(flew, p.moved("flight", func() {
			p.tapLater(Hole(hole))
			Eval[bool](p, `landed`)
		}))
	}
	return flew
}

// moved returns the motion of an element while do runs. It finds the element by a part of its
// description.
func (p *Page) moved(element string, do func()) (f flown) {
	p.T.Helper()
	const frame = 1000.0 / 60
	events := trace[motionEvent](p, do, "blink.animations", "viz")
	id, from, to := "", 0.0, 0.0
	for _, e := range events {
		animation := e.Name == "Animation"
		switch data := e.Args.Data; {
		case animation && id == "" && e.Phase == "b" && strings.Contains(data.Element, element):
			id = e.ID.Local
		case animation && e.ID.Local == id && data.OnPage != 0:
			f.onPage = true
		case animation && e.ID.Local == id && e.Phase == "n" && data.State == "running":
			from = e.At
		case animation && e.ID.Local == id && e.Phase == "e":
			to = e.At
		}
	}
	if from == 0 || to == 0 {
		p.Fail("%s did not move", element)
	}
	last := 0.0
	for _, e := range events {
		if e.Name != "Display::DrawAndSwap" || e.Phase == "E" || e.At < from || e.At > to {
			continue
		}
		if f.frames++; last > 0 {
			// Frames start at a beat and are drawn a little later.
			took := max(1, math.Round((e.At-last)/1e3/frame))
			f.slowest = max(f.slowest, took*frame)
			f.dropped += took - 1
		}
		last = e.At
	}
	return f
}

// sheets opens the menu this many times and returns the motion of its sheet.
func (p *Page) sheets(times int) (slid []flown) {
	p.T.Helper()
	for range times {
		p.Run(landing("slide"))
		slid = append(slid, p.moved("sheet-game", func() {
			p.tapLater(Act("game"))
			Eval[bool](p, `landed`)
		}))
		p.CloseDialog()
		p.WaitStill()
	}
	return slid
}

// While a marble flies, the page's thread has much to do. The marble does not wait for it.
func TestMarblesFlyBesideThePage(t *testing.T) {
	p := tableInMotion(t, Phone)
	p.NewGame("opponent", "person")
	p.WaitStill()
	for _, f := range p.flights(2) {
		if f.onPage {
			t.Error("the marble is moved by the page's thread")
		}
	}
}

// motion notes the frames of the first marbles of a game of two people, and of the menu's sheet.
func (a *audit) motion(t *testing.T, slowdown float64) {
	p := inMotion(t, auditPhone)
	p.visit(rootURL, visitRest)
	p.NewGame("opponent", "person", "edition", auditEdition)
	p.WaitStill()
	p.slowDown(slowdown)
	time.Sleep(rest)
	for _, f := range p.flights(8) {
		if slowdown == 1 {
			a.note("slowest frame while a marble flies", "ms", 17, f.slowest)
		} else {
			a.note("frames left out while a marble flies, phone", "", 2, f.dropped)
		}
	}
	for _, f := range p.sheets(4) {
		if slowdown == 1 {
			a.note("slowest frame while a sheet slides", "ms", 17, f.slowest)
		} else {
			a.note("frames left out while a sheet slides, phone", "", 2, f.dropped)
		}
	}
}

// trace returns the browser's events of some categories while do runs. It skips events that cannot
// be decoded as an E.
func trace[E any](p *Page, do func(), categories ...string) (events []E) {
	p.T.Helper()
	config := tracing.TraceConfig{IncludedCategories: categories}
	call(p, "begin a trace", tracing.Start, tracing.StartParams{TraceConfig: &config})
	do()
	ended := make(chan struct{})
	ctx, cancel := context.WithTimeout(p.tab.ctx, journey.Patience)
	defer cancel()
	p.Must("listen to the trace", chromedp.Listen(ctx, func(event any) {
		switch event := event.(type) {
		case *tracing.EventDataCollected:
			for _, value := range event.Value {
				var e E
				if json.Unmarshal(value, &e) == nil {
					events = append(events, e)
				}
			}
		case *tracing.EventTracingComplete:
			close(ended)
		}
	}))
	call(p, "end the trace", tracing.End, cdp.Empty{})
	select {
	case <-ended:
	case <-ctx.Done():
		p.Must("read the trace", ctx.Err())
	}
	return events
}
