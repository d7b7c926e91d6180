package view

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// swatches is a choice whose options are pictures with their names below.
func swatches[V ~string](name, label string, value V, options []option, picture func(value V) app.UI) app.UI {
	list := make([]app.UI, len(options))
	for i, o := range options {
		list[i] = app.Label().Class("card").Body(
			app.Input().Type("radio").Name(name).Value(o.value).Checked(o.value == string(value)),
			app.Span().Class("card-body").Body(picture(V(o.value)), app.Span().Class("swatch-name").Text(o.label)))
	}
	return app.FieldSet().Class("field").Body(
		app.Legend().Class("label").Text(label),
		app.Div().Class("swatches").Body(list...))
}
