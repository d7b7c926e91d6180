package view

import (
	"cmp"
	"strings"

	"kulami/app/desk"
	"kulami/app/game"
	"kulami/app/play"
)

var workshopActs = []act{
	{name: "workshop", msg: desk.Visit{Screen: play.WorkshopScreen}},
	{name: "take", decode: func(p pressed) desk.Msg { return play.Take{Worth: p.number()} },
		always: true}, // the answer is that no such tile is left
	{name: "rotate", msg: play.Rotate{}},
	{name: "lift", msg: play.Lift{}, focus: func(pressed) []string { return []string{frameStop} }},
	{name: "nudge", decode: func(p pressed) desk.Msg { return askedBy(p.value, nudges) }},
	{name: "clear", msg: play.LiftAll{}},
	{name: "use-game", msg: play.UseGameBoard{}},
	{name: "open-board", decode: func(p pressed) desk.Msg {
		setup := p.m.Setup
		setup.Board, setup.Mine = game.OwnBoard, p.value
		return play.UseBoard{Setup: setup}
	}},
	{name: "save-board", decode: savedBoard},
	{name: "drop-board", decode: func(p pressed) desk.Msg { return play.DropBoard{Layout: p.value} },
		focus: func(pressed) []string { return []string{`.mine [data-act="undelete"]`} }},
	{name: "play-board", msg: play.PlayBoard{}},
	{name: "play-wooden", decode: func(p pressed) desk.Msg {
		if b := p.m.Screen().(play.Workshop).Built(); b != nil {
			return play.StartWooden{Setup: p.m.SetupOn(b), Seed: seed()}
		}
		return play.PlayBoard{} // which says what is missing
	}},
	{name: "count-board", msg: play.CountBoard{}},
	{name: "share-board", msg: play.SendBoard{}},
	{name: "fair", msg: play.AskFair{}},
}

// savedBoard saves the board that is built among the player's own, under the name in
// the form, which is emptied, or else the next one that is free.
func savedBoard(p pressed) desk.Msg {
	w, ok := p.m.Screen().(play.Workshop)
	b := w.Built()
	if !ok || b == nil {
		return nil
	}
	name := cmp.Or(strings.TrimSpace(desk.CutTitle(controlValue(`[name="board-name"]`))), p.text.OwnBoard(len(p.m.Boards)+1))
	if control := find(`[name="board-name"]`); control.Truthy() {
		control.Set("value", "")
	}
	return play.SaveBoard{Board: game.Named{Name: name, Layout: b.Layout()}}
}

// frameKeys are the keys that ask for something more than focusKeys while the frame has the focus.
var frameKeys = []keyed{
	{"Shift+ArrowLeft", play.Nudge{DX: -1}},
	{"Shift+ArrowRight", play.Nudge{DX: 1}},
	{"Shift+ArrowUp", play.Nudge{DY: 1}},
	{"Shift+ArrowDown", play.Nudge{DY: -1}},
	{"Delete", play.Lift{}},
	{"Backspace", play.Lift{}},
}

// benchKeys are those that ask for the same wherever keyPress.ignored lets them, except in a form.
var benchKeys = []keyed{
	{"6", play.Take{Worth: 6}},
	{"4", play.Take{Worth: 4}},
	{"3", play.Take{Worth: 3}},
	{"2", play.Take{Worth: 2}},
	{"r", play.Rotate{}},
	{"u", desk.Undo{}},
	{"Control+z", desk.Undo{}},
	{"Meta+z", desk.Undo{}},
	{"Control+y", desk.Redo{}},
	{"Control+Shift+z", desk.Redo{}},
	{"Meta+Shift+z", desk.Redo{}},
	{"Escape", play.Release{}},
	{"?", play.Open{Dialog: desk.KeysDialog}},
}

// nudges move the tile held, or all tiles, one place towards a side of the frame.
var nudges = []keyed{
	{"left", play.Nudge{DX: -1}},
	{"right", play.Nudge{DX: 1}},
	{"up", play.Nudge{DY: 1}},
	{"down", play.Nudge{DY: -1}},
}

// workshopKey returns what a key asks for in the workshop, or nil.
func workshopKey(k keyPress) desk.Msg {
	shifted := k.shift && !k.types()
	key := when(k.alt, "Alt+") + when(k.ctrl, "Control+") + when(k.meta, "Meta+") + when(shifted, "Shift+") + k.key
	if msg := askedBy(key, benchKeys); msg != nil {
		return msg
	}
	switch {
	case !k.onCell:
		return nil
	case key == "Enter" || key == " ":
		if k.repeat {
			return nil
		}
		return play.PressCell{At: cellOf(k.cell)}
	}
	return cmp.Or(askedBy(key, focusKeys), askedBy(key, frameKeys))
}
