package e2e

import (
	"strings"
	"testing"
)

// A person does something illegal, or meets a fault of the program or the browser.

func TestPressAHoleThatIsNotAllowed(t *testing.T) {
	p := table(t, Phone)
	p.NewGame("opponent", "person")
	pos := p.PlayOn(2, "", p.PressHole)
	link := p.Link()
	status, said := p.Text("[data-status]"), map[string]bool{}
	const reason = `document.querySelector(".bubble")?.textContent ?? ""`
	for _, hole := range []string{
		pos.Board().Name(pos.Last()),                          // a hole with a marble
		Names(pos, pos.Closed()&pos.Empty())[0],               // on a closed tile
		Names(pos, pos.Empty()&^pos.Closed()&^pos.Legal())[0], // in another row and column
	} {
		before := Eval[string](p, reason)
		p.PressHole(hole)
		p.Wait("the reason why "+hole+" can't be played", `(`+reason+`) !== `+quote(before))
		said[Eval[string](p, reason)] = true
		if got := p.Link(); got != link {
			t.Errorf("pressing %s changed the game to %s", hole, got)
		}
		if got := p.Text("[data-status]"); got != status {
			t.Errorf("the status repeats the reason: %s", got)
		}
	}
	if len(said) != 3 {
		t.Errorf("three reasons are given in %d sentences", len(said))
	}
	p.PlayOn(2, "", p.PressHole)
}

// breakIt is a script that makes a function of the page throw. The program panics where it calls
// that function.
const breakIt = `(of, name, when = () => true) => {
	const whole = of[name];
	of[name] = function (...args) {
		if (when(...args)) throw new Error("panic");
		return new.target ? Reflect.construct(whole, args) : whole.apply(this, args);
	};
}`

// After a panic anywhere in the program, also during a dialog, a card shows the game to copy. After
// a reload the game is back.
func TestMeetAPanic(t *testing.T) {
	t.Parallel()
	menu := func(p *Page) {
		p.Press(Act("game"))
		p.WaitFor(`[data-state="game"]`)
	}
	press := func(act string) func(*Page) { return func(p *Page) { p.Press(Act(act)) } }
	for _, c := range []struct {
		where  string
		before func(*Page) // done first; nil means nothing
		broken string      // function that throws from now on
		then   func(*Page) // action that makes the program call broken
		always bool        // also without -thorough
	}{
		{"while a message is carried out", nil, `Date.prototype, "getTimezoneOffset"`, press("game"), true},
		{"while a message is carried out in a dialog", menu, `Date.prototype, "getTimezoneOffset"`, press("close"), false},
		{"while a dialog is drawn", menu, `Element.prototype, "setAttribute", (name, value) => value === "share"`, press("share"), true},
		{"when a dialog has been drawn", nil, `document, "querySelector", (what) => what === "dialog"`, press("game"), true},
		{"when a dialog has been drawn over another", menu, `document, "querySelector", (what) => what === "dialog"`, press("share"), false},
		{"after the paint", nil, `Element.prototype, "querySelector", (what) => what.startsWith("[data-hole=")`, func(p *Page) {
			p.Run(`document.querySelector('.cell[tabindex="-1"]').focus()`)
		}, true},
	} {
		if !*thorough && !c.always {
			continue
		}
		t.Run(c.where, func(t *testing.T) {
			p := tableOfTwo(t, Desktop, 5)
			link := p.Link()
			if c.before != nil {
				c.before(p)
			}
			allowPanic(p)
			p.Run(`(` + breakIt + `)(` + c.broken + `)`)
			c.then(p)
			meetTheCrashCard(t, p, link)
			p.WaitPly(5)
			if got := p.Link(); got != link {
				t.Errorf("the game comes back as %s, was %s", got, link)
			}
		})
	}
}

// The program panics while it connects to the page, before it has loaded anything. The card shows
// the stored game.
func TestMeetAPanicAtTheStart(t *testing.T) {
	p := table(t, Desktop, `if (location.search === "?panic") {
	const add = window.addEventListener;
	window.addEventListener = (name, ...rest) => {
		if (name === "kulami-update") throw new Error("panic");
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

// allowPanic allows the complaints of a program that panics.
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
