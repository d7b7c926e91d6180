package view

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/board"
	"kulami/app/game"
	"kulami/app/play"
	"kulami/app/text"
	"kulami/rules"
)

// namesDialog changes the names of two people.
var namesDialog = dialog{play.NamesDialog, func(t *text.Text) string { return t.Names }, dialogs.nameForm}

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

// nameActs are what the controls for names ask for.
var nameActs = []act{
	{name: "names", msg: play.Open{Dialog: play.NamesDialog}},
	{name: "name-players", decode: func(pressed) play.Msg {
		return play.NamePlayers{Names: [2]string{field("names", nameFields[0], ""), field("names", nameFields[1], "")}}
	}},
}
