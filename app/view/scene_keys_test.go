package view

import (
	"reflect"
	"strings"
	"testing"

	"kulami/app/desk"
	"kulami/app/play"
	"kulami/app/screen/analysis"
	"kulami/app/screen/table"
	"kulami/app/screen/wooden"
	"kulami/app/view/dialogs"
	"kulami/app/view/scene"
	"kulami/rules"
)

// The test is one table of all keys.
func TestKeys(t *testing.T) {
	r := after(ending(t)...)
	workshop := after(desk.Visit{Screen: wooden.WorkshopScreen})
	last := len(tableOf(r).Game.Moves())
	onBoard := func(key string) scene.KeyPress { return scene.KeyPress{Pressed: key, Hole: "d4", OnHole: true} }
	onFrame := func(key string) scene.KeyPress { return scene.KeyPress{Pressed: key, Cell: "c7", OnCell: true} }
	with := func(k scene.KeyPress, change func(*scene.KeyPress)) scene.KeyPress { change(&k); return k }
	ctrl := func(k *scene.KeyPress) { k.Ctrl = true }
	shift := func(k *scene.KeyPress) { k.Shift = true }
	for _, c := range []struct {
		name     string
		key      scene.KeyPress
		workshop bool
		want     desk.Msg
	}{
		{"arrow", scene.KeyPress{Pressed: "ArrowLeft"}, false, desk.Step{Ply: last - 1}},
		{"arrow on the board", onBoard("ArrowLeft"), false, desk.FocusMove{DX: -1}},
		{"bracket on the board", onBoard("["), false, desk.Step{Ply: last - 1}},
		{"shift and arrow on the board", with(onBoard("ArrowRight"), shift), false, desk.Branch{}},
		{"arrow in the moves", scene.KeyPress{Pressed: "ArrowUp", InMoves: true}, false, desk.Branch{Out: true}},
		{"Home", scene.KeyPress{Pressed: "Home"}, false, desk.Step{}},
		{"Home on the board", onBoard("Home"), false, desk.FocusEdge{}},
		{"Control and End on the board", with(onBoard("End"), ctrl), false, desk.FocusEdge{End: true, Board: true}},
		{"Enter on the board", onBoard("Enter"), false, desk.Press{Hole: rules.SheetSquare.Board().Hole("d4")}},
		{"Enter held down", with(onBoard("Enter"), func(k *scene.KeyPress) { k.Repeat = true }), false, nil},
		{"Enter elsewhere", scene.KeyPress{Pressed: "Enter"}, false, nil},
		{"hint elsewhere", scene.KeyPress{Pressed: "h"}, false, nil},
		{"hint on a button of the steps", scene.KeyPress{Pressed: "h", InSteps: true}, false, table.AskHint{}},
		{"hint in the moves", scene.KeyPress{Pressed: "h", InMoves: true}, false, table.AskHint{}},
		{"hint held down", with(onBoard("h"), func(k *scene.KeyPress) { k.Repeat = true }), false, nil},
		{"the next hole held down", with(onBoard("n"), func(k *scene.KeyPress) { k.Repeat = true }), false, desk.FocusLegal{}},
		{"hint by an input method", with(onBoard("h"), func(k *scene.KeyPress) { k.Composing = true }), false, nil},
		{"bracket elsewhere", scene.KeyPress{Pressed: "["}, false, nil},
		{"question mark elsewhere", scene.KeyPress{Pressed: "?"}, false, nil},
		{"question mark on the board", with(onBoard("?"), shift), false, play.Open{Dialog: desk.KeysDialog}},
		{"hint on the board", onBoard("h"), false, table.AskHint{}},
		{"replay elsewhere", scene.KeyPress{Pressed: "r"}, false, nil},
		{"replay on the board", onBoard("r"), false, table.Replay{}},
		{"Control and h", with(onBoard("h"), ctrl), false, nil},
		{"Alt and h", with(onBoard("h"), func(k *scene.KeyPress) { k.Alt = true }), false, nil},
		{"tile", onBoard("t"), false, desk.Describe{Topic: desk.TopicTile}},
		{"tile elsewhere", scene.KeyPress{Pressed: "t"}, false, nil},

		{"tray elsewhere", scene.KeyPress{Pressed: "6"}, true, nil},
		{"tray", onFrame("6"), true, wooden.Take{Worth: 6}},
		{"tray where digits need Shift", with(onFrame("6"), shift), true, wooden.Take{Worth: 6}},
		{"undo", with(scene.KeyPress{Pressed: "z"}, ctrl), true, desk.Undo{}},
		{"redo", with(with(scene.KeyPress{Pressed: "z"}, ctrl), shift), true, desk.Redo{}},
		{"arrow elsewhere", scene.KeyPress{Pressed: "ArrowLeft"}, true, nil},
		{"arrow on the frame", onFrame("ArrowLeft"), true, desk.FocusMove{DX: -1}},
		{"shift and arrow on the frame", with(onFrame("ArrowUp"), shift), true, wooden.Nudge{DY: 1}},
		{"Enter on the frame", onFrame("Enter"), true, wooden.PressCell{At: rules.Point{X: 2, Y: 6}}},
		{"Delete on the frame", onFrame("Delete"), true, wooden.Lift{}},
	} {
		on := r
		if c.workshop {
			on = workshop
		}
		got := on.keyMessage(c.key)
		if !reflect.DeepEqual(got, c.want) {
			t.Errorf("%s: %#v, want %#v", c.name, got, c.want)
		}
	}
	// The analysis steps through its moves and has the engine's best move.
	r = after(play.Navigated{Fragment: "k1/b013QQ4DD2TSd2tS2Ts1sQQ4QT5D/mc4c7e7/cf7"}, desk.Visit{Screen: desk.AnalysisScreen}, desk.Undo{})
	if msg := r.keyMessage(onBoard("b")); msg != nil {
		t.Errorf("the best move of a position without one: %#v", msg)
	}
	best := r.model.Screen().(analysis.Screen).Position().Legal().Slice()[0]
	answer := analysed(r, 4, false).(desk.Valued)
	answer.ID = 2
	r.model, _ = sent(r.model, answer)
	for _, c := range []struct {
		key  scene.KeyPress
		want desk.Msg
	}{
		{onBoard("b"), desk.Press{Hole: best}},
		{with(onBoard("b"), func(k *scene.KeyPress) { k.Repeat = true }), nil},
		{scene.KeyPress{Pressed: " "}, nil},
		{onBoard(" "), desk.Press{Hole: r.scene().Board.Hole("d4")}},
		{scene.KeyPress{Pressed: "l"}, nil},
		{onBoard("l"), analysis.SwitchEngine{}},
		{with(onBoard("l"), ctrl), nil},
		{with(onBoard("l"), shift), desk.Describe{Topic: desk.TopicLast}},
		{scene.KeyPress{Pressed: "ArrowLeft"}, desk.Step{Ply: 1}},
		{scene.KeyPress{Pressed: "ArrowRight"}, desk.Step{Ply: 3}},
		{onBoard("ArrowRight"), desk.FocusMove{DX: 1}},
		{onBoard("["), desk.Step{Ply: 1}},
		{onBoard("]"), desk.Step{Ply: 3}},
		{scene.KeyPress{Pressed: "Home"}, desk.Step{Ply: 0}},
		{scene.KeyPress{Pressed: "End"}, desk.Step{Ply: 3}},
		{onBoard("End"), desk.FocusEdge{End: true}},
		{onBoard("e"), desk.Describe{Topic: desk.TopicValue}},
		{onBoard("u"), desk.Undo{}},
		{onBoard("?"), play.Open{Dialog: desk.KeysDialog}},
	} {
		if got := r.keyMessage(c.key); !reflect.DeepEqual(got, c.want) {
			t.Errorf("in the analysis, %+v: %#v, want %#v", c.key, got, c.want)
		}
	}
	// A form control and a dialog have their own keys.
	r = after(desk.Visit{Screen: wooden.WorkshopScreen})
	if msg := r.keyMessage(scene.KeyPress{Pressed: "6", Control: true}); msg != nil {
		t.Errorf("in a form control: %#v", msg)
	}
	if msg := r.keyMessage(onFrame("6")); msg != (wooden.Take{Worth: 6}) {
		t.Errorf("in the workshop: %#v", msg)
	}
	if msg := after(play.Open{Dialog: desk.KeysDialog}).keyMessage(onBoard("h")); msg != nil {
		t.Errorf("under a dialog: %#v", msg)
	}
}

// Keyboards of many languages, with and without Caps Lock.
func TestKeyNames(t *testing.T) {
	for _, c := range []struct{ key, code, want string }{
		{"h", "KeyH", "h"}, {"H", "KeyH", "h"}, {"Enter", "NumpadEnter", "Enter"}, {"ArrowLeft", "Numpad4", "ArrowLeft"}, {"4", "Numpad4", "4"},
		{"р", "KeyH", "h"}, {"Р", "KeyH", "h"}, {"η", "KeyH", "h"}, {"י", "KeyH", "h"}, {"'", "KeyW", "w"}, {"ا", "KeyH", "h"}, {"لا", "KeyB", "b"}, {"้", "KeyH", "h"},
		{"х", "BracketLeft", "["}, {"ъ", "BracketRight", "]"}, {"ج", "BracketLeft", "["}, {"؟", "Slash", "?"}, {"٦", "Digit6", "6"}, {"٦", "Numpad6", "6"},
		{"a", "KeyQ", "a"}, {",", "KeyM", ","}, {"z", "KeyY", "z"}, {"'", "KeyQ", "'"}, {",", "KeyW", ","}, {"é", "Digit2", "é"}, {"ü", "BracketLeft", "ü"}, {"ı", "KeyI", "ı"},
	} {
		if got := scene.KeyNamed(c.key, c.code); got != c.want {
			t.Errorf("%s at %s is %q, want %q", c.key, c.code, got, c.want)
		}
	}
}

// The list of keys names only keys that have a meaning on the screen.
func TestTheListOfKeysIsTrue(t *testing.T) {
	link := play.Navigated{Fragment: "k1/b013QQ4DD2TSd2tS2Ts1sQQ4QT5D/mc4c7e7/cf7"}
	for name, msgs := range map[string][]desk.Msg{
		"table": nil, "link": {link}, "analysis": {link, desk.Visit{Screen: desk.AnalysisScreen}}, "review": {link, desk.ReviewGame{}},
		"course": {play.Learn{}}, "count": {desk.Visit{Screen: wooden.TallyScreen}}, "workshop": {desk.Visit{Screen: wooden.WorkshopScreen}},
	} {
		r := after(msgs...)
		v := dialogs.Open{Scene: r.scene(), Screen: r.model.Screen(), Library: &r.library}
		listed := ""
		for _, k := range v.KeyHelp() {
			if k[0] == "" || k[1] == "" {
				t.Errorf("%s: a line of the list is incomplete: %q", name, k)
			}
			for _, key := range strings.FieldsFunc(k[0], func(r rune) bool { return r == ' ' || r == ',' }) {
				if len(key) == 1 {
					listed += key
					if r.keyMessage(scene.KeyPress{Pressed: key, Hole: "d4", OnHole: true, Cell: "c7", OnCell: true}) == nil && !strings.Contains("bj", key) && !strings.Contains(k[0], "Ctrl") {
						t.Errorf("%s: %s means nothing", name, key)
					}
				}
			}
		}
		if !strings.HasSuffix(listed, "?") {
			t.Errorf("%s: %q is listed", name, listed)
		}
	}
}
