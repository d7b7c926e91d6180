package browsers

import (
	"testing"

	"kulami/rules"
	"kulami/web/journey"
)

// A person plays whole games: by mouse, by touch, by keyboard, and against the computer. After every ply the page is
// compared with the rules.

func TestPlayByMouse(t *testing.T) {
	everywhere(t, plain, func(t *testing.T, p *journey.Page) {
		p.Resize(journey.Size{Width: 1280, Height: 800})
		tableOfTwo(p, 0, "edition", "es-3", "board", "irregular")
		p.Ended(p.PlayOn(rules.Holes, "", p.PressHole))
		p.Press(act("rematch"))
		p.WaitPly(0)
		p.Agree()
	})
}

func TestPlayByTouch(t *testing.T) {
	everywhere(t, plain, func(t *testing.T, p *journey.Page) {
		tableOfTwo(p, 0, "board", "square")
		p.PlayOn(5, "", p.TapHole)
	})
}

// The answers come from the worker, not from the page.
func TestPlayTheComputer(t *testing.T) {
	everywhere(t, plain, func(t *testing.T, p *journey.Page) {
		table(p)
		p.Hurry()
		p.NewGame("opponent", "computer", "level", "3", "starter", "me", "edition", "it-both", "board", "square")
		before := journey.Eval[int](p, `watched.answers`)
		pos := p.PlayOn(rules.Holes, "first", p.PressHole)
		p.Ended(pos)
		if answers := journey.Eval[int](p, `watched.answers`) - before; answers < pos.Ply()/2 {
			t.Errorf("workers have spoken %d times in %d plies", answers, pos.Ply())
		}
	})
}

// First the arrow keys lead to a hole, later the key for the next playable one.
func TestPlayByKeyboard(t *testing.T) {
	everywhere(t, plain, func(t *testing.T, p *journey.Page) {
		table(p)
		p.TabTo("data-act", "new")
		p.Key("Enter")
		p.WaitFor(act("start"))
		p.ChooseByKey("opponent", "person")
		p.TabTo("data-act", "start")
		p.Key("Enter")
		p.WaitGone(act("start"))
		p.TabTo("data-hole", "")
		plies := 0
		pos := p.PlayOn(rules.Holes, "", func(hole string) {
			if plies < 6 {
				p.Walk("data-hole", hole)
			} else {
				p.Key("n")
				p.Wait("the focus on a playable hole", `document.activeElement?.dataset.legal === "true"`)
			}
			plies++
			p.Key([]string{"Enter", "Space"}[plies%2])
		})
		p.Ended(pos)
		if pos.Ply() != plies {
			t.Errorf("%d plies were played by %d keys", pos.Ply(), plies)
		}
	})
}

// The controls of a dialog stay in their places when the mouse moves over them.
func TestDialogsLieStill(t *testing.T) {
	everywhere(t, plain, func(t *testing.T, p *journey.Page) {
		for _, way := range [][]string{{"new"}, {"menu", "settings"}} {
			table(p)
			for _, step := range way {
				p.Press(act(step))
				p.WaitFor(`dialog[open]`)
			}
			const label = `dialog form label:has(input:not(:checked))`
			p.Spot(label)
			before := journey.Eval[string](p, places)
			p.Hover(label)
			p.Spot(label)
			if after := journey.Eval[string](p, places); after != before {
				t.Errorf("%s: things lie at %s, were at %s", way, after, before)
			}
		}
	})
}

// places returns the places of everything in the dialog.
const places = `[...document.querySelectorAll("dialog, dialog form *")].filter((e) => !e.closest("svg"))
	.map((e) => e.getBoundingClientRect()).map((b) => [b.x, b.y, b.width, b.height].map(Math.round).join(" ")).join(", ")`
