package e2e

import "testing"

// A person goes back and forward, and writes into the address.

// entries returns the number of entries in the tab's history.
func (p *Page) entries() int {
	p.T.Helper()
	return Eval[int](p, `history.length`)
}

// walk goes through the history, waits for the game that was shown there, and reloads it.
func (p *Page) walk(by string, link string) {
	p.T.Helper()
	p.Run(`history.` + by + `()`)
	p.WaitLink(link)
	p.ReloadGame()
	p.WaitLink(link)
	if got := Eval[string](p, `location.hash.slice(1)`); got != link {
		p.Fail("after %s the address says %s, shown is %s", by, got, link)
	}
	p.Agree()
}

func TestBackAndForward(t *testing.T) {
	p := table(t, Phone)
	p.OpenDialog("game") // the first dialog adds an entry of its own below it
	p.CloseDialog()
	entries := p.entries()
	same := func(what string, more int) {
		t.Helper()
		entries += more
		if got := p.entries(); got != entries {
			t.Fatalf("after %s the history has %d entries, want %d", what, got, entries)
		}
	}
	p.NewGame("opponent", "person")
	p.PlayOn(5, "", p.PressHole)
	p.Press(Act("undo"))
	p.WaitPly(4)
	same("a game that began before any marble, and five plies", 0)
	first := p.Link()
	p.NewGame("opponent", "person", "board", "irregular", "edition", "it-both")
	same("a new game", 1)
	p.PlayOn(3, "", p.PressHole)
	same("three plies", 0)
	second := p.Link()
	p.NewGame("opponent", "computer", "level", "1", "starter", "me")
	p.PlayOn(1, "first", p.PressHole)
	p.WaitTurn("first")
	same("another game", 1)
	third := p.Link()

	p.walk("back", second)
	p.walk("back", first)
	p.walk("forward", second)
	p.walk("forward", third)
	p.walk("back", second)
	// Play continues in the middle of the history, and only there.
	p.PlayOn(1, "", p.PressHole)
	same("a ply in the middle", 0)
	second = p.Link()
	p.walk("back", first)
	p.walk("forward", second)
	if games := storedNow(p).Games; games != 3 {
		t.Errorf("%d games are stored, want 3", games)
	}
}

// Links and rubbish are written into the address while a game is shown. The game stays the same,
// and Back returns to it.
func TestWriteIntoTheAddress(t *testing.T) {
	p := tableOfTwo(t, Desktop, 3)
	mine := p.Link()
	write := func(fragment string) { p.Run(`location.hash = ` + quote(fragment)) }

	write(sent)
	p.WaitLink(sent)
	p.Run(`history.back()`)
	p.WaitLink(mine)
	p.Run(`history.forward()`)
	p.WaitLink(sent)
	p.walk("back", mine)
	p.walk("forward", sent)
	p.walk("back", mine)

	for _, bad := range []string{"%zz", "nonsense", "k1/", "k9/x", "k1/b8tsSQDQd", "%"} {
		before := p.Text("[data-status]")
		write(bad)
		p.Wait("it to be said that "+bad+" can't be read", `document.querySelector("[data-status]").textContent.trim() !== `+quote(before))
		p.WaitLink(mine)
		p.WaitFor(Act("copy-unread"))
		p.PlayOn(1, "", p.PressHole) // removes the notice
		mine = p.Link()
	}
	// The player's own game is found by its link, and is not treated as another player's game.
	p.NewGame("opponent", "person", "board", "irregular")
	p.PlayOn(1, "", p.PressHole)
	write(mine)
	p.WaitLink(mine)
	p.PlayOn(1, "", p.PressHole)
	if games := storedNow(p).Games; games != 2 {
		t.Errorf("%d games are stored, want 2", games)
	}
}

// Every screen is left by its first button, by Escape and by the browser's Back, all to the same
// place.
func TestOneWayOutOfEveryScreen(t *testing.T) {
	p := tableOfTwo(t, Desktop, 4)
	game := p.Link()
	for _, screen := range []string{"my-set", "analyse"} {
		for name, leave := range map[string]func(){
			"its button": func() { p.Press(Act("return")) },
			"Escape":     func() { p.Key("Escape") },
			"back":       func() { p.Run(`history.back()`) },
		} {
			p.PressAct(screen)
			p.WaitFor(Act("return"))
			if !Eval[bool](p, `((b) => b.width >= 44 && b.height >= 44 && b.left < 8 && b.top < 8)(document.querySelector('[data-act="return"]').getBoundingClientRect())`) {
				t.Errorf("%s: the way out is not in the upper left corner", screen)
			}
			leave()
			p.WaitFor(Act("undo"))
			p.WaitGone(Act("return"))
			if got := p.Link(); got != game {
				t.Errorf("%s: %s leads to %s, not to %s", screen, name, got, game)
			}
		}
	}
	p.Goto(rootURL + "#" + sent)
	p.WaitLink(sent)
	p.Press(".play-on > summary")
	p.WaitFor(Act("continue-friend"))
	p.Key("Escape")
	p.WaitGone(".play-on[open]")
	if got := p.Link(); got != sent {
		t.Errorf("Escape leads to %s from an open menu", got)
	}
}

// Back closes an open dialog and does nothing else. From a game with another game before it, Back
// leads to that game. Back does not stop at the entry below the first dialog.
func TestBackClosesADialog(t *testing.T) {
	p := tableOfTwo(t, Phone, 3)
	first := p.Link()
	for range 2 {
		p.OpenDialog("game")
		p.Run(`history.back()`)
		p.WaitGone("dialog:not(.gone)")
		p.OpenDialog("share")
		p.Run(`history.back()`)
		p.WaitGone("dialog:not(.gone)")
		p.WaitLink(first)
	}
	p.ReloadGame()
	p.WaitLink(first)
	p.PlayOn(1, "", p.PressHole)
	first = p.Link()
	p.NewGame("board", "irregular")
	p.OpenDialog("game")
	p.Run(`history.back()`)
	p.WaitGone("dialog:not(.gone)")
	p.walk("back", first)
	p.Run(`history.back()`)
	p.Wait("the entry before", `!history.state?.base && (location.pathname !== "/" || document.querySelector("[data-board]"))`)
}

// A dialog opens even if the previous dialog is still closing.
func TestADialogFollowsAtOnce(t *testing.T) {
	p := table(t, Phone)
	for _, act := range []string{"share", "game"} {
		p.OpenDialog("game")
		p.Run(`document.querySelector("[data-act=close]").click(); document.querySelector('[data-act="` + act + `"]').click()`)
		p.WaitFor(`dialog[open]:not([inert], .gone)[data-state="` + act + `"]`)
		p.CloseDialog()
	}
}
