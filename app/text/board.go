package text

import "kulami/rules"

// BoardText has the words about the board, whatever screen it stands on: what a screen reader says
// of its cells and its marbles, and the keys and commands that move about it.
type BoardText struct {
	Board        string
	Sides        Table[[2]string] // by marble set: First's and Second's name
	Turn, Mirror string

	// The names of cells, and why a hole is not played.
	Marble      func(side string) string
	EmptyHole   string
	PlayableOne string
	TrialOne    string
	TileOf      func(holes int, first string, a int, second string, b int) string
	Why         func(reason rules.Reason, hole string) string
	WhyShort    Words // by rules.Reason

	// Announcements: what was played, and answers to commands.
	GameBegins string
	NothingYet string
	Played     func(side, hole string) string
	HolesLeft  func(n int) string
	Tally      func(first string, a int, second string, b int) string
	Playable   func(holes string, n int) string

	// What the engine says of a position or of a hole.
	Value              func(side string, points float64) string
	ValueEven, NoValue string
	Depth              func(n int) string
	Exact              string

	// The keyboard: keys with what they do, and a field for names of holes and letters of commands.
	Keys        string
	KeysWhere   string
	KeyHelp     [][2]string // key, what it does
	Commands    [5]string   // by play.Topic: what a board command asks for
	Entry       string
	EntryPlay   string
	EntryUnread func(typed string) string
}

// WorkshopText has the words of the workshop, where boards are built.
type WorkshopText struct {
	Workshop, BuildBoard                          string
	WorkshopHelp, WorkshopBuilt                   string // how tiles are placed; what can be done with a board that is laid out
	Frame, Tray                                   string
	TrayTile                                      func(worth, width, height, left int) string
	Rotate, Lift, PlayBoard                       string
	AllTiles                                      string // what is done to all tiles
	MoveTiles                                     [4]string
	LiftAll, BeginFrom, GameBoardHere, ShareBoard string
	BoardLabel                                    string
	OwnBoard                                      func(n int) string
	OpenBoard                                     func(name string) string
	PlaceFree, PlacePicked, PlaceWrong            string // parts of a place's name
	PlaceTile                                     func(worth int, tile string) string
	TilesLeft, Mistakes                           func(n int) string
	Complete, Flaws                               string

	// What was done.
	TileTaken                                     func(worth, width, height int) string
	NoTileLeft, TileLifted                        func(worth int) string
	TilePlaced, TilePicked                        func(worth int, tile string) string
	TileMoved, TileTurned                         func(tile string) string
	TilePutBack, NoTileHeld, TilesStand, TilesLie string
	AllMoved, AtEdge, AllTurned, AllMirrored      string
	AllLifted, BoardLaid, DeedUndone, DeedRedone  string
	BoardSaved                                    func(name string) string
	BoardDropped, BoardFaulty                     string

	// What is wrong with the board.
	FlawOutside  func(tile string) string
	FlawOverlap  func(tile, other string) string
	FlawApart    func(tiles string, n int) string
	FlawTooMany  func(count, tiles string) string // count is TilesOf's
	TilesOf      func(n, worth int) string
	TilesMissing func(counts string) string // TilesOf's, joined by commas

	// Whether it is fair.
	AskFair, StopFair, FairHelp, FairEven string
	FairSmall, FairClear                  func(side string, points float64) string // a depth follows

	WorkshopKeys [][2]string
}
