package app

// restore puts the children of v's parent element back. It is called before the program writes to
// v's node, replaces it or removes it. A browser that translates the page replaces texts by <font>
// elements and can move elements into them. Then a write to such a text has no visible effect, and
// its removal throws an exception that ends the program. Children in place are not touched, because
// moving an element takes its focus away.
func restore(v UI) {
	parent, ok := v.parent().(HTML)
	for above := v.parent(); !ok; parent, ok = above.(HTML) {
		above = above.parent()
	}
	element := parent.JSValue()
	if v.JSValue().Get("parentNode").Equal(element) {
		return
	}
	next := element.firstChild()
	skip := func(end Value) {
		for !next.Equal(end) {
			after := next.Get("nextSibling")
			element.removeChild(next)
			next = after
		}
	}
	for _, child := range parent.body() {
		switch {
		case child == nil: // removed by updateHTML
		case child.JSValue().Get("parentNode").Equal(element):
			skip(child.JSValue())
			next = next.Get("nextSibling")
		default:
			element.Call("insertBefore", child, next)
		}
	}
	skip(Null())
}
