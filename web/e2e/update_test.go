package e2e

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"kulami/app/text"
	"kulami/web/site"
)

// A new build is deployed while a person plays. Nothing breaks or interrupts the game.

// later returns a build whose program differs from the tested one.
func later(t *testing.T, name string) site.Files {
	t.Helper()
	section := append([]byte{0, byte(len(name) + 1), byte(len(name))}, name...)
	build, err := site.Build(slices.Concat(program(), section))
	if err != nil {
		t.Fatal(err)
	}
	return build
}

// program returns the tested program.
func program() []byte { return files[files.Name("app.wasm")] }

// versionOf returns the version in a build's page.
func versionOf(build site.Files) string {
	_, after, _ := strings.Cut(string(build["index.html"]), `data-version="`)
	version, _, _ := strings.Cut(after, `"`)
	return version
}

// settled opens the game on a host of its own and waits until it is stored for offline use.
func settled(t *testing.T, build site.Files) (h *webHost, p *Page, address string) {
	t.Helper()
	h = newHost(build)
	address = servers.Serve(below("/a/b", h)) + "a/b/"
	p = start(t, Phone)
	p.BeforeLoad(`window.heard = [];
for (const name of ["update", "offline", "install"]) addEventListener("kulami-" + name, () => heard.push(name));`)
	p.BeforeLoad(movableClock)
	p.OpenGame(address)
	p.WaitOffline()
	return h, p, address
}

// movableClock is a script that lets look move the page's clock.
const movableClock = `window.aside = 0;
const now = Date.now;
Date.now = () => now() + aside;
window.ticks = []; // timers of the page with periods above a minute
const every = setInterval;
window.setInterval = (tick, ms) => { if (ms > 60e3) ticks.push(tick); return every(tick, ms); };`

// settledOffline is settled with the host switched off.
func settledOffline(t *testing.T) (p *Page, address string) {
	t.Helper()
	h, p, address := settled(t, files)
	h.Cut(0)
	return p, address
}

// WaitOffline waits until the whole page is stored for offline use.
func (p *Page) WaitOffline() {
	p.T.Helper()
	p.Wait("the game to be kept for offline", keptOffline)
}

const keptOffline = `kulami.offline && navigator.serviceWorker.controller !== null`

// look makes the page check for an update, as it does when it becomes visible after some seconds.
func (p *Page) look() { p.looks("visibilitychange") }

// looks makes the page check for another reason: an event of the document or the window, or "time".
func (p *Page) looks(reason string) {
	p.T.Helper()
	p.Run(`aside += 5001; document.dispatchEvent(new Event("` + reason + `")); dispatchEvent(new Event("` + reason + `")); if ("` + reason + `" === "time") ticks.forEach((tick) => tick())`)
}

// offer deploys another build with this name and waits until the page has found it.
func (p *Page) offer(t *testing.T, h *webHost, name string) (next site.Files) {
	t.Helper()
	next = later(t, name)
	h.Deploy(next)
	p.look()
	p.Wait("the update", `kulami.waiting`)
	return next
}

// version checks that the page is of a build.
func (p *Page) version(t *testing.T, want site.Files) {
	t.Helper()
	if got := Eval[string](p, `kulami.version`); got != versionOf(want) {
		t.Errorf("the page is of version %s, want %s", got, versionOf(want))
	}
}

// update applies the waiting update and reloads the page.
func (p *Page) update(t *testing.T, next site.Files) {
	t.Helper()
	p.T.Helper()
	p.Run(`window.beforeReload = true; kulami.applyUpdate()`)
	p.Wait("the page to load again", `!window.beforeReload && document.readyState === "complete"`)
	p.WaitReady()
	p.version(t, next)
}

func TestAnUpdateWaitsForThePlayer(t *testing.T) {
	h, p, address := settled(t, files)
	p.NewGame("opponent", "person")
	p.PlayOn(3, "", p.PressHole)
	p.Run(`caches.open("somebody else's").then((cache) => cache.put("./x", new Response("x")))`)
	if heard := Eval[[]string](p, `heard`); slices.Contains(heard, "update") {
		t.Error("a first visit is taken for an update")
	}

	next := later(t, "next")
	h.Deploy(next)
	asked := h.Asked("service-worker.js")
	p.look()
	p.Run(`document.dispatchEvent(new Event("visibilitychange")); dispatchEvent(new Event("focus"))`)
	p.Wait("the update", `kulami.waiting && heard.includes("update")`)
	if n := h.Asked("service-worker.js") - asked; n != 1 {
		t.Errorf("it was looked for %d times within a second", n)
	}
	p.PlayOn(2, "", p.PressHole)
	p.version(t, files)
	if !Eval[bool](p, `navigator.serviceWorker.getRegistration().then((registration) => registration.waiting !== null)`) {
		t.Error("the update did not wait")
	}
	link := p.Link()
	p.Press(".head " + Act("update"))
	p.Wait("what happens to the game", `document.querySelector("dialog").textContent.includes(`+quote(text.In("en").UpdateHelp)+`)`)
	p.Press(Act("close"))

	p.update(t, next)
	if got := p.Link(); got != link {
		t.Errorf("after the update the game is %s, was %s", got, link)
	}
	p.WaitOffline()
	if heard := Eval[[]string](p, `heard`); slices.Contains(heard, "offline") || slices.Contains(heard, "update") {
		t.Errorf("after the update the page sends %v", heard)
	}
	p.Wait("only the new build and the foreign cache to be kept", `caches.keys().then((names) => names.length === 2 &&
		names.includes("somebody else's") && names.includes("kulami-/a/b/:`+versionOf(next)+`"))`)
	h.Cut(0)
	p.OpenGame(address)
	p.version(t, next)
}

// An open page finds a new build when its window gets the focus, when the network returns, or after
// some time.
func TestAnOpenPageFindsAnUpdate(t *testing.T) {
	for _, reason := range []string{"focus", "online", "time"} {
		t.Run(reason, func(t *testing.T) {
			h, p, _ := settled(t, files)
			h.Deploy(later(t, reason))
			p.looks(reason)
			p.Wait("the update", `kulami.waiting`)
			p.WaitFor(".head " + Act("update"))
		})
	}
}

// Without an action by the player, the next start uses the update, with or without a network.
func TestAnUpdateComesWithTheNextStart(t *testing.T) {
	h, p, address := settled(t, files)
	next := p.offer(t, h, "next")
	p.Leave()
	h.Cut(0)
	other := p.Beside(Phone)
	other.OpenGame(address)
	other.version(t, next)
}

// One of two tabs is updated. The other one continues with its own build, including its engine,
// even without a network.
func TestAnUpdateBesideAnOldTab(t *testing.T) {
	h, p, address := settled(t, files)
	next := later(t, "next")
	h.Deploy(next)
	other := p.Beside(Phone)
	other.OpenGame(address)
	other.version(t, files)
	other.Wait("the update", `kulami.waiting`)
	other.update(t, next)

	h.Cut(0)
	p.version(t, files)
	p.Wait("an engine of the old build", `new Promise((resolve) => {
		kulami.startEngine(); // this can be the worker that came with the page
		const worker = kulami.startEngine();
		worker.onmessage = () => resolve(true);
		worker.onerror = () => resolve(false);
	})`)
	other.Wait("both builds to be kept", `caches.keys().then((names) => names.length === 2)`)
	p.Leave()
	other.ReloadGame()
	other.Wait("the old build to go", `caches.keys().then((names) => names.length === 1)`)
}

// No service worker separates the builds, and the files have changed on the server. The engine
// still runs the page's own program with the page's own script. If that script is gone, no engine
// starts.
func TestAnEngineOfAnotherBuild(t *testing.T) {
	h := newHost(files)
	p := start(t, Phone)
	p.BeforeLoad(withoutServiceWorker)
	p.OpenGame(servers.Serve(h))
	hired := func(message, failure string) string {
		return `new Promise((resolve) => {
			kulami.startEngine(); // this can be the worker that came with the page
			const worker = kulami.startEngine();
			worker.onmessage = () => resolve(` + message + `);
			worker.onerror = (event) => { event.preventDefault(); resolve(` + failure + `); };
		})`
	}
	h.Deploy(later(t, "next"))
	asked := h.Asked(files.Name("app.wasm"))
	p.Wait("an engine", hired("true", "false"))
	if n := h.Asked(files.Name("app.wasm")); n != asked {
		t.Errorf("the program was asked for %d times more", n-asked)
	}

	next := maps.Clone(files)
	worker := files.Name("worker.js")
	delete(next, worker)
	next["worker.another.js"] = files[worker]
	h.Deploy(next)
	p.Allow(worker)
	p.Wait("no engine", hired("false", "true"))
}

// Whatever the network does during an update, the previous build starts offline, and the update
// comes later.
func TestAnUpdateIsInterrupted(t *testing.T) {
	h, p, address := settled(t, files)
	p.Allow("kulami: not kept for offline play")
	random := rand.New(rand.NewPCG(5, 5))
	full := 1 << 20
	tries := 3
	if *thorough {
		tries = 10
	}
	for n := range tries {
		h.Deploy(later(t, fmt.Sprint("next ", n)))
		point := random.IntN(full)
		// The first 4096 bytes are enough for the check for an update.
		h.Cut(4096 + point)
		p.Run(`window.ended = ""; navigator.serviceWorker.getRegistration().then((registration) => registration.update()).then((registration) => {
			const worker = registration.installing ?? registration.waiting;
			ended = worker?.state ?? "none";
			worker?.addEventListener("statechange", () => { ended = worker.state; });
		}, () => { ended = "failed"; })`)
		p.Wait("the update to end", `["redundant", "failed", "installed", "none"].includes(ended)`)
		if got := Eval[string](p, `ended`); got != "redundant" {
			t.Errorf("cut after %d bytes, the update is %s", 4096+point, got)
		}
		h.Cut(0)
		p.OpenGame(address)
		p.version(t, files)
		p.Wait("the whole build to be kept", `kulami.offline`)
	}
	last := later(t, "last")
	h.Deploy(last)
	h.Mend() // not earlier, or the last build but one would arrive
	p.look()
	p.Wait("the update", `kulami.waiting`)
	p.update(t, last)
}

// A server lets caches store everything for ten minutes. Nevertheless the new build is new, byte
// for byte.
func TestAnUpdateBehindCaches(t *testing.T) {
	h, p, _ := settled(t, files)
	h.MaxAge("max-age=600")
	next := p.offer(t, h, "next")
	p.update(t, next)
	digests := Eval[map[string]string](p, `(async () => {
		const cache = await caches.open((await caches.keys())[0]);
		const found = {};
		for (const request of await cache.keys()) {
			const digest = await crypto.subtle.digest("SHA-256", await (await fetch(request.url)).arrayBuffer());
			found[new URL(request.url).pathname.replace("/a/b/", "")] = [...new Uint8Array(digest)].map((b) => b.toString(16).padStart(2, "0")).join("");
		}
		return found;
	})()`)
	if len(digests) < 8 {
		t.Errorf("only %d files are kept", len(digests))
	}
	for name, digest := range digests {
		if name == "" || strings.HasSuffix(name, "/") {
			name += "index.html"
		}
		sum := sha256.Sum256(next[name])
		if hex.EncodeToString(sum[:]) != digest {
			t.Errorf("%s is not the new build's", name)
		}
	}
	if !strings.Contains(string(next["service-worker.js"]), versionOf(next)) {
		t.Error("the service worker is of another version than the page")
	}
}
