package play

import "kulami/app/training"

// Instant is a reading of the device's clock, as InstantAt makes it.
type Instant struct {
	Minute int64  // since 1970
	Zone   int    // of the local time, in minutes east of Greenwich
	Date   string // of the local calendar, "2026-11-20": the name of today's board
	Milli  int64  // milliseconds since 1970
}

// InstantAt returns the instant at which so many milliseconds have passed since 1970, in a zone
// of so many minutes east of Greenwich.
func InstantAt(milli int64, zone int) Instant {
	i := Instant{Minute: milli / 60_000, Zone: zone, Milli: milli}
	i.Date = i.Day().String()
	return i
}

// Second returns the seconds since 1970.
func (i Instant) Second() int64 { return i.Milli / 1000 }

// Time returns the instant as the training takes it.
func (i Instant) Time() training.Time { return training.Time{Minute: i.Minute, Zone: i.Zone} }

// Day returns the date as the training counts it.
func (i Instant) Day() training.Day { return i.Time().Day() }
