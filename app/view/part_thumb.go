package view

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/picture"
	"kulami/rules"
)

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
