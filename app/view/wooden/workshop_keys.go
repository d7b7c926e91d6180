package wooden

import (
	"cmp"
	"strings"

	"kulami/app/desk"
	"kulami/app/dom"
	"kulami/app/game"
	"kulami/app/play"
	"kulami/app/screen/wooden"
	"kulami/app/view/page"
	"kulami/app/view/scene"
)

// WorkshopActs are what the controls of the workshop ask for.
var WorkshopActs = []scene.Act{
	{Name: "workshop", Msg: desk.Visit{Screen: wooden.WorkshopScreen}},
	{Name: "take", Decode: func(p scene.Pressed) desk.Msg { return wooden.Take{Worth: p.Number()} },
		Always: true}, // the answer is that no such tile is left
	{Name: "rotate", Msg: wooden.Rotate{}},
	{Name: "lift", Msg: wooden.Lift{}, Focus: func(scene.Pressed) []string { return []string{page.FrameStop} }},
	{Name: "nudge", Decode: func(p scene.Pressed) desk.Msg { return scene.AskedBy(p.Value, nudges) }},
	{Name: "clear", Msg: wooden.LiftAll{}},
	{Name: "use-game", Msg: wooden.UseGameBoard{}},
	{Name: "open-board", Decode: func(p scene.Pressed) desk.Msg {
		setup := p.Model.Setup
		setup.Board, setup.Mine = game.OwnBoard, p.Value
		return wooden.UseBoard{Setup: setup}
	}},
	{Name: "save-board", Decode: savedBoard},
	{Name: "drop-board", Decode: func(p scene.Pressed) desk.Msg { return wooden.DropBoard{Layout: p.Value} },
		Focus: func(scene.Pressed) []string { return []string{`.mine [data-act="undelete"]`} }},
	{Name: "play-board", Msg: wooden.PlayBoard{}},
	{Name: "play-wooden", Decode: func(p scene.Pressed) desk.Msg {
		if b := p.Model.Screen().(wooden.Workshop).Built(); b != nil {
			return play.StartWooden{Setup: p.Model.SetupOn(b), Seed: page.Seed()}
		}
		return wooden.PlayBoard{} // which says what is missing
	}},
	{Name: "count-board", Msg: wooden.CountBoard{}},
	{Name: "share-board", Msg: wooden.SendBoard{}},
	{Name: "fair", Msg: wooden.AskFair{}},
}

// savedBoard saves the board that is built among the player's own, under the name in
// the form, which is emptied, or else the next one that is free.
func savedBoard(p scene.Pressed) desk.Msg {
	w, ok := p.Model.Screen().(wooden.Workshop)
	b := w.Built()
	if !ok || b == nil {
		return nil
	}
	name := cmp.Or(strings.TrimSpace(desk.CutTitle(page.ControlValue(`[name="board-name"]`))), p.Text.OwnBoard(len(p.Model.Boards)+1))
	if control := page.Find(`[name="board-name"]`); control.Truthy() {
		control.Set("value", "")
	}
	return wooden.SaveBoard{Board: game.Named{Name: name, Layout: b.Layout()}}
}

// frameKeys are the keys that ask for something more than focusKeys while the frame has the focus.
var frameKeys = []scene.Keyed{
	{Key: "Shift+ArrowLeft", Msg: wooden.Nudge{DX: -1}},
	{Key: "Shift+ArrowRight", Msg: wooden.Nudge{DX: 1}},
	{Key: "Shift+ArrowUp", Msg: wooden.Nudge{DY: 1}},
	{Key: "Shift+ArrowDown", Msg: wooden.Nudge{DY: -1}},
	{Key: "Delete", Msg: wooden.Lift{}},
	{Key: "Backspace", Msg: wooden.Lift{}},
}

// benchKeys are those that ask for the same wherever keyPress.ignored lets them, except in a form.
var benchKeys = []scene.Keyed{
	{Key: "6", Msg: wooden.Take{Worth: 6}},
	{Key: "4", Msg: wooden.Take{Worth: 4}},
	{Key: "3", Msg: wooden.Take{Worth: 3}},
	{Key: "2", Msg: wooden.Take{Worth: 2}},
	{Key: "r", Msg: wooden.Rotate{}},
	{Key: "u", Msg: desk.Undo{}},
	{Key: "Control+z", Msg: desk.Undo{}},
	{Key: "Meta+z", Msg: desk.Undo{}},
	{Key: "Control+y", Msg: desk.Redo{}},
	{Key: "Control+Shift+z", Msg: desk.Redo{}},
	{Key: "Meta+Shift+z", Msg: desk.Redo{}},
	{Key: "Escape", Msg: wooden.Release{}},
	{Key: "?", Msg: play.Open{Dialog: desk.KeysDialog}},
}

// nudges move the tile held, or all tiles, one place towards a side of the frame.
var nudges = []scene.Keyed{
	{Key: "left", Msg: wooden.Nudge{DX: -1}},
	{Key: "right", Msg: wooden.Nudge{DX: 1}},
	{Key: "up", Msg: wooden.Nudge{DY: 1}},
	{Key: "down", Msg: wooden.Nudge{DY: -1}},
}

// workshopKey returns what a key asks for in the workshop, or nil.
func workshopKey(k scene.KeyPress) desk.Msg {
	shifted := k.Shift && !k.Types()
	key := dom.When(k.Alt, "Alt+") + dom.When(k.Ctrl, "Control+") + dom.When(k.Meta, "Meta+") + dom.When(shifted, "Shift+") + k.Pressed
	if msg := scene.AskedBy(key, benchKeys); msg != nil {
		return msg
	}
	switch {
	case !k.OnCell:
		return nil
	case key == "Enter" || key == " ":
		if k.Repeat {
			return nil
		}
		return wooden.PressCell{At: CellOf(k.Cell)}
	}
	return cmp.Or(scene.AskedBy(key, scene.FocusKeys), scene.AskedBy(key, frameKeys))
}
