package view

import (
	"strings"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/play"
	"kulami/app/think"
)

// loaded gathers what the program begins from.
func loaded() play.Loaded {
	window := app.Window()
	boot := window.Get("kulami")
	stored, ok := storage{}.all()
	now := time.Now()
	msg := play.Loaded{
		Stored:   stored,
		Fragment: fragment(),
		ID:       historyID(),
		Launch:   launch(),
		Day:      dayOf(now),
		Now:      now.Unix() / 60,
		Seed:     seed(),
		Calm:     window.Call("matchMedia", "(prefers-reduced-motion: reduce)").Get("matches").Bool(),
		Blocked:  !ok || boot.Truthy() && boot.Get("storageBlocked").Truthy(),
		Device:   device(),
		Speaks:   languages(),
	}
	if version := window.Get("document").Get("documentElement").Get("dataset").Get("version"); version.Truthy() {
		msg.Build = version.String()
	}
	if boot.Truthy() && boot.Get("badFragment").Truthy() {
		msg.Fragment = boot.Get("badFragment").String()
	}
	return msg
}

// dayOf is the date of a moment. Of all formats that begin with it this one needs
// least code to be compiled at the start.
func dayOf(t time.Time) string { return t.Format(time.RFC3339)[:len(time.DateOnly)] }

// fragment is the address's fragment, as it stands there, without "#".
func fragment() string {
	return strings.TrimPrefix(app.Window().Get("location").Get("hash").String(), "#")
}

// historyID is the id that Address has left beside the entry of the history.
func historyID() string {
	state := app.Window().Get("history").Get("state")
	if !state.Truthy() || !state.Get("kulami").Truthy() {
		return ""
	}
	return state.Get("kulami").String()
}

// launch reads from the address how the app was started.
func launch() play.Launch {
	params := app.Window().Get("URLSearchParams").New(app.Window().Get("location").Get("search"))
	get := func(name string) string {
		if v := params.Call("get", name); v.Truthy() {
			return v.String()
		}
		return ""
	}
	return play.Launch{
		Act:  get("act"),
		Text: strings.TrimSpace(get("share-url") + "\n" + get("share-text") + "\n" + get("share-title")),
	}
}

// languages are those of the browser.
func languages() []string {
	list := app.Window().Get("navigator").Get("languages")
	var tags []string
	for i := range list.Get("length").Int() {
		tags = append(tags, list.Index(i).String())
	}
	return tags
}

// device tells what the browser offers.
func device() play.Device {
	boot, navigator := app.Window().Get("kulami"), app.Window().Get("navigator")
	return play.Device{
		Share:   navigator.Get("share").Truthy(),
		Install: boot.Truthy() && boot.Get("installable").Truthy(),
		Apple:   navigator.Get("standalone").Equal(app.ValueOf(false)),
	}
}

// run carries out an effect; send has carried out the Writes.
func (r *Root) run(ctx app.Context, e play.Effect) {
	switch e := e.(type) {
	case play.Think:
		r.thinker.Ask(query(e.Question))
	case play.Halt:
		r.thinker.Halt()
	case play.Persist:
		if storage := app.Window().Get("navigator").Get("storage"); storage.Truthy() && storage.Get("persist").Truthy() {
			storage.Call("persist")
		}
	case play.Copy:
		r.copy(ctx, link(e.Record))
	case play.CopyText:
		r.copy(ctx, e.Text)
	case play.Send:
		r.handOn(ctx, link(e.Record))
	case play.Download:
		download(e.Name, e.Type, e.Text)
	case play.Picture:
		r.picture(ctx, e)
	case play.Address:
		setAddress(e)
	case play.Apply:
		callBoot("applyUpdate")
	case play.Install:
		callBoot("install")
	case play.Ring:
		r.ring(e)
	case play.Focus:
		focusPlace(ctx, "data-hole", r.model.Game.Record.Board().Name(e.Hole))
	case play.FocusCell:
		focusPlace(ctx, "data-cell", e.At.String())
	case play.SendPlace:
		r.handOn(ctx, withFragment(e.Fragment))
	case play.Wait:
		time.AfterFunc(time.Duration(e.Milliseconds)*time.Millisecond, func() {
			r.post(ctx, play.Tick{ID: e.ID})
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

func (r *Root) copy(ctx app.Context, text string) {
	copied := func(ok bool) func(app.Value) {
		return func(app.Value) { r.post(ctx, play.Copied{OK: ok}) }
	}
	clipboard := app.Window().Get("navigator").Get("clipboard")
	if !clipboard.Truthy() {
		r.post(ctx, play.Copied{OK: false})
		return
	}
	await(clipboard.Call("writeText", text), copied(true), copied(false))
}

// focusPlace gives the focus to the place of the board or of the workshop's frame
// that an attribute names, once the page has been drawn.
func focusPlace(ctx app.Context, attribute, name string) {
	ctx.Defer(func(app.Context) {
		place := app.Window().Get("document").Call("querySelector", `[`+attribute+`="`+name+`"]`)
		if place.Truthy() {
			place.Call("focus", map[string]any{"preventScroll": true})
		}
	})
}

// setAddress shows e in the address bar. Whatever started the app is gone from it
// then. A browser may refuse when that happens often; then the address is behind
// until the next ply.
func setAddress(e play.Address) {
	defer func() { _ = recover() }()
	how := "replaceState"
	if e.Push {
		how = "pushState"
	}
	app.Window().Get("history").Call(how, map[string]any{"kulami": e.ID}, "",
		app.Window().Get("location").Get("pathname").String()+"#"+e.Fragment)
}

// callBoot calls what the boot script offers under name, if it does.
func callBoot(name string) {
	if boot := app.Window().Get("kulami"); boot.Truthy() && boot.Get(name).Truthy() {
		boot.Call(name)
	}
}

// handOn opens the system's share sheet with an address, or copies it where there is
// none. That the player closes the sheet is no failure.
func (r *Root) handOn(ctx app.Context, address string) {
	navigator := app.Window().Get("navigator")
	if !navigator.Get("share").Truthy() {
		r.copy(ctx, address)
		return
	}
	ignore := func(app.Value) {}
	await(navigator.Call("share", map[string]any{"title": r.text.Title, "url": address}), ignore, ignore)
}

// download hands the player a file.
func download(name, kind, text string) {
	blob := app.Window().Get("Blob").New([]any{text}, map[string]any{"type": kind})
	downloadBlob(name, blob)
}

func downloadBlob(name string, blob app.Value) {
	url := app.Window().Get("URL")
	address := url.Call("createObjectURL", blob)
	a := app.Window().Get("document").Call("createElement", "a")
	a.Set("href", address)
	a.Set("download", name)
	a.Call("click")
	time.AfterFunc(time.Minute, func() { url.Call("revokeObjectURL", address) })
}
