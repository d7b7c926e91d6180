package e2e

import (
	"strings"
	"testing"

	"kulami/rules"
)

// A person plays with a friend and against the computer. After every ply the page is compared with
// the rules.

func TestPlayOnASmallPhone(t *testing.T) {
	p := tableInMotion(t, SmallPhone)
	p.NewGame("opponent", "person", "edition", "tr-both", "board", "square")
	p.Ended(p.PlayOn(rules.Holes, "", p.PressHole))
}

// A control shows a press before the program has computed the move. Later presses wait until it is
// shown.
func TestAPressIsShownAtOnce(t *testing.T) {
	p := tableInMotion(t, Phone)
	p.NewGame("opponent", "person")
	marked := func(hole string) string {
		return `document.querySelector(` + quote(Hole(hole)) + `).matches(".pressed[data-marble=none]")`
	}
	first := Names(p.Agree(), p.Agree().Legal())[0]
	if !Eval[bool](p, `(`+click(first)+`, `+marked(first)+`)`) {
		t.Errorf("%s does not show at once that it is pressed", first)
	}
	p.WaitPly(1)
	if p.Has(".pressed") {
		t.Error("a hole still shows that it is pressed")
	}
	p.Agree()
	forbidden := first // it has a marble
	if Eval[bool](p, `(`+click(forbidden)+`, `+marked(forbidden)+`)`) {
		t.Errorf("%s looks as if it could be played", forbidden)
	}
	second := Names(p.Agree(), p.Agree().Legal())[0]
	p.Run(click(second) + `; document.querySelector(` + quote(Act("undo")) + `).click()`)
	p.WaitFor(Act("redo") + `:not([aria-disabled="true"])`)
	if ply := p.Ply(); ply != 1 {
		t.Errorf("a press and then undo lead to ply %d", ply)
	}
}

// A page does not always draw frames, for example if it is hidden. A press counts nevertheless.
func TestAPressWithoutFrames(t *testing.T) {
	p := tableInMotion(t, Phone)
	p.NewGame("opponent", "person")
	p.Run(`window.requestAnimationFrame = () => 0`)
	p.Run(click(Names(p.Agree(), p.Agree().Legal())[0]))
	p.WaitPly(1)
}

// The computer begins. Undo takes its marble and the player's marble back.
func TestUndoAgainstTheComputer(t *testing.T) {
	p := tableInMotion(t, Desktop)
	p.NewGame("opponent", "computer", "level", "2", "starter", "other", "edition", "it-both", "board", "irregular")
	before := p.PlayOn(2, "second", p.PressHole)
	link := p.Link()
	p.PressHole(Names(before, before.Legal())[0])
	p.WaitPly(before.Ply() + 2)
	p.WaitTurn("second")
	p.Press(Act("undo"))
	p.WaitPly(before.Ply())
	p.Agree()
	if got := p.Link(); got != link {
		t.Errorf("undo leads to %s, want %s", got, link)
	}
}

// If no worker can start, the engine answers on the page.
func TestPlayTheComputerWithoutAWorker(t *testing.T) {
	p := tableInMotion(t, Desktop, `delete window.Worker`)
	p.NewGame("opponent", "computer", "level", "2", "starter", "me")
	p.PlayOn(3, "first", p.PressHole)
}

// The worker's script runs the same program and answers.
func TestTheWorkerAnswers(t *testing.T) {
	p := tableInMotion(t, Desktop)
	link := p.Link()
	best := Eval[string](p, `new Promise((resolve, reject) => {
		const worker = kulami.startEngine();
		worker.onerror = (e) => reject(new Error(e.message));
		worker.onmessage = (e) => {
			if (e.data === "") return; // it is ready
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
