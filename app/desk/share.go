package desk

import (
	"slices"
	"strconv"

	"kulami/app/library"
	"kulami/rules"
)

// SharePart is the part of the open game that is shared.
type SharePart string

// The parts. A friend always gets the moves, see Opened.Link.
const (
	ShareMoves SharePart = "moves" // moves of the game
	ShareNotes SharePart = "notes" // the moves, variations and notes
	ShareHere  SharePart = "here"  // the moves that lead to the position shown
)

// Embedding says how the markup shows a game on another page. If Theme or Language is empty or
// auto, the reader's is used.
type Embedding struct {
	Element  bool // an element of embed.js replaces the frame
	Theme    library.Theme
	Language library.Language
	Plays    bool // a replay of the moves from the first one
}

// CopyRecord copies the game's moves as text for people, with its link.
type CopyRecord struct{}

// CopyEmbed copies the markup that embeds the game in another page.
type CopyEmbed struct{}

// SaveFile gives the player the game's record as a file.
type SaveFile struct{}

// SavePicture gives the player a picture of the game.
type SavePicture struct{ Format Format }

// Copied reports whether a copy succeeded. Text is the copied text, or the text to copy by hand.
type Copied struct {
	OK   bool
	Text string
}

// Unshared reports that the share sheet was refused, or does not open. Text is to be copied
// instead.
type Unshared struct {
	Text    string
	Refused bool
}

// PictureFailed reports that the browser could not make the picture of SavePicture.
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

// Run shows whether the copy succeeded.
func (c Copied) Run(d *Desk) {
	if !c.OK {
		d.byHand(c.Text, CopyFailed)
		return
	}
	if d.Dialog == HandDialog {
		d.Dialog = NoDialog
	}
	d.Notify(Notice{Kind: TextCopied})
}

// Run shows the text instead of the share sheet. After a refusal the buttons for sharing copy
// instead.
func (u Unshared) Run(d *Desk) {
	d.Device.Share = d.Device.Share && !u.Refused
	d.byHand(u.Text, ShareFailed)
}

// byHand shows a text to copy by hand, with the reason. The dialog of a live game has its own field
// for this.
func (d *Desk) byHand(text string, why NoticeKind) {
	if text != "" && d.Dialog != LiveDialog {
		d.ByHand, d.Dialog = text, HandDialog
	}
	d.Notify(Notice{Kind: why})
}

// Sharer is a screen with a game for the share dialog.
type Sharer interface {
	// Parts returns the parts of the game that can be shared, the default first.
	Parts() []SharePart
	// Shared returns a part, and Address the fragment of its link.
	Shared(SharePart) rules.Link
	Address(SharePart) string
	// Framed returns the fragment for the address of a frame on another page.
	Framed(SharePart) string
	// Pictured returns the link whose cursor position a picture shows.
	Pictured(SharePart) rules.Link
}

// SharerOf returns a screen as a Sharer. ok is false if the screen has no game.
func SharerOf(screen Screen) (g Sharer, ok bool) {
	g, ok = screen.(Sharer)
	return g, ok && !g.Shared(ShareHere).IsZero()
}

// PartsOf returns the parts of a game that differ. These are its moves, its notes and variations if
// it has any, and the moves up to here if there are more moves.
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

// ShareAs shares the game of a screen as a text, a file or a picture. ok is false for other
// messages.
func (d *Desk) ShareAs(g Sharer, msg Msg) (ok bool) {
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
		if msg.Format == Animated { // up to its end, not to the ply shown
			name, pictured.Record = name+"-replay", pictured.WithCursor(pictured.Len())
		}
		d.Do(Picture{pictured, link, name, msg.Format})
	default:
		return false
	}
	return true
}

// fileName returns the name of a file for r, without its extension.
func fileName(d *Desk, r rules.Record) string {
	return "kulami-" + d.Now.Date + "-" + strconv.Itoa(r.Len())
}
