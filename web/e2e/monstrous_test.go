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

// Texts of a megabyte come in by every door. Each is refused or read, a word is said, and it takes about as long as with
// a short text: reading is linear, and bounded.

// monstrous are such texts, as expressions; smallText is refused by every door.
const smallText = `"k1/nonsense"`

var monstrous = []struct{ name, text string }{
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

// wholeBoard is a game without a check code, and without a marble.
var wholeBoard = "k1/b" + rules.SheetSquare.Board().Layout()

// door is a way in which a text comes to the page: the dialog in which it does, and a statement that opens it with the
// text in the variable text.
type door struct{ name, dialog, enter string }

var doors = []door{
	{"address", "", `location.hash = text`},
	{"paste", "import", `const data = new DataTransfer(), field = document.querySelector('[name="import"]'); data.setData("text", text);
if (field.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }))) {
	field.value = text; document.querySelector('[data-act="import-now"]').click();
}`},
	{"file", "import", dropFile("text")},
}

// dropFile is a statement that drops a file with the text of an expression on the page.
func dropFile(text string) string {
	return `const data = new DataTransfer(); data.items.add(new File([` + text + `], "game.kulami"));
document.querySelector("main").dispatchEvent(new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer: data }))`
}

// said is the expression for the words about what came in.
const said = `(document.querySelector("dialog [role=alert]") ?? document.querySelector("[data-status]"))?.textContent ?? ""`

// measureWork begins to measure the work of the page's thread.
func measureWork(p *Page) {
	p.T.Helper()
	call(p, "measure", performance.Enable, performance.EnableParams{TimeDomain: performance.EnableTimeDomainThreadTicks})
}

// work is the time for which the page's thread has worked, in milliseconds. Other programs of the machine do not count.
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

// measured opens a page with a game of three marbles whose work is measured.
func measured(t *testing.T) (p *Page, mine string) {
	t.Helper()
	p = start(t, Desktop)
	p.OpenGame(rootURL)
	measureWork(p)
	p.NewGame("opponent", "person")
	p.PlayOn(3, "", p.PressHole)
	return p, p.Link()
}

// enterBy lets a text come through a door, and returns the work until words are said about it.
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

// notMuch fails the journey if something took more than a second, or much more than with a small text.
func notMuch(t *testing.T, what string, cost, small float64) {
	t.Helper()
	t.Logf("%-36s %5.0f ms", what, cost)
	if cost > 1000+4*small {
		t.Errorf("%s: %.0f ms of work, for a small text %.0f ms", what, cost, small)
	}
}

func TestMonstrousTexts(t *testing.T) {
	t.Parallel()
	for _, d := range doors {
		t.Run(d.name, func(t *testing.T) {
			p, mine := measured(t)
			enterBy(p, d, smallText)
			small := enterBy(p, d, smallText)
			notMuch(t, "a small text", small, small)
			for _, m := range some(2, monstrous) {
				notMuch(t, m.name, enterBy(p, d, m.text), small)
			}
			p.Goto(rootURL)
			p.ReloadGame()
			p.WaitLink(mine)
		})
	}
}

// A first visit has such a text in its address, the share sheet sends it, or it lies in the storage: the page starts,
// says a word, and starts as fast as ever afterwards. With such an address the browser itself works for half a second,
// on any page.
func TestMonstrousStarts(t *testing.T) {
	p, mine := measured(t)
	p.WaitOffline() // the service worker answers addresses that are too long for a server
	n := 0
	visit := func(do string) float64 {
		n++
		bare(p)
		p.Run(fmt.Sprintf(`const root = %q + "?load=%d"; %s`, rootURL, n, do))
		p.WaitReady()
		return work(p) // it begins anew with the document
	}
	plain := visit(`location.href = root`)
	quick := func(what string, cost float64) {
		t.Helper()
		notMuch(t, what, cost, 500+plain)
	}
	quick("nothing", plain)
	for _, name := range some(2, []string{"percent signs", "beginnings", "slashes", "8,000 variations", "a long count"}) {
		quick("address: "+name, visit(`location.href = root + "#" + `+monstrousText(name)))
		p.Wait("words about the address", `/read|damaged/.test(`+said+`)`)
	}
	for _, name := range some(2, []string{"percent signs", "NULs", "halves of pairs", "brackets"}) {
		quick("storage: "+name, visit(`const text = `+monstrousText(name)+`; localStorage.setItem("kulami.game.x", text); localStorage.setItem("kulami.unread.y", text); location.href = root`))
		p.WaitLink(mine)
		p.Run(`localStorage.removeItem("kulami.game.x"); localStorage.removeItem("kulami.unread.y")`)
	}
	for _, name := range []string{"percent signs", "beginnings"} {
		quick("share sheet: "+name, visit(`location.href = root + "&share-text=" + encodeURIComponent((`+monstrousText(name)+`).slice(0, 200000))`))
		p.Wait("words about what was shared", `/No game/.test(`+said+`)`)
	}
	quick("nothing", visit(`location.href = root`))
	p.WaitLink(mine)
}

// monstrousText is the text of a name.
func monstrousText(name string) string {
	for _, m := range monstrous {
		if m.name == name {
			return m.text
		}
	}
	panic("no text of the name " + name)
}

// A backup has such a text in place of a game. It is brought back, and later starts are as fast as before.
func TestMonstrousBackups(t *testing.T) {
	p, mine := measured(t)
	for _, name := range []string{"8,000 variations", "a link and variations", "halves of pairs", "brackets"} {
		p.OpenDialog("import")
		from := work(p)
		p.Run(`const text = ` + monstrousText(name) + `, game = JSON.stringify({ v: 2, record: text, live: 0, seed: "1" });
` + dropFile(`JSON.stringify({ kulami: "backup", stored: { "kulami.game.x": game } })`))
		p.Wait("words about what came back", `(`+said+`).includes("restored")`)
		notMuch(t, name, work(p)-from, 0)
		p.ReloadGame()
		p.WaitLink(mine)
		notMuch(t, "started with "+name, work(p), 500)
		p.Run(`localStorage.removeItem("kulami.game.x")`)
	}
}

// The same texts, and a game that really has 8,000 variations, come to a phone: how long it is until words are said or the
// game is there, and the longest task meanwhile. Times depend on the machine and are only logged.
func TestMonstrousTextsOnAPhone(t *testing.T) {
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
		for _, m := range append(monstrous[:len(monstrous):len(monstrous)], struct{ name, text string }{"a small text", smallText}) {
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
	bare(p) // what the browser does with such an address on any page
	for _, m := range monstrous {
		worked := work(p)
		p.Run(`location.hash = ` + m.text)
		p.Run(`new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50)))`)
		t.Logf("an empty page: %-25s work %5.0f ms", m.name, work(p)-worked)
	}
}

// gameOfVariations is the link of a whole game with so many variations of up to 16 marbles.
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
