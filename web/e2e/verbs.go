package e2e

import (
	"encoding/json"
	"fmt"
	"strings"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"kulami/rules"
)

// Target is where the page would be pressed, or why it can't be.
type Target struct {
	X, Y     float64
	Scrolled bool // just now, so that it may still move: lists draw what is scrolled to
	Why      string
}

// TargetScript is a function of a selector that gives a Target: it finds the first visible element, brings it onto the
// screen, and looks whether a press at its centre would meet it.
const TargetScript = `(selector) => {
  const all = [...document.querySelectorAll(selector)];
  if (all.length === 0) return { why: "there is none" };
  const element = all.find((e) => e.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && e.getClientRects().length > 0);
  if (!element) return { why: "it is hidden" };
  const centre = () => {
    const box = element.getClientRects()[0]; // of a broken link, the first line
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const meets = ({ x, y }) => {
    const hit = document.elementFromPoint(x, y);
    return hit && (element.contains(hit) || [...(element.labels ?? [])].some((label) => label.contains(hit)));
  };
  if (element.disabled) return { why: "it is disabled" };
  // People scroll until they see a thing whole, also from below a bar that stays in its place.
  const scrolled = !meets(centre());
  if (scrolled) element.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
  const { x, y } = centre();
  if (meets({ x, y })) return { x, y, scrolled };
  const hit = document.elementFromPoint(x, y);
  return { why: "it is covered by " + (hit ? hit.cloneNode(false).outerHTML : "nothing: it lies outside the screen") };
}`

// Spot waits until the element can be pressed and lies still, and returns its centre.
func (p *Page) Spot(selector string) (x, y float64) {
	p.T.Helper()
	var last Target
	for start := time.Now(); ; time.Sleep(2 * pause) {
		now, err := evaluate[Target](p, "("+TargetScript+")("+quote(selector)+")")
		if err == nil && now.Why == "" && now == last {
			return now.X, now.Y
		}
		if now.Scrolled {
			time.Sleep(10 * pause)
		}
		if err != nil {
			now.Why = err.Error()
		}
		if time.Since(start) > Patience {
			p.T.Fatalf("%s can't be pressed: %s%s", selector, now.Why, p.note())
		}
		last = now
	}
}

// Press clicks the element at its centre with the mouse.
func (p *Page) Press(selector string) {
	p.T.Helper()
	x, y := p.Spot(selector)
	p.mouse(input.DispatchMouseEventTypeMouseMoved, x, y)
	p.mouse(input.DispatchMouseEventTypeMousePressed, x, y)
	p.mouse(input.DispatchMouseEventTypeMouseReleased, x, y)
}

// Hover moves the mouse over the element.
func (p *Page) Hover(selector string) {
	p.T.Helper()
	x, y := p.Spot(selector)
	p.mouse(input.DispatchMouseEventTypeMouseMoved, x, y)
}

func (p *Page) mouse(kind input.DispatchMouseEventType, x, y float64) {
	p.T.Helper()
	params := input.DispatchMouseEventParams{Type: kind, X: x, Y: y, Button: input.MouseButtonNone}
	if kind != input.DispatchMouseEventTypeMouseMoved {
		params.Button, params.ClickCount = input.MouseButtonLeft, 1
	}
	call(p, "use the mouse", input.DispatchMouseEvent, params)
}

// keys are the names that Key knows beside single characters.
var keys = map[string]string{
	"Enter": kb.Enter, "Tab": kb.Tab, "Escape": kb.Escape, "Space": " ", "Home": kb.Home, "End": kb.End,
	"ArrowUp": kb.ArrowUp, "ArrowDown": kb.ArrowDown, "ArrowLeft": kb.ArrowLeft, "ArrowRight": kb.ArrowRight,
}

var modifiers = map[string]chromedp.Modifier{"Control": chromedp.ModifierCtrl, "Shift": chromedp.ModifierShift, "Alt": chromedp.ModifierAlt}

// Key presses a key: a character, a name such as "Enter", or one with a modifier such as "Shift+Tab".
func (p *Page) Key(name string) {
	p.T.Helper()
	var options []chromedp.KeyOption
	key := name
	if held, rest, ok := strings.Cut(name, "+"); ok && rest != "" {
		options = append(options, chromedp.KeyModifiers(modifiers[held]))
		key = rest
	}
	if code, ok := keys[key]; ok {
		key = code
	}
	p.must("press the key "+name, chromedp.Do(p.ctx, chromedp.KeyEvent(key, options...)))
}

// Type presses the keys of a text.
func (p *Page) Type(text string) {
	p.T.Helper()
	p.must("type "+text, chromedp.Do(p.ctx, chromedp.KeyEvent(text)))
}

// Arrow is the arrow key that leads from one place of a board towards another, first along the row, then along the
// column; "" if they are the same.
func Arrow(from, to rules.Point) string {
	switch {
	case from.X < to.X:
		return "ArrowRight"
	case from.X > to.X:
		return "ArrowLeft"
	case from.Y < to.Y:
		return "ArrowUp"
	case from.Y > to.Y:
		return "ArrowDown"
	}
	return ""
}

// Focused returns the value of an attribute of the element that has the focus, or "".
func (p *Page) Focused(attribute string) string {
	p.T.Helper()
	return Eval[string](p, `document.activeElement?.getAttribute(`+quote(attribute)+`) ?? ""`)
}

// Has reports whether the page has an element of the selector.
func (p *Page) Has(selector string) bool {
	p.T.Helper()
	return Eval[bool](p, `document.querySelector(`+quote(selector)+`) !== null`)
}

// Sees reports whether an element of the selector is drawn.
func (p *Page) Sees(selector string) bool {
	p.T.Helper()
	return Eval[bool](p, visible(selector))
}

// visible is the condition that an element of the selector is drawn, for Wait.
func visible(selector string) string {
	return `[...document.querySelectorAll(` + quote(selector) + `)].some((e) => e.checkVisibility({ visibilityProperty: true, opacityProperty: true }))`
}

// WaitFor waits until an element of the selector is drawn.
func (p *Page) WaitFor(selector string) {
	p.T.Helper()
	p.Wait(selector+" to be seen", visible(selector))
}

// Attr returns an attribute of the first element of the selector, or "".
func (p *Page) Attr(selector, name string) string {
	p.T.Helper()
	return Eval[string](p, fmt.Sprintf(`document.querySelector(%s)?.getAttribute(%s) ?? ""`, quote(selector), quote(name)))
}

// Text returns the text of the first element of the selector, without spaces around it.
func (p *Page) Text(selector string) string {
	p.T.Helper()
	return Eval[string](p, fmt.Sprintf(`document.querySelector(%s)?.textContent.trim() ?? ""`, quote(selector)))
}

// Choose sets a form control by its name, pressing the label of a radio button, or setting the value of a list or field.
func (p *Page) Choose(name, value string) {
	p.T.Helper()
	radio := fmt.Sprintf(`input[name=%q][value=%q]`, name, value)
	control := fmt.Sprintf(`[name=%q]`, name)
	p.Wait("the control "+name, `document.querySelector(`+quote(control)+`)`)
	if p.Has(radio) {
		// The box itself may be hidden behind its label, which is what people press then.
		p.Press(`label:has(` + radio + `), ` + radio)
		p.Wait(name+" to be "+value, `document.querySelector(`+quote(radio)+`).checked`)
		return
	}
	p.Wait(name+" to be "+value, `(`+setControl+`)(`+quote(control)+`, `+quote(value)+`)`)
}

// setControl sets a list or field and reports whether it has kept its value: the form may be drawn anew after the
// choice before, with other elements.
const setControl = `async (selector, value) => {
  const control = document.querySelector(selector);
  if (control.value !== value) {
    control.focus();
    control.value = value;
    control.dispatchEvent(new Event("input", { bubbles: true }));
    control.dispatchEvent(new Event("change", { bubbles: true }));
  }
  await new Promise((done) => setTimeout(done, 80));
  return control.isConnected && document.querySelector(selector) === control && control.value === value;
}`

// ManifestErrors returns the browser's errors in the manifest and its reasons against installing the app.
func (p *Page) ManifestErrors() []string {
	p.T.Helper()
	var found []string
	manifest := call(p, "read the manifest", page.GetAppManifest, page.GetAppManifestParams{})
	for _, e := range manifest.Errors {
		found = append(found, e.Message)
	}
	if manifest.URL == "" || len(manifest.Data) == 0 {
		found = append(found, "there is no manifest")
	}
	install := call(p, "ask for installability", page.GetInstallabilityErrors, cdp.Empty{})
	for _, e := range install.InstallabilityErrors {
		found = append(found, e.ErrorID)
	}
	return found
}

// quote writes a string as JavaScript.
func quote(text string) string {
	out, err := json.Marshal(text)
	if err != nil {
		panic(err) // strings always marshal
	}
	return string(out)
}
