package e2e

import (
	"testing"
)

// never is a promise that stays pending; denied is a rejected promise.
const (
	never  = `new Promise(() => {})`
	denied = `Promise.reject(new DOMException("", "NotAllowedError"))`
)

// If the browser refuses a request or does not answer within two seconds, the player reads a
// message and can copy the selected text. A player who closes the share sheet gets no message, and
// while the sheet has the focus there is no time limit.
func TestWhatNeverAnswers(t *testing.T) {
	for name, c := range map[string]struct {
		script string
		act    string
		shown  bool
	}{
		"copying is refused":       {`Object.defineProperty(navigator, "clipboard", { value: { writeText: () => ` + denied + ` } })`, "copy-link", true},
		"copying gives no answer":  {`Object.defineProperty(navigator, "clipboard", { value: { writeText: () => ` + never + ` } })`, "copy-link", true},
		"there is no clipboard":    {`Object.defineProperty(navigator, "clipboard", { value: undefined })`, "copy-record", true},
		"copying throws":           {`Object.defineProperty(navigator, "clipboard", { value: { writeText() { throw new TypeError(); } } })`, "copy-record", true},
		"sharing is refused":       {`navigator.share = () => ` + denied, "send-link", true},
		"sharing has a fault":      {`navigator.share = () => Promise.reject(new TypeError())`, "send-link", true},
		"sharing throws":           {`navigator.share = () => { throw new TypeError(); }`, "send-link", true},
		"sharing gives no answer":  {`navigator.share = () => ` + never, "send-link", true},
		"the share sheet is shut":  {`navigator.share = () => Promise.reject(new DOMException("", "AbortError"))`, "send-link", false},
		"the share sheet is there": {`navigator.share = () => { dispatchEvent(new Event("blur")); return ` + never + `; }`, "send-link", false},
	} {
		t.Run(name, func(t *testing.T) {
			p := table(t, Phone, c.script)
			p.PressAct("share")
			p.WaitFor(".qr-code")
			if !p.Sees(Act(c.act)) {
				p.Press(".fold summary")
			}
			p.Press(Act(c.act))
			if !c.shown {
				p.Run(`new Promise((done) => setTimeout(done, 2500))`)
				if p.Has(`[data-state="by-hand"]`) || p.Has(`.note[role="alert"]:not(:empty)`) {
					t.Error("something is said")
				}
				return
			}
			p.WaitFor(`[data-state="by-hand"]`)
			p.Wait("the text to be selected", `document.activeElement.matches("dialog textarea") && document.activeElement.selectionEnd === document.activeElement.value.length && getSelection().toString().includes("k1/")`)
			if p.Text(`[data-state="by-hand"] .note`) == "" {
				t.Error("nothing is said")
			}
		})
	}
}
