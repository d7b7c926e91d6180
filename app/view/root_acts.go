package view

import (
	"strconv"
	"strings"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/game"
	"kulami/app/play"
	"kulami/app/text"
	"kulami/rules"
)

// act says what a control means that is drawn with the act's name as its data-act.
type act struct {
	name   string
	msg    play.Msg                   // the message
	decode func(pressed) play.Msg     // or what makes it; nil if there is nothing to do
	focus  func(pressed) []string     // afterwards the focus goes to the first of these selectors that is there
	view   func(*libraryView, string) // changes how the library is looked at, given data-id
	always bool                       // also when the control is marked as disabled
}

// pressed is a control that was pressed, and what the message depends on.
type pressed struct {
	value   string // its data-value
	id      string // its data-id
	m       *play.Model
	library *libraryView
	text    *text.Text
}

// number is the value as a number, 0 if it is none.
func (p pressed) number() int {
	n, _ := strconv.Atoi(p.value)
	return n
}

// table is the table, empty if another screen is shown.
func (p pressed) table() play.Table {
	t, _ := p.m.Table()
	return t
}

// acts lists all acts, by screens and dialogs. A test checks that each is drawn somewhere,
// and that nothing is drawn with an act that is not listed.
var acts = [...]act{
	// The table.
	{name: "undo", msg: play.Undo{}},
	{name: "redo", msg: play.Redo{}},
	{name: "hint", msg: play.AskHint{}},
	{name: "first", msg: play.Step{Ply: 0}},
	{name: "previous", decode: func(p pressed) play.Msg { return play.Step{Ply: p.table().Game.Ply() - 1} }},
	{name: "next", decode: func(p pressed) play.Msg { return play.Step{Ply: p.table().Game.Ply() + 1} }},
	{name: "last", decode: func(p pressed) play.Msg { return play.Step{Ply: len(p.table().Game.Moves())} }},
	{name: "replay", msg: play.Replay{}, focus: func(pressed) []string { return []string{`.steps [data-act="replay"]`} }},
	{name: "replay-speed", decode: func(p pressed) play.Msg { return play.SetReplaySpeed{Percent: nextSpeed(p.m.ReplaySpeed)} }},
	{name: "goto", decode: func(p pressed) play.Msg { return play.Goto{Line: p.number() / 100, Ply: p.number() % 100} }},
	{name: "live", decode: func(p pressed) play.Msg { return play.Goto{Ply: p.table().Game.Live()} }},
	{name: "review", msg: play.ReviewGame{}},
	{name: "sums", msg: play.ShowSums{}},
	{name: "promote", msg: play.Promote{}},
	{name: "prune", msg: play.Prune{}},
	{name: "continue", msg: play.Continue{}},
	{name: "continue-computer", msg: play.Continue{Computer: true}},
	{name: "return", msg: play.Return{}},
	{name: "keep", msg: play.KeepGame{}},
	{name: "both-sides", msg: play.PlayBoth{}},
	{name: "swap", msg: play.SwapSides{}},
	{name: "rematch", decode: func(pressed) play.Msg { return play.Rematch{Seed: seed()} }},
	{name: "next-level", decode: func(pressed) play.Msg { return play.NextLevel{Seed: seed()} }},
	{name: "whole", decode: func(p pressed) play.Msg { return play.ShowWhole{Whole: !p.table().Whole()} }},
	{name: "pause-clocks", msg: play.PauseClock{}},
	{name: "skip-count", msg: play.SkipCount{}},
	{name: "end-coaching", msg: play.EndCoaching{}, focus: func(pressed) []string { return []string{`.steps [data-act="first"]`} }},
	{name: "invite-live", msg: play.InviteLive{}},
	{name: "join-live", msg: play.JoinLive{}},
	{name: "answer-live", decode: func(pressed) play.Msg { return play.PasteAnswer{Text: controlValue(`[name="answer"]`)} }},
	{name: "send-code", msg: play.SendCode{}},
	{name: "leave-live", msg: play.LeaveLive{}},
	{name: "undo-yes", msg: play.AnswerUndo{Yes: true}},
	{name: "undo-no", msg: play.AnswerUndo{}},
	{name: "copy-unread", msg: play.CopyUnread{}},

	// The review.
	{name: "review-step", decode: func(p pressed) play.Msg { return play.Step{Ply: p.number()} }},
	{name: "moment", decode: func(p pressed) play.Msg { return play.Step{Ply: p.number()} }},
	{name: "retry", decode: func(p pressed) play.Msg { return play.Retry{Side: rules.Side(p.number())} }},
	{name: "retry-end", msg: play.Retry{Leave: true}},
	{name: "solution", msg: play.ShowSolution{}},

	// The puzzles.
	{name: "puzzles", msg: play.Visit{Screen: play.PuzzlesScreen}},
	{name: "storm", msg: play.Visit{Screen: play.StormScreen}},
	{name: "start-storm", decode: func(pressed) play.Msg { return play.StartStorm{Seed: seed(), Second: time.Now().Unix()} }},
	{name: "daily", msg: play.Visit{Screen: play.DailyScreen}},
	{name: "puzzle", decode: func(p pressed) play.Msg { return play.OpenPuzzle{Theme: p.value} }},
	{name: "next-puzzle", msg: play.NextPuzzle{}},
	{name: "practise", msg: play.Practise{}},
	{name: "share-result", msg: play.ShareResult{}},
	{name: "fetch-again", msg: play.FetchAgain{}},

	// The menu and other dialogs.
	{name: "new", msg: play.Open{Dialog: play.NewDialog}},
	{name: "menu", msg: play.Open{Dialog: play.MenuDialog}},
	{name: "settings", msg: play.Open{Dialog: play.SettingsDialog}},
	{name: "share", msg: play.Open{Dialog: play.ShareDialog}},
	{name: "learn", msg: play.Open{Dialog: play.LearnDialog}},
	{name: "keys", msg: play.Open{Dialog: play.KeysDialog}},
	{name: "resign", msg: play.Open{Dialog: play.ResignDialog}},
	{name: "names", msg: play.Open{Dialog: play.NamesDialog}},
	{name: "name-players", decode: func(pressed) play.Msg {
		return play.NamePlayers{Names: [2]string{field("names", nameFields[0], ""), field("names", nameFields[1], "")}}
	}},
	{name: "resign-now", msg: play.Resign{}},
	{name: "close", msg: play.Close{}},
	{name: "turn", msg: play.Turn{}},
	{name: "mirror", msg: play.Turn{Mirror: true}},
	{name: "apply-update", msg: play.ApplyUpdate{}},
	{name: "install", decode: func(p pressed) play.Msg {
		if p.m.Device.Install {
			return play.AskInstall{}
		}
		return play.Open{Dialog: play.InstallDialog}
	}},
	{name: "enter", decode: func(pressed) play.Msg { return play.Entry{Text: field("entry", "entry", "")} }},
	{name: "tell", decode: func(p pressed) play.Msg { return play.Describe{Topic: play.Topic(p.number())} }},
	{name: "start", decode: func(p pressed) play.Msg { return play.Start{Setup: readSetup(p.m.Setup), Seed: seed()} }},
	{name: "deal", decode: func(p pressed) play.Msg { return play.Choose{Setup: dealt(readSetup(p.m.Setup))} }},
	{name: "copy-link", msg: play.CopyLink{}},
	{name: "send-link", msg: play.SendLink{}},
	{name: "copy-record", msg: play.CopyRecord{}},
	{name: "copy-embed", msg: play.CopyEmbed{}},
	{name: "export", msg: play.SaveFile{}},
	{name: "save-svg", msg: play.SavePicture{Format: play.SVG}},
	{name: "save-animation", msg: play.SavePicture{Format: play.Animated}},
	{name: "save-png", msg: play.SavePicture{Format: play.PNG}},

	// The library and what is brought into it.
	{name: "library", msg: play.Open{Dialog: play.LibraryDialog},
		view: func(l *libraryView, _ string) { *l = libraryView{} }},
	{name: "open-game", decode: func(p pressed) play.Msg { return play.OpenGame{ID: p.id} }},
	{name: "edit-game", view: (*libraryView).toggleEdit, focus: func(p pressed) []string {
		if p.library.edit == p.id { // it is hidden
			return []string{editButton(p.id)}
		}
		return []string{`[name="game-name"]`}
	}},
	{name: "rename", decode: renamed,
		view:  func(l *libraryView, _ string) { l.edit = "" },
		focus: func(p pressed) []string { return []string{editButton(p.library.edit), `[name="find"]`} }},
	{name: "delete-game", decode: func(p pressed) play.Msg { return play.Delete{ID: p.id} },
		view:  func(l *libraryView, _ string) { l.edit = "" },
		focus: func(pressed) []string { return []string{`[data-act="undelete"]`} }},
	{name: "prune-games", msg: play.PruneGames{}, focus: func(pressed) []string { return []string{`[data-act="undelete"]`} }},
	{name: "undelete", msg: play.Undelete{}, focus: undeleted},
	{name: "copy-item", decode: func(p pressed) play.Msg { return play.CopyItem{Key: p.id} }},
	{name: "backup", msg: play.Backup{}},
	{name: "import", msg: play.Open{Dialog: play.ImportDialog},
		view: func(l *libraryView, _ string) { l.pasted = "" }},
	{name: "import-now", decode: func(pressed) play.Msg { return importText(controlValue(`[name="import"]`)) }},

	// The progress page.
	{name: "progress", msg: play.Visit{Screen: play.ProgressScreen}},
	{name: "try-level", decode: func(p pressed) play.Msg {
		setup := dealt(p.m.Setup)
		setup.Opponent, setup.Level = game.ComputerOpponent, p.number()
		return play.Start{Setup: setup, Seed: seed()}
	}},

	// The course.
	{name: "first-game", decode: func(pressed) play.Msg { return play.FirstGame{Seed: seed()} }},
	{name: "lesson", decode: func(p pressed) play.Msg { return play.Learn{At: p.number()} }},

	// The count of a game on a wooden board.
	{name: "count-wooden", msg: play.Visit{Screen: play.TallyScreen}},
	{name: "clear-marbles", msg: play.ClearMarbles{}},
	{name: "exchange", msg: play.ExchangeMarbles{}},
	{name: "other-board", msg: play.Open{Dialog: play.BoardDialog}},
	{name: "use-board", decode: func(p pressed) play.Msg { return play.UseBoard{Setup: readSetup(p.m.Setup)} }},

	// The analysis.
	{name: "analyse", msg: play.Visit{Screen: play.AnalysisScreen}},
	{name: "engine", msg: play.SwitchEngine{}},
	{name: "set-up", msg: play.SetUp{}},
	{name: "threat", msg: play.SwitchThreat{}},
	{name: "percent", decode: func(p pressed) play.Msg {
		s := p.m.Settings
		if s.Values = play.ChanceValues; p.m.Settings.Values == play.ChanceValues {
			s.Values = play.PointValues
		}
		return play.Set{Settings: s}
	}},
	{name: "comment", msg: play.Open{Dialog: play.NoteDialog}},
	{name: "annotate", decode: func(pressed) play.Msg { return typedComment() }},
	{name: "mark", decode: func(p pressed) play.Msg { return play.Mark{Glyph: rules.Glyph(p.number())} }},
	{name: "keep-value", msg: play.KeepValue{}},
	{name: "play-line", decode: func(p pressed) play.Msg { return play.PlayLine{Holes: p.value} }},

	// The workshop.
	{name: "workshop", msg: play.Visit{Screen: play.WorkshopScreen}},
	{name: "take", decode: func(p pressed) play.Msg { return play.Take{Worth: p.number()} },
		always: true}, // the answer is that no such tile is left
	{name: "rotate", msg: play.Rotate{}},
	{name: "lift", msg: play.Lift{}},
	{name: "nudge", decode: func(p pressed) play.Msg { return nudge(p.value) }},
	{name: "clear", msg: play.LiftAll{}},
	{name: "use-game", msg: play.UseGameBoard{}},
	{name: "open-board", decode: func(p pressed) play.Msg {
		setup := p.m.Setup
		setup.Board, setup.Mine = game.OwnBoard, p.value
		return play.UseBoard{Setup: setup}
	}},
	{name: "save-board", decode: savedBoard},
	{name: "drop-board", decode: func(p pressed) play.Msg { return play.DropBoard{Layout: p.value} },
		focus: func(pressed) []string { return []string{`.mine [data-act="undelete"]`} }},
	{name: "play-board", msg: play.PlayBoard{}},
	{name: "share-board", msg: play.SendBoard{}},
	{name: "fair", msg: play.AskFair{}},
}

// actNamed returns the act of a name; ok is false if there is none.
func actNamed(name string) (a *act, ok bool) {
	for i := range acts {
		if acts[i].name == name {
			return &acts[i], true
		}
	}
	return nil, false
}

// message returns what the act asks for, or nil.
func (a *act) message(p pressed) play.Msg {
	if a.decode != nil {
		return a.decode(p)
	}
	return a.msg
}

// renamed gives the game that is edited the name in its field.
func renamed(p pressed) play.Msg {
	return play.Rename{ID: p.library.edit, Name: controlValue(`[name="game-name"]`)}
}

// undeleted is where the focus goes when a game or a board of the player's own has
// come back.
func undeleted(p pressed) []string {
	if _, ok := p.m.Screen.(play.Analysis); ok && p.m.Dialog == play.NoDialog {
		return []string{`.ply[aria-current]`, `[data-act="comment"]`}
	}
	if p.m.Dialog == play.NoDialog {
		return []string{`.mine [data-act="undelete"]`, `[data-act="drop-board"]`, `[name="board-name"]`}
	}
	selectors := []string{`[name="find"]`, "#sheet-title"}
	if len(p.m.Library.Deleted) > 0 {
		key := p.m.Library.Deleted[0][0].Key
		id := key[strings.LastIndexByte(key, '.')+1:]
		selectors = append([]string{`[data-act="open-game"][data-id="` + id + `"]`}, selectors...)
	}
	return selectors
}

// editButton is the selector of the button that shows a game's name and details.
func editButton(id string) string { return `.game>[data-act="edit-game"][data-id="` + id + `"]` }

// savedBoard saves the board that is built among the player's own, under the name in
// the form, which is emptied, or else the next one that is free.
func savedBoard(p pressed) play.Msg {
	w, ok := p.m.Screen.(play.Workshop)
	b := w.Built()
	if !ok || b == nil {
		return nil
	}
	name := strings.TrimSpace(controlValue(`[name="board-name"]`))
	if name == "" {
		name = p.text.OwnBoard(len(p.m.Boards) + 1)
	}
	if control := app.Window().Get("document").Call("querySelector", `[name="board-name"]`); control.Truthy() {
		control.Set("value", "")
	}
	return play.SaveBoard{Board: game.Named{Name: name, Layout: b.Layout()}}
}
