package e2e

import (
	"strings"
	"testing"
)

// A person does what is not allowed, or meets a fault of the program or of the browser.

func TestPressAHoleThatIsNotAllowed(t *testing.T) {
	p := table(t, Phone)
	p.NewGame("opponent", "person")
	pos := p.PlayOn(2, "", p.PressHole)
	link := p.Link()
	said := map[string]bool{p.Text("[data-status]"): true}
	for _, hole := range []string{
		pos.Board().Name(pos.Last()),                          // there is a marble
		Names(pos, pos.Closed()&pos.Empty())[0],               // on a closed tile
		Names(pos, pos.Empty()&^pos.Closed()&^pos.Legal())[0], // in another row and column
	} {
		before := p.Text("[data-status]")
		p.PressHole(hole)
		p.Wait("the reason why "+hole+" can't be played", `document.querySelector("[data-status]").textContent.trim() !== `+quote(before))
		said[p.Text("[data-status]")] = true
		if got := p.Link(); got != link {
			t.Errorf("pressing %s changed the game to %s", hole, got)
		}
	}
	if len(said) != 4 {
		t.Errorf("three reasons are given in %d sentences", len(said)-1)
	}
	p.PlayOn(2, "", p.PressHole)
}

// A panic anywhere in the program ends in a card with the game to copy, also while a dialog is open; after loading again
// the game is back.
func TestMeetAPanic(t *testing.T) {
	t.Parallel()
	for i, place := range []string{"message", "draw", "defer", "goroutine"} {
		dialogs := []bool{false, true}
		if !*thorough {
			dialogs = dialogs[i%2:][:1]
		}
		for _, dialog := range dialogs {
			name := place
			if dialog {
				name += " with a dialog"
			}
			t.Run(name, func(t *testing.T) {
				p := tableOfTwo(t, Desktop, 5)
				link := p.Link()
				if dialog {
					p.Press(Act("menu"))
					p.WaitFor(`[data-state="menu"]`)
				}
				allowPanic(p)
				p.Run(`dispatchEvent(new CustomEvent("kulami-panic", { detail: ` + quote(place) + ` }))`)
				meetTheCrashCard(t, p, link)
				p.WaitPly(5)
				if got := p.Link(); got != link {
					t.Errorf("the game comes back as %s, was %s", got, link)
				}
			})
		}
	}
}

// A panic while the program connects to the page, before anything was loaded: the card has the game that is kept.
func TestMeetAPanicAtTheStart(t *testing.T) {
	p := table(t, Desktop, `if (location.search === "?panic") {
	const add = window.addEventListener;
	window.addEventListener = (name, ...rest) => {
		if (name === "kulami-panic") throw new Error("panic");
		return add.call(window, name, ...rest);
	};
}`)
	p.NewGame("opponent", "person")
	p.PlayOn(5, "", p.PressHole)
	link := p.Link()
	allowPanic(p)
	p.Goto(rootURL + "?panic")
	meetTheCrashCard(t, p, link)
}

// allowPanic declares that the program ends.
func allowPanic(p *Page) {
	for _, words := range []string{"panic", "exit code: 2", "Go program has already exited"} {
		p.Allow(words)
	}
}

// meetTheCrashCard waits for the card and presses its button.
func meetTheCrashCard(t *testing.T, p *Page, link string) {
	t.Helper()
	p.WaitFor(`[data-state="crash"]`)
	if got := Eval[string](p, `document.querySelector("[data-state=crash] textarea").value`); !strings.Contains(got, link) {
		t.Errorf("the card shows %q, want %s", got, link)
	}
	p.Run(`history.replaceState(history.state, "", location.pathname + location.hash)`)
	p.Press(`[data-state="crash"] [data-act="reload"]`)
	p.WaitGone("[data-state=crash]")
	p.WaitReady()
}
