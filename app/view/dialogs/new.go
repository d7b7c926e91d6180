package dialogs

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/board"
	"kulami/app/desk"
	"kulami/app/dom"
	"kulami/app/game"
	"kulami/app/play"
	"kulami/app/screen/table"
	"kulami/app/text"
	"kulami/app/view/controls"
	"kulami/app/view/page"
	"kulami/app/view/scene"
	"kulami/rules"
	"kulami/rules/engine"
)

// newGame draws all choices for a game. A choice that needs more than one line has its own page
// behind a row.
func (v Open) newGame() []app.UI {
	v = v.offered()
	t, s := v.Text, v.Desk.Setup
	return v.page(
		v.opponents(),
		// The form is always there, so that the elements below it are not drawn anew.
		app.Div().Class("form").Body(
			dom.Only(s.Opponent == game.ComputerOpponent, dom.PartOf(strength{s.Seat(), t, false})),
			dom.Only(s.Opponent == game.PersonOpponent, controls.Group(t.PlayerNames, v.playerNames(s.Names))),
			dom.Only(s.Far(), segments("far", t.OpponentFar, s.Opponent, []controls.Option{
				{Value: string(game.FriendOpponent), Label: t.ByTurns}, {Value: string(game.LiveOpponent), Label: t.LiveNow}})),
			dom.Only(s.Far(), app.P().Class("tip").Text(dom.Either(s.Opponent == game.LiveOpponent, t.LiveTip, t.FriendHelp))),
			dom.Only(s.Opponent != game.PersonOpponent, v.starter())),
		app.Div().Class("choices").Body(
			controls.PageRow("new-board", v.pictured(s), t.BoardChoice, v.boardChosen()),
			controls.PageRow("new-rules", controls.Icon("sums"), t.Edition, v.rulesChosen()),
			v.fair(),
			dom.Only(s.Opponent == game.ComputerOpponent,
				controls.Control("item", "finish").Body(controls.Icon("flag"), app.Span().Text(t.PlayFinish), controls.Icon("next")))),
		dom.Only(s.Opponent == game.PersonOpponent || s.Opponent == game.LiveOpponent,
			app.Div().Class("choices", "timing").Body(v.clockChoice())))
}

// opponent draws the opponents as buttons. Each begins the game with the other choices of the last
// one.
func (v Open) opponent() []app.UI {
	t := v.Text
	begin := func(o game.Opponent, drawing, label, words string) app.UI {
		return controls.Control("item", "against").DataSet("value", o).Body(controls.Icon(drawing), app.Span().Body(
			dom.Only(label != "", app.Span().Class("label").Text(label)), app.Text(" "), app.Span().Text(words)))
	}
	return []app.UI{
		controls.Group(t.OpponentComputer, dom.PartOf(strength{v.Desk.Setup.Seat(), t, true})),
		app.Div().Class("choices").Body(
			begin(game.PersonOpponent, "people", "", t.OpponentPerson),
			begin(game.FriendOpponent, "link", t.OpponentFar, t.ByTurns),
			begin(game.LiveOpponent, "live", t.OpponentFar, t.LiveNow),
			controls.Control("item", "new").Body(controls.Icon("new"), app.Span().Text(t.NewGame), controls.Icon("next"))),
	}
}

// page draws a page of the dialog. The game can start from each page.
func (v Open) page(parts ...app.UI) []app.UI {
	return []app.UI{
		app.Form().Class("form").DataSet("form", "setup").Body(parts...),
		app.Div().Class("sheet-foot").Body(
			controls.WideButton("start", "start", v.Text.Start).Class("primary")),
	}
}

// offered returns v with the setup that its dialog offers.
func (v Open) offered() Open {
	d := *v.Desk
	d.Setup = d.Offered()
	v.Desk = &d
	return v
}

// named returns form controls with a label only for screen readers.
func named(label string, parts ...app.UI) app.UI {
	return app.FieldSet().Class("field").Aria("label", label).Body(parts...)
}

// segments is controls.Segments with a label only for screen readers.
func segments[V ~string](name, label string, value V, options []controls.Option) app.UI {
	return named(label, app.Div().Class("segments").Body(dom.Each(options, func(o controls.Option) app.UI {
		return app.Label().Body(controls.Radio(name, o.Value, o.Value == string(value)), app.Span().Text(o.Label))
	})...))
}

// opponents draws a card for each kind of opponent.
func (v Open) opponents() app.UI {
	t, s := v.Text, v.Desk.Setup
	opponent := func(value game.Opponent, chosen bool, drawing, label string) app.UI {
		return controls.Card("opponent", string(value), chosen, controls.Icon(drawing), app.Span().Text(label))
	}
	return named(t.Opponent, app.Div().Class("opponents").Body(
		opponent(game.ComputerOpponent, s.Opponent == game.ComputerOpponent, "computer", t.OpponentComputer),
		opponent(game.PersonOpponent, s.Opponent == game.PersonOpponent, "people", t.OpponentPerson),
		opponent(game.FriendOpponent, s.Far(), "link", t.OpponentFar)))
}

// stair draws the step of a level. Its height is in em. The step of the adaptive computer has a
// middle height.
func stair(level int) app.UI {
	if level == withMe {
		level = int(engine.Strongest) / 2
	}
	return app.Raw(`<svg class="stair" height="` + strconv.FormatFloat(.5+float64(level)/3, 'f', 2, 64) + `em" aria-hidden="true" focusable="false"></svg>`)
}

// starter draws the choice of the side that begins.
func (v Open) starter() app.UI {
	t, s := v.Text, v.Desk.Setup
	starts := func(value game.Starter, label string, own ...rules.Side) app.UI {
		return app.Label().Body(controls.Radio("starter", string(value), value == s.Starter), app.Span().Body(append(dom.Each(own, board.Marble), app.Text(label))...))
	}
	return controls.Group(t.Starter, app.Div().Class("segments", "starters").Body(
		starts(game.MeFirst, t.You, rules.First),
		starts(game.OtherFirst, t.Opponent, rules.Second),
		starts(game.RandomFirst, t.StarterLot, rules.First, rules.Second)))
}

// withMe is the value of the adaptive computer's step.
const withMe = 0

// strength holds the inputs of the choice of the computer's strength: a level, or adaptive. With
// Begins each step is a button that begins the game.
type strength struct {
	Seat   game.Seat
	Text   *text.Text
	Begins bool
}

// Draw draws the levels as a flight of steps, with a marble on the chosen step. The first step is
// the adaptive computer.
func (s strength) Draw() app.UI {
	t, at := s.Text, s.Seat.Strength()
	chosen := withMe
	if s.Seat.Adaptive == 0 {
		chosen = int(at.Nearest())
	}
	name := func(level int) string { return t.Colon(strconv.Itoa(level), t.LevelName[level]) }
	steps := make([]app.UI, 1+int(engine.Strongest))
	for level := range steps {
		label, sign := t.KeepsPace, "≈"
		if level != withMe {
			label, sign = name(level), strconv.Itoa(level)
		}
		drawn := []app.UI{board.Marble(rules.First), stair(level), app.Span().Aria("hidden", true).Text(sign)}
		if s.Begins {
			steps[level] = controls.Control("", "against").DataSet("value", level).Aria("current", dom.When(level == chosen, "true")).Aria("label", label).Title(label).Body(drawn...)
			continue
		}
		steps[level] = app.Label().Body(append(drawn, controls.Radio("level", strconv.Itoa(level), level == chosen).Aria("label", label).Title(label))...)
	}
	words, line := t.Colon(t.KeepsPace, t.AboutLevel(at.Float())), t.KeepsPaceLine
	if chosen != withMe {
		words, line = name(chosen), t.LevelLine[chosen]
	}
	return named(t.Level, app.Div().Class("ladder").Body(steps...),
		app.P().Class("tip").Body(app.Strong().DataSet("state", "strength").DataSet("n", int(at)).Text(words), app.Text(" · "+line)))
}

var newGameActs = []scene.Act{
	{Name: "start", Decode: func(p scene.Pressed) desk.Msg { return play.Start{Setup: p.Model.Offered(), Seed: page.Seed()} }},
	{Name: "opponent", Msg: play.Open{Dialog: desk.OpponentDialog}},
	{Name: "against", Decode: func(p scene.Pressed) desk.Msg {
		o := game.Opponent(p.Value)
		if _, err := strconv.Atoi(p.Value); err == nil {
			o = game.ComputerOpponent
		}
		return play.Start{Setup: p.Model.SetupAgainst(o, p.Number()), Seed: page.Seed()}
	}},
	{Name: "new-board", Msg: play.Open{Dialog: desk.NewBoardDialog}},
	{Name: "new-rules", Msg: play.Open{Dialog: desk.NewRulesDialog}},
	{Name: "new-fair", Msg: play.Open{Dialog: desk.NewFairDialog}},
	{Name: "new-whole", Msg: play.Open{Dialog: desk.NewDialog}},
	{Name: "house", Decode: func(p scene.Pressed) desk.Msg {
		s := p.Model.Setup
		s.Edition = dom.Either(s.Edition == game.HouseEdition, game.DefaultSetup.Edition, game.HouseEdition)
		return desk.Choose{Setup: s}
	}},
	{Name: "point-less", Decode: withPoint(-1)},
	{Name: "point-more", Decode: withPoint(1)},
	{Name: "deal", Decode: func(p scene.Pressed) desk.Msg {
		return desk.Choose{Setup: scene.WithNewBoard(p.Model.Setup)}
	}},
	{Name: "names", Msg: play.Open{Dialog: desk.NamesDialog}},
	{Name: "name-players", Decode: func(scene.Pressed) desk.Msg {
		return table.NamePlayers{Names: [2]string{page.ControlValue(`[name="` + nameFields[0] + `"]`), page.ControlValue(`[name="` + nameFields[1] + `"]`)}}
	}},
}

// nameFields are the names of the form controls for the players' names.
var nameFields = [2]string{"first-name", "second-name"}

// playerNames draws the fields for the names of two people, side by side.
func (v Open) playerNames(names [2]string) app.UI {
	fields := make([]app.UI, 2)
	for i, side := range v.Sides() {
		fields[i] = app.Label().Class("player-name").Body(
			board.Marble(rules.Side(i)),
			app.Span().Class("unseen").Text(side),
			app.Input().Type("text").Name(nameFields[i]).Placeholder(side).OnInput(page.OnName).
				AutoComplete(false).Spellcheck(false).Value(names[i]))
	}
	return app.Div().Class("player-names").Body(fields...)
}

// nameForm draws the fields to change the names of two people in the game shown.
func (v Open) nameForm() []app.UI {
	at, _ := v.Screen.(table.Screen)
	return []app.UI{app.Form().Class("form").DataSet("form", "names").Body(
		app.Div().Class("field").Body(v.playerNames(at.Game.Players.Names)),
		app.Button().Type("submit").Class("button", "primary").DataSet("act", "name-players").Text(v.Text.Save))}
}
