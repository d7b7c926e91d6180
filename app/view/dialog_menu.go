package view

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/play"
)

func (v dialogs) menu() []app.UI {
	t := v.text
	at, onTable := v.screen.(play.Table)
	item := func(act, drawing, label string) app.HTMLButton {
		return app.Button().Type("button").Class("item").DataSet("act", act).Body(icon(drawing), app.Span().Text(label))
	}
	share, head := t.ShareGame, t.ThisGame
	if !onTable {
		share, head = t.ShareBoard, t.BoardChoice
	}
	bare := withoutBoard(v.screen)
	var here []app.UI
	if bare {
		head = t.ThisGame
	} else {
		here = []app.UI{
			item("share", "share", share),
			enabled(item("resign", "flag", t.Resign), onTable && !at.Looking() && !at.Game.Over() && at.Game.Live() > 0),
			item("turn", "turn", t.Turn),
			item("mirror", "mirror", t.Mirror),
		}
	}
	if onTable && at.CanName() {
		here = append(here, item("names", "edit", t.Names))
	}
	if at.Game.Players.Friend() {
		here = append(here, item("both-sides", "computer", t.PlayBoth))
	}
	if onTable && v.shell.Peer.Live(at.Game.ID) {
		here = append(here, item("leave-live", "close", t.LiveStop))
	}
	if v.shell.CanInvite(at) {
		here = append(here, item("invite-live", "share", t.LiveTitle))
	}
	if at.Linked {
		here = append(here, item("keep", "library", t.Keep))
	}
	switch {
	case at.Linked || !onTable:
		here = append(here, item("return", "back", t.OtherGame))
	case len(v.shell.Recent) > 1:
		here = append(here, item("return", "back", t.EarlierGame))
	}
	tools := []app.UI{
		item("progress", "progress", t.Progress),
		item("count-wooden", "count", t.CountWooden),
		item("workshop", "build", t.Workshop),
		item("analyse", "hint", t.OpponentAnalysis),
		item("import", "import", t.Import),
	}
	rest := []app.UI{item("settings", "settings", t.Settings)}
	if !bare {
		rest = append(rest, item("keys", "keys", t.Keys))
	}
	if v.shell.Device.Install || v.shell.Device.Apple {
		rest = append(rest, item("install", "import", t.Install))
	}
	if v.shell.Updated {
		rest = append(rest, item("apply-update", "again", t.ApplyUpdate))
	}
	return []app.UI{
		app.Div().Class("first-items").Body(
			actButton("new", "new", t.NewGame).Class("primary"),
			actButton("puzzles", "puzzle", t.Puzzles),
			actButton("library", "library", t.Library),
			actButton("learn", "learn", t.Learn)),
		app.H3().Text(head), app.Div().Class("items").Body(here...),
		app.H3().Text(t.Tools), app.Div().Class("items").Body(tools...),
		app.Div().Class("items", "last-items").Body(rest...),
	}
}

// withoutBoard reports whether a screen has no board at all.
func withoutBoard(s play.Screen) bool {
	switch s.(type) {
	case play.Puzzles, play.Puzzle, play.Storm:
		return s.BoardShown() == nil
	case play.Progress:
		return true
	}
	return false
}

// menuActs are what the menu asks for, and what opens and closes dialogs.
var menuActs = []act{
	{name: "new", msg: play.Open{Dialog: play.NewDialog}},
	{name: "menu", msg: play.Open{Dialog: play.MenuDialog}},
	{name: "settings", msg: play.Open{Dialog: play.SettingsDialog}},
	{name: "share", msg: play.Open{Dialog: play.ShareDialog}},
	{name: "learn", msg: play.Open{Dialog: play.LearnDialog}},
	{name: "keys", msg: play.Open{Dialog: play.KeysDialog}},
	{name: "resign", msg: play.Open{Dialog: play.ResignDialog}},
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
}
