package view

import (
	"slices"
	"strconv"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/play"
	"kulami/app/think"
	"kulami/rules"
)

// connect makes the door for messages and listens to what does not come from the
// page's own elements.
func (r *Root) connect(ctx app.Context) {
	ctx.Handle(action, func(ctx app.Context, a app.Action) {
		msg := a.Value.(play.Msg)
		r.send(ctx, msg)
		if told, ok := msg.(play.Thought); ok && told.Done {
			Breathe() // before it is drawn
		}
	})
	post := func(msg play.Msg) { r.post(ctx, msg) }
	r.thinker = think.New(func(a think.Reply) {
		if a.Failed {
			post(play.Unanswered{ID: a.ID})
			return
		}
		post(play.Thought{ID: a.ID, Info: a.Info, Done: a.Done})
	})
	r.takeFiles(ctx)
	listen(app.Window(), "keydown", func(v app.Value) { // when nothing has the focus
		e := app.Event{Value: v}
		if !v.Get("target").Equal(app.Window().Get("document").Get("body")) {
			return
		}
		if msg := r.keyMessage(e); msg != nil {
			e.PreventDefault()
			post(msg)
		}
	})
	listen(app.Window(), "kulami-panic", func(e app.Value) { post(panicIn{place: e.Get("detail").String()}) })
	listen(app.Window(), "storage", func(e app.Value) { r.onStorage(ctx, e) })
	listen(app.Window(), "pageshow", func(e app.Value) { r.onPageShow(ctx, e) })
	listen(app.Window(), "kulami-bad-fragment", func(app.Value) {
		post(play.Navigated{Fragment: app.Window().Get("kulami").Get("badFragment").String()})
	})
	listen(app.Window(), "kulami-update", func(app.Value) { post(play.UpdateWaits{}) })
	listen(app.Window(), "kulami-offline", func(app.Value) { post(play.OfflineNow{}) })
	listen(app.Window(), "kulami-install", func(app.Value) { post(play.Offers{Device: device()}) })
	// The library's own handler would take another query for another page.
	app.Window().Set("onpopstate", always(func([]app.Value) {
		post(play.Navigated{Fragment: fragment(), ID: historyID()})
	}))
	document := app.Window().Get("document")
	listen(document, "visibilitychange", func(app.Value) { post(play.Seen{Hidden: document.Get("hidden").Bool()}) })
}

// closest returns the nearest element around the event's target that has the
// attribute, and its value.
func closest(e app.Event, attribute string) (element app.Value, value string, ok bool) {
	target := e.Get("target")
	if !target.Truthy() || !target.Get("closest").Truthy() {
		return nil, "", false
	}
	element = target.Call("closest", "["+attribute+"]")
	if !element.Truthy() {
		return nil, "", false
	}
	return element, element.Call("getAttribute", attribute).String(), true
}

// hole returns the cell and the hole at an event, or NoHole.
func (r *Root) hole(e app.Event) (cell app.Value, h rules.Hole) {
	cell, name, ok := closest(e, "data-hole")
	if !ok {
		return nil, rules.NoHole
	}
	return cell, r.model.Game.Record.Board().Hole(name)
}

func (r *Root) onClick(ctx app.Context, e app.Event) {
	if r.model.Screen == play.WorkshopScreen && r.onWorkshopClick(ctx, e) {
		return
	}
	r.pressed = true
	if target := e.Get("target"); target.Get("type").Equal(app.ValueOf("radio")) {
		// The page may have been drawn as it was a moment ago, and taken the choice back.
		target.Set("checked", true)
		r.onChange(ctx, e)
		return
	}
	if cell, h := r.hole(e); h != rules.NoHole {
		r.press(ctx, cell, h)
		return
	}
	r.catchUp(ctx) // what a control means may depend on it
	element, act, ok := closest(e, "data-act")
	if !ok {
		if e.Get("target").Get("tagName").String() == "DIALOG" { // its backdrop
			r.send(ctx, play.Close{})
		}
		return
	}
	if element.Call("getAttribute", "aria-disabled").Equal(app.ValueOf("true")) {
		return
	}
	if r.onShelf(ctx, act, element) {
		e.PreventDefault()
		return
	}
	value := element.Call("getAttribute", "data-value")
	ply := 0
	if value.Truthy() {
		ply, _ = strconv.Atoi(value.String())
	}
	if msg := r.message(act, ply); msg != nil {
		e.PreventDefault()
		r.send(ctx, msg)
		ctx.Defer(func(ctx app.Context) {
			if !element.Get("isConnected").Bool() {
				keepFocus(ctx)
			}
		})
	}
}

// press shows that a hole is pressed, and has the press carried out a little later.
func (r *Root) press(ctx app.Context, cell app.Value, h rules.Hole) {
	shown := r.model.Marks()
	r.putOff(ctx, play.Press{Hole: h})
	if (shown.Active || shown.Trial) && shown.Legal.Has(h) {
		classes := cell.Get("classList")
		classes.Call("add", "pressed")
		afterPaint(func() { // for the cell may look as before
			ctx.Defer(func(app.Context) { classes.Call("remove", "pressed") })
		})
	}
}

// message returns what a control of the given data-act asks for.
func (r *Root) message(act string, value int) play.Msg {
	cursor := r.model.Game.Ply()
	switch act {
	case "new":
		return play.Open{Dialog: play.NewDialog}
	case "backup":
		return play.Backup{}
	case "keep":
		return play.KeepGame{}
	case "menu", "settings", "share", "learn", "keys":
		return play.Open{Dialog: play.Dialog(act)}
	case "apply-update":
		return play.ApplyUpdate{}
	case "install":
		if r.model.Device.Install {
			return play.AskInstall{}
		}
		return play.Open{Dialog: play.InstallDialog}
	case "enter":
		return play.Entry{Text: field("entry", "entry", "")}
	case "tell":
		return play.Tell{Topic: play.Topic(value)}
	case "workshop":
		return play.Build{}
	case "count-wooden":
		return play.Count{}
	case "clear-marbles":
		return play.ClearMarbles{}
	case "other-board":
		return play.Open{Dialog: play.BoardDialog}
	case "use-board":
		return play.UseBoard{Setup: readSetup(r.model.Setup)}
	case "lesson":
		return play.Learn{At: value}
	case "resign":
		return play.Open{Dialog: play.ResignDialog}
	case "resign-now":
		return play.Resign{}
	case "close":
		return play.Close{}
	case "start":
		return play.Start{Setup: readSetup(r.model.Setup), Seed: seed()}
	case "deal":
		return play.Choose{Setup: dealt(readSetup(r.model.Setup))}
	case "undo":
		return play.Undo{}
	case "redo":
		return play.Redo{}
	case "first":
		return play.Step{Ply: 0}
	case "previous":
		return play.Step{Ply: cursor - 1}
	case "next":
		return play.Step{Ply: cursor + 1}
	case "last":
		return play.Step{Ply: len(r.model.Game.Moves())}
	case "goto":
		return play.Goto{Line: value / 100, Ply: value % 100}
	case "live":
		return play.Goto{Ply: r.model.Game.Live}
	case "review":
		return play.Step{Ply: r.model.Game.Live - 1}
	case "promote":
		return play.Promote{}
	case "prune":
		return play.Prune{}
	case "continue":
		return play.Continue{}
	case "continue-computer":
		return play.Continue{Computer: true}
	case "return":
		return play.Return{}
	case "hint":
		return play.AskHint{}
	case "copy-link":
		return play.CopyLink{}
	case "send-link":
		return play.SendLink{}
	case "copy-record":
		return play.CopyRecord{}
	case "export":
		return play.SaveFile{}
	case "save-svg":
		return play.SavePicture{Format: play.SVG}
	case "save-png":
		return play.SavePicture{Format: play.PNG}
	case "copy-unread":
		return play.CopyUnread{}
	case "rematch":
		return play.Rematch{Seed: seed()}
	case "swap":
		return play.SwapSides{}
	case "turn":
		return play.Turn{}
	case "mirror":
		return play.Turn{Mirror: true}
	case "whole":
		return play.ShowWhole{Whole: !r.model.Whole}
	case "skip-count":
		return play.SkipCount{}
	}
	return nil
}

// seed is a number that nobody has chosen.
func seed() uint64 { return uint64(time.Now().UnixNano()) / 1000 }

// onHover shows what a press would do, where something can point without pressing.
func (r *Root) onHover(ctx app.Context, e app.Event) {
	h := r.model.Hover
	if !touch(e) {
		_, h = r.hole(e)
	}
	if h == r.model.Hover {
		ctx.PreventUpdate()
		return
	}
	r.send(ctx, play.Hover{Hole: h})
}

// touch reports whether a pointer event comes from a finger.
func touch(e app.Event) bool { return e.Get("pointerType").Equal(app.ValueOf("touch")) }

func (r *Root) onLeave(ctx app.Context, e app.Event) {
	if r.model.Hover != rules.NoHole && !touch(e) {
		r.send(ctx, play.Hover{Hole: rules.NoHole})
	} else {
		ctx.PreventUpdate()
	}
}

func (r *Root) onFocusIn(ctx app.Context, e app.Event) {
	if _, h := r.hole(e); h != rules.NoHole && h != r.model.Focus {
		r.putOff(ctx, play.FocusOn{Hole: h})
	} else {
		ctx.PreventUpdate()
	}
}

// boardKey returns what a key asks for while the board has the focus, or nil. It and
// its like are no maps, which would be filled at the start.
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
		return play.Tell{Topic: play.TopicTile}
	}
	return nil
}

// tableKey returns what a key asks for wherever the focus is, except in a form or a
// dialog.
func tableKey(key string) play.Msg {
	switch key {
	case "s":
		return play.Tell{Topic: play.TopicScore}
	case "l":
		return play.Tell{Topic: play.TopicLast}
	case "m":
		return play.Tell{Topic: play.TopicPlayable}
	case "e":
		return play.Tell{Topic: play.TopicValue}
	case "h":
		return play.AskHint{}
	case "u":
		return play.Undo{}
	case "?":
		return play.Open{Dialog: play.KeysDialog}
	}
	return nil
}

func (r *Root) onKeyDown(ctx app.Context, e app.Event) {
	r.catchUp(ctx)
	msg := r.keyMessage(e)
	if msg == nil {
		return
	}
	r.pressed = true
	e.PreventDefault()
	r.send(ctx, msg)
	if _, _, ok := closest(e, "data-moves"); ok {
		ctx.Defer(focusCurrentMove)
	}
}

// inField reports whether an event comes from a form control, which has keys of its
// own.
func inField(e app.Event) bool {
	return slices.Contains([]string{"INPUT", "SELECT", "TEXTAREA"}, e.Get("target").Get("tagName").String())
}

// keyMessage returns what a key asks for, or nil.
func (r *Root) keyMessage(e app.Event) play.Msg {
	if r.model.Screen == play.WorkshopScreen {
		return r.workshopKey(e)
	}
	if e.Get("altKey").Bool() || e.Get("metaKey").Bool() || r.model.Dialog != play.NoDialog || inField(e) {
		return nil
	}
	key := e.Get("key").String()
	ctrl := e.Get("ctrlKey").Bool()
	_, h := r.hole(e)
	if !ctrl {
		_, _, list := closest(e, "data-moves")
		if msg := r.stepKey(key, e.Get("shiftKey").Bool(), h != rules.NoHole, list); msg != nil {
			return msg
		}
	}
	if h != rules.NoHole {
		switch {
		case key == "Home" || key == "End":
			return play.FocusEdge{End: key == "End", Board: ctrl}
		case ctrl:
			return nil
		case key == "Enter" || key == " ":
			if e.Get("repeat").Bool() {
				return nil
			}
			return play.Press{Hole: h}
		}
		if msg := boardKey(key); msg != nil {
			return msg
		}
	}
	if ctrl {
		return nil
	}
	return tableKey(key)
}
