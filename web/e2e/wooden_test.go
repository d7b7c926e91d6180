package e2e

import (
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
	p.Press(Act("speak"))
	p.Wait("the screen may go dark", `lit === 0 && document.querySelector('[data-act="speak"][aria-checked="false"]')`)
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
