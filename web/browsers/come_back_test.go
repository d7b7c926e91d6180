package browsers

import (
	"net/http"
	"strings"
	"sync/atomic"
	"testing"

	"kulami/web/journey"
)

// A player leaves in the middle of a game and comes back, sends it to a friend, and plays without a
// network.

func TestReloadInMidGame(t *testing.T) {
	everywhere(t, plain, func(t *testing.T, p *journey.Page) {
		address := servers.Serve(offline)
		p.OpenGame(address)
		p.NewGame("opponent", "person", "edition", "cs-2", "board", "irregular")
		p.PlayOn(3, "", p.PressHole)
		link := p.Link()
		p.ReloadGame()
		p.Agree()
		if got := p.Link(); got != link {
			t.Fatalf("the game is restored as %s, was %s", got, link)
		}
		p.PlayOn(3, "", p.PressHole)
		link = p.Link()
		p.Leave()
		p.OpenGame(address)
		if got := p.Link(); got != link {
			t.Errorf("the game is found as %s, was %s", got, link)
		}
	})
}

// The copied link opens the same game in an empty storage.
func TestShareALink(t *testing.T) {
	everywhere(t, plain, func(t *testing.T, p *journey.Page) {
		tableOfTwo(p, 7, "edition", "es-1", "board", "irregular")
		link := p.Link()
		p.PressAct("share")
		p.Press(act("copy-link"))
		p.Wait("the link in the clipboard", `watched.copied.length > 0`)
		copied := journey.Eval[string](p, `watched.copied[0]`)
		_, fragment, _ := strings.Cut(copied, "#")
		if fragment != link {
			t.Errorf("copied %s, want %s", copied, link)
		}
		p.OpenGame(servers.Serve(handler) + "#" + fragment)
		p.WaitPly(7)
		p.Agree()
		if got := p.Link(); got != link {
			t.Errorf("the friend sees %s, want %s", got, link)
		}
		p.GoOn("continue")
		p.WaitGone(act("continue"))
		p.PlayOn(2, "", p.PressHole)
	})
}

// After one visit the server stops. The game still starts, restores the last game, opens links, and
// the computer answers.
func TestPlayOffline(t *testing.T) {
	everywhere(t, plain, func(t *testing.T, p *journey.Page) {
		var off atomic.Bool
		address := servers.Serve(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			if off.Load() {
				panic(http.ErrAbortHandler)
			}
			offline.ServeHTTP(w, r)
		}))
		p.OpenGame(address)
		p.NewGame("opponent", "person", "edition", "cs-2", "board", "irregular")
		p.PlayOn(3, "", p.PressHole)
		link := p.Link()
		p.Wait("the service worker", `navigator.serviceWorker.ready.then(() => true)`)
		off.Store(true)

		p.OpenGame(address + "?source=pwa")
		if got := p.Link(); got != link {
			t.Errorf("offline the game is %s, was %s", got, link)
		}
		p.PlayOn(3, "", p.PressHole)
		p.ReloadGame()
		p.WaitPly(6)
		// On another board, because the app would prefer a game that continues the link's game.
		p.NewGame("opponent", "computer", "level", "2", "starter", "me", "board", "square")
		p.PlayOn(2, "first", p.PressHole)
		if journey.Eval[int](p, `watched.answers`) == 0 {
			t.Error("no worker has answered")
		}
		p.Leave()
		p.OpenGame(address + "#" + link)
		p.WaitPly(3)
		if got := p.Link(); got != link {
			t.Errorf("offline the link opens %s, want %s", got, link)
		}
	})
}
