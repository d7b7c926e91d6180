package view

import (
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/play"
)

// zone returns the time zone that the device is in now, in minutes east of Greenwich. The
// package time asks for it once, when the program starts: a page may stay open while the
// clocks are put forward, or on a flight.
func zone() int { return -app.Window().Get("Date").New().Call("getTimezoneOffset").Int() }

// date writes the day of a minute since 1970 as in "2026-11-20".
func date(minute int64) string {
	if minute == 0 {
		return ""
	}
	began := time.Unix(minute*60, 0)
	_, shift := began.Zone()
	return play.InstantAt(began.UnixMilli(), shift/60).Date
}

// seed is a number taken from the clock.
func seed() uint64 { return uint64(time.Now().UnixNano()) / 1000 }
