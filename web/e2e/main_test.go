package e2e

import (
	"encoding/json"
	"flag"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"slices"
	"strings"
	"sync"
	"testing"

	"kulami/web/site"
)

// What all journeys share: one build of the site, served at a root and, by a second server that has nothing else,
// below a sub-path.
var (
	files   site.Files
	rootURL string
	subURL  string
)

func TestMain(m *testing.M) {
	os.Exit(run(m))
}

func run(m *testing.M) int {
	var err error
	if files, err = site.Build(); err != nil {
		fmt.Fprintln(os.Stderr, err)
		return 1
	}
	defer browsers.close()
	root := httptest.NewServer(files.Handler())
	defer root.Close()
	sub := httptest.NewServer(below("/a/b", files.Handler()))
	defer sub.Close()
	rootURL, subURL = root.URL+"/", sub.URL+"/a/b/"
	code := m.Run()
	if err := report(); err != nil {
		fmt.Fprintln(os.Stderr, err)
		return 1
	}
	return code
}

// below serves a handler under a path, and nothing anywhere else.
func below(path string, h http.Handler) http.Handler {
	mux := http.NewServeMux()
	mux.Handle(path+"/", http.StripPrefix(path, h))
	return mux
}

// stable holds the running browsers. A journey has one to itself, because a clipboard belongs to a whole browser; as many
// are started as journeys run side by side.
type stable struct {
	mu   sync.Mutex
	all  []*Browser
	free []*Browser
	lent map[string]*loan // by the name of the journey
}

// loan is a browser that so many pages of a journey use.
type loan struct {
	browser *Browser
	pages   int
}

var browsers = stable{lent: map[string]*loan{}}

// borrow is the browser of a journey, until its test is over.
func (s *stable) borrow(t *testing.T) *Browser {
	t.Helper()
	s.mu.Lock()
	defer s.mu.Unlock()
	journey, _, _ := strings.Cut(t.Name(), "/")
	l := s.lent[journey]
	if l == nil {
		l = &loan{}
		if n := len(s.free) - 1; n >= 0 {
			l.browser, s.free = s.free[n], s.free[:n]
		} else {
			b, err := Start()
			if err != nil {
				t.Fatal(err)
			}
			l.browser, s.all = b, append(s.all, b)
		}
		s.lent[journey] = l
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

// journeys are the names of those that ran to their end, and of those among them that failed.
var (
	counting         sync.Mutex
	journeys, failed []string
)

// report writes how many journeys ran to the file that the environment variable JOURNEYS names, so that a run without
// journeys can't be taken for a good one.
func report() error {
	slices.Sort(journeys)
	fmt.Printf("%d journeys, %d failed\n", len(journeys), len(failed))
	name := os.Getenv("JOURNEYS")
	if name == "" {
		return nil
	}
	text, err := json.Marshal(map[string]any{"ran": len(journeys), "failed": len(failed), "names": journeys})
	if err != nil {
		return err
	}
	return os.WriteFile(name, append(text, '\n'), 0o644)
}

// thorough has journeys try all that they know; otherwise those with long lists try some of it.
var thorough = flag.Bool("thorough", false, "try all that the journeys know")

// some returns all of a list with -thorough, else n of it, spread evenly from the first to the last.
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

// start opens a tab for a journey, with reduced motion: to paint animations takes an eighth of the processor time of all
// journeys. Those that look at them begin with inMotion.
func start(t *testing.T, size Size) *Page {
	t.Helper()
	p := inMotion(t, size)
	p.Prefer("prefers-reduced-motion", "reduce")
	return p
}

// inMotion opens a tab for a journey. When the journey is over, it is counted, and every complaint of the page fails it.
func inMotion(t *testing.T, size Size) *Page {
	t.Helper()
	p := browsers.borrow(t).Open(t, size)
	t.Cleanup(func() {
		for _, complaint := range p.Close() {
			t.Errorf("the page complained: %s", complaint)
		}
		count(t)
	})
	return p
}

// count takes a journey that is over into the report.
func count(t *testing.T) {
	counting.Lock()
	defer counting.Unlock()
	journeys = append(journeys, t.Name())
	if t.Failed() {
		failed = append(failed, t.Name())
	}
}

// withoutServiceWorker is a script that runs before those of the page, which then keeps nothing for offline.
const withoutServiceWorker = `delete Navigator.prototype.serviceWorker`

// table opens the game and waits until it can be played. The scripts run before those of the page. It is not kept for
// offline, which takes the processor half as long again as starting it: journeys for which that counts begin with start.
func table(t *testing.T, size Size, before ...string) *Page {
	t.Helper()
	return ready(start(t, size), before...)
}

// tableInMotion is table for a journey that looks at motion.
func tableInMotion(t *testing.T, size Size, before ...string) *Page {
	t.Helper()
	return ready(inMotion(t, size), before...)
}

// ready opens the game in a tab and waits until it can be played.
func ready(p *Page, before ...string) *Page {
	p.T.Helper()
	for _, script := range append(before, withoutServiceWorker) {
		p.BeforeLoad(script)
	}
	p.Goto(rootURL)
	p.WaitReady()
	return p
}

// serve starts a server for one journey and gives its address.
func serve(t *testing.T, h http.Handler) string {
	t.Helper()
	server := httptest.NewServer(h)
	t.Cleanup(server.Close)
	return strings.TrimSuffix(server.URL, "/") + "/"
}
