package e2e

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/performance"

	"kulami/rules"
)

// Texts of a megabyte arrive by every way. Each is refused or read, and a message says which.
// Reading is linear, so on any machine it takes at most as long as some starts of the page.

// oversized lists such texts, as expressions.
var oversized = []struct{ name, text string }{
	{"percent signs", `"%".repeat(1 << 20)`},
	{"encoded percent signs", `"%25".repeat(350000)`},
	{"broken escapes", `"%zz".repeat(350000)`},
	{"beginnings", `"k1/".repeat(350000)`},
	{"letters", `"a".repeat(1 << 20)`},
	{"digits", `"1234567890".repeat(100000)`},
	{"slashes", `"/".repeat(1 << 20)`},
	{"hashes", `"#".repeat(1 << 20)`},
	{"encoded NULs", `"%00".repeat(350000)`},
	{"NULs", `"\0".repeat(1 << 20)`},
	{"emoji", `"😀".repeat(1 << 18)`},
	{"halves of pairs", `"\ud800".repeat(1 << 19)`},
	{"blanks", `"a ".repeat(1 << 19)`},
	{"lines", `"a\n".repeat(1 << 19)`},
	{"notes of moves", `"c4 ".repeat(350000)`},
	{"board text", `"AB/".repeat(350000)`},
	{"brackets", `"[".repeat(1 << 20)`},
	{"a link and a tail", `"` + sent + `" + "a".repeat(1 << 20)`},
	{"a link and variations", `"` + sent + `" + "/v0c4".repeat(200000)`},
	{"8,000 variations", `"` + wholeBoard + `" + "/v0a1b1".repeat(8000)`},
	{"a long count", `"count/8tsSQDQdDSQTtQdsQT/basic/-" + "a1".repeat(1 << 19)`},
	{"a long workshop", `"workshop/" + "Sa1".repeat(350000)`},
	{"a long lesson", `"learn/" + "9".repeat(1 << 20)`},
	{"a long analysis", `"analysis/" + "k1/".repeat(350000)`},
	{"a long position", `"position/8tsSQDQdDSQTtQdsQT/-/" + "a1".repeat(1 << 19) + "/-/-/m"`},
}

// wholeBoard is a game without a check code and without marbles.
var wholeBoard = "k1/b" + rules.SheetSquare.Board().Layout()

// door is a way for a text into the page: the dialog that it needs, and a statement that enters the
// variable text.
type door struct{ name, dialog, enter string }

var doors = []door{
	{"address", "", `location.hash = text`},
	{"paste", "import", `const data = new DataTransfer(), field = document.querySelector('[name="import"]'); data.setData("text", text);
if (field.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }))) {
	field.value = text; document.querySelector('[data-act="import-now"]').click();
}`},
	{"file", "import", dropFile("text")},
}

// dropFile returns a statement that drops a file on the page. text is an expression for its
// content.
func dropFile(text string) string {
	return `const data = new DataTransfer(); data.items.add(new File([` + text + `], "game.kulami"));
document.querySelector("main").dispatchEvent(new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer: data }))`
}

// said is an expression for the message about the text that was entered.
const said = `(document.querySelector("dialog [role=alert]") ?? document.querySelector("[data-status]"))?.textContent ?? ""`

// measureWork starts to measure the page's thread.
func measureWork(p *Page) {
	p.T.Helper()
	call(p, "measure", performance.Enable, performance.EnableParams{TimeDomain: performance.EnableTimeDomainThreadTicks})
}

// work returns the processor time of the page's thread in milliseconds. Other programs of the
// machine do not count.
func work(p *Page) float64 {
	p.T.Helper()
	for _, m := range call(p, "measure", performance.GetMetrics, cdp.Empty{}).Metrics {
		if m.Name == "TaskDuration" {
			return 1000 * m.Value
		}
	}
	p.Fail("the browser does not measure its work")
	return 0
}

// measured opens the game in a tab and plays three marbles. It returns the game's link and the
// work of a start.
func measured(p *Page) (mine string, start float64) {
	p.T.Helper()
	p.OpenGame(rootURL)
	measureWork(p)
	p.NewGame("opponent", "person")
	p.PlayOn(3, "", p.PressHole)
	mine = p.Link()
	p.ReloadGame()
	p.WaitLink(mine)
	return mine, work(p) // the measurement restarts with the document
}

// enterBy enters a text through a door and returns the work until a message is shown about it.
func enterBy(p *Page, d door, text string) float64 {
	p.T.Helper()
	if d.dialog != "" && !p.Has("dialog") {
		p.OpenDialog(d.dialog)
	}
	p.Run(`const text = "k2/b8future"; ` + d.enter)
	p.Wait("words about a later version", `(`+said+`).includes("newer version")`)
	from := work(p)
	p.Run(`const text = ` + text + `; ` + d.enter)
	p.Wait("words about "+text, `((words) => words && !words.includes("newer version"))(`+said+`)`)
	return work(p) - from
}

// notMuch fails the journey if cost is more than twenty starts. The slowest text costs eleven, and
// most of this is the browser's own work.
func notMuch(t *testing.T, what string, cost, start float64) {
	t.Helper()
	t.Logf("%-36s %5.0f ms", what, cost)
	if cost > 20*start {
		t.Errorf("%s: %.0f ms of work, for a start %.0f ms", what, cost, start)
	}
}

func TestOversizedTexts(t *testing.T) {
	t.Parallel()
	for _, d := range doors {
		t.Run(d.name, func(t *testing.T) {
			p := begin(t, Desktop)
			mine, start := measured(p)
			for _, m := range some(2, oversized) {
				notMuch(t, m.name, enterBy(p, d, m.text), start)
			}
			p.Goto(rootURL)
			p.ReloadGame()
			p.WaitLink(mine)
		})
	}
}

// Such a text is in the address of a first visit, comes from the share sheet, or is in the storage.
// The page starts and shows a message, and later starts are as fast as before. With such an address
// the browser itself works for half a second, on any page.
func TestOversizedStarts(t *testing.T) {
	p := start(t, Desktop)
	mine, start := measured(p)
	p.WaitOffline() // the service worker answers addresses that are too long for a server
	n := 0
	visit := func(do string) float64 {
		n++
		bare(p)
		p.Run(fmt.Sprintf(`const root = %q + "?load=%d"; %s`, rootURL, n, do))
		p.WaitReady()
		return work(p)
	}
	quick := func(what string, cost float64) {
		t.Helper()
		notMuch(t, what, cost, start)
	}
	for _, name := range some(2, []string{"percent signs", "beginnings", "slashes", "8,000 variations", "a long count"}) {
		quick("address: "+name, visit(`location.href = root + "#" + `+oversizedText(name)))
		p.Wait("words about the address", `/read|damaged/.test(`+said+`)`)
	}
	for _, name := range some(2, []string{"percent signs", "NULs", "halves of pairs", "brackets"}) {
		quick("storage: "+name, visit(`const text = `+oversizedText(name)+`; localStorage.setItem("kulami.game.x", text); localStorage.setItem("kulami.unread.y", text); location.href = root`))
		p.WaitLink(mine)
		p.Run(`localStorage.removeItem("kulami.game.x"); localStorage.removeItem("kulami.unread.y")`)
	}
	for _, name := range []string{"percent signs", "beginnings"} {
		quick("share sheet: "+name, visit(`location.href = root + "&share-text=" + encodeURIComponent((`+oversizedText(name)+`).slice(0, 200000))`))
		p.Wait("words about what was shared", `/No game/.test(`+said+`)`)
	}
	quick("nothing", visit(`location.href = root`))
	p.WaitLink(mine)
}

// oversizedText returns the text with this name.
func oversizedText(name string) string {
	for _, m := range oversized {
		if m.name == name {
			return m.text
		}
	}
	panic("no text of the name " + name)
}

// A backup has such a text instead of a game. It is restored, and later starts are as fast as
// before.
func TestOversizedBackups(t *testing.T) {
	p := begin(t, Desktop)
	mine, start := measured(p)
	for _, name := range []string{"8,000 variations", "a link and variations", "halves of pairs", "brackets"} {
		p.OpenDialog("import")
		from := work(p)
		p.Run(`const text = ` + oversizedText(name) + `, game = JSON.stringify({ v: 2, record: text, live: 0, seed: "1" });
` + dropFile(`JSON.stringify({ kulami: "backup", stored: { "kulami.game.x": game } })`))
		p.Wait("words about what came back", `(`+said+`).includes("restored")`)
		notMuch(t, name, work(p)-from, start)
		p.ReloadGame()
		p.WaitLink(mine)
		notMuch(t, "started with "+name, work(p), start)
		p.Run(`localStorage.removeItem("kulami.game.x")`)
	}
}

// The same texts and a game with 8,000 valid variations are opened on a phone. The log has the time
// until the message or the game is shown, and the longest task before. Times depend on the machine,
// so they are only logged.
func TestOversizedTextsOnAPhone(t *testing.T) {
	if !*thorough {
		t.Skip("takes a minute and logs times: with -thorough")
	}
	p := start(t, Phone)
	p.OpenGame(rootURL)
	measureWork(p)
	p.Run(`window.longest = 0;
	new PerformanceObserver((list) => { for (const task of list.getEntries()) longest = Math.max(longest, task.duration); }).observe({ type: "longtask" })`)
	p.slowDown(4)
	defer p.slowDown(1)
	logged := func(what string, enter func()) {
		p.WaitStill()
		p.Run(`window.longest = 0`)
		from, worked := time.Now(), work(p)
		enter()
		took := time.Since(from)
		p.WaitStill()
		t.Logf("%-40s %5d ms, the longest task %5.0f ms, work %5.0f ms", what, took.Milliseconds(), Eval[float64](p, `longest`), work(p)-worked)
	}
	for _, d := range doors {
		for _, m := range append(oversized[:len(oversized):len(oversized)], struct{ name, text string }{"a small text", `"k1/nonsense"`}) {
			logged(d.name+": "+m.name, func() { enterBy(p, d, m.text) })
		}
		if d.dialog != "" {
			p.CloseDialog()
		}
	}
	rich := gameOfVariations(8000)
	for _, screen := range []string{"", "analysis/", "review/"} {
		logged("8,000 real variations: "+screen, func() {
			p.Run(`location.hash = ` + quote(screen+rich))
			p.Wait("the game", `document.querySelector("[data-board]")?.dataset.link?.length > 1000 || document.querySelector("[data-state=analysis], [data-review]")`)
		})
	}
	bare(p) // the browser's own work with such an address, on any page
	for _, m := range oversized {
		worked := work(p)
		p.Run(`location.hash = ` + m.text)
		p.Run(`new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50)))`)
		t.Logf("an empty page: %-25s work %5.0f ms", m.name, work(p)-worked)
	}
}

// gameOfVariations returns the link of a whole game with n variations of up to 16 marbles.
func gameOfVariations(n int) string {
	rec := rules.NewRecord(rules.SheetSquare.Board(), rules.Ruleset{})
	for p := rec.Position(); !p.Over(); p = rec.Position() {
		rec, _ = rec.Play(p.Legal().First())
	}
	var s strings.Builder
	s.WriteString(rec.String()[:strings.LastIndexByte(rec.String(), '/')]) // without its check code
	for i := range n {
		p := rec.At(i % rec.Len())
		fmt.Fprintf(&s, "/v%d", i%rec.Len())
		for left := range 16 {
			if p.Over() {
				break
			}
			legal := p.Legal().Slice()
			hole := legal[(i*7+left*11+1)%len(legal)]
			s.WriteString(rec.Board().Name(hole))
			p = p.After(hole)
		}
	}
	return s.String()
}
