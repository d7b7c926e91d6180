package view

import (
	"slices"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/game"
	"kulami/app/play"
	"kulami/app/text"
)

// newGameDialog offers the choices for a game.
var newGameDialog = dialog{play.NewDialog, func(t *text.Text) string { return t.NewGame }, dialogs.newGame}

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
	elsewhere := s.Opponent == game.FriendOpponent || s.Opponent == game.LiveOpponent
	if s.Opponent == game.FriendOpponent {
		parts = append(parts, app.P().Class("tip").Text(t.FriendHelp))
	}
	if s.Opponent == game.LiveOpponent {
		parts = append(parts, app.P().Class("tip").Text(t.LiveTip))
	}
	if s.Opponent == game.ComputerOpponent || elsewhere {
		parts = append(parts, segments("starter", t.Starter, s.Starter, []option{
			{"me", t.StarterMe}, {"other", t.StarterOther}, {"lot", t.StarterLot}}))
	}
	if s.Opponent == game.PersonOpponent {
		parts = append(parts, app.FieldSet().Class("field").Body(
			app.Legend().Class("label").Text(t.PlayerNames),
			v.playerNames(s.Names)))
	}
	if s.Opponent == game.PersonOpponent || s.Opponent == game.LiveOpponent {
		parts = append(parts, v.clockChoice()...)
	}
	if s.Opponent == game.LiveOpponent && s.Clock != game.NoClock {
		parts = append(parts, app.P().Class("tip").Text(t.LiveClocks))
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
		v.boardChoice(),
		wideButton("workshop", "build", t.BuildBoard),
		choice("opening", t.Opening, opening, openings),
		app.P().Class("tip").Text(t.OpeningLine.Of(string(opening))))
	return []app.UI{
		halves("setup", parts, []app.UI{v.editions(), v.houseRules()}),
		app.Div().Class("sheet-foot").Body(wideButton("start", "play", t.Start).Class("primary")),
	}
}

// newGameActs are what the controls for a new game ask for.
var newGameActs = []act{
	{name: "start", decode: func(p pressed) play.Msg { return play.Start{Setup: readSetup(p.m.Setup), Seed: seed()} }},
	{name: "deal", decode: func(p pressed) play.Msg { return play.Choose{Setup: withNewBoard(readSetup(p.m.Setup))} }},
}
