package e2e

import (
	"cmp"
	"fmt"
	"math"
	"strings"
	"testing"

	"kulami/app/game"
	"kulami/rules"
)

// The house rules are below the sheets. On a small phone their button scrolls to them.
func TestHouseRulesAreSeen(t *testing.T) {
	p := table(t, SmallPhone)
	p.OpenNewGame("edition", "basic")
	p.Press(Act("house"))
	p.Wait("the last house rule on the screen", `document.querySelector("[name=early]") && `+fmt.Sprintf(onTop, quote(`label:has([name="early"])`)))
}

// repeated waits until a game with the same board and rules has begun without the dialog.
func repeated(p *Page, before string) {
	p.T.Helper()
	p.Wait("the same choices again", `!document.querySelector("dialog") && document.querySelector("[data-board]").dataset.ply === "0"`)
	if got := p.Link(); got != before {
		p.T.Errorf("the new game is %s, was %s", got, before)
	}
}

// The last choices are used again at once: by a finger held on the button, or by the button's
// context menu.
func TestANewGameIsRepeated(t *testing.T) {
	p := table(t, Phone)
	p.NewGame("opponent", "person", "edition", "it-both", "board", "irregular")
	first := p.Link()
	for name, ask := range map[string]func(){
		"finger": func() {
			p.Hold("dialog " + Act("new"))
			p.WaitPly(0)
			p.Lift()
		},
		"context menu": func() {
			p.Run(`document.querySelector('dialog ` + Act("new") + `').dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true }))`)
		},
	} {
		p.PressHole(p.Table().Legal[0])
		p.WaitPly(1)
		p.OpenDialog("game")
		ask()
		p.WaitPly(0)
		t.Log(name)
		repeated(p, first)
	}
	p.OpenDialog("game")
	p.Tap("dialog " + Act("new"))
	p.WaitFor(Act("start"))
}

// A choice of a new game that changes the height of the dialog lets the dialog grow or shrink. Its
// last button stays where it is.
func TestANewGameGrows(t *testing.T) {
	p := tableInMotion(t, Phone)
	p.OpenNewGame("opponent", "live")
	p.WaitStill()
	before := Eval[float64](p, `document.querySelector("dialog").offsetHeight`)
	p.Run(`const animate = Element.prototype.animate;
		Element.prototype.animate = function (...how) {
			window.growth = animate.apply(this, how);
			growth.pause();
			return growth;
		};`)
	p.Switch("clock", true)
	p.Wait("the growth", `window.growth !== undefined`)
	at := Eval[[3][2]float64](p, `[0, 60, 180].map((time) => {
		growth.currentTime = time;
		return [document.querySelector("dialog").offsetHeight, document.querySelector('[data-act="start"]').getBoundingClientRect().bottom];
	})`)
	if at[0][0] != before || at[1][0] <= before || at[2][0] <= at[1][0] {
		t.Errorf("from %v px it grows to %v", before, at)
	}
	if math.Abs(at[0][1]-at[1][1]) >= 1 || math.Abs(at[1][1]-at[2][1]) >= 1 {
		t.Errorf("its last button moves: %v", at)
	}
}

// Before the first marble of another game, one press leads to each of its choices, and one to the
// game that waits.
func TestTheNextGameIsAtHand(t *testing.T) {
	p := table(t, SmallPhone)
	p.PressHole(p.Table().Legal[0])
	p.WaitPly(2)
	left := p.Link()
	for _, size := range []Size{SmallPhone, Phone, Sideways, Desktop} {
		p.Resize(size)
		p.Press(Act("home"))
		p.WaitPly(0)
		for _, act := range []string{"opponent", "new-rules", "new-board"} {
			p.Press(Act(act))
			p.WaitFor(`dialog[data-state="` + act + `"]`)
			p.Key("Escape")
			leaveDialog(p)
		}
		p.Press(Act("open-game"))
		p.WaitPly(2)
		if got := p.Link(); got != left {
			t.Errorf("%d×%d: the game is %s, was %s", size.Width, size.Height, got, left)
		}
	}
}

// The opponent is chosen by one press, which starts the game. Tab alone starts nothing.
func TestAnOpponentStartsTheGame(t *testing.T) {
	for _, size := range []Size{SmallPhone, Desktop} {
		p := table(t, size)
		p.PressHole(p.Table().Legal[0])
		p.WaitPly(2)
		p.Press(Act("home"))
		p.WaitPly(0)
		before := p.Link()
		p.Press(Act("opponent"))
		p.WaitFor(`dialog[data-state="opponent"]`)
		p.WaitStill()
		for _, name := range faultsInFaces(p, notSeen(aboveBars, `.ladder > [data-value="8"]`, `[data-value="live"]`, "dialog "+Act("new"))) {
			t.Errorf("%d×%d: %s is not on the screen", size.Width, size.Height, name)
		}
		p.TabTo("data-value", "3")
		p.Key("ArrowRight")
		if !p.Has(`dialog[data-state="opponent"]`) || p.Link() != before {
			t.Errorf("%d×%d: a key that only moves has started a game", size.Width, size.Height)
		}
		p.Key("Enter")
		p.WaitGone("dialog")
		p.WaitFor(`[data-strength="30"]`)
		p.Press(Act("opponent"))
		p.Press(`dialog [data-value="person"]`)
		p.WaitGone("dialog")
		p.WaitGone(`[data-strength="30"]`)
		p.Leave()
	}
}

// Two presses start a game. On a phone all choices are visible. A row that leads to a page shows
// the choice made there.
func TestANewGameInFiveSeconds(t *testing.T) {
	p := table(t, SmallPhone)
	for _, lang := range []string{"tr", "de"} {
		speakNow(p, lang)
		p.OpenNewGame()
		atHand(p, "new game "+lang, ".opponents", ".ladder", Act("start"))
		p.Resize(Phone)
		first := ""
		for _, opponent := range []game.Opponent{game.PersonOpponent, game.FriendOpponent, game.LiveOpponent, game.ComputerOpponent} {
			p.Decide("opponent", string(opponent))
			p.WaitStill()
			at := Eval[string](p, `(({ y, height }) => y + " " + height)(document.querySelector(".opponents").getBoundingClientRect())`)
			if first = cmp.Or(first, at); at != first {
				t.Errorf("%s: against %s the opponents are at %s, were at %s", lang, opponent, at, first)
			}
			if p.Has(`[name="clock"]`) {
				p.Switch("clock", true)
			}
			p.WaitStill()
			if Eval[bool](p, `(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)(document.querySelector(".sheet-body"))`) {
				t.Errorf("%s: against %s something is out of view", lang, opponent)
			}
			if p.Has(`[name="clock"]`) {
				p.Decide("clock", "none") // until the sheet has its height again
			}
		}
		p.Resize(SmallPhone)
		p.CloseDialog()
	}
	p.OpenNewGame("level", "5")
	row := func(act string) string { return p.Text("dialog " + Act(act)) }
	board, edition := row("new-board"), row("new-rules")
	p.Decide("edition", "tr-both")
	p.Decide("board", "irregular")
	p.Key("Escape") // closes only the page
	p.WaitFor(`dialog[open][data-state="new"] .opponents`)
	p.Wait("the focus on the row", `document.activeElement.dataset.act === "new-board"`)
	if row("new-board") == board || row("new-rules") == edition {
		t.Errorf("the rows still say %q and %q", board, edition)
	}
	p.Key("Escape")
	p.WaitGone("dialog")
}

// The times of a clock are in sight once it is chosen. They accept every number of minutes and
// seconds that a record can have, and no other number.
func TestAnyClock(t *testing.T) {
	p := table(t, SmallPhone)
	p.OpenNewGame("opponent", "person", "clock", "fischer")
	p.Wait("the times", fmt.Sprintf(onTop, quote(`[name="minutes"]`)))
	for typed, want := range map[string]string{"7": "7", "999": "180", "": "1", "2.5": "2"} {
		p.Run(`((field) => { field.value = ` + quote(typed) + `; field.dispatchEvent(new Event("change", { bubbles: true })); })(document.querySelector('[name="minutes"]'))`)
		p.Wait(typed+" to be "+want, `document.querySelector('[name="minutes"]').value === `+quote(want))
	}
	p.Choose("minutes", "17")
	p.Choose("increment", "45")
	p.Press(Act("start"))
	p.WaitGone("dialog")
	if link := p.Link(); !strings.Contains(link, "17i45") {
		t.Errorf("the game is %s", link)
	}
}

// A board number that cannot be read stops the start, shows a message and gets the focus. Once it
// is right, the game begins on its board.
func TestANumberThatCannotBeRead(t *testing.T) {
	p := table(t, SmallPhone)
	p.OpenNewGame()
	p.Decide("board", "number")
	at := p.Link()
	for _, typed := range []string{"-5", "3,5", "", "390.254.539", "1e3"} {
		p.Decide("number", typed)
		p.WaitFor(`#board-fault[role="alert"]`)
		p.OpenPage("") // the start leads from here back to the field
		p.Press(Act("start"))
		p.Wait("the focus on the field", `document.activeElement?.matches('[name="number"][aria-invalid="true"][aria-describedby="board-fault"]')`)
		if got := Eval[string](p, `document.activeElement.value`); got != typed {
			t.Errorf("%q stands for %q", got, typed)
		}
		if words := p.Text("#board-fault"); words != "Enter a whole number from 1 to 390,254,538." || p.Sees(`.preview svg`) {
			t.Errorf("%q: %q is said", typed, words)
		}
		if got := p.Link(); got != at {
			t.Errorf("%q begins the game %s", typed, got)
		}
	}
	p.Key("Enter")
	p.Focus(`[name="number"]`)
	p.Choose("number", "No. 390.254.538")
	p.WaitGone(`#board-fault[role="alert"]`)
	p.Key("Enter") // submits no form
	p.Press(Act("start"))
	p.WaitGone("dialog")
	if want := rules.SquareBoard(rules.SquareBoards - 1).Layout(); !strings.Contains(p.Link(), "/b"+want) {
		t.Errorf("the game is %s, not on %s", p.Link(), want)
	}
}
