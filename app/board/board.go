package board

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/picture"
	"kulami/rules"
)

// Board is the component that renders a State.
type Board struct {
	app.Compo
	State

	prerendered bool   // the page has the prerendered wood of the first render
	wood        string // markup of the wood
	// Markup of the labels, a separate SVG without a shadow.
	labels       string
	woodKey      string     // cache key of the wood and the labels
	stopAtRender rules.Hole // tab stop when the wood was last rendered
	stop         tabStop
	piles        piles
	tilePlaces   [rules.Tiles]place // places of the tiles on the page
	placesKey    string             // wood key of these places
	// The last step of the count whose points were sent to the sum.
	gainStep                   int
	counting                   bool // the count was running
	flight                     flight
	share                      int        // the last known share of the value
	highlights, lastHighlights highlights // highlights of the last marble, and of the marble before
	unlisten                   func()     // removes the window's resize listener
}

// New returns a board. If the page was prerendered with the board, its wood is reused. Rendering it
// again only for a comparison would cost a slow phone a large part of the start.
func New(s State, prerendered bool) *Board { return &Board{State: s, prerendered: prerendered} }

// highlights are the highlights and the closed tiles of a position's last marble.
type highlights struct {
	woodKey string // key of the board's wood
	ply     int
	last    rules.MaybeHole
	closed  rules.Set
}

// tabStop is the cell at which the keyboard enters a board.
type tabStop struct {
	hole  rules.Hole
	board string // wood key of its board
}

// ready reports whether the board is mounted and has a position.
func (b *Board) ready() bool { return b.Mounted() && b.Position.Board() != nil }

// rolls reports whether the last marble has just been played and is animated.
func (b *Board) rolls() bool { return b.Fresh && b.Look.Animation && b.Marks.Last != 0 }

func (b *Board) geometry() picture.Geometry {
	return picture.NewGeometry(b.Position.Board(), b.Turned, b.Look.Coordinates)
}

// steps returns the completed steps of the count.
func (b *Board) steps() []picture.CountStep {
	if b.Counted <= 0 {
		return nil
	}
	all := picture.CountSteps(b.Position.Score(), b.Position.Board())
	return all[:min(b.Counted, len(all))]
}

// contact returns the class of parts that appear when the last marble meets the wood. It alternates
// between marbles, because an animation restarts only when its name changes.
func (b *Board) contact() string {
	if !b.rolls() {
		return ""
	}
	return "contact-" + b.Position.At(b.Marks.Last.Hole()).String()
}

// each calls f with every part of the board that matches a selector.
func (b *Board) each(selector string, f func(part app.Value)) {
	for parts, i := b.JSValue().Call("querySelectorAll", selector), 0; i < parts.Length(); i++ {
		f(parts.Index(i))
	}
}
