package journey

import (
	"fmt"
	"time"

	"kulami/rules"
)

// target is the point at which an element can be pressed, or the reason why it cannot be.
type target struct {
	X, Y float64
	Why  string
}

// spot is a function of a selector and a number of milliseconds. It finds the first visible
// element, scrolls to it, and waits until it does not move and a press at its centre hits it. An
// element that slides in does not move before the second frame, nor while no frame is drawn. A
// hidden page draws no frames.
const spot = `(async (selector, patience) => {
  const look = () => {
    const all = [...document.querySelectorAll(selector)];
    if (all.length === 0) return { why: "there is none" };
    const element = all.find((e) => e.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && e.getClientRects().length > 0);
    if (!element) return { why: "it is hidden" };
    const centre = () => {
      const box = element.getClientRects()[0]; // first line of a broken link
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    const meets = ({ x, y }) => {
      const hit = document.elementFromPoint(x, y);
      return hit && (element.contains(hit) || [...(element.labels ?? [])].some((label) => label.contains(hit)));
    };
    if (element.disabled) return { why: "it is disabled" };
    // People scroll until they see the whole element, also when a fixed bar covers it. Lists draw
    // the games that are scrolled to.
    const scrolled = !meets(centre());
    if (scrolled) element.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
    const { x, y } = centre();
    if (meets({ x, y })) return { x, y, scrolled };
    const hit = document.elementFromPoint(x, y);
    return { why: "it is covered by " + (hit ? hit.cloneNode(false).outerHTML : "nothing: it lies outside the screen") };
  };
  const frames = matchMedia("(prefers-reduced-motion: reduce)").matches ? 1 : 2;
  for (let last = look(), end = performance.now() + patience; ; ) {
    for (let i = 0; i < frames; i++) {
      await new Promise((done) => {
        requestAnimationFrame(() => setTimeout(done));
        setTimeout(done, 100);
      });
    }
    if (last.scrolled) await new Promise((done) => setTimeout(done, 80));
    const now = look();
    if (!now.why && now.x === last.x && now.y === last.y && !now.scrolled) return now;
    if (performance.now() > end) return { why: now.why ?? "it moves" };
    last = now;
  }
})(%s, %d)`

// Spot waits until the element can be pressed and does not move, and returns its centre.
func (p *Page) Spot(selector string) (x, y float64) {
	for start := time.Now(); ; time.Sleep(Pause) {
		now := p.spotSoon(selector)
		if now.Why == "" {
			return now.X, now.Y
		}
		if time.Since(start) >= p.Patience {
			p.Fail("%s can't be pressed: %s", selector, now.Why)
		}
	}
}

// spotSoon looks for the element for at most a second. Why says why it cannot be pressed.
func (p *Page) spotSoon(selector string) target {
	now, err := evaluate[target](p, fmt.Sprintf(spot, Quote(selector), min(p.Patience, time.Second).Milliseconds()))
	if err != nil {
		now.Why = err.Error()
	}
	return now
}

// Point makes the mouse or a finger perform steps.
func (p *Page) Point(pointer Pointer, steps ...Step) {
	p.Must("use the "+string(pointer), p.Driver.Point(pointer, steps...))
}

// Press clicks the element at its centre with the mouse.
func (p *Page) Press(selector string) {
	x, y := p.Spot(selector)
	p.Point(Mouse, To(x, y), Step{Act: Down}, Step{Act: Up})
}

// Tap touches the element at its centre with a finger.
func (p *Page) Tap(selector string) {
	p.Hold(selector)
	p.Lift()
}

// Hold puts a finger on the element and leaves it there.
func (p *Page) Hold(selector string) {
	x, y := p.Spot(selector)
	p.Point(Touch, To(x, y), Step{Act: Down})
}

// Lift lifts the finger.
func (p *Page) Lift() { p.Point(Touch, Step{Act: Up}) }

// Hover moves the mouse over the element.
func (p *Page) Hover(selector string) {
	x, y := p.Spot(selector)
	p.Point(Mouse, To(x, y))
}

// Drag drags a pointer from the middle of an element to another element. The end is at (dx, dy)
// pixels from that element's middle.
func (p *Page) Drag(pointer Pointer, from, to string, dx, dy float64) {
	x, y := p.Spot(from)
	end := Eval[[2]float64](p, `(({ x, y, width, height }) => [x + width / 2, y + height / 2])(document.querySelector(`+Quote(to)+`).getBoundingClientRect())`)
	steps := []Step{To(x, y), {Act: Down}}
	const moves = 6
	for i := 1.0; i <= moves; i++ {
		steps = append(steps, Step{X: x + (end[0]+dx-x)*i/moves, Y: y + (end[1]+dy-y)*i/moves, Takes: 10 * time.Millisecond})
	}
	p.Point(pointer, append(steps, Step{Act: Up})...)
}

// Key presses a key by its name, see Driver.
func (p *Page) Key(name string) { p.Must("press the key "+name, p.Driver.Key(name)) }

// Focus focuses the first element that matches the selector.
func (p *Page) Focus(selector string) {
	p.Run(`document.querySelector(` + Quote(selector) + `).focus()`)
}

// TabTo presses Tab or Shift+Tab until the element with this value of the attribute has the focus.
// The value "" stands for any value. TabTo stays inside the page: after the last control Tab leads
// to the browser's own controls, and Firefox does not always return from them.
func (p *Page) TabTo(attribute, value string) {
	selector := "[" + attribute + "]"
	if value != "" {
		selector = fmt.Sprintf("[%s=%q]", attribute, value)
	}
	key := "Tab"
	for range 100 {
		if got := p.Focused(attribute); got != "" && (value == "" || got == value) {
			return
		}
		if way := Eval[string](p, `(`+wayTo+`)(`+Quote(selector)+`)`); way != "" {
			key = way
		}
		p.Key(key)
		if key == "Tab" && Eval[bool](p, `document.activeElement === document.body`) {
			key = "Shift+Tab" // Tab has left the page.
		}
	}
	p.Fail("Tab does not lead to %s=%q", attribute, value)
}

// wayTo is a function that returns the key that leads from the focus to an element, or "" if no
// element has the focus.
const wayTo = `(selector) => {
	const from = document.activeElement, to = [...document.querySelectorAll(selector)].find((e) => e.tabIndex >= 0 && e.checkVisibility());
	if (!to || from === document.body) return "";
	return from.compareDocumentPosition(to) & Node.DOCUMENT_POSITION_PRECEDING ? "Shift+Tab" : "Tab";
}`

// ChooseByKey selects a radio button by Tab and the arrow keys.
func (p *Page) ChooseByKey(name, value string) {
	if folded := fmt.Sprintf(`details:not([open]):has([name=%q])`, name); p.Has(folded) {
		p.Focus(folded + ` > summary`)
		p.Key("Enter")
		p.WaitGone(folded)
	}
	p.TabTo("name", name)
	for range 14 {
		if p.Focused("value") == value {
			p.Wait(value+" to be chosen", `document.activeElement.checked`)
			return
		}
		p.Key("ArrowRight")
	}
	p.Fail("the arrow keys do not lead to %s of %s", value, name)
}

// Walk moves the focus by arrow keys to a place of the board. attribute contains the names of
// places. It returns the number of keys pressed.
func (p *Page) Walk(attribute, place string) (keys int) {
	to, _ := rules.ParsePoint(place)
	for ; keys < 40; keys++ {
		at := p.Focused(attribute)
		from, ok := rules.ParsePoint(at)
		if !ok {
			p.Fail("the focus has left the board on the way to %s", place)
		}
		if from == to {
			return keys
		}
		p.Key(arrow(from, to))
		p.Wait("the focus to move from "+at, `document.activeElement?.getAttribute(`+Quote(attribute)+`) !== `+Quote(at))
	}
	p.Fail("the arrow keys do not lead to %s", place)
	return keys
}

// arrow returns the arrow key that leads from one place of a board towards another, first along the
// row, then along the column.
func arrow(from, to rules.Point) string {
	switch {
	case from.X < to.X:
		return "ArrowRight"
	case from.X > to.X:
		return "ArrowLeft"
	case from.Y < to.Y:
		return "ArrowUp"
	}
	return "ArrowDown"
}

// Choose sets a form control by its name. It presses the label of a radio button, or sets the value
// of a list or field.
func (p *Page) Choose(name, value string) {
	radio := fmt.Sprintf(`input[name=%q][value=%q]`, name, value)
	control := fmt.Sprintf(`[name=%q]`, name)
	p.Wait("the control "+name, `document.querySelector(`+Quote(control)+`)`)
	p.unfold(control)
	if p.Has(radio) {
		// The box itself can be hidden behind its label, which people press then.
		p.press(`label:has(`+radio+`), `+radio, `document.querySelector(`+Quote(radio)+`)?.checked === true`, name+" can't be "+value)
		return
	}
	p.Wait(name+" to be "+value, `(`+setControl+`)(`+Quote(control)+`, `+Quote(value)+`)`)
}

// press presses an element until a condition becomes true. On a busy machine an earlier choice can
// redraw the form during a press, which moves the element away.
func (p *Page) press(selector, condition, why string) {
	const soon = 5 * time.Second
	for start := time.Now(); !Eval[bool](p, condition); {
		if time.Since(start) > p.Patience {
			p.Fail("%s", why)
		}
		if at := p.spotSoon(selector); at.Why == "" { // an earlier press can have removed it
			p.Point(Mouse, To(at.X, at.Y), Step{Act: Down}, Step{Act: Up})
		}
		for pressed := time.Now(); time.Since(pressed) < soon && !Eval[bool](p, condition); {
			time.Sleep(Pause)
		}
	}
}

// unfold opens the folds around an element. It tries again if an earlier choice moves the fold
// during a press.
func (p *Page) unfold(selector string) {
	folded := `details:not([open]):has(` + selector + `)`
	for start := time.Now(); p.Has(folded); {
		if time.Since(start) > p.Patience {
			p.Fail("%s can't be opened", folded)
		}
		p.Press(folded + ` > summary`)
	}
}

// setControl sets a list or field and reports whether it has kept its value. After an earlier
// choice the form can be drawn again with other elements.
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
