package play

import "kulami/rules"

// Origin tells where a board came from, for its name. Board is one of the
// choices of Setup.Board, or empty if it came with a link.
type Origin struct {
	Board    string
	Seed     int
	Sheet    rules.Sheet
	Day      string
	Symmetry string `json:",omitempty"`
	Name     string `json:",omitempty"` // of the player's own board
}

// Setup holds the choices of the new-game dialog in the words of its form
// controls.
type Setup struct {
	Opponent string // computer, person or analysis
	Level    int    // 1…8
	Starter  string // me, other or lot
	Edition  string // a name of rules.Editions, or house
	House    string // the letters of the house rules, as of rules.Ruleset
	Board    string // square, irregular, symmetric, number, sheet, today, mine or code
	Seed     int    // of a dealt board, 1…MaxSeed
	Symmetry string // of a symmetric board: a name of rules.Symmetries
	Number   int    // of a square board, 1…rules.SquareBoards
	Mine     string // layout of one of Model.Boards
	Sheet    rules.Sheet
	Code     string // a layout code, board text or link
	Opening  string // free, swap or lot
}

// Named is a board with the name that the player gave it.
type Named struct{ Name, Layout string }

// MaxSeed is the greatest number of a dealt board that the dialog takes.
const MaxSeed = 999_999

// Settings are lasting choices, in the words of their form controls.
type Settings struct {
	Theme       string // auto, light or dark
	Marbles     string // red-black, white-black, red-white or safe
	Coordinates bool
	Animation   bool
	Bands       bool   // light the row and column of the last marble
	Legal       bool   // mark the playable holes
	Owners      bool   // show who owns a tile
	Confirm     bool   // a marble is played by pressing its hole twice
	Pace        string // of the computer's marbles: quick, calm or slow
	Wood        string // light, dark, flat or contrast
	Sound       bool
	Haptics     bool   // marbles are felt where the device can do that
	Language    string // auto, or a language of package text
}

// Flags remember what is told or asked only once.
type Flags struct {
	Persist bool `json:"persist,omitempty"` // lasting storage has been asked for
	Offline bool `json:"offline,omitempty"` // "ready for offline" has been told
	Learnt  uint `json:"learnt,omitempty"`  // the lessons that were done, a bit each
	Tried   bool `json:"tried,omitempty"`   // that a trial leaves the game as it is has been told
}

// Device is what the browser offers beyond the least.
type Device struct {
	Share   bool // a share sheet of the system
	Install bool // to install the app
	Apple   bool // the app is installed by hand, from the share sheet, and is not yet
}
