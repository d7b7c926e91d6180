package view

import (
	"slices"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/play"
	"kulami/app/text"
	"kulami/app/think"
	"kulami/rules/engine"
)

// Root is the program's one stateful component: it owns the Model, handles every message
// and carries out the effects. State that only the page has lies beside the Model.
type Root struct {
	app.Compo

	model     play.Model
	text      *text.Text
	thinker   *think.Thinker
	queue     queue
	announcer announcer
	sounds    sounds
	library   libraryView
	days      days
	pointer   workshopPointer
	long      longTouch
	peers     peers
	clocks    clockTicker
	hydrating bool // until it is mounted: the page is not drawn but taken over as it was sent
	panics    bool // the next drawing panics, see panicIn
}

// OnInit makes the Model of a first visit, which is also what the page shows before the
// program has started.
func (r *Root) OnInit() {
	r.model = play.New()
	r.text = text.In("en")
	r.queue.run = r.carryOutAt
	r.pointer.workshop = func() play.Workshop {
		w, _ := r.model.Screen.(play.Workshop)
		return w
	}
	r.long.screen = func() play.Screen { return r.model.Screen }
	r.long.send = r.send
	r.clocks = clockTicker{model: &r.model, text: &r.text}
	if app.IsClient {
		boot := app.Window().Get("kulami")
		r.hydrating = boot.Truthy() && boot.Get("taken").Truthy()
	}
}

// Prerender returns the page as it is drawn before the program runs.
func Prerender() app.UI {
	r := &Root{}
	r.OnInit()
	return r.Render()
}

// OnMount connects the browser and loads what was saved.
func (r *Root) OnMount(ctx app.Context) {
	ctx.PreventUpdate() // nothing has changed yet
	r.hydrating = false
	r.connect(ctx)
	inPieces(ctx, loaded, r.load)
}

// connect takes posted messages, and listens to events that do not come from the page's
// own elements.
func (r *Root) connect(ctx app.Context) {
	handlePosted(ctx, func(ctx app.Context, msg play.Msg) {
		r.queue.flush(ctx)
		if msg, ok := (storage{}).latest(msg); ok {
			r.carryOut(ctx, msg)
		}
	})
	r.thinker = think.New(func(a think.Reply) {
		if a.Failed {
			post(ctx, play.Unanswered{ID: a.ID})
			return
		}
		if len(a.Moves) > 0 {
			post(ctx, play.Valued{ID: a.ID, Analysis: engine.Analysis{Info: a.Info, Moves: a.Moves}, Done: a.Done})
			return
		}
		post(ctx, play.Thought{ID: a.ID, Info: a.Info, Done: a.Done})
	})
	listen(app.Window(), "keydown", func(v app.Value) { r.onPageKey(ctx, app.Event{Value: v}) })
	listen(app.Window(), "kulami-panic", func(e app.Value) { post(ctx, panicIn{place: e.Get("detail").String()}) })
	listenToPage(ctx)
	r.long.listen(ctx)
	takeFiles(ctx)
}

// load brings back what was saved.
func (r *Root) load(ctx app.Context, msg play.Loaded) {
	r.send(ctx, msg)
	if boot := app.Window().Get("kulami"); boot.Truthy() && boot.Get("waiting").Truthy() {
		r.send(ctx, play.UpdateWaits{})
	}
	ctx.Defer(r.ready) // when what was loaded has been drawn
}

// ready shows the table and marks, for measurements and journeys, that it takes a move.
// Saving the game, putting it into the address and starting the engine come later.
func (r *Root) ready(ctx app.Context) {
	app.Window().Get("document").Get("documentElement").Get("classList").Call("remove", "returning")
	app.Window().Get("performance").Call("mark", "app-ready")
	afterRests(ctx, func() { post(ctx, play.Shown{}) }, func() {
		if t, ok := r.model.Table(); ok && t.Game.Players.Mode == play.VersusComputer {
			r.thinker.Warm()
		}
	})
}

// send carries out a message, and before it those that wait.
func (r *Root) send(ctx app.Context, msg play.Msg) {
	r.queue.flush(ctx)
	r.carryOut(ctx, msg)
}

// carryOut handles a message: the Model changes here alone. What comes before
// anything was loaded is not meant for this game: the boot script keeps presses until
// then. A panic, here or anywhere else, ends the program, and the boot script shows the
// crash card.
func (r *Root) carryOut(ctx app.Context, msg play.Msg) {
	r.carryOutAt(ctx, msg, time.Now().UnixMilli())
}

// carryOutAt is carryOut for a message that came at an instant, in milliseconds.
func (r *Root) carryOutAt(ctx app.Context, msg play.Msg, at int64) {
	switch msg.(type) {
	case play.Loaded, play.AllRead:
	default:
		if !r.model.Ready {
			return
		}
	}
	if p, ok := msg.(panicIn); ok {
		p.fail(ctx, r)
	}
	r.model = atTime(r.model, time.UnixMilli(at))
	before := r.model
	model, effects := play.Update(r.model, msg)
	r.model = model
	r.setLanguage()
	r.announce()
	answers := store(effects)
	for _, e := range effects {
		r.run(ctx, e)
	}
	switch {
	case model.Dialog == play.LiveDialog && model.Peer.Step != before.Peer.Step:
		ctx.Defer(openDialog) // it shows something else, and the button that had the focus may be gone
	case model.Dialog == before.Dialog:
	case model.Dialog == play.NoDialog:
		closeDialog()
	default:
		ctx.Defer(openDialog)
	}
	if _, back := msg.(play.Navigated); before.Ready && !back && model.Screen.Name() != before.Screen.Name() {
		ctx.Defer(func(app.Context) { app.Window().Call("scrollTo", 0, 0) }) // the button may have been far below
	}
	if !sameMove(model.Screen, before.Screen) {
		ctx.Defer(func(app.Context) { afterPaint(showCurrentMove) })
	}
	if t, ok := model.Table(); ok {
		old, _ := before.Table()
		if t.Game.Ply() != old.Game.Ply() || t.Counting() != old.Counting() || !slices.Equal(t.Game.Moves(), old.Game.Moves()) {
			ctx.Defer(func(app.Context) { afterPaint(showCurrentMove) })
		}
		if t.Game.ID != old.Game.ID && model.Settings.Sound {
			r.sounds.prepare()
		}
	}
	_, counting := model.Screen.(play.Progress)
	if _, more := msg.(play.ReadGames); more && !r.library.follows(before.Library, model.Library, counting) {
		ctx.PreventUpdate()
	}
	r.clocks.follow(ctx)
	for _, a := range answers { // before any message that already waits
		r.carryOut(ctx, a)
	}
}

// atTime returns m knowing that another minute has begun, or another second if they count,
// or the time zone is another. While clocks may run it knows the instant of every message.
func atTime(m play.Model, now time.Time) play.Model {
	zone, milli := zone(), int64(0)
	second := m.Timed() && now.Unix() != m.Second
	if m.Clocked() {
		milli = now.UnixMilli()
	}
	if m.Ready && (now.Unix()/60 != m.Now || zone != m.Zone || second || milli > 0) {
		m, _ = play.Update(m, play.Clock{Now: now.Unix() / 60, Zone: zone, Day: dayOf(now, zone), Second: now.Unix(), Milli: milli})
	}
	return m
}

// setLanguage uses the reader's language from now on.
func (r *Root) setLanguage() {
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

// announce takes over what was announced last.
func (r *Root) announce() {
	r.announcer.add(r.model.Announced.Seq, func() string { return r.screen().announcement() })
}

// scene is made for a drawing.
func (r *Root) scene() scene {
	return scene{text: r.text, shell: &r.model.Shell, board: r.model.Screen.BoardShown(), days: &r.days, hydrating: r.hydrating}
}

// screen is the screen that is shown.
func (r *Root) screen() screen { return screenOf(r.scene(), r.model.Screen, &r.pointer) }

// Render draws the page: the screen and whatever lies over it.
func (r *Root) Render() app.UI {
	if r.panics {
		panic("panic in draw")
	}
	m := &r.model
	page := app.Div().ID("app").Class("app").
		DataSet("theme", string(m.Settings.Theme)).
		DataSet("marbles", string(m.Settings.Marbles)).
		DataSet("wood", string(m.Settings.Wood)).
		OnClick(r.onClick).OnChange(r.onChange).OnKeyDown(r.onKeyDown).
		On("pointerover", r.onHover).On("pointerleave", r.onLeave).On("focusin", r.onFocusIn)
	if !m.Settings.Animation {
		page = page.Class("still")
	}
	r.announce()
	s := r.screen()
	parts := []app.UI{app.Raw(defs), header(s, r.text, m.SaysOffline()), s.main(), r.announcer.draw(), dropMark(r.text)}
	if d := (dialogs{r.scene(), m.Screen, &r.library}).draw(); d != nil {
		parts = append(parts, d.On("close", r.onDialogClosed))
	}
	return page.Body(parts...)
}
