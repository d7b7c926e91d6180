package e2e

import "testing"

// The engine's worker dies while it thinks, once without a word and once with an error: another takes its place and
// answers.
func TestADeadWorkerIsReplaced(t *testing.T) {
	t.Parallel()
	for name, death := range map[string]string{
		"silently":      `this.terminate()`,
		"with an error": `this.terminate(); this.dispatchEvent(new ErrorEvent("error", { cancelable: true }))`,
	} {
		t.Run(name, func(t *testing.T) {
			p := table(t, Desktop, `window.workers = 0;
window.Worker = class extends Worker {
  constructor(...all) {
    super(...all);
    if (all[1]?.name) this.number = ++window.workers; // another one compiles functions ahead
    this.addEventListener("message", ({ data }) => { if (data === "") window.spoken = true; });
  }
  postMessage(message) {
    super.postMessage(message);
    if (this.number === 1 && message.startsWith?.("{")) { `+death+` }
  }
};`)
			p.Wait("the first worker to speak", `window.spoken`)
			p.PressHole("d4")
			p.WaitPly(2)
			p.Agree()
			if n := Eval[int](p, `window.workers`); n != 2 {
				t.Errorf("%d workers were started, want 2", n)
			}
		})
	}
}

// With processors to spare, the strongest level divides its work between two workers. When one of them can't be
// revived, the other goes on alone.
func TestTheStrongestLevelUsesTwoWorkers(t *testing.T) {
	t.Parallel()
	for name, death := range map[string]string{
		"both live": ``,
		"one dies":  `if (this.number > 1 && message.startsWith?.("{")) { this.terminate(); this.dispatchEvent(new ErrorEvent("error", { cancelable: true })); }`,
	} {
		t.Run(name, func(t *testing.T) {
			p := table(t, Desktop, `Object.defineProperty(navigator, "hardwareConcurrency", { value: 8 });
window.workers = 0; window.asked = [];
window.Worker = class extends Worker {
  constructor(...all) {
    super(...all);
    if (all[1]?.name) this.number = ++window.workers; // another one compiles functions ahead
  }
  postMessage(message) {
    if (message.startsWith?.("{")) window.asked.push(JSON.parse(message));
    super.postMessage(message);
    `+death+`
  }
};`)
			p.NewGame("opponent", "computer", "level", "8", "starter", "me", "edition", "it-both")
			p.PlayOn(2, "first", p.PressHole)
			divided := Eval[int](p, `window.asked.filter((q) => q.level === 8 && q.parts === 2).length`)
			if death == "" && divided < 2 {
				t.Errorf("%d queries were divided", divided)
			}
			alone := Eval[bool](p, `window.asked.some((q) => q.level === 8 && q.parts === 1)`)
			if want := death != ""; alone != want {
				t.Errorf("a worker was asked alone: %v, want %v", alone, want)
			}
		})
	}
}

// Where the script of the engine's worker is missing, the engine answers from the page.
func TestWithoutTheWorkersScript(t *testing.T) {
	t.Parallel()
	h := NewHost(files)
	h.Lose("worker.js")
	p := start(t, Desktop)
	p.Allow("worker.js")
	p.Allow("Failed to load resource")
	p.BeforeLoad(`delete Navigator.prototype.serviceWorker`)
	p.Goto(serve(t, h))
	p.WaitReady()
	p.NewGame("opponent", "computer", "level", "2", "starter", "me")
	p.PlayOn(2, "first", p.PressHole)
}
