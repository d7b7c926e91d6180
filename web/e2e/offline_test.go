package e2e

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/page"
)

// A person plays without a network.

func TestOpenOffline(t *testing.T) {
	p, address := settledOffline(t)
	for _, open := range some(4, []string{
		"", "index.html", "?source=pwa", "?x=1&y=2", "?act=new", "?act=today", "?act=daily", "?act=import", "?act=open",
		"?share&title=a&text=b&url=c", "#" + sent, "?source=pwa#" + sent, "#%zz", "some/where/else",
	}) {
		t.Run(open, func(t *testing.T) {
			p.Leave()
			p.OpenGame(address + open)
			if strings.Contains(open, sent) {
				p.WaitPly(3)
			}
		})
	}
	p.OpenGame(address)
	p.Hurry()
	p.NewGame("opponent", "computer", "level", "1", "starter", "me")
	p.PlayOn(4, "first", p.PressHole)
	if got := Eval[string](p, `caches.keys().then((names) => names.join())`); got != "kulami-/a/b/:"+versionOf(files) {
		t.Errorf("the caches are %s", got)
	}
}

// A reload past all caches fails offline; no page can change that. The next normal load finds the
// game.
func TestReloadOfflinePastAllCaches(t *testing.T) {
	p, address := settledOffline(t)
	p.Run(`window.beforeReload = true`)
	past := true
	call(p, "reload past all caches", page.Reload, page.ReloadParams{IgnoreCache: &past})
	p.Wait("the page to be gone", `!window.beforeReload`)
	p.Allow("Failed to load resource")
	p.OpenGame(address)
}

// A file is missing on the server, or the page differs from its build. Until that is mended,
// offline play is not announced. The settings and the console mention the problem.
func TestOfflineIsSaidWhenItIsTrue(t *testing.T) {
	rewritten := maps.Clone(files)
	rewritten["index.html"] = append(slices.Clone(files["index.html"]), ' ')
	delete(rewritten, "index.html.br")
	delete(rewritten, "index.html.gz")
	for name, spoil := range map[string]func(h *webHost){
		"a file is missing":     func(h *webHost) { h.Lose("icon-192.webp") },
		"the page is rewritten": func(h *webHost) { h.Deploy(rewritten) },
	} {
		t.Run(name, func(t *testing.T) {
			h := newHost(files)
			spoil(h)
			saidWhenItIsTrue(t, h)
		})
	}
}

func saidWhenItIsTrue(t *testing.T, h *webHost) {
	p := start(t, Phone)
	p.Allow("icon-192.webp")
	p.Allow("kulami: not kept for offline play")
	p.BeforeLoad(`window.heard = []; addEventListener("kulami-offline", () => heard.push("offline"));
const { register } = ServiceWorkerContainer.prototype;
ServiceWorkerContainer.prototype.register = async function (...all) {
	const registration = await register.apply(this, all);
	const worker = registration.installing;
	worker?.addEventListener("statechange", () => { window.state = worker.state; });
	return registration;
}`)
	p.OpenGame(servers.Serve(h))
	p.Wait("keeping to fail", `window.state === "redundant"`)
	if Eval[bool](p, `kulami.offline || heard.length > 0`) {
		t.Error("offline play is promised")
	}
	p.PressAct("settings")
	p.WaitFor("[data-unkept]")
	p.CloseDialog()
	h.Mend()
	h.Deploy(files)
	for _, want := range []int{1, 0} { // announced once
		p.ReloadGame()
		p.WaitOffline()
		if got := Eval[int](p, `heard.length`); got != want {
			t.Errorf("it is said %d times, want %d", got, want)
		}
	}
	p.PressAct("settings")
	if p.Has("[data-unkept]") {
		t.Error("the settings say that files are missing")
	}
}

// The cache is emptied by hand, past the service worker. The next start with a network fills it
// again.
func TestAnEmptiedCacheIsFilled(t *testing.T) {
	h, p, address := settled(t, files)
	p.Wait("the cache to go", `caches.keys().then((names) => caches.delete(names[0]))`)
	p.ReloadGame()
	p.WaitOffline()
	h.Cut(0)
	p.OpenGame(address)
}

// The browser can no longer read its cache, as with a damaged profile. The game is loaded from the
// network.
func TestAnUnreadableCacheIsNoObstacle(t *testing.T) {
	const ailing = `addEventListener("message", ({ data }) => {
	if (data === "ail") CacheStorage.prototype.open = () => Promise.reject(new Error("damaged"));
});
`
	build := maps.Clone(files)
	build["service-worker.js"] = append([]byte(ailing), build["service-worker.js"]...)
	_, p, address := settled(t, build)
	p.Run(`navigator.serviceWorker.controller.postMessage("ail")`)
	for _, open := range []string{"", "?x=1", "index.html"} {
		p.OpenGame(address + open)
	}
}
