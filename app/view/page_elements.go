package view

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Events anywhere on the page are handled at Root, and read from data-act, data-hole,
// data-cell and the names of forms.

// attribute returns the value of an element's attribute, empty if it has none.
func attribute(element app.Value, name string) string {
	if v := element.Call("getAttribute", name); v.Truthy() {
		return v.String()
	}
	return ""
}

// touch reports whether a pointer event comes from a finger.
func touch(e app.Event) bool { return e.Get("pointerType").Equal(app.ValueOf("touch")) }

// field returns the value of a form control, or the given one if there is none.
func field(form, name, otherwise string) string {
	v := app.Window().Get("document").Call("querySelector", `[data-form="`+form+`"]`)
	if !v.Truthy() {
		return otherwise
	}
	control := v.Get("elements").Get(name)
	if !control.Truthy() {
		return otherwise
	}
	if control.Get("type").Equal(app.ValueOf("checkbox")) {
		return strconv.FormatBool(control.Get("checked").Bool())
	}
	return control.Get("value").String()
}

// controlValue returns the value of the form control that a selector finds, or nothing.
func controlValue(selector string) string {
	if control := app.Window().Get("document").Call("querySelector", selector); control.Truthy() {
		return control.Get("value").String()
	}
	return ""
}

// pick reads a choice with get.
func pick[V ~string](get func(name, otherwise string) string, name string, otherwise V) V {
	return V(get(name, string(otherwise)))
}
