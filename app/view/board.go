package view

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/game"
	"kulami/app/picture"
	"kulami/app/play"
	"kulami/app/text"
	"kulami/rules"
)

// board is the board of the table. All its fields are values to compare, so
// that it is drawn again only if something on it has changed.
type board struct {
	app.Compo
	Position rules.Position
	Marks    game.Marks
	Turned   int
	Settings play.Settings
	Focus    rules.Hole
	Fresh    bool // the last marble has just been played
	Thinking bool
	Over     bool
	Link     string
	Counted  int        // steps of the final count to show, -1 for none
	Counting bool       // it is under way
	Sunk     rules.Side // the side whose tiles go to the lower edge
	Bubble   bubble
	Value    valueBar
	Values   []holeValue // by hole, nil without an analysis
	Threat   bool        // they are the opponent's, see play.Analysis
	Text     *text.Text

	hydrating bool       // the page brings the wood that is drawn first
	drawn     string     // the wood
	names     string     // the coordinates, which stand on the page: they cast no shadow
	drawnFor  string     // what both were drawn for
	drawnStop rules.Hole // the tab stop of then
	stop      tabStop
	places    map[int]string // transforms of the tiles that have been moved
	placedFor string         // what was drawn then
	flight    flight
	share     int    // the last share of the value that was known
	lit, left lit    // what is lit and shaded, and what was before the last marble
	unlisten  func() // stops listening to the size of the window
}

// lit is what the last marble of a position lights and shades.
type lit struct {
	drawnFor string // the board
	ply      int
	last     rules.Hole
	closed   rules.Set
}

// tabStop is the cell where the keyboard enters a board.
type tabStop struct {
	hole  rules.Hole
	board string // what it was drawn for
}

// rolls reports whether a marble has just been played, and is to be seen on its way.
func (b *board) rolls() bool {
	return b.Fresh && b.Settings.Animation && b.Marks.Last != rules.NoHole
}

func (b *board) geometry() picture.Geometry {
	return picture.NewGeometry(b.Position.Board(), b.Turned, b.Settings.Coordinates)
}

// steps returns the steps of the count that have been carried out.
func (b *board) steps() []game.CountStep {
	if b.Counted <= 0 {
		return nil
	}
	all := game.CountSteps(b.Position.Score(), b.Position.Board())
	return all[:min(b.Counted, len(all))]
}

// contact is the class of what appears when the marble just played meets the wood. It
// differs from that of the marble before, as an animation begins anew under a new name only.
func (b *board) contact() string {
	if !b.rolls() {
		return ""
	}
	return "contact-" + b.Position.At(b.Marks.Last).String()
}
