package play

import (
	"cmp"
	"strconv"

	"kulami/app/library"
	"kulami/rules"
)

// SharePart is what of the game shown is shared.
type SharePart string

const ShareMoves SharePart = "moves" // of the game

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

// Copied says whether copying worked; Text is what has to be copied by hand if not.
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

func (Copied) Message() {}

func (Unshared) Message() {}

func (PictureFailed) Message() {}

func (CopyRecord) Message() {}

func (CopyEmbed) Message() {}

func (SaveFile) Message() {}

func (SavePicture) Message() {}

func (Copied) Traits() Traits { return background }

func (Unshared) Traits() Traits { return background }

func (PictureFailed) Traits() Traits { return background }

func (PictureFailed) Run(s *Shell) { s.notify(Notice{Kind: NoPicture}) }

// run says whether copying worked.
func (c Copied) Run(s *Shell) {
	if !c.OK {
		s.byHand(c.Text, CopyFailed)
		return
	}
	if s.Dialog == HandDialog {
		s.Dialog = NoDialog
	}
	s.notify(Notice{Kind: cmp.Or(s.copying, LinkCopied)})
}

// run shows the text in place of the share sheet. After a refusal the buttons that send copy.
func (u Unshared) Run(s *Shell) {
	s.Device.Share = s.Device.Share && !u.Refused
	s.byHand(u.Text, ShareFailed)
}

// byHand shows a text that a person is to copy by hand, and says why. The dialog of a live game shows its own.
func (s *Shell) byHand(text string, why NoticeKind) {
	if text != "" && s.Dialog != LiveDialog {
		s.ByHand, s.Dialog = text, HandDialog
	}
	s.notify(Notice{Kind: why})
}

// Sharer is a screen with a game that the share dialog hands on.
type Sharer interface {
	// Parts returns what of the game can be shared, the first by itself.
	Parts() []SharePart
	// Shared returns the record of a part, and Address the fragment of its link.
	Shared(SharePart) rules.Record
	Address(SharePart) string
	// Framed returns what the address of its frame on another page has.
	Framed(SharePart) string
	// Pictured returns the record that a picture shows at its cursor.
	Pictured(SharePart) rules.Record
}

// SharerOf returns a screen as one whose game is handed on; ok is false if it has none.
func SharerOf(screen Screen) (g Sharer, ok bool) {
	g, ok = screen.(Sharer)
	return g, ok && !g.Shared(ShareHere).IsZero()
}

// partsOf returns the parts of a game, whose notes and variations are one only where there are any.
func partsOf(whole rules.Record) []SharePart {
	if whole.Equal(whole.MovesOnly()) {
		return []SharePart{ShareMoves, ShareHere}
	}
	return []SharePart{ShareMoves, ShareNotes, ShareHere}
}

// handOn hands on the game of a screen as a text, a file or a picture; ok is false for other messages.
func (s *Shell) handOn(g Sharer, msg Msg) (ok bool) {
	r := g.Shared(s.Share)
	switch msg := msg.(type) {
	case CopyRecord:
		s.do(CopyGame{r})
	case CopyEmbed:
		s.do(CopyFrame{g.Framed(s.Share)})
	case SaveFile:
		s.do(Download{fileName(s, r) + ".kulami", "text/plain", r.String() + "\n"})
	case SavePicture:
		pictured, name := g.Pictured(s.Share), fileName(s, r)
		if msg.Format == Animated { // to its end, whatever is shown of it now
			name, pictured = name+"-replay", pictured.WithCursor(pictured.Len())
		}
		s.do(Picture{pictured, r, name, msg.Format})
	default:
		return false
	}
	return true
}

// fileName returns the name of a file for r, without its ending.
func fileName(s *Shell, r rules.Record) string {
	return "kulami-" + s.Now.Date + "-" + strconv.Itoa(r.Len())
}
