package view

import (
	"cmp"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/board"
	"kulami/app/desk"
	"kulami/app/dom"
	"kulami/app/game"
	"kulami/app/picture"
	"kulami/app/play"
	"kulami/app/screen/table"
	"kulami/app/text"
	"kulami/app/view/controls"
	"kulami/app/view/page"
	"kulami/rules"
)

func (v tableScreen) title() string {
	return dom.Either(v.table.Linked, v.text.LinkedGame, v.text.Title)
}

func (v tableScreen) tool() controls.Tool {
	return controls.Tool{Act: "learn", Drawing: "learn", Label: v.text.Learn}
}

// words name the edition and the board.
func (v tableScreen) words() [2]string {
	g := v.table.Game
	return [2]string{v.editionOf(g.Edition, g.Record().Rules()), v.boardOn(g.Origin, g.Board().Layout())}
}

func (v tableScreen) key(k keyPress) desk.Msg {
	g := v.table.Game
	return cmp.Or(branchKey(k), stepKey(k, g.Ply(), len(g.Moves())), holeKey(k, v.board))
}

func (v tableScreen) main() app.UI {
	top, bottom := v.seatOrder()
	return app.Main().Class("table", dom.When(v.welcomes(), "welcome")).Body(
		stage(v.gameBoard(bottom)),
		v.seat(top, "top"),
		v.seat(bottom, "bottom"),
		v.status(),
		v.panel(),
		v.actions(),
	)
}

// gameBoard is the board with the game, the tiles of one side going to the lower edge in
// its count.
func (v tableScreen) gameBoard(sunk rules.Side) *board.Board {
	at := v.table
	b := v.boardOf(at.Game.Position(), at.Marks(), at.Focus, at.Game.Shown())
	b.Thinking, b.Over, b.Counted, b.Counting, b.Sunk = v.desk.Thinking(), at.AtEnd(), len(at.Steps()), at.Counting, sunk
	if at.Game.Players.Mode == game.Analysing && !b.Over {
		b.Value = v.valueBar(at.Asked(), b.Position)
	}
	b.Fresh = b.Fresh || at.Replayed
	b.Whole, b.Seats = at.Whole, [2]string{seatOf(rules.First), seatOf(rules.Second)}
	if b.Bubble.Words == "" {
		b.Bubble = v.coachBubble()
	}
	if b.Over && !b.Counting {
		b.Headline, _, _ = v.resultOf(at.Game.Ending(), at.Game.Players)
	}
	return b
}

func (v tableScreen) actions() app.UI {
	at := v.table
	idle := !at.Looking() && !at.Game.Over() && !v.desk.Thinking() && !at.Game.Waits()
	return dom.PartOf(actionBar{at.CanUndo() || at.CanAskUndo(v.desk), at.CanRedo(), idle && !at.Game.Players.Friend(), at.Linked,
		(at.AtEnd() || at.Linked && at.Game.Position().Over()) && !at.Counting, at.Sums, v.hasTable(), at.Game.Live() > 0, v.text}, actionBar.draw)
}

// actionBar holds which of the most frequent actions can be done now.
type actionBar struct {
	Undo, Redo, Hint  bool
	Linked            bool // the game is that of a link, to be kept or gone on with
	Over              bool // the game can be looked back on instead of going on
	Sums              bool // the arithmetic of the score is shown where it is not always
	Counted, Reviewed bool // there is a table of the count, or a move, to look at
	Text              *text.Text
}

func (a actionBar) draw() app.UI {
	t := a.Text
	acts := []app.UI{
		controls.Enabled(controls.ActButton("undo", "undo", t.Undo), a.Undo),
		controls.Enabled(controls.ActButton("redo", "redo", t.Redo), a.Redo),
		controls.Enabled(controls.ActButton("hint", "hint", t.Hint), a.Hint),
		controls.ActButton("share", "share", t.Share),
		controls.ActButton("new", "new", t.New).Title(t.NewHold),
	}
	if a.Linked {
		acts = []app.UI{
			controls.ActButton("keep", "keep", t.KeepShort).Class(dom.When(a.Over, "primary")),
			a.playOn(),
			controls.ActButton("analyse", "analysis", t.OpponentAnalysis),
			controls.ActButton("share", "share", t.Share),
		}
	}
	if a.Over {
		acts[1] = controls.Enabled(controls.ActButton("review", "review", t.Review), a.Reviewed)
		acts[2] = dom.Only(a.Counted, controls.ActButton("sums", "sums", t.Count).Aria("expanded", a.Sums))
	}
	return app.Nav().Class("acts", dom.When(a.Linked, "few-acts")).Aria("label", t.Menu).Body(acts...)
}

// playOn unfolds who can play the game of a link on.
func (a actionBar) playOn() app.UI {
	t := a.Text
	return app.Details().Class("play-on").Body(
		app.Summary().Class("act", "primary").Body(controls.Icon("start"), app.Span().Text(t.PlayShort)),
		app.Div().Class("who-plays").Body(
			controls.MenuItem("continue-computer", "computer", t.PlayComputerFromHere),
			controls.MenuItem("continue", "people", t.OpponentPerson),
			controls.MenuItem("continue-friend", "link", t.OpponentFriend)))
}

// status draws the status line: the state of the game, a notice, or the answer to a
// board command.
func (v tableScreen) status() app.UI {
	at := v.table
	if at.AtEnd() && !at.Counting {
		return v.ending()
	}
	head, rest := v.statusWords()
	if v.desk.Announced.Kind == desk.AnnounceAnswer { // later than the notice, which stays for what can be done about it
		return app.P().Class("status", "notice").DataSet("status", "answer").Body(v.reply(), app.Span().Text(v.announcement()))
	}
	if n := v.noticeWords(); n != "" && !at.Offer().Waits {
		return app.P().Class("status", "notice").DataSet("status", "notice").Body(v.reply(), app.Span().Text(n))
	}
	state := "play"
	switch {
	case at.Offer().Waits:
		state = "advice"
	case v.desk.Asking():
		state = "thinking"
	case at.Looking():
		state = "looking"
	case at.Game.Waits():
		state = "friend"
	}
	return app.P().Class("status", dom.When(v.atGoal(), "goal")).DataSet("status", state).Body(
		v.reply(), app.Strong().Text(head), app.Span().Text(rest), dom.Only(v.desk.Asking(), app.Span().Class("dots").Aria("hidden", "true")))
}

// reply draws the last marble of the computer to be read from a metre, where a wooden board lies beside the device. Screen
// readers have heard it.
func (v tableScreen) reply() app.UI {
	at := v.table
	if !at.Spoken() || at.Looking() {
		return nil
	}
	hole, side := at.Reply()
	name := "–"
	if hole != rules.NoHole {
		name = v.board.Name(hole)
	}
	return app.Span().Class("reply", dom.When(v.desk.Thinking(), "past")).DataSet("reply", name).Aria("hidden", "true").
		Body(board.Marble(side), app.B().Text(name))
}

// ending draws the status line at the end of a game: the result as a headline, and under it
// how it came about, or a notice.
func (v tableScreen) ending() app.UI {
	head, sentences := v.endWords()
	state := "over"
	if n := v.noticeWords(); n != "" {
		state, sentences = "notice", []string{n}
	}
	body := []app.UI{app.Strong().Class("headline").Text(head)}
	for _, words := range sentences {
		body = append(body, app.Span().Text(words+" "))
	}
	return app.P().Class("status", "ending").DataSet("status", state).Body(body...)
}

var tableActs = []act{
	{name: "undo", msg: desk.Undo{}},
	{name: "speak", msg: table.SwitchVoice{}},
	{name: "teach", msg: table.SwitchTeaching{}},
	{name: "take-back", msg: table.TakeBack{}},
	{name: "go-on", msg: table.GoOn{}},
	{name: "redo", msg: desk.Redo{}},
	{name: "hint", msg: table.AskHint{}},
	{name: "first", msg: desk.Step{Ply: 0}},
	{name: "previous", decode: func(p pressed) desk.Msg { return desk.Step{Ply: p.table().Game.Ply() - 1} }},
	{name: "next", decode: func(p pressed) desk.Msg { return desk.Step{Ply: p.table().Game.Ply() + 1} }},
	{name: "last", decode: func(p pressed) desk.Msg { return desk.Step{Ply: len(p.table().Game.Moves())} }},
	{name: "replay", msg: table.Replay{}, focus: func(pressed) []string { return []string{`.steps [data-act="replay"]`} }},
	{name: "replay-speed", decode: func(p pressed) desk.Msg { return table.SetReplaySpeed{Percent: nextSpeed(p.m.ReplaySpeed)} }},
	{name: "goto", decode: func(p pressed) desk.Msg {
		at := placeOf(p.number())
		return desk.Goto{Line: at.line, Ply: at.ply}
	}},
	{name: "live", decode: func(p pressed) desk.Msg { return desk.Goto{Ply: p.table().Game.Live()} }},
	{name: "review", msg: desk.ReviewGame{}},
	{name: "see-turn", msg: desk.ReviewGame{Turn: true}},
	{name: "sums", msg: table.ShowSums{}},
	{name: "promote", msg: desk.Promote{}},
	{name: "prune", msg: desk.Prune{}},
	{name: "continue", msg: play.Continue{}},
	{name: "continue-computer", msg: play.Continue{Computer: true}},
	{name: "continue-friend", msg: play.Continue{Friend: true}},
	{name: "return", msg: play.Return{}},
	{name: "keep", msg: play.KeepGame{}},
	{name: "both-sides", msg: table.PlayBoth{}},
	{name: "swap", msg: desk.SwapSides{}},
	{name: "rematch", decode: func(pressed) desk.Msg { return play.Rematch{Seed: page.Seed()} }},
	{name: "next-level", decode: func(pressed) desk.Msg { return play.NextLevel{Seed: page.Seed()} }},
	{name: "whole", decode: func(p pressed) desk.Msg { return table.ShowWhole{Whole: !p.table().Whole} }},
	{name: "pause-clocks", msg: table.PauseClock{}},
	{name: "skip-count", msg: table.SkipCount{}},
	{name: "end-coaching", msg: play.EndCoaching{}, focus: func(pressed) []string { return []string{`.steps [data-act="first"]`} }},
	{name: "invite-live", msg: desk.InviteLive{}},
	{name: "undo-yes", msg: play.AnswerUndo{Yes: true}},
	{name: "undo-no", msg: play.AnswerUndo{}},
	{name: "keep-mine", msg: play.KeepOne{Own: true}},
	{name: "keep-theirs", msg: play.KeepOne{}},
	{name: "copy-unread", msg: desk.CopyUnread{}},
}

func (v tableScreen) captions(shown, linked rules.Record) picture.Captions {
	g := v.table.Game
	g.Players = v.table.SharedPlayers()
	c := v.scene.of(g.Players).captions(g, linked)
	if shown.Over() && shown.Cursor() == shown.Len() && g.Over() && !g.Variation() {
		c.Result, c.Detail, _ = v.resultOf(g.Ending(), g.Players)
	} else if shown.Cursor() > 0 {
		c.Result = v.text.LookingAt(shown.Cursor(), shown.Len())
	}
	return c
}
