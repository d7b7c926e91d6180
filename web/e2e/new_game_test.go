package e2e

import (
	"strings"
	"testing"

	"kulami/app/game"
	"kulami/rules"
)

// repeated waits for another game on the same kind of board, under the same rules, that began without the dialog.
func repeated(p *Page, before string) {
	p.T.Helper()
	p.Wait("the same choices again", `!document.querySelector("dialog") && document.querySelector("[data-board]").dataset.ply === "0"`)
	if got := p.Link(); got != before {
		p.T.Errorf("the new game is %s, was %s", got, before)
	}
}

// What was chosen last is chosen again at once: by a finger that is held on the button, by its context menu, and by the key for it.
func TestANewGameIsRepeated(t *testing.T) {
	p := table(t, Phone)
	p.NewGame("opponent", "person", "edition", "it-both", "board", "irregular")
	first := p.Link()
	for name, ask := range map[string]func(){
		"finger": func() {
			p.Hold(Act("new"))
			p.WaitPly(0)
			p.Lift()
		},
		"context menu": func() {
			p.Run(`document.querySelector('` + Act("new") + `').dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true }))`)
		},
	} {
		p.PressHole(p.Table().Legal[0])
		p.WaitPly(1)
		ask()
		p.WaitPly(0)
		t.Log(name)
		repeated(p, first)
	}
	p.Tap(Act("new"))
	p.WaitFor(Act("start"))
}

// A game begins by two presses; all that can be chosen besides an opponent is folded, and named in the row that holds it.
func TestANewGameInFiveSeconds(t *testing.T) {
	p := table(t, SmallPhone)
	for _, lang := range []string{"tr", "de"} {
		speakNow(p, lang)
		p.OpenNewGame()
		atHand(p, "new game "+lang, ".opponents", ".against", ".more > summary", Act("start"))
		p.Resize(SmallPhone)
		p.CloseDialog()
	}
	p.OpenNewGame()
	if n := Eval[int](p, `document.querySelectorAll("dialog [data-form] :is(input, select, summary)").length - document.querySelectorAll(".more :is(input, select)").length`); n != 7 {
		t.Errorf("%d controls are seen at first", n)
	}
	p.Choose("level", "5")
	chosen := `document.querySelector(".more > summary").textContent`
	before := Eval[string](p, chosen)
	p.Choose("edition", "tr-both")
	p.Wait("the edition in the row", chosen+` !== `+quote(before))
	row := Eval[string](p, chosen)
	for _, opponent := range []game.Opponent{game.PersonOpponent, game.FriendOpponent, game.LiveOpponent, game.ComputerOpponent} {
		p.Choose("opponent", string(opponent))
		if !p.Has(".more[open]") {
			t.Errorf("against %s what was unfolded is folded", opponent)
		}
	}
	p.Wait("the row as it was", chosen+` === `+quote(row))
	p.Press(Act("start-alone"))
	p.Wait("the values", `document.querySelector("[data-board]").dataset.ply === "0" && !document.querySelector("dialog")`)
}

// A number of a board that cannot be read stops the start, says why and has the focus; the game begins on the board that is
// shown then.
func TestANumberThatCannotBeRead(t *testing.T) {
	p := table(t, SmallPhone)
	p.OpenNewGame()
	p.Choose("board", "number")
	at := p.Link()
	for i, typed := range []string{"-5", "3,5", "", "390.254.539", "1e3"} {
		p.Choose("number", typed)
		p.WaitFor(`#board-fault[role="alert"]`)
		if i > 0 {
			p.Run(`document.querySelector(".more").open = false`)
		}
		p.Press(Act("start"))
		p.Wait("the focus on the field", `document.activeElement?.matches('[name="number"][aria-invalid="true"][aria-describedby="board-fault"]')`)
		if got := Eval[string](p, `document.activeElement.value`); got != typed {
			t.Errorf("%q stands for %q", got, typed)
		}
		if words := p.Text("#board-fault"); words != "Enter a whole number from 1 to 390,254,538." || p.Sees(".mini svg") {
			t.Errorf("%q: %q is said", typed, words)
		}
		if got := p.Link(); got != at {
			t.Errorf("%q begins the game %s", typed, got)
		}
	}
	p.Key("Enter")
	p.Focus(`[name="number"]`)
	p.Choose("number", "No. 390.254.538")
	p.WaitGone("#board-fault")
	p.Key("Enter") // submits no form
	p.Press(Act("start"))
	p.WaitGone("dialog")
	if want := rules.SquareBoard(rules.SquareBoards - 1).Layout(); !strings.Contains(p.Link(), "/b"+want) {
		t.Errorf("the game is %s, not on %s", p.Link(), want)
	}
}
