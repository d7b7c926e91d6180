package table

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
	"kulami/app/view/scene"
	"kulami/rules"
)

func (v *Screen) Title() string {
	return dom.Either(v.State.Linked, v.Text.LinkedGame, v.Text.Title)
}

// Words returns the names of the edition and the board, or "" for the defaults of a first visit.
func (v *Screen) Words() [2]string {
	g := v.State.Game
	if v.chooses() || v.State.AtEnd() && !v.State.Counting && !v.State.Linked && !g.ToSend() {
		return [2]string{} // the buttons for another game show them
	}
	plain, square := scene.PlainRules(g.Edition, g.Record().Rules()), g.Board().Layout() == game.DefaultSetup.Sheet.Board().Layout()
	return [2]string{dom.When(!plain, v.EditionOf(g.Edition, g.Record().Rules())), dom.When(!square, v.BoardOn(g.Origin, g.Board().Layout()))}
}

func (v *Screen) Key(k scene.KeyPress) desk.Msg {
	g := v.State.Game
	return cmp.Or(scene.BranchKey(k), scene.StepKey(k, g.Ply(), len(g.Moves())), scene.HoleKey(k, v.Board))
}

func (v *Screen) Main() app.UI {
	at := v.State
	top, bottom := v.seatOrder()
	return app.Main().Class("table", dom.When(v.welcomes(), "welcome"), dom.When(at.Runs() && !at.Moves && !at.Looking(), "without-moves"), dom.When(v.Desk.Peer.Waits(at.Game.ID), "awaits"), dom.When(at.Paused(), "paused")).Body(
		scene.Stage(v.GameBoard(bottom)),
		v.seat(top, "top"),
		v.seat(bottom, "bottom"),
		v.status(),
		v.panel(),
		v.actions(),
	)
}

// GameBoard returns the board with the game. In its count the tiles of the side sunk move to the
// lower edge.
func (v *Screen) GameBoard(sunk rules.Side) *board.Board {
	at := v.State
	b := v.BoardOf(at.Game.Position(), at.Marks(), at.Focus, at.Game.LinkOf(at.Game.Shown()))
	b.Thinking, b.Over, b.Counted, b.Counting, b.Sunk = v.Desk.Thinking(), at.AtEnd(), len(at.Steps()), at.Counting, sunk
	if at.Game.Players.Mode == game.Analysing && !b.Over {
		b.Value = v.ValueBar(at.Asked(), b.Position)
	}
	b.Fresh = b.Fresh || at.Replayed
	if at.Paused() { // no hole can be played
		b.Look.Legal, b.Look.Bands = false, false
	}
	b.Whole, b.Seats = at.Whole, [2]string{seatOf(rules.First), seatOf(rules.Second)}
	if b.Bubble.Words == "" {
		b.Bubble = v.coachBubble()
	}
	if b.Over && !b.Counting {
		b.Headline, _, _ = v.ResultOf(at.Game.Ending(), at.Game.Players)
	}
	return b
}

func (v *Screen) actions() app.UI {
	at := v.State
	if !at.Linked && !at.Runs() {
		return nil // there are doors
	}
	idle := !at.Looking() && !at.Game.Over() && !v.Desk.Thinking() && !at.Game.Waits()
	return dom.PartOf(actionBar{at.CanUndo() || at.CanAskUndo(v.Desk), at.CanRedo(), idle, at.Game.Players.Friend(), at.Linked,
		at.Game.Over() && !at.Counting, at.Moves, at.HasSums(), at.Game.Live() > 0, v.Text})
}

// actionBar holds the inputs of the bar with the most frequent actions.
type actionBar struct {
	Undo, Redo, Hint  bool
	Friend            bool // a game with a friend has no hints
	Linked            bool // the game is from a link
	Over              bool // the game of a link is over
	Moves             bool // the list of moves is shown on small screens
	Counted, Reviewed bool // the count has a table; the game has a move to review
	Text              *text.Text
}

func (a actionBar) Draw() app.UI {
	t := a.Text
	keep, share := controls.ActButton("keep", "keep", t.Save), controls.ActButton("share", "share", t.Share)
	var acts []app.UI
	switch {
	case a.Linked && a.Over:
		acts = []app.UI{
			keep.Class("primary"),
			controls.Enabled(controls.ActButton("review", "review", t.Review), a.Reviewed),
			dom.Only(a.Counted, controls.ActButton("sums", "sums", t.Count)),
			share,
		}
	case a.Linked:
		acts = []app.UI{keep, a.playOn(), controls.ActButton("analyse", "analysis", t.OpponentAnalysis), share}
	default:
		acts = []app.UI{
			controls.Enabled(controls.ActButton("undo", "undo", t.Undo), a.Undo),
			controls.Enabled(controls.ActButton("redo", "redo", t.Redo), a.Redo),
			dom.Only(!a.Friend, controls.Enabled(controls.ActButton("hint", "hint", t.Hint), a.Hint)),
			controls.ActButton("moves", "moves", t.MoveList).Aria("pressed", a.Moves),
			controls.ActButton("game", "menu", t.More),
		}
	}
	return app.Nav().Class("acts", dom.Either(a.Linked, "few-acts", "strip")).Aria("label", t.ThisGame).Body(acts...)
}

// playOn draws a menu of players who can continue the game of a link.
func (a actionBar) playOn() app.UI {
	t := a.Text
	return app.Details().Class("play-on").Body(
		app.Summary().Class("act", "primary").Body(controls.Icon("start"), app.Span().Text(t.PlayShort)),
		app.Div().Class("who-plays").Body(
			controls.MenuItem("continue-computer", "computer", t.PlayComputerFromHere),
			controls.MenuItem("continue", "people", t.OpponentPerson),
			controls.MenuItem("continue-friend", "link", t.OpponentFriend)))
}

// status draws the status line: the state of the game, a notice, or the answer to a board command.
func (v *Screen) status() app.UI {
	at := v.State
	if at.AtEnd() && !at.Counting {
		return v.ending()
	}
	head, rest := v.StatusWords()
	// The answer is newer than the notice. The notice stays because of its actions.
	if v.Desk.Announced.Kind == desk.AnnounceAnswer {
		return app.P().Class("status", "notice").DataSet("status", "answer").Body(v.reply(), app.Span().Text(v.Announcement()))
	}
	if n := v.NoticeWords(); n != "" && !at.Offer().Pending && !v.AtHole() {
		reply := v.reply()
		return app.P().Class("status", "notice", dom.When(v.Desk.Notice.Warns(), "warning")).DataSet("status", "notice").Body(
			reply, dom.Only(reply != nil, app.Strong().Text(head)), app.Span().Text(n))
	}
	state := "play"
	switch {
	case at.Offer().Pending:
		state = "advice"
	case v.Desk.Searching():
		state = "thinking"
	case at.Looking():
		state = "looking"
	case at.Game.Waits():
		state = "friend"
	}
	reply, joint := v.reply(), " "
	if reply == nil {
		joint = v.joint(head, rest)
	}
	return app.P().Class("status", dom.When(v.atGoal(), "goal")).DataSet("status", state).Body(
		reply, app.Strong().Text(head), app.Text(joint), app.Span().Text(rest), dom.Only(v.Desk.Searching(), app.Span().Class("dots").Aria("hidden", "true")))
}

// reply draws the computer's last marble in a size that can be read from a metre, for a game on a
// wooden board. Screen readers have already read it.
func (v *Screen) reply() app.UI {
	at := v.State
	if !at.Spoken() || at.Looking() {
		return nil
	}
	hole, side := at.Reply()
	name := "–"
	if hole != rules.NoHole {
		name = v.Board.Name(hole)
	}
	return app.Span().Class("reply", dom.When(v.Desk.Thinking(), "past"), dom.When(at.Referees(), "referee")).DataSet("reply", name).Aria("hidden", "true").
		Body(board.Marble(side), app.B().Text(name))
}

// ending draws the status line at the end of a game: the result as a headline, and below it the
// cause or a notice.
func (v *Screen) ending() app.UI {
	head, sentences := v.EndWords()
	state := "over"
	if n := v.NoticeWords(); n != "" && !v.AtHole() {
		state, sentences = "notice", []string{n}
	}
	body := []app.UI{app.Strong().Class("headline").Text(head)}
	for _, words := range sentences {
		body = append(body, app.Span().Text(words+" "))
	}
	return app.P().Class("status", "ending").DataSet("status", state).Body(body...)
}

// Acts are the acts of the table's controls.
var Acts = []scene.Act{
	{Name: "undo", Msg: desk.Undo{}},
	{Name: "speak", Msg: table.SwitchVoice{}},
	{Name: "take-back", Msg: table.TakeBack{}},
	{Name: "go-on", Msg: table.GoOn{}},
	{Name: "redo", Msg: desk.Redo{}},
	{Name: "hint", Msg: table.AskHint{}},
	{Name: "first", Msg: desk.Step{Ply: 0}},
	{Name: "previous", Decode: func(p scene.Pressed) desk.Msg { return desk.Step{Ply: p.Table().Game.Ply() - 1} }},
	{Name: "next", Decode: func(p scene.Pressed) desk.Msg { return desk.Step{Ply: p.Table().Game.Ply() + 1} }},
	{Name: "last", Decode: func(p scene.Pressed) desk.Msg { return desk.Step{Ply: len(p.Table().Game.Moves())} }},
	{Name: "replay", Msg: table.Replay{}, Focus: func(scene.Pressed) []string { return []string{`.steps [data-act="replay"]`} }},
	{Name: "replay-speed", Decode: func(p scene.Pressed) desk.Msg { return table.SetReplaySpeed{Percent: NextSpeed(p.Model.ReplaySpeed)} }},
	{Name: "goto", Decode: func(p scene.Pressed) desk.Msg {
		at := scene.PlaceOf(p.Number())
		return desk.Goto{Line: at.Line, Ply: at.Ply}
	}},
	{Name: "live", Decode: func(p scene.Pressed) desk.Msg { return desk.Goto{Ply: p.Table().Game.Live()} }},
	{Name: "review", Msg: desk.ReviewGame{}},
	{Name: "review-game", Decode: func(p scene.Pressed) desk.Msg { return play.Review{ID: p.ID} }},
	{Name: "see-turn", Msg: desk.ReviewGame{Turn: true}},
	{Name: "sums", Msg: play.Open{Dialog: desk.CountDialog}},
	{Name: "moves", Msg: table.ShowMoves{}},
	{Name: "promote", Msg: desk.Promote{}},
	{Name: "prune", Msg: desk.Prune{}},
	{Name: "continue", Msg: play.Continue{}},
	{Name: "continue-computer", Msg: play.Continue{Computer: true}},
	{Name: "continue-friend", Msg: play.Continue{Friend: true}},
	{Name: "return", Msg: play.Return{}},
	{Name: "keep", Msg: play.KeepGame{}},
	{Name: "both-sides", Msg: table.PlayBoth{}},
	{Name: "swap", Msg: desk.SwapSides{}},
	{Name: "rematch", Decode: func(scene.Pressed) desk.Msg { return play.Rematch{Seed: page.Seed()} }},
	{Name: "next-level", Decode: func(scene.Pressed) desk.Msg { return play.NextLevel{Seed: page.Seed()} }},
	{Name: "whole", Decode: func(p scene.Pressed) desk.Msg { return table.ShowWhole{Whole: !p.Table().Whole} }},
	{Name: "pause-clocks", Msg: table.PauseClock{}},
	{Name: "skip-count", Msg: desk.SkipCount{}},
	{Name: "end-coaching", Msg: table.SetCoach{How: game.TeachOff}, Focus: func(scene.Pressed) []string { return []string{`[data-act="game"]`} }},
	{Name: "invite-live", Msg: desk.InviteLive{}},
	{Name: "undo-yes", Msg: play.AnswerUndo{Yes: true}},
	{Name: "undo-no", Msg: play.AnswerUndo{}},
	{Name: "keep-mine", Msg: play.KeepOne{Own: true}},
	{Name: "keep-theirs", Msg: play.KeepOne{}},
	{Name: "copy-unread", Msg: desk.CopyUnread{}},
}

func (v *Screen) Captions(shown rules.Record, link rules.Link) picture.Captions {
	g := v.State.Game
	g.Players = v.State.SharedPlayers()
	c := v.Scene.WithPlayers(g.Players).Captions(g, link)
	if shown.Over() && shown.Cursor() == shown.Len() && g.Over() && !g.Variation() {
		c.Result, c.Detail, _ = v.ResultOf(g.Ending(), g.Players)
	} else if shown.Cursor() > 0 {
		c.Result = v.Text.LookingAt(shown.Cursor(), shown.Len())
	}
	return c
}
