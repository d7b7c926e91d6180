package view

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/desk"
	"kulami/app/dom"
	"kulami/app/play"
	"kulami/app/screen/table"
	"kulami/app/screen/wooden"
	"kulami/app/view/controls"
)

type dialogs struct {
	scene
	screen  desk.Screen
	library *libraryView
}

// menu leads everywhere.
func (v dialogs) menu() []app.UI {
	t := v.text
	_, onTable := v.screen.(table.Screen)
	return []app.UI{
		app.Div().Class("first-items").Body(
			controls.ActButton("new", "new", t.NewGame).Class("primary"),
			controls.ActButton("puzzles", "puzzle", t.Puzzles),
			controls.ActButton("library", "library", t.Library),
			controls.ActButton("learn", "learn", t.Learn)),
		app.H3().Text(dom.Either(onTable || withoutBoard(v.screen), t.ThisGame, t.BoardChoice)), app.Div().Class("items").Body(v.itemsHere()...),
		app.H3().Text(t.Tools), app.Div().Class("items").Body(
			controls.MenuItem("progress", "progress", t.Progress),
			controls.MenuItem("count-wooden", "count", t.CountWooden),
			controls.MenuItem("workshop", "build", t.Workshop),
			controls.MenuItem("analyse", "analysis", t.OpponentAnalysis),
			controls.MenuItem("import", "import", t.Import)),
		app.Div().Class("items", "last-items").Body(v.itemsOfApp()...),
	}
}

// itemsHere are what the menu offers for the game or the board shown.
func (v dialogs) itemsHere() (items []app.UI) {
	t := v.text
	at, onTable := v.screen.(table.Screen)
	_, shares := desk.SharerOf(v.screen)
	if !withoutBoard(v.screen) {
		items = []app.UI{
			controls.MenuItem("share", "share", dom.Either(shares, t.ShareGame, t.ShareBoard)),
			controls.Enabled(controls.MenuItem("resign", "flag", t.Resign), onTable && !at.Looking() && !at.Game.Over() && at.Game.Live() > 0),
			controls.MenuItem("turn", "turn", t.Turn),
			controls.MenuItem("mirror", "mirror", t.Mirror),
		}
	}
	speaks := controls.MenuItem("speak", "speak", t.SpeakMoves).Role("switch").Aria("checked", at.Spoken())
	teaches := controls.MenuItem("teach", "teach", t.Teach).Role("switch").Aria("checked", at.Taught())
	return append(items,
		dom.Only(onTable && at.AgainstComputer() && !at.Game.Over(), teaches),
		dom.Only(onTable && at.AgainstComputer() && !at.Game.Over(), speaks),
		dom.Only(onTable && at.CanName(), controls.MenuItem("names", "edit", t.Names)),
		dom.Only(at.Game.Players.Friend(), controls.MenuItem("both-sides", "people", t.PlayBoth)),
		dom.Only(onTable && v.desk.Peer.Live(at.Game.ID), controls.MenuItem("leave-live", "close", t.LiveStop)),
		dom.Only(at.CanInvite(v.desk), controls.MenuItem("invite-live", "live", t.LiveTitle)),
		dom.Only(at.Linked, controls.MenuItem("keep", "keep", t.Keep)),
		dom.Only(onTable && !at.Linked && len(v.desk.Recent) > 1, controls.MenuItem("return", "back", t.EarlierGame)))
}

// itemsOfApp are what the menu offers for the whole app.
func (v dialogs) itemsOfApp() []app.UI {
	t := v.text
	return []app.UI{
		controls.MenuItem("settings", "settings", t.Settings),
		dom.Only(!withoutBoard(v.screen), controls.MenuItem("keys", "keys", t.Keys)),
		dom.Only(v.desk.Device.Install || v.desk.Device.Apple, controls.MenuItem("install", "install", t.Install)),
	}
}

// withoutBoard reports whether a screen has no board at all.
func withoutBoard(s desk.Screen) bool {
	_, builds := s.(wooden.Workshop) // a board, whose holes are not to be pressed
	return s.BoardShown() == nil && !builds
}

var menuActs = []act{
	{name: "new", msg: play.Open{Dialog: desk.NewDialog}},
	{name: "menu", msg: play.Open{Dialog: desk.MenuDialog}},
	{name: "settings", msg: play.Open{Dialog: desk.SettingsDialog}},
	{name: "share", msg: play.Open{Dialog: desk.ShareDialog}},
	{name: "learn", decode: func(p pressed) desk.Msg {
		if _, ok := p.m.Table(); ok && p.m.Dialog == desk.NoDialog && p.m.Flags.Learnt == 0 { // a newcomer learns by playing
			return play.Learn{}
		}
		return play.Open{Dialog: desk.LearnDialog}
	}},
	{name: "keys", msg: play.Open{Dialog: desk.KeysDialog}},
	{name: "resign", msg: play.Open{Dialog: desk.ResignDialog}},
	{name: "resign-now", msg: table.Resign{}},
	{name: "close", msg: desk.Close{}},
	{name: "turn", msg: desk.Turn{}},
	{name: "mirror", msg: desk.Turn{Mirror: true}},
	{name: "update", msg: play.Open{Dialog: desk.UpdateDialog}},
	{name: "apply-update", msg: desk.ApplyUpdate{}},
	{name: "install", decode: func(p pressed) desk.Msg {
		if p.m.Device.Install {
			return desk.AskInstall{}
		}
		return play.Open{Dialog: desk.InstallDialog}
	}},
}

// sure asks before an act is carried out.
func (v dialogs) sure(act, label string) app.UI {
	return app.Div().Class("offers").Body(controls.Button(act, label).Class("primary"), controls.Button("close", v.text.Cancel))
}

// clear asks before the marbles of a count are cleared.
func (v dialogs) clear() []app.UI {
	return []app.UI{app.P().Text(v.text.CountKept), v.sure("new-count", v.text.NewCount)}
}

// install says how the app is installed.
func (v dialogs) install() []app.UI {
	return dom.Each(v.text.InstallSteps, func(step string) app.UI { return app.P().Text(step) })
}

// update says that a new version waits, and what happens to the game.
func (v dialogs) update() []app.UI {
	return []app.UI{app.P().Text(v.text.UpdateHelp), app.Div().Class("offers").Body(controls.Button("apply-update", v.text.ApplyUpdate).Class("primary"))}
}

// resign asks before a game is resigned.
func (v dialogs) resign() []app.UI { return []app.UI{v.sure("resign-now", v.text.Resign)} }
