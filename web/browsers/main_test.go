package browsers

import (
	"flag"
	"fmt"
	"net/http"
	"os"
	"slices"
	"strings"
	"sync"
	"testing"

	"kulami/web/journey"
	"kulami/web/site"
)

// All journeys share one build of the site, watched, and one browser of each engine and kind,
// started when first needed.
var (
	handler http.Handler // the site without a service worker
	offline http.Handler // the whole site
	servers = journey.Servers{Apart: true}
	tally   journey.Tally
	running = map[string]browser{}
	sharing sync.Mutex
	wanted  = strings.Fields(os.Getenv("ENGINES"))
)

var act, names, quote = journey.Act, journey.Names, journey.Quote

func TestMain(m *testing.M) {
	flag.Parse()
	if testing.Short() && len(wanted) == 0 {
		wanted = []string{"Chromium"}
	}
	if testing.Short() && flag.Lookup("test.run").Value.String() == "" {
		flag.Set("test.run", shortJourneys)
	}
	os.Exit(run(m))
}

// shortJourneys lists the journeys of -short without other selection. They run only in Chromium.
const shortJourneys = "^(TestPlayByTouch|TestShareALink|TestComplaintsAreNoticed)$"

func run(m *testing.M) int {
	for _, name := range wanted {
		if !slices.ContainsFunc(engines, func(e engine) bool { return e.name == name }) {
			fmt.Fprintf(os.Stderr, "there is no engine %q\n", name)
			return 1
		}
	}
	removeFonts, err := journey.BringFonts()
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		return 1
	}
	defer removeFonts()
	built, err := site.Built()
	if err == nil {
		handler, err = watching(built, slices.Concat(watcher, withoutServiceWorker))
	}
	if err == nil {
		offline, err = watching(built, watcher)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		return 1
	}
	code := m.Run()
	for _, b := range running {
		b.close()
	}
	servers.Close()
	if err := tally.Report("BROWSERS"); err != nil {
		fmt.Fprintln(os.Stderr, err)
		return 1
	}
	return code
}

// everywhere runs a journey in every engine, or in the engines of the environment variable ENGINES.
func everywhere(t *testing.T, kind kind, made func(t *testing.T, p *journey.Page)) {
	eachEngine(t, func(t *testing.T, e engine) {
		p := shared(t, e, kind).open(t)
		defer func() {
			p.Close()
			tally.Loaded(t, p.Loads)
		}()
		made(t, p)
	})
}

// eachEngine runs a journey in each engine.
func eachEngine(t *testing.T, made func(t *testing.T, e engine)) {
	for _, e := range chosen() {
		t.Run(e.name, func(t *testing.T) {
			t.Parallel()
			defer tally.Count(e.name, t)
			outlasting(t, func() { made(t, e) })
		})
	}
}

// chosen returns the engines in which journeys run.
func chosen() []engine {
	return slices.DeleteFunc(slices.Clone(engines), func(e engine) bool { return len(wanted) > 0 && !slices.Contains(wanted, e.name) })
}

// shared returns the running browser of an engine and kind.
func shared(t *testing.T, e engine, kind kind) browser {
	t.Helper()
	key := fmt.Sprint(e.name, kind)
	sharing.Lock()
	b := running[key]
	sharing.Unlock()
	if b != nil {
		return b
	}
	b = launch(t, e, kind)
	sharing.Lock()
	defer sharing.Unlock()
	running[key] = b
	return b
}

// outlasting repeats a journey once if a browser fell silent in it, see silence. Later journeys get
// a new browser.
func outlasting(t *testing.T, made func()) {
	defer replaceSilent() // also after a failure
	silent := func() (silent bool) {
		defer func() {
			switch said := recover().(type) {
			case nil:
			case silence:
				silent = true
				t.Log(said)
			default:
				panic(said)
			}
		}()
		made()
		return false
	}
	if !silent() {
		return
	}
	replaceSilent()
	if silent() {
		t.Fatal("the browser fell silent twice")
	}
}

// replaceSilent ends the shared browsers that have fallen silent.
func replaceSilent() {
	sharing.Lock()
	defer sharing.Unlock()
	for key, b := range running {
		if d, ok := b.(*driver); ok && d.silent {
			delete(running, key)
			d.close()
		}
	}
}

// launch starts a browser.
func launch(t *testing.T, e engine, kind kind) browser {
	t.Helper()
	b, err := e.start(kind)
	if err != nil {
		t.Fatalf("starting %s: %v", e.name, err)
	}
	return b
}

// table opens the game at an address that is new to the browser and waits until it can be played.
func table(p *journey.Page) (address string) {
	p.T.Helper()
	address = servers.Serve(handler)
	p.OpenGame(address)
	return address
}

// tableOfTwo is table with a game of two people after some plies.
func tableOfTwo(p *journey.Page, plies int, choices ...string) (address string) {
	p.T.Helper()
	address = table(p)
	p.NewGame(append([]string{"opponent", "person"}, choices...)...)
	p.PlayOn(plies, "", p.PressHole)
	return address
}
