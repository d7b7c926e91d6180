package view

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/picture"
	"kulami/rules"
)

// only returns a part of the page if something is so, and none otherwise.
func only(is bool, part app.UI) app.UI {
	if is {
		return part
	}
	return nil
}

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

func iconButton(act, drawing, label string) app.HTMLButton {
	return control("icon-button", act).Aria("label", label).Title(label).Body(icon(drawing))
}

// enabled marks a button as disabled unless it can be used. So marked it keeps the focus,
// unlike with the attribute disabled.
func enabled(b app.HTMLButton, is bool) app.HTMLButton { return b.Aria("disabled", when(!is, "true")) }

// term is a row of a list of names with their values.
func term(name string, value any) app.UI {
	return app.Div().Body(app.Dt().Text(name), app.Dd().Text(value))
}

// columns is the head of a table.
func columns(names ...string) app.UI {
	cells := make([]app.UI, len(names))
	for i, name := range names {
		cells[i] = app.Th().Scope("col").Text(name)
	}
	return app.THead().Body(app.Tr().Body(cells...))
}

// thumb is a small picture of a position.
type thumb struct {
	app.Compo
	Layout  string
	Turned  int
	Marbles [2]rules.Set
}

func newThumb(p rules.Position, turned int) *thumb {
	return &thumb{Layout: p.Board().Layout(), Turned: turned, Marbles: [2]rules.Set{p.Marbles(rules.First), p.Marbles(rules.Second)}}
}

// Render draws the position.
func (t *thumb) Render() app.UI {
	b, err := rules.ParseLayout(t.Layout)
	if err != nil {
		return app.Span().Class("thumb")
	}
	return app.Raw(picture.Thumb(b, t.Turned, t.Marbles))
}
