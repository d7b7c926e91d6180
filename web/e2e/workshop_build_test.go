package e2e

import (
	"fmt"
	"testing"

	"kulami/rules"
	"kulami/web/journey"
)

// A board is built tile by tile by keys, taps or dragging.

func TestBuildByKeyboard(t *testing.T) {
	t.Parallel()
	for _, c := range some(1, []struct {
		name  string
		board *rules.Board
	}{
		{"irregular with larger gaps", rules.Deal(19, rules.Irregular)},
		{"irregular with a gap", rules.Deal(15, rules.Irregular)},
		{"square", rules.Deal(4711, rules.Square)},
	}) {
		t.Run(c.name, func(t *testing.T) {
			b := c.board
			p := workshop(t, Desktop)
			p.TabTo("data-cell", "")
			keys := 1
			key := func(name string) func() { return func() { p.Key(name); keys++ } }
			for i, tile := range byWorth(b) {
				hand(p, tile, key(fmt.Sprint(tile.Holes())), key("r"))
				keys += p.Walk("data-cell", corner(tile).String())
				key([]string{"Enter", "Space"}[i%2])()
				waitTiles(p, i+1)
			}
			builtAs(p, b)
			t.Logf("%d keys", keys)
			if keys > 240 { // two a second for two minutes
				t.Errorf("a board takes %d keys", keys)
			}
			// Lift is there while a tile is held, and leads back to the frame.
			p.Key("Enter")
			p.WaitFor(Act("lift"))
			p.TabTo("data-act", "lift")
			p.Key("Enter")
			p.WaitGone(Act("lift"))
			p.Wait("the focus in the frame", `document.activeElement.dataset.cell`)
			waitTiles(p, rules.Tiles-1)
			p.Key("u")
			waitTiles(p, rules.Tiles)
			p.TabTo("data-act", "done")
			p.Key("Enter")
			p.WaitFor(`[data-state="my-set"]`)
			p.TabTo("data-act", "referee")
			p.Key("Enter")
			p.Wait("the game", `document.querySelector("[data-board]")`)
			p.TabTo("data-hole", "")
			pos := p.PlayOn(4, "", func(hole string) { p.Walk("data-hole", hole); p.Key("Enter") })
			if pos.Board().Layout() != b.Turned(0).Layout() {
				t.Errorf("the game is played on\n%v", pos.Board())
			}
		})
	}
}

func TestBuildByTaps(t *testing.T) {
	b := rules.Deal(13, rules.Irregular)
	p := workshop(t, SmallPhone)
	for i, tile := range byWorth(b) {
		hand(p, tile, func() { p.Press(take(tile.Holes())) }, func() { p.Press(Act("rotate")) })
		p.Press(Cell(corner(tile)))
		waitTiles(p, i+1)
	}
	builtAs(p, b)
	// A tile is picked up, moved and moved back, then removed and placed again.
	last := byWorth(b)[rules.Tiles-1]
	p.Press(Cell(corner(last)))
	p.WaitFor(Cell(corner(last)) + `[aria-selected="true"]`)
	p.Press(Act("lift"))
	waitTiles(p, rules.Tiles-1)
	hand(p, last, func() { p.Press(take(2)) }, func() { p.Press(Act("rotate")) })
	p.Press(Cell(corner(last)))
	builtAs(p, b)
	p.Press(Act("done"))
	p.Press(Act("referee"))
	p.Wait("the game", `document.querySelector("[data-board]")`)
	p.PlayOn(4, "", p.PressHole)
}

// swipe drags with the finger of a phone or with the mouse.
func swipe(p *Page, from, to string, dx, dy float64) {
	p.T.Helper()
	pointer := journey.Mouse
	if Eval[bool](p, `navigator.maxTouchPoints > 0`) {
		pointer = journey.Touch
	}
	p.Drag(pointer, from, to, dx, dy)
}

func TestBuildByDragging(t *testing.T) {
	t.Parallel()
	b := rules.Deal(77, rules.Irregular)
	for _, size := range some(1, []Size{Phone, Desktop}) {
		t.Run(fmt.Sprintf("%dx%d", size.Width, size.Height), func(t *testing.T) {
			p := workshop(t, size)
			hole := Eval[float64](p, `document.querySelector("[data-cell] .hit").getBoundingClientRect().width`)
			for i, tile := range byWorth(b) {
				hand(p, tile, func() { p.Press(take(tile.Holes())) }, func() { p.Press(Act("rotate")) })
				// The mouse holds a tile at its middle, a finger at its lowest row.
				dx, dy := float64(tile.W-1)/2*hole, float64(tile.H-1)/2*hole
				if size.Phone {
					dy = float64(tile.H-1) * hole
				}
				swipe(p, take(tile.Holes()), Cell(corner(tile)), dx, dy)
				waitTiles(p, i+1)
				if got := drafted(p).Tiles()[i]; got != tile {
					t.Fatalf("%v was dropped on %v", tile, got)
				}
			}
			builtAs(p, b)
			if top := Eval[float64](p, `scrollY`); top != 0 {
				t.Errorf("dragging has scrolled the page by %.0f px", top)
			}
			// A tile is dragged to another place, and out of the frame back into the tray.
			built := drafted(p)
			tile := built.Tiles()[rules.Tiles-1]
			swipe(p, Cell(tile.Min), Cell(rules.Point{X: 9, Y: 9}), 0, 0)
			p.Wait("the tile to have moved", `document.querySelector('[data-cell="j10"]').dataset.tile !== "none"`)
			p.Press(Act("undo"))
			p.Wait("the tile to be back", `document.querySelector("[data-draft]").dataset.draft === `+quote(built.String()))
			swipe(p, Cell(tile.Min), take(4), 0, 0)
			waitTiles(p, rules.Tiles-1)
			if left := p.Attr(take(tile.Holes()), "data-left"); left != "1" {
				t.Errorf("%s tiles are in the tray", left)
			}
		})
	}
}
