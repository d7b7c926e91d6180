package view

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/board"
	"kulami/app/desk"
	"kulami/app/dom"
	"kulami/app/play"
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
	if r.long.held && page.Touch(e) { // the finger only looked, or has begun a game, after which another control may lie under it
		r.long.held = false
		ctx.PreventUpdate()
		return
	}
	target := e.Get("target")
	if target.Get("type").Equal(app.ValueOf("radio")) {
		// The page may have been drawn as it was a moment ago, and taken the choice back.
		target.Set("checked", true)
		r.onChange(ctx, e)
		return
	}
	if cell, h := board.HoleAt(r.model.Screen().BoardShown(), e); h != rules.NoHole {
		if r.long.held { // the mouse only looked
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
	r.flush(ctx) // what a control means may depend on it
	if element, name, ok := dom.Closest(e, "data-act"); ok {
		r.act(ctx, e, element, name)
	} else if target.Get("tagName").String() == "DIALOG" { // its backdrop
		r.send(ctx, desk.Close{})
	} else if t, ok := r.model.Table(); ok && t.Counting { // a press anywhere completes the count
		r.send(ctx, table.SkipCount{})
	}
}

// act carries out what a control asks for.
func (r *Root) act(ctx app.Context, e app.Event, element app.Value, name string) {
	a, ok := r.actNamed(name)
	if !ok {
		return
	}
	e.PreventDefault()
	if page.Attribute(element, "aria-disabled") == "true" && !a.Always {
		return
	}
	if typed := page.Find("input[type=text]:focus, input[type=number]:focus, textarea:focus"); typed.Truthy() { // not every browser takes the focus from it first
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

// keepFocusOf keeps the focus in the page if what happens removes the element that has it.
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

// onChange takes over what has been chosen or typed in a form.
func (r *Root) onChange(ctx app.Context, e app.Event) { r.take(ctx, e.Get("target")) }

// take takes over the value of a control, if it is one of forms.
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

// onHover shows what a press would do, where something can point without pressing.
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

// onLeave follows the pointer out of the page.
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

// onPageKey takes the keys that are pressed while nothing has the focus.
func (r *Root) onPageKey(ctx app.Context, e app.Event) {
	if !e.Get("target").Equal(app.Window().Get("document").Get("body")) {
		return
	}
	if msg := r.keyMessage(scene.ReadKey(e)); msg != nil {
		e.PreventDefault()
		page.Post(ctx, msg)
	}
}

// keyMessage returns what a key asks for, or nil.
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

// foldMenu closes a menu that is open at the table, and reports whether there was one.
func foldMenu() bool {
	menu := page.Find(".table details[open]")
	if !menu.Truthy() {
		return false
	}
	menu.Set("open", false)
	menu.Get("firstElementChild").Call("focus")
	return true
}

// onHistory follows the browser through its history. While something is open, Back closes that and nothing else: the entry
// it came from is shown again. Of an exercise it leads to its review.
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

// onDialogClosed follows the browser, which closes a dialog on Escape.
func (r *Root) onDialogClosed(ctx app.Context, e app.Event) {
	if r.model.Dialog != desk.NoDialog && e.Get("target").Call("matches", ":not([open], .gone)").Bool() {
		r.send(ctx, dialogs.Closing(&r.model))
	}
}
