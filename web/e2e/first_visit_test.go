package e2e

import (
	"bytes"
	"maps"
	"net/http"
	"path"
	"slices"
	"strconv"
	"strings"
	"sync/atomic"
	"testing"

	"kulami/app/text"
	"kulami/web/host"
)

// The host fails at a first visit. The game starts nevertheless, or the page shows an error message
// with a button that reloads it.

// fault answers for one file. A fault that stalls does so until end is closed.
type fault func(w http.ResponseWriter, content []byte, end <-chan struct{})

var hostFaults = map[string]fault{
	"is missing": func(w http.ResponseWriter, _ []byte, _ <-chan struct{}) { http.Error(w, "gone", http.StatusNotFound) },
	"is a page": func(w http.ResponseWriter, _ []byte, _ <-chan struct{}) {
		w.Header().Set("Content-Type", contentTypes[".html"])
		w.Write(files["404.html"])
	},
	"is another": func(w http.ResponseWriter, _ []byte, _ <-chan struct{}) { w.Write([]byte("(() => {})();\n")) },
	"is cut off": func(w http.ResponseWriter, content []byte, _ <-chan struct{}) {
		half(w, content)
		panic(http.ErrAbortHandler)
	},
	"stalls":      func(_ http.ResponseWriter, _ []byte, end <-chan struct{}) { <-end },
	"stalls late": func(w http.ResponseWriter, content []byte, end <-chan struct{}) { half(w, content); <-end },
}

// half sends the first half of a file.
func half(w http.ResponseWriter, content []byte) {
	w.Write(content[:len(content)/2])
	w.(http.Flusher).Flush()
}

// impatient shortens the page's wait for the game from 20 to 2.5 seconds. After it the page says
// that the game is late.
const impatient = `{
	const set = window.setTimeout;
	window.setTimeout = (f, ms, ...more) => set(f, ms === 20_000 ? 2500 : ms, ...more);
}`

func TestAFileFailsOnAFirstVisit(t *testing.T) {
	t.Parallel()
	for _, file := range []string{"index.html", files.Name("app.wasm"), files.Name("worker.js"), files.Name("later.css"), "service-worker.js", "manifest.webmanifest", "icons/favicon-48.png"} {
		for _, name := range some(2, slices.Sorted(maps.Keys(hostFaults))) {
			fail := hostFaults[name]
			if file == "index.html" && (strings.HasPrefix(name, "is ") && name != "is cut off" || name == "stalls") {
				continue // the browser would not have our page
			}
			if !slices.Contains([]string{".html", ".wasm", ".js", ".css"}, path.Ext(file)) && name != "is missing" && name != "stalls" {
				continue // the page does not wait for this file
			}
			t.Run(file+" "+name, func(t *testing.T) {
				t.Parallel()
				var mended atomic.Bool
				end := make(chan struct{})
				good := host.Handler(files)
				p := start(t, Phone)
				p.BeforeLoad(impatient)
				for _, complaint := range []string{path.Base(file), "kulami:", "Failed to load resource", "Content Security Policy", "Uncaught"} {
					p.Allow(complaint)
				}
				address := servers.Serve(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
					asked := strings.TrimPrefix(r.URL.Path, "/")
					if asked == "" {
						asked = "index.html"
					}
					if asked != file || mended.Load() {
						good.ServeHTTP(w, r)
						return
					}
					w.Header().Set("Content-Type", contentTypes[path.Ext(file)])
					fail(w, files[file], end)
				}))
				t.Cleanup(func() { close(end) })
				p.tab.trouble.home(address)
				p.Run(`location.href = ` + quote(address))
				// Without the style sheet the game can be ready before the sentence is there.
				needed := slices.Contains([]string{"index.html", files.Name("app.wasm"), files.Name("later.css")}, file)
				p.Wait("the game or a sentence", `document.querySelector('[data-state="failed"]') || `+strconv.FormatBool(!needed)+` && performance.getEntriesByName("app-ready").length > 0`)
				mended.Store(true)
				if needed {
					p.Press(`[data-state="failed"] [data-act="retry"]`)
				}
				p.WaitReady()
				if p.Has(`[data-state="failed"]`) {
					t.Error("the sentence is still there")
				}
				p.NewGame("opponent", "computer", "level", "1", "starter", "me")
				p.PlayOn(2, "first", p.PressHole)
			})
		}
	}
}

var contentTypes = map[string]string{
	".html": "text/html; charset=utf-8", ".wasm": "application/wasm", ".js": "text/javascript; charset=utf-8",
	".css": "text/css; charset=utf-8", ".webmanifest": "application/manifest+json", ".png": "image/png",
}

// The browser has no WebAssembly, or the host's policy forbids it. A message in the reader's
// language says so.
func TestAFirstVisitWithoutWebAssembly(t *testing.T) {
	strict := maps.Clone(files)
	strict["_headers"] = bytes.ReplaceAll(files["_headers"], []byte(" 'wasm-unsafe-eval'"), nil)
	hosts := map[bool]http.Handler{false: host.Handler(files), true: host.Handler(strict)}
	var forbidden atomic.Bool
	address := servers.Serve(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		hosts[forbidden.Load()].ServeHTTP(w, r)
	}))
	for _, c := range []struct {
		name, before string
		forbidden    bool
	}{{"the browser has none", `delete window.WebAssembly`, false}, {"the host forbids it", "", true}} {
		t.Run(c.name, func(t *testing.T) {
			forbidden.Store(c.forbidden)
			p := start(t, SmallPhone)
			p.BeforeLoad(languages("de"))
			p.BeforeLoad(c.before)
			for _, complaint := range []string{"kulami:", "Content Security Policy"} {
				p.Allow(complaint)
			}
			p.Goto(address)
			p.WaitFor(`[data-state="unfit"]`)
			if got, want := p.Text(`[data-state="unfit"] h2`), text.In("de").NoScript; got != want {
				t.Errorf("the sentence is %q, want %q", got, want)
			}
			if c.forbidden {
				forbidden.Store(false)
				p.Press(Act("retry"))
				p.WaitReady()
			}
		})
	}
}

// The program stops arriving for a while. The message disappears when the game is ready at last.
func TestTheProgramStallsForAWhile(t *testing.T) {
	address, arrive := slow(t)
	p := start(t, Phone)
	p.BeforeLoad(impatient)
	p.Allow("kulami:")
	p.Goto(address)
	p.WaitFor(`[data-state="failed"]`)
	arrive()
	p.WaitReady()
	if p.Has(`[data-state="failed"]`) {
		t.Error("the sentence is still there")
	}
}

// During a deployment the page is of one build and all other files are of another. The builds never
// run together. When the host has one build again, the game opens, whatever caches have stored
// meanwhile.
func TestAFirstVisitDuringADeployment(t *testing.T) {
	t.Parallel()
	next := later(t, "next")
	for name, c := range map[string]struct {
		page, rest, end map[string][]byte
	}{
		"an old page, then the new build": {files, next, next},
		"a new page, then the new build":  {next, files, next},
		"a new page, then the old build":  {next, files, files},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			mixed := maps.Clone(c.rest)
			mixed["index.html"] = c.page["index.html"]
			mixed["_headers"] = c.page["_headers"] // with the policy that allows the page's scripts
			h := newHost(mixed)
			h.MaxAge("max-age=600")
			p := start(t, Phone)
			p.Allow("kulami:")
			p.Allow("app.")
			p.Goto(servers.Serve(h))
			p.WaitFor(`[data-state="failed"]`)
			if Eval[int](p, `performance.getEntriesByName("app-ready").length`) > 0 {
				t.Error("a mixture of two builds runs")
			}
			h.Deploy(c.end)
			p.Press(`[data-act="retry"]`)
			p.WaitReady()
			p.version(t, c.end)
		})
	}
}

// A cache keeps a damaged file for ten minutes; the page fetches the file past the cache.
func TestAFirstVisitWithADamagedFileInACache(t *testing.T) {
	t.Parallel()
	for _, file := range []string{files.Name("app.wasm"), files.Name("later.css")} {
		t.Run(file, func(t *testing.T) {
			t.Parallel()
			var asked atomic.Bool
			good := host.Handler(files)
			p := start(t, Phone)
			p.Allow(file)
			p.Goto(servers.Serve(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
				if r.URL.Path != "/"+file || asked.Swap(true) {
					good.ServeHTTP(w, r)
					return
				}
				w.Header().Set("Content-Type", contentTypes[path.Ext(file)])
				w.Header().Set("Cache-Control", "max-age=600")
				half(w, files[file])
			})))
			p.WaitReady()
			if p.Has(`[data-state="failed"]`) {
				t.Error("a sentence says that it failed")
			}
		})
	}
}
