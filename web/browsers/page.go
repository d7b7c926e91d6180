package browsers

import (
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"strings"
	"time"

	"kulami/web/e2e"
)

// patience is how long a verb waits for the page before it gives up.
const patience = 60 * time.Second

// pause is the time between two checks of a condition.
const pause = 10 * time.Millisecond

// page is the page that a browser shows. Its verbs fail the journey when they can't do what they say.
type page struct {
	t          e2e.Reporter
	wire       wire
	patience   time.Duration
	complaints []string
}

// goTo opens an address.
func (p *page) goTo(address string) {
	p.t.Helper()
	p.collect()
	_, err := p.wire.call(navigate, object{"url": address})
	p.must("open "+address, err)
}

// reload loads the page again as a person does. The protocol's own command reloads past the service worker in Firefox.
func (p *page) reload() {
	p.t.Helper()
	p.collect()
	eval[any](p, `void (window.leaving = true, setTimeout(() => location.reload()))`)
	p.wait("the page to load again", `!window.leaving && document.readyState === "complete"`)
}

// leave ends the visit and returns every complaint of the page.
func (p *page) leave() []string {
	p.collect()
	p.wire.call(navigate, object{"url": "about:blank"})
	return p.complaints
}

// collect takes over what the page has complained about so far.
func (p *page) collect() {
	const take = `document.querySelector("[data-board]") ? window.watched?.complaints.splice(0) ?? ["the watcher is not there"] : []`
	if found, err := evaluate[[]string](p, take); err == nil {
		p.complaints = append(p.complaints, found...)
	}
}

// waitReady waits until the app is mounted and accepts a move.
func (p *page) waitReady() {
	p.t.Helper()
	p.wait("the app to be ready", `performance.getEntriesByName("app-ready").length > 0`)
}

// wait waits until the JavaScript condition, or the promise it returns, is true. It is evaluated repeatedly; what is its
// name in the complaint.
func (p *page) wait(what, condition string) {
	p.t.Helper()
	for start := time.Now(); ; time.Sleep(pause) {
		// While a document is replaced, no script can answer.
		if held, err := evaluate[bool](p, "Promise.resolve("+condition+").then(Boolean)"); err == nil && held {
			return
		} else if time.Since(start) > p.patience {
			p.fail("waited in vain for %s (%v)", what, err)
		}
	}
}

// eval returns the value of a JavaScript expression, and waits if it is a promise.
func eval[T any](p *page, expression string) T {
	p.t.Helper()
	value, err := evaluate[T](p, expression)
	p.must("evaluate "+expression, err)
	return value
}

func evaluate[T any](p *page, expression string) (value T, err error) {
	const run = `const done = arguments[0];
(async () => (%s))().then((value) => done({ value }), (error) => done({ error: String(error) }))`
	raw, err := p.wire.call(execute, object{"script": fmt.Sprintf(run, expression), "args": []any{}})
	if err != nil {
		return value, err
	}
	var answer struct {
		Value json.RawMessage
		Error string
	}
	if err := json.Unmarshal(raw, &answer); err != nil {
		return value, err
	}
	if answer.Error != "" {
		return value, errors.New(answer.Error)
	}
	if len(answer.Value) == 0 {
		return value, nil
	}
	return value, json.Unmarshal(answer.Value, &value)
}

// press clicks the element at its centre with the mouse, as soon as it can be pressed and lies still.
func (p *page) press(selector string) {
	p.t.Helper()
	p.point("press "+selector, "mouse", selector, object{"type": "pointerDown", "button": 0}, object{"type": "pointerUp", "button": 0})
}

// tap touches the element at its centre with a finger.
func (p *page) tap(selector string) {
	p.t.Helper()
	p.point("tap "+selector, "touch", selector, object{"type": "pointerDown", "button": 0}, object{"type": "pointerUp", "button": 0})
}

// hover moves the mouse over the element.
func (p *page) hover(selector string) {
	p.t.Helper()
	p.point("hover over "+selector, "mouse", selector)
}

// point moves a pointer, the mouse or a finger, to the element and lets it act there.
func (p *page) point(what, kind, selector string, acts ...object) {
	p.t.Helper()
	x, y := p.spot(selector)
	move := object{"type": "pointerMove", "duration": 0, "x": math.Round(x), "y": math.Round(y), "origin": "viewport"}
	p.perform(what, object{
		"type": "pointer", "id": kind, "parameters": object{"pointerType": kind}, "actions": append([]object{move}, acts...),
	})
}

// spot waits until the element can be pressed and lies still, and returns its centre.
func (p *page) spot(selector string) (x, y float64) {
	p.t.Helper()
	for start := time.Now(); ; time.Sleep(pause) {
		looks, err := evaluate[[2]e2e.Target](p, fmt.Sprintf(twoLooks, e2e.TargetScript, quote(selector)))
		why := looks[1].Why
		switch {
		case err != nil:
			why = err.Error()
		case why == "" && looks[0] == looks[1]:
			return looks[1].X, looks[1].Y
		case why == "":
			why = "it moves"
		}
		if time.Since(start) > p.patience {
			p.fail("%s can't be pressed: %s", selector, why)
		}
	}
}

// twoLooks locates an element twice, with two frames drawn in between: an element that slides in does not move while
// no frame is drawn.
const twoLooks = `(async (look, selector) => {
  const first = look(selector);
  for (let i = 0; i < 2; i++) await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  return [first, look(selector)];
})(%s, %s)`

// keys are the protocol's letters for the keys that have none.
var keys = map[string]string{
	"Tab": "\uE004", "Enter": "\uE007", "Escape": "\uE00C", "Space": " ", "End": "\uE010", "Home": "\uE011",
	"ArrowLeft": "\uE012", "ArrowUp": "\uE013", "ArrowRight": "\uE014", "ArrowDown": "\uE015",
}

// key presses a key: a character or one of keys.
func (p *page) key(name string) {
	p.t.Helper()
	code, ok := keys[name]
	if !ok {
		code = name
	}
	p.perform("press the key "+name, object{
		"type": "key", "id": "keyboard",
		"actions": []object{{"type": "keyDown", "value": code}, {"type": "keyUp", "value": code}},
	})
}

// perform lets an input device act.
func (p *page) perform(what string, device object) {
	p.t.Helper()
	_, err := p.wire.call(perform, object{"actions": []object{device}})
	p.must(what, err)
}

// sees reports whether an element of the selector is drawn.
func (p *page) sees(selector string) bool {
	p.t.Helper()
	return eval[bool](p, visible(selector))
}

// waitFor waits until an element of the selector is drawn.
func (p *page) waitFor(selector string) {
	p.t.Helper()
	p.wait(selector+" to be seen", visible(selector))
}

// waitGone waits until no element matches the selector.
func (p *page) waitGone(selector string) {
	p.t.Helper()
	p.wait(selector+" to go", `!document.querySelector(`+quote(selector)+`)`)
}

func visible(selector string) string {
	return `[...document.querySelectorAll(` + quote(selector) + `)].some((e) => e.checkVisibility({ visibilityProperty: true, opacityProperty: true }))`
}

// focused returns the value of an attribute of the element that has the focus, or "".
func (p *page) focused(attribute string) string {
	p.t.Helper()
	return eval[string](p, `document.activeElement?.getAttribute(`+quote(attribute)+`) ?? ""`)
}

func (p *page) must(what string, err error) {
	p.t.Helper()
	if err != nil {
		p.fail("could not %s: %v", what, err)
	}
}

// fail ends the journey, with what the page shows and has complained about.
func (p *page) fail(format string, args ...any) {
	p.t.Helper()
	p.collect()
	complaint := fmt.Sprintf(format, args...)
	if shown, err := evaluate[string](p, showing); err == nil {
		complaint += "\nshown: " + shown
	}
	if len(p.complaints) > 0 {
		complaint += "\nthe page complained:\n  " + strings.Join(p.complaints, "\n  ")
	}
	p.t.Fatalf("%s", complaint)
}

// showing returns the text of the page.
const showing = `location.href + " " + JSON.stringify({ ...document.querySelector("[data-board]")?.dataset })`

// quote writes a string as JavaScript.
func quote(text string) string {
	out, err := json.Marshal(text)
	if err != nil {
		panic(err) // strings always marshal
	}
	return string(out)
}
