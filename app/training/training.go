// Package training stores a player's training: the puzzles tried, the finishes played, the dates
// played and the mistakes practised. The text of a History is short. Two histories can be merged:
// of two tabs, or of two devices with one backup. A History knows no boards: its puzzles and
// finishes are numbers, and its mistakes are keys. The Collection has the puzzles, and chooses the
// next one to try.
//
// Nothing in this package reads a clock; every function takes a Time or a Day.
package training

import (
	"fmt"
	"maps"
	"time"
)

// History is the training of a player. The zero value is empty. It is immutable: its methods return
// a new History.
type History struct {
	puzzles  map[int]Puzzle
	daily    daily
	mistakes map[string]Mistake
	finishes map[int]Finish
	right    map[string]Day // latest dates of good moves that were asked for again, by key
}

// Time is a reading of the device's clock. A value out of range counts as the nearest one.
type Time struct {
	Minute int64 // since 1970, up to the end of the year 9999
	Zone   int   // local time zone, in minutes east of Greenwich, -1080…1080
}

// The greatest values of a Time: the end of the year 9999, and a bound above all time zones.
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

// valid returns t with its values inside their bounds.
func (t Time) valid() Time {
	return Time{min(max(t.Minute, 0), maxMinute), min(max(t.Zone, -maxZone), maxZone)}
}

// Date returns the calendar date.
func (d Day) Date() (year int, month time.Month, day int) {
	return time.Unix(0, 0).UTC().AddDate(0, 0, int(d)).Date()
}

// String returns a date in the form "2026-11-20".
func (d Day) String() string {
	year, month, day := d.Date()
	return fmt.Sprintf("%04d-%02d-%02d", year, int(month), day)
}

// Merge returns the union of two histories: nothing is lost, and nothing counts twice. Merging is
// commutative, associative and idempotent.
func (h History) Merge(o History) History {
	return History{
		merged(h.puzzles, o.puzzles, Puzzle.merge),
		h.daily.merge(o.daily),
		merged(h.mistakes, o.mistakes, Mistake.merge),
		merged(h.finishes, o.finishes, Finish.merge),
		merged(h.right, o.right, later),
	}
}

// merged returns the union of two maps. Both merges the two values of a key that both maps have.
func merged[K comparable, V any](a, b map[K]V, both func(a, b V) V) map[K]V {
	union := maps.Clone(a)
	for key, value := range b {
		union = with(union, key, value, both)
	}
	return union
}

// with puts a value into a map. Both merges it with the old value of the key, if there is one.
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
