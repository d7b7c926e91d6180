package dialogs

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/desk"
	"kulami/app/dom"
	"kulami/app/play"
	"kulami/app/screen/table"
	"kulami/app/screen/wooden"
	"kulami/app/view/controls"
	"kulami/app/view/scene"
)

type Open struct {
	scene.Scene
	Screen  desk.Screen
	Library *Library
}

// menu leads everywhere.
func (v Open) menu() []app.UI {
	t := v.Text
	_, onTable := v.Screen.(table.Screen)
	return []app.UI{
		app.Div().Class("first-items").Body(
			controls.ActButton("new", "new", t.NewGame).Class("primary"),
			controls.ActButton("puzzles", "puzzle", t.Puzzles),
			controls.ActButton("library", "library", t.Library),
			controls.ActButton("learn", "learn", t.Learn)),
		app.H3().Text(dom.Either(onTable || withoutBoard(v.Screen), t.ThisGame, t.BoardChoice)), app.Div().Class("items").Body(v.itemsHere()...),
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
func (v Open) itemsHere() (items []app.UI) {
	t := v.Text
	at, onTable := v.Screen.(table.Screen)
	_, shares := desk.SharerOf(v.Screen)
	if !withoutBoard(v.Screen) {
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
		dom.Only(onTable && v.Desk.Peer.Live(at.Game.ID), controls.MenuItem("leave-live", "close", t.LiveStop)),
		dom.Only(at.CanInvite(v.Desk), controls.MenuItem("invite-live", "live", t.LiveTitle)),
		dom.Only(at.Linked, controls.MenuItem("keep", "keep", t.Keep)),
		dom.Only(onTable && !at.Linked && len(v.Desk.Recent) > 1, controls.MenuItem("return", "back", t.EarlierGame)))
}

// itemsOfApp are what the menu offers for the whole app.
func (v Open) itemsOfApp() []app.UI {
	t := v.Text
	return []app.UI{
		controls.MenuItem("settings", "settings", t.Settings),
		dom.Only(!withoutBoard(v.Screen), controls.MenuItem("keys", "keys", t.Keys)),
		dom.Only(v.Desk.Device.Install || v.Desk.Device.Apple, controls.MenuItem("install", "install", t.Install)),
	}
}

// withoutBoard reports whether a screen has no board at all.
func withoutBoard(s desk.Screen) bool {
	_, builds := s.(wooden.Workshop) // a board, whose holes are not to be pressed
	return s.BoardShown() == nil && !builds
}

var menuActs = []scene.Act{
	{Name: "new", Msg: play.Open{Dialog: desk.NewDialog}},
	{Name: "menu", Msg: play.Open{Dialog: desk.MenuDialog}},
	{Name: "settings", Msg: play.Open{Dialog: desk.SettingsDialog}},
	{Name: "share", Msg: play.Open{Dialog: desk.ShareDialog}},
	{Name: "learn", Decode: func(p scene.Pressed) desk.Msg {
		if _, ok := p.Model.Table(); ok && p.Model.Dialog == desk.NoDialog && p.Model.Flags.Learnt == 0 { // a newcomer learns by playing
			return play.Learn{}
		}
		return play.Open{Dialog: desk.LearnDialog}
	}},
	{Name: "keys", Msg: play.Open{Dialog: desk.KeysDialog}},
	{Name: "resign", Msg: play.Open{Dialog: desk.ResignDialog}},
	{Name: "resign-now", Msg: table.Resign{}},
	{Name: "close", Msg: desk.Close{}},
	{Name: "turn", Msg: desk.Turn{}},
	{Name: "mirror", Msg: desk.Turn{Mirror: true}},
	{Name: "update", Msg: play.Open{Dialog: desk.UpdateDialog}},
	{Name: "apply-update", Msg: desk.ApplyUpdate{}},
	{Name: "install", Decode: func(p scene.Pressed) desk.Msg {
		if p.Model.Device.Install {
			return desk.AskInstall{}
		}
		return play.Open{Dialog: desk.InstallDialog}
	}},
}

// sure asks before an act is carried out.
func (v Open) sure(act, label string) app.UI {
	return app.Div().Class("offers").Body(controls.Button(act, label).Class("primary"), controls.Button("close", v.Text.Cancel))
}

// clear asks before the marbles of a count are cleared.
func (v Open) clear() []app.UI {
	return []app.UI{app.P().Text(v.Text.CountKept), v.sure("new-count", v.Text.NewCount)}
}

// install says how the app is installed.
func (v Open) install() []app.UI {
	return dom.Each(v.Text.InstallSteps[:], func(step string) app.UI { return app.P().Text(step) })
}

// update says that a new version waits, and what happens to the game.
func (v Open) update() []app.UI {
	return []app.UI{app.P().Text(v.Text.UpdateHelp), app.Div().Class("offers").Body(controls.Button("apply-update", v.Text.ApplyUpdate).Class("primary"))}
}

// resign asks before a game is resigned.
func (v Open) resign() []app.UI { return []app.UI{v.sure("resign-now", v.Text.Resign)} }
