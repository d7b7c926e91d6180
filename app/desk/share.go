package desk

import (
	"cmp"
	"slices"
	"strconv"

	"kulami/app/library"
	"kulami/rules"
)

// SharePart is what of the game shown is shared.
type SharePart string

// The parts. A friend is always sent the moves, see Opened.Link.
const (
	ShareMoves SharePart = "moves" // of the game
	ShareNotes SharePart = "notes" // the moves, variations and notes
	ShareHere  SharePart = "here"  // the moves that lead to the node shown
)

// Embedding says how the markup shows a game on another page. A theme or language that is empty or auto is the reader's.
type Embedding struct {
	Element  bool // by an element of embed.js, not by a frame
	Theme    library.Theme
	Language library.Language
	Plays    bool // the moves are played from the first one on
}

// CopyRecord copies its moves as a text that people read, with its link.
type CopyRecord struct{}

// CopyEmbed copies the markup that shows it on another page.
type CopyEmbed struct{}

// SaveFile hands the player its record as a file.
type SaveFile struct{}

// SavePicture hands the player a picture of it.
type SavePicture struct{ Format Format }

// Copied says whether copying worked; Text is what was copied, or has to be copied by hand if not.
type Copied struct {
	OK   bool
	Text string
}

// Unshared says that the share sheet was refused, or does not open; Text is what has to be copied instead.
type Unshared struct {
	Text    string
	Refused bool
}

// PictureFailed says that the browser could not make the picture of SavePicture.
type PictureFailed struct{}

func (Copied) Message()        {}
func (Unshared) Message()      {}
func (PictureFailed) Message() {}
func (CopyRecord) Message()    {}
func (CopyEmbed) Message()     {}
func (SaveFile) Message()      {}
func (SavePicture) Message()   {}

func (Copied) Traits() Traits        { return Background }
func (Unshared) Traits() Traits      { return Background }
func (PictureFailed) Traits() Traits { return Background }

func (PictureFailed) Run(d *Desk) { d.Notify(Notice{Kind: NoPicture}) }

// Run says whether copying worked.
func (c Copied) Run(d *Desk) {
	if !c.OK {
		d.byHand(c.Text, CopyFailed)
		return
	}
	if d.Dialog == HandDialog {
		d.Dialog = NoDialog
	}
	d.Notify(Notice{Kind: cmp.Or(d.copying, LinkCopied)})
}

// Run shows the text in place of the share sheet. After a refusal the buttons that send copy.
func (u Unshared) Run(d *Desk) {
	d.Device.Share = d.Device.Share && !u.Refused
	d.byHand(u.Text, ShareFailed)
}

// byHand shows a text that a person is to copy by hand, and says why. The dialog of a live game shows its own.
func (d *Desk) byHand(text string, why NoticeKind) {
	if text != "" && d.Dialog != LiveDialog {
		d.ByHand, d.Dialog = text, HandDialog
	}
	d.Notify(Notice{Kind: why})
}

// Sharer is a screen with a game that the share dialog hands on.
type Sharer interface {
	// Parts returns what of the game can be shared, the first by itself.
	Parts() []SharePart
	// Shared returns a part, and Address the fragment of its link.
	Shared(SharePart) rules.Link
	Address(SharePart) string
	// Framed returns what the address of its frame on another page has.
	Framed(SharePart) string
	// Pictured returns what a picture shows at its cursor.
	Pictured(SharePart) rules.Link
}

// SharerOf returns a screen as one whose game is handed on; ok is false if it has none.
func SharerOf(screen Screen) (g Sharer, ok bool) {
	g, ok = screen.(Sharer)
	return g, ok && !g.Shared(ShareHere).IsZero()
}

// PartsOf returns the parts of a game that differ: its moves, its notes and variations if it has any,
// and the moves up to here if these are not all of its moves.
func PartsOf(whole, here rules.Record) []SharePart {
	parts := []SharePart{ShareMoves}
	if !whole.Equal(whole.MovesOnly()) {
		parts = append(parts, ShareNotes)
	}
	if !slices.Equal(here.Moves(), whole.Moves()) {
		parts = append(parts, ShareHere)
	}
	return parts
}

// HandOn hands on the game of a screen as a text, a file or a picture; ok is false for other messages.
func (d *Desk) HandOn(g Sharer, msg Msg) (ok bool) {
	link := g.Shared(d.Share)
	switch msg := msg.(type) {
	case CopyRecord:
		d.Do(CopyGame{link})
	case CopyEmbed:
		d.Do(CopyFrame{g.Framed(d.Share)})
	case SaveFile:
		d.Do(Download{fileName(d, link.Record) + ".kulami", "text/plain", link.String() + "\n"})
	case SavePicture:
		pictured, name := g.Pictured(d.Share), fileName(d, link.Record)
		if msg.Format == Animated { // to its end, whatever is shown of it now
			name, pictured.Record = name+"-replay", pictured.WithCursor(pictured.Len())
		}
		d.Do(Picture{pictured, link, name, msg.Format})
	default:
		return false
	}
	return true
}

// fileName returns the name of a file for r, without its ending.
func fileName(d *Desk, r rules.Record) string {
	return "kulami-" + d.Now.Date + "-" + strconv.Itoa(r.Len())
}
