package app

// element is any HTML element (elements.go of package goapp). This file has the methods that differ
// between elements or can be faster.
type element struct{ htmlElement }

// A becomer is a component that takes the fields of another one of its type, and reports whether
// any has changed. Go-app compares all fields by reflection.
type becomer interface {
	Become(Composer) (changed bool)
}

// Text sets the content of a text area, or the only child of any other element.
func (e *element) Text(v any) *element {
	if e.tag == "textarea" {
		return e.Attr("value", v)
	}
	return e.Body(Text(v))
}

// Body copies the list, so that its callers' lists need no heap memory.
func (e *element) Body(children ...UI) *element {
	e.children = FilterUIElems(append([]UI(nil), children...)...)
	return e
}

// Aria and DataSet print texts without fmt.
func (e *element) Aria(name string, v any) *element { return e.Attr("aria-"+name, v) }

func (e *element) DataSet(name string, v any) *element { return e.Attr("data-"+name, v) }
