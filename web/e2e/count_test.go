package e2e

import (
	"cmp"
	"testing"

	"kulami/app/screen/course"
	"kulami/rules"
)

// An owner of the wooden game counts their game in at most 90 presses. They build the board, place
// the marbles and read the result. A reload and the library restore the count. The app asks before
// it clears the count.
func TestAnOwnerCountsTheirGame(t *testing.T) {
	worked, _ := rules.ParseRecord(course.Lessons[len(course.Lessons)-1].Record)
	d := worked.Position().Diagram()
	b := d.Board.Turned(0) // as in the board editor, without empty rows around it
	p := table(t, SmallPhone)
	presses := 2
	press := func(selector string) { p.Press(selector); presses++ }
	p.PressAct("my-set")
	press(Act("tiles"))
	p.WaitFor(`[data-state="workshop"]`)
	for i, tile := range byWorth(b) {
		again := func() { press(take(tile.Holes())) } // takes it, then turns it
		hand(p, tile, again, again)
		press(Cell(corner(tile)))
		waitTiles(p, i+1)
	}
	builtAs(p, b)
	press(Act("done"))
	press(Act("count-wooden"))
	p.WaitFor(`[data-state="count-wooden"]`)
	right := func(h rules.Hole) rules.Hole {
		at := b.Point(h)
		return b.At(rules.Point{X: at.X + 1, Y: at.Y})
	}
	for side := rules.First; side <= rules.Second; side++ {
		if side == rules.Second {
			press(brush("second"))
		}
		for left := d.Marbles[side]; left != 0; presses++ {
			from := left.First()
			run := []rules.Hole{from} // along the row
			for to := right(from); to != rules.NoHole && left.Has(to); to = right(to) {
				run = append(run, to)
			}
			name := func(h rules.Hole) string { return Hole(b.Name(h)) }
			if last := run[len(run)-1]; last == from {
				p.Press(name(from))
			} else {
				swipe(p, name(from), name(last), 0, 0)
			}
			for _, h := range run {
				left &^= rules.SetOf(h)
				p.WaitFor(name(h) + `[data-marble="` + side.String() + `"]`)
			}
		}
	}
	total := func(want string) {
		t.Helper()
		p.Wait("the total "+want, `[...document.querySelectorAll("tr.total b")].map((e) => e.textContent).join(" : ") === `+quote(want))
	}
	total("31 : 27")
	t.Logf("%d presses", presses)
	if presses > 75 {
		t.Errorf("a count takes %d presses", presses)
	}
	both, _ := rules.EditionNamed("it-both")
	countBy(p, both)
	total("31 : 35")
	p.ReloadGame()
	total("31 : 35")
	p.Press(Act("done"))
	p.WaitFor(`[data-state="winner"]`)
	p.Press(Act("new-count"))
	total("0 : 0")
	p.PressAct("home")
	p.PressAct("library")
	p.Press(Act("open-game"))
	total("31 : 35")
}

// countBy chooses the edition of a count, by its box and its bonuses.
func countBy(p *Page, e rules.Edition) {
	p.T.Helper()
	p.Press(Act("count-rules"))
	p.Choose("box", cmp.Or(e.Sheet, e.Name))
	if e.Sheet != "" {
		p.Choose("edition", e.Name)
	}
	p.CloseDialog()
}
