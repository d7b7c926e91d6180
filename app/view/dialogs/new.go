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
	"kulami/app/screen/wooden"
	"kulami/app/text"
	"kulami/app/view/controls"
	"kulami/app/view/page"
	"kulami/app/view/scene"
	"kulami/rules"
	"kulami/rules/engine"
)

// newGame draws what a game needs, an opponent, and in one folded row all else that may be chosen for it.
func (v Open) newGame() []app.UI {
	v = v.offered()
	t, s := v.Text, v.Desk.Setup
	return []app.UI{
		app.Form().Class("form").DataSet("form", "setup").Body(
			v.opponents(),
			app.Div().Class("against").Body( // always there, so that what is unfolded below stays so
				dom.Only(s.Opponent == game.ComputerOpponent, dom.PartOf(strength{s.Seat(), t}, strength.draw)),
				dom.Only(s.Opponent == game.ComputerOpponent, controls.Toggle("adaptive", t.KeepsPace, s.Adaptive > 0)),
				dom.Only(s.Opponent == game.PersonOpponent, controls.Group(t.PlayerNames, v.playerNames(s.Names))),
				dom.Only(s.Opponent == game.FriendOpponent, app.P().Text(t.FriendHelp)),
				dom.Only(s.Opponent == game.LiveOpponent, app.P().Text(t.LiveTip))),
			app.Details().Class("more").Body(
				app.Summary().Body(app.Span().Body(dom.Each(v.chosen(), func(words string) app.UI { return app.Span().Text(words) })...), controls.Icon("next")),
				app.Div().Class("form").Body(v.otherChoices()...))),
		app.Div().Class("sheet-foot").Body(controls.WideButton("start", "start", t.Start).Class("primary")),
	}
}

// offered returns v with the set-up as its dialog offers it.
func (v Open) offered() Open {
	d := *v.Desk
	d.Setup = d.Offered()
	v.Desk = &d
	return v
}

// opponents draws a card for each kind of opponent.
func (v Open) opponents() app.UI {
	t := v.Text
	opponent := func(value game.Opponent, drawing, label string) app.UI {
		return controls.Card("opponent", string(value), value == v.Desk.Setup.Opponent, controls.Icon(drawing), app.Span().Text(label))
	}
	return controls.Group(t.Opponent, app.Div().Class("opponents").Body(
		opponent(game.ComputerOpponent, "computer", t.OpponentComputer),
		opponent(game.PersonOpponent, "people", t.OpponentPerson),
		opponent(game.FriendOpponent, "link", t.OpponentFriend),
		opponent(game.LiveOpponent, "live", t.OpponentLive)))
}

// strength is the choice of how strong the computer plays: at a level, or as strongly as the person.
type strength struct {
	Seat game.Seat
	Text *text.Text
}

// draw shows the strength that keeps pace on the slider of the levels, which has no name then, so that it is not read.
func (s strength) draw() app.UI {
	t, at, adapts := s.Text, s.Seat.Strength(), s.Seat.Adaptive > 0
	level, name := int(at.Nearest()), "level"
	words, line := t.Colon(strconv.Itoa(level), t.LevelName[level]), t.LevelLine[level]
	if adapts {
		name, words, line = "", t.AboutLevel(at.Float()), t.KeepsPaceLine
	}
	return app.Label().Class("field", "level").Body(
		app.Span().Class("label").Text(t.Level),
		app.Strong().DataSet("state", "strength").DataSet("n", int(at)).Text(words),
		app.Input().Type("range").Name(name).Min(1).Max(8).Step(1).Value(level).Disabled(adapts).
			Aria("label", t.Level).Aria("valuetext", words).
			OnInput(chooseDragged),
		app.Span().Class("tip").Text(line))
}

// chooseDragged counts every value that a slider is dragged over as chosen.
func chooseDragged(ctx app.Context, e app.Event) {
	ctx.PreventUpdate() // nothing has changed yet
	e.Get("target").Call("dispatchEvent", app.Window().Get("Event").New("change", map[string]any{"bubbles": true}))
}

// chosen names what the folded row holds.
func (v Open) chosen() []string {
	t, s := v.Text, v.Desk.Setup
	words := []string{v.boardChosen(), dom.Either(s.Edition == game.HouseEdition, t.House, t.EditionName.Of(s.Edition))}
	if s.Opponent == game.ComputerOpponent && v.Desk.Teaches() != game.TeachOff {
		words = append(words, t.Teach)
	}
	if s.Opponent != game.PersonOpponent {
		words = append(words, t.Starts.Of(string(s.Starter)))
	}
	switch s.Opening {
	case game.SwapOpening:
		words = append(words, t.OpeningSwap)
	case game.RandomOpening:
		words = append(words, t.Colon(t.Opening, t.Small(t.OpeningLot)))
	}
	if s.Given() != 0 {
		words = append(words, v.given())
	}
	if s.Opponent == game.PersonOpponent || s.Opponent == game.LiveOpponent {
		switch s.Clock {
		case game.SuddenDeath:
			words = append(words, t.Colon(t.Clock, strconv.Itoa(s.Minutes)))
		case game.FischerClock:
			words = append(words, t.Colon(t.Clock, strconv.Itoa(s.Minutes)+"+"+strconv.Itoa(s.Increment)))
		}
	}
	return words
}

// otherChoices draws all that is chosen besides an opponent.
func (v Open) otherChoices() []app.UI {
	t, s := v.Text, v.Desk.Setup
	person, live := s.Opponent == game.PersonOpponent, s.Opponent == game.LiveOpponent
	openings := []controls.Option{{Value: string(game.FreeOpening), Label: t.OpeningFree}}
	if !live && s.Opponent != game.FriendOpponent {
		openings = append(openings, controls.Option{Value: string(game.SwapOpening), Label: t.OpeningSwap})
	}
	openings = append(openings, controls.Option{Value: string(game.RandomOpening), Label: t.OpeningLot})
	var parts []app.UI
	if !person {
		parts = append(parts, controls.Segments("starter", t.Starter, s.Starter, []controls.Option{
			{Value: string(game.MeFirst), Label: t.You}, {Value: string(game.OtherFirst), Label: t.StarterOther}, {Value: string(game.RandomFirst), Label: t.StarterLot}}))
	}
	if s.Opponent == game.ComputerOpponent {
		parts = append(parts, v.teaching()...)
	}
	parts = append(parts, v.handicapChoice())
	if person || live {
		parts = append(parts, v.clockChoice()...)
	}
	return append(parts,
		dom.Only(live && s.Clock != game.NoClock, app.P().Class("tip").Text(t.LiveClocks)),
		v.editions(), v.houseRules(),
		v.boardChoice(),
		v.wooden(),
		controls.WideButton("workshop", "build", t.BuildBoard),
		controls.Choice("opening", t.Opening, s.Opening, openings),
		app.P().Class("tip").Text(t.OpeningLine.Of(string(s.Opening))),
		controls.WideButton("start-alone", "analysis", t.OpponentAnalysis))
}

// teaching is the choice of how often a marble may be taken back on the computer's advice. What holds for a new player has no
// value, so that it is not chosen for ever.
func (v Open) teaching() []app.UI {
	t, chosen := v.Text, v.Desk.Setup.Teach
	options := []controls.Option{{Value: string(game.TeachOff), Label: t.TeachOff}, {Value: string(game.TeachOnce), Label: "1"}, {Value: string(game.TeachTwice), Label: "2"}, {Value: string(game.TeachAlways), Label: "∞"}}
	for i := range options {
		if chosen == "" && options[i].Value == string(v.Desk.Teaches()) {
			options[i].Value = ""
		}
	}
	return []app.UI{controls.Segments("teach", t.Teach, chosen, options), app.P().Class("tip").Text(t.TeachHelp)}
}

// handicapChoice draws the choice of points for one of the players, with what they are and two buttons that change them.
func (v Open) handicapChoice() app.UI {
	t, s := v.Text, v.Desk.Setup
	kinds := []controls.Option{{Value: string(game.NoHandicap), Label: t.PointsForYou(0)}}
	help := t.HandicapHelp
	if s.Opponent == game.ComputerOpponent {
		kinds = append(kinds, controls.Option{Value: string(game.EvenHandicap), Label: t.EvenGame})
		help += " " + t.EvenHelp
	}
	kinds = append(kinds, controls.Option{Value: string(game.HandHandicap), Label: t.ByHand})
	change := func(name, sign, label string) app.UI {
		return controls.Control(name, name).Class("button").Aria("label", label).Title(label).Text(sign)
	}
	return app.Div().Class("field").Body(
		controls.Segments("handicap", t.Handicap, s.Handicap, kinds),
		dom.Only(s.Handicap != game.NoHandicap, app.Div().Class("stepper").Body(
			change("point-less", "−", t.PointLess),
			app.Output().DataSet("state", "given").DataSet("n", s.Points).Text(v.given()),
			change("point-more", "+", t.PointMore))),
		app.P().Class("tip").Text(help))
}

// given says who has how many points.
func (v Open) given() string {
	t, s := v.Text, v.Desk.Setup
	n := s.Given()
	switch {
	case s.Opponent != game.PersonOpponent && n >= 0:
		return t.PointsForYou(n)
	case s.Opponent != game.PersonOpponent:
		return t.PointsForOther(-n)
	case n < 0:
		return t.Colon(v.Sides()[rules.Second], "+"+strconv.Itoa(-n))
	}
	return t.Colon(v.Sides()[rules.First], "+"+strconv.Itoa(n))
}

// withPoint returns the act that gives a point more, or less, by hand.
func withPoint(more int) func(scene.Pressed) desk.Msg {
	return func(p scene.Pressed) desk.Msg {
		s := p.Model.Setup
		s.Handicap, s.Points = game.HandHandicap, s.Points+more
		return desk.Choose{Setup: s}
	}
}

// wooden offers to play the computer on a wooden board beside the device, where a board that one may have is chosen.
func (v Open) wooden() app.UI {
	t, s := v.Text, v.Desk.Setup
	own := s.Board == game.NumberedBoard || s.Board == game.SheetBoard || s.Board == game.OwnBoard || s.Board == game.CodeBoard
	return dom.Only(own && s.Opponent == game.ComputerOpponent, app.Div().Class("form").Body(
		controls.WideButton("start-wooden", "speak", t.PlayWooden), app.P().Class("tip").Text(t.WoodenHelp)))
}

var newGameActs = []scene.Act{
	{Name: "start", Decode: func(p scene.Pressed) desk.Msg { return play.Start{Setup: p.Model.Offered(), Seed: page.Seed()} }},
	{Name: "start-wooden", Decode: func(p scene.Pressed) desk.Msg {
		return play.StartWooden{Setup: p.Model.Offered(), Seed: page.Seed()}
	}},
	{Name: "start-alone", Decode: func(p scene.Pressed) desk.Msg {
		setup := p.Model.Offered()
		setup.Opponent = game.NoOpponent
		return play.Start{Setup: setup, Seed: page.Seed()}
	}},
	{Name: "point-less", Decode: withPoint(-1)},
	{Name: "point-more", Decode: withPoint(1)},
	{Name: "deal", Decode: func(p scene.Pressed) desk.Msg {
		return desk.Choose{Setup: scene.WithNewBoard(p.Model.Setup)}
	}},
	{Name: "other-board", Msg: play.Open{Dialog: desk.BoardDialog}},
	{Name: "use-board", Decode: func(p scene.Pressed) desk.Msg {
		s := p.Model.Setup
		s.Mine = p.Model.Offered().Mine
		return wooden.UseBoard{Setup: s}
	}},
	{Name: "names", Msg: play.Open{Dialog: desk.NamesDialog}},
	{Name: "name-players", Decode: func(scene.Pressed) desk.Msg {
		return table.NamePlayers{Names: [2]string{page.ControlValue(`[name="` + nameFields[0] + `"]`), page.ControlValue(`[name="` + nameFields[1] + `"]`)}}
	}},
}

// SetupForm takes over the choices for a new game.
var SetupForm = scene.Form{Name: "setup", Take: func(m *play.Model, control, value string) desk.Msg {
	s := m.Setup
	switch control {
	case "opponent":
		s.Opponent = game.Opponent(value)
	case nameFields[0]:
		s.Names[0] = value
	case nameFields[1]:
		s.Names[1] = value
	case "level":
		s.Level = number(value, s.Level)
	case "adaptive":
		s.Adaptive = 0
		if value == on {
			s.Adaptive = engine.Weakest.Strength() // until the dialog has found the right one
		}
	case "teach":
		s.Teach = game.Teaching(value)
	case "starter":
		s.Starter = game.Starter(value)
	case "edition":
		s.Edition = value
	case "board":
		s.Board, s.Unread = game.BoardKind(value), false
	case "number", "seed":
		s = s.WithNumber(value)
	case "symmetry":
		s.Symmetry = value
	case "mine":
		s.Mine = value
	case "sheet":
		s.Sheet = rules.Sheet(value)
	case "code":
		s.Code = value
	case "area":
		house(&s, func(r *rules.Ruleset) { r.Area = bonusOf(value).Area })
	case "lines":
		house(&s, func(r *rules.Ruleset) { r.Lines = bonusOf(value).Lines })
	case "orthogonal":
		house(&s, func(r *rules.Ruleset) { r.Orthogonal = value == on })
	case "early":
		house(&s, func(r *rules.Ruleset) { r.EarlyEnd = value == on })
	case "opening":
		s.Opening = game.Opening(value)
	case "handicap":
		s.Handicap = game.HandicapKind(value)
	case "clock":
		s.Clock = game.ClockKind(value)
	case "minutes":
		s.Minutes = number(value, s.Minutes)
	case "increment":
		s.Increment = number(value, s.Increment)
	case "pauses":
		s.Pauses = value == on
	default:
		return nil
	}
	return desk.Choose{Setup: s}
}}

// number returns the number that a text is, or another one if it is none.
func number(text string, otherwise int) int {
	n, err := strconv.Atoi(text)
	if err != nil {
		return otherwise
	}
	return n
}

// nameFields are the names of the form controls for the players' names.
var nameFields = [2]string{"first-name", "second-name"}

// playerNames draws the fields for the names of two people, beside each other.
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

// nameForm draws the names of the two people of the game shown, to be changed.
func (v Open) nameForm() []app.UI {
	at, _ := v.Screen.(table.Screen)
	return []app.UI{app.Form().Class("form").DataSet("form", "names").Body(
		app.Div().Class("field").Body(v.playerNames(at.Game.Players.Names)),
		app.Button().Type("submit").Class("button", "primary").DataSet("act", "name-players").Text(v.Text.Save))}
}

// clockChoice draws the choice of the time control of two people, on one device or live.
func (v Open) clockChoice() []app.UI {
	t, s := v.Text, v.Desk.Setup
	number := func(n int) controls.Option { return controls.Option{Value: strconv.Itoa(n), Label: strconv.Itoa(n)} }
	parts := []app.UI{controls.Segments("clock", t.Clock, s.Clock, []controls.Option{
		{Value: string(game.NoClock), Label: t.ClockNone}, {Value: string(game.SuddenDeath), Label: t.ClockSudden}, {Value: string(game.FischerClock), Label: t.ClockFischer}})}
	if s.Clock == game.NoClock {
		return parts
	}
	return append(parts,
		controls.Segments("minutes", t.ClockMinutes, strconv.Itoa(s.Minutes), dom.Each(game.ClockMinutes[:], number)),
		dom.Only(s.Clock == game.FischerClock, controls.Segments("increment", t.ClockIncrement, strconv.Itoa(s.Increment), dom.Each(game.ClockIncrements[:], number))),
		controls.Toggle("pauses", t.ClockPauses, s.Pauses))
}

// control draws the clocks of the game of an invitation.
func (v Open) control(c rules.Times) app.UI {
	t := v.Text
	if !c.Timed() {
		return nil
	}
	return app.Div().Class("game-details").DataSet("control", strconv.Itoa(c.Minutes)+"+"+strconv.Itoa(c.Increment)).Body(
		app.Dl().Body(
			controls.Term(t.Clock, dom.Either(c.Increment > 0, t.ClockFischer, t.ClockSudden)),
			controls.Term(t.ClockMinutes, c.Minutes),
			dom.Only(c.Increment > 0, controls.Term(t.ClockIncrement, c.Increment))),
		dom.Only(c.Pauses, app.P().Class("tip").Text(t.ClockPauses)),
		app.P().Class("tip").Text(t.LiveClocks))
}
