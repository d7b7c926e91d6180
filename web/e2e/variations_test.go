package e2e

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"kulami/app/text"
	"kulami/rules"
)

// A person goes back in a game, tries other moves, and finds them again.

// gone opens a game of two people after eight plies and returns its list of moves.
func gone(t *testing.T, size Size) (p *Page, game []string) {
	p = table(t, size)
	p.NewGame("opponent", "person", "board", "sheet")
	p.PlayOn(8, "", p.PressHole)
	if p.Sees(Act("moves")) {
		p.Press(Act("moves"))
		p.WaitFor(Act("first"))
	}
	return p, moves(p, ".main-line > li > .ply")
}

// moves returns the texts of the list's buttons.
func moves(p *Page, selector string) []string {
	p.T.Helper()
	return Eval[[]string](p, `[...document.querySelectorAll(`+quote(selector)+`)].map((e) => e.textContent)`)
}

// back steps back to a ply of the line shown.
func back(p *Page, ply int) {
	p.T.Helper()
	for p.Ply() > ply {
		before := p.Ply()
		p.PressAct("previous")
		p.WaitPly(before - 1)
	}
}

// try plays the n-th legal hole as a trial and returns its name.
func try(p *Page, n int) string {
	p.T.Helper()
	shown := p.Table()
	hole := shown.Legal[n%len(shown.Legal)]
	p.PressHole(hole)
	p.WaitPly(shown.Ply + 1)
	p.Wait("the list to mark "+hole, `document.querySelector("[data-moves] [aria-current=step]")?.textContent === `+quote(hole))
	return hole
}

// other returns the index of a legal hole other than went, the move of the game.
func other(p *Page, went string) int {
	p.T.Helper()
	legal := p.Table().Legal
	return slices.IndexFunc(legal, func(hole string) bool { return hole != went })
}

// record returns the page's record.
func record(p *Page) rules.Record {
	p.T.Helper()
	r, err := rules.ParseRecord(p.Link())
	if err != nil {
		p.Fail("the page shows the record %q: %v", p.Link(), err)
	}
	return r
}

// names returns the lines of a record as texts, the game first.
func names(r rules.Record) []string {
	var lines []string
	for _, line := range r.Lines() {
		var b strings.Builder
		for _, h := range line {
			b.WriteString(" " + r.Board().Name(h))
		}
		lines = append(lines, strings.TrimSpace(b.String()))
	}
	return lines
}

// inVariation waits until the list of moves has a variation.
func inVariation(p *Page) {
	p.Wait("a variation", `!!document.querySelector("[data-moves] .variation")`)
}

// It is long because each step needs the moves of the step before.
func TestTryOtherMoves(t *testing.T) {
	t.Parallel()
	for _, size := range some(2, []Size{SmallPhone, ShortPhone, Sideways, Phone, Desktop}) {
		t.Run(fmt.Sprintf("%dx%d", size.Width, size.Height), func(t *testing.T) {
			p, game := gone(t, size)
			stays := Eval[string](p, whatStays)
			fits := func(when string) {
				t.Helper()
				if now := Eval[string](p, whatStays); now != stays {
					t.Errorf("%s things move: %s, were %s", when, now, stays)
				}
				if wide := faultsInFaces(p, tooWide); len(wide) > 0 {
					t.Errorf("%s: wider than the screen: %v", when, wide)
				}
			}
			back(p, 5)
			fits("looking back")
			if name := p.Attr(`[data-legal="true"]`, "aria-label"); !strings.Contains(name, text.In("en").TrialOne) {
				t.Errorf("a hole to try is named %q", name)
			}
			first := try(p, other(p, game[5]))
			fits("at the first trial")
			second := try(p, 2)
			fits("in a variation")
			back(p, 6)
			third := try(p, other(p, second))
			start := strings.Join(game[:5], " ") + " " + first + " "
			want := []string{strings.Join(game, " "), start + second, start + third}
			if got := names(record(p)); !slices.Equal(got, want) {
				t.Fatalf("the record has the lines %q, want %q", got, want)
			}
			if got := moves(p, ".main-line > .aside .ply"); !slices.Equal(got, []string{first, second, third}) {
				t.Errorf("the list shows the variations %q", got)
			}
			if got := moves(p, ".main-line > li > .ply"); !slices.Equal(got, game) {
				t.Errorf("the list shows the game as %q, want %q", got, game)
			}

			p.PressAct("promote")
			p.WaitGone("dialog")
			want[1], want[2] = want[2], want[1]
			if got := names(record(p)); !slices.Equal(got, want) {
				t.Errorf("promoted, the record has the lines %q, want %q", got, want)
			}
			fits("after promoting")
			p.Press(`[data-moves] .variation .variation .ply`)
			p.Wait("the other variation", `document.querySelector("[data-moves] [aria-current=step]")?.textContent === `+quote(second))
			p.PressAct("prune")
			p.WaitGone("dialog")
			p.WaitPly(6)
			want = want[:2]
			if got := names(record(p)); !slices.Equal(got, want) {
				t.Errorf("after deleting the record has the lines %q, want %q", got, want)
			}
			fits("after deleting")
			p.Press(Act("live"))
			p.WaitPly(8)
			p.Agree()
			fits("back in the game")
		})
	}
}

// Variations return with the game. A link contains them if the player wants it.
func TestVariationsAreKept(t *testing.T) {
	p, game := gone(t, Phone)
	back(p, 3)
	try(p, other(p, game[3]))
	try(p, 0)
	back(p, 2)
	try(p, other(p, game[2]))
	link, list := p.Link(), moves(p, ".ply")
	if got := len(record(p).Variations()); got != 2 {
		t.Fatalf("%d variations", got)
	}
	p.ReloadGame()
	p.WaitPly(3) // in the variation
	if got := moves(p, ".ply"); !slices.Equal(got, list) {
		t.Errorf("after a reload the list shows %q, want %q", got, list)
	}
	p.PressAct("share")
	if bare := copyLink(p); strings.Contains(bare, "/v") {
		t.Errorf("nobody wanted to share variations: %s", bare)
	}
	p.Choose("from", "notes")
	friend := visitor(t, SmallPhone, copyLink(p))
	if got := moves(friend, ".ply"); !slices.Equal(got, list) {
		t.Errorf("the link shows %q, want %q", got, list)
	}
	if got, want := names(record(friend)), names(record(p)); !slices.Equal(got, want) {
		t.Errorf("the link holds %q, want %q of %s", got, want, link)
	}
}

// The keys step, and enter and leave variations, wherever the focus is.
func TestStepByKeys(t *testing.T) {
	p, game := gone(t, Desktop)
	back(p, 4)
	first := try(p, other(p, game[4]))
	second := try(p, 0)
	for _, where := range []struct{ name, element, previous, next string }{
		{"nothing", "body", "ArrowLeft", "ArrowRight"},
		{"a button", Act("undo"), "ArrowLeft", "ArrowRight"},
		{"the list", `.ply[tabindex="0"]`, "ArrowLeft", "ArrowRight"},
		{"the board", `[data-hole][tabindex="0"]`, "[", "]"},
	} {
		t.Run(where.name, func(t *testing.T) {
			key := func(key string, ply int, move string) {
				t.Helper()
				p.Key(key)
				p.WaitPly(ply)
				p.Wait(fmt.Sprintf("%s to lead to %q", key, move),
					`(document.querySelector("[data-moves] [aria-current=step]")?.textContent ?? "") === `+quote(move))
			}
			p.Press(`.ply[data-value="8"]`)
			p.WaitPly(8)
			p.Run(`document.activeElement.blur(); document.querySelector(` + quote(where.element) + `).focus()`)
			key(where.previous, 7, game[6])
			if where.name != "the board" {
				key("Home", 0, "")
				key(where.next, 1, game[0])
				key("End", 8, game[7])
				key(where.previous, 7, game[6])
			}
			for ply := 6; ply >= 4; ply-- {
				key(where.previous, ply, game[ply-1])
			}
			key("Shift+ArrowRight", 5, first)
			key(where.next, 6, second)
			key("Shift+ArrowLeft", 4, game[3])
			key("Shift+ArrowRight", 5, first)
			key("Shift+ArrowRight", 5, game[4])
			if where.name == "the list" {
				p.Wait("the focus on the move shown", `document.activeElement.getAttribute("aria-current") === "step"`)
				key("ArrowDown", 5, first)
				key("ArrowUp", 4, game[3])
			}
		})
	}
}

// A trial against the computer is not a move of the game, and the page says so. It can become a
// separate game.
func TestTryAgainstTheComputer(t *testing.T) {
	p := table(t, Phone)
	p.NewGame("opponent", "computer", "level", "1", "starter", "me", "board", "sheet")
	p.PlayOn(4, "first", p.PressHole)
	game := names(record(p))[0]
	back(p, 2)
	said := Eval[string](p, `[...document.querySelectorAll("[aria-live]")].map((e) => e.textContent).join("")`)
	if !strings.Contains(said, "Move 2 of 8. Black ") {
		t.Errorf("stepping back is announced as %q", said)
	}
	hole := try(p, other(p, strings.Fields(game)[2]))
	if said := p.Text(`[data-status="notice"]`); !strings.Contains(said, "in a variation") {
		t.Errorf("the first trial is announced as %q", said)
	}
	said = Eval[string](p, `[...document.querySelectorAll("[aria-live]")].map((e) => e.textContent).join("")`)
	if !strings.Contains(said, "Variation. Red "+hole) || !strings.Contains(said, "in a variation") {
		t.Errorf("the first trial is announced as %q", said)
	}
	try(p, 0)
	if said := p.Text(`[data-status="looking"]`); !strings.HasPrefix(said, "Variation") {
		t.Errorf("a variation has the status %q", said)
	}
	if lines := names(record(p)); lines[0] != game || len(lines) != 2 {
		t.Errorf("the game is %q, was %q", lines, game)
	}
	tried := record(p).Lines()[1]
	p.Press(Act("continue"))
	p.WaitGone(`[data-moves] .variation`)
	p.WaitTurn("first")
	if got := record(p); got.Len() < len(tried) || !slices.Equal(got.Moves()[:len(tried)], tried) || len(got.Variations()) != 0 {
		t.Errorf("the game goes on as %s, want %v first", got, tried)
	}
	p.Agree()
}
