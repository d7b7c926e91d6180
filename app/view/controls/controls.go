// Package controls is what any screen is made of: buttons, form controls and small pictures.
package controls

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/dom"
	"kulami/app/picture"
	"kulami/rules"
)

// Icon draws an icon by its name.
func Icon(name string) app.UI { return app.Raw(picture.Icon(name)) }

// Control is an empty button that asks for an act.
func Control(class, act string) app.HTMLButton {
	return app.Button().Type("button").Class(class).DataSet("act", act)
}

// Button is a button with a word.
func Button(act, label string) app.HTMLButton { return Control("button", act).Text(label) }

// ActButton is an icon over a word.
func ActButton(act, drawing, label string) app.HTMLButton {
	return Control("act", act).Body(Icon(drawing), app.Span().Text(label))
}

// WideButton is an icon beside a phrase.
func WideButton(act, drawing, label string) app.HTMLButton {
	return Control("button", act).Body(Icon(drawing), app.Span().Text(label))
}

// MenuItem is a row of a menu.
func MenuItem(act, drawing, label string) app.HTMLButton {
	return Control("item", act).Body(Icon(drawing), app.Span().Text(label))
}

// SwitchItem is a row of a menu that switches something on or off.
func SwitchItem(act, drawing, label string, on bool) app.HTMLButton {
	return MenuItem(act, drawing, label).Role("switch").Aria("checked", on)
}

// IconButton is an icon whose word is heard, and seen beside the pointer.
func IconButton(act, drawing, label string) app.HTMLButton {
	return Control("icon-button", act).Aria("label", label).Title(label).Body(Icon(drawing))
}

// Tool is an icon in the upper edge of a screen. The zero value is none.
type Tool struct {
	Act, Drawing, Label string
	Off                 bool // there is nothing it could do now
}

// TopBar is the upper edge of every screen and dialog: at its left what leaves it, unless it is the table, then the title and
// the rest.
func TopBar(leave, label string, title app.UI, rest ...app.UI) app.HTMLHeader {
	return app.Header().Class("head").Body(append([]app.UI{
		dom.Only(leave != "", IconButton(leave, "previous", label)), title}, rest...)...)
}

// Enabled marks a button as disabled unless it can be used. So marked it keeps the focus,
// unlike with the attribute disabled.
func Enabled(b app.HTMLButton, is bool) app.HTMLButton {
	return b.Aria("disabled", dom.When(!is, "true"))
}

// Term is a row of a list of names with their values.
func Term(name string, value any) app.UI {
	return app.Div().Body(app.Dt().Text(name), app.Dd().Text(value))
}

// Columns is the head of a table.
func Columns(names ...string) app.UI {
	cell := func(name string) app.UI { return app.Th().Scope("col").Text(name) }
	return app.THead().Body(app.Tr().Body(dom.Each(names, cell)...))
}

// Thumb is a small picture of a position.
type Thumb struct {
	app.Compo
	Layout  string
	Turned  int
	Marbles [2]rules.Set
	Large   bool // as the board is drawn
}

// NewThumb is a small picture of a position.
func NewThumb(p rules.Position, turned int) *Thumb {
	return &Thumb{Layout: p.Board().Layout(), Turned: turned, Marbles: [2]rules.Set{p.Marbles(rules.First), p.Marbles(rules.Second)}}
}

// NewPortrait is a large picture of a position.
func NewPortrait(p rules.Position) *Thumb {
	large := NewThumb(p, 0)
	large.Large = true
	return large
}

// Render draws the position.
func (t *Thumb) Render() app.UI {
	b, err := rules.ParseLayout(t.Layout)
	if err != nil {
		return app.Span().Class("thumb")
	}
	if t.Large {
		return app.Raw(picture.Portrait(b, t.Turned, t.Marbles))
	}
	return app.Raw(picture.Thumb(b, t.Turned, t.Marbles))
}

// Option is a value of a form control and the words for it.
type Option struct{ Value, Label string }

// Labelled is a form control below its label.
func Labelled(label string, control app.UI) app.UI {
	return app.Label().Class("field").Body(app.Span().Class("label").Text(label), control)
}

// Group is some form controls below their label.
func Group(label string, parts ...app.UI) app.UI {
	return app.FieldSet().Class("field").Body(append([]app.UI{app.Legend().Class("label").Text(label)}, parts...)...)
}

// Choice is a choice of one option from a list that unfolds.
func Choice[V ~string](name, label string, value V, options []Option) app.UI {
	return Labelled(label, Selecting(app.Select().Name(name), value, options))
}

// Selecting fills an invisible select element and draws its chosen option, which wraps. A select element cuts long options.
func Selecting[V ~string](control app.HTMLSelect, value V, options []Option) app.UI {
	chosen := options[0].Label
	items := dom.Each(options, func(o Option) app.UI {
		if o.Value == string(value) {
			chosen = o.Label
		}
		return app.Option().Value(o.Value).Selected(o.Value == string(value)).Text(o.Label)
	})
	return app.Span().Class("select").Body(app.Span().Aria("hidden", "true").Text(chosen), control.Body(items...))
}

// Radio is one of the options of a form control of which all are seen at once.
func Radio(name, value string, on bool) app.HTMLInput {
	return app.Input().Type("radio").Name(name).Value(value).Checked(on)
}

// Segments is a choice whose options are all seen at once.
func Segments[V ~string](name, label string, value V, options []Option) app.UI {
	return Group(label, app.Div().Class("segments").Body(dom.Each(options, func(o Option) app.UI {
		return app.Label().Body(Radio(name, o.Value, o.Value == string(value)), app.Span().Text(o.Label))
	})...))
}

// Card is an option of which more is to be seen than a word.
func Card(name, value string, on bool, body ...app.UI) app.UI {
	return app.Label().Class("card").Body(Radio(name, value, on), app.Span().Class("card-body").Body(body...))
}

// Halves is a form whose two halves stand beside each other where there is room.
func Halves(name string, first, second []app.UI) app.UI {
	return app.Form().Class("form", "halves").DataSet("form", name).Body(
		app.Div().Class("form").Body(first...), app.Div().Class("form").Body(second...))
}

// Toggle is a switch.
func Toggle(name, label string, on bool) app.UI {
	return app.Label().Class("toggle").Body(
		app.Span().Text(label),
		app.Input().Type("checkbox").Role("switch").Name(name).Checked(on))
}

// ToCopy is a text to be copied by hand; its label is heard.
func ToCopy(label string, rows int, text string) app.UI {
	return app.Label().Class("field").Body(
		app.Span().Class("unseen").Text(label),
		app.Textarea().Class("link").ReadOnly(true).Rows(rows).Text(text))
}
