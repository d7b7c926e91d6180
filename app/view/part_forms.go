package view

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// option is a value of a form control and the words for it.
type option struct{ value, label string }

// optionsOf makes an option of each of some values.
func optionsOf[T any](values []T, of func(T) option) []option {
	options := make([]option, len(values))
	for i, value := range values {
		options[i] = of(value)
	}
	return options
}

// labelled is a form control below its label.
func labelled(label string, control app.UI) app.UI {
	return app.Label().Class("field").Body(app.Span().Class("label").Text(label), control)
}

// group is some form controls below their label.
func group(label string, controls ...app.UI) app.UI {
	return app.FieldSet().Class("field").Body(append([]app.UI{app.Legend().Class("label").Text(label)}, controls...)...)
}

func choice[V ~string](name, label string, value V, options []option) app.UI {
	return labelled(label, selecting(name, value, options))
}

// selecting is the form control of a choice.
func selecting[V ~string](name string, value V, options []option) app.HTMLSelect {
	list := make([]app.UI, len(options))
	for i, o := range options {
		list[i] = app.Option().Value(o.value).Selected(o.value == string(value)).Text(o.label)
	}
	return app.Select().Name(name).Body(list...)
}

// radio is one of the options of a form control of which all are seen at once.
func radio(name, value string, on bool) app.HTMLInput {
	return app.Input().Type("radio").Name(name).Value(value).Checked(on)
}

// segments is a choice whose options are all seen at once.
func segments[V ~string](name, label string, value V, options []option) app.UI {
	list := make([]app.UI, len(options))
	for i, o := range options {
		list[i] = app.Label().Body(radio(name, o.value, o.value == string(value)), app.Span().Text(o.label))
	}
	return group(label, app.Div().Class("segments").Body(list...))
}

// card is an option of which more is to be seen than a word.
func card(name, value string, on bool, body ...app.UI) app.UI {
	return app.Label().Class("card").Body(radio(name, value, on), app.Span().Class("card-body").Body(body...))
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

// toCopy is a text to be copied by hand; its label is heard.
func toCopy(label string, rows int, text string) app.UI {
	return app.Label().Class("field").Body(
		app.Span().Class("unseen").Text(label),
		app.Textarea().Class("link").ReadOnly(true).Rows(rows).Text(text))
}
