package e2e

import (
	"encoding/json"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"slices"
	"strings"
	"testing"

	"kulami/web/site"
)

// What all journeys share: one build of the site, served at a root and, by a second server that has nothing else,
// below a sub-path; and one browser.
var (
	files   site.Files
	chrome  *Browser
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
	if chrome, err = Start(); err != nil {
		fmt.Fprintln(os.Stderr, err)
		return 1
	}
	defer chrome.Close()
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

// journeys are the names of those that ran to their end, and of those among them that failed.
var journeys, failed []string

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

// start opens a tab for a journey. When the journey is over, it is counted, and every complaint of the page fails it.
func start(t *testing.T, size Size) *Page {
	t.Helper()
	p := chrome.Open(t, size)
	t.Cleanup(func() {
		for _, complaint := range p.Close() {
			t.Errorf("the page complained: %s", complaint)
		}
		journeys = append(journeys, t.Name())
		if t.Failed() {
			failed = append(failed, t.Name())
		}
	})
	return p
}

// table opens the game and waits until it can be played. The scripts run before those of the page.
func table(t *testing.T, size Size, before ...string) *Page {
	t.Helper()
	p := start(t, size)
	for _, script := range before {
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
