package board

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/dom"
	"kulami/rules"
)

// HoleAt returns the hole of b in which an event happened, and its cell. It returns NoHole for an
// event elsewhere.
func HoleAt(b *rules.Board, e app.Event) (cell app.Value, h rules.Hole) {
	cell, name, ok := dom.Closest(e, "data-hole")
	if !ok || b == nil {
		return nil, rules.NoHole
	}
	return cell, b.Hole(name)
}

// ShowPressed gives a cell its pressed look until the result of the click is painted.
func ShowPressed(ctx app.Context, cell app.Value) {
	classes := cell.Get("classList")
	classes.Call("add", "pressed")
	dom.AfterPaint(func() { // because the cell might not change
		ctx.Defer(func(app.Context) { classes.Call("remove", "pressed") })
	})
}
