package view

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/dom"
	"kulami/app/picture"
	"kulami/rules"
)

func icon(name string) app.UI { return app.Raw(picture.Icon(name)) }

// control is an empty button that asks for an act.
func control(class, act string) app.HTMLButton {
	return app.Button().Type("button").Class(class).DataSet("act", act)
}

func button(act, label string) app.HTMLButton { return control("button", act).Text(label) }

// actButton is an icon over a word.
func actButton(act, drawing, label string) app.HTMLButton {
	return control("act", act).Body(icon(drawing), app.Span().Text(label))
}

// wideButton is an icon beside a phrase.
func wideButton(act, drawing, label string) app.HTMLButton {
	return control("button", act).Body(icon(drawing), app.Span().Text(label))
}

// menuItem is a row of a menu.
func menuItem(act, drawing, label string) app.HTMLButton {
	return control("item", act).Body(icon(drawing), app.Span().Text(label))
}

func iconButton(act, drawing, label string) app.HTMLButton {
	return control("icon-button", act).Aria("label", label).Title(label).Body(icon(drawing))
}

// tool is an icon in the upper edge of a screen. The zero value is none.
type tool struct {
	act, drawing, label string
	off                 bool // there is nothing it could do now
}

// topBar is the upper edge of every screen and dialog: at its left what leaves it, unless it is the table, then the title and
// the rest.
func topBar(leave, label string, title app.UI, rest ...app.UI) app.HTMLHeader {
	return app.Header().Class("head").Body(append([]app.UI{
		dom.Only(leave != "", iconButton(leave, "previous", label)), title}, rest...)...)
}

// enabled marks a button as disabled unless it can be used. So marked it keeps the focus,
// unlike with the attribute disabled.
func enabled(b app.HTMLButton, is bool) app.HTMLButton {
	return b.Aria("disabled", dom.When(!is, "true"))
}

// term is a row of a list of names with their values.
func term(name string, value any) app.UI {
	return app.Div().Body(app.Dt().Text(name), app.Dd().Text(value))
}

// columns is the head of a table.
func columns(names ...string) app.UI {
	cell := func(name string) app.UI { return app.Th().Scope("col").Text(name) }
	return app.THead().Body(app.Tr().Body(dom.Each(names, cell)...))
}

// thumb is a small picture of a position.
type thumb struct {
	app.Compo
	Layout  string
	Turned  int
	Marbles [2]rules.Set
	Large   bool // as the board is drawn
}

func newThumb(p rules.Position, turned int) *thumb {
	return &thumb{Layout: p.Board().Layout(), Turned: turned, Marbles: [2]rules.Set{p.Marbles(rules.First), p.Marbles(rules.Second)}}
}

// newPortrait is a large picture of a position.
func newPortrait(p rules.Position) *thumb {
	large := newThumb(p, 0)
	large.Large = true
	return large
}

// Render draws the position.
func (t *thumb) Render() app.UI {
	b, err := rules.ParseLayout(t.Layout)
	if err != nil {
		return app.Span().Class("thumb")
	}
	if t.Large {
		return app.Raw(picture.Portrait(b, t.Turned, t.Marbles))
	}
	return app.Raw(picture.Thumb(b, t.Turned, t.Marbles))
}

// option is a value of a form control and the words for it.
type option struct{ value, label string }

// labelled is a form control below its label.
func labelled(label string, control app.UI) app.UI {
	return app.Label().Class("field").Body(app.Span().Class("label").Text(label), control)
}

// group is some form controls below their label.
func group(label string, parts ...app.UI) app.UI {
	return app.FieldSet().Class("field").Body(append([]app.UI{app.Legend().Class("label").Text(label)}, parts...)...)
}

func choice[V ~string](name, label string, value V, options []option) app.UI {
	return labelled(label, selecting(app.Select().Name(name), value, options))
}

// selecting fills an invisible select element and draws its chosen option, which wraps. A select element cuts long options.
func selecting[V ~string](control app.HTMLSelect, value V, options []option) app.UI {
	chosen := options[0].label
	items := dom.Each(options, func(o option) app.UI {
		if o.value == string(value) {
			chosen = o.label
		}
		return app.Option().Value(o.value).Selected(o.value == string(value)).Text(o.label)
	})
	return app.Span().Class("select").Body(app.Span().Aria("hidden", "true").Text(chosen), control.Body(items...))
}

// radio is one of the options of a form control of which all are seen at once.
func radio(name, value string, on bool) app.HTMLInput {
	return app.Input().Type("radio").Name(name).Value(value).Checked(on)
}

// segments is a choice whose options are all seen at once.
func segments[V ~string](name, label string, value V, options []option) app.UI {
	return group(label, app.Div().Class("segments").Body(dom.Each(options, func(o option) app.UI {
		return app.Label().Body(radio(name, o.value, o.value == string(value)), app.Span().Text(o.label))
	})...))
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
