package text

// TableText has the words about a game that is being played, its two players, its clocks, its end
// and its replay.
type TableText struct {
	// The players.
	You       string
	Computer  func(level int) string
	LevelName [9]string
	LevelLine [9]string
	// A computer that keeps pace with the person.
	ComputerAdapts, AboutLevel func(level float64) string
	KeepsPace, KeepsPaceLine   string
	MarblesLeft                func(n int) string
	AreaNow, LinesNow          func(n int) string

	// Whose turn it is, and what is shown.
	YourMove        string
	SideToMove      func(side string) string
	ThinkingNow     string
	FirstAnywhere   string
	Where           func(row, column string, n int) string
	LookingAt       func(ply, of int) string
	Variation       string
	LinkedGame      string
	SwapOffer, Swap string

	// The result.
	Wins                               func(side string) string
	YouWin, YouLose, YouLost, Draw     string // against the computer and a friend
	ByPoints                           func(n int) string
	ByResignation, ByAgreement, ByTime string
	WonBy                              func(head, by string) string
	HeadlineWon                        func(head string, won, lost int) string // see Headline
	HeadlineDrawn                      func(head string, each int) string      // see Headline
	YouStuck, ComputerStuck            string
	SideStuck                          func(side string) string
	LedUntil                           func(ply int) string
	SeeTurn                            string // in a review
	NextLevel                          func(level int) string

	// Buttons; those under an icon are short.
	Hint                 string
	Resign               string
	ResignSure           string
	Rematch              string
	SkipCount            string
	ShowBoard, ShowTiles string
	EarlierGame          string

	// The list of moves, and variations.
	MoveList, NoMoves                        string
	PlayFromHere, PlayComputerFromHere, Back string
	PlayShort, BackShort                     string
	Promote, Prune                           string

	// The clocks of two people.
	Clock, ClockNone, ClockSudden, ClockFischer string
	ClockMinutes, ClockIncrement                string
	ClockPauses                                 string
	PauseClocks, ResumeClocks                   string
	TimeLeft                                    string
	TimeOver, ClocksPaused                      string
	// SecondsLeft is read out when a player has little time left.
	SecondsLeft func(player string, seconds int) string

	// The computer as a teacher, and its advice to take a marble back.
	Teach, TeachOff, TeachHelp    string
	TakeItBack, Yes, No, TakeBack string
	TakeItBackKeys                string

	// The computer's marbles, spoken for who plays on a wooden board beside the device.
	PlayWooden, WoodenHelp, SpeakMoves, NoVoice string

	// The replay of a game.
	Replay, PauseReplay string
	ReplaySpeed         func(times string) string
	ReplayPly           string
	ReplayBegins        string
	ReplayEnds          string
}

// CountText has the words of the count of points, and of a wooden game whose marbles are put down
// to be counted or analysed.
type CountText struct {
	Count, CountTiles, CountArea, CountLines, CountTotal string
	Handicap                                             string // points that one player is given
	Tied                                                 func(n int) string
	NeitherScores                                        string
	AreaSum                                              func(marbles, tiles int) string

	// The count of a wooden game.
	CountWooden, CountWoodenHelp, PutDown, ClearMarbles, NewCount, CountKept, CountBoard, OtherBoard, UseBoard string
	MarblesDown                                                                                                func(first string, a int, second string, b int) string
	TooManyMarbles                                                                                             func(side string) string
	UnevenMarbles                                                                                              func(side string, more int) string
	LastMarbles                                                                                                string
	ExchangeMarbles                                                                                            string

	// Its analysis.
	SetUp, SetUpHelp string
	MarkLast         func(side string) string
	LastOrder        func(side string) string
	FirstBegins      func(first, second string) string
	NotAnalysable    string
}

// NoticeText has the words that are shown for a while, and read out. A notice of one dialog or
// screen alone stands with the words of that.
type NoticeText struct {
	// The game.
	NotYourTurn  string
	NoHint       string
	FriendsTurn  string
	ConfirmHole  func(hole string) string
	HintGiven    func(hole, outlook string) string // outlook is one of Outlook, or empty
	Outlook      [7]string
	HintSearch   string
	SidesSwapped string
	EngineFailed string
	BothSides    string
	MovesPruned  string
	TreeFull     string
	TrialBegun   string

	// Copying, links and other texts.
	LinkCopied, CodeCopied, ResultCopied string
	ShareFailed                          string
	CopyFailed                           string
	NoPicture                            string
	DamagedPart                          func(kept, of int) string // see Damaged
	DamagedWhole                         string                    // see Damaged
	DamagedOpen                          func(kept int) string     // see Damaged
	DamagedFriend                        string
	Unreadable                           string
	Unchecked                            string
	CopyUnread                           string
	Newer                                string
	BadCode                              string
	ImportFailed                         func(what string) string
	ListDamaged                          func(what string, kept, of int) string
	Imported                             func(games, there, lines, files int) string
	Fault                                Words // by rules.Fault

	// What is kept.
	SavedUnread string
	NotStored   string
	Unsaved     string
	CopyKept    string
	Restored    func(games, here int) string
	GameKept    string
}
