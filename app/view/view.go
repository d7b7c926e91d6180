// Package view holds the go-app components, the only ones of the program.
package view

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// Root is the program's one stateful component.
type Root struct {
	app.Compo
}

// Render draws the whole page.
func (r *Root) Render() app.UI {
	return app.Div().ID("app").Body(app.H1().Text("Kulami"))
}
