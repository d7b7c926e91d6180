package e2e

import (
	"fmt"
	"net/http"
	"strings"
	"sync/atomic"
	"testing"

	"kulami/web/host"
)

// A person opens the page by any address and on any server, and finds the game or a message that
// says why not.

func TestOpenAtTheRoot(t *testing.T) {
	start(t, Phone).OpenGame(rootURL)
}

func TestOpenBelowASubPath(t *testing.T) {
	p := start(t, Phone)
	p.OpenGame(subURL)
	p.OpenGame(subURL + "index.html?source=pwa")
}

// A plain file server does not know WebAssembly and sends a wrong type.
func TestOpenFromAPlainFileServer(t *testing.T) {
	dir := t.TempDir() + "/dist"
	if err := files.Write(dir); err != nil {
		t.Fatal(err)
	}
	plain := http.FileServer(http.Dir(dir))
	address := servers.Serve(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if strings.HasSuffix(r.URL.Path, ".wasm") {
			w.Header().Set("Content-Type", "application/octet-stream")
		}
		plain.ServeHTTP(w, r)
	}))
	start(t, Phone).OpenGame(address)
}

func TestOpenABrokenAddress(t *testing.T) {
	for _, fragment := range []string{"#%zz", "#100%", "#k1/%", "#%ff"} {
		t.Run(fragment[1:], func(t *testing.T) {
			visitor(t, Phone, rootURL+fragment).saysUnreadable(t)
		})
	}
}

// The address can also become invalid while the game is shown.
func TestBreakTheAddress(t *testing.T) {
	p := table(t, Desktop)
	p.Goto(rootURL + "#%zz")
	p.saysUnreadable(t)
}

// saysUnreadable waits for the message that a link could not be read, and plays on.
func (p *Page) saysUnreadable(t *testing.T) {
	t.Helper()
	p.WaitFor(`[data-status="notice"]`)
	if said := p.Text(`[data-status="notice"]`); !strings.Contains(said, linkUnreadable) {
		t.Errorf("it says %q", said)
	}
	p.NewGame("opponent", "person")
	p.PlayOn(1, "", p.PressHole)
	if got := Eval[string](p, `location.href`); strings.Contains(got, "%") {
		t.Errorf("the address is %s", got)
	}
}

// blockStorage makes storage fail as in a browser that stores no site data.
const blockStorage = `for (const name of ["localStorage", "sessionStorage"]) {
	Object.defineProperty(window, name, { configurable: true, get() { throw new DOMException("blocked", "SecurityError"); } });
}`

func TestOpenWithBlockedStorage(t *testing.T) {
	p := table(t, Phone, blockStorage)
	if !Eval[bool](p, `kulami.storageBlocked`) {
		t.Error("the program does not know that storage is blocked")
	}
	if got := Eval[string](p, `(localStorage.setItem("a", 1), localStorage.getItem("a"))`); got != "1" {
		t.Errorf("the substitute gives back %q", got)
	}
	p.NewGame("opponent", "person")
	p.PlayOn(4, "", p.PressHole)
}

// A first start finds a damaged head and no games.
func TestOpenWithADamagedHead(t *testing.T) {
	for _, head := range []string{"", "{", "null", "[]", "\u0000\uffff", `{"game":{"record":"k1/b8"}}`, strings.Repeat("k1/", 1000)} {
		t.Run("", func(t *testing.T) {
			p := table(t, Phone, `if (!localStorage.getItem("kulami")) localStorage.setItem("kulami", `+quote(head)+`)`)
			p.NewGame("opponent", "person")
			p.PlayOn(1, "", p.PressHole)
		})
	}
}

// The program cannot be fetched. The page shows a message with a button, which works as soon as the
// server has the program.
func TestOpenWithoutTheProgram(t *testing.T) {
	var mended atomic.Bool
	good := host.Handler(files)
	address := servers.Serve(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if strings.HasSuffix(r.URL.Path, ".wasm") && !mended.Load() {
			http.Error(w, "gone", http.StatusNotFound)
			return
		}
		good.ServeHTTP(w, r)
	}))
	p := start(t, SmallPhone)
	p.Allow(files.Name("app.wasm"))
	p.Goto(address)
	p.WaitFor(`[data-state="failed"]`)
	mended.Store(true)
	p.Press(`[data-act="retry"]`)
	p.WaitReady()
	if p.Has(`[data-state="failed"]`) {
		t.Error("the sentence is still there")
	}
}

// Old browsers compile a program only after they have fetched all of it.
func TestOpenWithoutStreaming(t *testing.T) {
	table(t, Phone, `delete WebAssembly.compileStreaming`)
}

// If the program ends unexpectedly, the page says so and offers the stored game.
func TestOpenAProgramThatEnds(t *testing.T) {
	p := start(t, Phone)
	p.BeforeLoad(`class Ended { importObject = {}; run() { return Promise.resolve(); } }
Object.defineProperty(window, "Go", { get: () => Ended, set() {} });
WebAssembly.instantiate = () => Promise.resolve({});`)
	p.BeforeLoad(`localStorage.setItem("kulami", '{"v":2,"recent":["a"]}');
localStorage.setItem("kulami.game.a", '{"v":2,"record":"k1/b8tsSQDQdDSQTtQdsQT/md4/p0/cyv","live":1}')`)
	p.Goto(rootURL)
	p.WaitFor(`[data-state="crash"]`)
	if got := Eval[string](p, `document.querySelector("[data-state=crash] textarea").value`); got != "k1/b8tsSQDQdDSQTtQdsQT/md4/p0/cyv" {
		t.Errorf("the saved game is shown as %q", got)
	}
	p.Press(`[data-state="crash"] [data-act="reload"]`)
	p.WaitFor(`[data-state="crash"]`)
}

// A wrong address at any depth leads to the game in one press. If the path contains a game's
// address, that game opens.
func TestOpenAPageThatIsNotThere(t *testing.T) {
	const game = "k1/b8tsSQDQdDSQTtQdsQT/ma4e4g4/caa"
	paths := []struct{ path, opens string }{
		{"nowhere", ""}, {"foo/bar", ""}, {"foo/bar/", ""}, {"foo/bar#" + game, game},
		{game, game}, {game + "/", game}, {"foo/" + game + ".", game}, {"%23" + game, game}, {"foo/k1%2F" + game[3:], game}, {"foo?" + game, game},
		{"puzzle/12/c4c", "puzzle/12/c4c"}, {"foo/bar/learn/3/c9s)", "learn/3/c9s"}, {"review/" + game, "review/" + game},
	}
	for _, root := range []string{rootURL, subURL} {
		p := unkept(start(t, SmallPhone)) // a service worker would answer instead of the server
		p.Allow("404")
		for _, c := range paths {
			p.Goto(root + c.path)
			p.Wait("a link to what the address names", fmt.Sprintf(`up.href.replace(/#.*/, "") === %q && decodeURIComponent(up.hash).slice(1).startsWith(%q)`, root, c.opens))
		}
		p.Press("#up")
		p.WaitReady()
		p.Wait("what the last address names", fmt.Sprintf(`location.href.startsWith(%q)`, root+"#"+paths[len(paths)-1].opens))
		p.Leave()
	}
}

// The page's first picture and the app that replaces it look the same: nothing moves.
func TestNothingMovesWhenTheAppStarts(t *testing.T) {
	for _, size := range []Size{SmallPhone, Phone, Desktop} {
		p := table(t, size, `window.shifts = [];
			window.watch = new PerformanceObserver((list) => window.keep(list.getEntries()));
			window.keep = (entries) => shifts.push(...entries.map((e) => e.value + " " + e.sources.map((s) => s.node?.nodeName)));
			watch.observe({ type: "layout-shift", buffered: true })`)
		p.WaitStill()
		if moved := Eval[[]string](p, `new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => { keep(watch.takeRecords()); done(shifts); })))`); len(moved) > 0 {
			t.Errorf("at %d px: %v", size.Width, moved)
		}
	}
}

// A browser finds, loads and measures each font separately, and on a slow phone each one delays the
// first picture. The title font is not among them, because it is loaded later.
func TestTheFirstScreenHasFewFonts(t *testing.T) {
	for _, size := range []Size{auditPhone, SmallPhone, Desktop} {
		p := table(t, size)
		fonts := Eval[[]string](p, fontsSeen)
		if len(fonts) == 0 || len(fonts) > 8 {
			t.Errorf("%d fonts: %q", len(fonts), fonts)
		}
		for _, font := range fonts {
			if !strings.HasPrefix(font, "ui-rounded") {
				t.Errorf("%v: a text of the first picture has the font %q", size, font)
			}
		}
		p.Close()
	}
}

// fontsSeen lists the fonts of all visible words.
const fontsSeen = `(() => {
	const fonts = new Set(), words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	while (words.nextNode()) {
		const element = words.currentNode.parentElement;
		if (!words.currentNode.data.trim() || !element.checkVisibility()) continue;
		const { fontFamily, fontSize, fontWeight, fontStyle } = getComputedStyle(element);
		fonts.add([fontFamily, fontSize, fontWeight, fontStyle].join(" "));
	}
	return [...fonts];
})()`
