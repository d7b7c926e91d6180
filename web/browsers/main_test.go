package browsers

import (
	"encoding/json"
	"fmt"
	"net"
	"net/http"
	"net/http/httptest"
	"os"
	"slices"
	"strings"
	"sync"
	"testing"

	"kulami/web/site"
)

// What all journeys share: one build of the site, and one browser of each engine and kind, started when it is first
// needed.
var (
	handler  http.Handler
	servers  []*httptest.Server
	running  = map[string]*browser{}
	counted  = tally{Engines: map[string]int{}}
	sharing  sync.Mutex
	wanted   = strings.Fields(os.Getenv("ENGINES"))
	reportTo = os.Getenv("BROWSERS")
)

// tally counts the journeys. It is written to the file that the environment variable BROWSERS names, so that a run
// without one of the engines cannot be mistaken for a complete one.
type tally struct {
	Ran     int            `json:"ran"`
	Failed  int            `json:"failed"`
	Engines map[string]int `json:"engines"` // journeys of each
	Names   []string       `json:"names"`
}

func TestMain(m *testing.M) {
	os.Exit(run(m))
}

func run(m *testing.M) int {
	for _, name := range wanted {
		if !slices.ContainsFunc(engines, func(e engine) bool { return e.name == name }) {
			fmt.Fprintf(os.Stderr, "there is no engine %q\n", name)
			return 1
		}
	}
	files, err := site.Build()
	if err == nil {
		files, err = watch(files, watcher)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		return 1
	}
	handler = files.Handler()
	code := m.Run()
	for _, b := range running {
		b.close()
	}
	for _, s := range servers {
		s.Close()
	}
	slices.Sort(counted.Names)
	fmt.Printf("%d journeys, %d failed, %v\n", counted.Ran, counted.Failed, counted.Engines)
	if reportTo != "" {
		text, err := json.Marshal(counted)
		if err == nil {
			err = os.WriteFile(reportTo, append(text, '\n'), 0o644)
		}
		if err != nil {
			fmt.Fprintln(os.Stderr, err)
			return 1
		}
	}
	return code
}

// everywhere makes a journey in every engine, or in those that the environment variable ENGINES names.
func everywhere(t *testing.T, kind kind, journey func(t *testing.T, p *page)) {
	eachEngine(t, func(t *testing.T, e engine) {
		p := &page{t: t, wire: shared(t, e, kind), patience: patience}
		defer func() {
			for _, complaint := range p.leave() {
				t.Errorf("the page complained: %s", complaint)
			}
		}()
		journey(t, p)
	})
}

// eachEngine makes a journey of every engine, or of those that the environment variable ENGINES names.
func eachEngine(t *testing.T, journey func(t *testing.T, e engine)) {
	for _, e := range engines {
		if len(wanted) > 0 && !slices.Contains(wanted, e.name) {
			continue
		}
		t.Run(e.name, func(t *testing.T) {
			t.Parallel()
			defer count(t, e)
			journey(t, e)
		})
	}
}

// count takes a journey into the tally.
func count(t *testing.T, e engine) {
	sharing.Lock()
	defer sharing.Unlock()
	counted.Ran++
	counted.Engines[e.name]++
	counted.Names = append(counted.Names, t.Name())
	if t.Failed() {
		counted.Failed++
	}
}

// shared is the running browser of an engine and kind.
func shared(t *testing.T, e engine, kind kind) *browser {
	t.Helper()
	key := fmt.Sprint(e.name, kind)
	sharing.Lock()
	b := running[key]
	sharing.Unlock()
	if b != nil {
		return b
	}
	b, err := launch(e, kind)
	if err != nil {
		t.Fatal(err)
	}
	sharing.Lock()
	defer sharing.Unlock()
	running[key] = b
	return b
}

// serve offers the game at an address where no browser has been. It stays until all journeys are over, lest another
// gets the same address.
//
// Each has a host of its own where the system lets it, for WebKit's sake: ten seconds after the last page of an origin
// was left, it ends the service workers of all origins of that host, if none of them has a page open at that moment.
// A page that is asked for just then is looked for in the network, or comes never.
func serve(h http.Handler) string {
	sharing.Lock()
	defer sharing.Unlock()
	server := httptest.NewUnstartedServer(h)
	if own, err := net.Listen("tcp", fmt.Sprintf("127.0.0.%d:0", 2+len(servers)%250)); err == nil {
		server.Listener.Close()
		server.Listener = own
	}
	server.Start()
	servers = append(servers, server)
	return server.URL + "/"
}

// table opens the game at an address where no browser has been and waits until it can be played.
func table(p *page) (address string) {
	p.t.Helper()
	address = serve(handler)
	p.goTo(address)
	p.waitReady()
	return address
}
