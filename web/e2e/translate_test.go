package e2e

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"kulami/app/text"
	"kulami/rules"
	"kulami/web/journey"
)

// The browser translates the page: it replaces each text by <font> elements, and again after each
// change of the page.

// mark begins each translated text. It is a Greek letter.
const mark = "Χ"

// untranslated is an expression for the page's texts that a browser would translate next.
const untranslated = `(() => {
	const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), texts = [];
	while (walker.nextNode()) {
		const text = walker.currentNode;
		if (text.nodeValue.trim() && !text.parentElement.closest("script,style,font,svg,textarea")) texts.push(text);
	}
	return texts;
})()`

// translation returns a script that translates the page now, and after each change with this delay.
func translation(after time.Duration) string {
	return fmt.Sprintf(`(() => {
	const translate = () => {
		for (const text of %s) {
			const outer = document.createElement("font"), inner = document.createElement("font");
			inner.textContent = %s + text.nodeValue;
			outer.append(inner);
			text.replaceWith(outer);
		}
	};
	translate();
	let timer;
	new MutationObserver(() => {
		clearTimeout(timer);
		timer = setTimeout(translate, %d);
	}).observe(document.body, { childList: true, subtree: true, characterData: true });
})()`, untranslated, quote(mark), after.Milliseconds())
}

// usual is a browser's usual delay between a change and its translation.
const usual = 60 * time.Millisecond

// waitTranslated waits until all texts of a page are translated.
func waitTranslated(p *Page) {
	p.T.Helper()
	p.Wait("the translation", untranslated+`.length === 0`)
}

// plain removes the marks of a translation from a text.
func plain(words string) string { return strings.TrimSpace(strings.ReplaceAll(words, mark, "")) }

// texts lists the texts of a page without the marks of a translation. It omits announcements,
// because their grouping depends on time.
func texts(p *Page) []string {
	p.T.Helper()
	all := Eval[[]string](p, `(() => {
	const walker = document.createTreeWalker(document.querySelector("#app"), NodeFilter.SHOW_TEXT), texts = [];
	while (walker.nextNode())
		if (!walker.currentNode.parentElement.closest(".heard, .flight, .gain")) texts.push(walker.currentNode.nodeValue);
	return texts;
})()`)
	for i := range all {
		all[i] = plain(all[i])
	}
	return slices.DeleteFunc(all, func(words string) bool { return words == "" })
}

// twins are two pages with the same history. The second one is translated.
type twins [2]*Page

// both takes a step on both pages and waits until they have the same texts.
func (pages twins) both(step string, take func(p *Page)) {
	for _, p := range pages {
		p.T.Helper()
		take(p)
	}
	for start := time.Now(); ; time.Sleep(journey.Pause) {
		want, got := texts(pages[0]), texts(pages[1])
		if slices.Equal(want, got) {
			break
		}
		if time.Since(start) > journey.Patience/6 {
			i := 0
			for i < min(len(got), len(want))-1 && got[i] == want[i] {
				i++
			}
			pages[1].Fail("%s: text %d of the translated page is %q, of the other one %q", step, i, got[i], want[i])
		}
	}
	waitTranslated(pages[1])
}

// A whole game of two people, dialogs, a puzzle and the analysis work on a translated page. After
// each step it has the same texts as an untranslated page.
func TestATranslatedPageStaysTrue(t *testing.T) {
	pages := twins{table(t, Desktop), table(t, Desktop)}
	pages[1].Run(translation(0))
	pages.both("a new game", func(p *Page) { p.NewGame("opponent", "person", "board", "sheet") })
	for pos := pages[0].Agree(); !pos.Over(); pos = pages[0].Agree() {
		if pos.Ply() == 12 && !*thorough {
			pages.both("the middle of the game", func(p *Page) { Eval[bool](p, fmt.Sprintf(playQuickly, 32)) })
			continue
		}
		hole := journey.SomeHole(pos)
		if pos.Ply()%10 == 9 {
			pages.both("the pointer on "+hole, func(p *Page) { point(p, pos, hole) })
		}
		pages.both(hole, func(p *Page) { press(p, hole) })
	}
	pages.both("the end", func(p *Page) { p.SkipCount() })
	agreeTranslated(pages[1])
	pages[1].Run(displaceElements)
	pages.both("the start", func(p *Page) { p.Run(clickAct("first")); p.WaitPly(0) })
	for _, replaying := range []string{"true", "false"} {
		for _, p := range pages {
			p.Run(clickAct("replay"))
			p.WaitFor(`[data-replaying="` + replaying + `"]`)
		}
		const icon = `document.querySelector('[data-act="replay"] svg').outerHTML`
		if got, want := Eval[string](pages[1], icon), Eval[string](pages[0], icon); got != want {
			t.Errorf("the button has the icon %s, want %s", got, want)
		}
	}
	pages.both("the last marble", func(p *Page) { p.Run(clickAct("last")); p.WaitPly(56) })
	for _, act := range []string{"share", "new", "game"} {
		pages.both(act, func(p *Page) { p.OpenDialog(act) })
		pages.both(act+" closed", func(p *Page) { p.CloseDialog() })
	}
	pages.both("Turkish", func(p *Page) { speakNow(p, "tr") })
	pages.both("English", func(p *Page) { speakNow(p, "en") })

	pages.both("a puzzle", func(p *Page) { visit(p, eighth); inPuzzle(p, "open") })
	pages.both("a wrong try", func(p *Page) { p.PressHole("f8"); inPuzzle(p, "failed") })
	pages.both("another try", func(p *Page) { p.Press(Act("retry")); inPuzzle(p, "open") })
	pages.both("the solution", func(p *Page) { p.PressHole("f3"); inPuzzle(p, "solved") })

	pages.both("an analysis", func(p *Page) {
		visit(p, ending)
		p.WaitFor(`[data-state="analysis"] [data-value][data-depth]`)
		p.PressAct("engine")
		p.WaitGone(`[data-value][data-depth]`)
	})
	for ply := 42; ply < 44; ply++ {
		hole := pages[0].Attr(`[data-legal="true"]`, "data-hole")
		pages.both(hole, func(p *Page) { p.PressHole(hole); p.WaitPly(ply) })
	}
	for ply := 42; ply > 40; ply-- {
		pages.both("a step back", func(p *Page) { p.Press(Act("undo")); p.WaitPly(ply) })
	}
	pages.both("a variation", func(p *Page) { p.Press(`[data-legal="true"]:nth-last-child(1 of [data-legal="true"])`); p.WaitPly(42) })
}

// press presses a hole of the table and waits for its marble.
func press(p *Page, hole string) {
	p.T.Helper()
	p.Run(click(hole))
	p.WaitFor(Hole(hole) + `:not([data-marble="none"])`)
}

// point moves the mouse to a hole and waits until the page shows the changes that a marble there
// would make.
func point(p *Page, pos rules.Position, hole string) {
	p.T.Helper()
	p.Run(`document.querySelector(` + quote(Hole(hole)) + `).dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" }))`)
	next, err := pos.Play(pos.Board().Hole(hole))
	p.Must("play "+hole, err)
	before, after := pos.Score(), next.Score()
	if before.Total(rules.First) != after.Total(rules.First) || before.Total(rules.Second) != after.Total(rules.Second) {
		p.Wait("the change of the points", `[...document.querySelectorAll(".would")].some((e) => e.textContent)`)
	}
}

// clickAct returns a script that clicks the button of an act.
func clickAct(name string) string { return `document.querySelector(` + quote(Act(name)) + `).click()` }

// displaceElements is a script that wraps elements in <font> elements. A translation does so if an
// element is part of a sentence.
const displaceElements = `for (const element of document.querySelectorAll("#app .panel :is(svg, span, li), #app .seat :is(svg, span)")) {
	const outer = document.createElement("font");
	element.replaceWith(outer);
	outer.append(element);
}`

// agreeTranslated compares a translated table with the rules: the marbles, the legal holes and the
// points. It finds the marbles left, the moves and the side to move in the page's texts.
func agreeTranslated(p *Page) rules.Position {
	p.T.Helper()
	table := p.Table()
	for side, points := range table.Points {
		table.Points[side] = plain(points)
	}
	pos, err := table.Check()
	p.Must("agree with the rules", err)
	rec, err := rules.ParseRecord(table.Link)
	p.Must("read the record", err)
	var want []string
	for _, hole := range rec.Moves() {
		want = append(want, rec.Board().Name(hole))
	}
	if !pos.Over() {
		words := text.In("en")
		head := words.SideToMove(words.SidesOf("red-black")[pos.Turn()])
		if p.Has(`[data-strength]:not([data-strength="0"])`) {
			head = words.YourMove
		}
		left := func(side rules.Side) string { return words.MarblesLeft(rules.Marbles - pos.Marbles(side).Len()) }
		want = append(want, head, left(rules.First), left(rules.Second))
	}
	const shown = `.main-line .ply, [data-status="play"] strong, [data-seat="first"] .facts > span, [data-seat="second"] .facts > span`
	got := Eval[[]string](p, `[...document.querySelectorAll(`+quote(shown)+`)].map((e) => e.textContent)`)
	for i := range got {
		got[i] = plain(got[i])
	}
	slices.Sort(got)
	slices.Sort(want)
	if !pos.Over() && !slices.Equal(got, want) {
		p.Fail("after ply %d the page has %q, want %q", pos.Ply(), got, want)
	}
	return pos
}

// A game against the computer on a translated page: after each of the computer's marbles the page
// agrees with the rules.
func TestTheComputerOnATranslatedPage(t *testing.T) {
	p := table(t, Phone)
	p.Run(translation(usual))
	p.Hurry()
	p.NewGame("opponent", "computer", "level", "1", "starter", "me", "board", "sheet")
	for {
		p.WaitTurn("first")
		p.SkipCount()
		pos := agreeTranslated(p)
		if pos.Over() {
			break
		}
		waitTranslated(p)
		press(p, journey.SomeHole(pos))
	}
	p.WaitOver()
	waitTranslated(p)
	over := texts(p)
	p.ReloadGame()
	if got := texts(p); !slices.Equal(got, over) {
		t.Errorf("at the end the translated page has the texts\n%q\nwithout translation\n%q", over, got)
	}
}

// A page that was translated before the program starts is drawn again, and the game continues.
// Clocks run.
func TestAPageTranslatedBeforeTheProgramComes(t *testing.T) {
	p := begin(t, Phone, `addEventListener("DOMContentLoaded", () => `+translation(usual)+`)`)
	p.Allow("the page is drawn anew")
	p.OpenGame(rootURL)
	if Eval[bool](p, `kulami.taken`) {
		t.Error("the program takes over a translated page")
	}
	waitTranslated(p)
	p.NewGame("opponent", "person", "board", "sheet", "clock", "sudden", "minutes", "3")
	for range 6 {
		pos := agreeTranslated(p)
		waitTranslated(p)
		press(p, journey.SomeHole(pos))
	}
	clock := p.Text(`[data-clock="first"]`)
	p.Wait("the clock", `document.querySelector('[data-clock="first"]').textContent !== `+quote(clock))
}
