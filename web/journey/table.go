package journey

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"time"

	"kulami/rules"
)

// Table is the state of the game as the page shows it, read from its hooks.
type Table struct {
	Ply            int
	Turn           string // first or second
	Over, Thinking bool
	Link           string
	Points         map[string]string // by side
	Marble         map[string]string // by hole: first, second or none
	Legal          []string          // holes, sorted
}

// tableScript is the JavaScript expression that reads a Table from a page.
const tableScript = `(() => {
  const board = document.querySelector("[data-board]");
  const { ply, turn, over, thinking, link } = board.dataset;
  const holes = [...board.querySelectorAll("[data-hole]")];
  const points = [...document.querySelectorAll("[data-points]")];
  return {
    ply: Number(ply), turn, over: over === "true", thinking: thinking === "true", link,
    points: Object.fromEntries(points.map((e) => [e.dataset.points, e.textContent.trim()])),
    marble: Object.fromEntries(holes.map((e) => [e.dataset.hole, e.dataset.marble])),
    legal: holes.filter((e) => e.dataset.legal === "true").map((e) => e.dataset.hole).sort(),
  };
})()`

// GoOn presses a button that continues a game, even inside a closed fold.
func (p *Page) GoOn(act string) {
	p.T.Helper()
	p.unfold(Act(act))
	p.Press(Act(act))
}

// Table reads the page.
func (p *Page) Table() Table { return Eval[Table](p, tableScript) }

// Agree reads the page and compares every marble, every legal hole and both totals with the rules.
// It returns the position, or fails the journey if they differ. Call it when a person is to move.
func (p *Page) Agree() rules.Position {
	pos, err := p.Table().Check()
	if err != nil {
		p.Fail("%v", err)
	}
	return pos
}

// Check returns the position of the record shown. It returns an error unless every marble, every
// legal hole and both totals follow the rules.
func (got Table) Check() (rules.Position, error) {
	rec, err := rules.ParseRecord(got.Link)
	if err != nil {
		return rules.Position{}, fmt.Errorf("the page shows the record %q: %w", got.Link, err)
	}
	pos, score := rec.Position(), rec.Position().Score()
	want := Table{
		Ply: pos.Ply(), Turn: pos.Turn().String(), Over: rec.Over(), Link: got.Link,
		Points: map[string]string{
			"first":  fmt.Sprint(score.Total(rules.First)),
			"second": fmt.Sprint(score.Total(rules.Second)),
		},
		Marble: map[string]string{},
	}
	for h := range rules.Hole(rules.Holes) {
		want.Marble[pos.Board().Name(h)] = pos.At(h).String()
	}
	if !want.Over {
		want.Legal = Names(pos, pos.Legal())
	}
	if diff := got.difference(want); diff != "" {
		return pos, fmt.Errorf("after ply %d of %s the page and the rules differ:\n%s", got.Ply, got.Link, diff)
	}
	return pos, nil
}

// Names returns the names of holes, sorted.
func Names(pos rules.Position, holes rules.Set) []string {
	var names []string
	for _, h := range holes.Slice() {
		names = append(names, pos.Board().Name(h))
	}
	slices.Sort(names)
	return names
}

func (got Table) difference(want Table) string {
	var out strings.Builder
	compare := func(what string, same bool, g, w any) {
		if !same {
			fmt.Fprintf(&out, "  %s: page %v, rules %v\n", what, g, w)
		}
	}
	compare("ply", got.Ply == want.Ply, got.Ply, want.Ply)
	compare("turn", got.Turn == want.Turn || want.Over, got.Turn, want.Turn)
	compare("over", got.Over == want.Over, got.Over, want.Over)
	compare("points", maps.Equal(got.Points, want.Points), got.Points, want.Points)
	compare("marbles", maps.Equal(got.Marble, want.Marble), got.Marble, want.Marble)
	compare("playable holes", slices.Equal(got.Legal, want.Legal), got.Legal, want.Legal)
	return out.String()
}

// Hole returns the selector of a hole.
func Hole(name string) string { return fmt.Sprintf(`[data-hole=%q]`, name) }

// Act returns the selector of an action.
func Act(name string) string { return fmt.Sprintf(`[data-act=%q]`, name) }

// WaitPly waits until the board shows this number of marbles.
func (p *Page) WaitPly(ply int) {
	p.Wait(fmt.Sprintf("ply %d", ply), fmt.Sprintf(`document.querySelector("[data-board]")?.dataset.ply === "%d"`, ply))
}

// WaitTurn waits until the side is to move or the game is over. If the computer advises to take a
// marble back, the player does not.
func (p *Page) WaitTurn(side string) {
	p.Wait(side+" to move", `document.querySelector('[data-act="go-on"]')?.click() || (({ over, thinking, turn }) => over === "true" || thinking === "false" && turn === `+Quote(side)+`)(document.querySelector("[data-board]").dataset)`)
}

// WaitLink waits until the page shows the game of a record.
func (p *Page) WaitLink(link string) {
	p.Wait("the game "+link, `document.querySelector("[data-board]")?.dataset.link === `+Quote(link))
}

// WaitStatus waits until a status line contains these words.
func (p *Page) WaitStatus(words string) {
	p.Wait(fmt.Sprintf("the status %q", words), `[...document.querySelectorAll("[data-status]")].some((e) => e.textContent.includes(`+Quote(words)+`))`)
}

// Link returns the record of the game shown.
func (p *Page) Link() string { return p.Attr("[data-board]", "data-link") }

// Ply returns the number of marbles shown.
func (p *Page) Ply() int { return p.Table().Ply }

// OpenDialog opens the dialog or the screen of an act.
func (p *Page) OpenDialog(act string) {
	p.PressAct(act)
	p.WaitFor(fmt.Sprintf(`[data-state=%q]`, act))
}

// PressAct presses the button of an act. A button that is not visible is searched in the game's
// dialog, and behind the doors, for which the game is left.
func (p *Page) PressAct(act string) {
	// It is a step through the moves.
	if !p.Sees(Act(act)) && p.Has(".panel "+Act(act)) && p.Sees(Act("moves")) {
		p.Press(Act("moves"))
		p.WaitFor(Act(act))
	}
	if !p.Sees(Act(act)) && p.Sees(Act("game")) {
		p.Press(Act("game"))
		p.WaitFor(`[data-state="game"]`)
		if !p.Has("dialog " + Act(act)) {
			p.CloseDialog()
		}
	}
	for range 4 {
		if p.Sees(Act(act)) || p.Sees(Act("more")) {
			break
		}
		p.left = p.Sees(".app > .head > "+Act("home")) && (act == "settings" || act == "keys")
		p.Run(`left = location.hash`)
		p.Press(".app > .head > .icon-button")
		p.Wait("another screen", `location.hash !== left`)
		Eval[bool](p, `new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn(true))))`)
	}
	if !p.Sees(Act(act)) {
		if act == "new" {
			p.Press(Act("home"))
			p.WaitFor(".table")
			p.PressAct(act)
			return
		}
		p.Press(Act("more"))
		p.WaitFor(Act(act))
	}
	p.Press(Act(act))
}

// CloseDialog closes a dialog, and the screen that the page shows instead of a dialog. It goes on
// with the game that was left for it.
func (p *Page) CloseDialog() {
	if p.Has("dialog") {
		p.Press("dialog " + Act("close"))
		p.WaitGone("dialog")
	}
	if p.Has(".app > .whole") {
		p.Press(Act("home"))
		p.WaitGone(".app > .whole")
	}
	if p.left {
		p.left = false
		p.Press(Act("open-game"))
		p.WaitFor(Act("undo"))
	}
}

// Hurry makes the computer play its marbles immediately, too fast to follow.
func (p *Page) Hurry() {
	p.OpenDialog("settings")
	p.Choose("pace", "quick")
	p.CloseDialog()
}

// PlayOn plays marbles on legal holes for one side, or for both if side is "". It stops early at
// the end of the game. Before each marble it compares the page with the rules. The choice of holes
// looks random, but is the same every time.
func (p *Page) PlayOn(marbles int, side string, play func(hole string)) rules.Position {
	for n := 0; ; n++ {
		if side != "" {
			p.WaitTurn(side)
		}
		p.SkipCount()
		pos := p.Agree()
		if n == marbles || pos.Over() || pos.Legal() == 0 {
			return pos
		}
		play(SomeHole(pos))
		p.Wait("the marble to be played", fmt.Sprintf(`document.querySelector("[data-board]").dataset.ply > %d`, pos.Ply()))
	}
}

// SomeHole returns the name of a legal hole. The choice looks random, but is the same every time.
func SomeHole(pos rules.Position) string {
	legal := Names(pos, pos.Legal())
	return legal[(pos.Ply()*7+len(legal)/2)%len(legal)]
}

// SkipCount ends the count after a game, if it runs.
func (p *Page) SkipCount() {
	if p.Sees(Act("skip-count")) {
		p.Press(Act("skip-count"))
		p.WaitGone(Act("skip-count"))
	}
}

// WaitOver waits until the game is over.
func (p *Page) WaitOver() {
	p.Wait("the end of the game", `document.querySelector("[data-board]").dataset.over === "true"`)
	p.WaitFor(Act("rematch"))
}

// Ended checks the end of a game: a result is shown, the totals follow the rules, and no hole is
// legal.
func (p *Page) Ended(pos rules.Position) {
	if !pos.Over() {
		p.T.Errorf("the game stops at ply %d", pos.Ply())
	}
	p.WaitOver()
	p.Agree()
	if p.Text("[data-status]") == "" {
		p.T.Errorf("the result is not said")
	}
}

// PressHole presses a hole with the mouse.
func (p *Page) PressHole(name string) { p.Press(Hole(name)) }

// WatchPlies records the plies that the board shows from now on, for WaitPassed.
func (p *Page) WatchPlies() {
	p.Run(`window.passed = [];
new MutationObserver((all) => passed.push(...all.map((one) => one.target.dataset.ply))).observe(document.body, { subtree: true, attributes: true, attributeFilter: ["data-ply"] })`)
}

// WaitPassed waits until the board has shown a ply since WatchPlies, for example in a replay.
func (p *Page) WaitPassed(ply int) {
	p.Wait(fmt.Sprint("ply ", ply), fmt.Sprintf(`passed.includes("%d")`, ply))
}

// Seen is the time for which a state must have been on the screen to survive a kill of the browser.
// It is the time that the machine needs to write to its disk.
const Seen = 250 * time.Millisecond

// GoesOn reports whether a game has all marbles of another game, with the same board and rules.
// more is the number of additional marbles.
func GoesOn(link, from string) (more int, ok bool) {
	a, err := rules.ParseRecord(link)
	b, err2 := rules.ParseRecord(from)
	if err != nil || err2 != nil || a.Board().Layout() != b.Board().Layout() || a.Rules() != b.Rules() {
		return 0, false
	}
	more = a.Len() - b.Len()
	return more, more >= 0 && slices.Equal(a.Moves()[:b.Len()], b.Moves())
}
