package view

import (
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/desk"
	"kulami/app/dom"
	"kulami/app/game"
	"kulami/app/play"
	"kulami/app/screen/puzzles"
	"kulami/app/screen/review"
	"kulami/app/screen/wooden"
	"kulami/app/text"
	"kulami/app/view/dialogs"
	"kulami/app/view/page"
	reviewview "kulami/app/view/review"
	"kulami/app/view/scene"
)

// sendPainted queues a message until the next paint, or the next other message.
func (r *Root) sendPainted(ctx app.Context, msg desk.Msg) {
	r.waiting = append(r.waiting, queued{msg, page.Now()})
	ctx.PreventUpdate() // nothing has changed yet
	if len(r.waiting) == 1 {
		dom.AfterPaint(func() {
			ctx.Dispatch(func(ctx app.Context) {
				r.flush(ctx)
				dom.Yield() // before drawing
			})
		})
	}
}

// flush handles the queued messages.
func (r *Root) flush(ctx app.Context) {
	for len(r.waiting) > 0 {
		first := r.waiting[0]
		r.waiting = r.waiting[1:]
		r.carryOutAt(ctx, first.msg, first.at)
	}
}

// send handles the queued messages, then msg.
func (r *Root) send(ctx app.Context, msg desk.Msg) {
	r.flush(ctx)
	r.carryOut(ctx, msg)
}

// carryOut handles a message; only it changes the Model. It ignores messages before the stored
// texts are loaded, because they are not meant for this game. The boot script keeps presses until
// then. A panic anywhere ends the program, and the boot script shows the crash card.
func (r *Root) carryOut(ctx app.Context, msg desk.Msg) {
	r.carryOutAt(ctx, msg, page.Now())
}

// carryOutAt handles a message that arrived at an instant.
func (r *Root) carryOutAt(ctx app.Context, msg desk.Msg, at desk.Instant) {
	switch msg.(type) {
	case play.Loaded, play.AllRead:
	default:
		if !r.model.Ready {
			return
		}
	}
	before := r.model
	model, effects := play.Update(r.model, at, msg)
	r.model = model
	r.pointer.Workshop, _ = model.Screen().(wooden.Workshop)
	r.setLanguage()
	r.announce()
	answers := page.StoreTexts(model, effects)
	for _, e := range effects {
		if wanted, ok := e.(desk.FetchWords); ok && text.Has(model.Languages()...) {
			answers = append(answers, desk.WordsFetched{Language: wanted.Language, OK: true})
		} else {
			r.run(ctx, e)
		}
	}
	r.afterMessage(ctx, &before, msg)
	if badge := r.badge(); badge != r.badged {
		r.badged = badge
		page.SetBadge(badge)
	}
	_, storm := model.Screen().(puzzles.Storm)
	if _, second := msg.(desk.SecondOver); second && !storm && model.Announced.Seq == before.Announced.Seq {
		ctx.PreventUpdate() // the clock writes itself, see followClocks
	}
	_, counting := model.Screen().(puzzles.Today)
	if more, ok := msg.(desk.ReadGames); ok && more.To == 0 && !r.library.Follows(before.Library, model.Library, counting) {
		ctx.PreventUpdate()
	}
	r.followClocks(ctx)
	for _, a := range answers { // before the other posted messages
		r.carryOut(ctx, a)
	}
}

// afterMessage updates the focus, the scroll position and other state that go-app does not draw.
func (r *Root) afterMessage(ctx app.Context, before *play.Model, msg desk.Msg) {
	model := &r.model
	if model.Dialog != desk.NoDialog && model.Animated() {
		r.resizing.Begin(ctx)
	}
	switch {
	case model.Dialog == desk.LiveDialog && model.Peer.Step != before.Peer.Step:
		// Its content changes, and the focused button could be gone.
		ctx.Defer(dialogs.OpenDialog)
	case model.Dialog == before.Dialog:
	case model.Dialog == desk.NoDialog || model.Dialog == before.Under:
		dialogs.CloseDialog(ctx)
	default:
		ctx.Defer(dialogs.OpenDialog)
		if before.Dialog.Whole() == model.Dialog { // the row that led to the page
			page.FocusOn(ctx, `dialog [data-act="`+string(before.Dialog)+`"]`)
		}
	}
	switch msg.(type) {
	case play.Start, play.StartWooden:
		ctx.Defer(dialogs.FocusOnFault)
	case desk.Choose:
		switch s, was := model.Setup, before.Setup; {
		case s.Edition == game.HouseEdition && was.Edition != game.HouseEdition:
			ctx.Defer(dialogs.ShowHouseRules)
		case s.Clock != game.NoClock && was.Clock == game.NoClock:
			ctx.Defer(dialogs.ShowClock)
		}
	}
	if dialogs.Closing(model) != nil && dialogs.Closing(before) == nil {
		ctx.Defer(func(app.Context) { page.LayBase() })
	}
	_, back := msg.(play.Navigated)
	changed := before.Ready && model.Screen().Name() != before.Screen().Name()
	if changed {
		r.screenChanges++
	}
	if changed && !back {
		// The button could have been far below.
		ctx.Defer(func(app.Context) { app.Window().Call("scrollTo", 0, 0) })
	}
	was, is := taskOf(before), taskOf(model)
	was.looked = is.looked // the end of a game leaves the focus
	if came := before.Ready && is != was; (changed || came) && model.Dialog == desk.NoDialog {
		ctx.Defer(r.focusScreen)
	}
	if !sameMove(model.Screen(), before.Screen()) {
		ctx.Defer(func(app.Context) { dom.AfterPaint(scene.ShowCurrentMove) })
	}
	if now, ok := model.Screen().(review.Screen); ok {
		if was, ok := before.Screen().(review.Screen); ok && now.Ply() != was.Ply() {
			ctx.Defer(func(app.Context) { dom.AfterPaint(reviewview.ShowMove) })
		}
	}
	if t, ok := model.Table(); ok {
		old, _ := before.Table()
		if t.Game.Ply() != old.Game.Ply() || t.Counting != old.Counting || t.Moves != old.Moves || !slices.Equal(t.Game.Moves(), old.Game.Moves()) {
			ctx.Defer(func(app.Context) { dom.AfterPaint(scene.ShowCurrentMove) })
		}
		if t.Game.ID != old.Game.ID && model.Settings.Sound {
			r.sounds.Prepare()
		}
	}
}

// announce puts the latest announcement into words.
func (r *Root) announce() {
	r.announcer.add(r.model.Announced.Seq, func() string { return r.screen().Announcement() })
}
