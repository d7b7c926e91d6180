package play

import (
	"kulami/app/game"
	"kulami/rules"
	"kulami/rules/engine"
)

// Msg is something that happened: the player did it, or an effect came back.
type Msg interface {
	// traits returns the properties of the message.
	traits() traits
}

// traits are properties of messages.
type traits uint8

const (
	// fleeting messages may come often. What is saved and addressed follows with the next
	// message that is not one of them, or with the end of a replay.
	fleeting traits = 1 << iota
	// background messages report what the player did not do here.
	background
	// keepsNotice messages leave what the status line reads. Whatever else the player does, but
	// for what is fleeting, begins without it.
	keepsNotice
)

// has reports whether all properties of p are among t.
func (t traits) has(p traits) bool { return t&p == p }

type (
	// Loaded is the first message: what was saved, and the address's fragment.
	Loaded struct {
		Stored   map[string]string // what is stored under keys of ours
		Partial  bool              // Stored has what is under FirstKeys only
		Journal  map[string]string // by key, what Stored lacks because the browser was killed; empty texts were removed
		Fragment string            // without "#"
		Query    string            // of the address, without "?"
		ID       string            // of Address, if this page was there before
		Launch   Launch
		Day      string // today, as in Shell.Day
		Now      int64  // as Shell.Now
		Zone     int    // as Shell.Zone
		Milli    int64  // milliseconds since 1970
		Seed     uint64
		Calm     bool // prefers-reduced-motion
		Blocked  bool // storage does not work
		Build    string
		Device   Device
		Speaks   []string // the reader's languages, as BCP 47 tags, the best first
	}
	// AllRead has everything that is stored. Then is carried out with it: the message that
	// needed it.
	AllRead struct {
		Stored map[string]string
		Then   Msg
	}
	// ReadGames reads some more games of the library; it answers ReadOn.
	ReadGames struct{}
	// Shown says that what was loaded is on the screen; it comes soon after Loaded.
	Shown struct{}
	// Clock says the time; it comes before other messages when it has changed.
	Clock struct {
		Now    int64
		Zone   int
		Day    string
		Second int64 // since 1970, while a storm runs
		Milli  int64 // milliseconds since 1970
	}
	// Navigated says that the player went to another entry of the history, or
	// wrote another fragment into the address.
	Navigated struct{ Fragment, ID string }
	// Changed says that another tab has written Text under Key, or removed it;
	// Refused, that it was noticed when Write was to be carried out. Without a Key
	// everything was removed.
	Changed struct {
		Key, Text string
		Refused   bool
	}

	// Press is a press on a hole.
	Press struct{ Hole rules.Hole }
	// Hover is the pointer on a hole, or on none.
	Hover struct{ Hole rules.Hole }
	// ReviewGame judges the moves of the game on the table.
	ReviewGame struct{}
	// Retry shows the position before the first or next mistake of a side, to look for a better
	// move; with Leave it ends that.
	Retry struct {
		Side  rules.Side
		Leave bool
	}
	// ShowSolution shows that better move.
	ShowSolution struct{}
	// NextPuzzle goes on to another puzzle.
	NextPuzzle struct{}
	// OpenPuzzle shows a puzzle of a theme, or any without one.
	OpenPuzzle struct{ Theme string }
	// Practise shows the next of the player's own mistakes that is to be practised today.
	Practise struct{}
	// ShareResult hands on how the daily puzzle was solved.
	ShareResult struct{}
	// StartStorm begins a storm, Second in seconds since 1970; Seed decides on its puzzles.
	StartStorm struct {
		Seed   uint64
		Second int64
	}
	// SecondOver answers NextSecond.
	SecondOver struct{}
	// FetchAgain tries again to fetch the collection of puzzles.
	FetchAgain struct{}
	// PuzzlesFetched has the text of the collection of puzzles, or says that it could not be
	// fetched.
	PuzzlesFetched struct {
		Text string
		OK   bool
	}
	// WordsFetched says whether the words for a choice of the settings are there now.
	WordsFetched struct {
		Language Language
		OK       bool
	}
	// Consider is a long touch of a hole: it shows what a marble there would change, and
	// asks for a press to play it. NoHole ends it. In the analysis it looks at the tile.
	Consider struct{ Hole rules.Hole }
	// FocusOn puts the board's tab stop on a hole; it has the focus already.
	FocusOn struct{ Hole rules.Hole }
	// FocusMove moves the tab stop as arrow keys do, over gaps, as the eye sees
	// the board: DX to the right, DY upwards.
	FocusMove struct{ DX, DY int }
	// FocusEdge moves the tab stop to the start or end of the row, or of the board.
	FocusEdge struct{ End, Board bool }
	// FocusLegal moves the tab stop to the next or the previous playable hole.
	FocusLegal struct{ Back bool }
	// Entry is a hole's name, or a command's letter, that was typed: it is played or
	// answered.
	Entry struct{ Text string }
	// Describe asks for an announcement about the board.
	Describe struct{ Topic Topic }

	// Undo takes back moves until it is a person's turn again.
	Undo struct{}
	// Redo plays moves that were taken back.
	Redo struct{}
	// Step shows the given ply of the line shown, clamped to it.
	Step struct{ Ply int }
	// Scrub shows the given ply of the line shown while a slider is dragged, and Step the one
	// where it is left.
	Scrub struct{ Ply int }
	// Replay begins or ends the replay of the line shown; SetReplaySpeed sets its speed, one of
	// ReplaySpeeds.
	Replay         struct{}
	SetReplaySpeed struct{ Percent int }
	// Goto shows a ply of a line: 0 is the game, 1 its first variation and so on.
	Goto struct{ Line, Ply int }
	// Branch goes into the next variation at this ply; with Out back to where the
	// line shown leaves the one before it.
	Branch struct{ Out bool }
	// Promote moves the line shown one place to the front.
	Promote struct{}
	// Prune deletes the move shown and what follows it from the variations.
	Prune struct{}
	// Continue makes the ply shown the one at which play goes on.
	Continue struct{ Computer bool } // the side not to move becomes the computer
	// Return shows the game shown before this one.
	Return struct{}
	// OpenGame shows a game of the library.
	OpenGame struct{ ID string }
	// KeepGame puts the game that is only looked at into the library.
	KeepGame struct{}
	// Rename gives a game of the library a name; an empty one takes it away.
	Rename struct{ ID, Name string }
	// Delete removes a game from the library.
	Delete struct{ ID string }
	// PruneGames removes the oldest games without a name from the library, as Prunable says.
	PruneGames struct{}
	// Undelete brings back what was deleted last.
	Undelete struct{}
	// Import shows what was pasted, opened or dropped: whatever rules.ParseImport
	// reads, or a backup.
	Import struct{ Text string }
	// Unopened says that a file was not read: it is longer than MaxImport, or
	// could not be opened.
	Unopened struct{ Long bool }
	// Backup hands the player everything in one file.
	Backup struct{}
	// CopyItem copies the text kept under a key, which may be unreadable.
	CopyItem struct{ Key string }

	// Start begins a game as set up. Seed decides what is left to chance.
	Start struct {
		Setup game.Setup
		Seed  uint64
	}
	// Choose changes the set-up while its dialog is open.
	Choose struct{ Setup game.Setup }
	// SaveBoard puts a board among the player's own; DropBoard takes it away.
	SaveBoard struct{ Board game.Named }
	DropBoard struct{ Layout string }
	// Rematch begins the same game again with the seats exchanged.
	Rematch struct{ Seed uint64 }
	// NextLevel begins the same game against the next level after a win.
	NextLevel struct{ Seed uint64 }
	// Resign ends the game for the person, or for the side to move.
	Resign struct{}
	// NamePlayers names the two people of the game shown, First first, and of the next one.
	// Those without a name are named by their marbles.
	NamePlayers struct{ Names [2]string }
	// PlayBoth lets the person here play the marbles of a friend elsewhere, too.
	PlayBoth struct{}
	// SwapSides takes over the first marble, if that was agreed.
	SwapSides struct{}
	// PauseClock stops the clocks of the game, or lets them go on.
	PauseClock struct{}
	// ClockDue answers WaitClock.
	ClockDue struct{ ID int }
	// AskHint asks the engine what to play.
	AskHint struct{}
	// Turn turns the board by a quarter to the right; with Mirror it turns it over.
	Turn struct{ Mirror bool }
	// ShowWhole shows the counted board in one piece, or apart again.
	ShowWhole struct{ Whole bool }
	// ShowSums shows the arithmetic of the score, or hides it again.
	ShowSums struct{}
	// SkipCount finishes the count at once.
	SkipCount struct{}

	// EndCoaching ends the explanations of a first game.
	EndCoaching struct{}
	// FirstGame begins the game of a first visit, with its coach.
	FirstGame struct{ Seed uint64 }
	// Learn shows a lesson of the course, by its index in Lessons.
	Learn struct{ At int }

	// PlayLine plays marbles on the analysis, as names of holes with spaces between them:
	// all of them, or none if one is not legal.
	PlayLine struct{ Holes string }
	// Annotate writes a comment on the position analysed; an empty one deletes it. Mark
	// judges the move that led there; the glyph that it has takes it away.
	Annotate struct{ Comment string }
	Mark     struct{ Glyph rules.Glyph }
	// KeepValue writes the engine's value of the position analysed down, or deletes the
	// one written down.
	KeepValue struct{}
	// SwitchEngine switches the engine of the analysis on or off.
	SwitchEngine struct{}
	// SwitchThreat shows what the opponent would do if it were their turn now, or the
	// values of the position again.
	SwitchThreat struct{}
	// ConsiderTile shows what the count would be if a tile changed hands; the same tile
	// again, or none of the board, ends that.
	ConsiderTile struct{ Tile int }

	// Visit shows a screen for what is on the one shown: its board, position or edition.
	Visit struct{ Screen ScreenName }

	// Brush chooses whose marbles are put down, with Nobody that their last ones are marked,
	// ExchangeMarbles gives those of each side to the other one, CountBy by which edition they are
	// counted, UseBoard on which board they lie; ClearMarbles takes them all away.
	Brush           struct{ Side rules.Side }
	CountBy         struct{ Edition string }
	UseBoard        struct{ Setup game.Setup }
	ClearMarbles    struct{}
	ExchangeMarbles struct{}
	// SetUp takes the marbles of the analysis to where they are put down by hand. Visit leads
	// from there to the analysis.
	SetUp struct{}

	// Take takes a tile of the given worth from the tray into the hand; the same one
	// goes back.
	Take struct{ Worth int }
	// PressCell presses a place of the workshop's frame. PickUp picks up the tile there;
	// Drop lets the tile held go with its upper left hole there, which may be beside
	// the frame. Release lets go of it.
	PressCell struct{ At rules.Point }
	PickUp    struct{ At rules.Point }
	Drop      struct{ At rules.Point }
	Release   struct{}
	// AimAt aims the tile held at a place, or nowhere.
	AimAt struct {
		At  rules.Point
		Off bool
	}
	// CellFocused puts the workshop's tab stop on a place; it has the focus already.
	CellFocused struct{ At rules.Point }
	// Rotate turns the tile held by a quarter, or the one at the tab stop; Lift puts it
	// back into the tray, and LiftAll all of them.
	Rotate  struct{}
	Lift    struct{}
	LiftAll struct{}
	// Nudge moves the tile picked up by one hole, or all tiles if there is none.
	Nudge struct{ DX, DY int }
	// UseGameBoard lays the board of the game shown before into the workshop.
	UseGameBoard struct{}
	// PlayBoard opens the new-game dialog with the board of the workshop, SendBoard
	// hands its link to the system's share sheet, and AskFair lets the engine judge it,
	// or stops that.
	PlayBoard struct{}
	SendBoard struct{}
	AskFair   struct{}

	// Open lays a dialog over the table; Close removes it.
	Open  struct{ Dialog Dialog }
	Close struct{}
	// Set changes the settings.
	Set struct{ Settings Settings }
	// ShareFrom chooses whether the whole game is shared or the moves so far.
	ShareFrom struct{ Here bool }
	// CopyLink copies the link of the game shown.
	CopyLink struct{}
	// CopyRecord copies its record text.
	CopyRecord struct{}
	// CopyEmbed copies the markup that shows it on another page.
	CopyEmbed struct{}
	// SendLink hands its link to the system's share sheet.
	SendLink struct{}
	// LinkSent says that the share sheet has handed a link on.
	LinkSent struct{ Record rules.Record }
	// SaveFile hands the player its record as a file.
	SaveFile struct{}
	// SavePicture hands the player a picture of it.
	SavePicture struct{ Format Format }
	// CopyUnread copies what could not be read, see Notice.Text.
	CopyUnread struct{}
	// Copied says whether copying worked.
	Copied struct{ OK bool }
	// PictureFailed says that the browser could not make the picture of SavePicture.
	PictureFailed struct{}
	// Seen says whether the page is on the screen.
	Seen struct{ Hidden bool }
	// Stored says whether Write worked, and if not what is stored under Key.
	Stored struct {
		OK       bool
		Key, Now string
	}
	// UpdateWaits says that a new version of the program is there.
	UpdateWaits struct{}
	// ApplyUpdate starts it.
	ApplyUpdate struct{}
	// OfflineNow says that every file is here.
	OfflineNow struct{}
	// Offers says what the browser offers now.
	Offers struct{ Device Device }
	// AskInstall lets the browser ask whether to install the app.
	AskInstall struct{}

	// InviteLive makes an invitation to play the game shown live, or shows it again. JoinLive
	// accepts the invitation that was opened, and PasteAnswer takes the answer to the own one.
	InviteLive  struct{}
	JoinLive    struct{}
	PasteAnswer struct{ Text string }
	// SendCode hands the link of the invitation or the answer to the system's share sheet.
	SendCode struct{}
	// LeaveLive ends the connection, or the attempt to make one.
	LeaveLive struct{}
	// AnswerUndo answers the other side of a live game, which wants to take marbles back.
	AnswerUndo struct{ Yes bool }
	// TabSaid has what SayToTabs of another tab has sent.
	TabSaid struct{ Text string }
	// PeerSaid says what happened to the connection of an ID.
	PeerSaid struct {
		ID    int
		Event PeerEvent
		Text  string
	}

	// Thought is the engine's result so far for question ID; the last one has Done set.
	Thought struct {
		ID   int
		Info engine.Info
		Done bool
	}
	// Valued is the engine's result so far for question ID about all legal holes.
	Valued struct {
		ID       int
		Analysis engine.Analysis
		Done     bool
	}
	// Unanswered says that question ID could not be answered.
	Unanswered struct{ ID int }
	// Tick says that the time of Wait ID is over.
	Tick struct{ ID int }
)
