package dialogs

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/desk"
	"kulami/app/dom"
	"kulami/app/game"
	"kulami/app/play"
	"kulami/app/screen/analysis"
	"kulami/app/screen/table"
	"kulami/app/screen/wooden"
	"kulami/app/view/controls"
	"kulami/app/view/page"
	"kulami/app/view/scene"
)

type Open struct {
	scene.Scene
	Screen  desk.Screen
	Library *Library
}

// moreItems draws the rows for everything except games and training.
func (v Open) moreItems() []app.UI {
	t := v.Text
	row := func(act, drawing, label string) app.UI {
		return controls.Control("item", act).Body(controls.Icon(drawing), app.Span().Text(label), controls.Icon("next"))
	}
	return []app.UI{app.Div().Class("items", "choices").Body(
		row("settings", "settings", t.Settings),
		row("count-game", "count", t.CountWooden),
		row("my-set", "build", t.MySet),
		row("analyse", "analysis", t.OpponentAnalysis),
		row("import", "import", t.Import),
		v.ruleBook(),
		row("keys", "keys", t.Keys),
		dom.Only(v.Desk.Device.Install || v.Desk.Device.Apple, row("install", "install", t.Install)),
		row("about", "about", t.AboutApp))}
}

// gameItems draws the actions for the game or board shown, besides the tools that are always
// visible.
func (v Open) gameItems() []app.UI {
	t := v.Text
	at, onTable := v.Screen.(table.Screen)
	_, shares := desk.SharerOf(v.Screen)
	over, own := onTable && at.Game.Over(), onTable && !at.Linked
	computer := onTable && at.AgainstComputer() && !over
	study, analysing := v.Screen.(analysis.Screen)
	_, _, done := v.Desk.DoneOn(v.Screen)
	notes := analysing && !study.BySetUp() // there is a record to write in
	return append(v.setItems(), dom.Only(onTable && at.Looking(), v.lineItems(at)), app.Div().Class("items").Body(
		controls.MenuItem("share", "share", dom.Either(shares, t.ShareGame, t.ShareBoard)),
		dom.Only(done, controls.MenuItem("challenge", "challenge", t.BeatMe)),
		dom.Only(computer, v.coach(at)),
		dom.Only(notes, controls.MenuItem("comment", "note", t.Note)),
		dom.Only(analysing, controls.MenuItem("what-if", "what-if", t.WhatIf)),
		dom.Only(analysing, controls.SwitchItem("percent", "percent", t.Chances, v.InPercent())),
		dom.Only(analysing && !study.Barred, controls.SwitchItem("engine", "computer", t.Engine, !study.Off())),
		dom.Only(onTable && at.CanSpeak() && !over, controls.SwitchItem("speak", "speak", t.SpeakMoves, at.Spoken())),
		dom.Only(onTable && at.CanSpeak() && !computer && !over, controls.MenuItem("my-set", "build", t.MySet)),
		controls.MenuItem("turn", "turn", t.Turn),
		dom.Only(onTable && at.CanName(), controls.MenuItem("names", "edit", t.Names)),
		dom.Only(at.Game.Players.Friend(), controls.MenuItem("both-sides", "people", t.PlayBoth)),
		dom.Only(at.CanInvite(v.Desk), controls.MenuItem("invite-live", "live", dom.Either(v.Desk.Peer.Waits(at.Game.ID), t.LiveInvitation, t.LiveTitle))),
		dom.Only(at.Linked, controls.MenuItem("keep", "keep", t.Keep)),
		dom.Only(over && own && at.Game.Live() > 0 && at.NextLevel() == 0, controls.MenuItem("review", "review", t.Review)),
		dom.Only(over && own && at.NextLevel() > 0, controls.MenuItem("replay", "play", t.Replay)),
		dom.Only(over && own && at.HasSums(), controls.MenuItem("sums", "sums", t.Count)),
		dom.Only(onTable && at.AtEnd() && at.Game.Position().Over(), controls.MenuItem("whole", "board", dom.Either(at.Whole, t.ShowTiles, t.ShowBoard))),
		dom.Only(over && own && at.CanUndo(), controls.MenuItem("undo", "undo", t.Undo)),
		dom.Only(own && (!computer || at.Looking()), controls.MenuItem("analyse", "analysis", t.OpponentAnalysis)),
	), dom.Only(onTable, app.Div().Class("items").Body( // they leave the game
		controls.MenuItem("new", "new", t.NewGame).Title(t.NewHold),
		dom.Only(v.Desk.Peer.Live(at.Game.ID), controls.MenuItem("leave-live", "close", t.LiveStop).Class("grave")),
		dom.Only(own && !over && at.Game.Live() > 0 && !at.Looking(), controls.MenuItem("resign", "flag", t.Resign).Class("grave")))))
}

// lineItems draws the actions for an earlier ply or a variation that is shown, if there are any.
func (v Open) lineItems(at table.Screen) app.UI {
	t, aside := v.Text, at.Game.Variation()
	goesOn := (aside || at.Game.Over()) && !at.Linked && !at.AgainstComputer() && !at.Game.Position().Over()
	if !aside && !goesOn {
		return nil
	}
	return app.Div().Class("items").Body(
		dom.Only(goesOn, controls.MenuItem("continue-computer", "computer", t.PlayComputerFromHere)),
		dom.Only(at.CanPromote(), controls.MenuItem("promote", "promote", t.Promote)),
		dom.Only(aside, controls.MenuItem("prune", "delete", t.Prune)))
}

// HasBoard reports whether the screen has a board to turn or share.
func (v Open) HasBoard() bool {
	_, builds := v.Screen.(wooden.Workshop) // a board whose holes cannot be pressed
	return v.Screen.BoardShown() != nil || builds
}

// coach draws the choice of the coach's setting: off, tips, or tips and a second try.
func (v Open) coach(at table.Screen) app.UI {
	t, chosen := v.Text, at.Coach(v.Desk)
	second := game.TeachAlways
	if chosen == game.TeachOnce || chosen == game.TeachTwice {
		second = chosen // from an earlier version, or of a new player
	}
	return app.Form().DataSet("form", CoachForm.Name).Body(controls.Segments("teach", t.Teach, chosen, []controls.Option{
		{Value: string(game.TeachOff), Label: t.TeachOff}, {Value: string(game.TeachTips), Label: t.TeachTips}, {Value: string(second), Label: t.TeachSecond}}))
}

// CoachForm has the choice of the coach's setting.
var CoachForm = scene.Form{Name: "coach", Take: func(_ *play.Model, _, value string) desk.Msg { return table.SetCoach{How: game.Teaching(value)} }}

var menuActs = []scene.Act{
	{Name: "new", Msg: play.Open{Dialog: desk.NewDialog}},
	{Name: "game", Msg: play.Open{Dialog: desk.GameDialog}},
	{Name: "more", Msg: play.Open{Dialog: desk.MoreDialog}},
	{Name: "home", Decode: func(scene.Pressed) desk.Msg { return play.Home{Seed: page.Seed()} }},
	{Name: "settings", Msg: play.Open{Dialog: desk.SettingsDialog}},
	{Name: "share", Msg: play.Open{Dialog: desk.ShareDialog}},
	{Name: "learn", Msg: play.Open{Dialog: desk.LearnDialog}},
	{Name: "about", Msg: play.Open{Dialog: desk.AboutDialog}},
	{Name: "keys", Msg: play.Open{Dialog: desk.KeysDialog}},
	{Name: "resign", Msg: play.Open{Dialog: desk.ResignDialog}},
	{Name: "resign-now", Msg: table.Resign{}},
	{Name: "close", Msg: desk.Close{}},
	{Name: "challenge", Msg: play.Challenge{}},
	{Name: "turn", Msg: desk.Turn{}},
	{Name: "update", Msg: play.Open{Dialog: desk.UpdateDialog}},
	{Name: "apply-update", Msg: desk.ApplyUpdate{}},
	{Name: "install", Decode: func(p scene.Pressed) desk.Msg {
		if p.Model.Device.Install {
			return desk.AskInstall{}
		}
		return play.Open{Dialog: desk.InstallDialog}
	}},
}

// install explains how to install the app.
func (v Open) install() []app.UI {
	return dom.Each(v.Text.InstallSteps[:], func(step string) app.UI { return app.P().Text(step) })
}

// about says what the app is, who designed the game, and which version this is.
func (v Open) about() []app.UI {
	t := v.Text
	return []app.UI{app.P().Text(t.About), app.P().Text(t.Credits), app.P().Class("tip").DataSet("version", v.Desk.Build).Text(t.AppVersion(v.Desk.Build))}
}

// update explains that a new version waits, and what happens to the game.
func (v Open) update() []app.UI {
	return []app.UI{app.P().Text(v.Text.UpdateHelp), app.Div().Class("offers").Body(controls.Button("apply-update", v.Text.ApplyUpdate).Class("primary"))}
}

// resign asks before a game is resigned.
func (v Open) resign() []app.UI {
	return []app.UI{app.Div().Class("offers").Body(controls.Button("close", v.Text.KeepPlaying), controls.Button("resign-now", v.Text.Resign).Class("grave"))}
}
