package view

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/picture"
	"kulami/rules"
)

func icon(name string) app.UI { return app.Raw(picture.Icon(name)) }

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

func pressedButton(b app.HTMLButton, is bool) app.UI {
	return b.Aria("pressed", strconv.FormatBool(is))
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
