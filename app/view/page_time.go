package view

import (
	"fmt"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// zone returns the time zone that the device is in now, in minutes east of Greenwich. The
// package time asks for it once, when the program starts: a page may stay open while the
// clocks are put forward, or on a flight.
func zone() int { return -app.Window().Get("Date").New().Call("getTimezoneOffset").Int() }

// dayOf returns the date of a time in a time zone, as in "2026-11-20".
func dayOf(t time.Time, zone int) string {
	year, month, day := t.UTC().Add(time.Duration(zone) * time.Minute).Date()
	return fmt.Sprintf("%04d-%02d-%02d", year, int(month), day) // package time's formats weigh 10 KB
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

// seed is a number taken from the clock.
func seed() uint64 { return uint64(time.Now().UnixNano()) / 1000 }
