// Package wooden draws the screens for the owner of a wooden set.
package wooden

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/board"
	"kulami/app/desk"
	"kulami/app/dom"
	"kulami/app/game"
	"kulami/app/play"
	"kulami/app/screen/wooden"
	"kulami/app/view/controls"
	"kulami/app/view/page"
	"kulami/app/view/scene"
	"kulami/rules"
)

// Tally draws the marbles on a board, for the count of a game or for a position that is set up.
type Tally struct {
	scene.Scene
	State wooden.Tally
}

func (v *Tally) Title() string {
	return dom.Either(v.State.SetsUp, v.Text.SetUp, v.Text.CountWooden)
}

func (v *Tally) Main() app.UI {
	w := v.State
	return app.Main().Class("table", "set").DataSet("state", dom.Either(w.SetsUp, "set-up", "count-wooden")).Body(
		scene.Stage(v.countedBoard()),
		v.seat(rules.Second, "top"),
		v.seat(rules.First, "bottom"),
		v.status(),
		app.Div().Class("panel").Body(
			app.Div().Class("choices").Body(v.choice()),
			v.Arithmetic(w.Marbles.Board, w.Score(), v.Sides(), rules.First, rules.Second)),
		set{v.Scene}.strip(w.Brush.String(), w.CanUndo(), v.Title()))
}

// choice draws the row of the rules, or what mends a position with too many marbles of Second.
func (v *Tally) choice() app.UI {
	t, w := v.Text, v.State
	down := w.Marbles.Marbles
	if v.Desk.Notice.Kind == desk.MarblesUnfit && down[rules.Second].Len() == down[rules.First].Len()+1 {
		return controls.Control("item", "exchange").Body(controls.Icon("exchange"), app.Span().Text(t.ExchangeMarbles))
	}
	return controls.PageRow("count-rules", controls.Icon("sums"), t.Edition, v.RulesOf(w.Edition, w.Rules()))
}

// seat draws the marbles of a side, and its points unless all holes are empty.
func (v *Tally) seat(side rules.Side, where string) app.UI {
	t, s, marbles := v.Text, v.State.Score(), v.State.Marbles.Marbles
	down, n := marbles[side].Len(), s.Total(side)
	return app.Section().Class("seat", "seat-"+where).DataSet("seat", side).Aria("label", v.Sides()[side]).Body(
		board.Marble(side),
		app.Div().Class("who").Body(
			app.Div().Class("name").Text(v.Sides()[side]),
			app.Div().Class("facts").Body(
				app.Span().Class("in-hand").Text(t.MarblesLeft(rules.Marbles-down)),
				dom.Only(s.AreaPoints[side] > 0, app.Span().Text(t.AreaNow(s.AreaPoints[side]))),
				dom.Only(s.LinePoints[side] > 0, app.Span().Text(t.LinesNow(s.LinePoints[side])))),
			scene.Rack(side, rules.Marbles-down)),
		app.Output().Class("points").DataSet("points", side).DataSet("n", n).Text(dom.When(down+marbles[side.Other()].Len() > 0, strconv.Itoa(n))))
}

// status draws an instruction, or an error message.
func (v *Tally) status() app.UI {
	for side, marbles := range v.State.Marbles.Marbles {
		if marbles.Len() > rules.Marbles {
			return set{v.Scene}.status("wrong", v.Text.TooManyMarbles(v.Sides()[side]), "")
		}
	}
	return set{v.Scene}.status("play", "", v.Text.CountWoodenHelp)
}

// countedBoard draws the board with its marbles. It always shows the owners of the tiles.
func (v *Tally) countedBoard() *board.Board {
	w := v.State
	link := rules.Link{Record: rules.NewRecord(w.Marbles.Board, rules.Ruleset{}), Orientation: w.Orientation}
	b := v.BoardOf(w.Position(), w.Marks(), w.Focus, link)
	b.Look.Owners, b.Over, b.Whole = true, true, true
	return b
}

// Announcement returns the latest change of the marbles, and the count, in words.
func (v *Tally) Announcement() string {
	w, t, sides := v.State, v.Text, v.Sides()
	words := v.Scene.Tally(w.Marks().Totals, rules.Nobody)
	switch v.Desk.Announced.Kind {
	case desk.AnnounceTally:
	case desk.AnnounceShown:
		return scene.Joined(scene.Ended(v.Title()), v.Text.CountWoodenHelp, words)
	default:
		return v.PlainAnnouncement(w.Position(), w.Marks(), "")
	}
	if h := v.Desk.Announced.Hole; h != rules.NoHole {
		what := t.EmptyHole
		if side := w.Marbles.At(h); side != rules.Nobody {
			what = t.Marble(sides[side])
			what += dom.When(w.Marbles.Last[side] == h, ", "+t.Small(t.Commands[desk.TopicLast]))
		}
		words = v.Board.Name(h) + ", " + what + ". " + words
	}
	return words
}

// Acts maps the controls of the wooden set to their messages.
var Acts = []scene.Act{
	{Name: "my-set", Msg: desk.Visit{Screen: wooden.StartScreen}},
	{Name: "new-count", Msg: wooden.ClearMarbles{}},
	{Name: "exchange", Msg: wooden.ExchangeMarbles{}},
	{Name: "brush", Decode: func(p scene.Pressed) desk.Msg { return wooden.Brush{Side: sideNamed(p.Value)} }},
	{Name: "tiles", Msg: wooden.Tiles{}},
	{Name: "done", Decode: done},
	{Name: "count-game", Msg: desk.Visit{Screen: wooden.TallyScreen}},
	{Name: "count-rules", Msg: play.Open{Dialog: desk.CountRulesDialog}},
	{Name: "count-wooden", Msg: wooden.CountBoard{}},
	{Name: "study", Msg: wooden.StudyBoard{}},
	{Name: "start-wooden", Decode: starts(game.ComputerOpponent)},
	{Name: "referee", Decode: starts(game.PersonOpponent)},
	{Name: "drop-board", Decode: func(p scene.Pressed) desk.Msg { return wooden.DropBoard{Layout: p.Value} },
		Focus: func(scene.Pressed) []string { return []string{`main [data-act="undelete"]`} }},
}

// done returns the message that ends the work. A count opens its result, a position its analysis,
// and the tiles lead back.
func done(p scene.Pressed) desk.Msg {
	switch at := p.Model.Screen().(type) {
	case wooden.Tally:
		if at.SetsUp {
			return desk.Visit{Screen: desk.AnalysisScreen}
		}
		return play.Open{Dialog: desk.CountDialog}
	}
	return wooden.Done{}
}

// starts returns the decoder of a control that starts a game on the chosen board.
func starts(opponent game.Opponent) func(scene.Pressed) desk.Msg {
	return func(p scene.Pressed) desk.Msg {
		setup := p.Model.SetupOn(p.Model.Screen().(wooden.Start).Board)
		setup.Opponent = opponent
		return play.StartWooden{Setup: setup, Seed: page.Seed()}
	}
}

// Form chooses the board.
var Form = scene.Form{Name: "wooden", Take: func(_ *play.Model, control, value string) desk.Msg {
	if control == "set-board" {
		return wooden.UseBoard{Layout: value}
	}
	return nil
}}

// sideNamed returns the side with a name, or Nobody.
func sideNamed(name string) rules.Side {
	for side := rules.First; side <= rules.Second; side++ {
		if side.String() == name {
			return side
		}
	}
	return rules.Nobody
}
