package view

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/desk"
	"kulami/app/dom"
	"kulami/app/game"
	"kulami/app/picture"
	"kulami/app/play"
	"kulami/app/text"
	"kulami/app/think"
	"kulami/app/view/dialogs"
	"kulami/app/view/page"
	"kulami/app/view/scene"
	"kulami/rules/engine"
)

// OnInit makes the Model of a first visit, which the page also shows before the program has
// started.
func (r *Root) OnInit() {
	r.model = play.New()
	r.text = text.In("en")
	r.boards.Hydrating = page.Boot("taken").Truthy()
}

// Prerender returns the page as it is drawn before the program runs.
func Prerender() app.UI {
	r := &Root{}
	r.OnInit()
	return r.Render()
}

// OnMount connects the browser and loads the stored texts.
func (r *Root) OnMount(ctx app.Context) {
	ctx.PreventUpdate() // nothing has changed yet
	r.boards.Hydrating = false
	r.connect(ctx)
	page.InPieces(ctx, page.Loaded, r.load)
}

// connect handles posted messages, and listens to events that do not come from the page's own
// elements.
func (r *Root) connect(ctx app.Context) {
	page.HandlePosted(ctx, func(ctx app.Context, msg desk.Msg) {
		r.flush(ctx)
		if msg, ok := (page.Storage{}).Latest(msg); ok {
			r.carryOut(ctx, msg)
		}
	})
	r.thinker = think.New(func(a think.Answer) {
		if a.Failed {
			page.Post(ctx, desk.Unanswered{ID: a.ID})
			return
		}
		if len(a.Moves) > 0 {
			page.Post(ctx, desk.Valued{ID: a.ID, Analysis: engine.Analysis{Info: a.Info, Moves: a.Moves}, Done: a.Done})
			return
		}
		page.Post(ctx, desk.Thought{ID: a.ID, Info: a.Info, Done: a.Done})
	})
	dom.Listen(app.Window(), "keydown", func(v app.Value) { r.onPageKey(ctx, app.Event{Value: v}) })
	dom.Listen(app.Window(), "resize", func(app.Value) {
		dialogs.ShowMore()
		dom.AfterPaint(scene.ShowCurrentMove)
	})
	page.ListenToPage(ctx, func() string { return r.model.LastID() })
	// go-app's own handler would treat another query as another page.
	app.Window().Set("onpopstate", dom.Always(func([]app.Value) { ctx.Dispatch(r.onHistory) }))
	r.listenToFingers(ctx)
	page.TakeFiles(ctx)
}

// load handles the stored texts.
func (r *Root) load(ctx app.Context, msg play.Loaded) {
	r.send(ctx, msg)
	if page.Boot("waiting").Truthy() {
		r.send(ctx, desk.UpdateWaits{})
	}
	ctx.Defer(r.ready) // when the loaded state is drawn
}

// ready shows the table and reports that it is ready for a move. Saving the game, updating the
// address and starting the engine come later.
func (r *Root) ready(ctx app.Context) {
	html := app.Window().Get("document").Get("documentElement")
	html.Get("classList").Call("remove", "returning")
	html.Call("removeAttribute", "data-page")
	page.CallBoot("mounted")
	page.AfterRests(ctx, func() { page.Post(ctx, play.Shown{}) }, func() {
		if t, ok := r.model.Table(); ok && t.Game.Players.Mode == game.VersusComputer {
			r.thinker.Warm()
		}
	})
}

// Render draws the page: the screen and the dialogs above it.
func (r *Root) Render() app.UI {
	m := &r.model
	page := app.Div().ID("app").Class("app", dom.When(!m.Settings.Animation, "still")).
		DataSet("theme", string(m.Settings.Theme)).
		DataSet("marbles", m.Settings.Colours()).
		DataSet("wood", string(m.Settings.Wood)).
		OnClick(r.onClick).OnChange(r.onChange).OnKeyDown(r.onKeyDown).
		On("pointerover", r.onHover).On("pointerleave", r.onLeave).On("focusin", r.onFocusIn)
	if r.screenChanges > 0 {
		page = page.Class("came-" + strconv.Itoa(r.screenChanges%2))
	}
	r.announce()
	s := r.screen()
	over := dialogs.Open{Scene: r.scene(), Screen: m.Screen(), Library: &r.library}
	main := over.Page()
	if main == nil {
		main = s.Main()
	}
	parts := []app.UI{app.Raw(picture.Defs), r.header(s, over), main, r.doors(r.door()), r.announcer.draw(), dialogs.DropMark(r.text)}
	if d := over.Draw(); d != nil {
		parts = append(parts, d.On("close", r.onDialogClosed))
	}
	return page.Body(parts...)
}
