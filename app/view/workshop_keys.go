package view

import (
	"kulami/app/board"
	"kulami/app/play"
	"kulami/rules"
)

// frameKey returns what a key asks for while the frame has the focus, or nil.
func frameKey(key string) play.Msg {
	switch key {
	case "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End":
		return boardMessage(board.ActionOf(key, false, false), rules.NoHole)
	case "Shift+ArrowLeft":
		return nudge("left")
	case "Shift+ArrowRight":
		return nudge("right")
	case "Shift+ArrowUp":
		return nudge("up")
	case "Shift+ArrowDown":
		return nudge("down")
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
func workshopKey(k keyPress) play.Msg {
	key := k.key
	if k.shift && len(key) > 1 || key == "Z" {
		key = "Shift+" + key
	}
	if k.meta {
		key = "Meta+" + key
	}
	if k.ctrl {
		key = "Control+" + key
	}
	if k.alt {
		key = "Alt+" + key
	}
	if msg := benchKey(key); msg != nil {
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
	return frameKey(key)
}

// nudge moves the tile held, or all tiles, one place towards a side of the frame.
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
