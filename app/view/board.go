package view

import (
	"fmt"
	"maps"
	"slices"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/play"
	"kulami/app/text"
	"kulami/rules"
)

// board is the board of the table. All its fields are values to compare, so
// that it is drawn again only if something on it has changed.
type board struct {
	app.Compo
	Position rules.Position
	Marks    play.Marks
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
	share     int // the last share of the value that was known
	lit, left lit // what is lit and shaded, and what was before the last marble
}

// lit is what the last marble of a position lights and shades.
type lit struct {
	drawnFor string // the board
	ply      int
	last     rules.Hole
	closed   rules.Set
}

// boardOf is the board of a screen that shows a position.
func (v scene) boardOf(p rules.Position, k play.Marks, orientation int, focus rules.Hole, link rules.Record) *board {
	return &board{
		Position:  p,
		Marks:     k,
		Turned:    orientation,
		Settings:  v.shell.Settings,
		Focus:     focus,
		Fresh:     v.shell.Announced.Kind == play.AnnounceMove,
		Link:      link.String(),
		Sunk:      rules.First,
		Bubble:    v.bubble(),
		Text:      v.text,
		hydrating: v.hydrating,
	}
}

// bonusSteps returns the steps of the count before the tiles leave.
func bonusSteps(s rules.Score, b *rules.Board) []play.CountStep {
	steps := play.CountSteps(s, b)
	for i, step := range steps {
		if step.Kind == play.CountTile {
			return steps[:i]
		}
	}
	return steps
}

// stage is a board with room around it.
func stage(board app.UI) app.UI { return app.Div().Class("stage").Body(board) }

// tabStop is the cell where the keyboard enters a board.
type tabStop struct {
	hole  rules.Hole
	board string // what it was drawn for
}

func svg(tag string) app.HTMLElem {
	return app.Elem(tag).XMLNS("http://www.w3.org/2000/svg")
}

// woodAsSent stands for the wood that the page was sent with. To draw it once more only
// to know it would take a slow phone a good part of the start.
const woodAsSent = "<svg></svg>"

// Render draws the wood and the coordinates, which seldom change, and over them the
// live board.
func (b *board) Render() app.UI {
	g := b.geometry()
	key := fmt.Sprint(g.board.Layout(), g.turned, g.labels)
	if b.drawnFor != key {
		if b.drawn = woodAsSent; !b.hydrating {
			b.drawn = wood(g)
		}
		b.names = labels(g)
		b.drawnFor, b.drawnStop, b.hydrating = key, b.Focus, false
	}
	if now := (lit{key, b.Position.Ply(), b.Marks.Last, b.Marks.Closed}); now != b.lit {
		b.lit, b.left = now, b.lit
	}
	steps := b.steps()
	live := svg("svg").Class("live").Attr("viewBox", g.viewBox()).Role("grid").Aria("label", b.Text.Board).
		Body(b.under(g, steps), b.cells(g), b.over(g, steps))
	frame := app.Div().Class("board").Class(b.classes(g, steps)...).
		DataSet("board", g.board.Layout()).
		DataSet("ply", b.Position.Ply()).
		DataSet("turn", b.Position.Turn().String()).
		DataSet("over", strconv.FormatBool(b.Over)).
		DataSet("thinking", strconv.FormatBool(b.Thinking)).
		DataSet("link", b.Link)
	parts := []app.UI{app.Raw(b.drawn)}
	if b.names != "" {
		parts = append(parts, app.Raw(b.names))
	}
	parts = append(parts, live, b.flight.draw(b.Position, b.Marks.Last, b.rolls()), b.Bubble.draw(g))
	if bar := b.valued().draw(b.Sunk); bar != nil {
		parts = append(parts, bar)
	}
	if b.Counting {
		parts = append(parts, drawGains(b.Position, steps)...)
	}
	return frame.Body(parts...)
}

// valued returns the bar of the value: until that is known, as it was before.
func (b *board) valued() valueBar {
	v := b.Value
	if v.Known || b.share == 0 {
		b.share = v.Share
	}
	v.Share = b.share
	return v
}

// OnMount and OnUpdate put the tiles of a count, the marble that was played and the tab
// stop in their places.
func (b *board) OnMount(ctx app.Context) {
	ctx.Defer(b.placeTiles)
	afterPaint(b.measure)
}
func (b *board) OnUpdate(ctx app.Context) {
	ctx.Defer(b.placeTiles)
	ctx.Defer(b.placeFlight)
	ctx.Defer(b.placeBubble)
	ctx.Defer(b.placeStop)
}

// OnResize finds the seats again.
func (b *board) OnResize(app.Context) { afterPaint(b.measure) }

// measure finds the seats, from which marbles fly.
func (b *board) measure() {
	if b.Mounted() {
		b.flight.measure(b.JSValue(), b.geometry())
	}
}

// placeFlight lets the marble that was just played fly to its hole, and the points of the
// tile just counted to its side.
func (b *board) placeFlight(app.Context) {
	if !b.Mounted() {
		return
	}
	stale := b.flight.seenFor != b.drawnFor
	if !b.rolls() {
		b.flight.ply = 0
	} else if b.flight.ply != b.Position.Ply() {
		b.flight.begin(b.JSValue(), b.geometry(), b.Position, b.Marks.Last)
		stale = true // names and facts in the seats may have changed
	}
	if b.Counting {
		b.flight.gain(b.JSValue(), b.geometry(), b.steps(), b.Marks.Owners)
	} else {
		b.flight.gained = 0
	}
	if stale {
		b.flight.seenFor = b.drawnFor
		afterPaint(b.measure)
	}
}

// rolls reports whether a marble has just been played, and is to be seen on its way.
func (b *board) rolls() bool {
	return b.Fresh && b.Settings.Animation && b.Marks.Last != rules.NoHole
}

func (b *board) geometry() geometry {
	return newGeometry(b.Position.Board(), b.Turned, b.Settings.Coordinates)
}

// placeStop moves the tab stop when the board has been shown. Cells are not drawn
// anew for it: when it comes to the cell that has the focus, browsers work out at
// once how the whole page looks, which the picture after the drawing does anyway.
func (b *board) placeStop(app.Context) {
	if stop := (tabStop{b.Focus, b.drawnFor}); stop != b.stop {
		b.stop = stop
		afterPaint(b.setStop)
	}
}

// setStop makes one cell the tab stop, and no other one.
func (b *board) setStop() {
	if !b.Mounted() {
		return
	}
	name := b.Position.Board().Name(b.Focus)
	cell := b.JSValue().Call("querySelector", `[data-hole="`+name+`"]`)
	if !cell.Truthy() {
		return
	}
	for stops, i := b.JSValue().Call("querySelectorAll", `.cell[tabindex="0"]`), 0; i < stops.Length(); i++ {
		if stop := stops.Index(i); !stop.Equal(cell) {
			stop.Call("setAttribute", "tabindex", "-1")
		}
	}
	if cell.Call("getAttribute", "tabindex").String() != "0" {
		cell.Call("setAttribute", "tabindex", "0")
	}
}

// placeTiles moves the tiles that a count has taken from their places. Their style is
// set through the object model, because style attributes would need a weaker content
// security policy; and on each element, because from a property of the board all that
// is on it would take its style anew.
func (b *board) placeTiles(app.Context) {
	if !b.Mounted() {
		return
	}
	if len(b.places) > 0 && b.placedFor != b.drawnFor { // a cell may belong to another tile now
		b.places = nil
		for moved, i := b.JSValue().Call("querySelectorAll", ".tile[style]"), 0; i < moved.Length(); i++ {
			moved.Index(i).Call("removeAttribute", "style")
		}
	}
	places := b.piles(b.geometry(), b.steps())
	for i := range rules.Tiles {
		if places[i] == b.places[i] {
			continue
		}
		for parts, j := b.JSValue().Call("querySelectorAll", ".t"+strconv.Itoa(i)), 0; j < parts.Length(); j++ {
			parts.Index(j).Get("style").Set("transform", places[i])
		}
	}
	b.places, b.placedFor = places, b.drawnFor
}

// classes returns the classes for the size of the board and the state of the game. What
// changes with every marble is left to the cells: the browser would have to look at
// all that is on the board, and not just at the cells that have changed.
func (b *board) classes(g geometry, steps []play.CountStep) []string {
	classes := []string{"cols-" + strconv.Itoa(g.cols), "rows-" + strconv.Itoa(g.rows)}
	if g.labels {
		classes = append(classes, "labelled")
	}
	if b.Marks.Quiz && b.Marks.Active {
		classes = append(classes, "asking")
	}
	if b.Marks.Legal.Len() == rules.Holes {
		classes = append(classes, "anywhere")
	}
	if b.rolls() {
		classes = append(classes, "rolling")
	}
	if len(steps) > 0 {
		classes = append(classes, "counting")
	}
	return classes
}

// steps returns the steps of the count that have been carried out.
func (b *board) steps() []play.CountStep {
	if b.Counted <= 0 {
		return nil
	}
	all := play.CountSteps(b.Position.Score(), b.Position.Board())
	return all[:min(b.Counted, len(all))]
}

// under draws what lies between the wood and the marbles: who owns a tile, which
// two are closed, and the lines in which to play. What is always there comes
// first, so that it keeps its places.
func (b *board) under(g geometry, steps []play.CountStep) app.UI {
	var parts, closed, lines []app.UI
	for i := range rules.Tiles {
		t := owned{Tile: i, Owner: b.Marks.Owners[i], Fresh: b.contact() != "" && g.board.TileOf(b.Marks.Last) == i}
		t.Col, t.Row, t.W, t.H = g.tile(i)
		if !b.Settings.Owners {
			t.Owner = rules.Nobody
		} else if b.Marks.Preview != rules.NoHole && g.board.TileOf(b.Marks.Preview) == i {
			t.Owner, t.Would = b.Marks.Would, true
		}
		parts = append(parts, partOf(t, owned.draw))
		if b.Marks.Closed&g.board.TileHoles(i) != 0 {
			shadow, hatch := face(t.Col, t.Row, t.W, t.H).Class("closed"), face(t.Col, t.Row, t.W, t.H).Class("closed-hatch").Attr("fill", "url(#hatch)")
			if t.Fresh {
				shadow, hatch = shadow.Class(b.contact()), hatch.Class(b.contact())
			}
			closed = append(closed, shadow, hatch)
		}
	}
	if last := b.Marks.Last; last != rules.NoHole && b.Settings.Bands && b.Marks.Legal != 0 {
		lines = bands(g, last, b.Marks.Closed)
	}
	parts = append(parts, svg("g").Body(closed...), svg("g").Class(b.contact()).Body(lines...), b.leaving(g), b.considered(g))
	return svg("g").Aria("hidden", "true").Body(append(parts, b.areas(g, steps)...)...)
}

// considered draws a frame round the tile whose count is looked at, dark with a light core, as
// it lies on light and on dark grounds.
func (b *board) considered(g geometry) app.UI {
	if b.Marks.Considered == 0 {
		return svg("g")
	}
	col, row, w, h := g.tile(g.board.TileOf(b.Marks.Considered.First()))
	return svg("g").Body(face(col, row, w, h).Class("considered"), face(col, row, w, h).Class("considered", "core"))
}

// leaving draws what the marble before the last lit and shaded, until the last one meets the
// wood. The tile that both close stays dark.
func (b *board) leaving(g geometry) app.UI {
	group := svg("g")
	if !b.rolls() || b.left.drawnFor != b.lit.drawnFor || b.left.ply != b.lit.ply-1 {
		return group
	}
	var parts []app.UI
	for i := range rules.Tiles {
		if holes := g.board.TileHoles(i); holes&b.left.closed != 0 && holes&b.lit.closed == 0 {
			col, row, w, h := g.tile(i)
			parts = append(parts, face(col, row, w, h).Class("closed"))
		}
	}
	if b.left.last != rules.NoHole && b.Settings.Bands {
		parts = append(parts, bands(g, b.left.last, b.left.closed)...)
	}
	return group.Class("leaving", "leaving-"+b.Position.At(b.Marks.Last).String()).Body(parts...)
}

// face is the upper side of a tile.
func face(col, row, w, h int) app.HTMLElem {
	return rect(col*unit+seam, row*unit+seam, w*unit-2*seam, h*unit-2*seam, 13)
}

// contact is the class of what appears when the marble just played meets the wood. It
// differs from that of the marble before, as an animation begins anew under a new name only.
func (b *board) contact() string {
	if !b.rolls() {
		return ""
	}
	return "contact-" + b.Position.At(b.Marks.Last).String()
}

// owned is the mark of the side that owns a tile, or would own it after the marble that is
// previewed.
type owned struct {
	Tile           int
	Col, Row, W, H int // where it lies, in holes
	Owner          rules.Side
	Would          bool
	Fresh          bool // the marble just played lies on it
}

func (t owned) draw() app.UI {
	classes := []string{"own", "tile", "t" + strconv.Itoa(t.Tile), "own-" + t.Owner.String()}
	if t.Would {
		classes = append(classes, "would")
	}
	if t.Fresh {
		classes = append(classes, "met")
	}
	return rect(t.Col*unit+seam+5, t.Row*unit+seam+5, t.W*unit-2*seam-10, t.H*unit-2*seam-10, 9).Class(classes...)
}

// bands lights the wood of the row and the column of a hole, as far as the tiles there are
// not closed. Over gaps, which do not block, they go on as a dotted line.
func bands(g geometry, last rules.Hole, closed rules.Set) []app.UI {
	col, row := g.place(last)
	var parts []app.UI
	for _, along := range []bool{true, false} {
		holes := map[int]rules.Hole{} // by column or row
		for h := range g.board.Cross(last).All() {
			if c, r := g.place(h); along && r == row {
				holes[c] = h
			} else if !along && c == col {
				holes[r] = h
			}
		}
		open := func(at int) bool { h, ok := holes[at]; return ok && !closed.Has(h) }
		places := slices.Sorted(maps.Keys(holes))
		for i, at := range places {
			if open(at) && !open(at-1) {
				to := at
				for open(to + 1) {
					to++
				}
				parts = append(parts, band(col, row, at, to, along))
			}
			if i > 0 && places[i-1] < at-1 {
				parts = append(parts, gap(col, row, places[i-1], at, along))
			}
		}
	}
	return parts
}

// band lights the wood around the holes of a column or row from one place to another.
func band(col, row, from, to int, along bool) app.UI {
	length := (to - from + 1) * unit
	x, y, w, h, dx, dy := from*unit+6, row*unit+10, length-12, unit-20, unit, 0
	if !along {
		x, y, w, h, dx, dy = col*unit+10, from*unit+6, unit-20, length-12, 0, unit
	}
	const pit = pitRadius + pitStroke/2
	path := fmt.Sprintf("M%d %da38 38 0 0 1 38-38h%da38 38 0 0 1 38 38v%da38 38 0 0 1-38 38h-%da38 38 0 0 1-38-38z", x, y+38, w-76, h-76, w-76)
	cx, cy := col*unit, from*unit
	if along {
		cx, cy = from*unit, row*unit
	}
	for range to - from + 1 {
		path += fmt.Sprintf("M%d %da%d %d 0 1 0 %d 0a%d %d 0 1 0-%d 0z", cx+unit/2-pit, cy+unit/2, pit, pit, 2*pit, pit, pit, 2*pit)
		cx, cy = cx+dx, cy+dy
	}
	return svg("path").Class("band").Attr("d", path)
}

// gap is the dotted line between two places of a column or row, where the board has no hole.
func gap(col, row, from, to int, along bool) app.UI {
	path := fmt.Sprintf("M%d %dH%d", (from+1)*unit+14, row*unit+unit/2, to*unit-8)
	if !along {
		path = fmt.Sprintf("M%d %dV%d", col*unit+unit/2, (from+1)*unit+14, to*unit-8)
	}
	return svg("path").Class("gap").Attr("d", path)
}

func rect(x, y, w, h, rx int) app.HTMLElem {
	return svg("rect").Attr("x", x).Attr("y", y).Attr("width", w).Attr("height", h).Attr("rx", rx)
}

// cells draws the grid that is pressed and read aloud.
func (b *board) cells(g geometry) app.UI {
	rows := g.grid()
	parts := make([]app.UI, len(rows))
	for i, row := range rows {
		cells := make([]app.UI, len(row))
		for j, h := range row {
			cells[j] = b.cell(g, h)
		}
		parts[i] = svg("g").Role("row").Body(cells...)
	}
	return svg("g").Role("presentation").Class("cells").Body(parts...)
}

func (b *board) cell(g geometry, h rules.Hole) *cell {
	p, k := b.Position, &b.Marks
	tile := g.board.TileOf(h)
	holes := g.board.TileHoles(tile)
	x, y := g.center(h)
	c := &cell{Face: Face{
		X: x, Y: y, Name: g.board.Name(h), Tile: tile, Worth: holes.Len(),
		First:  (holes & p.Marbles(rules.First)).Len(),
		Second: (holes & p.Marbles(rules.Second)).Len(),
		Holds:  p.At(h), Shows: p.At(h), For: rules.Nobody, Stop: h == b.drawnStop,
		Marbles: string(b.Settings.Marbles), Text: b.Text,
	}}
	if b.Values != nil {
		c.Value = b.Values[h]
	}
	if h == k.Preview {
		c.Shows = p.Turn()
	}
	if !b.Over && !k.Quiz && c.Holds == rules.Nobody {
		c.Why = p.Why(h)
	}
	if (k.Active || k.Trial) && k.Legal.Has(h) {
		c.For = p.Turn()
	}
	for flag, is := range [...]bool{
		flagLegal: k.Legal.Has(h), flagLast: h == k.Last, flagBefore: h == k.Before && (!b.Over || k.Quiz),
		flagFresh: h == k.Last && b.Fresh && b.Settings.Animation, flagTrial: k.Trial && k.Legal.Has(h),
		flagOpen:  c.For != rules.Nobody && b.Settings.Legal,
		flagFound: k.Found.Has(h), flagHint: h == k.Hint, flagPending: h == k.Pending, flagPreview: h == k.Preview,
		flagNeeded: k.Needed.Has(h), flagThreat: b.Threat && c.Value.Label != "",
	} {
		if is {
			c.Flags |= 1 << flag
		}
	}
	if b.Bubble.Shakes && h == b.Bubble.Hole {
		c.Flags |= 1 << (flagRefused0 + b.Bubble.Turn)
	}
	return c
}
