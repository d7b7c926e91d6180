package view

import (
	"reflect"
	"testing"

	"kulami/app/play"
	"kulami/rules"
)

// It is one table of all keys.
func TestKeys(t *testing.T) {
	r := after(ending(t)...)
	last := len(table(r).Game.Moves())
	onBoard := func(key string) keyPress { return keyPress{key: key, hole: "d4", onHole: true} }
	onFrame := func(key string) keyPress { return keyPress{key: key, cell: "c7", onCell: true} }
	with := func(k keyPress, change func(*keyPress)) keyPress { change(&k); return k }
	ctrl := func(k *keyPress) { k.ctrl = true }
	shift := func(k *keyPress) { k.shift = true }
	for _, c := range []struct {
		name     string
		key      keyPress
		workshop bool
		want     play.Msg
	}{
		{"arrow", keyPress{key: "ArrowLeft"}, false, play.Step{Ply: last - 1}},
		{"arrow on the board", onBoard("ArrowLeft"), false, play.FocusMove{DX: -1}},
		{"bracket on the board", onBoard("["), false, play.Step{Ply: last - 1}},
		{"shift and arrow on the board", with(onBoard("ArrowRight"), shift), false, play.Branch{}},
		{"arrow in the moves", keyPress{key: "ArrowUp", inMoves: true}, false, play.Branch{Out: true}},
		{"Home", keyPress{key: "Home"}, false, play.Step{}},
		{"Home on the board", onBoard("Home"), false, play.FocusEdge{}},
		{"Control and End on the board", with(onBoard("End"), ctrl), false, play.FocusEdge{End: true, Board: true}},
		{"Enter on the board", onBoard("Enter"), false, play.Press{Hole: rules.SheetSquare.Board().Hole("d4")}},
		{"Enter held down", with(onBoard("Enter"), func(k *keyPress) { k.repeat = true }), false, nil},
		{"Enter elsewhere", keyPress{key: "Enter"}, false, nil},
		{"hint", keyPress{key: "h"}, false, play.AskHint{}},
		{"hint on the board", onBoard("h"), false, play.AskHint{}},
		{"replay", keyPress{key: "r"}, false, play.Replay{}},
		{"replay on the board", onBoard("r"), false, play.Replay{}},
		{"Control and h", with(keyPress{key: "h"}, ctrl), false, nil},
		{"Alt and h", with(keyPress{key: "h"}, func(k *keyPress) { k.alt = true }), false, nil},
		{"tile", onBoard("t"), false, play.Describe{Topic: play.TopicTile}},
		{"tile elsewhere", keyPress{key: "t"}, false, nil},

		{"tray", keyPress{key: "6"}, true, play.Take{Worth: 6}},
		{"undo", with(keyPress{key: "z"}, ctrl), true, play.Undo{}},
		{"redo", with(with(keyPress{key: "Z"}, ctrl), shift), true, play.Redo{}},
		{"arrow elsewhere", keyPress{key: "ArrowLeft"}, true, nil},
		{"arrow on the frame", onFrame("ArrowLeft"), true, play.FocusMove{DX: -1}},
		{"shift and arrow on the frame", with(onFrame("ArrowUp"), shift), true, play.Nudge{DY: 1}},
		{"Enter on the frame", onFrame("Enter"), true, play.PressCell{At: rules.Point{X: 2, Y: 6}}},
		{"Delete on the frame", onFrame("Delete"), true, play.Lift{}},
	} {
		got := r.screen().key(c.key)
		if c.workshop {
			got = workshopKey(c.key)
		}
		if !reflect.DeepEqual(got, c.want) {
			t.Errorf("%s: %#v, want %#v", c.name, got, c.want)
		}
	}
	// The analysis steps through what was played in it, and has the engine's best move.
	r = after(play.Navigated{Fragment: "k1/b013QQ4DD2TSd2tS2Ts1sQQ4QT5D/mc4c7e7/cf7"}, play.Visit{Screen: play.AnalysisScreen}, play.Undo{})
	if msg := r.screen().key(keyPress{key: " "}); msg != nil {
		t.Errorf("the best move of a position without one: %#v", msg)
	}
	best := r.model.Screen.(play.Analysis).Position().Legal().Slice()[0]
	answer := analysed(r, 4, false).(play.Valued)
	answer.ID = 2
	r.model, _ = play.Update(r.model, answer)
	for _, c := range []struct {
		key  keyPress
		want play.Msg
	}{
		{keyPress{key: " "}, play.Press{Hole: best}},
		{keyPress{key: " ", repeat: true}, nil},
		{keyPress{key: " ", onButton: true}, nil},
		{onBoard(" "), play.Press{Hole: r.scene().board.Hole("d4")}},
		{keyPress{key: "l"}, play.SwitchEngine{}},
		{onBoard("l"), play.SwitchEngine{}},
		{with(keyPress{key: "l"}, ctrl), nil},
		{with(onBoard("L"), shift), play.Describe{Topic: play.TopicLast}},
		{keyPress{key: "ArrowLeft"}, play.Step{Ply: 1}},
		{keyPress{key: "ArrowRight"}, play.Step{Ply: 3}},
		{onBoard("ArrowRight"), play.FocusMove{DX: 1}},
		{onBoard("["), play.Step{Ply: 1}},
		{onBoard("]"), play.Step{Ply: 3}},
		{keyPress{key: "Home"}, play.Step{Ply: 0}},
		{keyPress{key: "End"}, play.Step{Ply: 3}},
		{onBoard("End"), play.FocusEdge{End: true}},
		{keyPress{key: "e"}, play.Describe{Topic: play.TopicValue}},
		{keyPress{key: "u"}, play.Undo{}},
		{keyPress{key: "?"}, play.Open{Dialog: play.KeysDialog}},
	} {
		if got := r.screen().key(c.key); !reflect.DeepEqual(got, c.want) {
			t.Errorf("in the analysis, %+v: %#v, want %#v", c.key, got, c.want)
		}
	}
	// A form control and a dialog have keys of their own.
	r = after(play.Visit{Screen: play.WorkshopScreen})
	if msg := r.keyMessage(keyPress{key: "6", control: true}); msg != nil {
		t.Errorf("in a form control: %#v", msg)
	}
	if msg := r.keyMessage(keyPress{key: "6"}); msg != (play.Take{Worth: 6}) {
		t.Errorf("in the workshop: %#v", msg)
	}
	if msg := after(play.Open{Dialog: play.KeysDialog}).keyMessage(keyPress{key: "h"}); msg != nil {
		t.Errorf("under a dialog: %#v", msg)
	}
}
