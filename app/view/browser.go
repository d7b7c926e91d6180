package view

import (
	"fmt"
	"strings"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/play"
)

// loaded collects the program's first message: what is stored, and how it was started.
func loaded() play.Loaded {
	window := app.Window()
	boot := window.Get("kulami")
	journal := ahead()
	stored, partial, ok := storage{}.first(historyID(), journal)
	now, zone := time.Now(), zone()
	msg := play.Loaded{
		Stored:   stored,
		Partial:  partial,
		Journal:  journal,
		Fragment: fragment(),
		Query:    strings.TrimPrefix(window.Get("location").Get("search").String(), "?"),
		ID:       historyID(),
		Launch:   launch(),
		Day:      dayOf(now, zone),
		Now:      now.Unix() / 60,
		Zone:     zone,
		Milli:    now.UnixMilli(),
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

// zone returns the time zone that the device is in now, in minutes east of Greenwich. The
// package time asks for it once, when the program starts: a page may stay open while the
// clocks are put forward, or on a flight.
func zone() int { return -app.Window().Get("Date").New().Call("getTimezoneOffset").Int() }

// dayOf returns the date of a time in a time zone, as in "2026-11-20".
func dayOf(t time.Time, zone int) string {
	year, month, day := t.UTC().Add(time.Duration(zone) * time.Minute).Date()
	return fmt.Sprintf("%04d-%02d-%02d", year, int(month), day) // package time's formats weigh 10 KB
}

// fragment returns the fragment of the page's address, without "#".
func fragment() string {
	return strings.TrimPrefix(app.Window().Get("location").Get("hash").String(), "#")
}

// historyID returns the id that Address has stored with the entry of the history.
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

// languages returns the languages that the browser prefers.
func languages() []string {
	list := app.Window().Get("navigator").Get("languages")
	var tags []string
	for i := range list.Get("length").Int() {
		tags = append(tags, list.Index(i).String())
	}
	return tags
}

// device returns what the browser can do.
func device() play.Device {
	boot, navigator := app.Window().Get("kulami"), app.Window().Get("navigator")
	return play.Device{
		Share:   navigator.Get("share").Truthy(),
		Install: boot.Truthy() && boot.Get("installable").Truthy(),
		Apple:   navigator.Get("standalone").Equal(app.ValueOf(false)),
	}
}

// listenToPage posts the events of the window, the history and the boot script.
func listenToPage(ctx app.Context) {
	window, document := app.Window(), app.Window().Get("document")
	listen(window, "storage", func(e app.Value) { onStorage(ctx, e) })
	listen(window, "pageshow", func(e app.Value) { onPageShow(ctx, e) })
	listen(window, "kulami-bad-fragment", func(app.Value) {
		post(ctx, play.Navigated{Fragment: window.Get("kulami").Get("badFragment").String()})
	})
	listen(window, "kulami-update", func(app.Value) { post(ctx, play.UpdateWaits{}) })
	listen(window, "kulami-offline", func(app.Value) { post(ctx, play.OfflineNow{}) })
	listen(window, "kulami-install", func(app.Value) { post(ctx, play.Offers{Device: device()}) })
	// The library's own handler would take another query for another page.
	window.Set("onpopstate", always(func([]app.Value) {
		post(ctx, play.Navigated{Fragment: fragment(), ID: historyID()})
	}))
	listen(document, "visibilitychange", func(app.Value) { post(ctx, play.Seen{Hidden: document.Get("hidden").Bool()}) })
}

// setAddress shows e in the address bar, without the query that started the app. A
// browser may refuse frequent changes; then the address is out of date until the next
// ply.
func setAddress(e play.Address) {
	defer func() { _ = recover() }()
	how := "replaceState"
	if e.Push {
		how = "pushState"
	}
	app.Window().Get("history").Call(how, map[string]any{"kulami": e.ID}, "",
		app.Window().Get("location").Get("pathname").String()+"#"+e.Fragment)
}

// callBoot calls a function of the boot script, if there is one of that name.
func callBoot(name string) {
	if boot := app.Window().Get("kulami"); boot.Truthy() && boot.Get(name).Truthy() {
		boot.Call(name)
	}
}
