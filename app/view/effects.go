package view

import (
	"strings"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/play"
	"kulami/app/think"
	"kulami/rules"
)

// Where things lie in local storage. What could not be read is kept beside what
// replaces it.
const (
	storeKey  = "kulami"
	unreadKey = "kulami.unread"
)

// loaded gathers what the program begins from.
func loaded(ctx app.Context) play.Loaded {
	window := app.Window()
	saved, ok := storageGet(storeKey)
	boot := window.Get("kulami")
	msg := play.Loaded{
		Saved:    saved,
		Fragment: ctx.Page().URL().Fragment,
		Day:      time.Now().Format(time.DateOnly),
		Seed:     uint64(time.Now().UnixNano()),
		Calm:     window.Call("matchMedia", "(prefers-reduced-motion: reduce)").Get("matches").Bool(),
		Blocked:  !ok || boot.Truthy() && boot.Get("storageBlocked").Truthy(),
	}
	if boot.Truthy() && boot.Get("badFragment").Truthy() {
		msg.Fragment = boot.Get("badFragment").String()
	}
	return msg
}

// run carries out an effect.
func (r *Root) run(ctx app.Context, e play.Effect) {
	switch e := e.(type) {
	case play.Think:
		r.thinker.Ask(query(e.Question))
	case play.Halt:
		r.thinker.Halt()
	case play.Save:
		ok := storageSet(storeKey, e.Text)
		ctx.NewActionWithValue(action, play.Msg(play.Stored{OK: ok}))
	case play.Keep:
		storageSet(unreadKey, e.Text)
	case play.Copy:
		r.copy(ctx, link(e.Record))
	case play.CopyText:
		r.copy(ctx, e.Text)
	case play.ClearURL:
		location := app.Window().Get("location")
		app.Window().Get("history").Call("replaceState", nil, "",
			location.Get("pathname").String()+location.Get("search").String())
	case play.Focus:
		r.focus(ctx, e.Hole)
	case play.Wait:
		time.AfterFunc(time.Duration(e.Milliseconds)*time.Millisecond, func() {
			ctx.NewActionWithValue(action, play.Msg(play.Tick{ID: e.ID}))
		})
	}
}

// How long the engine may think where no level bounds it.
const (
	moveTime   = 2 * time.Second
	hintTime   = time.Second
	valueTime  = 30 * time.Second
	ponderTime = time.Minute
)

func query(q play.Question) think.Query {
	t := think.Query{ID: q.ID, Record: q.Record, Seed: q.Seed, Level: q.Level,
		Pace: time.Duration(q.Pace) * time.Millisecond}
	switch q.For {
	case play.ForMove:
		t.Time = moveTime
	case play.ForHint:
		t.Time = hintTime
	case play.ForValue:
		t.Time = valueTime
	case play.ForPonder:
		t.Time, t.Ponder = ponderTime, true
	}
	return t
}

// link is the address that opens a record: this page's, with the record as its
// fragment.
func link(rec rules.Record) string {
	address, _, _ := strings.Cut(app.Window().Get("location").Get("href").String(), "#")
	return address + "#" + rec.String()
}

func (r *Root) copy(ctx app.Context, text string) {
	done := func(ok bool) app.Func {
		return app.FuncOf(func(app.Value, []app.Value) any {
			ctx.NewActionWithValue(action, play.Msg(play.Copied{OK: ok}))
			return nil
		})
	}
	clipboard := app.Window().Get("navigator").Get("clipboard")
	if !clipboard.Truthy() {
		ctx.NewActionWithValue(action, play.Msg(play.Copied{OK: false}))
		return
	}
	clipboard.Call("writeText", text).Call("then", done(true), done(false))
}

// focus gives the focus to a hole once the page has been drawn.
func (r *Root) focus(ctx app.Context, h rules.Hole) {
	name := r.model.Game.Record.Board.Name(h)
	ctx.Defer(func(app.Context) {
		cell := app.Window().Get("document").Call("querySelector", `[data-hole="`+name+`"]`)
		if cell.Truthy() {
			cell.Call("focus", map[string]any{"preventScroll": true})
		}
	})
}

// storageGet reads from local storage; ok is false if that is not possible.
func storageGet(key string) (value string, ok bool) {
	defer func() {
		if recover() != nil {
			value, ok = "", false
		}
	}()
	v := app.Window().Get("localStorage").Call("getItem", key)
	if !v.Truthy() {
		return "", true
	}
	return v.String(), true
}

// storageSet writes to local storage and reports whether that worked.
func storageSet(key, value string) (ok bool) {
	defer func() {
		if recover() != nil {
			ok = false
		}
	}()
	app.Window().Get("localStorage").Call("setItem", key, value)
	boot := app.Window().Get("kulami")
	return !boot.Truthy() || !boot.Get("storageBlocked").Truthy()
}
