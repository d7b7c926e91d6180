package view

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/play"
)

// onWorkshopClick carries out a click in the workshop; it reports false if it is
// none of the workshop's own.
func (r *Root) onWorkshopClick(ctx app.Context, e app.Event) bool {
	if _, name, ok := closest(e, "data-cell"); ok {
		r.send(ctx, play.PressCell{At: cellOf(name)})
		return true
	}
	element, act, ok := closest(e, "data-act")
	if !ok {
		return false
	}
	value := ""
	if v := element.Call("getAttribute", "data-value"); v.Truthy() {
		value = v.String()
	}
	if act == "save-board" { // the form of the button saves
		return true
	}
	off := act != "take" && element.Call("getAttribute", "aria-disabled").Equal(app.ValueOf("true")) // that no tile is left is told
	msg := r.workshopMessage(act, value)
	if msg != nil && !off {
		r.send(ctx, msg)
	}
	switch act {
	case "drop-board":
		focusOn(ctx, `.mine [data-act="undelete"]`)
	case "undelete":
		focusOn(ctx, `.mine [data-act="undelete"]`, `[data-act="drop-board"]`, `[name="board-name"]`)
	}
	return msg != nil
}

// workshopMessage returns what a control of the workshop asks for.
func (r *Root) workshopMessage(act, value string) play.Msg {
	switch act {
	case "take":
		worth, _ := strconv.Atoi(value)
		return play.Take{Worth: worth}
	case "rotate":
		return play.Rotate{}
	case "lift":
		return play.Lift{}
	case "nudge":
		return nudges[value]
	case "clear":
		return play.LiftAll{}
	case "use-game":
		return play.UseGameBoard{}
	case "open-board":
		setup := r.model.Setup
		setup.Board, setup.Mine = "mine", value
		return play.UseBoard{Setup: setup}
	case "drop-board":
		return play.DropBoard{Layout: value}
	case "undelete":
		if r.model.Dialog == play.NoDialog { // else it is the library's
			return play.Undelete{}
		}
	case "play-board":
		return play.PlayBoard{}
	case "share-board":
		return play.SendBoard{}
	case "fair":
		return play.AskFair{}
	}
	return nil
}

var nudges = map[string]play.Msg{
	"left": play.Nudge{DX: -1}, "right": play.Nudge{DX: 1}, "up": play.Nudge{DY: 1}, "down": play.Nudge{DY: -1},
}

// onSaveBoard puts the board among the player's own, under the name in the form or
// the next one that is free.
func (r *Root) onSaveBoard(ctx app.Context, e app.Event) {
	e.PreventDefault()
	b := r.model.Workshop.Built()
	if b == nil {
		return
	}
	control := e.Get("target").Get("elements").Get("board-name")
	name := strings.TrimSpace(control.Get("value").String())
	if name == "" {
		name = r.text.OwnBoard(len(r.model.Boards) + 1)
	}
	control.Set("value", "")
	r.send(ctx, play.SaveBoard{Board: play.Named{Name: name, Layout: b.Layout()}})
}

// onAim follows the pointer over the frame with the tile held.
func (r *Root) onAim(ctx app.Context, e app.Event) {
	w := r.model.Workshop
	if _, _, held := w.Held(); !held || r.drag.on || e.Get("pointerType").String() != "mouse" {
		return
	}
	if _, name, ok := closest(e, "data-cell"); ok && (!w.Aiming || w.Aim != cellOf(name)) {
		r.send(ctx, play.AimAt{At: cellOf(name)})
	}
}

func (r *Root) onAimLost(ctx app.Context, _ app.Event) {
	if r.model.Workshop.Aiming && !r.drag.on {
		r.send(ctx, play.AimAt{Off: true})
	}
}

func (r *Root) onCellFocus(ctx app.Context, e app.Event) {
	if _, name, ok := closest(e, "data-cell"); ok && cellOf(name) != r.model.Workshop.Cell {
		r.send(ctx, play.CellFocused{At: cellOf(name)})
	}
}

// frameKeys are the keys that act while the frame has the focus, benchKeys those
// that act wherever it is except in a form.
var (
	frameKeys = map[string]play.Msg{
		"ArrowLeft": boardKeys["ArrowLeft"], "ArrowRight": boardKeys["ArrowRight"],
		"ArrowUp": boardKeys["ArrowUp"], "ArrowDown": boardKeys["ArrowDown"],
		"Shift+ArrowLeft": nudges["left"], "Shift+ArrowRight": nudges["right"],
		"Shift+ArrowUp": nudges["up"], "Shift+ArrowDown": nudges["down"],
		"Home": play.FocusEdge{}, "End": play.FocusEdge{End: true},
		"Control+Home": play.FocusEdge{Board: true}, "Control+End": play.FocusEdge{End: true, Board: true},
		"Delete": play.Lift{}, "Backspace": play.Lift{},
	}
	benchKeys = map[string]play.Msg{
		"6": play.Take{Worth: 6}, "4": play.Take{Worth: 4}, "3": play.Take{Worth: 3}, "2": play.Take{Worth: 2},
		"r": play.Rotate{}, "u": play.Undo{}, "Escape": play.Release{}, "?": play.Open{Dialog: play.KeysDialog},
		"Control+z": play.Undo{}, "Meta+z": play.Undo{}, "Control+y": play.Redo{},
		"Control+Shift+Z": play.Redo{}, "Meta+Shift+Z": play.Redo{},
	}
)

// workshopKey returns what a key asks for in the workshop, or nil.
func (r *Root) workshopKey(e app.Event) play.Msg {
	if r.model.Dialog != play.NoDialog || inField(e) {
		return nil
	}
	key := e.Get("key").String()
	if e.Get("shiftKey").Bool() && len(key) > 1 || key == "Z" {
		key = "Shift+" + key
	}
	for _, held := range [][2]string{{"metaKey", "Meta+"}, {"ctrlKey", "Control+"}, {"altKey", "Alt+"}} {
		if e.Get(held[0]).Bool() {
			key = held[1] + key
		}
	}
	if msg := benchKeys[key]; msg != nil {
		return msg
	}
	_, cell, ok := closest(e, "data-cell")
	switch {
	case !ok:
		return nil
	case key == "Enter" || key == " ":
		if e.Get("repeat").Bool() {
			return nil
		}
		return play.PressCell{At: cellOf(cell)}
	}
	return frameKeys[key]
}
