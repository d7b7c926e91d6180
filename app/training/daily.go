package training

import (
	"cmp"
	"maps"
	"slices"
)

// The rules of the daily puzzle and its streak:
//
//   - A date is one of the player's local calendar. A solve belongs to the date on which the
//     puzzle was opened, if it is solved on that date or within three hours.
//   - A date counts once, on however many devices it was solved, and not after a wrong first
//     try: such dates are kept, whatever the clock and the time zone become.
//   - A streak is a row of dates that follow one another, up to today or yesterday. Who
//     flies west and has a date twice loses nothing. Who flies east loses nothing by a date
//     of which the change of the time zone has left at most half.
//   - What lies in the future of the clock does not count until its time has come.
//   - The mark is the latest time at which a daily puzzle was opened or solved. A clock that
//     shows an earlier date, and was set back from the mark by more than an hour, may be
//     wrong now, or may have been wrong then. Puzzles that are opened from then on are
//     pending when they are solved: they count while the clock is below the mark, and the
//     solves of later dates than that to which it was set back do not. If the clock reaches
//     the mark again it was wrong in between, and the pending solves of dates before that of
//     the mark are dropped: no date can be made up for. If it is still below the mark six
//     hours later, and no more dates are at stake than are pending, it was wrong before: the
//     pending solves count, and those of later dates are dropped.
//   - A clock that is set back by more than 28 days is believed at once, and nothing is
//     dropped: it has not been set to make up for a date.
//
// So a clock that ran ahead, by days or by years, breaks no streak, nor does one that falls
// back to 1970 for a while. One case looks like a clock that was set back to make up for a
// date: a clock that ran ahead by about a day, if the player solves a puzzle after it was put
// right, and comes back only when the time has passed at which it was seen ahead. Then the
// date in between is lost. A clock that is only ever set forward is believed.

// daily is the daily puzzles. A solve is the time at which the puzzle was opened. The maps are
// never changed in place.
type daily struct {
	solved  map[Day]Time
	pending map[Day]Time // opened after the clock was set back
	missed  map[Day]Time // opened, and the first try was wrong
	mark    Time         // the latest time of the clock, Minute is 0 without any
	back    Time         // the earliest time since the clock was set back, Minute is 0 if it was not
}

const (
	solvingTime = 3 * 60 // in which a puzzle may be solved after midnight, in minutes
	slack       = 60     // by which a clock may be corrected, in minutes
	patience    = 6 * 60 // after which a clock is believed that was set back, in minutes
	month       = 28 * minutesPerDay
	halfDay     = 12 * 60
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
	m := daily{merged(d.solved, o.solved, earlier), merged(d.pending, o.pending, earlier), merged(d.missed, o.missed, earlier), d.mark, d.back}
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

// below reports whether the clock is below the mark since it was set back to an earlier date.
func (d daily) below(t Time) bool {
	return t.Minute < d.mark.Minute-slack && (d.back.Minute > 0 || t.Day() < d.mark.Day())
}

// read returns d after the clock was read.
func (d daily) read(t Time) daily {
	switch {
	case t.Minute < d.mark.Minute-month:
		d.solved, d.pending = merged(d.solved, d.pending, earlier), nil
		d.mark, d.back = t, Time{}
	case !d.below(t):
		for day := range d.pending {
			if day >= d.mark.Day() {
				d.solved = with(maps.Clone(d.solved), day, d.pending[day], earlier)
			}
		}
		d.pending, d.back = nil, Time{}
		if t.compare(d.mark) > 0 {
			d.mark = t
		}
	case d.back.Minute == 0 || t.Minute < d.back.Minute-slack:
		d.back = t
	case t.Minute >= d.back.Minute+patience && len(d.atStake()) <= len(d.pending):
		solved := maps.Clone(d.solved)
		for _, day := range d.atStake() {
			delete(solved, day)
		}
		d.solved, d.pending = merged(solved, d.pending, earlier), nil
		d.mark, d.back = t, Time{}
	}
	return d
}

// atStake returns the solved dates after that to which the clock was set back.
func (d daily) atStake() (dates []Day) {
	for day := range d.solved {
		if d.back.Minute > 0 && day > d.back.Day() {
			dates = append(dates, day)
		}
	}
	return dates
}

// counted returns the solves that count at a time, in the order of their dates.
func (d daily) counted(now Time) []Time {
	all := maps.Clone(d.solved)
	if d.below(now) {
		for _, day := range d.atStake() {
			delete(all, day)
		}
		all = merged(all, d.pending, earlier)
	}
	var counted []Time
	for _, day := range sortedKeys(all) {
		if day <= now.Day() || all[day].Minute <= now.Minute+slack {
			counted = append(counted, all[day])
		}
	}
	return counted
}

// follows reports whether a date follows that of a solve, for a player who is in a time
// zone by then.
func follows(s Time, day Day, zone int) bool {
	gap := day - s.Day()
	return gap == 1 || gap == 2 && zone-s.Zone >= halfDay
}

// Opening is a daily puzzle that was opened.
type Opening struct {
	at      Time
	pending bool
}

// Day returns the date of the puzzle.
func (o Opening) Day() Day { return o.at.Day() }

// OpenDaily returns h after the daily puzzle of now.Day() was opened. To show the streak is
// enough of a reason to call it, too: it keeps the time at which that was seen.
func (h History) OpenDaily(now Time) (History, Opening) {
	now = now.valid()
	h.daily = h.daily.read(now)
	return h, Opening{now, h.daily.below(now)}
}

// SolveDaily returns h after a daily puzzle has been solved; counts is false if that was too
// late for its date, or it was solved before.
func (h History) SolveDaily(o Opening, now Time) (next History, counts bool) {
	now = now.valid()
	took := now.Minute - o.at.Minute
	if late := took < -slack || took > solvingTime; late && now.Day() != o.Day() {
		return h, false
	}
	madeUp := o.pending && !h.daily.below(now) && o.Day() < h.daily.mark.Day()
	h, _ = h.OpenDaily(now)
	if madeUp || h.DailySolved(o.Day(), now) {
		return h, false
	}
	if o.pending && h.daily.below(now) {
		h.daily.pending = with(maps.Clone(h.daily.pending), o.Day(), o.at, earlier)
	} else {
		h.daily.solved = with(maps.Clone(h.daily.solved), o.Day(), o.at, earlier)
	}
	return h, true
}

// MissDaily returns h after the first try of a daily puzzle was wrong.
func (h History) MissDaily(o Opening) History {
	h.daily.missed = with(maps.Clone(h.daily.missed), o.Day(), o.at, earlier)
	return h
}

// DailyMissed reports whether the daily puzzle of a date, of a number, was tried before, so that another try does not count,
// unless the date counts already. Earlier versions kept no dates: of their tries the time says it, in the time zone of now.
func (h History) DailyMissed(day Day, number int, now Time) bool {
	p, tried := h.puzzles[number]
	since := func(t Try) bool {
		on := Time{t.Minute, now.Zone}.Day()
		return day <= on && on <= max(now.Day(), day)
	}
	_, missed := h.daily.missed[day]
	return missed || tried && (since(p.First) && !p.First.Solved || since(p.Last) && !(p.Last.Solved && p.First.Solved && since(p.First)))
}

// DailySolved reports whether the daily puzzle of a date is solved, as far as it counts now.
func (h History) DailySolved(day Day, now Time) bool {
	return slices.ContainsFunc(h.daily.counted(now.valid()), func(s Time) bool { return s.Day() == day })
}

// Week reports of the last seven dates, today's the last, whether the daily puzzle was solved.
func (h History) Week(now Time) (solved [7]bool) {
	now = now.valid()
	for _, s := range h.daily.counted(now) {
		if ago := int(now.Day() - s.Day()); 0 <= ago && ago < len(solved) {
			solved[len(solved)-1-ago] = true
		}
	}
	return solved
}

// Streak is how many dates in a row the daily puzzle was solved.
type Streak struct {
	Now    int  // up to today or yesterday
	Best   int  // ever
	Today  bool // today is among them
	Missed bool // today no longer can be, see Miss
	Ended  int  // how long it was before today was missed, 0 if there was none
}

// Miss returns s after the first try of today's puzzle was wrong: unless today counts already, the streak has ended.
func (s Streak) Miss() Streak {
	if !s.Today && !s.Missed {
		s.Now, s.Missed, s.Ended = 0, true, s.Now
	}
	return s
}

// Streak returns the streak as it is now.
func (h History) Streak(now Time) Streak {
	now = now.valid()
	solves := h.daily.counted(now)
	streak, row := Streak{}, 0
	for i, s := range solves {
		if i == 0 || !follows(solves[i-1], s.Day(), s.Zone) {
			row = 0
		}
		row++
		streak.Best = max(streak.Best, row)
	}
	if row > 0 {
		last, today := solves[len(solves)-1], now.Day()
		streak.Today = last.Day() >= today
		if streak.Today || follows(last, today, now.Zone) {
			streak.Now = row
		}
	}
	return streak
}
