package view

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

// act says what a control means that is drawn with the act's name as its data-act. Each
// screen and dialog has those of its own controls.
type act struct {
	name   string
	msg    desk.Msg               // the message
	decode func(pressed) desk.Msg // or what makes it; nil if there is nothing to do
	focus  func(pressed) []string // afterwards the focus goes to the first of these selectors that is there
	always bool                   // also when the control is marked as disabled
}

// message returns what the act asks for, or nil.
func (a act) message(p pressed) desk.Msg {
	if a.decode != nil {
		return a.decode(p)
	}
	return a.msg
}

// pressed is a control that was pressed, and what the message depends on.
type pressed struct {
	value string // its data-value
	id    string // its data-id
	m     *play.Model
	text  *text.Text
}

// number is the value as a number, 0 if it is none.
func (p pressed) number() int {
	n, _ := strconv.Atoi(p.value)
	return n
}

// table is the table, empty if another screen is shown.
func (p pressed) table() table.Screen {
	t, _ := p.m.Table()
	return t
}

// form says what a change means in a form that is drawn with its name as its data-form.
type form struct {
	name string
	read func(*play.Model) []desk.Msg
}

// withNewBoard returns s with another board of the same kind.
func withNewBoard(s game.Setup) game.Setup {
	s.Unread = false
	if s.Board == game.NumberedBoard {
		s.Number = int(page.Seed()*2654435761%rules.SquareBoards) + 1
		return s
	}
	s.Seed = int(page.Seed()%9999) + 1
	return s
}

// keyPress is a key that went down, and where.
type keyPress struct {
	key                     string // as keyNamed names it
	shift, ctrl, alt, meta  bool
	repeat                  bool   // it is held down
	control                 bool   // in a form control, which has keys of its own
	field                   string // the name of that control
	composing               bool   // the key belongs to an input method or a dead key, which builds a character
	hole, cell              string // the hole of a board or the place of the workshop's frame that has the focus
	onHole, onCell, inMoves bool   // whether one has, or something in the list of moves
	inSteps                 bool   // whether a button that steps through the moves has it
}

// readKey reads a key press from its event.
func readKey(e app.Event) keyPress {
	name := page.TextOf(e.Get("key"))
	k := keyPress{
		shift: e.Get("shiftKey").Truthy(), ctrl: e.Get("ctrlKey").Truthy(), alt: e.Get("altKey").Truthy(), meta: e.Get("metaKey").Truthy(),
		repeat:    e.Get("repeat").Truthy(),
		composing: e.Get("isComposing").Truthy() || e.Get("keyCode").Equal(app.ValueOf(229)) || slices.Contains([]string{"", "Dead", "Process", "Unidentified"}, name),
		control:   slices.Contains([]string{"INPUT", "SELECT", "TEXTAREA"}, e.Get("target").Get("tagName").String()),
	}
	if e.Get("getModifierState").Truthy() {
		k.alt = k.alt || e.Call("getModifierState", "AltGraph").Bool()
	}
	if k.alt && strings.Contains(altSigns, name) && !k.meta { // some keyboards have them on a third level
		k.alt, k.ctrl = false, false
	}
	k.key = name
	if !k.alt {
		k.key = keyNamed(name, page.TextOf(e.Get("code")))
	}
	if k.control {
		k.field = e.Get("target").Get("name").String()
	}
	_, k.hole, k.onHole = dom.Closest(e, "data-hole")
	_, k.cell, k.onCell = dom.Closest(e, "data-cell")
	_, _, k.inMoves = dom.Closest(e, "data-moves")
	_, _, k.inSteps = dom.Closest(e, "data-steps")
	return k
}

// altSigns are the signs with a meaning that need AltGr or Option on some keyboards.
const altSigns = "[]?"

// keyNamed returns the name of a key from the key and the code of its event. Letters are small, whatever Caps Lock says.
// A key whose letter is not Latin is named by its place, as on an American keyboard: the list of keys has Latin letters.
// Latin keyboards are named by what they type, so AZERTY and Dvorak have each letter where it is printed.
func keyNamed(key, code string) string {
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

// modified reports whether a key is held with which browsers have commands of their own.
func (k keyPress) modified() bool { return k.alt || k.meta || k.ctrl }

// types reports whether the key types a character.
func (k keyPress) types() bool { return utf8.RuneCountInString(k.key) == 1 && !k.ctrl && !k.meta }

// ignored reports whether the key has no meaning here. What types a character has one only while the board, its list of
// moves or its steps have the focus: dictation types letters, and so does a cat. Of those only steps repeat.
func (k keyPress) ignored() bool {
	return k.composing || k.types() && (!(k.onHole || k.onCell || k.inMoves || k.inSteps) || k.repeat && !strings.Contains("np[]", k.key))
}

// keyed is a key, as the browser names it, and what it asks for.
type keyed struct {
	key string
	msg desk.Msg
}

// askedBy returns what a key of a list asks for, or nil.
func askedBy(key string, list []keyed) desk.Msg {
	for _, k := range list {
		if k.key == key {
			return k.msg
		}
	}
	return nil
}

// tableKeys are the keys that ask for the same wherever keyPress.ignored lets them, except in a form or a
// dialog. They are no map, which would be filled at the start.
var tableKeys = []keyed{
	{"s", desk.Describe{Topic: desk.TopicScore}},
	{"l", desk.Describe{Topic: desk.TopicLast}},
	{"m", desk.Describe{Topic: desk.TopicPlayable}},
	{"e", desk.Describe{Topic: desk.TopicValue}},
	{"h", table.AskHint{}},
	{"u", desk.Undo{}},
	{"r", table.Replay{}},
	{"?", play.Open{Dialog: desk.KeysDialog}},
}

// branchKey goes into a variation or out of one: everywhere with Shift, and in the list of moves.
func branchKey(k keyPress) desk.Msg {
	switch {
	case k.modified():
	case k.key == "ArrowLeft" && k.shift, k.key == "ArrowUp" && k.inMoves:
		return desk.Branch{Out: true}
	case k.key == "ArrowRight" && k.shift, k.key == "ArrowDown" && k.inMoves:
		return desk.Branch{}
	}
	return nil
}

// stepKey returns what a key does to the ply shown of a line with so many, or nil: everywhere, or
// anywhere but on the board, which has arrow keys of its own.
func stepKey(k keyPress, ply, last int) desk.Msg {
	switch {
	case k.modified():
	case k.key == "[", k.key == "ArrowLeft" && !k.onHole:
		return desk.Step{Ply: ply - 1}
	case k.key == "]", k.key == "ArrowRight" && !k.onHole:
		return desk.Step{Ply: ply + 1}
	case k.key == "Home" && !k.onHole:
		return desk.Step{Ply: 0}
	case k.key == "End" && !k.onHole:
		return desk.Step{Ply: last}
	}
	return nil
}

// key returns what a key asks for on a screen that has no keys but those of its board.
func (v scene) key(k keyPress) desk.Msg { return holeKey(k, v.board) }

// holeKey returns what a key asks for on a screen with holes to press, or nil, also where there is no board.
func holeKey(k keyPress, b *rules.Board) desk.Msg {
	if k.alt || k.meta || b == nil {
		return nil
	}
	key := dom.When(k.ctrl, "Control+") + k.key
	switch {
	case !k.onHole:
		return askedBy(key, tableKeys)
	case (key == "Enter" || key == " ") && !k.repeat:
		return desk.Press{Hole: b.Hole(k.hole)}
	}
	return cmp.Or(askedBy(key, focusKeys), askedBy(key, holeKeys), askedBy(key, tableKeys))
}

// focusKeys are the keys that move the focus on a board and in the frame of the workshop.
var focusKeys = []keyed{
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
var holeKeys = []keyed{
	{"n", desk.FocusLegal{}},
	{"p", desk.FocusLegal{Back: true}},
	{"t", desk.Describe{Topic: desk.TopicTile}},
}
