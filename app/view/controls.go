package view

import "github.com/maxence-charriere/go-app/v10/pkg/app"

func button(act, label string) app.HTMLButton {
	return app.Button().Type("button").Class("button").DataSet("act", act).Text(label)
}

// actButton is an icon over a word.
func actButton(act, drawing, label string) app.HTMLButton {
	return app.Button().Type("button").Class("act").DataSet("act", act).Body(icon(drawing), app.Span().Text(label))
}

// wideButton is an icon beside a phrase.
func wideButton(act, drawing, label string) app.HTMLButton {
	return app.Button().Type("button").Class("button").DataSet("act", act).Body(icon(drawing), app.Span().Text(label))
}

func iconButton(act, drawing, label string) app.HTMLButton {
	return app.Button().Type("button").Class("icon-button").DataSet("act", act).Aria("label", label).Title(label).Body(icon(drawing))
}

// enabled marks a button as disabled unless it can be used. So marked it keeps the focus,
// unlike with the attribute disabled.
func enabled(b app.HTMLButton, is bool) app.HTMLButton {
	if is {
		return b
	}
	return b.Aria("disabled", "true")
}

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
