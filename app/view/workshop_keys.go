package view

import (
	"cmp"
	"strings"

	"kulami/app/desk"
	"kulami/app/dom"
	"kulami/app/game"
	"kulami/app/play"
	"kulami/app/screen/wooden"
	"kulami/app/view/page"
)

var workshopActs = []act{
	{name: "workshop", msg: desk.Visit{Screen: wooden.WorkshopScreen}},
	{name: "take", decode: func(p pressed) desk.Msg { return wooden.Take{Worth: p.number()} },
		always: true}, // the answer is that no such tile is left
	{name: "rotate", msg: wooden.Rotate{}},
	{name: "lift", msg: wooden.Lift{}, focus: func(pressed) []string { return []string{page.FrameStop} }},
	{name: "nudge", decode: func(p pressed) desk.Msg { return askedBy(p.value, nudges) }},
	{name: "clear", msg: wooden.LiftAll{}},
	{name: "use-game", msg: wooden.UseGameBoard{}},
	{name: "open-board", decode: func(p pressed) desk.Msg {
		setup := p.m.Setup
		setup.Board, setup.Mine = game.OwnBoard, p.value
		return wooden.UseBoard{Setup: setup}
	}},
	{name: "save-board", decode: savedBoard},
	{name: "drop-board", decode: func(p pressed) desk.Msg { return wooden.DropBoard{Layout: p.value} },
		focus: func(pressed) []string { return []string{`.mine [data-act="undelete"]`} }},
	{name: "play-board", msg: wooden.PlayBoard{}},
	{name: "play-wooden", decode: func(p pressed) desk.Msg {
		if b := p.m.Screen().(wooden.Workshop).Built(); b != nil {
			return play.StartWooden{Setup: p.m.SetupOn(b), Seed: page.Seed()}
		}
		return wooden.PlayBoard{} // which says what is missing
	}},
	{name: "count-board", msg: wooden.CountBoard{}},
	{name: "share-board", msg: wooden.SendBoard{}},
	{name: "fair", msg: wooden.AskFair{}},
}

// savedBoard saves the board that is built among the player's own, under the name in
// the form, which is emptied, or else the next one that is free.
func savedBoard(p pressed) desk.Msg {
	w, ok := p.m.Screen().(wooden.Workshop)
	b := w.Built()
	if !ok || b == nil {
		return nil
	}
	name := cmp.Or(strings.TrimSpace(desk.CutTitle(page.ControlValue(`[name="board-name"]`))), p.text.OwnBoard(len(p.m.Boards)+1))
	if control := page.Find(`[name="board-name"]`); control.Truthy() {
		control.Set("value", "")
	}
	return wooden.SaveBoard{Board: game.Named{Name: name, Layout: b.Layout()}}
}

// frameKeys are the keys that ask for something more than focusKeys while the frame has the focus.
var frameKeys = []keyed{
	{"Shift+ArrowLeft", wooden.Nudge{DX: -1}},
	{"Shift+ArrowRight", wooden.Nudge{DX: 1}},
	{"Shift+ArrowUp", wooden.Nudge{DY: 1}},
	{"Shift+ArrowDown", wooden.Nudge{DY: -1}},
	{"Delete", wooden.Lift{}},
	{"Backspace", wooden.Lift{}},
}

// benchKeys are those that ask for the same wherever keyPress.ignored lets them, except in a form.
var benchKeys = []keyed{
	{"6", wooden.Take{Worth: 6}},
	{"4", wooden.Take{Worth: 4}},
	{"3", wooden.Take{Worth: 3}},
	{"2", wooden.Take{Worth: 2}},
	{"r", wooden.Rotate{}},
	{"u", desk.Undo{}},
	{"Control+z", desk.Undo{}},
	{"Meta+z", desk.Undo{}},
	{"Control+y", desk.Redo{}},
	{"Control+Shift+z", desk.Redo{}},
	{"Meta+Shift+z", desk.Redo{}},
	{"Escape", wooden.Release{}},
	{"?", play.Open{Dialog: desk.KeysDialog}},
}

// nudges move the tile held, or all tiles, one place towards a side of the frame.
var nudges = []keyed{
	{"left", wooden.Nudge{DX: -1}},
	{"right", wooden.Nudge{DX: 1}},
	{"up", wooden.Nudge{DY: 1}},
	{"down", wooden.Nudge{DY: -1}},
}

// workshopKey returns what a key asks for in the workshop, or nil.
func workshopKey(k keyPress) desk.Msg {
	shifted := k.shift && !k.types()
	key := dom.When(k.alt, "Alt+") + dom.When(k.ctrl, "Control+") + dom.When(k.meta, "Meta+") + dom.When(shifted, "Shift+") + k.key
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
		return wooden.PressCell{At: cellOf(k.cell)}
	}
	return cmp.Or(askedBy(key, focusKeys), askedBy(key, frameKeys))
}
