package text

import (
	"fmt"

	"kulami/rules"
)

var englishTable = TableText{
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
	MarblesLeft: func(n int) string { return fmt.Sprint(n, " left") },
	AreaNow:     func(n int) string { return fmt.Sprint("area ", n) },
	LinesNow:    func(n int) string { return fmt.Sprint("lines ", n) },

	YourMove:      "Your move",
	SideToMove:    func(side string) string { return side + " to move" },
	ThinkingNow:   "Thinking",
	FirstAnywhere: "start anywhere",
	Where: func(row, column string, n int) string {
		return fmt.Sprintf("row %s or column %s, %s", row, column, count(n, "hole", "holes"))
	},
	LookingAt:  func(ply, of int) string { return fmt.Sprintf("Move %d of %d", ply, of) },
	LinkedGame: "A shared game",
	Variation:  "Variation",
	SwapOffer:  "Take over this first marble, or play on.",
	Swap:       "Swap sides",

	Wins:          func(side string) string { return side + " wins" },
	YouWin:        "You win",
	YouLose:       "Computer wins",
	Draw:          "Draw",
	ByPoints:      func(n int) string { return "by " + count(n, "point", "points") },
	ByResignation: "by resignation",
	ByAgreement:   "by agreement",
	ByTime:        "on time",
	Headline:      func(head string, won, lost int) string { return fmt.Sprintf("%s %d–%d", head, won, lost) },
	YouStuck:      "you had no legal move",
	ComputerStuck: "the computer had no legal move",
	SideStuck:     func(side string) string { return side + " had no legal move" },
	LedUntil:      func(ply int) string { return fmt.Sprintf("You led until move %d.", ply) },
	LookBack:      "Review shows where the points went.",
	WonBy:         func(head, by string) string { return head + " " + by },
	NextLevel:     func(level int) string { return fmt.Sprint("Try level ", level) },

	Hint:   "Hint",
	Resign: "Resign", Rematch: "Rematch",
	OtherGame: "Back to my game",
	SkipCount: "Skip", ShowBoard: "Show board", ShowTiles: "Show tiles", EarlierGame: "Previous game",
	ResignSure: "Resign this game?",

	MoveList:             "Moves",
	NoMoves:              "No moves yet",
	PlayFromHere:         "Continue from here",
	PlayComputerFromHere: "Play the computer",
	Back:                 "Back to the game",
	PlayShort:            "Continue",
	BackShort:            "Game",
	Promote:              "Move up",
	Prune:                "Delete",

	Clock: "Clock", ClockNone: "No clock", ClockSudden: "Fixed time", ClockFischer: "Increment",
	ClockMinutes: "Minutes per player", ClockIncrement: "Seconds added per move", ClockPauses: "Pause while the page is hidden",
	PauseClocks: "Pause the clocks", ResumeClocks: "Resume", TimeLeft: "Time left",
	TimeOver: "The time was already up.", ClocksPaused: "The clocks are paused. Resume them first.",
	SecondsLeft: func(player string, seconds int) string { return fmt.Sprintf("%s: %d seconds left.", player, seconds) },

	Replay: "Replay", PauseReplay: "Pause", ReplayPly: "Move shown",
	ReplaySpeed:  func(times string) string { return fmt.Sprintf("Replay speed %s", times) },
	ReplayBegins: "Replay.", ReplayEnds: "Replay stopped.",
}

var englishCount = CountText{
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
	UnevenMarbles: func(side string, more int) string {
		return fmt.Sprintf("%s has %d more, but players take turns.", side, more)
	},

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
}

var englishNotice = NoticeText{
	NotYourTurn:  "The computer is thinking.",
	FriendsTurn:  "It is your friend’s move: send them the link.",
	ConfirmHole:  func(hole string) string { return "Tap " + hole + " again to play it." },
	HintGiven:    func(hole, outlook string) string { return "Try " + hole + after(": ", outlook) },
	Outlook:      [7]string{"you are losing", "you are behind", "you are slightly behind", "about even", "you are slightly ahead", "you are ahead", "you are winning"},
	HintSearch:   "Looking for a hint",
	SidesSwapped: "Sides swapped.",
	EngineFailed: "The computer could not answer. You can play both sides.",
	MovesPruned:  "Variation deleted.",
	TreeFull:     "This game has no room for more variations. Delete one first.",
	TrialBegun:   "Just trying: your game stays as it is.",

	LinkCopied: "Link copied.",
	CopyFailed: "Copying is not allowed here. Select the link and copy it.",
	NoPicture:  "The picture could not be created.",
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
	BadCode:      "That is not a complete Kulami board.",
	ImportFailed: "No game could be found in this.",
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

	SavedUnread: "Some of what was saved could not be read. A copy was kept.",
	CopyKept:    "This game was continued in another tab. Your moves here are kept in My games.",
	Restored: func(games, of int) string {
		return fmt.Sprintf("%d of %s restored. Nothing was duplicated or overwritten.", games, count(of, "game", "games"))
	},
	GameKept:  "Saved to My games.",
	NotStored: "Not saved!",
	Unsaved:   "This browser is not saving your game. Copy its link to keep it.",
}
