package e2e

import (
	"flag"
	"os"
	"testing"

	"kulami/app/text"
)

// No screen breaks a rule of the Web Content Accessibility Guidelines that axe can check.

// axeFile is axe-core, which make journeys fetches.
const axeFile = "../../build/axe/node_modules/axe-core/axe.min.js"

// axeCore returns the script of axe-core.
func axeCore(t *testing.T) string {
	t.Helper()
	script, err := os.ReadFile(axeFile)
	if err != nil {
		t.Fatal("axe-core is missing; run make journeys: ", err)
	}
	return string(script)
}

// axeRules checks the page. Each result has a rule and the first three elements that break it.
const axeRules = `axe.run({ exclude: [".wood", ".defs"] }, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"], resultTypes: ["violations"] }).then((r) =>
  r.violations.map((v) => v.id + ": " + v.nodes.slice(0, 3).map((n) => n.target.join(" ") + " " + (n.any[0]?.message ?? n.all[0]?.message ?? n.none[0]?.message ?? "")).join("; ")))`

// everyLook checks every screen in every look, which takes minutes, instead of in one look.
var everyLook = flag.Bool("looks", false, "check every screen in every size, theme and board")

// looks are the combinations of size, theme, board and forced colours in which screens are checked.
var looks = []struct {
	size                 Size
	scheme, wood, forced string
}{
	{SmallPhone, "dark", "light", "none"}, {SmallPhone, "light", "contrast", "none"},
	{Phone, "light", "light", "none"}, {Phone, "dark", "dark", "none"}, {Phone, "dark", "light", "active"},
	{Desktop, "light", "flat", "none"}, {Desktop, "dark", "light", "none"}, {Desktop, "light", "light", "active"},
}

func TestEveryTableFitsAndIsAccessible(t *testing.T) { fitAndAreAccessible(t, tableScreens) }

func TestEveryStudyFitsAndIsAccessible(t *testing.T) { fitAndAreAccessible(t, studyScreens) }

func TestEveryOtherScreenFitsAndIsAccessible(t *testing.T) { fitAndAreAccessible(t, otherScreens) }

// The buttons at the foot of every screen of a phone reach from edge to edge, in equal columns
// except for icons, and end 8 px above the bar. Those of a task have one height, and end at one
// place.
const feet = `[...document.querySelectorAll("main > .offers, .panel > .offers, .panel .end > .offers, .tasks > .offers, .panel > .many")].flatMap((foot) => {
	const seen = [...foot.children].filter((e) => e.checkVisibility() && e.matches("button, :has(button, summary)"));
	const rows = Map.groupBy(seen.map((e) => e.getBoundingClientRect()), (box) => Math.round(box.top));
	const faults = [], low = innerHeight < 640, last = Math.max(...rows.keys());
	const wide = seen.filter((e) => !e.matches(".icon-button, .picks, .picks + .waits, .unsaved ~ *")).map((e) => e.offsetWidth), bar = document.querySelector(":is(.strip, .doors):not(.aside)")?.getBoundingClientRect().top;
	if (foot.closest(".panel") && Math.max(...wide) - Math.min(...wide) > 1) faults.push("they are " + wide + " px wide");
	if (foot.closest(".panel") && bar - Math.max(...seen.map((e) => e.getBoundingClientRect().bottom)) < 7) faults.push("they end less than 8 px above the bar");
	for (const [top, row] of rows) {
		const left = Math.min(...row.map((box) => box.left)), right = innerWidth - Math.max(...row.map((box) => box.right));
		if (Math.abs(left - 8) > 1 || Math.abs(right - 8) > 1) faults.push("at y " + top + " they are " + left + " and " + right + " px from the edges");
		const tall = Math.min(...row.map((box) => box.height)), under = innerHeight - Math.max(...row.map((box) => box.bottom));
		if (!foot.matches(".course > *")) continue;
		if (tall < (low ? 44 : 52) - 1) faults.push("at y " + top + " they are " + tall + " px high");
		if (top === last && Math.abs(under - 8) > 1) faults.push("they end " + under + " px above the edge");
	}
	return faults;
})`

// smallTargets lists the controls that a finger could miss. The area that presses a control can be
// larger than its drawing. It is 44 px high and wide, or 40 px next to another control. On the
// smallest phone it is at least 36 px high and 32 px wide. A name in a seat is smaller; the menu of
// the game has the same act.
const smallTargets = `(() => {
	const scrolled = [...document.querySelectorAll("*")].map((e) => [e, e.scrollLeft, e.scrollTop]);
	const scope = [...document.querySelectorAll("dialog[open]")].filter((d) => d.matches(":modal")).at(-1) ?? document.body;
	const small = [...scope.querySelectorAll("button, a[href], summary, input:not([type=hidden]), select, textarea")].filter((e) => e.checkVisibility({ visibilityProperty: true }) && !e.closest("svg, [inert], .name, .plies, .variation, .unseen")).flatMap((e) => {
		const target = e.labels?.[0] ?? e;
		target.scrollIntoView({ block: "center", behavior: "instant" });
		const box = target.getBoundingClientRect(), x = box.x + box.width / 2, y = box.y + box.height / 2;
		if (box.width < 2) return [];
		const presses = (dx, dy) => { const on = document.elementFromPoint(x + dx, y + dy); return on !== null && (target.contains(on) || e.contains(on)); };
		const reach = (dx, dy) => { let n = 0; while (n < 44 && presses(dx * (n + 1), dy * (n + 1))) n++; return n; };
		const wide = reach(-1, 0) + reach(1, 0) + 1, high = reach(0, -1) + reach(0, 1) + 1;
		return wide < (innerWidth < 390 ? 32 : 40) || high < (innerWidth < 390 ? 36 : 40) ? [(e.dataset.act ?? e.name ?? e.className) + " " + JSON.stringify(e.textContent.trim().slice(0, 20)) + " " + wide + "×" + high + " of " + Math.round(box.width) + "×" + Math.round(box.height)] : [];
	});
	for (const [e, x, y] of scrolled) if (e.scrollLeft !== x || e.scrollTop !== y) e.scrollTo({ left: x, top: y, behavior: "instant" });
	return small;
})()`

// In two sizes, or in all with -thorough, nothing is wider than the screen. On a phone a finger
// hits every control. No word is smaller than 11 px, no sentence smaller than 14 px. On the
// smallest phone long words fit. Every screen is checked for accessibility in one of the looks.
func fitAndAreAccessible(t *testing.T, screens []screen) {
	axe := axeCore(t)
	p := tableOfTwo(t, SmallPhone, 4)
	for i, screen := range screens {
		p.Resize(SmallPhone)
		screen.open(p)
		sizes := []Size{SmallPhone, Phone, Desktop}
		if *thorough {
			sizes = []Size{SmallPhone, Phone, Sideways, Tablet, Desktop}
		}
		for _, size := range sizes {
			p.Resize(size)
			p.WaitStill()
			if size == SmallPhone || size == Phone {
				for _, fault := range Eval[[]string](p, feet) {
					t.Errorf("%s, %d px, the buttons at the foot: %s", screen.name, size.Width, fault)
				}
			}
			if size != Desktop && size != Tablet {
				for _, small := range Eval[[]string](p, smallTargets) {
					t.Errorf("%s, %d px: %s", screen.name, size.Width, small)
				}
			}
			if size == Phone && !*thorough {
				continue
			}
			if wide := faultsInFaces(p, tooWide); len(wide) > 0 {
				t.Errorf("%s, %d px: wider than the screen: %v", screen.name, size.Width, wide)
			}
			if small := Eval[[]string](p, tooSmall); len(small) > 0 {
				t.Errorf("%s, %d px: too small: %q", screen.name, size.Width, small)
			}
			if size != SmallPhone {
				continue
			}
			if wide := Eval[[]string](p, longWordsTooWide); len(wide) > 0 {
				t.Errorf("%s with long words: wider than the screen: %v", screen.name, wide)
			}
		}
		for k, look := range looks {
			if !*everyLook && k != i%len(looks) {
				continue
			}
			p.Resize(look.size)
			p.Prefer("prefers-color-scheme", look.scheme)
			p.Prefer("forced-colors", look.forced)
			p.Run(`document.getElementById("app").dataset.wood = ` + quote(look.wood))
			p.WaitStill()
			if !Eval[bool](p, `"axe" in window`) {
				p.Run(axe)
			}
			for _, found := range Eval[[]string](p, axeRules) {
				t.Errorf("%s, %d px, %s, %s board, forced colours %s: %s", screen.name, look.size.Width, look.scheme, look.wood, look.forced, found)
			}
		}
		p.Prefer("forced-colors", "none")
		leaveDialog(p)
	}
}

// The rule book in every language is accessible without the program, and so is the page before the
// program has arrived.
func TestEveryPageIsAccessible(t *testing.T) {
	axe := axeCore(t)
	early, arrive := slow(t)
	t.Cleanup(arrive)
	p := start(t, Phone)
	var pages []string
	for _, folder := range []string{"rules/", "rules/basic/"} {
		p.Goto(rootURL + folder)
		offered := Eval[[]string](p, `[...new Set([...document.querySelectorAll('link[rel="alternate"][hreflang]')].map((l) => l.href))]`)
		if len(offered) != len(text.Languages()) {
			t.Errorf("%s offers the languages %q", folder, offered)
		}
		pages = append(pages, offered...)
	}
	for i, address := range some(5, append(pages, early)) {
		for k, scheme := range []string{"light", "dark"} {
			if !*everyLook && k != i%2 {
				continue
			}
			p.Goto(address)
			p.Prefer("prefers-color-scheme", scheme)
			p.Run(axe)
			for _, found := range Eval[[]string](p, axeRules) {
				t.Errorf("%s, %s: %s", address, scheme, found)
			}
		}
	}
}
