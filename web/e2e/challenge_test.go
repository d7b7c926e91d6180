package e2e

import (
	"strconv"
	"strings"
	"testing"
)

// Games of Ana and Ben against the same computer, and a forged result of Eve.
const (
	anas = "beat/l1015/b8tsSQDQdDSQTtQdsQT/z6/nAna/ma1g1b1f1h1h8h3b3a3f3f2h2a2a4c4g4g2e2b2b6b4b7b5e5e1c1c5c7c2d2d3c3g3e3e4e6a6h6h4f4d4d6d1d5a5h5h7a7d7g7g5/cog"
	bens = "beat/l1015/b8tsSQDQdDSQTtQdsQT/z16/nBen/mh8a8f8f4f7d7d8d2d6d5h5a5a7c7h7b7e7e4e8c8g8g5e5e3e6e1h1h6f6f5c5c2c6c4h4h2f2f3h3b3b8b5b4d4g4a4a6a2g2e2b2b6g6g1g3a3/ces"
	eves = "beat/l1015/b8tsSQDQdDSQTtQdsQT/p4/nEve/mh8a8f8f4f7d7d8d2d6d5h5a5a7c7h7b7e7e4e8c8g8g5e5e3e6e1h1h6f6f5c5c2c6c4h4h2f2f3h3b3b8b5b4d4g4a4a6a2g2e2b2b6g6g1g3a3/cw0"
)

// playAgainstComputer is an expression that plays the person's marbles of a game to its end.
const playAgainstComputer = `(async () => {
	const board = () => document.querySelector("[data-board]").dataset;
	while (board().over === "false") {
		const hole = board().turn === "first" && document.querySelector('[data-legal="true"]'), { ply } = board();
		if (hole) hole.dispatchEvent(new MouseEvent("click", { bubbles: true }));
		while (board().over === "false" && board().ply === ply) await new Promise((next) => setTimeout(next, 5));
	}
	return true;
})()`

// waitVerdicts waits for a number of results with a verdict.
func waitVerdicts(p *Page, verdict string, n int) {
	p.T.Helper()
	p.Wait(verdict, `document.querySelectorAll(`+quote(verdict)+`).length === `+strconv.Itoa(n))
}

// A friend takes up a challenge, answers by a link, and the challenger compares all answers.
func TestChallenge(t *testing.T) {
	p := visitor(t, Phone, rootURL+"#"+anas)
	p.WaitFor(`[data-verdict="checked"]`)
	p.Press(Act("take-up"))
	p.WaitPly(0)
	p.Hurry()
	Eval[bool](p, playAgainstComputer)
	p.Press(Act("challenge"))
	waitVerdicts(p, `[data-verdict="checked"]`, 2)
	p.Choose("own-name", "Cem")
	_, answer, _ := strings.Cut(copied(p, "#beat/", func() { p.Press(Act("send-answer")) }), "\n")
	p.ReloadGame()
	p.WaitFor(`[data-mine="true"]`)

	ana := visitor(t, Desktop, answer)
	waitVerdicts(ana, `[data-verdict="checked"]`, 2)
	ana.Press(Act("import"))
	ana.Choose("import", "Ben: https://kulami.example/#"+bens+"\n> Eve: "+rootURL+"#"+eves)
	ana.Press(Act("import-now"))
	waitVerdicts(ana, `[data-verdict="checked"]`, 3)
	waitVerdicts(ana, `[data-verdict="unchecked"]`, 1)
}
