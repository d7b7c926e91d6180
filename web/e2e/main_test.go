package e2e

import (
	"flag"
	"fmt"
	"net/http"
	"os"
	"strings"
	"sync"
	"testing"

	"kulami/web/host"
	"kulami/web/journey"
	"kulami/web/site"
)

// All journeys share one build of the site. One server has it at its root; a second one has it only
// below a sub-path.
var (
	files   site.Files
	rootURL string
	subURL  string
	servers journey.Servers
	tally   journey.Tally
)

func TestMain(m *testing.M) {
	flag.Parse()
	if testing.Short() && flag.Lookup("test.run").Value.String() == "" {
		flag.Set("test.run", shortJourneys)
	}
	os.Exit(run(m))
}

// shortJourneys are the journeys of -short, unless -run names others.
const shortJourneys = "^(TestOpen(AtTheRoot|BelowASubPath|ABrokenAddress)|TestPlayOnASmallPhone|TestUndoAgainstTheComputer|TestTheTabStop)$"

func run(m *testing.M) int {
	var err error
	if files, err = site.Built(); err != nil {
		fmt.Fprintln(os.Stderr, err)
		return 1
	}
	removeFonts, err := journey.BringFonts()
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		return 1
	}
	defer removeFonts()
	defer browsers.close()
	defer servers.Close()
	rootURL = servers.Serve(host.Handler(files))
	subURL = servers.Serve(below("/a/b", host.Handler(files))) + "a/b/"
	code := m.Run()
	if err := tally.Report("JOURNEYS"); err != nil {
		fmt.Fprintln(os.Stderr, err)
		return 1
	}
	return code
}

// below serves a handler under a path, and nothing at other paths.
func below(path string, h http.Handler) http.Handler {
	mux := http.NewServeMux()
	mux.Handle(path+"/", http.StripPrefix(path, h))
	return mux
}

// stable holds the running browsers. A journey has a browser to itself, because a clipboard belongs
// to a whole browser. So at most as many browsers start as journeys run in parallel.
type stable struct {
	mu   sync.Mutex
	all  []*Browser
	free []*Browser
	lent map[string]*loan // by the name of the journey
}

// loan is a browser that a journey uses, with the number of its open pages.
type loan struct {
	browser *Browser
	pages   int
}

var browsers = stable{lent: map[string]*loan{}}

// begin reports whether this is the first page of a journey. It is false in a subtest.
func (s *stable) begin(t *testing.T) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.lent[t.Name()] != nil || strings.Contains(t.Name(), "/") {
		return false
	}
	s.lent[t.Name()] = &loan{}
	return true
}

// borrow returns the browser of a journey and keeps it until the test ends.
func (s *stable) borrow(t *testing.T) *Browser {
	t.Helper()
	s.mu.Lock()
	defer s.mu.Unlock()
	journey, _, _ := strings.Cut(t.Name(), "/")
	l := s.lent[journey]
	if l == nil {
		l = &loan{}
		s.lent[journey] = l
	}
	if n := len(s.free) - 1; l.browser == nil && n >= 0 {
		l.browser, s.free = s.free[n], s.free[:n]
	} else if l.browser == nil {
		build := Shell
		if *audits > 0 {
			build = Whole // the build that players have
		}
		b, err := Start(build, nil)
		if err != nil {
			t.Fatal(err)
		}
		l.browser, s.all = b, append(s.all, b)
	}
	l.pages++
	t.Cleanup(func() {
		s.mu.Lock()
		defer s.mu.Unlock()
		if l.pages--; l.pages == 0 {
			delete(s.lent, journey)
			s.free = append(s.free, l.browser)
		}
	})
	return l.browser
}

func (s *stable) close() {
	for _, b := range s.all {
		b.Close()
	}
}

// thorough makes journeys try all that they know. Without it, journeys with long lists try a part
// of them.
var thorough = flag.Bool("thorough", false, "try all that the journeys know")

// slowBy divides the speed of the pages' processors. A slow page shows faults that depend on the
// speed of the machine.
var slowBy = flag.Float64("slow", 1, "divide the speed of the pages' processors by this")

// some returns the whole list with -thorough, else n values of it, evenly spread from the first to
// the last.
func some[T any](n int, list []T) []T {
	if *thorough || n >= len(list) {
		return list
	}
	var few []T
	for i := range n {
		few = append(few, list[i*(len(list)-1)/max(n-1, 1)])
	}
	return few
}

// start opens a tab with reduced motion. Painting animations takes an eighth of the processor time
// of all journeys. Journeys that check motion or sound use inMotion.
func start(t *testing.T, size Size) *Page {
	t.Helper()
	return calm(inMotion(t, size))
}

// calm turns off motion and the sound device of a page. An open sound device takes a twentieth of
// the processor time. Sounds are made, but not played.
func calm(p *Page) *Page {
	p.T.Helper()
	p.Prefer("prefers-reduced-motion", "reduce")
	p.BeforeLoad(`window.AudioContext = function () { return new OfflineAudioContext(1, 1, 44100); }`)
	return p
}

// inMotion opens a tab for a journey, which from now on runs in parallel with others. At its end
// the journey is counted, and fails if the page had a fault.
func inMotion(t *testing.T, size Size) *Page {
	t.Helper()
	return tabFor(t, size, false)
}

// tabFor opens a new tab or, with again, a used one. A journey can use such a tab if everything
// that it leaves there can be cleared. A failed journey does not hand its tab back.
func tabFor(t *testing.T, size Size, again bool) (p *Page) {
	t.Helper()
	if browsers.begin(t) {
		t.Parallel()
	}
	b := browsers.borrow(t)
	if again {
		p = b.Reuse(t, size)
	} else {
		p = b.Open(t, size)
	}
	if *slowBy > 1 {
		p.slowDown(*slowBy)
	}
	t.Cleanup(func() {
		if again && !t.Failed() {
			b.HandBack(p, rootURL+"rules/basic/")
		} else {
			p.Close()
		}
		tally.Count("Chromium", t)
		tally.Loaded(t, p.Loads)
	})
	return p
}

// beside opens another tab with the same storage and caches, until the journey ends.
func beside(t *testing.T, p *Page, size Size) *Page {
	t.Helper()
	other := p.Beside(size)
	if *slowBy > 1 {
		other.slowDown(*slowBy)
	}
	t.Cleanup(func() {
		other.Close()
		tally.Loaded(t, other.Loads)
	})
	return other
}

// in makes a page report to a subtest until the subtest ends.
func in(t *testing.T, p *Page) {
	whole := p.T
	p.T = t
	t.Cleanup(func() { p.T = whole })
}

// withoutServiceWorker is a script that runs before the page's own. The page then stores nothing
// for offline use.
const withoutServiceWorker = `delete Navigator.prototype.serviceWorker`

// begin opens a tab that can be used again. The scripts run before the page's own. The tab does not
// store the game for offline use, which takes half as much processor time as starting it. Journeys
// about offline use call start instead.
func begin(t *testing.T, size Size, before ...string) *Page {
	t.Helper()
	return unkept(calm(tabFor(t, size, true)), before...)
}

// unkept adds scripts to a tab and stores none of its pages for offline use.
func unkept(p *Page, before ...string) *Page {
	p.T.Helper()
	for _, script := range append(before, withoutServiceWorker) {
		p.BeforeLoad(script)
	}
	return p
}

// table opens the game with begin and waits until it can be played.
func table(t *testing.T, size Size, before ...string) *Page {
	t.Helper()
	return visitor(t, size, rootURL, before...)
}

// visitor opens the game at an address, with empty storage. The address must be below rootURL,
// because a reused tab is only cleared of that origin's data.
func visitor(t *testing.T, size Size, address string, before ...string) *Page {
	t.Helper()
	p := begin(t, size, before...)
	p.OpenGame(address)
	return p
}

// freshTable is table in a new tab, for journeys about the browser's storage.
func freshTable(t *testing.T, size Size, before ...string) *Page {
	t.Helper()
	p := unkept(start(t, size), before...)
	p.OpenGame(rootURL)
	return p
}

// tableInMotion is table for a journey about motion.
func tableInMotion(t *testing.T, size Size, before ...string) *Page {
	t.Helper()
	p := unkept(tabFor(t, size, true), before...)
	p.OpenGame(rootURL)
	return p
}

// tableOfTwo is table with a game of two people after some plies.
func tableOfTwo(t *testing.T, size Size, plies int, choices ...string) *Page {
	t.Helper()
	p := table(t, size)
	p.NewGame(append([]string{"opponent", "person"}, choices...)...)
	p.PlayOn(plies, "", p.PressHole)
	return p
}

// tableIn is table with this language as the browser's.
func tableIn(t *testing.T, size Size, lang string) *Page {
	t.Helper()
	return table(t, size, languages(lang))
}

// bare opens our origin without the program.
func bare(p *Page) {
	p.T.Helper()
	p.Allow("favicon.ico")
	p.Goto(rootURL + "manifest.webmanifest")
}
