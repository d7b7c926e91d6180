package browsers

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"kulami/web/journey"
)

// A newcomer begins the tasks of the first day, and plays its easy finish to the end. Only there
// the pips show the points given away. The shared line names no hole. A date has the same tasks in
// all time zones.
func TestToday(t *testing.T) {
	everywhere(t, plain, func(t *testing.T, p *journey.Page) {
		table(p)
		p.PressAct("puzzles")
		p.Press(`main nav ` + act("next-task"))
		p.WaitFor("[data-lesson]")
		p.Press(act("return"))
		playFinish(p)
		shared := shareFinish(p)
		if line, link, _ := strings.Cut(shared, "\n"); regexp.MustCompile(`[a-j]\d`).MatchString(line) || !strings.Contains(link, "#finish/") {
			t.Errorf("%q is shared", shared)
		}
		p.Press(act("next-task"))
		p.WaitFor("[data-lesson]")
		p.Press(act("return"))
		p.WaitFor(`[data-tasks="1/5"]`)
		sameTasks(p)
	})
}

// playFinish plays the finish of the date from the Today screen.
func playFinish(p *journey.Page) {
	p.T.Helper()
	const given = `.pip:is(.is-found, .is-half, .is-lost)`
	p.Press(act("next-task") + `[data-value="finish"]`)
	p.WaitFor(`[data-finish][data-state="playing"]`)
	p.Wait("the player's turn", `document.querySelector("[data-board]").dataset.thinking === "false"`)
	side := p.Attr("[data-board]", "data-turn")
	p.PlayOn(2, side, p.PressHole)
	if p.Has(given) {
		p.T.Errorf("before the end a pip shows what a marble gave away")
	}
	p.PlayOn(28, side, p.PressHole)
	p.WaitFor(`[data-finish][data-state="over"]`)
	if shown, all := count(p, given), count(p, `.pip`); shown != all || all < 2 {
		p.T.Errorf("%d of %d pips show what a marble gave away", shown, all)
	}
}

// count returns the number of elements that match a selector.
func count(p *journey.Page, selector string) int {
	p.T.Helper()
	return journey.Eval[int](p, `document.querySelectorAll(`+quote(selector)+`).length`)
}

// shareFinish shares the result of the finish shown, and returns the text.
func shareFinish(p *journey.Page) string {
	p.T.Helper()
	p.Run(`delete window.Navigator.prototype.share`)
	p.Press(act("share-finish"))
	p.Wait("the result in the clipboard", `watched.copied.length > 0`)
	return journey.Eval[string](p, `watched.copied[0]`)
}

// sameTasks moves the page to noon of two dates in four time zones. The tasks are the same in all
// zones, but not on both dates.
func sameTasks(p *journey.Page) {
	p.T.Helper()
	// The scripts of Firefox have another Date.
	p.Run(`window.clock = window.Date.prototype.getTime`)
	found := map[string]bool{}
	for _, date := range []string{"2040-03-01", "2040-03-02"} {
		tasks := map[string]bool{}
		for _, zone := range []int{-660, 0, 330, 840} { // minutes east of Greenwich
			p.Run(fmt.Sprintf(`const shift = Date.parse(%q) - %d * 60_000 - clock.call(new window.Date());
window.Date.prototype.getTimezoneOffset = () => %d;
window.Date.prototype.getTime = function () { return clock.call(this) + shift; };`, date+"T12:00Z", zone, -zone))
			shown := ""
			for _, task := range [][2]string{{"finish", "data-finish"}, {"daily", "data-puzzle"}} {
				address, hook := task[0], task[1]
				p.Run(`location.hash = ` + quote(address))
				p.WaitFor("[" + hook + "]")
				shown += hook + " " + p.Attr("["+hook+"]", hook) + " "
			}
			tasks[shown] = true
		}
		if len(tasks) != 1 {
			p.T.Errorf("on %s the tasks are %v", date, tasks)
		}
		for shown := range tasks {
			found[shown] = true
		}
	}
	if len(found) != 2 {
		p.T.Errorf("both dates have the tasks %v", found)
	}
}
