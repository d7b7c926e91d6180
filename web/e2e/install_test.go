package e2e

import (
	"net/http"
	"strings"
	"sync/atomic"
	"testing"
)

// A person installs the game and plays where there is no network.

func TestInstall(t *testing.T) {
	for _, address := range []string{rootURL, subURL} {
		p := start(t, Phone)
		p.Goto(address)
		p.WaitReady()
		for _, complaint := range p.ManifestErrors() {
			// A tab of its own storage counts as a private window, where nothing can be installed.
			if complaint != "in-incognito" {
				t.Errorf("%s: %s", address, complaint)
			}
		}
	}
}

func TestOpenOffline(t *testing.T) {
	var down atomic.Bool
	good := below("/a/b", files.Handler())
	address := serve(t, http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if down.Load() {
			panic(http.ErrAbortHandler)
		}
		good.ServeHTTP(w, r)
	})) + "a/b/"
	p := start(t, Phone)
	p.Goto(address)
	p.WaitReady()
	p.Wait("the service worker", `navigator.serviceWorker.ready.then(() => true)`)
	down.Store(true)
	p.Goto(address + "?source=pwa")
	p.WaitReady()
	p.Reload()
	p.WaitReady()
	p.NewGame("opponent", "computer", "level", "1", "starter", "me")
	p.PlayOn(2, "first", p.PressHole)
	if got := Eval[string](p, `caches.keys().then((names) => names.join())`); !strings.HasPrefix(got, "kulami-/a/b/:") {
		t.Errorf("the caches are %s", got)
	}
}
