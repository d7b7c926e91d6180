package text

import "kulami/rules"

// NewGameText has the words of the new-game dialog, and the names of what is chosen there:
// editions, boards, ways to open.
type NewGameText struct {
	NewGame, Opponent, Level, Starter, Edition, BoardChoice, Opening string
	Start                                                            string
	OpponentComputer, OpponentPerson, OpponentAnalysis               string
	PlayerNames                                                      string // of the fields for the names of two people
	Names                                                            string // of two people, to be changed in their game
	StarterMe, StarterOther, StarterLot                              string

	// Boards.
	BoardSquare, BoardIrregular, BoardSheet, BoardToday, BoardCode string
	BoardSymmetric, BoardNumber, BoardMine                         string
	SheetName                                                      Table[rules.Sheet, string]
	Sheet, Seed, DealAgain, Code, CodeHelp                         string
	NumberLabel                                                    string // of a square board's number; Seed is what a random board is drawn from
	NumberHelp                                                     func(boards int) string
	SymmetryKind                                                   string
	Symmetry                                                       Words // by rules.Symmetry
	BoardName                                                      func(board string, seed int, day string) string

	// The first marble.
	OpeningFree, OpeningSwap, OpeningLot string
	OpeningLine                          Words // by play.Setup.Opening

	// Editions and house rules.
	EditionName                                                 Words  // by preset
	EditionLine                                                 Words  // what it adds
	EditionWhy                                                  Words  // where it differs, and why
	SheetOf                                                     Words  // by rules.Edition.Sheet: whose it is
	House, HouseLine                                            string // rules put together by the player
	NoBonus, ByDifference, ByTiles, BySum, Orthogonal, EarlyEnd string
	RulesName                                                   func(r rules.Ruleset) string // by its parts; see NameOf
}

// LibraryText has the words of the library, of importing and of backups.
type LibraryText struct {
	Library, ShowGames, ShowResults                                 string // the dialog and its two halves
	Search, Filter                                                  string
	FilterAll, FilterUnfinished, FilterWon, FilterDrawn, FilterLost string
	OtherGames                                                      string // a heading, after those in which it is the reader's turn
	FilterPeople                                                    string
	NoGames, NothingFound                                           string
	Unfinished                                                      string
	MarblesPlayed                                                   func(n int) string
	Reading                                                         func(n int) string

	// A game.
	Rename, Delete                                   func(game string) string // buttons with pictures
	NameLabel, GameBoard, Began, LastPlayed, Version string
	Deleted                                          func(n int) string
	Keep, KeepShort                                  string

	// What cannot be read, and a storage that is full.
	UnreadHead, UnreadHelp, CopyIt, DeleteIt string
	Full, FullHelp                           string // storage takes nothing more
	PruneGames                               func(n int) string

	// Importing and backups.
	Import, ImportHelp, ImportLabel, ImportNow, ChooseFile, DropHere, DropTip string
	TooLarge, Unopened, TextCopied                                            string
	Backup, BackupHelp                                                        string

	// Results against the computer.
	OtherRules                                                   string // of games whose edition is not known
	ResultsOf, ResultsAll, ResultsWon, ResultsDrawn, ResultsLost string
	NoResults                                                    string
	StreakNow, StreakBest                                        string // numbers of games follow
}

// ShareText has the words of the share dialog, of a game on another site's page, and of games with
// a friend who sends the next marble as a link.
type ShareText struct {
	ShareGame, ShareHelp, LinkLabel            string
	CopyLink                                   string
	SendLink, ShareWhat                        string
	WholeGame, FromHere                        string
	QRLabel, QRHelp, NoQR                      string
	CopyRecord, SaveFile, SaveSVG, SavePicture string
	SaveAnimation                              string // of the game, as a file
	OtherFormats                               string // of files: SaveFile and SaveSVG

	// A game on another page.
	Embed, EmbedHelp, CopyEmbed string // heads, explains and copies the code that shows a game on another page
	OpenInKulami, NewTab        string // of the page in a frame elsewhere: its link, and where that leads

	// Games with a friend.
	SendMove                   string // of a game that is passed to and fro as a link
	OpponentFriend, FriendHelp string // of the new-game dialog
	Friend                     string // who plays the other side
	FriendToMove               string // before it, who is to move; then SendIt or WaitForLink
	SendIt, WaitForLink        string
	PlayBoth                   string                   // of a button: the friend's marbles can be played here, too
	FriendPlayed               func(hole string) string // notices
	LinkOlder, LinkParted      string
	FriendSide                 func(side string) string // says whose marbles are one's own, and FriendHow what to do now
	FriendHow                  string
	QRCode                     string // of a button that shows one
}

// LiveText has the words about games that are played live, from browser to browser.
type LiveText struct {
	OpponentLive, LiveTitle, LiveTip string

	// While the two connect.
	LivePreparing, LiveInvite, LiveAnswerLabel, LiveConnect string
	LiveOffered, LiveJoin, LiveAnswer, LiveConnecting       string
	LivePassed, LiveStray, LiveFailed, LiveUnfit            string

	// During the game.
	LiveOn, LiveLost, LiveLeft, LiveBegun, LiveTurn, LiveStop       string
	LiveClocks                                                      string // when the clocks stand
	UndoAsked, UndoSent, UndoRefused                                string
	UndoOvertaken, UndoWithdrawn                                    string // the game went on before an answer to the own request, to that of the other player
	UndoYes, UndoNo                                                 string
	RematchAsked, RematchSent, LiveRefused, LiveParted, LiveVersion string

	// In the settings.
	StunLabel, StunHelp, BadStun string
}
