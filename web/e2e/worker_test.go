package e2e

import (
	"fmt"
	"maps"
	"slices"
	"testing"
	"time"

	"kulami/app/text"
)

// The engine's worker dies while it thinks, silently or with an error. Another worker replaces it
// and answers.
func TestADeadWorkerIsReplaced(t *testing.T) {
	t.Parallel()
	for name, death := range map[string]string{
		"silently":      `this.terminate()`,
		"with an error": `this.terminate(); this.dispatchEvent(new ErrorEvent("error", { cancelable: true }))`,
	} {
		t.Run(name, func(t *testing.T) {
			p := freshTable(t, Desktop, `window.workers = 0;
window.Worker = class extends Worker {
  constructor(...all) {
    super(...all);
    if (all[1]?.name) this.number = ++window.workers; // another worker loads the program
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

// All workers are lost, some with an error event. The page soon searches itself. It releases
// everything that lost workers and finished searches needed.
func TestThePageAnswersWhenWorkersAreLost(t *testing.T) {
	t.Parallel()
	const dies = `setTimeout(() => { this.terminate(); this.dispatchEvent(new ErrorEvent("error", { cancelable: true })); });`
	faults := map[string]struct {
		atStart, atQuery string
		listeners        int // listeners of a worker that could still start
	}{
		"at their start":                {`this.terminate();`, ``, 2},
		"at their start, with an error": {dies, ``, 0},
		"at their query":                {``, `this.terminate();`, 2},
		"before they get their query":   {``, `return;`, 0},
	}
	// The page gives up a worker after seconds of its own clock; the tests of app/think check this
	// time. A busy machine needs longer here. Without giving up, it would take a minute.
	const patient = 20 * time.Second
	for _, name := range some(2, slices.Sorted(maps.Keys(faults))) {
		c := faults[name]
		t.Run(name, func(t *testing.T) {
			p := freshTable(t, Desktop, `window.listeners = 0; window.channels = 0;
window.Worker = class extends Worker {
  constructor(...all) {
    super(...all);
    if (!all[1]?.name) return; // it loads the program
    this.isEngine = true;
    `+c.atStart+`
  }
  postMessage(message) {
    if (message.startsWith?.("{")) { `+c.atQuery+` }
    super.postMessage(message);
  }
  addEventListener(...all) { super.addEventListener(...all); if (this.isEngine) listeners++; }
  removeEventListener(...all) { super.removeEventListener(...all); if (this.isEngine) listeners--; }
};
window.MessageChannel = class extends MessageChannel {
  constructor() {
    super();
    channels++;
    const { port1 } = this, close = port1.close;
    port1.close = () => { channels--; close.call(port1); };
  }
};`)
			start := time.Now()
			p.PressHole("d4")
			p.WaitPly(2)
			if d := time.Since(start); d > patient {
				t.Errorf("the computer answers after %v", d)
			}
			pos := p.Agree()
			start = time.Now()
			p.PressHole(Names(pos, pos.Legal())[0])
			p.WaitPly(4)
			if d := time.Since(start); d > patient/2 {
				t.Errorf("the computer answers the next marble after %v", d)
			}
			p.Agree()
			p.Wait("what is not needed to be released", fmt.Sprintf(`listeners === %d && channels === 0`, c.listeners))
		})
	}
}

// A position at which every worker dies is not searched on the page, because the page would die,
// too. A notice says so, and the player plays for the computer.
func TestAPositionThatKillsWorkers(t *testing.T) {
	p := freshTable(t, Desktop, `window.workers = 0;
window.Worker = class extends Worker {
  constructor(...all) {
    super(...all);
    if (all[1]?.name) workers++; // another worker loads the program
    this.addEventListener("message", ({ data }) => { this.listens ||= data === ""; });
  }
  postMessage(message) {
    if (!message.startsWith?.("{")) return super.postMessage(message);
    const die = () => {
      if (!this.listens) return setTimeout(die, 10);
      this.terminate();
      this.dispatchEvent(new ErrorEvent("error", { cancelable: true }));
    };
    die();
  }
};`)
	p.PressHole("d4")
	p.Wait("the notice", `document.querySelector('[data-status="notice"]')?.textContent.includes(`+quote(text.In("en").BothSides)+`)`)
	if n := Eval[int](p, `workers`); n != 2 {
		t.Errorf("%d workers were started, want 2", n)
	}
	p.PlayOn(2, "", p.PressHole)
}

// With enough processors the strongest level divides its work between two workers. If one of them
// cannot be replaced, the other worker continues alone.
func TestTheStrongestLevelUsesTwoWorkers(t *testing.T) {
	t.Parallel()
	for name, death := range map[string]string{
		"both live": ``,
		"one dies":  `if (this.number > 1 && message.startsWith?.("{")) { this.terminate(); this.dispatchEvent(new ErrorEvent("error", { cancelable: true })); }`,
	} {
		t.Run(name, func(t *testing.T) {
			p := freshTable(t, Desktop, `Object.defineProperty(navigator, "hardwareConcurrency", { value: 8 });
window.workers = 0; window.asked = [];
window.Worker = class extends Worker {
  constructor(...all) {
    super(...all);
    if (all[1]?.name) this.number = ++window.workers; // another worker loads the program
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

// If the script of the engine's worker is missing, the engine answers on the page.
func TestWithoutTheWorkersScript(t *testing.T) {
	h := newHost(files)
	h.Lose(files.Name("worker.js"))
	p := start(t, Desktop)
	p.Allow(files.Name("worker.js"))
	p.Allow("Failed to load resource")
	p.BeforeLoad(withoutServiceWorker)
	p.OpenGame(servers.Serve(h))
	p.NewGame("opponent", "computer", "level", "2", "starter", "me")
	p.PlayOn(2, "first", p.PressHole)
}
