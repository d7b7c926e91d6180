package text

import (
	"fmt"

	"kulami/rules"
)

var englishBoard = BoardText{
	Board: "Kulami board",
	Sides: Table[string, [2]string]{
		{"red-black", [2]string{"Red", "Black"}},
		{"white-black", [2]string{"White", "Black"}},
		{"red-white", [2]string{"Red", "White"}},
		{"safe", [2]string{"Orange", "Blue"}},
	},
	Turn: "Rotate the board", Mirror: "Mirror the board",

	Why: func(reason rules.Reason, hole string) string {
		switch reason {
		case rules.GameOver:
			return "The game is over."
		case rules.Filled:
			return hole + " is already taken."
		case rules.OffLines:
			return hole + " is not in the row or column of the last marble."
		case rules.TileOfLast:
			return hole + ": the last marble’s tile is closed for now."
		case rules.TileBefore:
			return hole + ": the tile of your own last marble is closed for now."
		}
		return "There is no hole here."
	},
	WhyShort: Table[rules.Reason, string]{
		{rules.OffLines, "not in row or column"}, {rules.TileOfLast, "closed tile"}, {rules.TileBefore, "closed tile"},
		{rules.GameOver, "the game is over"},
	},
	Marble:      func(side string) string { return side + " marble" },
	EmptyHole:   "empty",
	PlayableOne: "playable",
	TrialOne:    "can be tried",
	TileOf: func(holes int, first string, a int, second string, b int) string {
		return fmt.Sprintf("%d-hole tile: %s %d, %s %d", holes, first, a, second, b)
	},

	Played:    func(side, hole string) string { return side + " " + hole + "." },
	HolesLeft: func(n int) string { return count(n, "hole", "holes") + "." },
	Tally: func(first string, a int, second string, b int) string {
		return fmt.Sprintf("%s %d, %s %d.", first, a, second, b)
	},
	GameBegins: "New game.",
	NothingYet: "No marbles have been played yet.",
	Playable: func(holes string, n int) string {
		if n == 0 {
			return "No holes are playable."
		}
		return count(n, "playable hole", "playable holes") + ": " + holes
	},

	Value:     func(side string, points float64) string { return fmt.Sprintf("%s +%.1f", side, points) },
	ValueEven: "Even",
	NoValue:   "The engine has not looked at this position yet.",
	Depth:     func(n int) string { return fmt.Sprint("depth ", n) },
	Exact:     "exact",

	Keys:     "Keyboard",
	Commands: [5]string{"Score", "Last move", "Playable holes", "This tile", "Value"},
	Entry:    "Type a hole, such as c5", EntryPlay: "Play",
	KeyHelp: [][2]string{
		{"← ↑ → ↓", "move around the board"},
		{"Enter, Space", "play the hole"},
		{"n, p", "next or previous playable hole"},
		{"Home, End", "start or end of the row; with Ctrl, of the board"},
		{"s", "the score"}, {"l", "the last move"}, {"m", "the playable holes"}, {"t", "this tile"}, {"e", "the engine’s value"},
		{"h", "a hint"}, {"u", "undo"}, {"[ ]", "step back and forward"},
		{"← →", "outside the board: step back and forward; Home, End: first and last move"},
		{"Shift ← →", "leave a variation; enter one, or go to the next"}, {"r", "start or pause the replay"}, {"?", "this list"},
	},
}

var englishWorkshop = WorkshopText{
	Workshop: "Workshop", BuildBoard: "Build a board",
	WorkshopHelp: "Choose a tile and tap where its upper left hole goes, or drag it.",
	Frame:        "The board you are building, 10 by 10", Tray: "Tiles",
	TrayTile: func(worth, width, height, left int) string {
		return fmt.Sprintf("%d-hole tile, %d wide, %d high, %d left", worth, width, height, left)
	},
	Rotate: "Rotate", Lift: "Remove", PlayBoard: "Play",
	AllTiles:  "All tiles",
	MoveTiles: [4]string{"Move left", "Move right", "Move up", "Move down"},
	LiftAll:   "Clear the board", BeginFrom: "Start from a board", GameBoardHere: "The game’s board", ShareBoard: "Share link",
	BoardLabel: "Name of this board",
	OwnBoard:   func(n int) string { return fmt.Sprint("Board ", n) },
	OpenBoard:  func(name string) string { return "Open " + name },
	PlaceFree:  "free", PlacePicked: "picked up", PlaceWrong: "not right yet",
	PlaceTile: func(worth int, tile string) string { return fmt.Sprintf("%d-hole tile on %s", worth, tile) },
	TilesLeft: func(n int) string { return count(n, "tile", "tiles") + " to place" },
	Mistakes:  func(n int) string { return count(n, "mistake", "mistakes") },
	Complete:  "Complete", BoardComplete: "Board complete.", Flaws: "Still to fix",

	TileTaken: func(worth, width, height int) string {
		return fmt.Sprintf("In hand: %d-hole tile, %d wide, %d high.", worth, width, height)
	},
	NoTileLeft: func(worth int) string { return fmt.Sprintf("No %d-hole tile is left.", worth) },
	TileLifted: func(worth int) string { return fmt.Sprintf("A %d-hole tile is back in the tray.", worth) },
	TilePlaced: func(worth int, tile string) string { return fmt.Sprintf("%d-hole tile on %s.", worth, tile) },
	TilePicked: func(worth int, tile string) string {
		return fmt.Sprintf("%d-hole tile on %s picked up. Tap a free place to move it.", worth, tile)
	},
	TileMoved:   func(tile string) string { return "Moved to " + tile + "." },
	TileTurned:  func(tile string) string { return "Rotated: now on " + tile + "." },
	TilePutBack: "Put back.", NoTileHeld: "Choose a tile first.",
	TilesStand: "Tiles are now placed upright.", TilesLie: "Tiles are now placed sideways.",
	AllMoved: "All tiles were moved.", AtEdge: "The tiles are already at the edge.",
	AllTurned: "The board was rotated.", AllMirrored: "The board was mirrored.",
	AllLifted: "The board is empty.", BoardLaid: "Here is the board. Change what you like.",
	DeedUndone: "Undone.", DeedRedone: "Redone.",
	BoardSaved:   func(name string) string { return "Saved as " + name + "." },
	BoardDropped: "Deleted from your boards.", BoardFaulty: "The board is not complete yet.",

	FlawOutside: func(tile string) string { return tile + " sticks out of the 10 by 10 frame." },
	FlawOverlap: func(tile, other string) string { return tile + " and " + other + " overlap." },
	FlawApart: func(tiles string, n int) string {
		if n == 1 {
			return tiles + " is not joined to the others by an edge."
		}
		return tiles + " are not joined to the others by an edge."
	},
	FlawTooMany:  func(count, tiles string) string { return "Too many: " + count + " (" + tiles + ")." },
	TilesOf:      func(n, worth int) string { return fmt.Sprintf("%s with %d holes", count(n, "tile", "tiles"), worth) },
	TilesMissing: func(counts string) string { return "Missing: " + counts + "." },

	AskFair: "Is it fair?", StopFair: "Stop",
	FairHelp:   "The engine judges the empty board by the basic rules, at full strength.",
	FairEven:   "Even for both players",
	FairFirst:  func(points float64) string { return fmt.Sprintf("First player +%.1f", points) },
	FairSecond: func(points float64) string { return fmt.Sprintf("Second player +%.1f", points) },

	WorkshopKeys: [][2]string{
		{"← ↑ → ↓", "move around the board"},
		{"6, 4, 3, 2", "take a tile of that many holes"},
		{"Enter, Space", "place the tile; or pick up and put down the tile here"},
		{"r", "rotate"}, {"Delete", "take the tile here off the board"},
		{"Shift ← ↑ → ↓", "move the tile picked up by one hole, or all tiles"},
		{"Escape", "put the tile back"},
		{"Home, End", "start or end of the row; with Ctrl, of the board"},
		{"u, Ctrl Z", "undo"}, {"Ctrl Y", "redo"}, {"?", "this list"},
	},
}
