package view

import (
	"kulami/app/game"
	"kulami/app/play"
	"strings"
)

// workshopActs are what the controls of the workshop ask for.
var workshopActs = []act{
	{name: "workshop", msg: play.Visit{Screen: play.WorkshopScreen}},
	{name: "take", decode: func(p pressed) play.Msg { return play.Take{Worth: p.number()} },
		always: true}, // the answer is that no such tile is left
	{name: "rotate", msg: play.Rotate{}},
	{name: "lift", msg: play.Lift{}},
	{name: "nudge", decode: func(p pressed) play.Msg { return nudge(p.value) }},
	{name: "clear", msg: play.LiftAll{}},
	{name: "use-game", msg: play.UseGameBoard{}},
	{name: "open-board", decode: func(p pressed) play.Msg {
		setup := p.m.Setup
		setup.Board, setup.Mine = game.OwnBoard, p.value
		return play.UseBoard{Setup: setup}
	}},
	{name: "save-board", decode: savedBoard},
	{name: "drop-board", decode: func(p pressed) play.Msg { return play.DropBoard{Layout: p.value} },
		focus: func(pressed) []string { return []string{`.mine [data-act="undelete"]`} }},
	{name: "play-board", msg: play.PlayBoard{}},
	{name: "count-board", msg: play.CountBoard{}},
	{name: "share-board", msg: play.SendBoard{}},
	{name: "fair", msg: play.AskFair{}},
}

// savedBoard saves the board that is built among the player's own, under the name in
// the form, which is emptied, or else the next one that is free.
func savedBoard(p pressed) play.Msg {
	w, ok := p.m.Screen.(play.Workshop)
	b := w.Built()
	if !ok || b == nil {
		return nil
	}
	name := strings.TrimSpace(controlValue(`[name="board-name"]`))
	if name == "" {
		name = p.text.OwnBoard(len(p.m.Boards) + 1)
	}
	if control := find(`[name="board-name"]`); control.Truthy() {
		control.Set("value", "")
	}
	return play.SaveBoard{Board: game.Named{Name: name, Layout: b.Layout()}}
}
