package app

import "github.com/maxence-charriere/go-app/v10/pkg/errors"

// nodeManager mounts elements and components. The first component draws just the page that was sent, so that the nodes of
// the page are taken over in place of making equal ones: the page is walked beside the tree. Where an extension of the
// browser has changed it, mounting fails, and all is drawn anew.
type nodeManager struct {
	sent Value // the node of the page where something is mounted, undefined behind the last one; nil if new ones are made
}

// takeOver mounts the first component in the place of the page that was sent. window.kulami.taken says how.
func (e *engineX) takeOver(body Value) UI {
	page := nodeManager{body.firstElementChild()}
	Window().Get("kulami").Set("taken", true)
	root, err := page.Mount(e.baseContext(), 1, newRoot())
	if err == nil {
		return root
	}
	if page.sent.firstChild().Truthy() { // an empty element was only to keep the place
		Window().Get("console").Call("error", "kulami: the page is drawn anew:", err.Error())
	}
	Window().Get("kulami").Set("taken", false)
	e.dispatches = make(chan func(), cap(e.dispatches)) // in place of those of what was not taken over
	if root, err = e.nodes.Mount(e.baseContext(), 1, newRoot()); err != nil {
		panic(err)
	}
	body.replaceChild(root, page.sent)
	return root
}

// take is the node of the page, which must have a property of the given value; nil if a new one is to be made, as for a text
// that is empty, and not sent.
func (m nodeManager) take(property, want string) (Value, error) {
	if m.sent == nil || want == "" {
		return nil, nil
	}
	has := "nothing"
	if !m.sent.IsUndefined() {
		has = m.sent.Get(property).String()
	}
	if has != want {
		return nil, errors.New("the page has " + has + " in the place of " + want)
	}
	return m.sent, nil
}

// takeElement gives v its element, and returns the nodes inside when that is of the page.
func (m nodeManager) takeElement(ctx Context, v HTML) (inside Value, err error) {
	element, err := m.take("localName", v.Tag())
	if element != nil {
		v.setJSElement(element)
		return m.sent.Get("childNodes"), nil
	}
	if err == nil {
		element, err = Window().createElement(v.Tag(), v.XMLNamespace())
		m.mountHTMLAttributes(ctx, v.setJSElement(element))
	}
	return nil, err
}

// child is what mounts child number i of an element with these nodes inside.
func (m nodeManager) child(inside Value, i int) nodeManager {
	if inside == nil {
		return m
	}
	return nodeManager{inside.Index(i)}
}

// place puts what was mounted where it belongs.
func (m nodeManager) place(parent Value, v UI) {
	switch {
	case m.sent == nil:
		parent.appendChild(v)
	case !m.sent.Equal(v.JSValue()):
		parent.Call("insertBefore", v, m.sent)
	}
}
