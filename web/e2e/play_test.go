package e2e

import (
	"strings"
	"testing"

	"kulami/rules"
)

// A person plays whole games: with a friend by mouse, alone with the keyboard, against the computer to the end. After
// every ply the page is compared with the rules.

func TestPlayByMouse(t *testing.T) {
	for _, c := range []struct {
		edition, board string
		size           Size
	}{
		{"es-3", "irregular", Desktop},
		{"tr-both", "square", SmallPhone},
	} {
		t.Run(c.edition, func(t *testing.T) {
			p := table(t, c.size)
			p.NewGame("opponent", "person", "edition", c.edition, "board", c.board)
			pos := p.PlayOn(rules.Holes, "", p.PressHole)
			ended(t, p, pos)
			p.Press(Act("rematch"))
			p.WaitPly(0)
			p.Agree()
		})
	}
}

func TestPlayTheComputer(t *testing.T) {
	p := table(t, Phone)
	p.Hurry()
	p.NewGame("opponent", "computer", "level", "1", "starter", "me", "edition", "basic", "board", "square")
	pos := p.PlayOn(rules.Holes, "first", p.PressHole)
	ended(t, p, pos)
}

// The computer begins, and takes both colours' turns back when asked to.
func TestUndoAgainstTheComputer(t *testing.T) {
	p := table(t, Desktop)
	p.NewGame("opponent", "computer", "level", "2", "starter", "other", "edition", "it-both", "board", "irregular")
	before := p.PlayOn(2, "second", p.PressHole)
	link := p.Table().Link
	p.PressHole(Names(before, before.Legal())[0])
	p.WaitPly(before.Ply() + 2)
	p.WaitTurn("second")
	p.Press(Act("undo"))
	p.WaitPly(before.Ply())
	p.Agree()
	if got := p.Table().Link; got != link {
		t.Errorf("undo leads to %s, want %s", got, link)
	}
}

// Where no worker can start, the engine answers from the page itself.
func TestPlayTheComputerWithoutAWorker(t *testing.T) {
	p := table(t, Desktop, `delete window.Worker`)
	p.NewGame("opponent", "computer", "level", "2", "starter", "me")
	p.PlayOn(3, "first", p.PressHole)
}

// The worker's script runs the same program and answers from there.
func TestTheWorkerAnswers(t *testing.T) {
	p := table(t, Desktop)
	link := p.Table().Link
	best := Eval[string](p, `new Promise((resolve, reject) => {
		const worker = kulami.hire();
		worker.onerror = (e) => reject(new Error(e.message));
		worker.onmessage = (e) => {
			if (e.data === "") return; // it listens
			const reply = JSON.parse(e.data);
			if (reply.id === 7 && reply.failed) reject(new Error("failed"));
			if (reply.id === 7 && reply.done) resolve(JSON.stringify(reply.info));
		};
		worker.postMessage(JSON.stringify({ id: 7, record: `+quote(link)+`, level: 1 }));
	})`)
	if !strings.Contains(best, "Best") {
		t.Errorf("the worker answers %s", best)
	}
}

// ended looks at the end of a game: the result is said, the totals are the rules' and nothing more can be played.
func ended(t *testing.T, p *Page, pos rules.Position) {
	t.Helper()
	if !pos.Over() {
		t.Errorf("the game stops at ply %d", pos.Ply())
	}
	p.Wait("the end", `document.querySelector("[data-board]").dataset.over === "true"`)
	p.WaitFor(Act("rematch"))
	p.Agree()
	if p.Text("[data-status]") == "" {
		t.Error("the result is not said")
	}
}
