package view

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// option is a value of a form control and the words for it.
type option struct{ value, label string }

func choice[V ~string](name, label string, value V, options []option) app.UI {
	list := make([]app.UI, len(options))
	for i, o := range options {
		list[i] = app.Option().Value(o.value).Selected(o.value == string(value)).Text(o.label)
	}
	return app.Label().Class("field").Body(app.Span().Class("label").Text(label), app.Select().Name(name).Body(list...))
}

// segments is a choice whose options are all seen at once.
func segments[V ~string](name, label string, value V, options []option) app.UI {
	list := make([]app.UI, len(options))
	for i, o := range options {
		list[i] = app.Label().Body(
			app.Input().Type("radio").Name(name).Value(o.value).Checked(o.value == string(value)),
			app.Span().Text(o.label))
	}
	return app.FieldSet().Class("field").Body(
		app.Legend().Class("label").Text(label),
		app.Div().Class("segments").Body(list...))
}

// halves is a form whose two halves stand beside each other where there is room.
func halves(name string, first, second []app.UI) app.UI {
	return app.Form().Class("form", "halves").DataSet("form", name).Body(
		app.Div().Class("form").Body(first...), app.Div().Class("form").Body(second...))
}

func toggle(name, label string, on bool) app.UI {
	return app.Label().Class("toggle").Body(
		app.Span().Text(label),
		app.Input().Type("checkbox").Role("switch").Name(name).Checked(on))
}
