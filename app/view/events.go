package view

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/board"
	"kulami/app/desk"
	"kulami/app/dom"
	"kulami/app/play"
	"kulami/app/screen/finish"
	"kulami/app/screen/table"
	"kulami/app/screen/wooden"
	analysisview "kulami/app/view/analysis"
	"kulami/app/view/dialogs"
	"kulami/app/view/page"
	"kulami/app/view/scene"
	woodenview "kulami/app/view/wooden"
	"kulami/rules"
)

func (r *Root) onClick(ctx app.Context, e app.Event) {
	r.sounds.Allowed = true
	if t, ok := r.model.Table(); ok && t.Spoken() {
		page.CallBoot("allowVoice")
	}
	// The finger previewed a move, or began a game that could put another control under the finger.
	if r.long.held && page.Touch(e) {
		r.long.held = false
		ctx.PreventUpdate()
		return
	}
	target := e.Get("target")
	if radio(target) {
		// A drawing can have restored the earlier choice a moment ago.
		target.Set("checked", true)
		r.take(ctx, target)
		return
	}
	if cell, h := board.HoleAt(r.model.Screen().BoardShown(), e); h != rules.NoHole {
		if r.long.held { // the mouse only previewed a move
			r.long.held = false
			ctx.PreventUpdate()
			return
		}
		r.press(ctx, cell, h)
		return
	}
	if _, name, ok := dom.Closest(e, "data-cell"); ok {
		r.send(ctx, wooden.PressCell{At: woodenview.CellOf(name)})
		return
	}
	r.flush(ctx) // an act can depend on them
	if element, name, ok := dom.Closest(e, "data-act"); ok {
		r.act(ctx, e, element, name)
	} else if target.Get("tagName").String() == "DIALOG" { // the backdrop of a dialog
		r.send(ctx, desk.Close{})
	} else if counting(r.model.Screen()) { // a press anywhere completes the count
		r.send(ctx, desk.SkipCount{})
	}
}

// counting reports whether the count of a game runs on a screen.
func counting(s desk.Screen) bool {
	switch s := s.(type) {
	case table.Screen:
		return s.Counting
	case finish.Screen:
		return s.Counting
	}
	return false
}

// act sends the message of a control.
func (r *Root) act(ctx app.Context, e app.Event, element app.Value, name string) {
	a, ok := r.actNamed(name)
	if !ok {
		return
	}
	e.PreventDefault()
	if page.Attribute(element, "aria-disabled") == "true" && !a.Always {
		return
	}
	// Not every browser first takes the focus from the field.
	if typed := page.Find("input[type=text]:focus, input[type=number]:focus, textarea:focus"); typed.Truthy() {
		r.take(ctx, typed)
	}
	p := scene.Pressed{Value: page.Attribute(element, "data-value"), ID: page.Attribute(element, "data-id"), Model: &r.model, Text: r.text}
	var focus []string
	if a.Focus != nil {
		focus = a.Focus(p)
	}
	if msg := a.Message(p); msg != nil {
		r.send(ctx, msg)
	}
	if focus != nil {
		page.FocusOn(ctx, focus...)
		return
	}
	keepFocusOf(ctx, element)
}

// keepFocusOf keeps the focus in the page if the message removes its element.
func keepFocusOf(ctx app.Context, element app.Value) {
	ctx.Defer(func(ctx app.Context) {
		if !element.Get("isConnected").Bool() {
			page.KeepFocus(ctx)
		}
	})
}

// press shows that a hole is pressed, and queues the press.
func (r *Root) press(ctx app.Context, cell app.Value, h rules.Hole) {
	screen, ok := r.model.Screen().(holes)
	if !ok {
		return
	}
	shown := screen.Marks()
	r.sendPainted(ctx, desk.Press{Hole: h})
	if (shown.Active || shown.Trial) && shown.Legal.Has(h) {
		board.ShowPressed(ctx, cell)
	}
}

// onChange handles a choice or input in a form. onClick has taken a radio button already. The
// drawing since then can have given the button the value of another choice.
func (r *Root) onChange(ctx app.Context, e app.Event) {
	if target := e.Get("target"); !radio(target) {
		r.take(ctx, target)
	}
}

func radio(control app.Value) bool { return control.Get("type").Equal(app.ValueOf("radio")) }

// take handles the value of a control of forms.
func (r *Root) take(ctx app.Context, control app.Value) {
	form := control.Call("closest", "[data-form]")
	if !form.Truthy() {
		return
	}
	for _, f := range forms {
		if f.Name != page.Attribute(form, "data-form") {
			continue
		}
		if msg := f.Take(&r.model, page.Attribute(control, "name"), page.Value(control)); msg != nil {
			r.send(ctx, msg)
		}
	}
}

// onHover shows the effect of a press, for pointers that can hover.
func (r *Root) onHover(ctx app.Context, e app.Event) {
	hover := pointing(r.model.Screen()).Hover
	h := hover
	if !page.Touch(e) {
		_, h = board.HoleAt(r.model.Screen().BoardShown(), e)
	}
	if h == hover {
		ctx.PreventUpdate()
		return
	}
	r.send(ctx, desk.Hover{Hole: h})
}

// onLeave handles a pointer that leaves the page.
func (r *Root) onLeave(ctx app.Context, e app.Event) {
	if pointing(r.model.Screen()).Hover != rules.NoHole && !page.Touch(e) {
		r.send(ctx, desk.Hover{Hole: rules.NoHole})
	} else {
		ctx.PreventUpdate()
	}
}

func (r *Root) onFocusIn(ctx app.Context, e app.Event) {
	if _, h := board.HoleAt(r.model.Screen().BoardShown(), e); h != rules.NoHole && h != pointing(r.model.Screen()).Focus {
		r.sendPainted(ctx, desk.FocusOn{Hole: h})
	} else {
		ctx.PreventUpdate()
	}
}

func (r *Root) onKeyDown(ctx app.Context, e app.Event) {
	r.flush(ctx)
	k := scene.ReadKey(e)
	msg := r.keyMessage(k)
	if msg == nil {
		return
	}
	r.sounds.Allowed = true
	e.PreventDefault()
	r.send(ctx, msg)
	if k.InMoves {
		ctx.Defer(page.FocusCurrentMove)
	}
	keepFocusOf(ctx, e.Get("target"))
}

// onPageKey handles keys while nothing has the focus.
func (r *Root) onPageKey(ctx app.Context, e app.Event) {
	if !e.Get("target").Equal(app.Window().Get("document").Get("body")) {
		return
	}
	if msg := r.keyMessage(scene.ReadKey(e)); msg != nil {
		e.PreventDefault()
		page.Post(ctx, msg)
	}
}

// keyMessage returns the message of a key, or nil.
func (r *Root) keyMessage(k scene.KeyPress) desk.Msg {
	if k.Composing {
		return nil
	}
	if k.Control {
		return analysisview.CommentTyped(k)
	}
	if r.model.Dialog.BehindDoor() && k.Pressed == "Escape" {
		return desk.Close{}
	}
	if r.model.Dialog != desk.NoDialog {
		dialogs.ScrollSheet(k.Pressed)
		return nil
	}
	if k.Ignored() || k.Pressed == "Escape" && foldMenu() {
		return nil
	}
	msg := r.screen().Key(k)
	if msg == nil && k.Pressed == "Escape" && leaves(r.model.Screen()) {
		return play.Return{}
	}
	return msg
}

// foldMenu closes an open menu of the table, and reports whether there was one.
func foldMenu() bool {
	menu := page.Find(".table details[open]")
	if !menu.Truthy() {
		return false
	}
	menu.Set("open", false)
	menu.Get("firstElementChild").Call("focus")
	return true
}

// onHistory handles a step in the browser's history. While something is open, Back only closes it
// and returns to the same entry. In an exercise Back returns to the review.
func (r *Root) onHistory(ctx app.Context) {
	history := app.Window().Get("history")
	to, own := page.EntryNow()
	open := dialogs.Closing(&r.model)
	switch {
	case r.returning && own:
		r.returning = false
	case own && open != nil:
		r.returning = true
		r.send(ctx, open)
		history.Call("forward")
	case to.Base:
		history.Call("back")
	default:
		r.returning = false
		r.send(ctx, play.Navigated{Fragment: page.Fragment(), ID: to.ID})
	}
}

// onDialogClosed handles a dialog that the browser closes on Escape.
func (r *Root) onDialogClosed(ctx app.Context, e app.Event) {
	if r.model.Dialog != desk.NoDialog && e.Get("target").Call("matches", ":not([open], .gone)").Bool() {
		r.send(ctx, dialogs.Closing(&r.model))
	}
}
