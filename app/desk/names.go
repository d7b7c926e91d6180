package desk

// ScreenName names a screen. The screen's address begins with the name.
type ScreenName string

// Dialog names a dialog.
type Dialog string

const (
	NoDialog         Dialog = ""
	OpponentDialog   Dialog = "opponent" // begins a game at once
	NewDialog        Dialog = "new"
	NewBoardDialog   Dialog = "new-board" // a page of NewDialog, as the next two are
	NewRulesDialog   Dialog = "new-rules"
	NewFairDialog    Dialog = "new-fair"
	GameDialog       Dialog = "game" // actions for the game or the board shown
	MoreDialog       Dialog = "more"
	SettingsDialog   Dialog = "settings"
	ShareDialog      Dialog = "share"
	HandDialog       Dialog = "by-hand"
	LearnDialog      Dialog = "learn"
	KeysDialog       Dialog = "keys"
	ResignDialog     Dialog = "resign"
	CountDialog      Dialog = "result"      // of the count of a game
	CountRulesDialog Dialog = "count-rules" // of a count of marbles
	NamesDialog      Dialog = "names"
	LibraryDialog    Dialog = "library"
	ImportDialog     Dialog = "import"
	InstallDialog    Dialog = "install"
	AboutDialog      Dialog = "about"
	NoteDialog       Dialog = "note"
	LiveDialog       Dialog = "live"
	UpdateDialog     Dialog = "update"
	PuzzlesDialog    Dialog = "all-puzzles"
)

// BehindDoor reports whether a dialog is rendered instead of the screen, because a door leads to
// it.
func (d Dialog) BehindDoor() bool { return d == LearnDialog || d == LibraryDialog || d == MoreDialog }

// Page returns the dialog rendered instead of the screen, or NoDialog.
func (d *Desk) Page() Dialog {
	if d.Dialog.BehindDoor() {
		return d.Dialog
	}
	return d.Under
}

// Whole returns the dialog of which d is a page, or d.
func (d Dialog) Whole() Dialog {
	switch d {
	case NewBoardDialog, NewRulesDialog, NewFairDialog:
		return NewDialog
	}
	return d
}

// AnalysisScreen names the analysis. Its addresses continue with a record. A visit from a table
// counts as help in the game.
const AnalysisScreen ScreenName = "analysis"
