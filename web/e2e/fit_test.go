package e2e

import (
	"fmt"
	"strings"
	"testing"

	"kulami/app/text"
)

// On a small phone, a phone and a desktop everything fits the screen.

// tooWide lists the elements that would have to be scrolled sideways.
const tooWide = `[document.documentElement, ...document.querySelectorAll("body, dialog, main, section, form")]
	.filter((e) => e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).overflowX !== "visible" || e.getBoundingClientRect().right > innerWidth + 1)
	.map((e) => e.tagName + "." + e.className + " " + e.scrollWidth + ">" + e.clientWidth)`

// longWordsTooWide is tooWide for a language with still longer words. For the measurement every
// text gets two fifths longer, with accents and descenders. Names of holes and numbers stay,
// because they are the same in all languages.
const longWordsTooWide = `(() => {
	const was = new Map(), walker = document.createTreeWalker(document.getElementById("app"), NodeFilter.SHOW_TEXT);
	while (walker.nextNode()) {
		const node = walker.currentNode, words = node.data.trim();
		if (words.length < 3 || !/[A-Za-z]{2}/.test(words) || node.parentElement.closest("svg, textarea, kbd")) continue;
		was.set(node, node.data);
		node.data += " " + "Ąğîȏ ".repeat(Math.ceil(words.length * 0.4 / 5)).slice(0, Math.ceil(words.length * 0.4));
	}
	const wide = ` + tooWide + `;
	for (const [node, words] of was) node.data = words;
	return wide;
})()`

// tooSmall lists the visible texts that are too small. A text of six words or more and the text of
// the status line count as sentences. Numbers and names of holes are not words. The size of a text
// in a drawing includes the drawing's scale.
const tooSmall = `(() => {
	const small = [], walker = document.createTreeWalker(document.getElementById("app"), NodeFilter.SHOW_TEXT);
	while (walker.nextNode()) {
		const words = walker.currentNode.data.trim(), e = walker.currentNode.parentElement;
		if (words === "" || !e.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || e.closest(".unseen, .heard, option")) continue;
		const size = parseFloat(getComputedStyle(e).fontSize) * (e.ownerSVGElement ? e.getScreenCTM().a : 1);
		if (size < ((words.match(/\p{L}{2,}/gu) ?? []).length < 6 && !e.closest(".status") ? 11 : 14) - 0.01) small.push(size.toFixed(1) + " " + words);
	}
	return small;
})()`

// Until the engine has answered, sentences replace the values. They are large enough, too.
func TestSentencesAreLargeBeforeTheEngineAnswers(t *testing.T) {
	p := freshTable(t, SmallPhone, `window.Worker = class extends Worker {
  // Another worker loads the program.
  constructor(...all) { super(...all); this.isEngine = all[1]?.name; }
  postMessage(message) { if (!this.isEngine) super.postMessage(message); }
};`)
	visit(p, "analysis")
	p.Wait("a sentence in the place of values", `document.querySelector(".findings .tip") && `+tooSmall+`.length === 0`)
}

// On a phone the whole board and the controls for every move are on the screen without scrolling.
func TestTheTableFitsAPhone(t *testing.T) {
	p := table(t, SmallPhone)
	for _, size := range []Size{SmallPhone, ShortPhone, Phone, Sideways} {
		for _, board := range []string{"square", "irregular"} {
			t.Run(fmt.Sprintf("%dx%d %s", size.Width, size.Height, board), func(t *testing.T) {
				in(t, p)
				p.Resize(size)
				p.NewGame("opponent", "person", "board", board)
				p.PlayOn(2, "", p.PressHole)
				p.Run(`scrollTo(0, 0)`)
				for _, name := range faultsInFaces(p, notSeen(onScreen, "[data-board]", "[data-status]", Act("undo"), Act("hint"), Act("game"), Act("home"))) {
					t.Errorf("%s is not on the screen", name)
				}
				if least := Eval[float64](p, `Math.min(...[...document.querySelectorAll("[data-hole]")].map((e) => e.getBoundingClientRect().width))`); least < 28 {
					t.Errorf("the holes are %.1f px wide", least)
				}
			})
		}
	}
}

// On a small phone, upright or sideways, the main parts of a puzzle, a storm and an exercise are
// visible without scrolling. Nothing covers them. The board and the foot keep their places when the
// answer arrives.
func TestPuzzlesFitAPhone(t *testing.T) {
	for _, lang := range []string{"de", "tr"} { // the languages with the longest words
		t.Run(lang, func(t *testing.T) { puzzlesFitAPhone(t, lang) })
	}
}

func puzzlesFitAPhone(t *testing.T, lang string) {
	p := table(t, SmallPhone)
	// The title font can arrive at any moment.
	p.Run(`document.fonts.add = () => document.fonts; document.fonts.clear()`)
	speakNow(p, lang)
	ends := map[Size]string{}
	look := func(state string, needed ...string) {
		for _, size := range []Size{SmallPhone, Sideways} {
			p.Resize(size)
			p.WaitStill()
			p.Run(`scrollTo(0, 0)`)
			for _, name := range faultsInFaces(p, notSeen(onTop, append(needed, "[data-board]")...)) {
				t.Errorf("%s, %s, %dx%d: %s is not on the screen", state, lang, size.Width, size.Height, name)
			}
			at := Eval[string](p, inFaces(`["[data-board]", "main > .offers"].map((part) => Math.round(document.querySelector(part)?.getBoundingClientRect().bottom) + " px")`)+`.join()`)
			if was := ends[size]; was != "" && was != at {
				t.Errorf("%s, %s, %dx%d: the board and the foot end at %s, they were at %s", state, lang, size.Width, size.Height, at, was)
			}
			ends[size] = at
		}
	}
	another := func() { clear(ends); p.Resize(SmallPhone) }
	visit(p, eighth)
	inPuzzle(p, "open")
	look("a puzzle", "main h2", "main .tip", `[data-points="second"]`, Act("solution"), Act("next-puzzle"))
	p.PressHole("f8")
	p.WaitFor(".overlay .stroke-second")
	look("a wrong move", "main h2", ".headline", ".reason", "main summary", Act("solution"), Act("retry"))
	p.Press(Act("retry"))
	p.PressHole("f3")
	inPuzzle(p, "solved")
	look("a solution", ".headline", ".reason", "main summary", Act("next-puzzle"))
	another()
	visit(p, "daily")
	inPuzzle(p, "open")
	p.Press(Act("solution"))
	inPuzzle(p, "failed")
	look("the result of a day", "main h2", "[data-next]", Act("share-result"))
	another()
	visit(p, "storm")
	p.Press(Act("start-storm"))
	p.WaitFor(`[data-storm="starting"]`)
	look("a storm", "[role=timer]", "[data-score]", "main .task")
	another()
	openReview(p)
	p.Press(Act("retry"))
	p.WaitFor("[data-try]")
	look("an exercise", "main .task", Act("solution"))
	moves := strings.Split(strings.Split(p.Link(), "/m")[1], "/")[0]
	p.PressHole(moves[2*p.Ply() : 2*p.Ply()+2])
	p.WaitFor(`[data-try="slip"]`)
	look("a wrong try", ".headline", ".reason", Act("solution"))
}

// On a phone held sideways all of today's tasks and the button for the next one are on the screen.
func TestTodayFitsAPhoneHeldSideways(t *testing.T) {
	p := table(t, Sideways)
	for _, words := range some(3, text.All()) {
		speakNow(p, words.Lang)
		visit(p, "puzzles")
		p.WaitFor(".hero svg")
		p.WaitStill()
		for _, name := range faultsInFaces(p, notSeen(onTop, ".bars", ".hero", ".hero + .task-card", ".task-card:last-child", Act("storm"), `.tasks > .offers [data-act="next-task"]`)) {
			t.Errorf("%s: %s is not on the screen", words.Lang, name)
		}
	}
}

// On a small phone a notice about the marbles of a wooden set is completely visible, and the page
// does not scroll.
func TestANoticeFitsASet(t *testing.T) {
	p := table(t, SmallPhone)
	for _, words := range some(3, text.All()) {
		speakNow(p, words.Lang)
		visit(p, "set-up/013QQ4DD2TSd2tS2Ts1sQQ4QT5D/it-both/-/-c4")
		p.WaitFor(`[data-marble="second"]`)
		p.Press(Act("done"))
		p.WaitFor(`.notice ~ .panel ` + Act("exchange"))
		p.WaitStill()
		for _, name := range faultsInFaces(p, notSeen(onTop, ".head", ".seat-top", ".seat-bottom", ".notice span", ".strip")) {
			t.Errorf("%s: %s is not on the screen", words.Lang, name)
		}
		for _, more := range Eval[[]int](p, inFaces(`document.documentElement.scrollHeight - innerHeight`)) {
			if more > 0 {
				t.Errorf("%s: the page scrolls by %d px", words.Lang, more)
			}
		}
		visit(p, "puzzles")
		p.WaitFor(".hero svg")
	}
}

// On a small phone the list of moves opens at the move shown, and the tools stay on the screen. The
// list also shows that move when the phone is turned.
func TestMovesOpenAtTheMoveShown(t *testing.T) {
	p := table(t, SmallPhone)
	p.NewGame("opponent", "person")
	p.PlayOn(16, "", p.PressHole)
	p.Press(Act("moves"))
	p.Wait("the last move on the screen", fmt.Sprintf(onScreen, quote(".ply[aria-current]")))
	if !Eval[bool](p, fmt.Sprintf(onScreen, quote(".strip "+Act("game")))) {
		t.Error("the tools leave the screen")
	}
	p.Resize(Sideways)
	p.Wait("the last move in the list", `((list, move) => move.top >= list.top && move.bottom <= list.bottom)(...[".plies", ".ply[aria-current]"].map((e) => document.querySelector(e).getBoundingClientRect()))`)
}

// On a tablet held upright the bar of actions covers no button, whatever is offered.
func TestATabletCoversNoButton(t *testing.T) {
	p := tableInMotion(t, Tablet)
	for _, board := range some(1, []string{"irregular", "square"}) {
		t.Run(board, func(t *testing.T) {
			in(t, p)
			p.NewGame("opponent", "person", "board", board)
			p.PlayOn(4, "", p.PressHole)
			for _, step := range []struct {
				name string
				do   func()
			}{
				{"a game", func() {}},
				{"an earlier move", func() { p.PressAct("previous"); p.WaitFor(Act("continue")) }},
				{"a variation", func() {
					p.Press(`[data-legal="true"]:not([data-hole="` + last(p) + `"])`)
					inVariation(p)
				}},
				{"a shared game", func() { p.Goto(rootURL + "#" + sent); p.WaitPly(3) }},
			} {
				step.do()
				p.WaitStill()
				if covered := faultsInFaces(p, covered); len(covered) > 0 {
					t.Errorf("%s: %q", step.name, covered)
				}
			}
		})
	}
}

// covered lists the buttons that are covered by another element or not on the screen.
const covered = `[...document.querySelectorAll("main button")].filter((e) => e.checkVisibility()).filter((e) => {
	const box = e.getBoundingClientRect();
	return [box.top + 3, box.bottom - 3].some((y) => !e.contains(document.elementFromPoint(box.left + box.width / 2, y)));
}).filter((e) => !e.closest(".plies")).map((e) => e.textContent || e.title)`

// onScreen reports whether an element is completely on the screen.
const onScreen = `((e) => {
	if (!e?.checkVisibility()) return false;
	const box = e.getBoundingClientRect();
	return box.width > 0 && box.left >= -0.5 && box.top >= -0.5 && box.right <= innerWidth + 0.5 && box.bottom <= innerHeight + 0.5;
})(document.querySelector(%s))`

// notSeen returns an expression that lists the elements that are not completely on the screen or
// fail another condition.
func notSeen(condition string, names ...string) string {
	var tests []string
	for _, name := range names {
		tests = append(tests, fmt.Sprintf("(%s && %s ? [] : [%[3]s])", fmt.Sprintf(onScreen, quote(name)), fmt.Sprintf(condition, quote(name)), quote(name)))
	}
	return "[" + strings.Join(tests, ", ") + "].flat()"
}

// The title of every screen has at most two lines in every language, between the way out and two
// icons.
func TestTitlesFit(t *testing.T) {
	p := table(t, SmallPhone)
	visit(p, sent)
	p.WaitFor(Act("return"))
	var titles []string
	for _, words := range text.All() {
		titles = append(titles, words.LinkedGame, words.Learn, words.MySet, words.BuildBoard, words.OpponentAnalysis, words.Puzzles, words.Storm, words.Review,
			words.CountWooden, words.SetUp, words.LearnFrom(6), words.Puzzle, words.DailyOf("2026-09-28"))
	}
	for _, sizes := range forTexts[[2]float64](p, "#title", titles, `((h) => [h.clientHeight, h.scrollWidth - h.clientWidth])(document.getElementById("title"))`) {
		for i, size := range sizes {
			if size[0] > 44 || size[1] > 1 {
				t.Errorf("%q is %v px high, and %v wider than its place", titles[i], size[0], size[1])
			}
		}
	}
}

// Controls keep their places when messages and buttons appear. Otherwise a second press could hit
// another control.
func TestNothingMovesWhilePlaying(t *testing.T) {
	p := tableInMotion(t, SmallPhone)
	for _, size := range some(3, []Size{SmallPhone, ShortPhone, Sideways, Phone, Desktop}) {
		t.Run(fmt.Sprintf("%dx%d", size.Width, size.Height), func(t *testing.T) {
			in(t, p)
			p.Resize(size)
			p.NewGame("opponent", "person", "edition", "es-3")
			pos := p.PlayOn(6, "", p.PressHole)
			if p.Sees(Act("moves")) {
				p.Press(Act("moves"))
				p.WaitFor(Act("first"))
			}
			places := func() string { p.Settle(); return Eval[string](p, whatStays) }
			want := places()
			for _, step := range []struct {
				name string
				do   func()
			}{
				{"a press that is not allowed", func() {
					p.PressHole(Names(pos, pos.Closed()&pos.Empty())[0])
					p.WaitFor(".bubble")
				}},
				{"a step back", func() { p.Press(Act("previous")); p.WaitPly(5) }},
				{"the start", func() { p.PressAct("first"); p.WaitPly(0) }},
				{"the way back", func() { p.PressAct("last"); p.WaitPly(6) }},
				{"undo", func() { p.Press(Act("undo")); p.WaitPly(5) }},
			} {
				step.do()
				if got := places(); got != want {
					was := strings.Split(want, ",")
					for i, place := range strings.Split(got, ",") {
						if place != was[i] {
							t.Errorf("%s moves a thing from %s to %s", step.name, was[i], place)
						}
					}
				}
			}
		})
	}
}

// whatStays returns the places of the board and of all controls in each of the fonts.
var whatStays = "(" + inFaces(`[document.documentElement, ...document.querySelectorAll("[data-board], [data-seat], .steps [data-act], nav [data-act]")]
	.map((e) => e.getBoundingClientRect()).map((b) => [b.x, b.y, b.width, b.height].map(Math.round).join(" ")).join(", ")`) + ").join()"
