package scene

import (
	"cmp"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/desk"
	"kulami/app/dom"
	"kulami/app/game"
	"kulami/app/play"
	"kulami/app/screen/table"
	"kulami/app/text"
	"kulami/app/view/page"
	"kulami/rules"
)

// Act maps a data-act value to the message that its control sends. Each screen and dialog lists the
// acts of its own controls.
type Act struct {
	Name   string
	Msg    desk.Msg               // the message, if Decode is nil
	Decode func(Pressed) desk.Msg // returns the message, or nil
	Focus  func(Pressed) []string // selectors; afterwards the first existing element gets the focus
	Always bool                   // also when the control is marked as disabled
}

// Message returns the message of the act, or nil.
func (a Act) Message(p Pressed) desk.Msg {
	if a.Decode != nil {
		return a.Decode(p)
	}
	return a.Msg
}

// Pressed is a pressed control with the inputs of its message.
type Pressed struct {
	Value string // data-value of the control
	ID    string // data-id of the control
	Model *play.Model
	Text  *text.Text
}

// Number returns the value as a number, or 0.
func (p Pressed) Number() int {
	n, _ := strconv.Atoi(p.Value)
	return n
}

// Table returns the table, or a zero Screen if another screen is shown.
func (p Pressed) Table() table.Screen {
	t, _ := p.Model.Table()
	return t
}

// Form maps a change in the form with the data-form Name to a message. Take returns the message for
// the new value of a control. The value of a checkbox is "true" or "false". Take returns nil if the
// form has no such control.
type Form struct {
	Name string
	Take func(m *play.Model, control, value string) desk.Msg
}

// WithNewBoard returns s with another board of the same kind.
func WithNewBoard(s game.Setup) game.Setup {
	s.Unread = false
	if s.Board == game.NumberedBoard {
		s.Number = int(page.Seed()*2654435761%rules.SquareBoards) + 1
		return s
	}
	s.Seed = int(page.Seed()%9999) + 1
	return s
}

// KeyPress is a key that was pressed, and the element with the focus.
type KeyPress struct {
	Pressed                 string // name of the key as KeyNamed returns it
	Shift, Ctrl, Alt, Meta  bool
	Repeat                  bool   // the key is held down
	Control                 bool   // in a form control, which handles keys itself
	Field                   string // name of the form control
	Composing               bool   // part of a character of an input method or a dead key
	Hole, Cell              string // focused hole of a board or cell of the workshop
	OnHole, OnCell, InMoves bool   // the focus is on a hole, on a cell, in the list of moves
	InSteps                 bool   // the focus is on a button that steps through the moves
}

// ReadKey reads a key press from its event.
func ReadKey(e app.Event) KeyPress {
	name := page.TextOf(e.Get("key"))
	k := KeyPress{
		Shift: e.Get("shiftKey").Truthy(), Ctrl: e.Get("ctrlKey").Truthy(), Alt: e.Get("altKey").Truthy(), Meta: e.Get("metaKey").Truthy(),
		Repeat:    e.Get("repeat").Truthy(),
		Composing: e.Get("isComposing").Truthy() || e.Get("keyCode").Equal(app.ValueOf(229)) || slices.Contains([]string{"", "Dead", "Process", "Unidentified"}, name),
		Control:   slices.Contains([]string{"INPUT", "SELECT", "TEXTAREA"}, e.Get("target").Get("tagName").String()),
	}
	if e.Get("getModifierState").Truthy() {
		k.Alt = k.Alt || e.Call("getModifierState", "AltGraph").Bool()
	}
	// Some keyboards type these signs with a third level.
	if k.Alt && strings.Contains(altSigns, name) && !k.Meta {
		k.Alt, k.Ctrl = false, false
	}
	k.Pressed = name
	if !k.Alt {
		k.Pressed = KeyNamed(name, page.TextOf(e.Get("code")))
	}
	if k.Control {
		k.Field = e.Get("target").Get("name").String()
	}
	_, k.Hole, k.OnHole = dom.Closest(e, "data-hole")
	_, k.Cell, k.OnCell = dom.Closest(e, "data-cell")
	_, _, k.InMoves = dom.Closest(e, "data-moves")
	_, _, k.InSteps = dom.Closest(e, "data-steps")
	return k
}

// altSigns are the signs of our keys that need AltGr or Option on some keyboards.
const altSigns = "[]?"

// KeyNamed returns the name of a key from the key and the code of its event. Letters are small,
// even with Caps Lock. A key without a Latin letter has the name of its place on an American
// keyboard, because our list of keys has Latin letters. On Latin keyboards, such as AZERTY and
// Dvorak, the typed letter is the name.
func KeyNamed(key, code string) string {
	const latinEnds = 0x370 // where Greek begins
	switch r, size := utf8.DecodeRuneInString(key); {
	case size == len(key) && 'A' <= r && r <= 'Z':
		return strings.ToLower(key)
	case r == '؟' || r == '？':
		return "?"
	// A Hebrew keyboard has an apostrophe there.
	case r < latinEnds && (key != "'" || code != "KeyW"):
		return key
	}
	switch {
	case code == "BracketLeft":
		return "["
	case code == "BracketRight":
		return "]"
	}
	for _, row := range []string{"Key", "Digit", "Numpad"} {
		if name, ok := strings.CutPrefix(code, row); ok && len(name) == 1 {
			return strings.ToLower(name)
		}
	}
	return key
}

// Modified reports whether a key of browser shortcuts is held.
func (k KeyPress) Modified() bool { return k.Alt || k.Meta || k.Ctrl }

// Types reports whether the key types a character.
func (k KeyPress) Types() bool { return utf8.RuneCountInString(k.Pressed) == 1 && !k.Ctrl && !k.Meta }

// Ignored reports whether the key has no meaning at its focus. Keys that type a character work only
// on the board, its list of moves or its steps. This is because dictation also types letters, and
// so does a cat. Of these keys only steps repeat.
func (k KeyPress) Ignored() bool {
	return k.Composing || k.Types() && (!(k.OnHole || k.OnCell || k.InMoves || k.InSteps) || k.Repeat && !strings.Contains("np[]", k.Pressed))
}

// Keyed is a key, by its browser name, and its message.
type Keyed struct {
	Key string
	Msg desk.Msg
}

// AskedBy returns the message of a key in a list, or nil.
func AskedBy(key string, list []Keyed) desk.Msg {
	for _, k := range list {
		if k.Key == key {
			return k.Msg
		}
	}
	return nil
}

// tableKeys are the keys with the same message everywhere, except in a form or a dialog, unless
// KeyPress.Ignored. They are not a map, because a map would be filled at the start.
var tableKeys = []Keyed{
	{"s", desk.Describe{Topic: desk.TopicScore}},
	{"l", desk.Describe{Topic: desk.TopicLast}},
	{"m", desk.Describe{Topic: desk.TopicPlayable}},
	{"e", desk.Describe{Topic: desk.TopicValue}},
	{"h", table.AskHint{}},
	{"u", desk.Undo{}},
	{"r", table.Replay{}},
	{"?", play.Open{Dialog: desk.KeysDialog}},
}

// BranchKey returns the message of a key that goes into a variation or out of it, or nil. The keys
// work with Shift everywhere, and without Shift in the list of moves.
func BranchKey(k KeyPress) desk.Msg {
	switch {
	case k.Modified():
	case k.Pressed == "ArrowLeft" && k.Shift, k.Pressed == "ArrowUp" && k.InMoves:
		return desk.Branch{Out: true}
	case k.Pressed == "ArrowRight" && k.Shift, k.Pressed == "ArrowDown" && k.InMoves:
		return desk.Branch{}
	}
	return nil
}

// StepKey returns the message of a key that steps through a line of last plies, or nil. The arrow
// keys do not step on the board, where they move the focus.
func StepKey(k KeyPress, ply, last int) desk.Msg {
	switch {
	case k.Modified():
	case k.Pressed == "[", k.Pressed == "ArrowLeft" && !k.OnHole:
		return desk.Step{Ply: ply - 1}
	case k.Pressed == "]", k.Pressed == "ArrowRight" && !k.OnHole:
		return desk.Step{Ply: ply + 1}
	case k.Pressed == "Home" && !k.OnHole:
		return desk.Step{Ply: 0}
	case k.Pressed == "End" && !k.OnHole:
		return desk.Step{Ply: last}
	}
	return nil
}

// Key returns the message of a key on a screen with only its board's keys.
func (v Scene) Key(k KeyPress) desk.Msg { return HoleKey(k, v.Board) }

// HoleKey returns the message of a key on a screen with holes, or nil. It also returns nil without
// a board.
func HoleKey(k KeyPress, b *rules.Board) desk.Msg {
	if k.Alt || k.Meta || b == nil {
		return nil
	}
	key := dom.When(k.Ctrl, "Control+") + k.Pressed
	switch {
	case !k.OnHole:
		return AskedBy(key, tableKeys)
	case (key == "Enter" || key == " ") && !k.Repeat:
		return desk.Press{Hole: b.Hole(k.Hole)}
	}
	return cmp.Or(AskedBy(key, FocusKeys), AskedBy(key, holeKeys), AskedBy(key, tableKeys))
}

// FocusKeys are the keys that move the focus on a board and in the workshop's frame.
var FocusKeys = []Keyed{
	{"ArrowLeft", desk.FocusMove{DX: -1}},
	{"ArrowRight", desk.FocusMove{DX: 1}},
	{"ArrowUp", desk.FocusMove{DY: 1}},
	{"ArrowDown", desk.FocusMove{DY: -1}},
	{"Home", desk.FocusEdge{}},
	{"End", desk.FocusEdge{End: true}},
	{"Control+Home", desk.FocusEdge{Board: true}},
	{"Control+End", desk.FocusEdge{End: true, Board: true}},
}

// holeKeys are additional keys while a hole has the focus.
var holeKeys = []Keyed{
	{"n", desk.FocusLegal{}},
	{"p", desk.FocusLegal{Back: true}},
	{"t", desk.Describe{Topic: desk.TopicTile}},
}
