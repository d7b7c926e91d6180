package desk

// ScreenName names a screen; its address begins with it.
type ScreenName string

// Dialog names what lies over the screen.
type Dialog string

const (
	NoDialog       Dialog = ""
	NewDialog      Dialog = "new"
	NewBoardDialog Dialog = "new-board" // a page of NewDialog, as the next two are
	NewRulesDialog Dialog = "new-rules"
	NewFairDialog  Dialog = "new-fair"
	GameDialog     Dialog = "game" // what can be done with the game or the board shown
	MoreDialog     Dialog = "more"
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

// BehindDoor reports whether a dialog is drawn in the place of the screen, as one of the doors leads to it.
func (d Dialog) BehindDoor() bool { return d == LearnDialog || d == LibraryDialog || d == MoreDialog }

// Whole returns the dialog of which d is a page, or d.
func (d Dialog) Whole() Dialog {
	switch d {
	case NewBoardDialog, NewRulesDialog, NewFairDialog:
		return NewDialog
	}
	return d
}

// AnalysisScreen names the analysis; its addresses go on with a record text. To visit
// it from a table is help in the game.
const AnalysisScreen ScreenName = "analysis"
