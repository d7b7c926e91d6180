package wooden

import (
	"cmp"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/desk"
	"kulami/app/dom"
	"kulami/app/picture"
	"kulami/app/screen/wooden"
	"kulami/app/view/controls"
	"kulami/app/view/scene"
)

func (v *Workshop) Title() string { return v.Text.BuildBoard }

func (v *Workshop) Key(k scene.KeyPress) desk.Msg {
	if _, _, held := v.State.Held(); k.Pressed == "Escape" && !held {
		return nil
	}
	return workshopKey(k)
}

func (v *Workshop) Main() app.UI {
	w := v.State
	return app.Main().Class("table", "set", "workshop").DataSet("state", "workshop").
		DataSet("draft", w.Draft.String()).DataSet("tiles", len(w.Draft.Tiles())).
		DataSet("complete", w.Built() != nil).
		On("pointerdown", v.Pointer.onDown).On("pointerover", v.Pointer.onOver).On("focusin", v.Pointer.onFocusIn).
		Body(
			app.Div().Class("stage").On("mouseleave", v.Pointer.onLeave).Body(v.frame()),
			v.status(),
			app.Div().Class("panel").Body(v.tray()),
			set{v.Scene}.strip("tiles", w.CanUndo(), v.Title()),
			v.carried(),
		)
}

func (v *Workshop) frame() app.UI {
	w := v.State
	f := &frame{Draft: w.Draft, Cell: w.Cell, Picked: w.Picked, Text: v.Text}
	f.Ghost, f.Fits, f.Aimed = w.Ghost()
	return f
}

// tray draws the remaining tiles and the tools for the held tile. It shows one tile of each worth,
// in the orientation for the hand.
func (v *Workshop) tray() app.UI {
	t, w := v.Text, v.State
	left := w.Draft.Tray()
	var parts []app.UI
	for _, worth := range []int{6, 4, 3, 2} {
		shape := w.Shape(worth)
		b := controls.Control("tray-tile", "take").DataSet("value", worth).
			DataSet("left", left[worth]).
			Aria("pressed", w.Hand == worth).
			Aria("label", t.TrayTile(worth, int(shape.W), int(shape.H), left[worth])).
			Body(app.Raw(picture.TrayTile(shape)), app.Span().Class("left").Text("×"+strconv.Itoa(left[worth])))
		parts = append(parts, controls.Enabled(b, left[worth] > 0))
	}
	_, _, held := w.Held()
	tool := func(act, drawing, label string) app.HTMLButton { // on small pages without its words
		return controls.WideButton(act, drawing, label).Aria("label", label)
	}
	parts = append(parts, controls.Enabled(tool("rotate", "rotate", t.Rotate), held))
	if held {
		parts = append(parts, tool("lift", "lift", t.Lift))
	} else {
		parts = append(parts, controls.Enabled(tool("clear", "delete", t.LiftAll), len(w.Draft.Tiles()) > 0))
	}
	return app.Div().Class("tray").Role("group").Aria("label", t.CountTiles).Body(parts...)
}

// carried draws the dragged tile, also outside the board. Pointer moves it.
func (v *Workshop) carried() app.UI {
	t, _, ok := v.State.Held()
	if !ok || !v.Pointer.drag.on {
		return app.Div().Class("carried").Hidden(true)
	}
	return app.Div().Class("carried", "w"+strconv.Itoa(int(t.W)), "h"+strconv.Itoa(int(t.H))).Aria("hidden", "true").
		Body(app.Raw(picture.LooseTile(t)))
}

// status draws the latest deed or an instruction. A fault takes precedence.
func (v *Workshop) status() app.UI {
	state, head, words := "build", "", cmp.Or(v.DeedWords(), v.help())
	if faults := v.faults(); len(faults) > 0 {
		state, head, words = "wrong", v.FaultWords(faults[0]), dom.When(v.State.Deed.Kind == wooden.BoardFaulty, v.Text.BoardFaulty)
	} else if v.State.Built() != nil {
		state, head = "complete", v.Text.Complete
	}
	return set{v.Scene}.status(state, head, words)
}
