package board

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/dom"
	"kulami/rules"
)

// HoleAt returns the hole of b where an event happened, and its cell; NoHole if it happened elsewhere.
func HoleAt(b *rules.Board, e app.Event) (cell app.Value, h rules.Hole) {
	cell, name, ok := dom.Closest(e, "data-hole")
	if !ok || b == nil {
		return nil, rules.NoHole
	}
	return cell, b.Hole(name)
}

// ShowPressed shows in a cell that its hole is pressed, until what follows from it is painted.
func ShowPressed(ctx app.Context, cell app.Value) {
	classes := cell.Get("classList")
	classes.Call("add", "pressed")
	dom.AfterPaint(func() { // for the cell may look as before
		ctx.Defer(func(app.Context) { classes.Call("remove", "pressed") })
	})
}
