package picture

import (
	"fmt"
	"strings"

	"kulami/rules"
)

// Look holds the player's settings for pictures.
type Look struct {
	Dark bool
	// marble set: "red-black", "white-black", "red-white" or "safe"; the suffix "-reversed"
	// exchanges the colours
	Marbles     string
	Coordinates bool
	Owners      bool
	QR          bool // the link is shown as a QR code, if it is short enough
}

// Captions holds the texts on a picture. Empty ones are left out.
type Captions struct {
	Title   string    // above the board, left
	Edition string    // above the board, right
	Names   [2]string // names of the sides
	Result  string    // the winner, or the ply shown
	Detail  string    // more about the result, in lighter type
	Link    string    // complete in the file's description, possibly shortened on the picture
}

// The page of a picture, in pixels.
const (
	pageWidth = 1080
	pageEdge  = 48
	pageInner = pageWidth - 2*pageEdge
	boardTop  = 116
)

// page is a picture under construction.
type page struct {
	game    rules.Link
	frames  []snapshot // at least one; the last is the picture's position
	look    Look
	words   Captions
	g       Geometry
	theme   theme
	marbles [2]marblePaint
	paint   map[string]string // attributes by class
	out     strings.Builder
	styles  strings.Builder // styles of animated elements
	names   map[string]int  // names of keyframes
}

func (p *page) put(format string, a ...any) { fmt.Fprintf(&p.out, format+"\n", a...) }

// end returns the last frame, which has the picture's position.
func (p *page) end() snapshot { return p.frames[len(p.frames)-1] }

// winner returns the side that has won in a frame, or Nobody.
func (p *page) winner(f snapshot) rules.Side {
	switch {
	case !f.over:
		return rules.Nobody
	case p.game.Finish() != rules.NotFinished:
		return p.game.Finish().Winner()
	}
	return f.score.Leader()
}

func newPage(link rules.Link, look Look, words Captions) *page {
	p := &page{
		game: link, frames: []snapshot{newSnapshot(link.Record)}, look: look, words: clean(words),
		g: NewGeometry(link.Board(), link.Orientation, look.Coordinates),
	}
	p.theme, p.marbles = colours(look.Dark, look.Marbles)
	p.paint = paint(p.marbles)
	return p
}

// snapshot is the content of a picture at one time. A still picture has one snapshot, an animation
// one per ply.
type snapshot struct {
	position rules.Position
	score    rules.Score
	over     bool
}

func newSnapshot(rec rules.Record) snapshot {
	p := rec.Position()
	return snapshot{p, p.Score(), rec.Over() && rec.Cursor() == rec.Len()}
}

// clean returns the captions, each on one line.
func clean(c Captions) Captions {
	for _, s := range []*string{&c.Title, &c.Edition, &c.Names[0], &c.Names[1], &c.Result, &c.Detail, &c.Link} {
		*s = oneLine(*s)
	}
	return c
}
