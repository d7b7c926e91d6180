// Package text contains every word that a person reads. A language is one value of
// Text in a file of its own; a field is a phrase, or a function where the phrase
// contains a number, a name or another choice. Programs ask for a language with In.
package text

import (
	"kulami/rules"
)

// Text is the program in one language. Names of sides are Sides' values; names
// of holes and tiles ("c7", "b9-c7") are the same in all languages.
type Text struct {
	Lang, Dir string // BCP 47 tag; ltr or rtl
	Name      string // of the language, in itself
	Title     string // of the page
	About     string // one sentence for search engines and the manifest

	// The table.
	Board                                    string                   // the board's accessible name
	Sides                                    Table[string, [2]string] // by marble set: First's and Second's name
	You                                      string
	Computer                                 func(level int) string
	LevelName                                [9]string // 1…8
	LevelLine                                [9]string // one line of character each, 1…8
	MarblesLeft                              func(n int) string
	AreaNow, LinesNow                        func(n int) string
	YourMove                                 string
	SideToMove                               func(side string) string
	ThinkingNow                              string
	FirstAnywhere                            string
	Where                                    func(row, column string, n int) string // the lines to play in
	LookingAt                                func(ply, of int) string
	Variation                                string // a line of moves that leaves the game is shown
	LinkedGame                               string
	Wins                                     func(side string) string
	YouWin, YouLose, Draw                    string
	ByPoints                                 func(n int) string
	ByResignation, ByAgreement, ByTime       string
	Headline                                 func(head string, won, lost int) string // Wins, YouWin, YouLose or Draw with the points
	YouStuck, ComputerStuck                  string                                  // had no legal move; a part of a sentence
	SideStuck                                func(side string) string
	LedUntil                                 func(ply int) string // said to the person who lost
	LookBack                                 string               // the same, if there was no lead
	Value                                    func(side string, points float64) string
	ValueEven, NoValue                       string
	Depth                                    func(n int) string
	Exact                                    string
	MoveList, NoMoves                        string
	PlayFromHere, PlayComputerFromHere, Back string
	PlayShort, BackShort                     string // a part of PlayFromHere and of Back, under an icon
	Promote, Prune                           string // a variation, moved to the front or deleted
	SwapOffer, Swap                          string
	WonBy                                    func(head, by string) string   // in one phrase: Wins, YouWin, YouLose or Draw, and ByPoints to ByTime
	Colon                                    func(head, rest string) string // both, with a colon between them

	NextLevel func(level int) string // offered after a win

	// Actions; short enough for a button under an icon.
	New, Undo, Redo, Hint, Share, Menu, First, Previous, Next, Last string
	Resign, Rematch, Review, Settings, Learn, Keys, Turn, Mirror    string
	Close, Cancel, Start, CopyLink, OtherGame, Reload, SkipCount    string
	ShowBoard, ShowTiles                                            string
	ThisGame, Tools                                                 string // headings of the menu
	EarlierGame                                                     string // the game before this one; OtherGame leads from a shared game to one's own

	// Notices.
	Why          func(reason rules.Reason, hole string) string
	WhyShort     Table[rules.Reason, string] // as part of a cell's name
	NotYourTurn  string
	FriendsTurn  string
	ConfirmHole  func(hole string) string
	HintGiven    func(hole, outlook string) string // outlook is one of Outlook, or empty
	Outlook      [7]string                         // for the side to move, from losing over even to winning
	HintSearch   string
	LinkCopied   string
	CopyFailed   string
	NoPicture    string
	Damaged      func(kept, of int) string
	Unreadable   string
	Unchecked    string
	CopyUnread   string
	Newer        string
	SavedUnread  string
	BadCode      string
	SidesSwapped string
	EngineFailed string
	NotStored    string
	Unsaved      string
	CopyKept     string
	ImportFailed string
	Restored     func(games, of int) string
	GameKept     string
	OfflineReady string
	MovesPruned  string
	TreeFull     string // another move cannot be tried
	TrialBegun   string // a move was tried; it is not played in the game
	Fault        Table[rules.Fault, string]

	// Announcements and the names of cells.
	Played      func(side, hole string) string
	HolesLeft   func(n int) string
	Tally       func(first string, a int, second string, b int) string
	Marble      func(side string) string
	EmptyHole   string
	PlayableOne string
	TrialOne    string // playable, as a variation
	TileOf      func(holes int, first string, a int, second string, b int) string
	GameBegins  string
	NothingYet  string
	Playable    func(holes string, n int) string

	// The first visit, and the coach of its game: what the person's marble did to its tile,
	// and after each of the first marbles what to know next.
	Goal, FirstTime                 string
	CoachWon                        func(holes int) string
	CoachKept, CoachTied, CoachLost string
	CoachNow                        [6]string // by play.CoachedPresses
	CoachStop                       string

	// The review of a game.
	Percent                                    func(n int) string
	Reviewing                                  func(percent string) string
	ReviewDone, Accuracy, Chances              string
	KeyMoments, NoMistakes                     string
	Verdict                                    Words // by engine.Verdict
	OnlyMove, MissedWin                        string
	Better                                     func(hole string) string
	PointsLost                                 func(points float64) string
	ProvenFrom                                 func(move int, result string) string
	SafeFrom                                   func(move int, side string) string
	RetryYours                                 string
	RetryOf                                    func(side string) string
	RetryTask                                  func(side, hole string) string
	RetryGood                                  func(hole string) string
	RetryBad                                   func(hole, reply string) string // reply may be empty
	RetryWait, Solution, NextMistake, RetryEnd string
	SaveReport                                 string // as a picture
	// What a move proves, as clauses about its hole; FactsOf makes a sentence of them, which
	// are joined by commas and And. A tile is named by its worth.
	And                            string
	FactsOf                        func(hole, clauses string) string
	FactEnds                       string // is always the last clause
	FactLeaves                     func(holes int) string
	FactWins, FactSaves, FactTies  func(worth int) string
	FactJoins, FactGrows, FactLine func(marbles int) string
	FactGives, FactCloses          func(worth int) string

	// The new-game dialog.
	NewGame, Opponent, Level, Starter, Edition, BoardChoice, Opening string
	OpponentComputer, OpponentPerson, OpponentAnalysis               string
	PlayerNames                                                      string // of the fields for the names of two people
	Names                                                            string // of two people, to be changed in their game
	StarterMe, StarterOther, StarterLot                              string
	BoardSquare, BoardIrregular, BoardSheet, BoardToday, BoardCode   string
	SheetName                                                        Table[rules.Sheet, string]
	Sheet, Seed, DealAgain, Code, CodeHelp                           string
	OpeningFree, OpeningSwap, OpeningLot                             string
	EditionName                                                      Words  // by preset
	EditionLine                                                      Words  // what it adds
	EditionWhy                                                       Words  // where it differs, and why
	SheetOf                                                          Words  // by rules.Edition.Sheet: whose it is
	House, HouseLine                                                 string // rules put together by the player
	NoBonus, ByDifference, ByTiles, BySum, Orthogonal, EarlyEnd      string
	BoardSymmetric, BoardNumber, BoardMine                           string
	NumberLabel                                                      string // of a square board's number; Seed is what a random board is drawn from
	SymmetryKind                                                     string
	Symmetry                                                         Words // by rules.Symmetry
	NumberHelp                                                       func(boards int) string
	OpeningLine                                                      Words                        // by play.Setup.Opening
	RulesName                                                        func(r rules.Ruleset) string // by its parts; see NameOf
	BoardName                                                        func(board string, seed int, day string) string
	ResignSure                                                       string

	// The library, importing and backups.
	Library, ShowGames, ShowResults                                           string // the dialog and its two halves
	Search, Filter                                                            string
	FilterAll, FilterUnfinished, FilterWon, FilterDrawn, FilterLost           string
	OtherGames                                                                string // a heading, after those in which it is the reader's turn
	FilterPeople                                                              string
	NoGames, NothingFound                                                     string
	Unfinished                                                                string
	MarblesPlayed                                                             func(n int) string
	Reading                                                                   func(n int) string
	Rename, Delete                                                            func(game string) string // buttons with pictures
	NameLabel, Save, GameBoard, Began, LastPlayed, Version                    string
	Deleted                                                                   func(n int) string
	UnreadHead, UnreadHelp, CopyIt, DeleteIt                                  string
	Full, FullHelp                                                            string // storage takes nothing more
	PruneGames                                                                func(n int) string
	Import, ImportHelp, ImportLabel, ImportNow, ChooseFile, DropHere, DropTip string
	TooLarge, Unopened, TextCopied                                            string
	Backup, BackupHelp, Keep, KeepShort                                       string
	OtherRules                                                                string // of games whose edition is not known
	ResultsOf, ResultsAll, ResultsWon, ResultsDrawn, ResultsLost              string
	NoResults                                                                 string
	StreakNow, StreakBest                                                     string // numbers of games follow

	// The progress page.
	Progress, ProgressNone       string // its name, and what it says before there is anything to show
	Rating, RatingNone           string
	RatingRange                  func(low, high int) string
	RatingLines                  string // explains the lines across the graph
	PuzzleStrength, PuzzlesNone  string
	PuzzlesSolved                func(n, of int) string
	ThemeSolved, ThemeTried      string                 // numbers of puzzles follow
	MistakesLearnt               func(n, of int) string // they do not come back
	Streaks                      string
	DailyNow, DailyBest          string // numbers of days follow
	AccuracyCourse, AccuracyNone string
	TileKind                     func(holes int) string // one of the four sizes of tiles
	AsTable, Date                string

	// The analysis.
	Engine, EngineOff                string
	ExactMark                        string                 // explains how proven values are written
	Decimal                          func(x float64) string // with one digit
	InPercent                        string                 // of a switch: values are chances to win
	WinChance                        func(percent int) string
	Positions                        func(n int) string // that were searched
	ProvenWin                        func(side string) string
	ProvenDraw                       string
	AtLeastDraw                      func(side string) string // it is proven
	BestMove                         func(hole string) string
	BestLines                        string
	PlayTo                           func(hole string) string // of a hole in a line: plays all moves of the line up to it
	Threat                           string                   // of a switch, and before the opponent's values
	ThreatOf                         func(side string) string // a heading: the side plays though it is the other's turn
	ThreatHelp                       func(passes, plays string) string
	ThreatMove                       func(side, hole, value string) string // with more about the value after it
	WhatIf                           string                                // of a choice of tiles
	WhatIfNone                       string                                // no tile
	TakesTile                        func(holes, side string, worth int) string
	CannotTake                       func(side string, worth int) string // the side can no longer take the tile
	CountNow, CountThen, CountChange string
	AnalysisKeys                     [][2]string

	// Notes on positions.
	Annotate                                string // opens what is written about the position
	Comment                                 string // of the player, about a position
	MoveMark                                string // heads the six signs from ! to ?!
	GlyphName                               Table[rules.Glyph, string]
	KeepValue                               string // of a switch: the engine's value is written down
	KeptValue                               string // heads it
	NotesFull, CommentDeleted, LinePromoted string // notices; of the first, nothing more can be written

	// The app itself.
	ApplyUpdate, Install string
	InstallSteps         []string // where the browser has no button for it
	AppVersion           func(build string) string

	// The share dialog.
	ShareGame, ShareHelp, LinkLabel            string
	SendLink, ShareWhat                        string
	WholeGame, FromHere                        string
	QRLabel, QRHelp, NoQR                      string
	CopyRecord, SaveFile, SaveSVG, SavePicture string
	OtherFormats                               string // of files: SaveFile and SaveSVG
	Embed, EmbedHelp, CopyEmbed                string // heads, explains and copies the code that shows a game on another page
	OpenInKulami, NewTab                       string // of the page in a frame elsewhere: its link, and where that leads
	SendMove                                   string // of a game that is passed to and fro as a link

	// Games with a friend who sends the next marble as a link.
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

	// Settings.
	Language                                              string
	Theme, ThemeAuto, ThemeLight, ThemeDark               string
	Marbles                                               string
	Wood, WoodLight, WoodDark, WoodFlat, WoodContrast     string
	Sound, Haptics                                        string
	Pace, PaceQuick, PaceCalm, PaceSlow                   string
	MarbleSet                                             Words
	Coordinates, Animation, Bands, Legal, Owners, Confirm string

	// The count.
	Count, CountTiles, CountArea, CountLines, CountTotal string
	Tied                                                 func(n int) string
	NeitherScores                                        string // after a sum as "7 = 7", see Colon
	AreaSum                                              func(marbles, tiles int) string

	// The count of a wooden game.
	CountWooden, CountWoodenHelp, PutDown, ClearMarbles, OtherBoard, UseBoard string
	MarblesDown                                                               func(first string, a int, second string, b int) string
	TooManyMarbles                                                            func(side string) string // more than 28
	UnevenMarbles                                                             func(side string, more int) string
	LastMarbles                                                               string                   // of a switch: presses mark the last marble of a side
	ExchangeMarbles                                                           string                   // of a button: each side gets the other's marbles
	SetUp, LeaveSetUp                                                         string                   // to the screen where marbles are put down, and back to it
	MarkLast                                                                  func(side string) string // why there is no analysis
	LastOrder                                                                 func(side string) string
	FirstBegins                                                               func(first, second string) string
	NotAnalysable                                                             string

	// The workshop.
	Workshop, BuildBoard, WorkshopHelp            string
	Frame, Tray                                   string // names of the board being built and of the tiles left
	TrayTile                                      func(worth, width, height, left int) string
	Rotate, Lift, PlayBoard                       string
	AllTiles                                      string    // what is done to all tiles
	MoveTiles                                     [4]string // left, right, up, down
	LiftAll, BeginFrom, GameBoardHere, ShareBoard string
	BoardLabel                                    string // of the field for its name
	OwnBoard                                      func(n int) string
	OpenBoard                                     func(name string) string
	PlaceFree, PlacePicked, PlaceWrong            string                              // parts of a place's name
	PlaceTile                                     func(worth int, tile string) string // a part of a place's name
	TilesLeft, Mistakes                           func(n int) string
	Complete, BoardComplete, Flaws                string
	TileTaken                                     func(worth, width, height int) string
	NoTileLeft, TileLifted                        func(worth int) string
	TilePlaced, TilePicked                        func(worth int, tile string) string
	TileMoved, TileTurned                         func(tile string) string
	TilePutBack, NoTileHeld, TilesStand, TilesLie string
	AllMoved, AtEdge, AllTurned, AllMirrored      string
	AllLifted, BoardLaid, DeedUndone, DeedRedone  string
	BoardSaved                                    func(name string) string
	BoardDropped, BoardFaulty                     string
	FlawOutside                                   func(tile string) string
	FlawOverlap                                   func(tile, other string) string
	FlawApart                                     func(tiles string, n int) string
	FlawTooMany                                   func(count, tiles string) string // count is TilesOf's
	TilesOf                                       func(n, worth int) string
	TilesMissing                                  func(counts string) string // TilesOf's, joined by commas
	AskFair, StopFair, FairHelp, FairEven         string
	FairFirst, FairSecond                         func(points float64) string // a depth follows
	WorkshopKeys                                  [][2]string

	// The course. {first}, {second} are the sides' names, {hole} is the hole pressed.
	PlayGame                                                              string // begins a game at the end of the course
	LearnByPlaying, NextLesson, PreviousLesson, LessonBonus, LeaveLessons string
	Right                                                                 func(found, of int) string
	Lessons                                                               Table[string, Lesson] // by play.LessonName

	// Learning: headings and paragraphs in their order.
	Rules    []Paragraph
	RuleBook string // link to the page that explains all editions
	ReplayText
	ClockText
	KeyHelp   [][2]string // key, what it does
	Commands  [5]string   // by play.Topic: what a board command asks for
	Entry     string      // a hole's name or a command's letter can be typed
	EntryPlay string
	Crash     string
	CrashTip  string
	NoScript  string // the browser runs no scripts
	Failed    string // the program could not be loaded
	Retry     string
	NotFound  string

	PuzzleText
	LiveText
}

// Lesson is the text of a lesson of the course: its task, the answer to a mistake, and
// what has been learnt.
type Lesson struct{ Title, Task, Slip, Done string }

// Table is a small map, written as pairs of a key and a value. It is constant data:
// maps of all languages would have to be made before the program begins.
type Table[K comparable, V any] []Pair[K, V]

// Pair is an entry of a Table.
type Pair[K comparable, V any] struct {
	Key   K
	Value V
}

// Words are strings by strings.
type Words = Table[string, string]

// Of returns the value of a key, or the zero value.
func (t Table[K, V]) Of(key K) V {
	var zero V
	for i := range t {
		if t[i].Key == key {
			return t[i].Value
		}
	}
	return zero
}

// Paragraph is a heading with its text.
type Paragraph struct{ Head, Body string }

// SidesOf returns the names of the sides for a set of marbles, those of the
// default set if there is no such set.
func (t *Text) SidesOf(marbles string) [2]string {
	if names := t.Sides.Of(marbles); names[0] != "" {
		return names
	}
	return t.Sides.Of("red-black")
}

// NameOf names a ruleset: as the only edition that has it, or by its parts if no edition
// or several have it.
func (t *Text) NameOf(r rules.Ruleset) string {
	name := ""
	for _, e := range rules.Editions() {
		if e.Rules != r {
			continue
		}
		if name != "" {
			return t.RulesName(r)
		}
		name = t.EditionName.Of(e.Name)
	}
	if name == "" {
		return t.RulesName(r)
	}
	return name
}

var languages = []*Text{
	&english,
	&spanish,
	&czech,
	&italian,
	&turkish,
	&german,
	&french,
}

// Languages lists the languages in the order in which they are offered.
func Languages() []*Text { return languages }

// In returns the first language of tags that the program has, comparing the part
// before a hyphen, or English.
func In(tags ...string) *Text {
	for _, tag := range tags {
		for _, t := range languages {
			if len(tag) >= len(t.Lang) && tag[:len(t.Lang)] == t.Lang && (len(tag) == len(t.Lang) || tag[len(t.Lang)] == '-') {
				return t
			}
		}
	}
	return &english
}
