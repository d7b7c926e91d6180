package e2e

import (
	"bytes"
	"fmt"
	"image/png"
	"strings"
	"testing"

	"kulami/app/text"
	"kulami/web/journey"
)

// After its end a game is reviewed move by move.

// blundered is a game of two weak players.
const blundered = "k1/b8sQQDDTTtsQSQtQSDD/me4f4f1c1c8c6c2c7e7e1b1b8b6e6e3b3b5g5g7b7f7h7a7a1d1d7d3a3a8a5h5c5d5d2f2f5f3f8h8e8e2e5/cyl"

// passed waits until this number of passes of a review is done.
func passed(p *Page, passes string) {
	p.T.Helper()
	p.Wait("the review", `+document.querySelector("[data-review]")?.dataset.done >= `+passes)
}

// openReview opens the review of a game by its address, and waits for its first pass.
func openReview(p *Page) {
	p.T.Helper()
	visit(p, "review/"+blundered)
	passed(p, "1/3")
	p.WaitFor("[data-moment]")
}

// Two people play, one resigns, and they open the review. The second time it is complete at once.
// The library shows the points given away.
func TestReviewAGame(t *testing.T) {
	p := tableOfTwo(t, Phone, 4, "board", "sheet", "edition", "basic")
	game := p.Link()
	resign(p)
	p.PressAct("review")
	p.WaitFor(`[data-review]`)
	passed(p, "1")
	for _, side := range []string{"first", "second"} {
		if words := p.Text(`[data-lost="` + side + `"]`); !strings.Contains(words, ".") {
			t.Errorf("%s has given away %q", side, words)
		}
		if words := p.Text(`[data-accuracy="` + side + `"]`); !strings.HasSuffix(words, "%") {
			t.Errorf("the accuracy of %s is %q", side, words)
		}
	}
	p.Press(`button[data-act="review-step"][data-value="3"]`)
	p.WaitPly(3)
	p.Press(Act("return"))
	p.WaitFor(Act("rematch"))
	if got := p.Link(); !strings.HasPrefix(got, strings.Split(game, "/c")[0]) {
		t.Errorf("the game is %s, was %s", got, game)
	}
	p.PressAct("review")
	p.WaitFor(`[data-review][data-done="1.00"]`)
	p.ReloadGame()
	p.WaitFor(`[data-review][data-done="1.00"]`)
	openLibrary(p)
	p.Press(Act("edit-game"))
	p.Wait("the points", `document.querySelector(".game-details")?.textContent.includes("Points given away")`)
}

// The engine takes some seconds for a review. One complete review serves everything that needs one.
func TestAWholeReview(t *testing.T) {
	p := table(t, Desktop)
	openReview(p)
	if p.Has(Act("save-png")) {
		t.Error("the report is offered before the review is complete")
	}
	passed(p, "1") // each pass can move the buttons
	p.WaitFor(`[data-review][data-done="1.00"]`)
	for _, part := range []struct {
		name string
		try  func(t *testing.T, p *Page)
	}{{"at hand", reviewIsAtHand}, {"moments", momentsHaveWords}, {"report", saveReport}, {"back from an exercise", backFromAnExercise}, {"learn", learnFromMistakes}} {
		t.Run(part.name, func(t *testing.T) {
			in(t, p)
			part.try(t, p)
		})
	}
}

// The report is saved as a picture. It is higher than a game's picture, because it has a graph and
// the key moments.
func saveReport(t *testing.T, p *Page) {
	p.Run(keepFiles)
	p.Press(Act("save-png"))
	picture, err := png.Decode(bytes.NewReader(saved(p, "image/png")))
	p.Must("read the PNG", err)
	if size := picture.Bounds(); size.Dx() != 1080 || size.Dy() < 1700 {
		t.Errorf("the picture is %v", size)
	}
}

// Back leads from an exercise to the review before it.
func backFromAnExercise(t *testing.T, p *Page) {
	p.Resize(Phone)
	p.Press("[data-moment]")
	p.Press(Act("retry"))
	p.WaitFor("[data-try]")
	p.Run(`history.back()`)
	p.WaitGone("[data-try]")
	p.WaitFor("[data-moment]")
}

// The main parts of a review are visible without scrolling, even with the longest words of every
// language. The steps stay in their places, whatever text a move has.
func reviewIsAtHand(t *testing.T, p *Page) {
	if Eval[bool](p, `(({ x, bottom }) => [1, 9, 99].some((at) => document.elementFromPoint(x + at, bottom + 9).closest(".lesson")))(document.querySelector(".course > .offers").getBoundingClientRect())`) {
		t.Error("the findings are seen below the pinned buttons")
	}
	p.Resize(Phone)
	p.Press("[data-moment]")
	p.Run(`scrollTo(0, 0)`)
	say := func(where, words string) {
		p.Run(`document.createTreeWalker(document.querySelector(` + quote(where) + `), NodeFilter.SHOW_TEXT).nextNode().data = ` + quote(words))
	}
	for _, where := range []string{".task", "#title", ".story"} {
		words := Eval[string](p, `document.createTreeWalker(document.querySelector(`+quote(where)+`), NodeFilter.SHOW_TEXT).nextNode().data`)
		defer say(where, words)
	}
	was := Eval[string](p, whatStays)
	// More than the longest text, which has 241 letters in Italian.
	say(".task", strings.Repeat("twelve chars", 21))
	if is := Eval[string](p, whatStays); is != was {
		t.Errorf("the board and the steps are at %s, were at %s", is, was)
	}
	for _, words := range text.All() {
		say("#title", words.Review)
		say(".story", longestStory(words))
		atHand(p, words.Lang, "[data-board]", ".story", ".graph", Act("review-step"), Act("return"), Act("analyse"))
	}
}

// On a phone each key moment that is pressed shows its words and at least half of the board.
func momentsHaveWords(t *testing.T, p *Page) {
	for _, size := range []Size{Phone, SmallPhone, Sideways} {
		p.Resize(size)
		for n := range Eval[int](p, `document.querySelectorAll("[data-moment]").length`) {
			moment := fmt.Sprintf(".moments li:nth-child(%d) [data-moment]", n+1)
			p.Press(Act("review-step"))
			p.WaitPly(0)
			p.Press(moment)
			p.WaitFor(moment + `[aria-current="true"]`)
			p.Wait("the words and the board", `[".lesson h2", ".lesson .task"].every((words) => {
				const box = document.querySelector(words).getBoundingClientRect();
				return [box.top + 3, box.bottom - 3].every((y) => document.elementFromPoint(box.x + 20, y)?.closest(words));
			}) && ((box) => (box.top + box.bottom) / 2 >= document.querySelector(".app > .head").getBoundingClientRect().bottom)(document.querySelector("[data-board]").getBoundingClientRect())`)
		}
	}
}

// A person goes through the key moments by mouse and keyboard, follows a reason and tries a better
// move. The solution is shown, and another move opens the analysis.
func learnFromMistakes(t *testing.T, p *Page) {
	p.Resize(Desktop)
	p.Press("[data-moment]")
	at := p.Attr("[data-moment]", "data-ply")
	p.Wait("the moment", `document.querySelector("[data-board]").dataset.ply === `+quote(at))
	p.Press(`[data-why] button:last-child`)
	p.Wait("the marble that is the reason", `+document.querySelector("[data-board]").dataset.ply >= +document.querySelector("[data-moment][aria-current=true]").dataset.ply`)
	p.Key("ArrowLeft")
	p.Wait("the move before", `+document.querySelector("[data-board]").dataset.ply === `+at+` - 1`)
	p.Drag(journey.Mouse, `[name="ply"]`, `[name="ply"]`, 30, 0)
	if ply, of := p.Ply(), Eval[int](p, `+document.querySelector("[name=ply]").max`); ply <= of/2 || ply == of {
		t.Errorf("dragged to the right of the middle of the graph, it shows ply %d of %d", ply, of)
	}
	p.Key("Home")
	p.WaitPly(0)
	p.Press(Act("retry"))
	p.WaitFor("[data-try]")
	link := p.Link()
	moves := strings.Split(strings.Split(link, "/m")[1], "/")[0]
	ply := p.Ply()
	mistake := moves[2*ply : 2*ply+2]
	p.PressHole(mistake)
	p.WaitFor(`[data-try="slip"]`)
	if p.Has(".reaction [data-why]") {
		followWhy(p)
	}
	p.Press(Act("solution"))
	p.WaitFor(`[data-try="right"]`)
	better := strings.TrimSuffix(strings.Fields(p.Text(`[data-try="right"]`))[1], ".")
	p.PressHole(better)
	p.WaitFor(`[data-try="done"]`)
	p.Press(Act("return"))
	p.WaitFor(`button[data-act="review-step"]`)
	p.Press(`[data-legal="true"]`)
	p.WaitFor(`[data-state="analysis"]`)
}

// longestStory returns the longest sentence about the side with the better chances.
func longestStory(words *text.Text) (longest string) {
	for _, player := range []string{words.Computer(8), words.ComputerAdapts(7.5)} {
		for _, story := range []string{words.LedFrom(56, player), words.LedThroughout(player)} {
			if len([]rune(story)) > len([]rune(longest)) {
				longest = story
			}
		}
	}
	return longest
}

// The same holds for the analysis in languages with long words.
func TestAnalysisIsAtHand(t *testing.T) {
	p := table(t, SmallPhone)
	for _, lang := range some(2, []string{"de", "fr", "cs", "tr"}) {
		p.Resize(SmallPhone)
		speakNow(p, lang)
		visit(p, midgame)
		p.WaitFor(`[data-value][data-depth]`)
		atHand(p, lang, "[data-board]", ".outlook", "[data-line]", Act("undo"), Act("threat"), Act("game"), Act("return"), Act("set-up"))
	}
}

// aboveBars reports whether no other element covers the lower edge of an element. It is always true
// for parts of the head, which can be lower than the head.
const aboveBars = `((e) => {
	const box = e.getBoundingClientRect();
	return e.closest(".head") !== null || e.contains(document.elementFromPoint(box.x + box.width / 2, box.bottom - 3));
})(document.querySelector(%s))`

// atHand checks that all named elements are on the screen of a small phone, upright and sideways.
func atHand(p *Page, where string, names ...string) {
	p.T.Helper()
	for _, size := range []Size{SmallPhone, Sideways} {
		p.Resize(size)
		p.WaitStill()
		for _, name := range faultsInFaces(p, notSeen(aboveBars, names...)) {
			p.T.Errorf("%s: %s is not on the screen of %d×%d, or something lies over it", where, name, size.Width, size.Height)
		}
	}
}
