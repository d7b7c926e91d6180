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

// after returns words behind a mark, or nothing if there are no words.
func after(mark, words string) string {
	if words == "" {
		return ""
	}
	return mark + words
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
		"Sees no further than its own move, and often misjudges it.",
		"Sees no further than its own move, but slips less often.",
		"Thinks one reply ahead, with slips.",
		"Thinks one reply ahead and judges it well.",
		"Looks several moves ahead.",
		"Looks further ahead and rarely slips.",
		"Looks far ahead and sees the end coming.",
		"All it’s got: two seconds a move, and it thinks on your time too.",
	},
	MarblesLeft:   func(n int) string { return fmt.Sprint(n, " left") },
	AreaNow:       func(n int) string { return fmt.Sprint("area ", n) },
	LinesNow:      func(n int) string { return fmt.Sprint("lines ", n) },
	YourMove:      "Your move",
	SideToMove:    func(side string) string { return side + " to move" },
	ThinkingNow:   "Thinking",
	FirstAnywhere: "start anywhere",
	Where: func(row, column string, n int) string {
		return fmt.Sprintf("row %s or column %s, %s", row, column, count(n, "hole", "holes"))
	},
	LookingAt:            func(ply, of int) string { return fmt.Sprintf("Move %d of %d", ply, of) },
	LinkedGame:           "A shared game",
	Variation:            "Variation",
	Wins:                 func(side string) string { return side + " wins" },
	YouWin:               "You win",
	YouLose:              "Computer wins",
	Draw:                 "Draw",
	ByPoints:             func(n int) string { return "by " + count(n, "point", "points") },
	ByResignation:        "by resignation",
	ByAgreement:          "by agreement",
	ByTime:               "on time",
	Headline:             func(head string, won, lost int) string { return fmt.Sprintf("%s %d–%d", head, won, lost) },
	YouStuck:             "you had no legal move",
	ComputerStuck:        "the computer had no legal move",
	SideStuck:            func(side string) string { return side + " had no legal move" },
	LedUntil:             func(ply int) string { return fmt.Sprintf("You led until move %d.", ply) },
	LookBack:             "Review shows where the points went.",
	Value:                func(side string, points float64) string { return fmt.Sprintf("%s +%.1f", side, points) },
	ValueEven:            "Even",
	NoValue:              "The engine has not looked at this position yet.",
	Depth:                func(n int) string { return fmt.Sprint("depth ", n) },
	Exact:                "exact",
	MoveList:             "Moves",
	NoMoves:              "No moves yet",
	PlayFromHere:         "Continue from here",
	PlayComputerFromHere: "Play the computer",
	Back:                 "Back to the game",
	PlayShort:            "Continue",
	BackShort:            "Game",
	Promote:              "Move up",
	Prune:                "Delete",
	SwapOffer:            "Take over this first marble, or play on.",
	Swap:                 "Swap sides",
	WonBy:                func(head, by string) string { return head + " " + by },
	Colon:                func(head, rest string) string { return head + ": " + rest },

	New: "New", Undo: "Undo", Redo: "Redo", Hint: "Hint", Share: "Share", Menu: "Menu",
	First: "First move", Previous: "Previous move", Next: "Next move", Last: "Last move",
	Resign: "Resign", Rematch: "Rematch", Review: "Review", Settings: "Settings", Learn: "How to play",
	Keys: "Keyboard", Turn: "Rotate the board", Mirror: "Mirror the board",
	Close: "Close", Cancel: "Cancel", Start: "Start the game", CopyLink: "Copy link", OtherGame: "Back to my game",
	Reload: "Reload", SkipCount: "Skip", ShowBoard: "Show board", ShowTiles: "Show tiles", EarlierGame: "Previous game",
	ThisGame: "This game", Tools: "Tools",

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
	NotYourTurn: "The computer is thinking.",
	FriendsTurn: "It is your friend’s move: send them the link.",
	ConfirmHole: func(hole string) string { return "Tap " + hole + " again to play it." },
	HintGiven:   func(hole, outlook string) string { return "Try " + hole + after(": ", outlook) },
	Outlook:     [7]string{"you are losing", "you are behind", "you are slightly behind", "about even", "you are slightly ahead", "you are ahead", "you are winning"},
	HintSearch:  "Looking for a hint",
	LinkCopied:  "Link copied.",
	CopyFailed:  "Copying is not allowed here. Select the link and copy it.",
	NoPicture:   "The picture could not be created.",
	Damaged: func(kept, of int) string {
		if kept == of {
			return fmt.Sprintf("This link is damaged, but all %d moves could be read.", of)
		}
		return fmt.Sprintf("This link is damaged. %d of %d moves could be read.", kept, of)
	},
	CopyUnread:   "Copy the original text",
	Unreadable:   "This link could not be read. Your game is untouched.",
	Unchecked:    "This link comes from an older version and has no check code. Compare the board with the sender’s.",
	Newer:        "This link needs a newer version of Kulami. It was left as it is.",
	SavedUnread:  "Some of what was saved could not be read. A copy was kept.",
	BadCode:      "That is not a complete Kulami board.",
	SidesSwapped: "Sides swapped.",
	EngineFailed: "The computer could not answer. You can play both sides.",
	CopyKept:     "This game was continued in another tab. Your moves here are kept in My games.",
	ImportFailed: "No game could be found in this.",
	Restored: func(games, of int) string {
		return fmt.Sprintf("%d of %s restored. Nothing was duplicated or overwritten.", games, count(of, "game", "games"))
	},
	GameKept:     "Saved to My games.",
	OfflineReady: "Kulami now works offline.",
	MovesPruned:  "Variation deleted.",
	TreeFull:     "This game has no room for more variations. Delete one first.",
	TrialBegun:   "Just trying: your game stays as it is.",
	NotStored:    "Not saved!",
	Unsaved:      "This browser is not saving your game. Copy its link to keep it.",
	Fault: Table[rules.Fault, string]{
		{rules.FaultNoRecord, "no game in it"},
		{rules.FaultNewerVersion, "written by a newer version"},
		{rules.FaultNoBoard, "the board is missing"},
		{rules.FaultBadBoard, "the board cannot be read"},
		{rules.FaultBadRuleset, "unknown rules"},
		{rules.FaultBadMoves, "something in it is not a move"},
		{rules.FaultIllegalMove, "a move is against the rules"},
		{rules.FaultBadPly, "it points to a move that is not there"},
		{rules.FaultBadFinish, "unknown ending"},
		{rules.FaultBadVariation, "a variation cannot be played"},
		{rules.FaultBadNote, "a note cannot be read"},
		{rules.FaultBadTimes, "the clock times cannot be read"},
		{rules.FaultBadOrientation, "unknown orientation"},
		{rules.FaultUnknownKey, "it contains something unknown"},
		{rules.FaultDuplicate, "something appears twice"},
		{rules.FaultEmptyField, "part of it is empty"},
		{rules.FaultChecksum, "the check code is wrong"},
		{rules.FaultTruncated, "the end is missing"},
		{rules.FaultTrailing, "there is text after its end"},
		{rules.FaultEscape, "unexpected characters"},
		{rules.FaultMarbles, "the marbles cannot lie like this"},
		{rules.FaultTooMany, "it has too many variations or fields"},
		{rules.FaultNoMoves, "the order of moves is missing"},
	},

	Played:    func(side, hole string) string { return side + " " + hole + "." },
	HolesLeft: func(n int) string { return count(n, "hole", "holes") + "." },
	Tally: func(first string, a int, second string, b int) string {
		return fmt.Sprintf("%s %d, %s %d.", first, a, second, b)
	},
	Marble:      func(side string) string { return side + " marble" },
	EmptyHole:   "empty",
	PlayableOne: "playable",
	TrialOne:    "can be tried",
	TileOf: func(holes int, first string, a int, second string, b int) string {
		return fmt.Sprintf("%d-hole tile: %s %d, %s %d", holes, first, a, second, b)
	},
	GameBegins: "New game.",
	NothingYet: "No marbles have been played yet.",
	Playable: func(holes string, n int) string {
		if n == 0 {
			return "No holes are playable."
		}
		return count(n, "playable hole", "playable holes") + ": " + holes
	},

	NextLevel: func(level int) string { return fmt.Sprint("Try level ", level) },

	Goal: "Own more tiles than your opponent", FirstTime: "First time? Learn in 90 seconds",
	CoachWon: func(holes int) string {
		return "Your marble wins its tile: " + count(holes, "point", "points") + ", 1 for each hole."
	},
	CoachKept: "Your tile is safer now: it is harder to take.",
	CoachTied: "Your marble’s tile is tied: for now it has no owner.",
	CoachLost: "The computer still owns the tile of your marble: it has more marbles there.",
	CoachNow: [6]string{
		"Now play in the row or column of the computer’s marble, as it did with yours.",
		"Two tiles are dark: the last two marbles are there, so they are closed for you now.",
		"A tile takes the colour of its owner; a plain tile has no owner.",
		"The number beside your name is your score: whoever has more points at the end wins.",
		"Think ahead: your marble decides the row and column in which the computer plays next.",
		"Now you know it all: the game ends when all marbles are played or one of you has no hole left to play.",
	},
	CoachStop: "No more tips",

	Percent:    func(n int) string { return fmt.Sprint(n, "%") },
	Reviewing:  func(percent string) string { return "Looking at every move: " + percent },
	ReviewDone: "The review is complete.", Accuracy: "Accuracy", Chances: "Chances to win",
	KeyMoments: "Key moments", NoMistakes: "No mistakes found.",
	Verdict:  Words{{"best", "best move"}, {"good", "good move"}, {"inaccuracy", "inaccuracy"}, {"mistake", "mistake"}, {"blunder", "blunder"}},
	OnlyMove: "the only good move", MissedWin: "A proven win was missed.",
	Better:     func(hole string) string { return "Better: " + hole + "." },
	PointsLost: func(points float64) string { return fmt.Sprintf("It costs about %.1f points.", points) },
	ProvenFrom: func(move int, result string) string { return fmt.Sprintf("Proven from move %d on: %s.", move, result) },
	SafeFrom: func(move int, side string) string {
		return fmt.Sprintf("Proven from move %d on: %s cannot lose.", move, side)
	},
	SaveReport: "Save the report as a picture",
	RetryYours: "Learn from your mistakes",
	RetryOf:    func(side string) string { return "Learn from the mistakes: " + side },
	RetryTask:  func(side, hole string) string { return side + " played " + hole + ". Find a better move." },
	RetryGood:  func(hole string) string { return hole + ": well found!" },
	RetryBad: func(hole, reply string) string {
		return hole + " is not good enough" + after(": the answer is ", reply) + ". Try again."
	},
	RetryWait: "Looking at your move", Solution: "Show solution", NextMistake: "Next mistake", RetryEnd: "Back to the review",
	And:      "and",
	FactsOf:  func(hole, clauses string) string { return hole + " " + clauses + "." },
	FactEnds: "leaves the opponent no hole, so the game ends",
	FactLeaves: func(holes int) string {
		if holes == 1 {
			return "leaves the opponent one hole"
		}
		return fmt.Sprint("leaves the opponent ", holes, " holes")
	},
	FactWins: func(worth int) string { return fmt.Sprint("wins the ", worth, "-hole tile for good") },
	FactSaves: func(worth int) string {
		return fmt.Sprint("is the only hole that stops the opponent from winning a ", worth, "-hole tile at once")
	},
	FactTies: func(worth int) string { return fmt.Sprint("ties the ", worth, "-hole tile for good") },
	FactJoins: func(marbles int) string {
		return "joins areas into a single one of " + count(marbles, "marble", "marbles")
	},
	FactGrows: func(marbles int) string {
		return "brings the player’s largest area to " + count(marbles, "marble", "marbles")
	},
	FactLine:  func(marbles int) string { return "completes a line of " + count(marbles, "marble", "marbles") },
	FactGives: func(worth int) string { return fmt.Sprint("lets the opponent win a ", worth, "-hole tile") },
	FactCloses: func(worth int) string {
		return fmt.Sprint("closes the ", worth, "-hole tile to the opponent for one move")
	},

	NewGame: "New game", Opponent: "Opponent", Level: "Level", Starter: "Who starts", Edition: "Edition",
	BoardChoice: "Board", Opening: "First marble",
	OpponentComputer: "Computer", OpponentPerson: "Two players", OpponentAnalysis: "Analysis",
	PlayerNames: "Names (optional)",
	Names:       "Names",
	StarterMe:   "Me", StarterOther: "Opponent", StarterLot: "Random",
	BoardSquare: "Random square", BoardIrregular: "Random irregular", BoardSheet: "Classic boards",
	BoardToday: "Today’s board", BoardCode: "Paste a code",
	SheetName: Table[rules.Sheet, string]{
		{rules.SheetSquare, "Classic square"},
		{rules.SheetIrregular, "Classic irregular"},
		{rules.SheetPergioco, "Worked example"},
	},
	Sheet: "Classic board", Seed: "Shuffle number", DealAgain: "Another board", Code: "Board code or link",
	CodeHelp:    "A link, a layout code or a grid of letters.",
	OpeningFree: "Anywhere", OpeningSwap: "Anywhere, with swap", OpeningLot: "Random hole",
	EditionName: Words{
		{"basic", "Basic game"}, {"es-1", "Spanish, level 1"}, {"es-2", "Spanish, level 2"}, {"es-3", "Spanish, level 3"},
		{"cs-1", "Czech, level 1"}, {"cs-2", "Czech, level 2"},
		{"it-areas", "Italian, areas"}, {"it-lines", "Italian, lines"}, {"it-both", "Italian, areas and lines"},
		{"tr-area", "Turkish, area"}, {"tr-rows", "Turkish, lines"}, {"tr-both", "Turkish, area and lines"},
	},
	EditionLine: Words{
		{"basic", "Tiles only: the game all five rule sheets start from."},
		{"es-1", "The larger area scores 1 point for each tile it touches. Ends after 55 marbles."},
		{"es-2", "Each side scores all its lines of five or more. Ends after 55 marbles."},
		{"es-3", "Area by tiles, plus all lines. Ends after 55 marbles."},
		{"cs-1", "The larger area scores the difference in marbles."},
		{"cs-2", "Area and lines, both by difference."},
		{"it-areas", "The larger area scores the difference in marbles."},
		{"it-lines", "The higher total of lines scores the difference."},
		{"it-both", "Area and lines, both by difference."},
		{"tr-area", "The larger area scores the difference in marbles."},
		{"tr-rows", "Lines in rows and columns only: the higher total scores the difference."},
		{"tr-both", "Area and lines by difference, no diagonals."},
	},
	EditionWhy: Words{
		{"basic", "What all five sheets share. Good for a first game."},
		{"es-1", "Only this sheet counts the tiles under an area; the others count marbles. It ends when one player has placed all 28, one marble earlier than in the other editions."},
		{"es-2", "Only this sheet gives both sides their lines in full; the others give the difference to one."},
		{"es-3", "Levels 1 and 2 of the Spanish sheet together."},
		{"cs-1", "The same as the Italian areas and the Turkish area. The sheet says the game lasts until all holes are full; 56 marbles cannot fill 64, so it means all marbles."},
		{"cs-2", "Counted exactly like the Italian areas and lines; this one comes from the Czech sheet."},
		{"it-areas", "The same as the first Czech level and the Turkish area."},
		{"it-lines", "Lines by difference in all directions, without areas: only the Italian sheet has this."},
		{"it-both", "The liveliest game, and the fairest between strong players: the bonus often decides."},
		{"tr-area", "The same as the first Czech level and the Italian areas."},
		{"tr-rows", "The text of this sheet counts rows and columns only. Its own example counts diagonals as well; we follow the text."},
		{"tr-both", "Both Turkish bonuses. Without diagonals, lines are rare."},
	},
	SheetOf: Words{{"es-advanced", "Spanish sheet"}, {"cs", "Czech sheet"}, {"it-pergioco", "Italian sheet"}, {"tr", "Turkish sheet"}},
	House:   "House rules", HouseLine: "Set every option yourself.",
	NoBonus: "None", ByDifference: "Difference", ByTiles: "Tiles", BySum: "Sum",
	Orthogonal: "Lines without diagonals", EarlyEnd: "Ends after 55 marbles",
	BoardSymmetric: "Symmetric", BoardNumber: "By number", BoardMine: "My boards", NumberLabel: "Board number",
	SymmetryKind: "Symmetry",
	Symmetry: Words{{"half-turn", "Half turn"}, {"mirror", "Mirror image"}, {"quarter-turn", "Quarter turn"},
		{"two-mirrors", "Two mirrors"}},
	NumberHelp: func(boards int) string {
		return "Every square board has a number from 1 to " + grouped(boards, ",") + "."
	},
	OpeningLine: Words{
		{"free", "Whoever starts has an edge: three wins in four among strong players."},
		{"swap", "The second player may take over the first marble, so it should not be too good."},
		{"lot", "Chance places the first marble: nearly fair."},
	},
	RulesName: func(r rules.Ruleset) string {
		var parts []string
		switch r.Area {
		case rules.AreaDifference:
			parts = append(parts, "area")
		case rules.AreaTiles:
			parts = append(parts, "area by tiles")
		}
		if lines := "lines"; r.Lines != rules.NoLines {
			if r.Lines == rules.LineSum {
				lines += " in full"
			}
			if r.Orthogonal {
				lines += ", no diagonals"
			}
			parts = append(parts, lines)
		}
		if len(parts) == 0 {
			return "Basic game"
		}
		return "With " + strings.Join(parts, " and ")
	},
	BoardName: func(board string, seed int, day string) string {
		switch board {
		case "square":
			return fmt.Sprint("random square ", seed)
		case "irregular":
			return fmt.Sprint("random irregular ", seed)
		case "symmetric":
			return fmt.Sprint("symmetric ", seed)
		case "number":
			return "square no. " + grouped(seed, ",")
		case "today":
			return "daily board " + day
		case "code", "mine":
			return "custom board"
		}
		return "shared board"
	},
	ResignSure: "Resign this game?",

	Library: "My games", ShowGames: "Games", ShowResults: "Results",
	Search: "Search", Filter: "Show",
	FilterAll: "All games", OtherGames: "Other games", FilterUnfinished: "Unfinished", FilterWon: "Won", FilterDrawn: "Drawn", FilterLost: "Lost",
	FilterPeople:  "Two players",
	NoGames:       "No games yet. Every game is saved here from its first move.",
	NothingFound:  "Nothing found.",
	Unfinished:    "Unfinished",
	MarblesPlayed: func(n int) string { return count(n, "move", "moves") },
	Reading:       func(n int) string { return "Reading " + count(n, "more game", "more games") + "…" },
	Rename:        func(game string) string { return "Name and details: " + game },
	Delete:        func(game string) string { return "Delete: " + game },
	NameLabel:     "Name", Save: "Save", GameBoard: "Board", Began: "Started", LastPlayed: "Last played", Version: "App version",
	Deleted: func(n int) string {
		if n == 1 {
			return "Deleted."
		}
		return fmt.Sprint(n, " deleted.")
	},
	Full: "The storage is full", FullHelp: "New moves are not saved. Save a backup first, then make room.",
	PruneGames: func(n int) string {
		if n == 1 {
			return "Delete the oldest unnamed game"
		}
		return fmt.Sprint("Delete the ", n, " oldest unnamed games")
	},
	UnreadHead: "Unreadable",
	UnreadHelp: "This was saved but cannot be read, perhaps because a newer version wrote it. It is kept until you delete it.",
	CopyIt:     "Copy", DeleteIt: "Delete",
	Import:      "Import",
	ImportHelp:  "A link, a record, a list of moves, a board or a backup. Other text around it does no harm, and none of your games are overwritten.",
	ImportLabel: "Paste it here", ImportNow: "Open", ChooseFile: "Choose a file",
	DropHere:   "Drop it here to open it",
	DropTip:    "You can also drop a file anywhere on the page.",
	TooLarge:   "This is larger than 5 MB and was not opened.",
	Unopened:   "This file could not be opened.",
	TextCopied: "Copied.",
	Backup:     "Back up everything",
	BackupHelp: "One file with all games and settings. Importing it restores them, here or on another device, and overwrites nothing.",
	Keep:       "Save to My games", KeepShort: "Save",
	ResultsOf: "Against", ResultsAll: "All games", ResultsWon: "Won", ResultsDrawn: "Drawn", ResultsLost: "Lost",
	OtherRules: "Other rules",
	NoResults:  "You have not finished a game against the computer yet.",
	StreakNow:  "Current streak", StreakBest: "Best streak",

	Progress:       "Progress",
	ProgressNone:   "Finish a game against the computer, and your rating, your results and your accuracy will stand here. Everything stays on this device.",
	Rating:         "Rating",
	RatingNone:     "Games against the computer without hints or undo count for the rating. There is none yet.",
	RatingRange:    func(low, high int) string { return fmt.Sprintf("Very likely between %d and %d.", low, high) },
	RatingLines:    "The lines are levels 1 to 8.",
	PuzzleStrength: "Puzzle rating",
	PuzzlesNone:    "Solve puzzles, and your puzzle rating will stand here.",
	PuzzlesSolved:  func(n, of int) string { return fmt.Sprintf("Puzzles solved: %d of %d", n, of) },
	ThemeSolved:    "Solved", ThemeTried: "Tried",
	MistakesLearnt: func(n, of int) string { return fmt.Sprintf("Own mistakes learnt: %d of %d", n, of) },
	Streaks:        "Streaks",
	DailyNow:       "Daily puzzle: days in a row",
	DailyBest:      "Daily puzzle: best streak",
	AccuracyCourse: "Accuracy over time",
	AccuracyNone:   "Review your finished games, and your accuracy will stand here.",
	TileKind:       func(holes int) string { return fmt.Sprintf("%d-hole tile", holes) },
	AsTable:        "Show as a table",
	Date:           "Date",

	Engine:      "Engine",
	ExactMark:   "Underlined: exact",
	EngineOff:   "The engine is off.",
	Decimal:     func(x float64) string { return fmt.Sprintf("%.1f", x) },
	InPercent:   "Winning chances in percent",
	WinChance:   func(percent int) string { return fmt.Sprintf("%d%% winning chance", percent) },
	Positions:   func(n int) string { return grouped(n, ",") + " positions" },
	ProvenWin:   func(side string) string { return "a proven win for " + side },
	ProvenDraw:  "a proven draw",
	AtLeastDraw: func(side string) string { return "at least a draw for " + side + ", proven" },
	BestMove:    func(hole string) string { return "Best move: " + hole },
	BestLines:   "Best lines",
	PlayTo:      func(hole string) string { return "Play to " + hole },
	Threat:      "Threat",
	ThreatOf:    func(side string) string { return "If it were " + side + "’s turn" },
	ThreatHelp: func(passes, plays string) string {
		return passes + " passes once. The values are " + plays + "’s, in the same holes."
	},
	ThreatMove: func(side, hole, value string) string { return side + " would play " + hole + ": " + value },
	WhatIf:     "What if a tile changes hands?",
	WhatIfNone: "No tile",
	TakesTile: func(holes, side string, worth int) string {
		return "With " + holes + " " + side + " takes the " + fmt.Sprint(worth) + "-hole tile."
	},
	CannotTake: func(side string, worth int) string {
		return side + " can no longer take the " + fmt.Sprint(worth) + "-hole tile."
	},
	CountNow: "Now", CountThen: "Then", CountChange: "Change",
	AnalysisKeys: [][2]string{
		{"← ↑ → ↓", "move around the board"},
		{"Enter, Space", "play the hole"},
		{"n, p", "next or previous playable hole"},
		{"Home, End", "start or end of the row; with Ctrl, of the board"},
		{"Space", "play the best move, outside the board"},
		{"l", "the engine on or off"},
		{"s", "the score"},
		{"Shift l", "the last move"},
		{"m", "the playable holes"},
		{"t", "this tile"},
		{"e", "the value and the best move"},
		{"u", "undo"},
		{"[ ]", "step back and forward"},
		{"← →", "step, outside the board; Home, End: first and last move"},
		{"Shift ← →", "leave a variation; enter one, or go to the next"},
		{"c", "comment and marks"},
		{"x", "the threat: what the opponent would play now"},
		{"w", "what if this tile changes hands"},
		{"?", "this list"},
	},
	Annotate: "Comment and marks", Comment: "Comment", MoveMark: "Mark for the move", KeepValue: "Keep the engine’s value", KeptValue: "Value noted",
	NotesFull: "This game has no room for more notes. Delete one first.", CommentDeleted: "Comment deleted.", LinePromoted: "Variation moved up.",
	GlyphName: Table[rules.Glyph, string]{{rules.GoodMove, "good move"}, {rules.PoorMove, "mistake"}, {rules.VeryGoodMove, "brilliant move"}, {rules.VeryPoorMove, "blunder"}, {rules.Speculative, "interesting move"}, {rules.Questionable, "dubious move"}},

	ApplyUpdate: "Start the new version", Install: "Install the app",
	InstallSteps: []string{"Open the browser’s Share menu: the square with the arrow.", "Choose “Add to Home Screen”.", "Kulami then opens like an app, even offline."},
	AppVersion:   func(build string) string { return "Version " + build },

	ShareGame: "Share this game",
	ShareHelp: "The link holds the board and every move. It opens on any device, and nothing is sent to a server.",
	LinkLabel: "Link to this game",
	SendLink:  "Send", ShareWhat: "What to share", WholeGame: "Whole game", FromHere: "Up to here",
	QRLabel: "QR code of the link", QRHelp: "Point a phone’s camera at the code to open this game.",
	NoQR:       "The link is too long for a QR code.",
	CopyRecord: "Copy text", SaveFile: "Save file", SaveSVG: "Picture (SVG)", SavePicture: "Save picture", OtherFormats: "Other formats",
	Embed: "Embed", EmbedHelp: "This code shows the game on any web page.", CopyEmbed: "Copy code",
	OpenInKulami: "Open in Kulami", NewTab: "opens in a new tab",
	SendMove: "Send your move",

	OpponentFriend: "Friend by link", FriendHelp: "You send each other a link after each marble, like letters. No account, no server.",
	Friend: "Friend", FriendToMove: "Your friend’s move", SendIt: "send them the link", WaitForLink: "open the link they send back", PlayBoth: "Play both sides",
	FriendPlayed: func(hole string) string { return "Your friend played " + hole + ". It is your move." },
	LinkOlder:    "This link is older than your game, which stays as it is.", LinkParted: "This link does not fit your game. Both are under “My games” now.",
	FriendSide: func(side string) string { return "You play " + side + "." }, FriendHow: "It is your turn: play a marble, then send the link back.",
	QRCode: "QR code",

	Language: "Language",
	Theme:    "Theme", ThemeAuto: "System", ThemeLight: "Light", ThemeDark: "Dark",
	Marbles: "Marbles",
	Wood:    "Board", WoodLight: "Light wood", WoodDark: "Dark wood", WoodFlat: "Flat", WoodContrast: "High contrast",
	Sound: "Sounds", Haptics: "Vibration",
	Pace: "Computer speed", PaceQuick: "Instant", PaceCalm: "Normal", PaceSlow: "Slow",
	MarbleSet: Words{
		{"red-black", "Red and black"}, {"white-black", "White and black"}, {"red-white", "Red and white"},
		{"safe", "Orange and blue, colour-blind friendly"},
	},
	Coordinates: "Coordinates", Animation: "Animation", Bands: "Highlight row and column", Legal: "Mark playable holes",
	Owners: "Show who owns each tile", Confirm: "Confirm moves",

	Count: "Scoring", CountTiles: "Tiles", CountArea: "Largest area", CountLines: "Lines", CountTotal: "Total",
	Tied:          func(n int) string { return count(n, "tile has no owner", "tiles have no owner") },
	NeitherScores: "nobody",
	AreaSum: func(marbles, tiles int) string {
		return count(marbles, "marble", "marbles") + " on " + count(tiles, "tile", "tiles")
	},

	CountWooden:     "Score a real-life game",
	CountWoodenHelp: "Place the marbles as they lie on your table. Tap a marble again to remove it.",
	PutDown:         "Place", ClearMarbles: "Clear", OtherBoard: "Choose a board", UseBoard: "Use this board",
	MarblesDown: func(first string, a int, second string, b int) string {
		return fmt.Sprintf("Marbles: %s %d, %s %d.", first, a, second, b)
	},
	TooManyMarbles: func(side string) string { return side + " has more than 28." },
	LastMarbles:    "Last marbles", ExchangeMarbles: "Swap colours",
	SetUp: "Set up a position", LeaveSetUp: "Back to the marbles",
	MarkLast: func(side string) string {
		return "For the analysis, mark " + side + "’s last marble."
	},
	LastOrder: func(side string) string {
		return side + "’s last marble cannot follow the marble before it: it lies on the same tile, or neither in its row nor in its column."
	},
	FirstBegins: func(first, second string) string {
		return "In the analysis " + first + " began, so " + first + " has as many marbles as " + second + ", or one more. You can swap the colours."
	},
	NotAnalysable: "These marbles cannot be analysed: the game would have ended sooner.",
	UnevenMarbles: func(side string, more int) string {
		return fmt.Sprintf("%s has %d more, but players take turns.", side, more)
	},

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
	AskFair:      "Is it fair?", StopFair: "Stop",
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

	PlayGame:       "Play a game",
	LearnByPlaying: "Learn by playing", NextLesson: "Next", PreviousLesson: "Previous lesson", LessonBonus: "Bonus rules",
	LeaveLessons: "Back to the game",
	Right:        func(found, of int) string { return fmt.Sprintf("Right: %d of %d.", found, of) },
	Lessons: Table[string, Lesson]{
		{"first", Lesson{"The aim",
			"Own more tiles than your opponent: {first} starts, so tap any hole.",
			"", "{first} owns this tile now, and it is {second}’s turn: the players take turns."}},
		{"own", Lesson{"Whose tile is it?",
			"Whoever has more marbles on a tile owns it: tap the tiles that {first} owns.",
			"This one is not {first}’s:", "A tile scores one point for each of its holes, even the empty ones; a tied tile scores for neither side."}},
		{"row", Lesson{"Row and column",
			"The last marble is on c4: tap two holes in the same row or column, but not on the same tile.",
			"", "That is the first rule. Marbles in between do not block the way."}},
		{"gap", Lesson{"Across gaps",
			"Rows and columns go on across gaps: tap a hole in the row of h2 on the other side of the gap.",
			"{hole} is a legal move, but it is not on the other side of the gap in row 2.", "Neither gaps nor marbles end a row."}},
		{"closed", Lesson{"Two closed tiles",
			"The tiles of the last two marbles, c7 and e7, are closed for the next marble: tap both tiles.",
			"{hole} is on an open tile.", "A tile opens again after two marbles have been played elsewhere."}},
		{"end", Lesson{"The end",
			"The game ends when somebody is stuck, without a hole to play: tap the hole that leaves {second} stuck.",
			"After {hole}, {second} could still play.", "Row and column lead only to marbles and closed tiles, so the points decide: 25 to 20."}},
		{"area", Lesson{"The largest area",
			"Some editions count the largest area of marbles of one colour that touch edge to edge: tap the largest one.",
			"There is a larger one.", "{second}’s largest area has 17 marbles, {first}’s has 12. The edition says what that is worth."}},
		{"line", Lesson{"Lines of five",
			"Some editions count lines of five or more marbles of one colour in a row, column or diagonal: tap {second}’s three lines.",
			"No line of {second} runs through {hole}.", "A marble may belong to several lines. Now you know all the rules."}},
	},

	Rules: []Paragraph{
		{"The aim", "Own more of the board than your opponent. Whoever has more marbles on a tile owns it and scores one point for each of its holes. A tied tile scores for neither side."},
		{"Playing", "The first marble can go anywhere. After that, a marble goes into an empty hole in the same row or column as the marble just played. Gaps and other marbles do not block the way."},
		{"Closed tiles", "Two tiles are closed: the one your opponent has just played on, and the one you played on before that. They open again a move later."},
		{"The end", "The game ends when all marbles are played, or as soon as somebody has no hole to play. Being stuck is not losing: the points decide."},
		{"Editions", "Some rule sheets add points for the largest area of touching marbles, or for straight lines of five or more. Choose an edition when you start a game; the final count shows how it adds up."},
	},
	RuleBook: "All rules, every edition (opens a page)",
	Commands: [5]string{"Score", "Last move", "Playable holes", "This tile", "Value"},
	Entry:    "Type a hole, such as c5", EntryPlay: "Play",
	ClockText: ClockText{
		Clock: "Clock", ClockNone: "No clock", ClockSudden: "Fixed time", ClockFischer: "Increment",
		ClockMinutes: "Minutes per player", ClockIncrement: "Seconds added per move", ClockPauses: "Pause while the page is hidden",
		PauseClocks: "Pause the clocks", ResumeClocks: "Resume", TimeLeft: "Time left",
		TimeOver: "The time was already up.", ClocksPaused: "The clocks are paused. Resume them first.",
		SecondsLeft: func(player string, seconds int) string { return fmt.Sprintf("%s: %d seconds left.", player, seconds) },
	},
	ReplayText: ReplayText{
		Replay: "Replay", PauseReplay: "Pause", ReplayPly: "Move shown",
		ReplaySpeed:  func(times string) string { return fmt.Sprintf("Replay speed %s", times) },
		ReplayBegins: "Replay.", ReplayEnds: "Replay stopped.",
		SaveAnimation: "Animation (SVG)",
	},
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
	Crash:    "Something went wrong.",
	CrashTip: "Your game is safe. Reload to go on. Here is its record, in case you want to keep it.",
	NoScript: "Kulami needs JavaScript and WebAssembly. Please allow them for this page and load it again.",
	Failed:   "Kulami could not be loaded. Check the connection and try again.",
	Retry:    "Try again",
	NotFound: "This page does not exist.",

	LiveText: englishLive,

	PuzzleText: PuzzleText{
		Puzzles: "Puzzles", DailyPuzzle: "Daily puzzle", NextPuzzle: "Next puzzle", MorePuzzles: "More puzzles",
		BackToPuzzle: "Back to the puzzle", AllPuzzles: "All puzzles",
		PuzzlesComing:  "Loading the puzzles.",
		PuzzlesMissing: "The puzzles could not be loaded. Your games and results are safe.",
		PuzzleOf:       func(number int) string { return fmt.Sprint("Puzzle ", number) },
		DailyOf:        func(day string) string { return "Daily puzzle, " + day },
		PuzzleLevel:    func(level int) string { return fmt.Sprint("Difficulty ", level, " of 8") },
		GoalWin:        func(side string) string { return side + " to move: win." },
		GoalDraw:       func(side string) string { return side + " to move: save the draw." },
		GoalMargin: func(side string, points int) string {
			return fmt.Sprint(side, " to move: win by ", points, " or more.")
		},
		SolutionIs: func(hole string) string { return "The solution is " + hole + "." },
		PuzzleWrong: func(hole, reply string) string {
			return hole + " is not the solution" + after(": the answer is ", reply) + "."
		},
		BestPlay: func(result string) string { return "With best play: " + result + "." },

		DailyLine: "A new puzzle every day, the same for everyone.", NoRating: "Solve puzzles to get a rating.",
		DailyNew:      "There is a new daily puzzle.",
		DailyLate:     "Its day is over, so it does not count for your streak.",
		DailyDone:     "You have solved today’s puzzle.",
		ShareResult:   "Share result",
		DailyResult:   func(day string) string { return "Kulami puzzle of " + day + ": solved." },
		DailyTries:    func(n int) string { return fmt.Sprint("Tries: ", n, ".") },
		DailyStreak:   func(days int) string { return "Streak: " + count(days, "day", "days") + "." },
		LongestStreak: func(days int) string { return "Your longest: " + count(days, "day", "days") + "." },

		ThemeHead: "Themes",
		ThemeName: Words{
			{"closing", "Closing a tile"}, {"denying", "Saving a tile"}, {"capture", "Winning a tile"}, {"sacrifice", "Sacrifice"},
			{"last-hole", "Last hole of a tile"}, {"stuck", "No hole left"}, {"forcing", "Only one reply"}, {"parity", "Passing the turn"},
			{"areas", "Areas"}, {"lines", "Lines"},
		},
		PuzzleRating: func(value, deviation int) string { return fmt.Sprintf("Your rating: %d ± %d", value, deviation) },
		PuzzlesTried: func(solved, tried int) string { return fmt.Sprintf("%d of %d solved at the first try", solved, tried) },

		Storm: "Storm", StormLine: "As many puzzles as you can in three minutes.", StormStart: "Start the storm", StormAgain: "Another storm",
		StormScore: func(solved int) string { return fmt.Sprint(solved, " solved") },
		StormBest:  func(solved int) string { return fmt.Sprint("Your best: ", solved) },
		StormOver:  func(solved int) string { return fmt.Sprint("Time is up: ", solved, " solved.") },

		OwnMistakes:     "Your own mistakes",
		Practise:        "Practise",
		OwnMistakesLine: "Mistakes from your reviewed games come back until you find the better move.",
		MistakesDue: func(n int) string {
			if n == 0 {
				return "None to practise today."
			}
			return fmt.Sprint(n, " to practise today.")
		},
	},
}
