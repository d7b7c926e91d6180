package e2e

import "testing"

// The engine's worker dies while it thinks, once without a word and once with an error: another takes its place and
// answers.
func TestADeadWorkerIsReplaced(t *testing.T) {
	for name, death := range map[string]string{
		"silently":      `this.terminate()`,
		"with an error": `this.terminate(); this.dispatchEvent(new ErrorEvent("error", { cancelable: true }))`,
	} {
		t.Run(name, func(t *testing.T) {
			p := start(t, Desktop)
			p.BeforeLoad(`window.workers = 0;
window.Worker = class extends Worker {
  constructor(address) {
    super(address);
    this.number = ++window.workers;
    this.addEventListener("message", () => { window.spoken = true; });
  }
  postMessage(message) {
    super.postMessage(message);
    if (this.number === 1 && message !== "halt") { ` + death + ` }
  }
};`)
			p.Goto(rootURL)
			p.WaitReady()
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
