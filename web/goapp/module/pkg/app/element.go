package app

// element is any HTML element (elements.go of package site). What is not the same for all elements is written here, and
// what can be quicker.
type element struct{ htmlElement }

// A becomer is a component that takes over the fields of another one of its type, and reports whether any has changed. The
// library compares all fields by reflection.
type becomer interface {
	Become(Composer) (changed bool)
}

// Text is the content of a text area, and the only child of any other element.
func (e *element) Text(v any) *element {
	if e.tag == "textarea" {
		return e.Attr("value", v)
	}
	return e.Body(Text(v))
}

// Body keeps a copy of the list, so that those of its callers need no memory of their own.
func (e *element) Body(children ...UI) *element {
	e.children = FilterUIElems(append([]UI(nil), children...)...)
	return e
}

// Aria and DataSet do not print texts by way of fmt.
func (e *element) Aria(name string, v any) *element { return e.Attr("aria-"+name, v) }

func (e *element) DataSet(name string, v any) *element { return e.Attr("data-"+name, v) }
