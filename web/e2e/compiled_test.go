package e2e

import "testing"

// What the start of the program calls is compiled by a worker, so that a slow page finds most of it ready, and what a
// game calls when it has started.
func TestFunctionsAreCompiledAhead(t *testing.T) {
	p := inMotion(t, Phone)
	p.slowDown(phoneSlowdown)
	ahead, late := 0, 0
	for _, c := range p.Compiled(func() {
		p.OpenGame(rootURL)
		p.WaitStill()
		p.NewGame("opponent", "computer", "level", "3", "starter", "me", "edition", "it-pergioco")
		p.PlayOn(3, "first", p.PressHole)
	}) {
		if c.OnPage {
			late++
		} else {
			ahead++
		}
	}
	t.Logf("%d ahead, %d late", ahead, late)
	if ahead < 2000 || late > ahead/5 {
		t.Errorf("%d functions were compiled ahead and %d late", ahead, late)
	}
}

// Where the worker never says that it has compiled what the start calls, the program starts without it.
func TestTheProgramStartsWithoutTheWarmUp(t *testing.T) {
	p := tableInMotion(t, Phone, `window.Worker = class extends Worker {
  set onmessage(hear) {
    super.onmessage = (event) => { if (event.data === "warm") window.swallowed = true; else hear(event); };
  }
};`)
	p.Wait("the word to be swallowed", `window.swallowed`)
	p.PressHole("d4")
	p.WaitPly(1)
	p.Agree()
}

// No function that is called only to be compiled ever finds a stack, whatever those before it have done.
func TestNothingRunsWhileItIsCompiled(t *testing.T) {
	const spy = `const spy = String(() => {
	const calls = { all: 0, withStack: 0 };
	WebAssembly.Instance = class extends WebAssembly.Instance {
		get exports() {
			const { sp, table } = super.exports;
			const get = (i) => (argument) => {
				calls.all++;
				if (sp.value >= 0) calls.withStack++;
				return table.get(i)(argument);
			};
			return { sp, table: { get } };
		}
	};
	const post = postMessage;
	postMessage = (message) => {
		if (message === "warm") new BroadcastChannel("calls").postMessage(calls);
		post(message);
	};
});
window.Blob = class extends Blob {
	constructor(parts, ...more) { super(more[0]?.type === "text/javascript" ? ["(" + spy + ")();", ...parts] : parts, ...more); }
};
new BroadcastChannel("calls").onmessage = ({ data }) => { window.calls = data; };`
	p := tableInMotion(t, Phone, spy)
	p.Wait("the functions to be compiled", `window.calls`)
	calls := Eval[struct{ All, WithStack int }](p, `calls`)
	if calls.All < 1000 || calls.WithStack > 0 {
		t.Errorf("of %d functions %d were called with a stack", calls.All, calls.WithStack)
	}
}
