// Package training is what a player has trained: which puzzles were tried, which finishes were
// played, on which dates the daily puzzle was solved, and when one's own mistakes come back. A
// History is kept as one short text, and two of them can be merged: of two tabs, or of two devices
// with one backup. A History knows no boards: its puzzles and finishes are numbers, and its mistakes
// are keys. The Collection has the puzzles, and chooses the next one to try.
//
// Nothing here reads a clock; every function takes a Time or a Day.
package training

import (
	"fmt"
	"maps"
	"time"
)

// History is what was trained. The zero value is empty. It is a value: its methods return a
// new one and leave the old one as it was.
type History struct {
	puzzles  map[int]Puzzle
	daily    daily
	mistakes map[string]Mistake
	finishes map[int]Finish
	right    map[string]Day // good moves that were asked for again, by their keys
}

// Time is a reading of the device's clock. What is out of range counts as the nearest value.
type Time struct {
	Minute int64 // since 1970, up to the end of the year 9999
	Zone   int   // of the local time, in minutes east of Greenwich, -1080…1080
}

// The greatest values of a Time: the end of the year 9999, and more than any time zone has.
const (
	maxMinute = 253_402_300_799 / 60
	maxZone   = 18 * 60
)

// Day is a date of the local calendar, in days since 1 January 1970.
type Day int

const minutesPerDay = 24 * 60

// Day returns the date that the clock shows.
func (t Time) Day() Day {
	local := t.Minute + int64(t.Zone)
	if local < 0 {
		local -= minutesPerDay - 1
	}
	return Day(local / minutesPerDay)
}

// valid returns t with its values within their bounds.
func (t Time) valid() Time {
	return Time{min(max(t.Minute, 0), maxMinute), min(max(t.Zone, -maxZone), maxZone)}
}

// Date returns the date of the calendar.
func (d Day) Date() (year int, month time.Month, day int) {
	return time.Unix(0, 0).UTC().AddDate(0, 0, int(d)).Date()
}

// String returns a date as in "2026-11-20".
func (d Day) String() string {
	year, month, day := d.Date()
	return fmt.Sprintf("%04d-%02d-%02d", year, int(month), day)
}

// Merge returns the union of two histories: nothing is lost, and nothing counts twice. Merging is commutative, associative and idempotent.
func (h History) Merge(o History) History {
	return History{
		merged(h.puzzles, o.puzzles, Puzzle.merge),
		h.daily.merge(o.daily),
		merged(h.mistakes, o.mistakes, Mistake.merge),
		merged(h.finishes, o.finishes, Finish.merge),
		merged(h.right, o.right, later),
	}
}

// merged returns the union of two maps; both decides about what is in both.
func merged[K comparable, V any](a, b map[K]V, both func(a, b V) V) map[K]V {
	union := maps.Clone(a)
	for key, value := range b {
		union = with(union, key, value, both)
	}
	return union
}

// with puts a value into a map; both decides if there is one already.
func with[K comparable, V any](m map[K]V, key K, value V, both func(a, b V) V) map[K]V {
	if m == nil {
		m = map[K]V{}
	}
	if old, ok := m[key]; ok {
		value = both(old, value)
	}
	m[key] = value
	return m
}
