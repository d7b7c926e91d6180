package dialogs

import (
	"cmp"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/desk"
	"kulami/app/dom"
	"kulami/app/game"
	"kulami/app/screen/table"
	"kulami/app/screen/wooden"
	"kulami/app/view/controls"
	"kulami/app/view/page"
	"kulami/app/view/scene"
	"kulami/rules"
)

// setItems are what can be done with the marbles or the tiles of a wooden set, besides the strip.
func (v Open) setItems() []app.UI {
	t := v.Text
	switch at := v.Screen.(type) {
	case wooden.Tally:
		down := at.Marbles.Marbles != [2]rules.Set{}
		return []app.UI{app.Div().Class("items").Body(
			controls.Enabled(controls.MenuItem("new-count", "count", dom.Either(at.SetsUp, t.LiftAll, t.NewCount)), down),
			controls.Enabled(controls.MenuItem("exchange", "exchange", t.ExchangeMarbles), down))}
	case wooden.Workshop:
		built := at.Built() != nil
		moves := make([]app.UI, len(t.MoveTiles))
		for i, name := range []string{"left", "right", "up", "down"} {
			moves[i] = controls.Enabled(controls.IconButton("nudge", name, t.MoveTiles[i]).DataSet("value", name), len(at.Draft.Tiles()) > 0)
		}
		return []app.UI{
			app.Div().Class("offers").Role("group").Aria("label", t.AllTiles).Body(moves...),
			app.Div().Class("items").Body(
				controls.Enabled(controls.SwitchItem("fair", "fair", t.AskFair, at.Judging), built),
				app.P().Class("tip").DataSet("fair", at.Judging).Text(cmp.Or(v.judged(at), t.FairHelp))),
			app.Form().Class("entry").DataSet("form", "own-board").Body(
				controls.Labelled(t.NameLabel, app.Input().Type("text").Name("board-name").Attr("autocomplete", "off").Placeholder(t.OwnBoard(len(v.Desk.Boards)+1))),
				controls.Enabled(app.Button().Type("submit").Class("button").DataSet("act", "save-board").Text(t.Save), built))}
	}
	return nil
}

// judged is the engine's value of the empty board in words, always with its depth; empty before
// there is one.
func (v Open) judged(w wooden.Workshop) string {
	thought, ok := v.Desk.ThoughtOf(w.Asked())
	if !ok || w.Built() == nil {
		return ""
	}
	words := v.Text.FairEven
	switch points := float64(thought.Score) / 100; {
	case points >= .05:
		words = v.edge(rules.First, points)
	case points <= -.05:
		words = v.edge(rules.Second, -points)
	}
	return words + " · " + v.Certainty(thought, rules.First)
}

// edge says which side has an advantage, and how much.
func (v Open) edge(side rules.Side, points float64) string {
	const clear = 1.5
	words := v.Text.FairSmall
	if points >= clear {
		words = v.Text.FairClear
	}
	return words(v.Sides()[side], points)
}

// counted draws the score of the finished game on the table. Otherwise it draws the result of a
// count, or why no game can end with these marbles.
func (v Open) counted() []app.UI {
	t, sides := v.Text, v.Sides()
	if at, ok := v.Screen.(table.Screen); ok {
		// of two people, the first
		p, own := at.Game.Position(), max(at.Game.Players.Person(), rules.First)
		return []app.UI{v.Arithmetic(p.Board(), p.Score(), v.ShortNames(at.Game.Players), own, own.Other())}
	}
	at, _ := v.Screen.(wooden.Tally)
	if at.Marbles.Board == nil {
		return nil
	}
	s, points := at.Score(), at.Score().Totals()
	words := t.Headline(v.Wins(s.Leader()), max(points[0], points[1]), min(points[0], points[1]))
	for _, f := range at.Marbles.Faults() {
		switch f.Kind {
		case rules.MarblesTooMany:
			words = t.TooManyMarbles(sides[f.Side])
		case rules.MarblesUneven:
			words = t.UnevenMarbles(sides[f.Side], f.Count)
		}
	}
	return []app.UI{
		app.P().Class("ending").DataSet("state", "winner").Body(app.Strong().Class("headline").Text(words)),
		v.Arithmetic(at.Marbles.Board, s, sides, rules.First, rules.Second),
		app.Div().Class("offers").Body(
			controls.Button("analyse", t.OpponentAnalysis).Class("primary"),
			controls.Button("new-count", t.NewCount))}
}

// setActs are what the controls of a set in dialogs ask for.
var setActs = []scene.Act{
	{Name: "nudge", Decode: func(p scene.Pressed) desk.Msg { return scene.AskedBy(p.Value, nudges) }},
	{Name: "fair", Msg: wooden.AskFair{}},
	{Name: "workshop", Msg: desk.Visit{Screen: wooden.WorkshopScreen}},
	{Name: "save-board", Decode: savedBoard},
}

// nudges move the tile held, or all tiles, by one place.
var nudges = []scene.Keyed{
	{Key: "left", Msg: wooden.Nudge{DX: -1}},
	{Key: "right", Msg: wooden.Nudge{DX: 1}},
	{Key: "up", Msg: wooden.Nudge{DY: 1}},
	{Key: "down", Msg: wooden.Nudge{DY: -1}},
}

// savedBoard saves the board under the name in the form, or else the next free one, and empties the
// form.
func savedBoard(p scene.Pressed) desk.Msg {
	w, ok := p.Model.Screen().(wooden.Workshop)
	b := w.Built()
	if !ok || b == nil {
		return nil
	}
	const field = `[name="board-name"]`
	name := cmp.Or(strings.TrimSpace(desk.CutTitle(page.ControlValue(field))), p.Text.OwnBoard(len(p.Model.Boards)+1))
	if control := page.Find(field); control.Truthy() {
		control.Set("value", "")
	}
	return wooden.SaveBoard{Board: game.Named{Name: name, Layout: b.Layout()}}
}
