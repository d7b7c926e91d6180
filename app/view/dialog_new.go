package view

import (
	"slices"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/board"
	"kulami/app/game"
	"kulami/app/play"
	"kulami/rules"
)

// newGame draws the choices for a game, with the board they give.
func (v dialogs) newGame() []app.UI {
	t, s := v.text, v.shell.Setup
	parts := []app.UI{
		app.Div().Class("opponents").Body(segments("opponent", t.Opponent, s.Opponent, []option{
			{"computer", t.OpponentComputer}, {"person", t.OpponentPerson}, {"friend", t.OpponentFriend}, {"live", t.OpponentLive}, {"analysis", t.OpponentAnalysis}})),
	}
	if s.Opponent == "computer" {
		levels := make([]option, 8)
		for i := range levels {
			levels[i] = option{strconv.Itoa(i + 1), t.LevelName[i+1]}
		}
		parts = append(parts,
			app.Div().Class("levels").Body(segments("level", t.Level, strconv.Itoa(s.Level), levels)),
			app.P().Class("tip").Text(t.LevelLine[s.Level]))
	}
	person, friend, live := s.Opponent == game.PersonOpponent, s.Opponent == game.FriendOpponent, s.Opponent == game.LiveOpponent
	elsewhere := friend || live
	parts = append(parts,
		only(friend, app.P().Class("tip").Text(t.FriendHelp)),
		only(live, app.P().Class("tip").Text(t.LiveTip)),
		only(s.Opponent == game.ComputerOpponent || elsewhere, segments("starter", t.Starter, s.Starter, []option{
			{"me", t.StarterMe}, {"other", t.StarterOther}, {"lot", t.StarterLot}})),
		only(person, group(t.PlayerNames, v.playerNames(s.Names))))
	if person || live {
		parts = append(parts, v.clockChoice()...)
	}
	openings := []option{{"free", t.OpeningFree}, {"swap", t.OpeningSwap}, {"lot", t.OpeningLot}}
	opening := s.Opening
	if elsewhere { // a link does not say that the sides may be swapped
		openings = slices.Delete(openings, 1, 2)
		if opening == game.SwapOpening {
			opening = game.FreeOpening
		}
	}
	parts = append(parts,
		only(live && s.Clock != game.NoClock, app.P().Class("tip").Text(t.LiveClocks)),
		v.boardChoice(),
		wideButton("workshop", "build", t.BuildBoard),
		choice("opening", t.Opening, opening, openings),
		app.P().Class("tip").Text(t.OpeningLine.Of(string(opening))))
	return []app.UI{
		halves("setup", parts, []app.UI{v.editions(), v.houseRules()}),
		app.Div().Class("sheet-foot").Body(wideButton("start", "play", t.Start).Class("primary")),
	}
}

var newGameActs = []act{
	{name: "start", decode: func(p pressed) play.Msg { return play.Start{Setup: readSetup(p.m.Setup), Seed: seed()} }},
	{name: "deal", decode: func(p pressed) play.Msg { return play.Choose{Setup: withNewBoard(readSetup(p.m.Setup))} }},
	{name: "other-board", msg: play.Open{Dialog: play.BoardDialog}},
	{name: "use-board", decode: func(p pressed) play.Msg { return play.UseBoard{Setup: readSetup(p.m.Setup)} }},
	{name: "names", msg: play.Open{Dialog: play.NamesDialog}},
	{name: "name-players", decode: func(pressed) play.Msg {
		return play.NamePlayers{Names: [2]string{field("names", nameFields[0], ""), field("names", nameFields[1], "")}}
	}},
}

var setupForm = form{"setup", func(m *play.Model) []play.Msg { return []play.Msg{play.Choose{Setup: readSetup(m.Setup)}} }}

// readSetup reads the form; what is not shown stays as in s.
func readSetup(s game.Setup) game.Setup {
	get := func(name, otherwise string) string { return field("setup", name, otherwise) }
	number := func(name string, otherwise int) int {
		n, err := strconv.Atoi(get(name, ""))
		if err != nil {
			return otherwise
		}
		return n
	}
	s.Opponent = pick(get, "opponent", s.Opponent)
	for i, name := range nameFields {
		s.Names[i] = get(name, s.Names[i])
	}
	s.Level = number("level", s.Level)
	s.Starter = pick(get, "starter", s.Starter)
	s.Edition = get("edition", s.Edition)
	s.Board = pick(get, "board", s.Board)
	s.Seed = min(max(number("seed", s.Seed), 1), game.MaxSeed)
	s.Number = min(max(number("number", s.Number), 1), rules.SquareBoards)
	s.Symmetry = get("symmetry", s.Symmetry)
	s.Mine = get("mine", s.Mine)
	s.House = readHouse(s.House)
	s.Sheet = pick(get, "sheet", s.Sheet)
	s.Code = get("code", s.Code)
	s.Opening = pick(get, "opening", s.Opening)
	s.Clock = pick(get, "clock", s.Clock)
	s.Minutes, s.Increment = number("minutes", s.Minutes), number("increment", s.Increment)
	s.Pauses = get("pauses", strconv.FormatBool(s.Pauses)) == "true"
	return s
}

// nameFields are the names of the form controls for the players' names.
var nameFields = [2]string{"first-name", "second-name"}

// playerNames draws the fields for the names of two people, beside each other.
func (v dialogs) playerNames(names [2]string) app.UI {
	fields := make([]app.UI, 2)
	for i, side := range v.sides() {
		fields[i] = app.Label().Class("player-name").Body(
			board.Marble(rules.Side(i)),
			app.Span().Class("unseen").Text(side),
			app.Input().Type("text").Name(nameFields[i]).Placeholder(side).MaxLength(game.MaxName).
				AutoComplete(false).Spellcheck(false).Value(names[i]))
	}
	return app.Div().Class("player-names").Body(fields...)
}

// nameForm draws the names of the two people of the game shown, to be changed.
func (v dialogs) nameForm() []app.UI {
	at, _ := v.screen.(play.Table)
	return []app.UI{app.Form().Class("form").DataSet("form", "names").Body(
		app.Div().Class("field").Body(v.playerNames(at.Game.Players.Names)),
		app.Button().Type("submit").Class("button", "primary").DataSet("act", "name-players").Text(v.text.Save))}
}

// clockChoice draws the choice of the time control of two people, on one device or live.
func (v dialogs) clockChoice() []app.UI {
	t, s := v.text, v.shell.Setup
	number := func(n int) option { return option{strconv.Itoa(n), strconv.Itoa(n)} }
	parts := []app.UI{segments("clock", t.Clock, s.Clock, []option{
		{string(game.NoClock), t.ClockNone}, {string(game.SuddenDeath), t.ClockSudden}, {string(game.FischerClock), t.ClockFischer}})}
	if s.Clock == game.NoClock {
		return parts
	}
	return append(parts,
		segments("minutes", t.ClockMinutes, strconv.Itoa(s.Minutes), each(game.ClockMinutes[:], number)),
		only(s.Clock == game.FischerClock, segments("increment", t.ClockIncrement, strconv.Itoa(s.Increment), each(game.ClockIncrements[:], number))),
		toggle("pauses", t.ClockPauses, s.Pauses))
}

// control draws the clocks of the game of an invitation.
func (v dialogs) control(c rules.Times) app.UI {
	t := v.text
	if !c.Timed() {
		return nil
	}
	return app.Div().Class("game-details").DataSet("control", strconv.Itoa(c.Minutes)+"+"+strconv.Itoa(c.Increment)).Body(
		app.Dl().Body(
			term(t.Clock, either(c.Increment > 0, t.ClockFischer, t.ClockSudden)),
			term(t.ClockMinutes, c.Minutes),
			only(c.Increment > 0, term(t.ClockIncrement, c.Increment))),
		only(c.Pauses, app.P().Class("tip").Text(t.ClockPauses)),
		app.P().Class("tip").Text(t.LiveClocks))
}
