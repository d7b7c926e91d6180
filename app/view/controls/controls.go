// Package controls has the building blocks of screens: buttons, form controls and small pictures.
package controls

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/dom"
	"kulami/app/picture"
	"kulami/rules"
)

// Icon draws the icon with a name.
func Icon(name string) app.UI { return app.Raw(picture.Icon(name)) }

// Control returns an empty button with an act.
func Control(class, act string) app.HTMLButton {
	return app.Button().Type("button").Class(class).DataSet("act", act)
}

// Button returns a button with a label.
func Button(act, label string) app.HTMLButton { return Control("button", act).Text(label) }

// ActButton returns a button with an icon above its label.
func ActButton(act, drawing, label string) app.HTMLButton {
	return Control("act", act).Body(Icon(drawing), app.Span().Text(label))
}

// WideButton returns a button with an icon next to its label.
func WideButton(act, drawing, label string) app.HTMLButton {
	return Control("button", act).Body(Icon(drawing), app.Span().Text(label))
}

// MenuItem returns a row of a menu.
func MenuItem(act, drawing, label string) app.HTMLButton {
	return Control("item", act).Body(Icon(drawing), app.Span().Text(label))
}

// SwitchItem returns a row of a menu with a switch.
func SwitchItem(act, drawing, label string, on bool) app.HTMLButton {
	return MenuItem(act, drawing, label).Role("switch").Aria("checked", on)
}

// IconButton returns a button with an icon. Screen readers read its label, and the pointer shows
// it.
func IconButton(act, drawing, label string) app.HTMLButton {
	return Control("icon-button", act).Aria("label", label).Title(label).Body(Icon(drawing))
}

// Tool is an icon in the top bar of a screen. The zero value means none.
type Tool struct {
	Act, Drawing, Label string
	Off                 bool // the control is disabled
}

// TopBar draws the top bar of a screen or dialog: the button that leaves it, the title, and rest.
// An empty leave means no such button. "close" has a cross, because no page is behind the dialog.
func TopBar(leave, label string, title app.UI, rest ...app.UI) app.HTMLHeader {
	return app.Header().Class("head").Body(append([]app.UI{
		dom.Only(leave != "", IconButton(leave, dom.Either(leave == "close", "close", "previous"), label)), title}, rest...)...)
}

// Enabled marks a button as disabled unless it can be used. Unlike with the attribute disabled, it
// keeps the focus.
func Enabled(b app.HTMLButton, is bool) app.HTMLButton {
	return b.Aria("disabled", dom.When(!is, "true"))
}

// Term returns a row of a list of names with their values.
func Term(name string, value any) app.UI {
	return app.Div().Body(app.Dt().Text(name), app.Dd().Text(value))
}

// Columns returns the head of a table.
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
	Large   bool // drawn like the board
}

// NewThumb returns a small picture of a position.
func NewThumb(p rules.Position, turned int) *Thumb {
	return &Thumb{Layout: p.Board().Layout(), Turned: turned, Marbles: [2]rules.Set{p.Marbles(rules.First), p.Marbles(rules.Second)}}
}

// NewPortrait returns a large picture of a position.
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

// Option is a value of a form control with its label.
type Option struct{ Value, Label string }

// Labelled returns a form control below its label.
func Labelled(label string, control app.UI) app.UI {
	return app.Label().Class("field").Body(app.Span().Class("label").Text(label), control)
}

// Group returns form controls below their label.
func Group(label string, parts ...app.UI) app.UI {
	return app.FieldSet().Class("field").Body(append([]app.UI{app.Legend().Class("label").Text(label)}, parts...)...)
}

// Choice returns a list that opens, with one chosen option.
func Choice[V ~string](name, label string, value V, options []Option) app.UI {
	return Labelled(label, Selecting(app.Select().Name(name), value, options))
}

// Selecting fills an invisible select element and draws its chosen option, which can wrap. A
// visible select element would cut long options.
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

// Radio returns one button of a radio group.
func Radio(name, value string, on bool) app.HTMLInput {
	return app.Input().Type("radio").Name(name).Value(value).Checked(on)
}

// Segments returns a radio group as a row of segments.
func Segments[V ~string](name, label string, value V, options []Option) app.UI {
	return Group(label, app.Div().Class("segments").Body(dom.Each(options, func(o Option) app.UI {
		return app.Label().Body(Radio(name, o.Value, o.Value == string(value)), app.Span().Text(o.Label))
	})...))
}

// Card returns a radio option with a body instead of a label.
func Card(name, value string, on bool, body ...app.UI) app.UI {
	return app.Label().Class("card").Body(Radio(name, value, on), app.Span().Class("card-body").Body(body...))
}

// Halves returns a form whose halves are side by side on wide screens.
func Halves(name string, first, second []app.UI) app.UI {
	return app.Form().Class("form", "halves").DataSet("form", name).Body(
		app.Div().Class("form").Body(first...), app.Div().Class("form").Body(second...))
}

// Toggle returns a switch.
func Toggle(name, label string, on bool) app.UI {
	return app.Label().Class("toggle").Body(
		app.Span().Text(label),
		app.Input().Type("checkbox").Role("switch").Name(name).Checked(on))
}

// ToCopy returns a text to copy by hand. Only screen readers read its label.
func ToCopy(label string, rows int, text string) app.UI {
	return app.Label().Class("field").Body(
		app.Span().Class("unseen").Text(label),
		app.Textarea().Class("link").ReadOnly(true).Rows(rows).Text(text))
}

// PageRow draws a choice as the button that opens its page.
func PageRow(act string, picture app.UI, label, chosen string) app.UI {
	return Control("item", act).Body(picture, app.Span().Body(app.Span().Class("label").Text(label), app.Text(" "), app.Span().Text(chosen)), Icon("next"))
}
