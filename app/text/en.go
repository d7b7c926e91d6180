package text

import (
	"fmt"
	"strings"

	"kulami/rules"
)

// count joins a number with the form of a noun that goes with it in English.
func count(n int, one, many string) string {
	if n == 1 {
		return "1 " + one
	}
	return fmt.Sprint(n, " ", many)
}

// grouped writes n with a mark after every three digits.
func grouped(n int, mark string) string {
	digits := fmt.Sprint(n)
	for i := len(digits) - 3; i > 0; i -= 3 {
		digits = digits[:i] + mark + digits[i:]
	}
	return digits
}

var english = Text{
	Lang: "en", Dir: "ltr", Name: "English",
	Title: "Kulami",
	About: "Play Kulami, the board game of 17 wooden tiles and 56 marbles, against a strong computer or a friend. Free, offline, no account.",

	Board: "Kulami board",
	Sides: Table[string, [2]string]{
		{"red-black", [2]string{"Red", "Black"}},
		{"white-black", [2]string{"White", "Black"}},
		{"red-white", [2]string{"Red", "White"}},
		{"safe", [2]string{"Orange", "Blue"}},
	},
	You:       "You",
	Computer:  func(level int) string { return fmt.Sprint("Computer, level ", level) },
	LevelName: [9]string{"", "First game", "Beginner", "Casual", "Club", "Strong", "Expert", "Master", "Full strength"},
	LevelLine: [9]string{"",
		"Looks at its own marble only, and often misjudges it.",
		"Looks at its own marble only, with fewer slips.",
		"Sees your reply coming, with slips.",
		"Sees your reply coming and judges it well.",
		"Looks several marbles ahead.",
		"Looks further ahead and slips little.",
		"Looks far ahead and knows the end before it comes.",
		"Everything it has: two seconds a marble, and your time too.",
	},
	MarblesLeft:   func(n int) string { return count(n, "marble", "marbles") },
	AreaNow:       func(n int) string { return fmt.Sprint("area ", n) },
	LinesNow:      func(n int) string { return fmt.Sprint("lines ", n) },
	YourMove:      "Your move",
	SideToMove:    func(side string) string { return side + " to move" },
	ThinkingNow:   "Thinking",
	FirstAnywhere: "the first marble goes anywhere",
	Where: func(row, column string, n int) string {
		return fmt.Sprintf("row %s or column %s, %s", row, column, count(n, "hole", "holes"))
	},
	LookingAt:            func(ply, of int) string { return fmt.Sprintf("Marble %d of %d", ply, of) },
	LinkedGame:           "A shared game",
	Variation:            "Variation",
	Wins:                 func(side string) string { return side + " wins" },
	YouWin:               "You win",
	YouLose:              "The computer wins",
	Draw:                 "A draw",
	ByPoints:             func(n int) string { return "by " + count(n, "point", "points") },
	ByResignation:        "by resignation",
	ByAgreement:          "by agreement",
	ByTime:               "on time",
	NoHoleLeft:           "no hole left to play",
	Value:                func(side string, points float64) string { return fmt.Sprintf("%s +%.1f", side, points) },
	ValueEven:            "Even",
	NoValue:              "The engine has not looked at this position.",
	Depth:                func(n int) string { return fmt.Sprint("depth ", n) },
	Exact:                "exact",
	MoveList:             "Moves",
	NoMoves:              "No marble yet",
	PlayFromHere:         "Continue from here",
	PlayComputerFromHere: "Play the computer",
	Back:                 "Back to the game",
	Promote:              "Promote",
	Prune:                "Delete",
	SwapOffer:            "Take over this first marble, or answer it.",
	Swap:                 "Swap sides",

	New: "New", Undo: "Undo", Redo: "Redo", Hint: "Hint", Share: "Share", Menu: "Menu",
	First: "First move", Previous: "Previous move", Next: "Next move", Last: "Last move",
	Resign: "Resign", Rematch: "Rematch", Review: "Review", Settings: "Settings", Learn: "How to play",
	Keys: "Keyboard", Turn: "Turn the board", Mirror: "Mirror the board",
	Close: "Close", Cancel: "Cancel", Start: "Start the game", CopyLink: "Copy link", OtherGame: "Previous game",
	Reload: "Reload", SkipCount: "Skip", ShowBoard: "Show board", ShowTiles: "Show tiles",

	Why: func(reason rules.Reason, hole string) string {
		switch reason {
		case rules.GameOver:
			return "The game is over."
		case rules.Filled:
			return hole + " is filled already."
		case rules.OffLines:
			return hole + " is not in the row or column of the last marble."
		case rules.TileOfLast:
			return hole + " is on the tile of the last marble, which is closed now."
		case rules.TileBefore:
			return hole + " is on the tile of your own last marble, which is closed now."
		}
		return "There is no hole."
	},
	WhyShort: Table[rules.Reason, string]{
		{rules.OffLines, "out of line"}, {rules.TileOfLast, "closed tile"}, {rules.TileBefore, "closed tile"},
		{rules.GameOver, "the game is over"},
	},
	NotYourTurn: "The computer is thinking.",
	ConfirmHole: func(hole string) string { return "Press " + hole + " again to play it." },
	HintGiven:   func(hole string) string { return "Hint: " + hole },
	HintSearch:  "Looking for a hint",
	LinkCopied:  "Link copied.",
	CopyFailed:  "Copying is not allowed here. Select the link and copy it.",
	NoPicture:   "The picture could not be made.",
	Damaged: func(kept, of int) string {
		return fmt.Sprintf("This link is damaged: %d of %d moves could be kept.", kept, of)
	},
	CopyUnread:   "Copy what was there",
	Unreadable:   "This link could not be read. Your game is untouched.",
	Unchecked:    "This link comes from an older version and has no check code. Compare the board with the sender’s.",
	Newer:        "This link needs a newer version of Kulami. It was not changed.",
	SavedUnread:  "What was saved could not all be read. A copy was kept.",
	BadCode:      "That is no complete Kulami board.",
	SidesSwapped: "Sides swapped.",
	EngineFailed: "The computer could not answer. You may play both sides.",
	CopyKept:     "This game was played on in another tab. What you played here is kept in the library.",
	ImportFailed: "No game could be read from this.",
	Restored: func(games, of int) string {
		return fmt.Sprintf("%d of %s brought back. Nothing was doubled or overwritten.", games, count(of, "game", "games"))
	},
	GameKept:     "Kept in your library.",
	OfflineReady: "Kulami works offline now.",
	MovesPruned:  "Variation deleted.",
	TreeFull:     "This game has no room for more variations. Delete one first.",
	TrialBegun:   "A trial: the game stays as it is.",
	NotStored:    "Not stored!",
	Unsaved:      "This browser does not store the game. Copy its link to keep it.",
	Fault: Table[rules.Fault, string]{
		{rules.FaultNoRecord, "no game in it"},
		{rules.FaultNewerVersion, "written by a newer version"},
		{rules.FaultNoBoard, "the board is missing"},
		{rules.FaultBadBoard, "the board cannot be read"},
		{rules.FaultBadRuleset, "unknown rules"},
		{rules.FaultBadMoves, "something is no move"},
		{rules.FaultIllegalMove, "a move is against the rules"},
		{rules.FaultBadPly, "it points to a move that is not there"},
		{rules.FaultBadFinish, "unknown ending"},
		{rules.FaultBadVariation, "a variation cannot be played"},
		{rules.FaultBadOrientation, "unknown orientation"},
		{rules.FaultUnknownKey, "it holds something new"},
		{rules.FaultDuplicate, "something stands in it twice"},
		{rules.FaultEmptyField, "something is empty"},
		{rules.FaultChecksum, "the check code is wrong"},
		{rules.FaultTruncated, "the end is missing"},
		{rules.FaultTrailing, "something follows it"},
		{rules.FaultEscape, "foreign characters within it"},
		{rules.FaultMarbles, "impossible marbles"},
		{rules.FaultTooMany, "it has too many variations or fields"},
		{rules.FaultNoMoves, "no order of moves"},
	},

	Played:    func(side, hole string) string { return side + " " + hole + "." },
	HolesLeft: func(n int) string { return count(n, "hole", "holes") + "." },
	Tally: func(first string, a int, second string, b int) string {
		return fmt.Sprintf("%s %d, %s %d.", first, a, second, b)
	},
	Marble:      func(side string) string { return side + " marble" },
	EmptyHole:   "empty",
	PlayableOne: "playable",
	TrialOne:    "to be tried",
	TileOf: func(holes int, first string, a int, second string, b int) string {
		return fmt.Sprintf("tile of %d, %s %d, %s %d", holes, first, a, second, b)
	},
	GameBegins: "New game.",
	NothingYet: "No marble has been played.",
	Playable: func(holes string, n int) string {
		if n == 0 {
			return "No hole is playable."
		}
		return count(n, "playable hole", "playable holes") + ": " + holes
	},

	NewGame: "New game", Opponent: "Opponent", Level: "Level", Starter: "Who starts", Edition: "Edition",
	BoardChoice: "Board", Opening: "First marble",
	OpponentComputer: "Computer", OpponentPerson: "Two people", OpponentAnalysis: "Analysis",
	BestLine:  func(holes string) string { return "Best line: " + holes },
	StarterMe: "Me", StarterOther: "Opponent", StarterLot: "By lot",
	BoardSquare: "Dealt square", BoardIrregular: "Dealt irregular", BoardSheet: "Printed",
	BoardToday: "Today’s board", BoardCode: "By code",
	SheetName: Table[rules.Sheet, string]{
		{rules.SheetSquare, "Printed square"},
		{rules.SheetIrregular, "Printed irregular"},
		{rules.SheetPergioco, "Worked example"},
	},
	Sheet: "Printed board", Seed: "Board number", DealAgain: "Deal another", Code: "Board code or link",
	CodeHelp:    "A link, a layout code or a grid of letters.",
	OpeningFree: "Anywhere", OpeningSwap: "Anywhere, may be swapped", OpeningLot: "By lot",
	EditionName: Words{
		{"basic", "Basic game"}, {"es-1", "Spanish, level 1"}, {"es-2", "Spanish, level 2"}, {"es-3", "Spanish, level 3"},
		{"cs-1", "Czech, level 1"}, {"cs-2", "Czech, level 2"},
		{"it-areas", "Italian, areas"}, {"it-lines", "Italian, lines"}, {"it-both", "Italian, areas and lines"},
		{"tr-area", "Turkish, area"}, {"tr-rows", "Turkish, rows"}, {"tr-both", "Turkish, area and rows"},
	},
	EditionLine: Words{
		{"basic", "Tiles only, as all five rule sheets begin."},
		{"es-1", "The larger area scores the tiles it lies on. Ends after 55 marbles."},
		{"es-2", "Each side scores all its lines of five and more. Ends after 55 marbles."},
		{"es-3", "Area by its tiles, and all lines. Ends after 55 marbles."},
		{"cs-1", "The larger area scores the difference in marbles."},
		{"cs-2", "Area and lines, both by difference."},
		{"it-areas", "The larger area scores the difference in marbles."},
		{"it-lines", "The longer lines score the difference."},
		{"it-both", "Area and lines, both by difference."},
		{"tr-area", "The larger area scores the difference in marbles."},
		{"tr-rows", "Lines along rows and columns score the difference."},
		{"tr-both", "Area and lines by difference, no diagonals."},
	},
	EditionWhy: Words{
		{"basic", "What all five sheets share. Good for a first game."},
		{"es-1", "Only this sheet counts the tiles under an area; the others count marbles. It ends when one player has placed all 28, a marble earlier than elsewhere."},
		{"es-2", "Only this sheet gives both sides their lines in full; the others give the difference to one."},
		{"es-3", "Both levels of the Spanish sheet together."},
		{"cs-1", "The same as the Italian areas and the Turkish area. The sheet says the game lasts until all holes are full; 56 marbles cannot fill 64, so it means all marbles."},
		{"cs-2", "The same count as the Italian areas and lines, read from the Czech sheet."},
		{"it-areas", "The same as the first Czech level and the Turkish area."},
		{"it-lines", "Lines in all directions without areas: only the Italian sheet allows this alone."},
		{"it-both", "The liveliest and fairest for strong players: the bonus often decides."},
		{"tr-area", "The same as the first Czech level and the Italian areas."},
		{"tr-rows", "The text of this sheet counts rows and columns only. Its own example counts diagonals as well; we follow the text."},
		{"tr-both", "Both Turkish bonuses. Without diagonals lines are rare."},
	},
	SheetOf: Words{{"es-advanced", "Spanish sheet"}, {"cs", "Czech sheet"}, {"it-pergioco", "Italian sheet"}, {"tr", "Turkish sheet"}},
	House:   "House rules", HouseLine: "Choose every option yourself.",
	NoBonus: "None", ByDifference: "Difference", ByTiles: "Tiles", BySum: "Sum",
	Orthogonal: "Lines without diagonals", EarlyEnd: "Ends after 55 marbles",
	BoardSymmetric: "Symmetric", BoardNumber: "By number", BoardMine: "My boards",
	SymmetryKind: "Symmetry",
	Symmetry: Words{{"half-turn", "Half turn"}, {"mirror", "Mirror image"}, {"quarter-turn", "Quarter turn"},
		{"two-mirrors", "Two mirrors"}},
	NumberHelp: func(boards int) string {
		return "Every square board has a number from 1 to " + grouped(boards, ",") + "."
	},
	OpeningLine: Words{
		{"free", "The first player is favoured: three games in four among strong players."},
		{"swap", "The second player may take over the first marble, so it should not be too good."},
		{"lot", "The lot places the first marble: nearly fair."},
	},
	RulesName: func(r rules.Ruleset) string {
		var parts []string
		switch r.Area {
		case rules.AreaDifference:
			parts = append(parts, "area")
		case rules.AreaTiles:
			parts = append(parts, "area by tiles")
		}
		switch {
		case r.Lines != rules.NoLines && r.Orthogonal:
			parts = append(parts, "rows")
		case r.Lines != rules.NoLines:
			parts = append(parts, "lines")
		}
		if len(parts) == 0 {
			return "Basic game"
		}
		return "With " + strings.Join(parts, " and ")
	},
	BoardName: func(board string, seed int, day string) string {
		switch board {
		case "square":
			return fmt.Sprint("square ", seed)
		case "irregular":
			return fmt.Sprint("irregular ", seed)
		case "symmetric":
			return fmt.Sprint("symmetric ", seed)
		case "number":
			return "number " + grouped(seed, ",")
		case "today":
			return "board of " + day
		case "code", "mine":
			return "own board"
		}
		return "shared board"
	},
	ResignSure: "Resign this game?",

	Library: "Library", ShowGames: "Games", ShowResults: "Results",
	Search: "Search", Filter: "Show",
	FilterAll: "All games", FilterUnfinished: "Unfinished", FilterWon: "Won", FilterDrawn: "Drawn", FilterLost: "Lost",
	FilterPeople:  "Two people",
	NoGames:       "No game yet. Every game is kept here from its first marble on.",
	NothingFound:  "Nothing found.",
	Unfinished:    "Unfinished",
	MarblesPlayed: func(n int) string { return count(n, "marble", "marbles") },
	Reading:       func(n int) string { return "Reading " + count(n, "more game", "more games") + " …" },
	Rename:        func(game string) string { return "Name and details of " + game },
	Delete:        func(game string) string { return "Delete " + game },
	NameLabel:     "Name", Save: "Save", GameBoard: "Board", Began: "Begun", LastPlayed: "Last played", Version: "Program version",
	Deleted: func(n int) string {
		if n == 1 {
			return "Deleted."
		}
		return fmt.Sprint(n, " deleted.")
	},
	Full: "The storage is full", FullHelp: "New marbles are not stored. Save a backup first, then make room.",
	PruneGames: func(n int) string {
		if n == 1 {
			return "Delete the oldest unnamed game"
		}
		return fmt.Sprint("Delete the ", n, " oldest unnamed games")
	},
	UnreadHead: "Not readable",
	UnreadHelp: "This was saved but cannot be read, perhaps because a newer version wrote it. It is kept until you delete it.",
	CopyIt:     "Copy", DeleteIt: "Delete",
	Import:      "Import",
	ImportHelp:  "A link, a record, a list of moves, a board or a backup. Other words around it do no harm, and no game of yours is overwritten.",
	ImportLabel: "Paste it here", ImportNow: "Open", ChooseFile: "Choose a file",
	DropHere:   "Drop it here to open it",
	DropTip:    "A file may also be dropped anywhere on the page.",
	TooLarge:   "This is larger than 5 MB and was not opened.",
	Unopened:   "This file could not be opened.",
	TextCopied: "Copied.",
	Backup:     "Back up everything",
	BackupHelp: "One file with all games and settings. Import brings them back, here or on another device, and overwrites nothing.",
	Keep:       "Keep in library", KeepShort: "Keep",
	ResultsOf: "Against", ResultsAll: "All games", ResultsWon: "Won", ResultsDrawn: "Drawn", ResultsLost: "Lost",
	OtherRules: "Other rules",
	NoResults:  "No game against the computer has been finished yet.",
	StreakNow:  "Won in a row", StreakBest: "Longest row",

	ApplyUpdate: "Start the new version", Install: "Install the app",
	InstallSteps: []string{"Open the browser’s share sheet: the square with the arrow.", "Choose “Add to Home Screen”.", "Kulami is an app of its own then, and starts without a network."},
	AppVersion:   func(build string) string { return "Version " + build },

	ShareGame: "Share this game",
	ShareHelp: "The link holds the board and every move. It opens on any device, and nothing is sent to a server.",
	LinkLabel: "Link to this game",
	SendLink:  "Send", ShareWhat: "What", WholeGame: "Whole game", FromHere: "Up to here",
	QRLabel: "QR code of the link", QRHelp: "Point a phone’s camera at the code: it opens this game.",
	NoQR:       "The link is too long for a QR code.",
	CopyRecord: "Copy text", SaveFile: "Save file", SaveSVG: "Picture (SVG)", SavePNG: "Picture (PNG)",
	SendMove: "Send your move",

	Language: "Language",
	Theme:    "Theme", ThemeAuto: "As the system", ThemeLight: "Light", ThemeDark: "Dark",
	Marbles: "Marbles",
	Wood:    "Board", WoodLight: "Light wood", WoodDark: "Dark wood", WoodFlat: "Flat", WoodContrast: "High contrast",
	Sound: "Sounds", Haptics: "Vibration",
	Pace: "The computer plays", PaceQuick: "At once", PaceCalm: "Calmly", PaceSlow: "Slowly",
	MarbleSet: Words{
		{"red-black", "Red and black"}, {"white-black", "White and black"}, {"red-white", "Red and white"},
		{"safe", "Orange and blue, for all eyes"},
	},
	Coordinates: "Coordinates", Animation: "Animation", Bands: "Light the row and column", Legal: "Mark playable holes",
	Owners: "Show who owns a tile", Confirm: "Press twice to play",

	Count: "The count", CountTiles: "Tiles", CountArea: "Largest area", CountLines: "Lines", CountTotal: "Total",
	Tied: func(n int) string { return count(n, "tile is tied", "tiles are tied") },
	AreaSum: func(marbles, tiles int) string {
		return count(marbles, "marble", "marbles") + " on " + count(tiles, "tile", "tiles")
	},

	CountWooden:     "Count a wooden game",
	CountWoodenHelp: "Put the marbles down as they lie on your table. Press a marble again to take it away.",
	PutDown:         "Put down", ClearMarbles: "Clear", OtherBoard: "Other board", UseBoard: "Use this board",
	MarblesDown: func(first string, a int, second string, b int) string {
		return fmt.Sprintf("%s %d and %s %d marbles.", first, a, second, b)
	},
	TooManyMarbles: func(side string) string { return side + " has more than 28." },
	UnevenMarbles: func(side string, more int) string {
		return fmt.Sprintf("%s has %d more: players take turns.", side, more)
	},

	Workshop: "Workshop", BuildBoard: "Build a board",
	WorkshopHelp: "Choose a tile and press where its upper left hole goes, or drag it.",
	Frame:        "The board you build, 10 by 10", Tray: "Tiles",
	TrayTile: func(worth, width, height, left int) string {
		return fmt.Sprintf("Tile of %d, %d wide, %d high, %d left", worth, width, height, left)
	},
	Rotate: "Rotate", Lift: "Lift", PlayBoard: "Play",
	AllTiles:  "All tiles",
	MoveTiles: [4]string{"Move left", "Move right", "Move up", "Move down"},
	LiftAll:   "Clear the board", BeginFrom: "Begin from a board", GameBoardHere: "Board of the game", ShareBoard: "Share link",
	BoardLabel: "Name of this board",
	OwnBoard:   func(n int) string { return fmt.Sprint("Board ", n) },
	OpenBoard:  func(name string) string { return "Open " + name },
	PlaceFree:  "free", PlacePicked: "picked up", PlaceWrong: "not right yet",
	PlaceTile: func(worth int, tile string) string { return fmt.Sprintf("tile of %d on %s", worth, tile) },
	TilesLeft: func(n int) string { return count(n, "tile", "tiles") + " to place" },
	Mistakes:  func(n int) string { return count(n, "mistake", "mistakes") },
	Complete:  "Complete", BoardComplete: "Every tile lies right: this is a board.", Flaws: "What is missing",
	TileTaken: func(worth, width, height int) string {
		return fmt.Sprintf("In hand: tile of %d, %d wide, %d high.", worth, width, height)
	},
	NoTileLeft: func(worth int) string { return fmt.Sprintf("No tile of %d is left.", worth) },
	TileLifted: func(worth int) string { return fmt.Sprintf("A tile of %d is back in the tray.", worth) },
	TilePlaced: func(worth int, tile string) string { return fmt.Sprintf("Tile of %d on %s.", worth, tile) },
	TilePicked: func(worth int, tile string) string {
		return fmt.Sprintf("Tile of %d on %s picked up. Press a free place to move it.", worth, tile)
	},
	TileMoved:   func(tile string) string { return "Moved to " + tile + "." },
	TileTurned:  func(tile string) string { return "Rotated: it lies on " + tile + "." },
	TilePutBack: "Put back.", NoTileHeld: "Choose a tile first.",
	TilesStand: "Tiles are placed upright now.", TilesLie: "Tiles are placed lying now.",
	AllMoved: "All tiles were moved.", AtEdge: "The tiles are at the edge already.",
	AllTurned: "The board was turned.", AllMirrored: "The board was mirrored.",
	AllLifted: "The board is empty.", BoardLaid: "Here is the board. Change what you like.",
	DeedUndone: "Undone.", DeedRedone: "Done again.",
	BoardSaved:   func(name string) string { return "Saved as " + name + "." },
	BoardDropped: "Deleted from your boards.", BoardFaulty: "The board is not complete yet.",
	FlawOutside: func(tile string) string { return tile + " sticks out of the frame of 10 by 10." },
	FlawOverlap: func(tile, other string) string { return tile + " and " + other + " lie on each other." },
	FlawApart: func(tiles string, n int) string {
		if n == 1 {
			return tiles + " is not joined to the others by an edge."
		}
		return tiles + " are not joined to the others by an edge."
	},
	FlawTooMany:  func(count, tiles string) string { return count + " too many: " + tiles + "." },
	TilesOf:      func(n, worth int) string { return fmt.Sprintf("%s of %d", count(n, "tile", "tiles"), worth) },
	TilesMissing: func(counts string) string { return "Missing: " + counts + "." },
	AskFair:      "Is it fair?", StopFair: "Stop",
	FairHelp:   "The engine judges the empty board by the basic rules, at full strength.",
	FairEven:   "Even between both players",
	FairFirst:  func(points float64) string { return fmt.Sprintf("First player +%.1f", points) },
	FairSecond: func(points float64) string { return fmt.Sprintf("Second player +%.1f", points) },
	WorkshopKeys: [][2]string{
		{"← ↑ → ↓", "move over the board"},
		{"6, 4, 3, 2", "take a tile of that many holes"},
		{"Enter, Space", "place the tile; or pick up and put down the tile here"},
		{"r", "rotate"}, {"Delete", "take the tile here off the board"},
		{"Shift ← ↑ → ↓", "move the tile picked up by one hole, or all tiles"},
		{"Escape", "put the tile back"},
		{"Home, End", "start or end of the row; with Ctrl of the board"},
		{"u, Ctrl Z", "undo"}, {"Ctrl Y", "redo"}, {"?", "this list"},
	},

	LearnByPlaying: "Learn by playing", NextLesson: "Next", PreviousLesson: "Previous lesson", LessonBonus: "Bonus rules",
	LeaveLessons: "Back to the game",
	Right:        func(found, of int) string { return fmt.Sprintf("Right: %d of %d.", found, of) },
	Lessons: Table[string, Lesson]{
		{"row", Lesson{"Row and column",
			"The last marble lies on c4. The next one goes into its row or its column, but not on its own tile. Press two holes where it may go.",
			"", "That is the whole placement rule. Marbles in between do not block."}},
		{"gap", Lesson{"Across gaps",
			"Rows and columns run on across gaps. The last marble lies on h2: press a hole of its row beyond the gap.",
			"{hole} may be played, but it is not beyond the gap of row 2.", "Neither gaps nor marbles end a row."}},
		{"closed", Lesson{"Two closed tiles",
			"The two last marbles lie on c7 and e7. Their tiles are closed for the next marble. Press both tiles.",
			"{hole} lies on a tile that is open.", "A tile opens again once two marbles have gone elsewhere."}},
		{"own", Lesson{"Whose tile is it?",
			"Whoever has more marbles on a tile owns it and scores its holes, all of them. Press the tiles that {first} owns.",
			"This one is not {first}’s:", "A tie scores for nobody. More points win."}},
		{"end", Lesson{"The end",
			"The game ends when the marbles are played, or when somebody is stuck. {first} leads and is to move: press the hole after which {second} cannot play.",
			"After {hole} {second} could still play.", "Being stuck is not losing: the points decide, 25 to 20 here."}},
		{"area", Lesson{"The largest area",
			"Some editions count the largest area: marbles of one colour side by side, across tiles. Press the largest one on this board.",
			"There is a larger one.", "{second} has 17 marbles side by side, {first} 12. The edition says what that is worth."}},
		{"line", Lesson{"Lines of five",
			"Some editions count lines: five or more marbles of one colour without a break, along a row, a column or a diagonal. {second} has three: press each of them.",
			"No line of {second} runs through {hole}.", "One marble may be part of several lines. Now you know every rule there is."}},
	},

	Rules: []Paragraph{
		{"The aim", "Seventeen tiles, two to six holes each. Whoever has more marbles on a tile owns it, and it scores as many points as it has holes. A tie scores for nobody."},
		{"Playing", "The first marble goes anywhere. After that a marble goes into an empty hole in the row or the column of the marble just played. Gaps and other marbles do not block the way."},
		{"Closed tiles", "Two tiles are closed: the one your opponent has just played on, and the one you played on before that. They open again a move later."},
		{"The end", "The game ends when the marbles are played, or as soon as somebody has no hole to play. Being stuck is not losing: the points decide."},
		{"Editions", "Some rule sheets add points for the largest area of touching marbles, or for straight lines of five and more. Choose an edition when you begin a game; the count shows the sum."},
	},
	RuleBook: "All rules, every edition (opens a page)",
	Commands: [5]string{"Score", "Last move", "Playable holes", "This tile", "Value"},
	Entry:    "Play by name, such as c5", EntryPlay: "Play",
	KeyHelp: [][2]string{
		{"← ↑ → ↓", "move over the board"},
		{"Enter, Space", "play the hole"},
		{"n, p", "next or previous playable hole"},
		{"Home, End", "start or end of the row; with Ctrl of the board"},
		{"s", "the score"}, {"l", "the last move"}, {"m", "the playable holes"}, {"t", "this tile"}, {"e", "the engine’s value"},
		{"h", "a hint"}, {"u", "undo"}, {"[ ]", "step back and forward"},
		{"← →", "step, away from the board; Home, End: first and last move"},
		{"Shift ← →", "leave a variation; enter it, or the next one"}, {"?", "this list"},
	},
	Crash:    "Something went wrong.",
	CrashTip: "Your game is safe. Reload to go on; here is its record, should you want to keep it.",
	NoScript: "Kulami needs JavaScript and WebAssembly. Please allow them for this page and load it again.",
	Failed:   "Kulami could not be loaded. Check the connection and try again.",
	Retry:    "Try again",
	NotFound: "There is no such page.",
}
