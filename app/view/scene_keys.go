package view

import (
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

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
	_, k.hole, k.onHole = closest(e, "data-hole")
	_, k.cell, k.onCell = closest(e, "data-cell")
	_, _, k.inMoves = closest(e, "data-moves")
	_, _, k.onButton = closest(e, "data-act")
	return k
}

// boardKey returns what a key asks for while the board has the focus, or nil. It and
// the functions below are not maps, which would be filled at the start.
func boardKey(key string) play.Msg {
	switch key {
	case "ArrowLeft":
		return play.FocusMove{DX: -1}
	case "ArrowRight":
		return play.FocusMove{DX: 1}
	case "ArrowUp":
		return play.FocusMove{DY: 1}
	case "ArrowDown":
		return play.FocusMove{DY: -1}
	case "n":
		return play.FocusLegal{}
	case "p":
		return play.FocusLegal{Back: true}
	case "t":
		return play.Describe{Topic: play.TopicTile}
	}
	return nil
}

// tableKey returns what a key asks for wherever the focus is, except in a form or a
// dialog.
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
		switch {
		case k.key == "Home" || k.key == "End":
			return play.FocusEdge{End: k.key == "End", Board: k.ctrl}
		case k.ctrl:
			return nil
		case k.key == "Enter" || k.key == " ":
			if k.repeat {
				return nil
			}
			return play.Press{Hole: b.Hole(k.hole)}
		}
		if msg := boardKey(k.key); msg != nil {
			return msg
		}
	}
	if k.ctrl {
		return nil
	}
	return tableKey(k.key)
}
