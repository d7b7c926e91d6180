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
		return nudge(value)
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

// nudge moves the tile held one place towards a side of the frame.
func nudge(side string) play.Msg {
	switch side {
	case "left":
		return play.Nudge{DX: -1}
	case "right":
		return play.Nudge{DX: 1}
	case "up":
		return play.Nudge{DY: 1}
	case "down":
		return play.Nudge{DY: -1}
	}
	return nil
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

// frameKey returns what a key asks for while the frame has the focus, or nil.
func frameKey(key string) play.Msg {
	switch key {
	case "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown":
		return boardKey(key)
	case "Shift+ArrowLeft":
		return nudge("left")
	case "Shift+ArrowRight":
		return nudge("right")
	case "Shift+ArrowUp":
		return nudge("up")
	case "Shift+ArrowDown":
		return nudge("down")
	case "Home":
		return play.FocusEdge{}
	case "End":
		return play.FocusEdge{End: true}
	case "Control+Home":
		return play.FocusEdge{Board: true}
	case "Control+End":
		return play.FocusEdge{End: true, Board: true}
	case "Delete", "Backspace":
		return play.Lift{}
	}
	return nil
}

// benchKey returns what a key asks for wherever the focus is except in a form.
func benchKey(key string) play.Msg {
	switch key {
	case "6":
		return play.Take{Worth: 6}
	case "4":
		return play.Take{Worth: 4}
	case "3":
		return play.Take{Worth: 3}
	case "2":
		return play.Take{Worth: 2}
	case "r":
		return play.Rotate{}
	case "u", "Control+z", "Meta+z":
		return play.Undo{}
	case "Escape":
		return play.Release{}
	case "?":
		return play.Open{Dialog: play.KeysDialog}
	case "Control+y", "Control+Shift+Z", "Meta+Shift+Z":
		return play.Redo{}
	}
	return nil
}

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
	if msg := benchKey(key); msg != nil {
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
	return frameKey(key)
}
