package e2e

import (
	"fmt"
	"testing"
)

// A person holds a small phone, a phone or sits at a desk, and finds everything on the screen.

// screens are the ways to every screen, one after the other, from the table with a game of two people after four plies.
// Dialogs are closed in between.
var screens = []struct {
	name string
	open func(p *Page)
}{
	{"table", func(p *Page) {}},
	{"new game", func(p *Page) { p.Press(Act("new")); p.WaitFor(Act("start")) }},
	{"menu", func(p *Page) { openDialog(p, "menu") }},
	{"settings", func(p *Page) { openDialog(p, "menu"); openDialog(p, "settings") }},
	{"learn", func(p *Page) { openDialog(p, "learn") }},
	{"keys", func(p *Page) { openDialog(p, "menu"); openDialog(p, "keys") }},
	{"library", func(p *Page) { openLibrary(p) }},
	{"import", func(p *Page) { p.Press(Act("menu")); openDialog(p, "import") }},
	{"share", func(p *Page) { openDialog(p, "share") }},
	{"the code of a frame", func(p *Page) {
		openDialog(p, "share")
		p.Press(`.formats:has(` + Act("copy-embed") + `) summary`)
		p.WaitFor(Act("copy-embed"))
	}},
	{"resign", func(p *Page) { openDialog(p, "menu"); openDialog(p, "resign") }},
	{"names", func(p *Page) { p.Press(`.seat-top ` + Act("names")); p.WaitFor(Act("name-players")) }},
	{"stepping back", func(p *Page) { p.Press(Act("first")); p.WaitPly(0) }},
	{"the progress of a beginner", func(p *Page) {
		visit(p, "progress")
		progressIs(p, "empty")
	}},
	{"a linked game", func(p *Page) { p.Goto(rootURL + "#" + sent); p.WaitPly(3) }},
	{"a replay", func(p *Page) { p.Press(Act("replay")); p.WaitPly(1); p.Press(Act("replay")); replaying(p, false) }},
	{"a game from a friend", func(p *Page) { visit(p, friendsLink("c4")); p.WaitFor(".coach p") }},
	{"a game for a friend", func(p *Page) {
		p.Press(Hole("c7"))
		p.WaitFor(`.code[data-state="to-send"]`)
		p.Press(".code summary")
		p.WaitFor(".code[open] svg")
	}},
	{"the menu of a game with a friend", func(p *Page) { p.Press(".code summary"); openDialog(p, "menu") }},
	{"a friend's link that does not fit", func(p *Page) {
		visit(p, friendsLink("c8"))
		p.WaitFor(`[data-status="notice"]`)
	}},
	{"the library with a game that waits", func(p *Page) {
		openLibrary(p)
		p.WaitFor(`.game h3`)
	}},
	{"a new game with a friend", func(p *Page) { p.Press(Act("new")); p.WaitFor(Act("start")); p.Choose("opponent", "friend") }},
	{"a new game by the clock", func(p *Page) {
		p.Press(Act("new"))
		p.WaitFor(Act("start"))
		p.Choose("opponent", "person")
		p.Choose("clock", "fischer")
	}},
	{"a game by the clock", func(p *Page) {
		p.NewGame("opponent", "person", "clock", "fischer")
		p.PlayOn(2, "", p.PressHole)
		p.WaitFor(`[data-clock="first"][data-state="runs"]`)
	}},
	{"paused clocks", func(p *Page) { p.Press(Act("pause-clocks")); p.WaitFor(`[data-clock="first"][data-state="stands"]`) }},
	{"the count", func(p *Page) {
		p.NewGame("opponent", "person", "clock", "none", "edition", "es-3")
		p.PlayOn(64, "", func(hole string) {
			p.Run(`document.querySelector(` + quote(Hole(hole)) + `).dispatchEvent(new MouseEvent("click", { bubbles: true }))`)
		})
		p.WaitFor(Act("rematch"))
	}},
	{"a variation", func(p *Page) {
		played := Eval[int](p, `+document.querySelector("[data-board]").dataset.ply`)
		for range 3 {
			p.Key("[")
		}
		p.Wait("three marbles to be taken back", fmt.Sprintf(`+document.querySelector("[data-board]").dataset.ply === %d`, played-3))
		p.Press(`[data-legal="true"]:not([data-hole="` + last(p) + `"])`)
		p.WaitFor(Act("prune"))
	}},
	{"a lesson", func(p *Page) { visit(p, "learn/3"); p.WaitFor(`[data-lesson="closed"]`) }},
	{"the lesson's end", func(p *Page) {
		visit(p, "learn/6")
		p.Press(Hole("c7"))
		p.WaitFor(`[data-done="true"]`)
	}},
	{"a coached game", func(p *Page) {
		visit(p, "learn/5")
		p.Press(Act("first-game"))
		p.WaitFor(".status.goal")
		p.PlayOn(1, "first", p.PressHole)
		p.WaitFor(".coach p + p")
	}},
	{"the count of a wooden game", func(p *Page) {
		visit(p, "count/013QQ4DD2TSd2tS2Ts1sQQ4QT5D/it-both/-c4d4e4f4g4/-e7/cav")
		p.WaitFor(`[data-state="count-wooden"]`)
	}},
	{"an analysis", func(p *Page) { visit(p, "analysis/"+sent); p.WaitFor(`[data-value][data-depth]`) }},
	{"an analysis with notes", func(p *Page) { visit(p, "analysis/"+annotated); p.WaitFor(`[data-state="analysis"] ` + commentShown) }},
	{"notes", func(p *Page) { p.Press(Act("comment")); p.WaitFor(`[data-state="note"]`) }},
	{"a linked game with notes", func(p *Page) { visit(p, annotated); p.WaitFor(`.panel ` + commentShown) }},
	{"a threat", func(p *Page) {
		visit(p, midgame)
		p.WaitFor(`[data-value][data-depth]`)
		p.Press(Act("threat"))
		p.WaitFor(`[data-threat][data-depth]`)
	}},
	{"a tile that changes hands", func(p *Page) {
		visit(p, ending)
		p.WaitFor(`[data-ply="41"]`)
		p.Choose("tile", "3")
		p.WaitFor(`[data-taken]`)
	}},
	{"marbles that cannot be analysed", func(p *Page) {
		visit(p, "count/013QQ4DD2TSd2tS2Ts1sQQ4QT5D/it-both/-/-c4")
		p.WaitFor(`[data-marble="second"]`)
		p.Press(Act("analyse"))
		p.WaitFor(`[data-status="notice"]`)
	}},
	{"a position set up by hand", func(p *Page) {
		visit(p, "position/013QQ4DD2TSd2tS2Ts1sQQ4QT5D/al/c4/c7/c4c7/me7")
		p.WaitFor(`[data-value][data-depth]`)
	}},
	{"a review", func(p *Page) { openReview(p) }},
	{"a mistake to mend", func(p *Page) { openReview(p); p.Press(Act("retry")); p.WaitFor(Act("retry-end")) }},
	{"the puzzles", func(p *Page) { visit(p, "puzzles"); p.WaitFor(`[data-state="puzzles"]`) }},
	{"a puzzle", func(p *Page) { visit(p, eighth); inPuzzle(p, "open") }},
	{"a refutation", func(p *Page) {
		p.PressHole("f8")
		p.Wait("the refutation", `document.querySelector(".reaction").textContent.includes("the answer is")`)
	}},
	{"the daily puzzle", func(p *Page) { visit(p, "daily"); p.WaitFor("[data-puzzle]") }},
	{"its solution", func(p *Page) { p.Press(Act("solution")); inPuzzle(p, "failed") }},
	{"a storm to begin", func(p *Page) { visit(p, "storm"); p.WaitFor(Act("start-storm")) }},
	{"a storm", func(p *Page) { p.Press(Act("start-storm")); p.WaitFor(`[data-storm="running"]`) }},
	{"the workshop", func(p *Page) { visit(p, "workshop"); p.WaitFor(`[data-state="workshop"]`) }},
	{"an invitation to play live", func(p *Page) {
		p.Goto(rootURL + "?live")
		p.WaitReady()
		p.NewGame("opponent", "live")
		p.code("invited")
	}},
	{"a live game that is waited for", func(p *Page) { p.WaitFor(`.panel ` + Act("invite-live")) }},
	{"an invitation that was opened", func(p *Page) {
		visit(p, invitation)
		p.WaitFor(`[data-peer-step="offered"]`)
	}},
	{"an answer to an invitation", func(p *Page) {
		visit(p, invitation)
		p.WaitFor(`[data-peer-step="offered"]`)
		p.Press(Act("join-live"))
		p.code("answered")
	}},
	{"an invitation to a game with clocks", func(p *Page) {
		visit(p, timedInvitation)
		p.WaitFor(`[data-control="10+5"]`)
	}},
	{"a new live game by the clock", func(p *Page) {
		p.Press(Act("new"))
		p.WaitFor(Act("start"))
		p.Choose("opponent", "live")
		p.Choose("clock", "fischer")
	}},
	{"a live game by the clock", func(p *Page) {
		p.NewGame("opponent", "live", "clock", "fischer")
		connect(p, p.Beside(Phone))
		p.PressHole("d4")
		p.WaitFor(`[data-clock="second"][data-state="runs"]`)
	}},
	{"the menu of a live game", func(p *Page) { openDialog(p, "menu") }},
	{"the progress", func(p *Page) {
		texts := manyGames(40)
		texts["kulami.training"] = trainedOnce
		withStored(p, texts)
		visit(p, "progress")
		progressIs(p, "ready")
		p.Run(`for (const details of document.querySelectorAll(".chart details")) details.open = true`)
	}},
}

// visit writes a fragment into the address.
func visit(p *Page, fragment string) {
	p.Run(`location.hash = ` + quote(fragment))
}

// last is the move that follows the one shown in the list, or nothing.
func last(p *Page) string {
	return Eval[string](p, `document.querySelector("[data-board]").dataset.link.split("/m")[1]?.split("/")[0].match(/[a-j]\d+/g)[+document.querySelector("[data-board]").dataset.ply] ?? ""`)
}

func openDialog(p *Page, act string) {
	p.Press(Act(act))
	p.WaitFor(fmt.Sprintf(`[data-state=%q]`, act))
}

// leaveDialog closes the dialog, if there is one, as a key does.
func leaveDialog(p *Page) {
	p.T.Helper()
	if p.Has("dialog") {
		p.Key("Escape")
		p.Wait("the dialog to close", `!document.querySelector("dialog")`)
	}
}

// Some language has longer words still: on the smallest phone every text is made longer by two fifths, with marks above
// and below its letters, and nothing has to be scrolled sideways.
func TestLongWordsFit(t *testing.T) {
	t.Parallel()
	p := table(t, SmallPhone)
	p.NewGame("opponent", "person")
	p.PlayOn(4, "", p.PressHole)
	for _, screen := range screens {
		screen.open(p)
		p.WaitStill()
		p.Run(lengthen)
		if wide := Eval[[]string](p, tooWide); len(wide) > 0 {
			t.Errorf("%s: wider than the screen: %v", screen.name, wide)
		}
		leaveDialog(p)
	}
}

// The names of the players and the edition, and the choices of a shared game, are shown without cuts on the smallest
// phone, and they push nothing off the screen.
func TestNamesAreWhole(t *testing.T) {
	t.Parallel()
	for _, lang := range some(2, []string{"de", "tr", "cs", "fr"}) {
		t.Run(lang, func(t *testing.T) {
			p := start(t, SmallPhone)
			speak(p, lang)
			p.Goto(rootURL)
			p.WaitReady()
			p.NewGame("opponent", "computer", "edition", "it-both", "board", "sheet", "sheet", "irregular")
			for _, where := range []string{"new game", "shared game"} {
				if cut := Eval[[]string](p, whole); len(cut) > 0 {
					t.Errorf("%s: %q", where, cut)
				}
				visit(p, "k1/b013QQ4DD2TSd2tS2Ts1sQQ4QT5D/ral/mc4c7e7/cr6")
				p.WaitPly(3)
			}
			p.Press(Act("first"))
			p.WaitPly(0)
			p.PressHole("e7")
			p.WaitFor(Act("prune"))
			p.PressHole("e4")
			p.WaitFor(".looking")
			if cut := Eval[[]string](p, whole); len(cut) > 0 {
				t.Errorf("a variation: %q", cut)
			}
		})
	}
}

// whole lists the names and facts of the players, the names above the board and the status lines that are cut, and
// reports if the page is too high.
const whole = `[...document.querySelectorAll(".what, .what *, .status, .status *, .looking, .looking *, .seat .name, .seat .facts, .way, .way span")]
	.filter((e) => e.checkVisibility({ visibilityProperty: true }))
	.filter((e) => e.scrollWidth > e.clientWidth + 1 || e.scrollHeight > e.clientHeight + 2).filter((e) => getComputedStyle(e).display !== "inline")
	.map((e) => e.textContent).concat(document.documentElement.scrollHeight > innerHeight ? ["too high"] : [])`

// lengthen makes every text longer, once. Names of holes and numbers are the same in all languages.
const lengthen = `(() => {
	window.lengthened ??= new WeakSet();
	const walker = document.createTreeWalker(document.getElementById("app"), NodeFilter.SHOW_TEXT);
	while (walker.nextNode()) {
		const node = walker.currentNode, words = node.data.trim();
		if (lengthened.has(node) || words.length < 3 || !/[A-Za-z]{2}/.test(words) || node.parentElement.closest("svg, textarea, kbd")) continue;
		node.data = node.data + " " + "Ąğîȏ ".repeat(Math.ceil(words.length * 0.4 / 5)).slice(0, Math.ceil(words.length * 0.4));
		lengthened.add(node);
	}
})()`

// tooWide lists what would have to be scrolled sideways.
const tooWide = `[document.documentElement, ...document.querySelectorAll("body, dialog, main, section, form")]
	.filter((e) => e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).overflowX !== "visible" || e.getBoundingClientRect().right > innerWidth + 1)
	.map((e) => e.tagName + "." + e.className + " " + e.scrollWidth + ">" + e.clientWidth)`

// tooSmall lists the texts that are seen and too small. A text of six words or more is a sentence, and so is what the
// status line says; numbers and names of holes are not words. Texts of a drawing are as large as the drawing makes them.
const tooSmall = `(() => {
	const small = [], walker = document.createTreeWalker(document.getElementById("app"), NodeFilter.SHOW_TEXT);
	while (walker.nextNode()) {
		const words = walker.currentNode.data.trim(), e = walker.currentNode.parentElement;
		if (words === "" || !e.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || e.closest(".unseen, .heard, option")) continue;
		const size = parseFloat(getComputedStyle(e).fontSize) * (e.ownerSVGElement ? e.getScreenCTM().a : 1);
		if (size < ((words.match(/\p{L}{2,}/gu) ?? []).length < 6 && !e.closest(".status, .looking") ? 11 : 14) - 0.01) small.push(size.toFixed(1) + " " + words);
	}
	return small;
})()`

// The whole board and the controls of every move are on the screen of a phone without scrolling.
func TestTheTableFitsAPhone(t *testing.T) {
	t.Parallel()
	for _, size := range []Size{SmallPhone, {390, 664, true}, Phone, {844, 390, true}} {
		for _, board := range []string{"square", "irregular"} {
			t.Run(fmt.Sprintf("%dx%d %s", size.Width, size.Height, board), func(t *testing.T) {
				p := table(t, size)
				p.NewGame("opponent", "person", "board", board)
				p.PlayOn(2, "", p.PressHole)
				p.Run(`scrollTo(0, 0)`)
				for _, name := range []string{"[data-board]", "[data-status]", Act("undo"), Act("hint"), Act("share"), Act("new")} {
					if !Eval[bool](p, fmt.Sprintf(onScreen, quote(name))) {
						t.Errorf("%s is not on the screen", name)
					}
				}
				if least := Eval[float64](p, `Math.min(...[...document.querySelectorAll("[data-hole]")].map((e) => e.getBoundingClientRect().width))`); least < 28 {
					t.Errorf("the holes are %.1f px wide", least)
				}
			})
		}
	}
}

// On a tablet held upright no button lies under the bar of actions, whatever is offered.
func TestATabletCoversNoButton(t *testing.T) {
	t.Parallel()
	for _, board := range []string{"square", "irregular"} {
		t.Run(board, func(t *testing.T) {
			p := tableInMotion(t, Size{768, 1024, true})
			p.NewGame("opponent", "person", "board", board)
			p.PlayOn(4, "", p.PressHole)
			for _, step := range []struct {
				name string
				do   func()
			}{
				{"a game", func() {}},
				{"an earlier move", func() { p.Press(Act("previous")); p.WaitFor(Act("continue")) }},
				{"a variation", func() {
					p.Press(`[data-legal="true"]:not([data-hole="` + last(p) + `"])`)
					p.WaitFor(Act("prune"))
				}},
				{"a shared game", func() { p.Goto(rootURL + "#" + sent); p.WaitPly(3) }},
			} {
				step.do()
				p.WaitStill()
				if covered := Eval[[]string](p, covered); len(covered) > 0 {
					t.Errorf("%s: %q", step.name, covered)
				}
			}
		})
	}
}

// covered lists the buttons that something else lies over, or that are not on the screen.
const covered = `[...document.querySelectorAll("main button")].filter((e) => e.checkVisibility()).filter((e) => {
	const box = e.getBoundingClientRect();
	return [box.top + 3, box.bottom - 3].some((y) => !e.contains(document.elementFromPoint(box.left + box.width / 2, y)));
}).filter((e) => !e.closest(".plies")).map((e) => e.textContent || e.title)`

// onScreen reports whether an element is wholly on the screen.
const onScreen = `((e) => {
	if (!e?.checkVisibility()) return false;
	const box = e.getBoundingClientRect();
	return box.width > 0 && box.left >= -0.5 && box.top >= -0.5 && box.right <= innerWidth + 0.5 && box.bottom <= innerHeight + 0.5;
})(document.querySelector(%s))`

// Controls stay in their places when messages and buttons appear beside them, so that a second press does not meet
// another control.
func TestNothingMovesWhilePlaying(t *testing.T) {
	t.Parallel()
	for _, size := range []Size{SmallPhone, {390, 664, true}, Phone, {844, 390, true}, Desktop} {
		t.Run(fmt.Sprintf("%dx%d", size.Width, size.Height), func(t *testing.T) {
			p := tableInMotion(t, size)
			p.NewGame("opponent", "person", "edition", "es-3")
			pos := p.PlayOn(6, "", p.PressHole)
			places := func() string { return Eval[string](p, whatStays) }
			want := places()
			for _, step := range []struct {
				name string
				do   func()
			}{
				{"a press that is not allowed", func() {
					p.PressHole(Names(pos, pos.Closed()&pos.Empty())[0])
					p.WaitFor(`[data-status="notice"]`)
				}},
				{"a step back", func() { p.Press(Act("previous")); p.WaitPly(5) }},
				{"the start", func() { p.Press(Act("first")); p.WaitPly(0) }},
				{"the way back", func() { p.Press(Act("last")); p.WaitPly(6) }},
				{"undo", func() { p.Press(Act("undo")); p.WaitPly(5) }},
			} {
				step.do()
				if got := places(); got != want {
					t.Errorf("%s moves things: %s, were %s", step.name, got, want)
				}
			}
		})
	}
}

// whatStays returns the places of the board and of all controls.
const whatStays = `[document.documentElement, ...document.querySelectorAll("[data-board], [data-seat], .steps [data-act], nav [data-act]")]
	.map((e) => e.getBoundingClientRect()).map((b) => [b.x, b.y, b.width, b.height].map(Math.round).join(" ")).join(", ")`

// The words under the actions are whole in every language.
func TestActionsAreWhole(t *testing.T) {
	t.Parallel()
	for _, lang := range []string{"en", "es", "cs", "it", "tr", "de", "fr"} {
		t.Run(lang, func(t *testing.T) {
			p := start(t, Desktop)
			speak(p, lang)
			p.Goto(rootURL)
			p.WaitReady()
			for _, size := range []Size{SmallPhone, Phone, {844, 390, true}, {1024, 768, false}, Desktop} {
				p.Resize(size)
				p.WaitStill()
				if cut := Eval[[]string](p, `[...document.querySelectorAll(".acts, .act")].filter((e) => e.scrollWidth > e.clientWidth + 1).map((e) => e.textContent)`); len(cut) > 0 {
					t.Errorf("%dx%d: %q", size.Width, size.Height, cut)
				}
			}
		})
	}
}
