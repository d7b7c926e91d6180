package e2e

import (
	"context"
	"fmt"
	"maps"
	"math/rand"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/target"
	"github.com/chromedp/chromedp"

	"kulami/app/text"
	"kulami/web/journey"
)

// The game survives faults of the page and of the storage.

// Kill ends the tab. With crash its process crashes; otherwise the tab is closed as by a system
// that needs memory. The page gets no event beforehand.
func (p *Page) Kill(crash bool) {
	p.T.Helper()
	if crash { // the crashed tab closes with the browser; closing it here would take half a second
		ctx, cancel := context.WithTimeout(p.tab.ctx, journey.Patience)
		go chromedp.Call(ctx, page.Crash, cdp.Empty{}) // a crashed page does not answer
		defer cancel()
		p.Must("see it crash", waitCrashed(ctx))
		p.Allow("net::ERR_FAILED") // a request that was still running
		return
	}
	id := chromedp.FromContext(p.tab.ctx).Target.TargetID
	_, err := chromedp.CallBrowser(p.tab.ctx, target.CloseTarget, target.CloseTargetParams{TargetID: id})
	p.Must("close the tab", err)
	p.tab.cancel()
}

// waitCrashed waits until the page no longer answers.
func waitCrashed(ctx context.Context) error {
	for ctx.Err() == nil {
		short, cancel := context.WithTimeout(ctx, 20*time.Millisecond)
		_, err := chromedp.Call(short, page.GetLayoutMetrics, cdp.Empty{})
		cancel()
		if err != nil {
			return nil
		}
	}
	return ctx.Err()
}

// stored is the state that a page shows and stores. Games counts the stored games with at least one
// move.
type stored struct {
	Link, Settings, ID, Href string
	Games                    int
	Missed                   bool // pressAndLook waited for a marble in vain
}

// storedScript is an expression for stored. It reads the drawn page, not the program's state.
const storedScript = `({
  link: document.querySelector("[data-board]").dataset.link,
  settings: JSON.stringify(JSON.parse(localStorage.getItem("kulami")).settings),
  id: history.state?.kulami ?? "", href: location.href,
  games: Object.keys(localStorage).filter((key) => key.startsWith("kulami.game.") && localStorage.getItem(key).includes("/m")).length,
})`

// storedNow reads the state that a page shows and stores.
func storedNow(p *Page) stored {
	p.T.Helper()
	return Eval[stored](p, storedScript)
}

// forget is an expression that deletes everything stored, including the journal, which would
// restore it.
const forget = `new Promise((done) => {
  localStorage.clear();
  const request = indexedDB.deleteDatabase("kulami");
  request.onsuccess = () => done(true);
})`

// noTap is the browser's complaint if a page vibrates without a press by a real pointer.
const noTap = "navigator.vibrate"

// click is a statement that presses a hole within the page, without waiting for an effect.
func click(hole string) string {
	return `document.querySelector(` + quote(Hole(hole)) + `).dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }))`
}

// pressAndLook is an expression that presses a hole and returns the state shown: at once or, with
// wait, when a marble is drawn. It waits at most two seconds, because a press right after an undo
// can have no effect.
func pressAndLook(hole string, wait bool) string {
	return `(async () => {
  const board = document.querySelector("[data-board]");
  const ply = Number(board.dataset.ply);
  const drawn = new Promise((done) => new MutationObserver(() => Number(board.dataset.ply) > ply && done(false)).observe(board, { attributes: true }));
  ` + click(hole) + `;
  const missed = ` + fmt.Sprint(wait) + ` && await Promise.race([drawn, new Promise((done) => setTimeout(done, 2000, true))]);
  return { ...` + storedScript + `, missed };
})()`
}

// The tab is killed again and again: after a press, after its marble was drawn, while the computer
// thinks, after a setting. The game opens at its plain address or at its last one. It then shows
// every ply that was shown before.
func TestKillThePage(t *testing.T) {
	kills := 2
	if *thorough {
		kills = 50
	}
	r := rand.New(rand.NewSource(50))
	home := start(t, Phone)
	// Another page installs the service worker. Under a debugger, Chromium can wait endlessly for a
	// service worker whose page crashes while it installs. Without a debugger it does not.
	home.Goto(rootURL)
	home.WaitOffline()
	home.Leave()
	p := home.Beside(Phone)
	p.Allow(noTap)
	p.OpenGame(rootURL)
	p.NewGame("opponent", "computer", "level", "1")
	before := storedNow(p)
	missed := 0
	for n := range kills {
		if n == kills/2 {
			p.NewGame("opponent", "person", "board", "irregular")
			before = storedNow(p)
		}
		shown := play(p, r, before)
		if shown.Missed {
			missed++
		}
		if n%9 == 4 {
			p.Run(`const box = document.querySelector('[data-act="settings"]'); box?.click()`)
		}
		p.Kill(n%2 == 0)
		if left := p.Complaints(); len(left) > 0 {
			t.Errorf("life %d: %v", n, left)
		}
		address := rootURL
		if r.Intn(2) == 0 {
			address = shown.Href
		}
		p = home.Beside(Phone)
		p.Allow(noTap)
		p.OpenGame(address)
		p.Wait("the game to be stored", `history.state?.kulami`) // soon after the first picture
		again := storedNow(p)
		if !goesOn(again.Link, shown.Link) || again.Games < shown.Games || again.Games > shown.Games+1 {
			t.Fatalf("life %d, at %s: comes back with %s\nwas %s\n%s, %d games stored", n, address, again.Link, shown.Link, again.ID, again.Games)
		}
		if again.Settings != shown.Settings {
			t.Fatalf("life %d: comes back with %s, were %s", n, again.Settings, shown.Settings)
		}
		before = again
	}
	p.Agree()
	p.Close()
	if missed > 1+kills/10 { // on a busy machine a marble can come later than pressAndLook waits
		t.Errorf("%d presses have led to no marble", missed)
	}
}

// play presses holes until the tab is killed, and returns the last state shown.
func play(p *Page, r *rand.Rand, shown stored) stored {
	p.T.Helper()
	for range 1 + r.Intn(2) {
		if r.Intn(6) == 0 {
			p.Run(`document.querySelector('[data-act="` + []string{"turn", "undo"}[r.Intn(2)] + `"]')?.click()`)
		}
		now := p.Table()
		if now.Over {
			p.NewGame()
			return storedNow(p)
		}
		if now.Thinking || len(now.Legal) == 0 {
			continue
		}
		shown = Eval[stored](p, pressAndLook(now.Legal[r.Intn(len(now.Legal))], r.Intn(4) > 0))
	}
	time.Sleep(time.Duration(r.Intn(60)) * time.Millisecond)
	return shown
}

// goesOn reports whether link has all moves of from, and at most two more.
func goesOn(link, from string) bool {
	more, ok := journey.GoesOn(link, from)
	return ok && more <= 2
}

// faults maps faults of the storage to scripts that cause them.
var faults = map[string]string{
	"unreachable":    blockStorage,
	"full":           `Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); }`,
	"full later":     `let left = 4; const set = Storage.prototype.setItem; Storage.prototype.setItem = function (...item) { if (left-- <= 0) throw new DOMException("full", "QuotaExceededError"); set.apply(this, item); }`,
	"full for games": `const set = Storage.prototype.setItem; Storage.prototype.setItem = function (key, text) { if (key.startsWith("kulami.game.")) throw new DOMException("full", "QuotaExceededError"); set.call(this, key, text); }`,
	"reads rubbish":  `Storage.prototype.getItem = () => "rubbish"`,
	"reads nothing":  `Storage.prototype.getItem = () => { throw new DOMException("lost", "UnknownError"); }`,
	"holds on":       `Storage.prototype.removeItem = () => { throw new DOMException("lost", "UnknownError"); }`,
}

// The storage begins to fail during a game. The game continues, stored data stays, a notice says
// so, and the game can be copied. When the storage works again, everything is stored.
func TestStorageBeginsToFail(t *testing.T) {
	t.Parallel()
	for _, name := range some(2, slices.Sorted(maps.Keys(faults))) {
		fault := faults[name]
		t.Run(name, func(t *testing.T) {
			p := freshTable(t, Phone)
			p.Allow(noTap)
			p.NewGame("opponent", "person")
			p.PlayOn(2, "", p.PressHole)
			p.Run(`const own = Object.getOwnPropertyDescriptors(Storage.prototype), place = { value: localStorage, configurable: true };
window.heal = () => { Object.defineProperties(Storage.prototype, own); Object.defineProperty(window, "localStorage", place); };` + fault)
			// Two presses in one moment: the second comes before the answer to the first.
			pos := p.Agree()
			first := pos.Legal().First()
			second := pos.After(first).Legal().First()
			p.Run(click(pos.Board().Name(first)) + ";" + click(pos.Board().Name(second)))
			p.WaitPly(4)
			p.PlayOn(2, "", p.PressHole)
			p.NewGame("opponent", "person", "board", "irregular")
			p.PlayOn(2, "", p.PressHole)
			if name != "holds on" && name != "reads nothing" { // everything is stored in the end
				p.WaitFor(`[data-state="unsaved"]`)
				p.WaitFor(Act("copy-link"))
			}
			link := p.Link()
			p.Run(`heal()`)
			p.PressHole(Names(p.Agree(), p.Agree().Legal())[0])
			p.WaitPly(3)
			if p.Has(`[data-state="unsaved"]`) {
				t.Error("it is still said that nothing is stored")
			}
			p.Leave()
			p.OpenGame(rootURL)
			p.WaitPly(3)
			if got := p.Link(); !goesOn(got, link) {
				t.Errorf("when it works again, %s is stored, was %s", got, link)
			}
		})
	}
}

// The storage has damaged or foreign data, or data of a later version. A notice says so, the data
// stays and can be copied, and the readable part is shown.
func TestDamagedTexts(t *testing.T) {
	const key = `Object.keys(localStorage).find((key) => key.startsWith("kulami.game."))`
	unread := text.In("en").SavedUnread
	p := tableOfTwo(t, Phone, 3)
	whole := Eval[map[string]string](p, `({ ...localStorage })`)
	for name, damage := range map[string]string{
		"the head": `localStorage.setItem("kulami", localStorage.getItem("kulami").slice(0, 50))`,
		"both":     `localStorage.setItem(` + key + `, "1"); localStorage.setItem("kulami", "2")`,
	} {
		t.Run(name, func(t *testing.T) {
			in(t, p)
			bare(p)
			Eval[bool](p, forget)
			store(p, whole)
			p.Run(damage)
			texts := Eval[[]string](p, `Object.values(localStorage)`)
			p.OpenGame(rootURL)
			if got := p.Text("[data-status]"); !strings.Contains(got, unread) {
				t.Errorf("it is not said, but %q", got)
			}
			p.WaitFor(Act("copy-unread"))
			if strings.Contains(name, "head") {
				p.WaitPly(3)
			}
			p.NewGame("opponent", "person")
			p.PlayOn(1, "", p.PressHole)
			now := Eval[[]string](p, `Object.values(localStorage)`)
			for _, text := range texts {
				head := strings.HasPrefix(text, `{"v":2,"recent"`) // our head, written anew
				if !head && !strings.Contains(strings.Join(now, "\n"), text) {
					t.Errorf("%s is gone", text)
				}
			}
		})
	}
}

// The storage of the whole origin is cleared while the game is shown.
func TestClearedStorage(t *testing.T) {
	p := tableOfTwo(t, Phone, 2)
	p.NewGame("opponent", "person", "edition", "cs-2", "board", "irregular")
	p.PlayOn(1, "", p.PressHole)
	before := storedNow(p)
	p.Run(`localStorage.clear()`)
	p.PlayOn(1, "", p.PressHole)
	p.Leave()
	p.OpenGame(rootURL)
	p.WaitPly(2)
	if again := storedNow(p); !goesOn(again.Link, before.Link) || again.Settings != before.Settings || again.Games != before.Games {
		t.Errorf("%+v comes back, was %+v", again, before)
	}
}

// If the address changes very often, browsers refuse to change it, some with an error. The game
// continues.
func TestAddressIsRefused(t *testing.T) {
	p := table(t, Phone)
	p.NewGame("opponent", "person")
	p.Run(`for (const how of ["replaceState", "pushState"]) history[how] = () => { throw new DOMException("too often", "SecurityError"); }`)
	p.PlayOn(3, "", p.PressHole)
	p.Run(`for (const how of ["replaceState", "pushState"]) delete history[how]`)
	p.PlayOn(1, "", p.PressHole)
	if got, link := Eval[string](p, `location.hash.slice(1)`), p.Link(); got != link {
		t.Errorf("the address says %s, shown is %s", got, link)
	}
}

// The notice that nothing is stored fits the smallest phone and pushes nothing off the screen.
func TestFullStorageOnASmallPhone(t *testing.T) {
	p := freshTable(t, SmallPhone, faults["full"])
	p.WaitStatus(text.In("en").Unsaved)
	p.NewGame("opponent", "person")
	p.PlayOn(3, "", p.PressHole)
	p.WaitFor(`[data-state="unsaved"]`)
	p.WaitFor(Act("copy-link"))
	if over := Eval[int](p, `document.scrollingElement.scrollHeight - innerHeight`); over > 0 {
		t.Errorf("the page is %d pixels too high", over)
	}
}
