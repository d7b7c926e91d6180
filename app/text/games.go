package text

// NewGameText has the words of the new-game dialog, and the names of what is chosen there:
// editions, boards, ways to open.
type NewGameText struct {
	NewGame, Opponent, Level, Starter, Edition, BoardChoice, Opening string
	Start                                                            string
	OpponentComputer, OpponentPerson, OpponentAnalysis               string
	PlayerNames                                                      string
	Names                                                            string
	StarterMe, StarterOther, StarterLot                              string
	Starts                                                           Words  // by play.Setup.Starter: who starts, as a sentence
	NewHold                                                          string // what a long press on the button for a new game does

	// Boards.
	BoardSquare, BoardIrregular, BoardSheet, BoardToday, BoardCode string
	BoardSymmetric, BoardNumber, BoardMine                         string
	SheetName                                                      Words // by rules.Sheet
	Sheet, Seed, DealAgain, Code, CodeHelp                         string
	NumberLabel                                                    string
	NumberHelp                                                     func(boards int) string
	NumberWrong                                                    func(most int) string
	SymmetryKind                                                   string
	Symmetry                                                       Words // by rules.Symmetry
	BoardName                                                      func(board string, seed int, day string) string

	// The first marble.
	OpeningFree, OpeningSwap, OpeningLot string
	OpeningLine                          Words // by play.Setup.Opening

	// The handicap.
	EvenGame, ByHand, HandicapHelp, EvenHelp, PointLess, PointMore string
	PointsForYou, PointsForOther                                   func(n int) string

	// Editions and house rules.
	EditionName                                                 Words // by the name of a rules.Edition
	EditionAdds                                                 Words // what some editions count: tiles, and area, lines or both
	EditionLine                                                 Words
	EditionWhy                                                  Words
	SheetOf                                                     Words // by rules.Edition.Sheet: whose it is
	House, HouseLine                                            string
	NoBonus, ByDifference, ByTiles, BySum, Orthogonal, EarlyEnd string
	RulesWith                                                   func(parts string) string       // names rules by their parts
	RulesBoth                                                   func(area, lines string) string // two of these parts
	RulesPart                                                   Words                           // by the letters of rules.Ruleset
}

// LibraryText has the words of the library, of importing and of backups.
type LibraryText struct {
	Library, ShowGames, ShowResults                                 string
	Search, Filter                                                  string
	FilterAll, FilterUnfinished, FilterWon, FilterDrawn, FilterLost string
	ThisDay, Yesterday                                              string
	Sort, SortNewest, SortOldest, SortBest                          string
	FilterPeople                                                    string
	NoGames, NothingFound, CountedGame                              string
	Unfinished                                                      string
	MarblesPlayed                                                   func(n int) string
	Reading, GamesFound                                             func(n int) string

	// A game.
	Rename, Delete                                   func(game string) string
	NameLabel, GameBoard, Began, LastPlayed, Version string
	Deleted                                          func(n int) string
	Keep, KeepShort                                  string

	// What cannot be read, and a storage that is full.
	UnreadHead, UnreadHelp, CopyIt, DeleteIt string
	Full, FullHelp                           string
	PruneGames                               func(n int) string

	// Importing and backups.
	Import, ImportHelp, ImportLabel, ImportNow, ChooseFile, DropHere, DropTip string
	TooLarge, Unopened, FileSlow, TextCopied                                  string
	CopyByHand                                                                string
	Backup, BackupHelp                                                        string

	// Results against the computer.
	OtherRules                                                   string
	ResultsOf, ResultsAll, ResultsWon, ResultsDrawn, ResultsLost string
	NoResults                                                    string
	StreakNow, StreakBest                                        string // numbers of games follow
}

// ShareText has the words of the share dialog, of a game on another site's page, and of games with
// a friend who sends the next marble as a link.
type ShareText struct {
	ShareGame, ShareHelp, LinkLabel                      string
	CopyLink                                             string
	SendLink, ShareWhat                                  string
	WholeGame, WithNotes, WithNames, FromHere, NotesStay string
	QRLabel, QRHelp, NoQR                                string
	CopyRecord, SaveFile, SaveSVG, SavePicture           string
	SaveAnimation                                        string
	OtherFormats                                         string

	// A game on another page.
	Embed, EmbedHelp, EmbedAs, EmbedPlays, CopyEmbed string
	OpenInKulami, NewTab, EmbedOther, EmbedNoScript  string

	// Games with a friend.
	SendMove                   string
	OpponentFriend, FriendHelp string
	Friend                     string
	FriendToMove               string
	SendIt, WaitForLink        string
	PlayBoth                   string
	FriendPlayed               func(hole string) string
	LinkOlder                  string
	LinkParted                 func(ply int) string // see KeepMine and KeepTheirs
	KeepMine, KeepTheirs       string
	FriendSide                 func(side string) string
	FriendHow                  string
	QRCode                     string
}

// LiveText has the words about games that are played live, from browser to browser.
type LiveText struct {
	OpponentLive, LiveTitle, LiveTip string

	// While the two connect.
	LivePreparing, LiveInvite, LiveAnswerLabel, LiveConnect string
	LiveOffered, LiveJoin, LiveAnswer, LiveConnecting       string
	LivePassed, LiveStray, LiveFailed, LiveHelp, LiveUnfit  string
	LiveBlocked, LiveStalled, LiveOther                     string

	// During the game.
	LiveOn, LiveOff, LiveLost, LiveLeft, LiveBegun, LiveTurn, LiveStop string
	LiveClocks                                                         string
	UndoAsked, UndoSent, UndoRefused                                   string
	UndoHere                                                           func(side string) string
	UndoOvertaken, UndoWithdrawn                                       string
	UndoYes, UndoNo                                                    string
	RematchAsked, RematchSent, LiveRefused, LiveParted, LiveVersion    string

	// In the settings.
	Advanced, StunLabel, StunHelp, BadStun string
}
