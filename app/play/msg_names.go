package play

// ScreenName names a screen; its address begins with it.
type ScreenName string

// Dialog names what lies over the screen.
type Dialog string

// The dialogs.
const (
	NoDialog       Dialog = ""
	NewDialog      Dialog = "new"
	MenuDialog     Dialog = "menu"
	SettingsDialog Dialog = "settings"
	ShareDialog    Dialog = "share"
	LearnDialog    Dialog = "learn"
	KeysDialog     Dialog = "keys"
	ResignDialog   Dialog = "resign"
	NamesDialog    Dialog = "names"
	LibraryDialog  Dialog = "library"
	ImportDialog   Dialog = "import"
	BoardDialog    Dialog = "board"
	InstallDialog  Dialog = "install"
	NoteDialog     Dialog = "note"
	LiveDialog     Dialog = "live"
)

// AnalysisScreen names the analysis; its addresses go on with a record text. To visit
// it from a table is help in the game.
const AnalysisScreen ScreenName = "analysis"

// Launch is how the app was started: by a shortcut, the system's share sheet or
// a file.
type Launch struct {
	Act  string // new, daily, today or import
	Text string // to be imported
}

// Format is a kind of picture.
type Format string

// The formats.
const (
	SVG Format = "svg"
	PNG Format = "png"
	// Animated is an SVG file that plays the moves in a loop.
	Animated Format = "animated"
)

// PeerEvent is something that happens to the connection.
type PeerEvent int8

// The events.
const (
	PeerDescribed PeerEvent = iota // Text is the code of this end
	PeerOpened                     // texts can be sent
	PeerReceived                   // Text came
	PeerMissed                     // the other side does not answer, and may again
	PeerFound                      // it does
	PeerClosed                     // the connection has ended, or could not be made
)
