package browsers

import (
	"testing"

	"kulami/rules"
	"kulami/web/journey"
)

// A player plays games by mouse, by touch, by keyboard, and against the computer. After every ply
// the page is compared with the rules. A link skips the middle of the games: package e2e plays
// whole games, and engines break only the first marbles or the end.

// begun is the number of marbles played before a link continues the game, late the number of
// marbles in the link.
const begun, late = 8, 44

// goOnLate opens a link that continues the game, and plays on by the act how.
func goOnLate(p *journey.Page, how string) {
	p.T.Helper()
	rec, err := rules.ParseRecord(p.Link())
	p.Must("read the game", err)
	rec, ok := later(rec, late)
	if !ok {
		p.T.Fatalf("no game that begins with %s continues after %d marbles", rec, late)
	}
	p.Run(`location.hash = ` + quote(rec.String()))
	p.WaitLink(rec.String())
	p.GoOn(how)
	p.WaitGone(act(how))
}

// later returns the game with the given number of marbles and a legal hole left. It tries holes in
// order and backtracks from dead ends. It reports false if there is no such game.
func later(rec rules.Record, marbles int) (found rules.Record, ok bool) {
	pos := rec.Position()
	legal := journey.Names(pos, pos.Legal())
	if rec.Len() == marbles {
		return rec, len(legal) > 0
	}
	for i := range legal {
		next, err := rec.Play(pos.Board().Hole(legal[(pos.Ply()*7+len(legal)/2+i)%len(legal)]))
		if err != nil {
			return rec, false
		}
		if found, ok = later(next, marbles); ok {
			return found, true
		}
	}
	return rec, false
}

// Every answer of the computer leaves a way to continue the game.
func TestLater(t *testing.T) {
	for number := range uint64(300) {
		rec := rules.NewRecord(rules.Deal(number, rules.Square), rules.Ruleset{})
		found, ok := later(rec, 44)
		if !ok || found.Len() != 44 || found.Over() {
			t.Errorf("board %d: after %d marbles: %v", number, found.Len(), ok)
		}
	}
}

func TestPlayByMouse(t *testing.T) {
	everywhere(t, plain, func(t *testing.T, p *journey.Page) {
		p.Resize(journey.Size{Width: 1280, Height: 800})
		tableOfTwo(p, 0, "edition", "es-3", "board", "irregular")
		p.PlayOn(begun, "", p.PressHole)
		goOnLate(p, "continue")
		p.Ended(p.PlayOn(rules.Holes, "", p.PressHole))
		p.Press(act("rematch"))
		p.WaitPly(0)
		p.Agree()
	})
}

func TestPlayByTouch(t *testing.T) {
	everywhere(t, plain, func(t *testing.T, p *journey.Page) {
		tableOfTwo(p, 0, "board", "square")
		p.PlayOn(5, "", func(hole string) { p.Tap(journey.Hole(hole)) })
	})
}

// The answers come from the worker, not from the page.
func TestPlayTheComputer(t *testing.T) {
	everywhere(t, plain, func(t *testing.T, p *journey.Page) {
		table(p)
		p.Hurry()
		p.NewGame("opponent", "computer", "level", "3", "starter", "me", "edition", "it-both", "board", "square")
		before := journey.Eval[int](p, `watched.answers`)
		p.PlayOn(begun/2, "first", p.PressHole)
		goOnLate(p, "continue-computer")
		pos := p.PlayOn(rules.Holes, "first", p.PressHole)
		p.Ended(pos)
		plies := begun + pos.Ply() - late
		if answers := journey.Eval[int](p, `watched.answers`) - before; answers < plies/2 {
			t.Errorf("workers answered %d times in %d plies", answers, plies)
		}
	})
}

// Arrow keys select the first holes, later the key for the next legal hole.
func TestPlayByKeyboard(t *testing.T) {
	everywhere(t, plain, func(t *testing.T, p *journey.Page) {
		table(p)
		p.TabTo("data-act", "game")
		p.Key("Enter")
		p.WaitFor(act("new"))
		p.TabTo("data-act", "new")
		p.Key("Enter")
		p.WaitFor(act("start"))
		p.ChooseByKey("opponent", "person")
		p.TabTo("data-act", "start")
		p.Key("Enter")
		p.WaitGone(act("start"))
		p.TabTo("data-hole", "")
		plies := 0
		byKey := func(hole string) {
			if plies < 6 {
				p.Walk("data-hole", hole)
			} else {
				p.Key("n")
				p.Wait("the focus on a playable hole", `document.activeElement?.dataset.legal === "true"`)
			}
			plies++
			p.Key([]string{"Enter", "Space"}[plies%2])
		}
		p.PlayOn(begun, "", byKey)
		goOnLate(p, "continue")
		p.TabTo("data-hole", "")
		pos := p.PlayOn(rules.Holes, "", byKey)
		p.Ended(pos)
		if played := begun + pos.Ply() - late; played != plies {
			t.Errorf("%d plies were played by %d keys", played, plies)
		}
	})
}

// The controls of a dialog keep their places when the mouse moves over them.
func TestDialogsLieStill(t *testing.T) {
	everywhere(t, plain, func(t *testing.T, p *journey.Page) {
		table(p)
		for _, way := range [][]string{{"game", "new"}, {"more", "settings"}} {
			for _, step := range way {
				p.Press(act(step))
				p.WaitFor(`[data-state="` + step + `"]`)
			}
			const label = `dialog form label:has(input:not(:checked))`
			p.WaitStill() // A busy machine shows the dialog before its first step into place.
			before := journey.Eval[string](p, places)
			p.Hover(label)
			p.WaitStill()
			if after := journey.Eval[string](p, places); after != before {
				t.Errorf("%s: controls are at %s, were at %s", way, after, before)
			}
			p.CloseDialog()
		}
	})
}

// places returns the rectangles of all elements of the dialog, except those in closed details,
// which WebKit lays out later.
const places = `[...document.querySelectorAll("dialog, dialog form *")].filter((e) => !e.closest("svg, details:not([open]) > :not(summary)"))
	.map((e) => e.getBoundingClientRect()).map((b) => [b.x, b.y, b.width, b.height].map(Math.round).join(" ")).join(", ")`
