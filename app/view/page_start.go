package view

import (
	"strings"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/dom"
	"kulami/app/play"
)

// loaded collects the program's first message: what is stored, and how it was started.
func loaded() play.Loaded {
	window := app.Window()
	boot := window.Get("kulami")
	journal := ahead()
	stored, partial, ok := storage{}.first(historyID(), journal)
	awaitWords()
	msg := play.Loaded{
		Stored:   stored,
		Partial:  partial,
		Journal:  journal,
		Fragment: fragment(),
		Query:    strings.TrimPrefix(window.Get("location").Get("search").String(), "?"),
		ID:       historyID(),
		Launch:   launch(),
		Now:      play.InstantAt(time.Now().UnixMilli(), zone()),
		Seed:     seed(),
		Calm:     window.Call("matchMedia", "(prefers-reduced-motion: reduce)").Get("matches").Bool(),
		Blocked:  !ok || boot.Truthy() && boot.Get("storageBlocked").Truthy(),
		Device:   device(),
		Speaks:   languages(),
	}
	if version := window.Get("document").Get("documentElement").Get("dataset").Get("version"); version.Truthy() {
		msg.Build = version.String()
	}
	return msg
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
	dom.Listen(window, "storage", func(e app.Value) { onStorage(ctx, e) })
	dom.Listen(window, "pageshow", func(e app.Value) { onPageShow(ctx, e) })
	dom.Listen(window, "kulami-update", func(app.Value) { post(ctx, play.UpdateWaits{}) })
	dom.Listen(window, "kulami-offline", func(app.Value) { post(ctx, play.OfflineNow{}) })
	dom.Listen(window, "kulami-install", func(app.Value) { post(ctx, play.Offers{Device: device()}) })
	// The library's own handler would take another query for another page.
	window.Set("onpopstate", dom.Always(func([]app.Value) {
		post(ctx, play.Navigated{Fragment: fragment(), ID: historyID()})
	}))
	dom.Listen(document, "visibilitychange", func(app.Value) { post(ctx, play.Seen{Hidden: document.Get("hidden").Bool()}) })
}

// callBoot calls a function of the boot script, if there is one of that name.
func callBoot(name string) {
	if boot := app.Window().Get("kulami"); boot.Truthy() && boot.Get(name).Truthy() {
		boot.Call(name)
	}
}
