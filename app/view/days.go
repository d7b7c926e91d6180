package view

import (
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// days keeps words for days: thousands may be written at once.
type days struct {
	words  map[int64]string // by the day's number
	format app.Value        // of the browser, in the language
	lang   string
}

// date writes the day of a minute since 1970 as in "2026-11-20".
func date(minute int64) string {
	if minute == 0 {
		return ""
	}
	began := time.Unix(minute*60, 0)
	_, shift := began.Zone()
	return dayOf(began, shift/60)
}

// day writes the day of a minute since 1970 as the reader does.
func (v scene) day(minute int64) string {
	if minute == 0 || !app.IsClient {
		return date(minute)
	}
	d := v.days
	if d.lang != v.text.Lang {
		*d = days{map[int64]string{}, app.Window().Get("Intl").Get("DateTimeFormat").New(v.text.Lang, map[string]any{"dateStyle": "medium"}), v.text.Lang}
	}
	_, shift := time.Unix(minute*60, 0).Zone()
	number := (minute*60 + int64(shift)) / 86400
	words, ok := d.words[number]
	if !ok {
		words = d.format.Call("format", minute*60_000).String()
		d.words[number] = words
	}
	return words
}
