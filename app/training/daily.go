package training

import (
	"cmp"
	"maps"
	"slices"
)

// The rules of the daily puzzle and of the streak:
//
//   - A date is a date of the player's local calendar. A daily puzzle belongs to the date of its
//     opening. It must be solved on that date, or within three hours after its opening. Everything
//     else belongs to the date on which it was finished.
//   - A date counts once, on any number of devices. A wrong first try of the daily puzzle stays
//     stored with its date, whatever the clock and the time zone become.
//   - A streak is a sequence of played dates, up to today or yesterday. A single missed date does
//     not end it if seven dates have passed since the last missed date: this is the weekly freeze.
//     Otherwise the streak begins after that last missed date. So a date that returns from a backup
//     never shortens the streak. A player who flies west and has a date twice loses nothing. A
//     player who flies east loses nothing by a date if the change of time zone skips at least half
//     of it.
//   - A play in the future of the clock does not count until its time.
//   - The mark is the latest time of an opening or a play. The clock can show an earlier date, and
//     be more than an hour behind the mark. Then the clock is wrong now, or was wrong before. Plays
//     that begin from then on are pending. While the clock is below the mark, pending plays count.
//     Plays of dates after the date to which the clock was set back do not count.
//   - If the clock reaches the mark again, it was wrong in between. Pending plays of dates before
//     the date of the mark are dropped: nobody can make up for a date.
//   - The clock can still be below the mark six hours later. If no more dates are at stake than are
//     pending, it was wrong before the correction. Then the pending plays count, and the plays of
//     later dates are dropped.
//   - A clock that is set back by more than 28 days is believed at once, and nothing is dropped.
//     Nobody sets a clock back so far to make up for a date.
//
// So a clock that ran ahead, by days or by years, breaks no streak. Nor does a clock that falls
// back to 1970 for a while. One case looks like a clock that was set back to make up for a date. A
// clock ran ahead by about a day and was corrected, and the player then solves a puzzle. If the
// player returns only after the time at which the clock was seen ahead, the date in between is
// lost. A clock that is only ever set forward is believed.

// play is a date on which something was played.
type play struct {
	Time       // time of the earliest play, or of the opening of the daily puzzle
	daily bool // the daily puzzle was solved at the first try
}

func (p play) merge(o play) play { return play{earlier(p.Time, o.Time), p.daily || o.daily} }

// daily holds the dates on which something was played. Its maps are never changed in place.
type daily struct {
	played  map[Day]play
	pending map[Day]play // plays that began after the clock was set back
	missed  map[Day]Time // openings of daily puzzles whose first try was wrong
	mark    Time         // latest time of the clock, Minute 0 for none
	back    Time         // earliest time since the clock was set back, Minute 0 for none
}

const (
	solvingTime = 3 * 60 // time from the opening to solve a daily puzzle past midnight, in minutes
	slack       = 60     // greatest correction of a clock that has no effect, in minutes
	patience    = 6 * 60 // time until a clock that was set back is believed, in minutes
	month       = 28 * minutesPerDay
	halfDay     = 12 * 60
	freezeEvery = 7 // dates between two missed dates of a streak
)

func (t Time) compare(o Time) int {
	return cmp.Or(cmp.Compare(t.Minute, o.Minute), cmp.Compare(t.Zone, o.Zone))
}

func earlier(a, b Time) Time {
	if a.compare(b) <= 0 {
		return a
	}
	return b
}

func (d daily) merge(o daily) daily {
	m := daily{merged(d.played, o.played, play.merge), merged(d.pending, o.pending, play.merge), merged(d.missed, o.missed, earlier), d.mark, d.back}
	switch order := o.mark.compare(d.mark); {
	case order > 0:
		m.mark, m.back = o.mark, o.back
	case order == 0 && d.back.Minute == 0:
		m.back = o.back
	case order == 0 && o.back.Minute > 0:
		m.back = earlier(d.back, o.back)
	}
	return m
}

// below reports whether the clock is below the mark since it was set back to an earlier date. Both
// dates are of one time zone, because a flight sets no clock back.
func (d daily) below(t Time) bool {
	return t.Minute < d.mark.Minute-slack && (d.back.Minute > 0 || Time{t.Minute, d.mark.Zone}.Day() < d.mark.Day())
}

// read returns d after a reading of the clock.
func (d daily) read(t Time) daily {
	switch {
	case t.Minute < d.mark.Minute-month:
		d.played, d.pending = merged(d.played, d.pending, play.merge), nil
		d.mark, d.back = t, Time{}
	case !d.below(t):
		for day := range d.pending {
			if day >= d.mark.Day() {
				d.played = with(maps.Clone(d.played), day, d.pending[day], play.merge)
			}
		}
		d.pending, d.back = nil, Time{}
		if t.compare(d.mark) > 0 {
			d.mark = t
		}
	case d.back.Minute == 0 || t.Minute < d.back.Minute-slack:
		d.back = t
	case t.Minute >= d.back.Minute+patience && len(d.atStake()) <= len(d.pending):
		played := maps.Clone(d.played)
		for _, day := range d.atStake() {
			delete(played, day)
		}
		d.played, d.pending = merged(played, d.pending, play.merge), nil
		d.mark, d.back = t, Time{}
	}
	return d
}

// atStake returns the played dates after the one to which the clock was set back.
func (d daily) atStake() (dates []Day) {
	for day := range d.played {
		if d.back.Minute > 0 && day > d.back.Day() {
			dates = append(dates, day)
		}
	}
	return dates
}

// counted returns the plays that count at a time, ordered by date.
func (d daily) counted(now Time) []play {
	all := maps.Clone(d.played)
	if d.below(now) {
		for _, day := range d.atStake() {
			delete(all, day)
		}
		all = merged(all, d.pending, play.merge)
	}
	var counted []play
	for _, day := range sortedKeys(all) {
		if day <= now.Day() || all[day].Minute <= now.Minute+slack {
			counted = append(counted, all[day])
		}
	}
	return counted
}

// Opening is the opening of a daily puzzle.
type Opening struct {
	at      Time
	pending bool
}

// Day returns the date of the puzzle.
func (o Opening) Day() Day { return o.at.Day() }

// OpenDaily returns h after the daily puzzle of now.Day() was opened. A screen that shows the
// streak calls it, too, because it stores the time at which the player saw the streak.
func (h History) OpenDaily(now Time) (History, Opening) {
	now = now.valid()
	h.daily = h.daily.read(now)
	return h, Opening{now, h.daily.below(now)}
}

// SolveDaily returns h after a daily puzzle was solved; first is true for the first try. Counts is
// false if that was too late for its date, or changes nothing.
func (h History) SolveDaily(o Opening, first bool, now Time) (next History, counts bool) {
	now = now.valid()
	took := now.Minute - o.at.Minute
	if late := took < -slack || took > solvingTime; late && now.Day() != o.Day() {
		return h, false
	}
	madeUp := o.pending && !h.daily.below(now) && o.Day() < h.daily.mark.Day()
	h, _ = h.OpenDaily(now)
	if madeUp {
		return h, false
	}
	return h.count(o, play{o.at, first}, now)
}

// Play returns h after something was played at the time now.
func (h History) Play(now Time) History {
	h, o := h.OpenDaily(now)
	h, _ = h.count(o, play{Time: o.at}, o.at)
	return h
}

// count adds a play; counts is false if its date counts already.
func (h History) count(o Opening, p play, now Time) (next History, counts bool) {
	for _, q := range h.daily.counted(now) {
		if q.Day() == p.Day() && (q.daily || !p.daily) {
			return h, false
		}
	}
	if o.pending && h.daily.below(now) {
		h.daily.pending = with(maps.Clone(h.daily.pending), p.Day(), p, play.merge)
	} else {
		h.daily.played = with(maps.Clone(h.daily.played), p.Day(), p, play.merge)
	}
	return h, true
}

// MissDaily returns h after the first try of a daily puzzle was wrong.
func (h History) MissDaily(o Opening) History {
	h.daily.missed = with(maps.Clone(h.daily.missed), o.Day(), o.at, earlier)
	return h
}

// DailyMissed reports whether the daily puzzle of a date was tried before, so that another try does
// not count. The result has no meaning for a date that counts already. Number is the number of the
// puzzle. Earlier versions kept no dates: the times of their tries decide, in the time zone of now.
func (h History) DailyMissed(day Day, number int, now Time) bool {
	p, tried := h.puzzles[number]
	since := func(t Try) bool {
		on := Time{t.Minute, now.Zone}.Day()
		return day <= on && on <= max(now.Day(), day)
	}
	_, missed := h.daily.missed[day]
	return missed || tried && (since(p.First) && !p.First.Solved || since(p.Last) && !(p.Last.Solved && p.First.Solved && since(p.First)))
}

// DailySolved reports whether the daily puzzle of a date was solved at the first try, and counts at
// the time now.
func (h History) DailySolved(day Day, now Time) bool {
	return slices.ContainsFunc(h.daily.counted(now.valid()), func(p play) bool { return p.daily && p.Day() == day })
}

// Played reports whether something was played on a date, and counts at the time now.
func (h History) Played(day Day, now Time) bool {
	return slices.ContainsFunc(h.daily.counted(now.valid()), func(p play) bool { return p.Day() == day })
}

// PlayedBefore reports whether something was played before the date of now.
func (h History) PlayedBefore(now Time) bool {
	played := h.daily.counted(now.valid())
	return len(played) > 0 && played[0].Day() < now.Day()
}

// Streak is a number of dates on which something was played. They are consecutive, except for
// single missed dates.
type Streak struct {
	Now    int  // length up to today or yesterday
	Best   int  // length of the longest streak
	Today  bool // today was played
	Frozen bool // a date of the last week was missed without ending the streak
}

// run is a streak up to a play.
type run struct {
	length int
	since  int // plays since the latest missed date
	last   Time
	frozen Day // latest missed date
}

// noFreeze is the value of run.frozen if no date was missed.
const noFreeze = -freezeEvery

// until returns the rest of the streak on a date, for a player who is then in a time zone.
func (r run) until(day Day, zone int) run {
	missed := day - r.last.Day() - 1
	if missed > 0 && zone-r.last.Zone >= halfDay {
		missed--
	}
	if r.length == 0 || missed > 1 {
		return run{frozen: noFreeze}
	}
	if missed == 1 {
		gap := r.last.Day() + 1
		if gap < r.frozen+freezeEvery {
			r.length = r.since
		}
		r.since, r.frozen = 0, gap
	}
	return r
}

// Streak returns the streak at the time now.
func (h History) Streak(now Time) (s Streak) {
	now = now.valid()
	var r run
	for _, p := range h.daily.counted(now) {
		r = r.until(p.Day(), p.Zone)
		r = run{r.length + 1, r.since + 1, p.Time, r.frozen}
		s.Best = max(s.Best, r.length)
	}
	today := now.Day()
	if s.Today = r.length > 0 && r.last.Day() >= today; !s.Today {
		r = r.until(today, now.Zone)
	}
	s.Now, s.Frozen = r.length, r.frozen > today-freezeEvery
	return s
}
