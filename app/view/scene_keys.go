package view

import (
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/board"
	"kulami/app/dom"
	"kulami/app/play"
	"kulami/rules"
)

// keyPress is a key that went down, and where.
type keyPress struct {
	key                     string // as the browser names it
	shift, ctrl, alt, meta  bool
	repeat                  bool   // it is held down
	control                 bool   // in a form control, which has keys of its own
	field                   string // the name of that control
	composing               bool   // the key belongs to an input method, which builds a character
	hole, cell              string // the hole of a board or the place of the workshop's frame that has the focus
	onHole, onCell, inMoves bool   // whether one has, or something in the list of moves
	onButton                bool   // the space bar presses what has the focus
}

// readKey reads a key press from its event.
func readKey(e app.Event) keyPress {
	k := keyPress{
		key:   e.Get("key").String(),
		shift: e.Get("shiftKey").Bool(), ctrl: e.Get("ctrlKey").Bool(), alt: e.Get("altKey").Bool(), meta: e.Get("metaKey").Bool(),
		repeat: e.Get("repeat").Bool(), composing: e.Get("isComposing").Bool(),
		control: slices.Contains([]string{"INPUT", "SELECT", "TEXTAREA"}, e.Get("target").Get("tagName").String()),
	}
	if k.control {
		k.field = e.Get("target").Get("name").String()
	}
	_, k.hole, k.onHole = dom.Closest(e, "data-hole")
	_, k.cell, k.onCell = dom.Closest(e, "data-cell")
	_, _, k.inMoves = dom.Closest(e, "data-moves")
	_, _, k.onButton = dom.Closest(e, "data-act")
	return k
}

// tableKey returns what a key asks for wherever the focus is, except in a form or a
// dialog. It is not a map, which would be filled at the start.
func tableKey(key string) play.Msg {
	switch key {
	case "s":
		return play.Describe{Topic: play.TopicScore}
	case "l":
		return play.Describe{Topic: play.TopicLast}
	case "m":
		return play.Describe{Topic: play.TopicPlayable}
	case "e":
		return play.Describe{Topic: play.TopicValue}
	case "h":
		return play.AskHint{}
	case "u":
		return play.Undo{}
	case "r":
		return play.Replay{}
	case "?":
		return play.Open{Dialog: play.KeysDialog}
	}
	return nil
}

// holeKey returns what a key asks for on a screen with holes to press, or nil.
func holeKey(k keyPress, b *rules.Board) play.Msg {
	if k.alt || k.meta {
		return nil
	}
	if k.onHole {
		if action := board.ActionOf(k.key, k.ctrl, k.repeat); action != nil {
			return boardMessage(action, b.Hole(k.hole))
		}
	}
	if k.ctrl {
		return nil
	}
	return tableKey(k.key)
}

// boardMessage is the message for what a key asks for on a hole of a board.
func boardMessage(action board.Action, h rules.Hole) play.Msg {
	switch action := action.(type) {
	case board.Press:
		return play.Press{Hole: h}
	case board.Move:
		return play.FocusMove(action)
	case board.MoveToEdge:
		return play.FocusEdge(action)
	case board.MoveToLegal:
		return play.FocusLegal(action)
	case board.TellTile:
		return play.Describe{Topic: play.TopicTile}
	}
	return nil
}
