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

// Action is what a key asks for while a hole has the focus: Press, Move, MoveToEdge, MoveToLegal or TellTile.
type Action any

type (
	// Press plays a marble into the hole.
	Press struct{}
	// Move moves the focus to the nearest hole in a direction of the eye, up being positive.
	Move struct{ DX, DY int }
	// MoveToEdge moves the focus to the first or last hole of the row or of the board.
	MoveToEdge struct{ End, Board bool }
	// MoveToLegal moves the focus to the next playable hole, or back to the one before.
	MoveToLegal struct{ Back bool }
	// TellTile asks what the tile of the hole counts.
	TellTile struct{}
)

// ActionOf returns what a key asks for, as the browser names it, or nil if the board has no use for it:
// with Control held, or held down itself. It is not a map, which would be filled at the start.
func ActionOf(key string, control, held bool) Action {
	switch {
	case key == "Home" || key == "End":
		return MoveToEdge{End: key == "End", Board: control}
	case control:
		return nil
	}
	switch key {
	case "Enter", " ":
		if held {
			return nil
		}
		return Press{}
	case "ArrowLeft":
		return Move{DX: -1}
	case "ArrowRight":
		return Move{DX: 1}
	case "ArrowUp":
		return Move{DY: 1}
	case "ArrowDown":
		return Move{DY: -1}
	case "n":
		return MoveToLegal{}
	case "p":
		return MoveToLegal{Back: true}
	case "t":
		return TellTile{}
	}
	return nil
}
