package e2e

import (
	"fmt"
	"math"
	"testing"

	"kulami/app/text"
	"kulami/web/journey"
)

// A person who goes from screen to screen finds things in the same places.

// standing holds the places of things on a screen with a board, in CSS pixels.
type standing struct {
	Back       [2]float64 // upper left corner of the button that leaves the screen
	Side, Wide float64    // left edge and width of the panel next to or below the board
	Foot       float64    // lower edge of the last buttons
	Pitch      float64    // width of a hole's cell
	Type       float64    // font size
}

const whereThingsStand = `(() => {
	const of = (selector) => document.querySelector(selector).getBoundingClientRect();
	const back = of('.app > .head > .icon-button'), side = of(".panel, .lesson");
	return { Back: [back.x, back.y], Side: side.x, Wide: side.width, Foot: of(".course > .offers, .acts").bottom, Pitch: of("[data-board] [data-hole]").width, Type: parseFloat(getComputedStyle(document.documentElement).fontSize) };
})()`

// tasks are the addresses of tasks with boards of every shape.
var tasks = []string{"puzzle/1", "puzzle/2", "puzzle/5", "daily", "learn/1", "learn/6"}

// Nothing moves from task to task, and no board shrinks for an empty card.
func TestTasksStandWhereTheyStood(t *testing.T) {
	p := table(t, SmallPhone)
	for _, words := range some(2, text.All()) {
		speakNow(p, words.Lang)
		for _, size := range []struct {
			Size
			pitch float64 // minimum
		}{{SmallPhone, 28}, {Phone, 36}, {Sideways, 28}, {Desktop, 60}, {Size{Width: 1920, Height: 1080}, 80}} {
			p.Resize(size.Size)
			first := map[int]standing{} // by the index of the font
			for _, task := range tasks {
				visit(p, task)
				p.WaitFor(`.lesson`)
				p.WaitStill()
				for face, at := range Eval[[]standing](p, inFaces(whereThingsStand)) {
					where := fmt.Sprintf("%d×%d, %s, %s, %s", size.Width, size.Height, words.Lang, journey.Faces[face].Text, task)
					if at.Pitch < size.pitch {
						t.Errorf("%s: a hole has %.1f px", where, at.Pitch)
					}
					// On large screens the buttons are below the words.
					large := size.Width > size.Height && size.Height > 512
					if low := float64(size.Height) - at.Foot; low < -1 || !large && low > 1.125*at.Type {
						t.Errorf("%s: the last buttons end %.0f px above the edge", where, low)
					}
					was, known := first[face]
					if at.Pitch = 0; !known {
						first[face] = at
					} else if math.Abs(at.Side-was.Side) > 1 || math.Abs(at.Wide-was.Wide) > 1 || math.Abs(at.Foot-was.Foot) > 1 || at.Back != was.Back {
						t.Errorf("%s stands at %v, %s at %v", where, at, tasks[0], was)
					}
				}
			}
		}
	}
}

// No board shrinks for the content below it.
func TestNoBoardGivesWay(t *testing.T) {
	for _, size := range []struct {
		Size
		pitch float64 // minimum
	}{{SmallPhone, 28}, {Phone, 36}} {
		p := table(t, size.Size)
		for _, screen := range []string{"count/013QQ4DD2TSd2tS2Ts1sQQ4QT5D/it-both/-c4d4e4f4g4/-e7/cav", "analysis/" + sent, sent} {
			visit(p, screen)
			p.WaitFor(`[data-hole="c4"][data-marble="first"]`)
			p.WaitStill()
			if pitch := Eval[float64](p, `document.querySelector("[data-hole]").getBoundingClientRect().width`); pitch < size.pitch {
				t.Errorf("%d×%d, %s: a hole has %.1f px", size.Width, size.Height, screen, pitch)
			}
		}
		p.Leave()
	}
}

// The button that leaves a screen is always in the corner, also during a game. Upright, a screen
// with this button has no doors.
func TestTheWayOutStaysInItsCorner(t *testing.T) {
	p := tableOfTwo(t, SmallPhone, 3)
	mine := p.Link()
	for _, size := range []Size{SmallPhone, Phone, Sideways, Desktop} {
		p.Resize(size)
		visit(p, mine)
		p.WaitLink(mine)
		check := func(name string) {
			t.Helper()
			p.WaitFor(`.app > .head > .icon-button`)
			p.WaitStill()
			if at := Eval[[4]float64](p, `(({ x, y, width, height }) => [x, y, width, height])(document.querySelector(".app > .head > .icon-button").getBoundingClientRect())`); at[0] != 4 || at[1] != 0 || at[2] < 44 || at[3] < 44 {
				t.Errorf("%d×%d, %s: ‹ is at %v", size.Width, size.Height, name, at)
			}
			if size.Height > size.Width && p.Sees(".doors") {
				t.Errorf("%d×%d, %s has doors, too", size.Width, size.Height, name)
			}
		}
		check("a game")
		for _, screen := range []string{"learn/1", eighth, "daily", "storm", "workshop", "count", "analysis", sent} {
			visit(p, screen)
			check(screen)
		}
	}
}

// The board and the upper seat stay where they are when the first marble is played.
func TestTheFirstMarbleMovesNothing(t *testing.T) {
	for _, size := range []Size{SmallPhone, Phone, Sideways, Desktop} {
		p := table(t, size)
		const places = `[".stage", ".seat-top", ".head"].flatMap((selector) => (({ x, y, width }) => [x, y, width])(document.querySelector(selector).getBoundingClientRect()))`
		p.WaitStill()
		before := Eval[[]float64](p, places)
		p.PressHole(p.Table().Legal[0])
		p.WaitPly(2)
		p.WaitStill()
		for i, at := range Eval[[]float64](p, places) {
			if math.Abs(at-before[i]) > 1 {
				t.Errorf("%d×%d: %v is %v now", size.Width, size.Height, before[i], at)
			}
		}
		p.Leave()
	}
}

// On wide pages the tools, few or many, have the edges of the seats. The last part ends where the
// board ends, also before the first marble.
func TestTheToolsHaveTheEdgesOfTheSeats(t *testing.T) {
	for _, size := range []Size{Sideways, Desktop} {
		p := table(t, size)
		mine := p.Link()
		for _, screen := range []string{"", mine, sent} {
			if screen == mine {
				p.PressHole(p.Table().Legal[0])
				p.WaitPly(2)
			} else if screen != "" {
				visit(p, screen)
				p.WaitFor(".few-acts")
			}
			p.WaitStill()
			at := Eval[[4][]float64](p, `[".seat-top", ".seat-bottom", ".acts", ".stage"].map((part) => (({ left, right, bottom }) => [left, right, bottom])(document.querySelector(part)?.getBoundingClientRect() ?? {}).filter(Number.isFinite))`)
			last := at[2]
			if screen == "" {
				last = at[1]
			}
			if len(last) < 3 || math.Abs(last[0]-at[0][0]) > 1 || math.Abs(last[1]-at[0][1]) > 1 {
				t.Errorf("%d×%d, %q: the upper seat is at %v, the last part at %v", size.Width, size.Height, screen, at[0], last)
			} else if low := at[3][2] - last[2]; math.Abs(low) > 1 && (screen != "" || size == Sideways) {
				t.Errorf("%d×%d, %q: the last part ends %.0f px above the board’s end", size.Width, size.Height, screen, low)
			}
		}
		p.Leave()
	}
}

// The title stays when a long page is scrolled.
func TestTheTitleStays(t *testing.T) {
	p := table(t, SmallPhone)
	for _, size := range []Size{SmallPhone, Phone} {
		p.Resize(size)
		for screen, ready := range map[string]string{"my-set": `[data-state="my-set"]`, "review/" + blundered: "[data-moment]"} {
			visit(p, screen)
			p.WaitFor(ready)
			p.WaitStill()
			p.Run(`document.body.style.paddingBottom = "500px"; scrollTo(0, 300)`)
			if y := Eval[float64](p, `scrollY > 50 ? document.querySelector('.app > .head').getBoundingClientRect().y : -1`); y != 0 {
				t.Errorf("%d×%d, %s: scrolled, its title is at %v", size.Width, size.Height, ready, y)
			}
		}
	}
}

// The seats of every game have one height, so that the board is at the same place. Opening the
// moves moves no other button of the panel. A step back moves no step, although the pause button
// goes.
func TestASeatHasOneHeight(t *testing.T) {
	p := tableIn(t, Phone, "tr")
	first := map[Size]string{}
	for _, choices := range [][]string{{"edition", "basic"}, {"edition", "basic", "clock", "fischer"}, {"edition", "it-both", "clock", "fischer"}} {
		p.NewGame(append([]string{"opponent", "person"}, choices...)...)
		p.PlayOn(2, "", p.PressHole)
		for _, size := range []Size{SmallPhone, Sideways, Desktop, Phone} {
			p.Resize(size)
			p.WaitStill()
			for i, at := range Eval[[]string](p, inFaces(`[".seat-top", "[data-board]", ".seat-bottom"].map((part) => (({ y, height }) => y.toFixed(1) + " " + height.toFixed(1))(document.querySelector(part).getBoundingClientRect())).join()`)) {
				if first[size] == "" {
					first[size] = at
				}
				if at != first[size] {
					t.Errorf("%d×%d, %v, %s: %s, was %s", size.Width, size.Height, choices, journey.Faces[i].Text, at, first[size])
				}
			}
		}
	}
	const places = `["pause-clocks", "previous"].map((act) => (({ x, y }) => x + " " + y)(document.querySelector("[data-act=" + act + "]")?.getBoundingClientRect() ?? {}))`
	for _, size := range []Size{SmallPhone, Phone, Sideways, Desktop} {
		p.Resize(size)
		p.WaitStill()
		before := Eval[[]string](p, places)
		if p.Sees(Act("moves")) {
			p.Press(Act("moves"))
			p.WaitFor(Act("previous"))
			p.WaitStill()
			opened := Eval[[]string](p, places)
			if size == Phone && opened[0] != before[0] {
				t.Errorf("with the moves the pause button is at %s, was at %s", opened[0], before[0])
			}
			before = opened
		}
		p.Press(Act("previous"))
		p.WaitPly(1)
		p.WaitGone(Act("pause-clocks"))
		p.WaitStill()
		if after := Eval[[]string](p, places); after[1] != before[1] {
			t.Errorf("%v: after a step back the button is at %s, was at %s", size, after[1], before[1])
		}
		p.Press(Act("next"))
		p.WaitFor(Act("pause-clocks"))
		if p.Sees(Act("moves")) {
			p.Press(Act("moves"))
			p.WaitGone(Act("moves") + `[aria-pressed="true"]`)
		}
	}
}

// The card of today's finish is as high as its picture, before and after the finish is played. So
// nothing below moves. The card takes at most three fifths of the screen.
func TestTheFinishKeepsTheHeightOfItsCard(t *testing.T) {
	for _, lang := range []string{"en", "de"} {
		p := table(t, SmallPhone, languages(lang))
		visit(p, "puzzles")
		p.WaitFor(".hero svg")
		words := text.In(lang)
		for _, size := range []Size{SmallPhone, Phone, Desktop} {
			p.Resize(size)
			p.WaitStill()
			for _, line := range []string{words.FinishLine, words.FinishGave(12) + " ✓"} {
				p.Run(`document.querySelector(".task-words > :last-child").textContent = ` + quote(line))
				for _, high := range Eval[[][2]float64](p, inFaces(`((card) => [card.clientHeight - 24, card.firstElementChild.clientHeight])(document.querySelector(".hero"))`)) {
					if size != Desktop && math.Abs(high[0]-high[1]) > 1 {
						t.Errorf("%d×%d, %s, %q: the card has room for %.0f px, its picture %.0f", size.Width, size.Height, lang, line, high[0], high[1])
					}
					if high[0] > 0.6*float64(size.Height) {
						t.Errorf("%d×%d, %s: the card is %.0f px high", size.Width, size.Height, lang, high[0])
					}
				}
			}
		}
		p.Leave()
	}
}

// The parts below the answer of an analysis stay where they are when another answer is shown. The
// board of a phone stands where the board of the review stands.
func TestAnAnalysisKeepsItsPlaces(t *testing.T) {
	p := table(t, Phone)
	visit(p, "review/"+playedGame)
	p.WaitFor(".review .board")
	p.WaitStill()
	const board = `(({ x, y, width }) => [x, y, width])(document.querySelector("[data-board]").getBoundingClientRect())`
	reviewed := Eval[[3]float64](p, board)
	visit(p, midgame)
	p.WaitFor(`[data-value][data-depth]`)
	p.WaitStill()
	if at := Eval[[3]float64](p, board); at != reviewed {
		t.Errorf("the board stands at %v, in the review at %v", at, reviewed)
	}
	for _, size := range []Size{SmallPhone, Phone, Desktop} {
		p.Resize(size)
		below := func() float64 {
			p.T.Helper()
			p.WaitStill()
			return Eval[float64](p, `document.querySelector('.lesson > [data-act="what-if"]').getBoundingClientRect().y + scrollY`)
		}
		was := below()
		p.Press(Act("threat"))
		p.WaitFor(`[data-threat][data-depth]`)
		if at := below(); math.Abs(at-was) > 1 {
			t.Errorf("%d×%d: the threat moves what is below from %.0f to %.0f", size.Width, size.Height, was, at)
		}
		p.Press(Act("values"))
		p.WaitFor(`[data-value][data-depth]`)
	}
}
