package text

import "kulami/rules"

// TableText has the words about a game that is being played, its two players, its clocks, its end
// and its replay.
type TableText struct {
	// The players.
	You               string
	Computer          func(level int) string
	LevelName         [9]string // 1…8
	LevelLine         [9]string // one line of character each, 1…8
	MarblesLeft       func(n int) string
	AreaNow, LinesNow func(n int) string

	// Whose turn it is, and what is shown.
	YourMove        string
	SideToMove      func(side string) string
	ThinkingNow     string
	FirstAnywhere   string
	Where           func(row, column string, n int) string // the lines to play in
	LookingAt       func(ply, of int) string
	Variation       string // a line of moves that leaves the game is shown
	LinkedGame      string
	SwapOffer, Swap string

	// The result.
	Wins                               func(side string) string
	YouWin, YouLose, Draw              string
	ByPoints                           func(n int) string
	ByResignation, ByAgreement, ByTime string
	WonBy                              func(head, by string) string            // in one phrase: Wins, YouWin, YouLose or Draw, and ByPoints to ByTime
	Headline                           func(head string, won, lost int) string // Wins, YouWin, YouLose or Draw with the points
	YouStuck, ComputerStuck            string                                  // had no legal move; a part of a sentence
	SideStuck                          func(side string) string
	LedUntil                           func(ply int) string   // said to the person who lost
	LookBack                           string                 // the same, if there was no lead
	NextLevel                          func(level int) string // offered after a win

	// Buttons; those under an icon are short.
	Hint                 string
	Resign               string
	ResignSure           string
	Rematch              string
	SkipCount            string
	ShowBoard, ShowTiles string
	EarlierGame          string // the game before this one; OtherGame leads from a shared game to one's own
	OtherGame            string

	// The list of moves, and variations.
	MoveList, NoMoves                        string
	PlayFromHere, PlayComputerFromHere, Back string
	PlayShort, BackShort                     string // a part of PlayFromHere and of Back, under an icon
	Promote, Prune                           string // a variation, moved to the front or deleted

	// The clocks of two people.
	Clock, ClockNone, ClockSudden, ClockFischer string // the choice of the time control, and its kinds
	ClockMinutes, ClockIncrement                string // names of the fields
	ClockPauses                                 string // a switch: while the page is hidden
	PauseClocks, ResumeClocks                   string // buttons
	TimeLeft                                    string // the name of a clock
	TimeOver, ClocksPaused                      string // why a hole is not played
	// SecondsLeft is read out when a player has little time left.
	SecondsLeft func(player string, seconds int) string

	// The replay of a game.
	Replay, PauseReplay string                    // short: buttons that begin and end it
	ReplaySpeed         func(times string) string // the name of the button with the speed, as "2×"
	ReplayPly           string                    // the name of the slider
	ReplayBegins        string                    // read out
	ReplayEnds          string
}

// CountText has the words of the count of points, and of a wooden game whose marbles are put down
// to be counted or analysed.
type CountText struct {
	Count, CountTiles, CountArea, CountLines, CountTotal string
	Tied                                                 func(n int) string
	NeitherScores                                        string // after a sum as "7 = 7", see Colon
	AreaSum                                              func(marbles, tiles int) string

	// The count of a wooden game.
	CountWooden, CountWoodenHelp, PutDown, ClearMarbles, OtherBoard, UseBoard string
	MarblesDown                                                               func(first string, a int, second string, b int) string
	TooManyMarbles                                                            func(side string) string // more than 28
	UnevenMarbles                                                             func(side string, more int) string
	LastMarbles                                                               string // of a switch: presses mark the last marble of a side
	ExchangeMarbles                                                           string // of a button: each side gets the other's marbles

	// Its analysis.
	SetUp, LeaveSetUp string                   // to the screen where marbles are put down, and back to it
	MarkLast          func(side string) string // why there is no analysis
	LastOrder         func(side string) string
	FirstBegins       func(first, second string) string
	NotAnalysable     string
}

// NoticeText has the words that are shown for a while, and read out. A notice of one dialog or
// screen alone stands with the words of that.
type NoticeText struct {
	// The game.
	NotYourTurn  string
	FriendsTurn  string
	ConfirmHole  func(hole string) string
	HintGiven    func(hole, outlook string) string // outlook is one of Outlook, or empty
	Outlook      [7]string                         // for the side to move, from losing over even to winning
	HintSearch   string
	SidesSwapped string
	EngineFailed string
	MovesPruned  string
	TreeFull     string // another move cannot be tried
	TrialBegun   string // a move was tried; it is not played in the game

	// Copying, links and other texts.
	LinkCopied   string
	CopyFailed   string
	NoPicture    string
	Damaged      func(kept, of int) string
	Unreadable   string
	Unchecked    string
	CopyUnread   string
	Newer        string
	BadCode      string
	ImportFailed string
	Fault        Table[rules.Fault, string]

	// What is kept.
	SavedUnread string
	NotStored   string
	Unsaved     string
	CopyKept    string
	Restored    func(games, of int) string
	GameKept    string
}
