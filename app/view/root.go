package view

import (
	"slices"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/play"
	"kulami/app/text"
	"kulami/app/think"
)

// action is the one go-app action; its value is a play.Msg.
const action = "play"

// Root is the program's one stateful component: it owns the Model, and every
// message goes through its door.
type Root struct {
	app.Compo

	model   play.Model
	text    *text.Text
	thinker *think.Thinker
	shelf   shelf
	drag    drag // in the workshop
	bell    bell
	said    said
	pressed bool       // the player has pressed something, so that sounds are allowed
	soon    []play.Msg // what is carried out after the next picture, or before any other message
	taken   bool       // until it is mounted: the page is not drawn but taken over as it was sent
	panics  bool       // the next drawing panics, see panicIn
}

// OnInit makes the Model of a first visit, which is also what the page shows
// before the program has started.
func (r *Root) OnInit() {
	r.model = play.New()
	r.text = text.In("en")
	if app.IsClient {
		boot := app.Window().Get("kulami")
		r.taken = boot.Truthy() && boot.Get("taken").Truthy()
	}
}

// Prerender returns the page as it is drawn before the program runs.
func Prerender() app.UI {
	r := &Root{}
	r.OnInit()
	return r.Render()
}

// OnMount connects the browser, and lets it breathe before what was saved is read
// and before it is loaded.
func (r *Root) OnMount(ctx app.Context) {
	ctx.PreventUpdate() // nothing has changed yet
	r.taken = false
	r.connect(ctx)
	ctx.Async(func() {
		Breathe()
		msg := loaded()
		Breathe()
		ctx.Dispatch(func(ctx app.Context) {
			r.load(ctx, msg)
			Breathe() // before it is drawn
		})
	})
}

// Breathe lets the browser do what else there is to do, such as answering a press:
// the start is a long piece of work for a slow phone. A timer that sets another one
// may have to wait for 4 ms, a task need not; but not every browser has tasks.
func Breathe() {
	done := make(chan struct{})
	back := once(func() { close(done) })
	if scheduler := app.Window().Get("scheduler"); scheduler.Truthy() {
		scheduler.Call("postTask", back)
	} else {
		app.Window().Call("setTimeout", back)
	}
	<-done
}

// afterPaint calls f when what was drawn has been shown: to ask where something lies
// before would make the browser find out twice. The program is not woken in between,
// for whatever else waits would be done then, before the picture.
func afterPaint(f func()) {
	window := app.Window()
	later := window.Get("setTimeout").Call("bind", window, once(func() { go f() }), 0)
	window.Call("requestAnimationFrame", later)
}

// load brings back what was saved.
func (r *Root) load(ctx app.Context, msg play.Loaded) {
	r.send(ctx, msg)
	if boot := app.Window().Get("kulami"); boot.Truthy() && boot.Get("waiting").Truthy() {
		r.send(ctx, play.UpdateWaits{})
	}
	ctx.Defer(r.ready) // when what was loaded has been drawn
}

// ready shows the table and tells measurements and journeys that it takes a move.
// What nobody waits for comes later: the game is saved and put into the address, and
// the engine is called.
func (r *Root) ready(ctx app.Context) {
	app.Window().Get("document").Get("documentElement").Get("classList").Call("remove", "returning")
	app.Window().Get("performance").Call("mark", "app-ready")
	ctx.Async(func() {
		time.Sleep(rest)
		r.post(ctx, play.Shown{})
		time.Sleep(rest)
		if r.model.Game.Seats[0].Computer() || r.model.Game.Seats[1].Computer() {
			r.thinker.Warm()
		}
	})
}

// rest is how long the browser is left alone after the first picture, and again before
// the engine is called.
const rest = 200 * time.Millisecond

// putOff has a message carried out when the browser has shown that something was
// pressed: to work a move out and to draw all that it changes takes a slow phone
// longer than a press should go unanswered.
func (r *Root) putOff(ctx app.Context, msg play.Msg) {
	r.soon = append(r.soon, msg)
	if app.Window().Get("document").Get("hidden").Bool() { // and nothing is shown
		r.catchUp(ctx)
		return
	}
	ctx.PreventUpdate() // nothing has changed yet
	if len(r.soon) == 1 {
		afterPaint(func() {
			ctx.Dispatch(func(ctx app.Context) {
				r.catchUp(ctx)
				Breathe() // before it is drawn
			})
		})
	}
}

// catchUp carries out what has been put off.
func (r *Root) catchUp(ctx app.Context) {
	for len(r.soon) > 0 {
		first := r.soon[0]
		r.soon = r.soon[1:]
		r.carryOut(ctx, first)
	}
}

// send carries out a message, and before it those that have been put off.
func (r *Root) send(ctx app.Context, msg play.Msg) {
	r.catchUp(ctx)
	r.carryOut(ctx, msg)
}

// carryOut is the door for all messages. What comes before anything was loaded is
// not meant for this game: the boot script keeps presses until then. A panic, here
// or anywhere else, ends the program, and the boot script shows the crash card.
func (r *Root) carryOut(ctx app.Context, msg play.Msg) {
	if _, first := msg.(play.Loaded); !r.model.Ready && !first {
		return
	}
	if msg, ok := msg.(panicIn); ok {
		r.panicIn(ctx, msg.place)
	}
	r.tellTime()
	before := r.model
	model, effects := play.Update(r.model, msg)
	r.model = model
	r.speak()
	r.catchWords()
	answers := play.Store(storage{}, effects)
	for _, e := range effects {
		r.run(ctx, e)
	}
	switch {
	case model.Dialog == before.Dialog:
	case model.Dialog == play.NoDialog:
		closeDialog()
	default:
		ctx.Defer(openDialog)
	}
	if model.Game.Ply() != before.Game.Ply() || !slices.Equal(model.Game.Moves(), before.Game.Moves()) {
		afterPaint(showCurrentMove)
	}
	if model.Game.ID != before.Game.ID {
		r.tuneUp()
	}
	for _, a := range answers { // before any message that already waits
		r.carryOut(ctx, a)
	}
}

// tellTime lets the Model know when another minute has begun.
func (r *Root) tellTime() {
	if now := time.Now(); r.model.Ready && now.Unix()/60 != r.model.Now {
		r.model, _ = play.Update(r.model, play.Clock{Now: now.Unix() / 60, Day: dayOf(now)})
	}
}

// speak uses the reader's language from now on.
func (r *Root) speak() {
	t := text.In(r.model.Languages()...)
	if t == r.text {
		return
	}
	r.text = t
	document := app.Window().Get("document")
	document.Set("title", t.Title)
	page := document.Get("documentElement")
	page.Set("lang", t.Lang)
	page.Set("dir", t.Dir)
}

// panicIn makes the program panic at a place; journeys use it to see the crash card.
type panicIn struct {
	play.Tick
	place string
}

func (r *Root) panicIn(ctx app.Context, place string) {
	fail := func() { panic("panic in " + place) }
	switch place {
	case "draw":
		r.panics = true
	case "defer":
		ctx.Defer(func(app.Context) { fail() })
	case "goroutine":
		ctx.Async(fail)
	default:
		fail()
	}
}

// Render draws the page.
func (r *Root) Render() app.UI {
	if r.panics {
		panic("panic in draw")
	}
	return r.table()
}
