package app

import "github.com/maxence-charriere/go-app/v10/pkg/errors"

// nodeManager mounts elements and components. The first component draws exactly the page that was
// sent. So its mounting hydrates: it walks the page and the tree side by side and takes the page's
// nodes instead of making equal ones. If a browser extension has changed the page, mounting fails,
// and everything is drawn again.
type nodeManager struct {
	// node of the page to mount at, undefined after the last one; nil means make new nodes
	sent Value
}

// takeOver hydrates the page that was sent with the first component. window.kulami.taken reports
// success.
func (e *engineX) takeOver(body Value) UI {
	page := nodeManager{body.firstElementChild()}
	Window().Get("kulami").Set("taken", true)
	root, err := page.Mount(e.baseContext(), 1, newRoot())
	if err == nil {
		return root
	}
	if page.sent.firstChild().Truthy() { // an empty element was only a placeholder
		Window().Get("console").Call("error", "kulami: the page is drawn anew:", err.Error())
	}
	Window().Get("kulami").Set("taken", false)
	// drops the functions dispatched by the failed mount
	e.dispatches = make(chan func(), cap(e.dispatches))
	if root, err = e.nodes.Mount(e.baseContext(), 1, newRoot()); err != nil {
		panic(err)
	}
	body.replaceChild(root, page.sent)
	return root
}

// take returns the node of the page, which must have a property of the given value. It returns nil
// if a new node is needed, for example for an empty text, which was not sent.
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

// takeElement sets the element of v. If it is an element of the page, it returns the nodes inside.
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

// child returns the manager for child number i of an element with these nodes inside.
func (m nodeManager) child(inside Value, i int) nodeManager {
	if inside == nil {
		return m
	}
	return nodeManager{inside.Index(i)}
}

// place puts a mounted node in its place.
func (m nodeManager) place(parent Value, v UI) {
	switch {
	case m.sent == nil:
		parent.appendChild(v)
	case !m.sent.Equal(v.JSValue()):
		parent.Call("insertBefore", v, m.sent)
	}
}
