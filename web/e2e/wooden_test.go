package e2e

import (
	"fmt"
	"slices"
	"strings"
	"testing"
)

// voices replaces the device's voices, whose list arrives late, and its screen lock. spoken lists
// the spoken texts with their languages; lit counts the requests that keep the screen on. A voice
// of a server is not a local voice.
const voices = `window.spoken = [];
let late = [];
Object.defineProperty(window, "speechSynthesis", { value: Object.assign(new EventTarget(), {
	getVoices: () => late, cancel() {}, speak: ({ text, voice }) => text && spoken.push(voice.lang + " " + text) }) });
window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
window.voicesCome = (...list) => {
	late = list.map(([lang, localService]) => ({ lang, localService }));
	speechSynthesis.dispatchEvent(new Event("voiceschanged"));
};
window.lit = 0;
Object.defineProperty(navigator, "wakeLock", { value: { request: async () => {
	lit++;
	return { released: false, release() { this.released = true; lit--; } };
} } });`

// openSet opens the choice of a board, and carries out an act there.
func openSet(p *Page, act string) {
	p.T.Helper()
	p.PressAct("my-set")
	p.Press(Act(act))
}

// brush is the selector of the brush of a side.
func brush(side string) string { return Act("brush") + `[data-value="` + side + `"]` }

// With a wooden board next to the device, the app speaks the computer's marbles, shows them large
// and keeps the screen on. If there is no voice, it says so once.
func TestTheComputerSpeaksToAWoodenBoard(t *testing.T) {
	p := table(t, SmallPhone, voices)
	openSet(p, "start-wooden")
	p.Wait("the place of its marbles", `document.querySelector("[data-reply='–']")`)
	if p.Sees("[data-reply]") {
		t.Error("an empty place stands before the first marble")
	}
	p.Wait("the screen to be kept on", `lit === 1`)
	const places = `[...document.querySelectorAll(".table > :not(.acts)")].map(e => e.getBoundingClientRect().top)`
	before := Eval[[]float64](p, places)
	p.Run(`voicesCome(["en-US", false], ["de-DE", true], ["en_GB", true])`)
	p.Wait("the turn to be said", `spoken.length === 1`)
	p.PressHole("d4")
	p.WaitPly(2)
	p.Wait("the marble to be said", `spoken.length === 2`)
	name := p.Attr("[data-reply]", "data-reply")
	if said, want := Eval[string](p, `spoken[1]`), "en_GB "+name[:1]+", "+name[1:]; !strings.HasPrefix(said, want) || p.Attr("[data-marble=second]", "data-hole") != name {
		t.Errorf("%q was said, want %q", said, want)
	}
	if after := Eval[[]float64](p, places); !slices.Equal(after, before) {
		t.Errorf("the table moved from %v to %v", before, after)
	}
	if far := Eval[float64](p, `parseFloat(getComputedStyle(document.querySelector("[data-reply] b")).fontSize)`); far < .12*320 {
		t.Errorf("the marble is %.1f px high", far)
	}

	p.ReloadGame()
	p.Wait("it stays with the game", `lit === 1 && document.querySelector("[data-reply]").dataset.reply === "`+name+`"`)
	p.Wait("one that there is no voice", `document.querySelector('[data-status="notice"]')`)
	p.OpenDialog("game")
	const rows = `[...document.querySelectorAll("dialog [data-act]")].map((e) => e.dataset.act + " " + e.getBoundingClientRect().top)`
	p.WaitStill()
	were := Eval[[]string](p, rows)
	p.Press(Act("speak"))
	p.Wait("the screen may go dark", `lit === 0 && document.querySelector('[data-act="speak"][aria-checked="false"]')`)
	p.WaitStill()
	if are := Eval[[]string](p, rows); !slices.Equal(are, were) {
		t.Errorf("the switch moved the rows of the menu from %v to %v", were, are)
	}
	p.Press(Act("speak"))
	p.Wait("the screen to be kept on again", `lit === 1`)
	p.CloseDialog()
	p.Run(`voicesCome(["en-GB", true])`)
	p.OpenDialog("game")
	p.Press(Act("speak"))
	p.Press(Act("speak"))
	p.CloseDialog()
	p.Wait("the marble and the turn to be said", `spoken.length > 0`)
	if said := Eval[string](p, `spoken.at(-1)`); !strings.HasPrefix(said, "en-GB "+name[:1]+", "+name[1:]+"; ") {
		t.Errorf("%q was said", said)
	}
	if p.Has(`[data-status="notice"]`) {
		t.Error("it is said again that there is no voice")
	}
	p.Run(`Object.defineProperty(document, "hidden", { value: true, configurable: true }); document.dispatchEvent(new Event("visibilitychange"))`)
	p.Wait("a hidden page lets the screen go dark", `lit === 0`)
}

// The referee's words fit on the page with long names, and always say who is to move.
func TestTheRefereeFits(t *testing.T) {
	for _, c := range []struct {
		size Size
		lang string
		name string
	}{{Phone, "tr", "Ayşegül Kılıçdaroğlu"}, {SmallPhone, "tr", "Ayşegül Kılıçdaroğlu"}, {SmallPhone, "de", ""}, {Phone, "en", ""}, {Sideways, "de", "Ayşegül Kılıçdaroğlu"}, {Desktop, "tr", "Ayşegül Kılıçdaroğlu"}} {
		t.Run(fmt.Sprintf("%dx%d %s", c.size.Width, c.size.Height, c.lang), func(t *testing.T) {
			p := tableIn(t, c.size, c.lang)
			openSet(p, "referee")
			p.Wait("the referee", `document.querySelector("[data-reply='–']")`)
			if c.name != "" {
				p.Press(Act("names"))
				p.Choose("first-name", c.name)
				p.Choose("second-name", c.name)
				p.Press(Act("name-players"))
				p.WaitGone("dialog")
			}
			check := func(when string) {
				t.Helper()
				p.WaitStill()
				if over := Eval[float64](p, `document.documentElement.scrollHeight - innerHeight`); over > 0 {
					t.Errorf("%s the page is %.0f px too high", when, over)
				}
				if !Eval[bool](p, `document.querySelector(".status").textContent.includes(document.querySelector(".to-move .name").textContent)`) {
					t.Errorf("%s nothing says who is to move, but %q", when, p.Text(".status"))
				}
			}
			check("before the first marble")
			if c.size.Height > c.size.Width {
				const middle = `(() => { const words = document.createRange(); words.selectNodeContents(document.querySelector(".status strong")); const b = words.getBoundingClientRect(); return b.x + b.width / 2; })()`
				if x := Eval[float64](p, middle); x < .4*float64(c.size.Width) || x > .6*float64(c.size.Width) {
					t.Errorf("the middle of its words is at %.0f px", x)
				}
			}
			p.PlayOn(3, "", p.PressHole)
			check("after three marbles")
		})
	}
}
