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

// Act says what a control means that is drawn with the act's name as its data-act. Each
// screen and dialog has those of its own controls.
type Act struct {
	Name   string
	Msg    desk.Msg               // the message
	Decode func(Pressed) desk.Msg // or what makes it; nil if there is nothing to do
	Focus  func(Pressed) []string // afterwards the focus goes to the first of these selectors that is there
	Always bool                   // also when the control is marked as disabled
}

// Message returns what the act asks for, or nil.
func (a Act) Message(p Pressed) desk.Msg {
	if a.Decode != nil {
		return a.Decode(p)
	}
	return a.Msg
}

// Pressed is a control that was pressed, and what the message depends on.
type Pressed struct {
	Value string // its data-value
	ID    string // its data-id
	Model *play.Model
	Text  *text.Text
}

// Number is the value as a number, 0 if it is none.
func (p Pressed) Number() int {
	n, _ := strconv.Atoi(p.Value)
	return n
}

// Table is the table, empty if another screen is shown.
func (p Pressed) Table() table.Screen {
	t, _ := p.Model.Table()
	return t
}

// Form says what a change means in a form that is drawn with its name as its data-form. Take returns the message of a value that
// was chosen or typed in a control, which is "true" or "false" for a checkbox; nil if the form has no such control.
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

// KeyPress is a key that went down, and where.
type KeyPress struct {
	Pressed                 string // as keyNamed names it
	Shift, Ctrl, Alt, Meta  bool
	Repeat                  bool   // it is held down
	Control                 bool   // in a form control, which has keys of its own
	Field                   string // the name of that control
	Composing               bool   // the key belongs to an input method or a dead key, which builds a character
	Hole, Cell              string // the hole of a board or the place of the workshop's frame that has the focus
	OnHole, OnCell, InMoves bool   // whether one has, or something in the list of moves
	InSteps                 bool   // whether a button that steps through the moves has it
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
	if k.Alt && strings.Contains(altSigns, name) && !k.Meta { // some keyboards have them on a third level
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

// altSigns are the signs with a meaning that need AltGr or Option on some keyboards.
const altSigns = "[]?"

// KeyNamed returns the name of a key from the key and the code of its event. Letters are small, whatever Caps Lock says.
// A key whose letter is not Latin is named by its place, as on an American keyboard: the list of keys has Latin letters.
// Latin keyboards are named by what they type, so AZERTY and Dvorak have each letter where it is printed.
func KeyNamed(key, code string) string {
	const latinEnds = 0x370 // where Greek begins
	switch r, size := utf8.DecodeRuneInString(key); {
	case size == len(key) && 'A' <= r && r <= 'Z':
		return strings.ToLower(key)
	case r == '؟' || r == '？':
		return "?"
	case r < latinEnds && (key != "'" || code != "KeyW"): // a Hebrew keyboard has an apostrophe there
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

// Modified reports whether a key is held with which browsers have commands of their own.
func (k KeyPress) Modified() bool { return k.Alt || k.Meta || k.Ctrl }

// Types reports whether the key types a character.
func (k KeyPress) Types() bool { return utf8.RuneCountInString(k.Pressed) == 1 && !k.Ctrl && !k.Meta }

// Ignored reports whether the key has no meaning here. What types a character has one only while the board, its list of
// moves or its steps have the focus: dictation types letters, and so does a cat. Of those only steps repeat.
func (k KeyPress) Ignored() bool {
	return k.Composing || k.Types() && (!(k.OnHole || k.OnCell || k.InMoves || k.InSteps) || k.Repeat && !strings.Contains("np[]", k.Pressed))
}

// Keyed is a key, as the browser names it, and what it asks for.
type Keyed struct {
	Key string
	Msg desk.Msg
}

// AskedBy returns what a key of a list asks for, or nil.
func AskedBy(key string, list []Keyed) desk.Msg {
	for _, k := range list {
		if k.Key == key {
			return k.Msg
		}
	}
	return nil
}

// tableKeys are the keys that ask for the same wherever keyPress.ignored lets them, except in a form or a
// dialog. They are no map, which would be filled at the start.
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

// BranchKey goes into a variation or out of one: everywhere with Shift, and in the list of moves.
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

// StepKey returns what a key does to the ply shown of a line with so many, or nil: everywhere, or
// anywhere but on the board, which has arrow keys of its own.
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

// Key returns what a key asks for on a screen that has no keys but those of its board.
func (v Scene) Key(k KeyPress) desk.Msg { return HoleKey(k, v.Board) }

// HoleKey returns what a key asks for on a screen with holes to press, or nil, also where there is no board.
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

// FocusKeys are the keys that move the focus on a board and in the frame of the workshop.
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

// holeKeys are the keys that ask for something more while a hole has the focus.
var holeKeys = []Keyed{
	{"n", desk.FocusLegal{}},
	{"p", desk.FocusLegal{Back: true}},
	{"t", desk.Describe{Topic: desk.TopicTile}},
}
