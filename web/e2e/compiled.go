package e2e

import (
	"context"
	"encoding/json"
	"math"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/tracing"
	"github.com/chromedp/chromedp"

	"kulami/web/journey"
)

// Compiled is a function of the program that the browser has compiled.
type Compiled struct {
	Function int  // its number in the module, imported ones included
	OnPage   bool // by a page's own thread, which had to wait for it
	InGame   bool // when the program had started
}

// Compiled gives the functions that the browser compiles, for whatever page, while do runs.
func (p *Page) Compiled(do func()) []Compiled {
	p.T.Helper()
	return compiled(trace[compileEvent](p, do, "blink.user_timing", "disabled-by-default-v8.wasm.detailed"))
}

// trace gives the browser's events of some categories while do runs, as far as they can be read as an E.
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

// compileEvent is what is read of an event in a trace.
type compileEvent struct {
	Name string
	Ts   float64 // in µs
	traceThread
	Args struct {
		Name      string
		FuncIndex int
	}
}

type traceThread struct{ Pid, Tid int }

func compiled(trace []compileEvent) (all []Compiled) {
	pages, started := map[traceThread]bool{}, math.Inf(1)
	for _, e := range trace {
		switch {
		case e.Name == "thread_name" && e.Args.Name == "CrRendererMain":
			pages[e.traceThread] = true
		case e.Name == "app-ready":
			started = min(started, e.Ts)
		}
	}
	for _, e := range trace {
		if e.Name == "wasm.CompileBaseline" {
			all = append(all, Compiled{e.Args.FuncIndex, pages[e.traceThread], e.Ts > started})
		}
	}
	return all
}
