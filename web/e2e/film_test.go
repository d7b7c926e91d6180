package e2e

import (
	"fmt"
	"math/rand"
	"strings"
	"testing"

	"kulami/rules"
)

// In the film of the count, numbers never overlap a marble or each other. Each side's total is
// always visible, and the points of a tile end next to the total.
func TestNumbersOfTheFilm(t *testing.T) {
	t.Parallel()
	for i, size := range some(4, []Size{SmallPhone, Phone, Tablet, Sideways, Desktop, {Width: 1920, Height: 1080}}) {
		t.Run(fmt.Sprintf("%dx%d", size.Width, size.Height), func(t *testing.T) {
			t.Parallel()
			record, last := beforeLast, "b4"
			if i%2 > 0 {
				record, last = lastMarble(int64(i))
			}
			p := tableInMotion(t, size)
			p.Goto(rootURL + "#" + record)
			p.WaitFor(".play-on")
			p.GoOn("continue")
			p.WaitStill()
			p.Run(holdTimers)
			p.Press(Hole(last))
			p.WaitFor(Act("skip-count"))
			seen := Eval[struct {
				Frames, Gains int
				Bonuses       []string
				Faults        map[string]int
			}](p, filmFrames)
			if want := fmt.Sprint("[", strings.Repeat("+1", 1-i%2), "]"); fmt.Sprint(seen.Bonuses) != want {
				t.Errorf("the points added to a total in its seat are %v, not %s", seen.Bonuses, want)
			}
			if tiles := Eval[int](p, `new Set([...document.querySelectorAll(":is(.own-first, .own-second).tile")]).size`); seen.Gains < tiles/2 || seen.Frames < 10*tiles {
				t.Errorf("%d tiles, points seen of %d, in %d frames", tiles, seen.Gains, seen.Frames)
			}
			for fault, frames := range seen.Faults {
				t.Errorf("%s (%d of %d frames)", fault, frames, seen.Frames)
			}
		})
	}
}

// lastMarble returns a game on the classic board without its last marble, and the hole of that
// marble.
func lastMarble(seed int64) (record, hole string) {
	r := rand.New(rand.NewSource(seed))
	rec := rules.NewRecord(rules.SheetBoards()[0].Board(), rules.Editions()[0].Rules)
	moves := someMoves(r, rec.At(0), 2*rules.Marbles)
	rec, _ = rec.Extract(moves[:len(moves)-1])
	return rules.Link{Record: rec}.String(), rec.At(0).Board().Name(moves[len(moves)-1])
}

// holdTimers stops the page's clock and holds its timers from the beginning of a film, so that the
// film waits until it is measured. The clock stops, too, because the program looks for timers that
// are due whenever it wakes up. Short timers run and take the clock with them. next returns the
// time until the next timer, and runNext runs it.
const holdTimers = `
const held = new Map(), start = window.setTimeout, stop = window.clearTimeout;
let now;
window.inFilm = () => document.querySelector('[data-act="skip-count"]');
window.setTimeout = (f, delay, ...args) => {
	if (now === undefined && !inFilm()) return start(f, delay, ...args);
	if (now === undefined) {
		now = performance.now();
		performance.now = () => now;
	}
	const due = now + delay;
	const run = () => { now = Math.max(now, due); f(...args); };
	if (!(delay > 100)) return start(run, delay);
	const id = -1 - Math.floor(Math.random() * 2 ** 30);
	held.set(id, { run, due });
	return id;
};
window.clearTimeout = (id) => held.delete(id) || stop(id);
window.next = () => Math.min(...[...held.values()].map((t) => t.due)) - now;
window.runNext = () => {
	const [id, { run }] = [...held].reduce((a, b) => b[1].due < a[1].due ? b : a);
	held.delete(id);
	start(run);
};`

// filmFrames plays a film in steps of 20 ms and measures all numbers and marbles after each step.
const filmFrames = `(async () => {
	const seen = { frames: 0, gains: 0, bonuses: [], faults: {} };
	const fault = (words) => seen.faults[words] = (seen.faults[words] ?? 0) + 1;
	const opacity = (e) => e.checkVisibility() ? +getComputedStyle(e).opacity : 0;
	const textOf = (e) => {
		if (e instanceof SVGElement) return e.getBoundingClientRect();
		const range = document.createRange();
		range.selectNodeContents(e);
		return range.getBoundingClientRect();
	};
	const shown = (selector) => [...document.querySelectorAll(selector)].filter((e) => e.textContent && opacity(e) > .02).map((e) => ({ selector, box: textOf(e) }));
	const apart = (a, b) => Math.max(a.left - b.right, b.left - a.right, a.top - b.bottom, b.top - a.bottom);
	const unit = () => document.querySelector(".hit").closest("svg").getScreenCTM().a * 100;
	let gain, near; // the points of a tile, and whether they were last seen next to a total
	const measure = () => {
		seen.frames++;
		const totals = shown(".counted"), seats = shown(".seat .points:not(.unseen)");
		const numbers = [".nobodys", ".gain", ".seat .would"].reduce((all, selector) => [...all, ...shown(selector)], [...totals, ...seats]);
		for (const { textContent } of document.querySelectorAll(".seat .would")) if (textContent && !seen.bonuses.includes(textContent)) seen.bonuses.push(textContent);
		const marbles = [...document.querySelectorAll(".filled .marble")].map((e) => {
			const m = e.getScreenCTM(), x = e.x.baseVal.value + 50, y = e.y.baseVal.value + 50;
			return { x: m.a * x + m.c * y + m.e, y: m.b * x + m.d * y + m.f, r: 38 * Math.hypot(m.a, m.b) };
		});
		numbers.forEach(({ box, selector }, i) => {
			for (const { x, y, r } of marbles)
				if (Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom)) < r) fault(selector + " on a marble");
			for (const other of numbers.slice(i + 1)) if (apart(box, other.box) < 0) fault(selector + " on " + other.selector);
		});
		if (totals.length < 2 && seats.length < 2) fault("no total is seen");
		const now = document.querySelector(".gain");
		if (now !== gain) {
			if (near !== undefined) {
				seen.gains++;
				if (!near) fault("the points of a tile end far from a total");
			}
			gain = now;
			near = undefined;
		}
		for (const { box } of shown(".gain")) near = totals.some((total) => apart(total.box, box) < unit() / 2);
	};
	const moving = new Map();
	const play = (time) => {
		for (; time > 0; time -= 20) {
			for (const a of document.getAnimations()) {
				const end = a.effect.getComputedTiming().endTime;
				if (end === Infinity || a.playState === "finished") continue;
				const at = moving.has(a) ? moving.get(a) + 20 : 0;
				moving.set(a, at);
				if (at >= end) a.finish();
				else {
					a.pause();
					a.currentTime = at;
				}
			}
			measure();
		}
	};
	while (inFilm()) {
		// The animations of a step begin with the frame after it is drawn.
		for (let n = 0; n < 3; n++) await new Promise(requestAnimationFrame);
		const time = next();
		if (time < Infinity) {
			// The flight of a tile's points takes 340 ms, even if a timer is due earlier.
			play(Math.max(time, 340));
			runNext();
		}
	}
	play(1500);
	return seen;
})()`
