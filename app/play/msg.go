package play

import "kulami/rules"

// Msg is something that happened: the player did it, or an effect came back. The screen handles it by its update, and what
// it does nothing with run handles: run shows another screen, or changes the games kept or the shell. It does nothing where
// screens alone handle a message.
type Msg interface{ run(m *Model) }

// traits are properties of messages.
type traits uint8

const (
	// fleeting messages may come often. What is saved and addressed follows with the next
	// message that is not one of them, or with the end of a replay.
	fleeting traits = 1 << iota
	// background messages report what the player did not do here.
	background
	// keepsNotice messages leave what the status line reads. Whatever else the player does, but
	// for what is fleeting, begins without it.
	keepsNotice
)

// traitsOf returns the properties of a message: what its method traits says, none without one.
func traitsOf(msg Msg) traits {
	if m, ok := msg.(interface{ traits() traits }); ok {
		return m.traits()
	}
	return 0
}

type (
	// Press is a press on a hole.
	Press struct{ Hole rules.Hole }
	// Consider is a long touch of a hole: it shows what a marble there would change, and
	// asks for a press to play it. NoHole ends it. In the analysis it looks at the tile.
	Consider struct{ Hole rules.Hole }
	// Undo takes back moves until it is a person's turn again.
	Undo struct{}
	// Redo plays moves that were taken back.
	Redo struct{}
	// Step shows the given ply of the line shown, clamped to it.
	Step struct{ Ply int }
	// Goto shows a ply of a line: 0 is the game, 1 its first variation and so on.
	Goto struct{ Line, Ply int }
	// Branch goes into the next variation at this ply; with Out back to where the
	// line shown leaves the one before it.
	Branch struct{ Out bool }
	// Promote moves the line shown one place to the front.
	Promote struct{}
	// Prune deletes the move shown and what follows it from the variations.
	Prune struct{}
	// Undelete brings back what was deleted last.
	Undelete struct{}
	// Entry is a hole's name, or a command's letter, that was typed: it is played or
	// answered.
	Entry struct{ Text string }
	// Visit shows a screen for what is on the one shown: its board, position or edition.
	Visit struct{ Screen ScreenName }
	// Open lays a dialog over the table; Close removes it.
	Open  struct{ Dialog Dialog }
	Close struct{}
	// Seen says whether the page is on the screen.
	Seen struct{ Hidden bool }
	// Tick says that the time of Wait ID is over.
	Tick struct{ ID int }
)

func (Press) run(*Model)    {}
func (Consider) run(*Model) {}
func (Undo) run(*Model)     {}
func (Redo) run(*Model)     {}
func (Step) run(*Model)     {}
func (Goto) run(*Model)     {}
func (Branch) run(*Model)   {}
func (Promote) run(*Model)  {}
func (Prune) run(*Model)    {}

func (Consider) traits() traits { return fleeting }
func (Close) traits() traits    { return keepsNotice }
func (Entry) traits() traits    { return keepsNotice }

func (Tick) traits() traits { return fleeting | background }

// That the page is seen again is the player's doing.
func (s Seen) traits() traits {
	if s.Hidden {
		return fleeting | background
	}
	return fleeting
}

// ScreenName names a screen; its address begins with it.
type ScreenName string

// Dialog names what lies over the screen.
type Dialog string

const (
	NoDialog       Dialog = ""
	NewDialog      Dialog = "new"
	MenuDialog     Dialog = "menu"
	SettingsDialog Dialog = "settings"
	ShareDialog    Dialog = "share"
	HandDialog     Dialog = "by-hand"
	LearnDialog    Dialog = "learn"
	KeysDialog     Dialog = "keys"
	ResignDialog   Dialog = "resign"
	ClearDialog    Dialog = "clear"
	NamesDialog    Dialog = "names"
	LibraryDialog  Dialog = "library"
	ImportDialog   Dialog = "import"
	BoardDialog    Dialog = "board"
	InstallDialog  Dialog = "install"
	NoteDialog     Dialog = "note"
	LiveDialog     Dialog = "live"
	UpdateDialog   Dialog = "update"
)

// AnalysisScreen names the analysis; its addresses go on with a record text. To visit
// it from a table is help in the game.
const AnalysisScreen ScreenName = "analysis"
