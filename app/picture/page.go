package picture

import (
	"fmt"
	"strings"

	"kulami/rules"
)

// Look is how a picture looks: the player's settings, without those that only make
// sense while playing.
type Look struct {
	Dark        bool
	Marbles     string // the set of marbles: "red-black", "white-black", "red-white" or "safe"; "-reversed" behind it exchanges its colours
	Coordinates bool
	Owners      bool
	QR          bool // with the link as a QR code, if it is short enough for one
}

// Captions are the texts on a picture. Empty ones are left out.
type Captions struct {
	Title   string    // above the board, at the left
	Edition string    // above the board, at the right
	Names   [2]string // of the sides
	Result  string    // who won, or which ply is shown
	Detail  string    // more of that, in plainer letters
	Link    string    // whole in the file's description; on the picture it may be shortened
}

// The page of a picture, in pixels.
const (
	pageWidth = 1080
	pageEdge  = 48
	pageInner = pageWidth - 2*pageEdge
	boardTop  = 116
)

// page is a picture being drawn.
type page struct {
	game   rules.Link
	frames []snapshot // at least one: the last is the one that the picture is of
	look   Look
	words  Captions
	g      Geometry
	theme  theme
	glass  [2]glass
	paint  map[string]string // attributes by class
	out    strings.Builder
	styles strings.Builder // of what is animated
	names  map[string]int  // of keyframes
}

func (p *page) put(format string, a ...any) { fmt.Fprintf(&p.out, format+"\n", a...) }

// end returns the frame that the picture is of.
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
	p.theme, p.glass = colours(look.Dark, look.Marbles)
	p.paint = paint(p.glass)
	return p
}

// snapshot is what a picture shows at one time: of a picture that stands still there is one, of an
// animation one for each ply.
type snapshot struct {
	position rules.Position
	score    rules.Score
	over     bool
}

func newSnapshot(rec rules.Record) snapshot {
	p := rec.Position()
	return snapshot{p, p.Score(), rec.Over() && rec.Cursor() == rec.Len()}
}

// clean returns captions that are each on one line.
func clean(c Captions) Captions {
	for _, s := range []*string{&c.Title, &c.Edition, &c.Names[0], &c.Names[1], &c.Result, &c.Detail, &c.Link} {
		*s = oneLine(*s)
	}
	return c
}
