package wooden

import (
	"cmp"

	"kulami/app/desk"
	"kulami/app/dom"
	"kulami/app/play"
	"kulami/app/screen/wooden"
	"kulami/app/view/page"
	"kulami/app/view/scene"
)

// WorkshopActs maps the controls of the workshop to their messages.
var WorkshopActs = []scene.Act{
	{Name: "take", Decode: func(p scene.Pressed) desk.Msg { return wooden.Take{Worth: p.Number()} },
		Always: true}, // if none is left, the status line says so
	{Name: "rotate", Msg: wooden.Rotate{}},
	{Name: "lift", Msg: wooden.Lift{}, Focus: func(scene.Pressed) []string { return []string{page.FrameStop} }},
	{Name: "clear", Msg: wooden.LiftAll{}},
}

// frameKeys are keys in addition to scene.FocusKeys while the frame has the focus.
var frameKeys = []scene.Keyed{
	{Key: "Shift+ArrowLeft", Msg: wooden.Nudge{DX: -1}},
	{Key: "Shift+ArrowRight", Msg: wooden.Nudge{DX: 1}},
	{Key: "Shift+ArrowUp", Msg: wooden.Nudge{DY: 1}},
	{Key: "Shift+ArrowDown", Msg: wooden.Nudge{DY: -1}},
	{Key: "Delete", Msg: wooden.Lift{}},
	{Key: "Backspace", Msg: wooden.Lift{}},
}

// workshopKeys work with the focus on any element except a form.
var workshopKeys = []scene.Keyed{
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

// workshopKey returns the message for a key, or nil.
func workshopKey(k scene.KeyPress) desk.Msg {
	shifted := k.Shift && !k.Types()
	key := dom.When(k.Alt, "Alt+") + dom.When(k.Ctrl, "Control+") + dom.When(k.Meta, "Meta+") + dom.When(shifted, "Shift+") + k.Pressed
	if msg := scene.AskedBy(key, workshopKeys); msg != nil {
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
