package e2e

import (
	"strings"
	"testing"
)

// A finish is played to its end without a network, with a reload in the middle. Its pips stay
// neutral until the end, and the line that is shared has a pip for each marble.
func TestPlayAFinish(t *testing.T) {
	p, address := settledOffline(t)
	p.Leave()
	p.OpenGame(address + "#finish")
	p.WaitFor(`[data-finish][data-state="playing"]`)
	p.Wait("the player's turn", `document.querySelector("[data-board]").dataset.thinking === "false"`)
	side := p.Attr("[data-board]", "data-turn")
	played := p.PlayOn(3, side, p.PressHole)
	if p.Has(".pip:is(.is-found, .is-half, .is-lost)") {
		t.Error("a pip says what a marble gave away")
	}
	p.ReloadGame()
	p.WaitPly(played.Ply())
	if pos := p.PlayOn(28, side, p.PressHole); !pos.Over() {
		t.Errorf("the finish stops at ply %d", pos.Ply())
	}
	p.WaitFor(`[data-finish][data-state="over"]`)
	p.Run(`window.copied = ""; kulami.copy = async (text) => { copied = text; return true }; delete Navigator.prototype.share`)
	p.Press(Act("share-finish"))
	p.Wait("the result", `copied !== ""`)
	result := Eval[string](p, "copied")
	if line, link, _ := strings.Cut(result, "\n"); !strings.HasPrefix(line, "Kulami ") || strings.Count(line, "●")+strings.Count(line, "◐")+strings.Count(line, "○") != Eval[int](p, `document.querySelectorAll("main .pip").length`) ||
		!strings.Contains(link, "#finish/") {
		t.Errorf("%q is shared", result)
	}
}
