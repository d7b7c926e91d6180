package e2e

import (
	"slices"
	"testing"
)

// smallTargets lists the controls that a finger could miss. The area that presses a control can be
// larger than its drawing. It is 44 px high and wide, or 40 px next to another control. On the
// smallest phone it is at least 36 px high and 32 px wide.
const smallTargets = `(() => {
	const scope = [...document.querySelectorAll("dialog[open]")].filter((d) => d.matches(":modal")).at(-1) ?? document.body;
	return [...scope.querySelectorAll("button, a[href], summary, input:not([type=hidden]), select, textarea")].filter((e) => e.checkVisibility({ visibilityProperty: true }) && !e.closest("svg, [inert], .plies, .variation, .unseen")).flatMap((e) => {
		const target = e.labels?.[0] ?? e;
		target.scrollIntoView({ block: "center", behavior: "instant" });
		const box = target.getBoundingClientRect(), x = box.x + box.width / 2, y = box.y + box.height / 2;
		if (box.width < 2) return [];
		const presses = (dx, dy) => { const on = document.elementFromPoint(x + dx, y + dy); return on !== null && (target.contains(on) || e.contains(on)); };
		const reach = (dx, dy) => { let n = 0; while (n < 44 && presses(dx * (n + 1), dy * (n + 1))) n++; return n; };
		const wide = reach(-1, 0) + reach(1, 0) + 1, high = reach(0, -1) + reach(0, 1) + 1;
		return wide < (innerWidth < 390 ? 32 : 40) || high < (innerWidth < 390 ? 36 : 40) ? [(e.dataset.act ?? e.name ?? e.className) + " " + JSON.stringify(e.textContent.trim().slice(0, 20)) + " " + wide + "×" + high + " of " + Math.round(box.width) + "×" + Math.round(box.height)] : [];
	});
})()`

// On a phone a finger hits every control of every screen.
func TestAFingerHitsEveryControl(t *testing.T) {
	p := tableOfTwo(t, SmallPhone, 4)
	for _, screen := range slices.Concat(tableScreens, studyScreens, otherScreens) {
		p.Resize(SmallPhone)
		screen.open(p)
		for _, size := range []Size{SmallPhone, Phone, Sideways} {
			p.Resize(size)
			p.WaitStill()
			for _, small := range Eval[[]string](p, smallTargets) {
				t.Errorf("%s, %d px: %s", screen.name, size.Width, small)
			}
		}
		leaveDialog(p)
	}
}
