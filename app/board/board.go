package board

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/picture"
	"kulami/rules"
)

// Board is the component that draws a State.
type Board struct {
	app.Compo
	State

	sent      bool       // the page brings the wood that is drawn first
	drawn     string     // the wood
	names     string     // the coordinates, which stand on the page: they cast no shadow
	drawnFor  string     // what both were drawn for
	drawnStop rules.Hole // the tab stop of then
	stop      tabStop
	piles     piles
	placed    [rules.Tiles]place // where tiles were put
	placedFor string             // what was drawn then
	gained    int                // the step of the count whose points were sent off last
	counting  bool               // the count was under way
	flight    flight
	share     int    // the last share of the value that was known
	lit, left lit    // what is lit and shaded, and what was before the last marble
	unlisten  func() // stops listening to the size of the window
}

// New returns a board. Where the page was sent with the board in it, its wood stays and is not
// drawn: to draw it once more only to know it would take a slow phone a good part of the start.
func New(s State, sent bool) *Board { return &Board{State: s, sent: sent} }

// lit is what the last marble of a position lights and shades.
type lit struct {
	drawnFor string // the board
	ply      int
	last     rules.MaybeHole
	closed   rules.Set
}

// tabStop is the cell where the keyboard enters a board.
type tabStop struct {
	hole  rules.Hole
	board string // what it was drawn for
}

// there reports whether the page shows the board and it has a position.
func (b *Board) there() bool { return b.Mounted() && b.Position.Board() != nil }

// rolls reports whether a marble has just been played, and is to be seen on its way.
func (b *Board) rolls() bool { return b.Fresh && b.Look.Animation && b.Marks.Last != 0 }

func (b *Board) geometry() picture.Geometry {
	return picture.NewGeometry(b.Position.Board(), b.Turned, b.Look.Coordinates)
}

// steps returns the steps of the count that have been carried out.
func (b *Board) steps() []picture.CountStep {
	if b.Counted <= 0 {
		return nil
	}
	all := picture.CountSteps(b.Position.Score(), b.Position.Board())
	return all[:min(b.Counted, len(all))]
}

// contact is the class of what appears when the marble just played meets the wood. It
// differs from that of the marble before, as an animation begins anew under a new name only.
func (b *Board) contact() string {
	if !b.rolls() {
		return ""
	}
	return "contact-" + b.Position.At(b.Marks.Last.Hole()).String()
}

// each calls f with every part of the board that a selector finds.
func (b *Board) each(selector string, f func(part app.Value)) {
	for parts, i := b.JSValue().Call("querySelectorAll", selector), 0; i < parts.Length(); i++ {
		f(parts.Index(i))
	}
}
