package page

import (
	"strconv"
	"strings"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/desk"
	"kulami/app/dom"
	"kulami/app/library"
	"kulami/app/play"
)

// Loaded returns the program's first message: the stored texts and the way the app was started.
func Loaded() play.Loaded {
	window := app.Window()
	journal := ahead()
	stored, partial, ok := library.First(Storage{}, historyID(), journal)
	awaitWords()
	return play.Loaded{
		Stored:   stored,
		Partial:  partial,
		Journal:  journal,
		Fragment: Fragment(),
		Query:    strings.TrimPrefix(window.Get("location").Get("search").String(), "?"),
		ID:       historyID(),
		Launch:   launch(),
		Seed:     Seed(),
		Calm:     window.Call("matchMedia", "(prefers-reduced-motion: reduce)").Get("matches").Bool(),
		Blocked:  !ok || Boot("storageBlocked").Truthy(),
		Device:   device(),
		Speaks:   languages(),
		Build:    TextOf(window.Get("document").Get("documentElement").Get("dataset").Get("version")),
	}
}

// launch reads from the address how the app was started.
func launch() play.Launch {
	params := app.Window().Get("URLSearchParams").New(app.Window().Get("location").Get("search"))
	get := func(name string) string { return TextOf(params.Call("get", name)) }
	return play.Launch{
		Act:  get("act"),
		Text: strings.TrimSpace(get("share-url") + "\n" + get("share-text") + "\n" + get("share-title")),
	}
}

func languages() []string {
	list := app.Window().Get("navigator").Get("languages")
	var tags []string
	for i := range list.Get("length").Int() {
		tags = append(tags, list.Index(i).String())
	}
	return tags
}

func device() desk.Device {
	navigator := app.Window().Get("navigator")
	return desk.Device{
		Share:   navigator.Get("share").Truthy(),
		Install: Boot("installable").Truthy(),
		Apple:   navigator.Get("standalone").Equal(app.ValueOf(false)),
	}
}

// ListenToPage posts the events of the window and the boot script. last returns the id of the
// player's game that was shown last.
func ListenToPage(ctx app.Context, last func() string) {
	window, document := app.Window(), app.Window().Get("document")
	dom.Listen(window, "storage", func(e app.Value) { onStorage(ctx, e) })
	dom.Listen(window, "pageshow", func(e app.Value) { onPageShow(ctx, e, last()) })
	dom.Listen(window, "kulami-update", func(app.Value) { Post(ctx, desk.UpdateWaits{}) })
	dom.Listen(window, "kulami-offline", func(app.Value) { Post(ctx, desk.OfflineNow{}) })
	dom.Listen(window, "kulami-unkept", func(app.Value) { Post(ctx, desk.Unkept{}) })
	dom.Listen(window, "kulami-install", func(app.Value) { Post(ctx, desk.Offers{Device: device()}) })
	dom.Listen(document, "visibilitychange", func(app.Value) { Post(ctx, desk.Seen{Hidden: document.Get("hidden").Bool()}) })
}

// CallBoot calls a function of the boot script, if it exists.
func CallBoot(name string, with ...any) {
	if Boot(name).Truthy() {
		app.Window().Get("kulami").Call(name, with...)
	}
}

// zone returns the device's present time zone, in minutes east of Greenwich. Package time reads the
// zone once, at the start. The zone of an open page can change by daylight saving time or on a
// flight.
func zone() int { return -app.Window().Get("Date").New().Call("getTimezoneOffset").Int() }

// began is the zero of the steady clock.
var began = time.Now()

// Steady returns the milliseconds of the steady clock.
func Steady() int64 { return time.Since(began).Milliseconds() }

// Now returns a reading of both clocks.
func Now() desk.Instant {
	at := desk.InstantAt(time.Now().UnixMilli(), zone())
	at.Steady = max(Steady(), 1)
	return at
}

// Date formats the day of a minute since 1970 as in "2026-11-20".
func Date(minute int64) string {
	if minute == 0 {
		return ""
	}
	began := time.Unix(minute*60, 0)
	_, shift := began.Zone()
	return desk.InstantAt(began.UnixMilli(), shift/60).Date
}

// TimeOfDay formats the time of a minute since 1970 as in "09:05".
func TimeOfDay(minute int64) string {
	_, shift := time.Unix(minute*60, 0).Zone()
	of := int((minute + int64(shift/60)) % (24 * 60))
	return strconv.Itoa(100 + of/60)[1:] + ":" + strconv.Itoa(100 + of%60)[1:]
}

// Seed returns a number from the clock.
func Seed() uint64 { return uint64(time.Now().UnixNano()) / 1000 }

// Month formats the month of a day like "2026-11-20". It adds the year if it is not the year of
// today.
func Month(lang, day, today string) string {
	year, err := strconv.Atoi(day[:4])
	of, none := strconv.Atoi(day[5:7])
	other := !strings.HasPrefix(today, day[:4])
	if !app.IsClient || err != nil || none != nil {
		return dom.Either(other, day[:7], day[5:7])
	}
	parts := map[string]any{"month": "long"}
	if other {
		parts["year"] = "numeric"
	}
	return app.Window().Get("Date").New(year, of-1, 1).Call("toLocaleDateString", lang, parts).String()
}
