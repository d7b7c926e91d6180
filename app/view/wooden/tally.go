// Package wooden draws the count of a game played on a wooden board, and the workshop in which a board is built.
package wooden

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/board"
	"kulami/app/desk"
	"kulami/app/dom"
	"kulami/app/game"
	"kulami/app/play"
	"kulami/app/screen/wooden"
	"kulami/app/view/controls"
	"kulami/app/view/scene"
	"kulami/rules"
)

// Tally is the screen that counts a game played on a wooden board: marbles are
// put down by hand, and the count is there at every moment.
type Tally struct {
	scene.Scene
	State wooden.Tally
}

func (v *Tally) Title() string {
	return dom.Either(v.State.SetsUp, v.Text.SetUp, v.Text.CountWooden)
}

func (v *Tally) Main() app.UI {
	t, w := v.Text, v.State
	editions := dom.Each(rules.Editions(), func(e rules.Edition) controls.Option {
		return controls.Option{Value: e.Name, Label: t.EditionName.Of(e.Name)}
	})
	var sides []controls.Option
	names := v.Sides()
	for side, name := range names {
		sides = append(sides, controls.Option{Value: rules.Side(side).String(), Label: name})
	}
	if w.SetsUp || w.Brush == rules.Nobody || game.LastNames(w.Marbles) != "" { // the analysis alone needs them
		sides = append(sides, controls.Option{Value: rules.Nobody.String(), Label: t.LastMarbles})
	}
	state, clear := dom.Either(w.SetsUp, "set-up", "count-wooden"), dom.Either(w.SetsUp, "new-count", "clear-marbles")
	return app.Main().Class("table", "course", "wooden").DataSet("state", state).Body(
		scene.Stage(v.countedBoard()),
		app.Section().Class("lesson").Aria("labelledby", "title").Body(
			app.P().Class("task").Text(v.help()),
			app.Form().Class("form").DataSet("form", "wooden").Body(
				controls.Segments("brush", t.PutDown, w.Brush.String(), sides),
				controls.Choice("counted", t.Edition, w.Edition, editions)),
			app.P().Class("tip").Role("status").Text(v.faults()),
			v.winner(),
			v.Arithmetic(w.Marbles.Board, w.Score(), names, rules.First, rules.Second),
			v.tied(w.Score()),
			v.Notice(), // beside the button that has no analysis
		),
		app.Nav().Class("offers").Aria("label", v.Title()).Body(
			controls.Enabled(controls.IconButton("undo", "undo", t.Undo), w.CanUndo()),
			controls.Enabled(controls.Button(clear, t.ClearMarbles), w.Marbles.Marbles != [2]rules.Set{}),
			v.exchange(),
			controls.Button("analyse", t.OpponentAnalysis),
			controls.Button("other-board", t.OtherBoard),
		),
	)
}

// winner is the headline of a count whose marbles may be the end of a game.
func (v *Tally) winner() app.UI {
	t, d, s := v.Text, v.State.Marbles, v.State.Score()
	if v.State.SetsUp || len(d.Faults()) > 0 || d.Marbles[0] == 0 || d.Marbles[1] == 0 {
		return nil
	}
	head, points := t.Draw, s.Totals()
	if side := s.Leader(); side != rules.Nobody {
		head = t.Wins(v.Sides()[side])
	}
	return app.P().Class("ending").DataSet("state", "winner").Body(
		app.Strong().Class("headline").Text(t.Headline(head, max(points[0], points[1]), min(points[0], points[1]))))
}

// tied says how many tiles have no owner; of an empty board that would say nothing.
func (v *Tally) tied(s rules.Score) app.UI {
	tied := 0
	for _, owner := range s.Owners {
		if owner == rules.Nobody {
			tied++
		}
	}
	return dom.Only(tied > 0 && tied < rules.Tiles, app.P().Class("tip").Text(v.Text.Tied(tied)))
}

// help says what is to be done.
func (v *Tally) help() string {
	return dom.Either(v.State.SetsUp, v.Text.SetUpHelp, v.Text.CountWoodenHelp)
}

// exchange is the button that exchanges the colours: where the analysis may need it, as
// there First began.
func (v *Tally) exchange() app.UI {
	down := v.State.Marbles.Marbles
	if v.State.Brush != rules.Nobody && down[rules.Second].Len() <= down[rules.First].Len() {
		return nil
	}
	return controls.Enabled(controls.Button("exchange", v.Text.ExchangeMarbles), down != [2]rules.Set{})
}

// countedBoard is the board with the marbles put down, which always shows whose the tiles are.
func (v *Tally) countedBoard() *board.Board {
	w := v.State
	link := rules.Link{Record: rules.NewRecord(w.Marbles.Board, rules.Ruleset{}), Orientation: w.Orientation}
	b := v.BoardOf(w.Position(), w.Marks(), w.Focus, link)
	b.Look.Owners, b.Over, b.Whole = true, true, true
	return b
}

// faults says how many marbles lie there, and why no game can end like that.
func (v *Tally) faults() string {
	t, d := v.Text, v.State.Marbles
	sides := v.Sides()
	words := t.MarblesDown(sides[0], d.Marbles[0].Len(), sides[1], d.Marbles[1].Len())
	for _, f := range d.Faults() {
		switch f.Kind {
		case rules.MarblesTooMany:
			words += " " + t.TooManyMarbles(sides[f.Side])
		case rules.MarblesUneven:
			words += " " + t.UnevenMarbles(sides[f.Side], f.Count)
		}
	}
	return words
}

// Announcement is what was put down, and the count.
func (v *Tally) Announcement() string {
	w, t, sides := v.State, v.Text, v.Sides()
	words := v.Scene.Tally(w.Marks().Totals, rules.Nobody)
	switch v.Desk.Announced.Kind {
	case desk.AnnounceTally:
	case desk.AnnounceShown:
		return scene.Ended(v.Title()) + " " + v.help() + " " + words
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

// TallyActs are what the controls of the count ask for.
var TallyActs = []scene.Act{
	{Name: "count-wooden", Msg: desk.Visit{Screen: wooden.TallyScreen}},
	{Name: "clear-marbles", Msg: play.Open{Dialog: desk.ClearDialog}},
	{Name: "new-count", Msg: wooden.ClearMarbles{}},
	{Name: "exchange", Msg: wooden.ExchangeMarbles{}},
}

// TallyForm says what is put down, and how it is counted.
var TallyForm = scene.Form{Name: "wooden", Take: func(_ *play.Model, control, value string) desk.Msg {
	switch control {
	case "brush":
		return wooden.Brush{Side: sideNamed(value)}
	case "counted":
		return wooden.CountBy{Edition: value}
	}
	return nil
}}

// sideNamed returns the side of a name, Nobody if it is the name of none.
func sideNamed(name string) rules.Side {
	for side := rules.First; side <= rules.Second; side++ {
		if side.String() == name {
			return side
		}
	}
	return rules.Nobody
}
