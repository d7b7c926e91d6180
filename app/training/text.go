package training

import (
	"cmp"
	"errors"
	"sort"
	"strconv"
	"strings"
)

// The text of a History is the number of its format and items, with spaces between them. Numbers
// are in base 36 unless marked as decimal, and times in minutes since 1970.
//
//	1                      the format
//	p1a.4.htxyz-           puzzle 46, of difficulty 4 (decimal), was tried and not solved
//	p1a.4.htxyz-.hu000+    the same with its latest try, which solved it
//	dhtxyz.60              the daily puzzle was solved: the time of its opening, and the time
//	                       zone in minutes (decimal) east of Greenwich
//	thtxyz.60              something else was played at a time
//	whtxyz.-480            like d, pending
//	vhtxyz.-480            like t, pending
//	xhtxyz.60              the first try of the daily puzzle was wrong: the time of its opening
//	chtxyz.60              the mark of the clock
//	chtxyz.60.htabc.60     the same, and the time to which the clock was set back
//	mk3j2h1.2.fbt          a mistake: its key, the times that it was solved in a row (decimal),
//	                       and the date of its latest practice in days since 1970
//	f1a.htxyz.001020       finish 46 was played to its end, with the points that each marble
//	                       gave away
//	f1a.htxyz.001020.2     the same, and the fewest points of a later try (decimal)
//	rk3j2h1.fbt            a good move of the player's own was asked for again: its key, and
//	                       the latest date
//
// Items can come in any order and more than once: they are merged.
const format = "1"

// maxDay is the last date of a Time.
const maxDay = Day(maxMinute/minutesPerDay + 1)

var (
	errNewer   = errors.New("training: written by a newer version")
	errDamaged = errors.New("training: damaged")
)

// String returns the text that Parse reads, without line breaks; it is never empty. Equal histories
// have equal texts.
func (h History) String() string {
	var b strings.Builder
	item := func(kind string, fields ...string) {
		b.WriteString(" " + kind + strings.Join(fields, "."))
	}
	for _, number := range sortedKeys(h.puzzles) {
		p := h.puzzles[number]
		fields := []string{base36(int64(number)), strconv.Itoa(p.Difficulty), p.First.text()}
		if p.Last != p.First {
			fields = append(fields, p.Last.text())
		}
		item("p", fields...)
	}
	plays := func(played map[Day]play, daily, other string) {
		for _, day := range sortedKeys(played) {
			kind := other
			if played[day].daily {
				kind = daily
			}
			item(kind, played[day].text())
		}
	}
	plays(h.daily.played, "d", "t")
	plays(h.daily.pending, "w", "v")
	for _, day := range sortedKeys(h.daily.missed) {
		item("x", h.daily.missed[day].text())
	}
	switch mark, back := h.daily.mark, h.daily.back; {
	case back.Minute > 0:
		item("c", mark.text(), back.text())
	case mark.Minute > 0:
		item("c", mark.text())
	}
	for _, key := range sortedKeys(h.mistakes) {
		m := h.mistakes[key]
		item("m", key, strconv.Itoa(m.Repetition), base36(int64(m.Answered)))
	}
	for _, number := range sortedKeys(h.finishes) {
		item("f", append([]string{base36(int64(number))}, h.finishes[number].fields()...)...)
	}
	for _, key := range sortedKeys(h.right) {
		item("r", key, base36(int64(h.right[key])))
	}
	return format + b.String()
}

// sortedKeys returns the keys of m in ascending order. It calls sort.SliceStable, which compiles
// once for all types. slices.Sort compiles once for each type.
func sortedKeys[K cmp.Ordered, V any](m map[K]V) (keys []K) {
	for key := range m {
		keys = append(keys, key)
	}
	sort.SliceStable(keys, func(i, j int) bool { return keys[i] < keys[j] })
	return keys
}

func (t Try) text() string {
	if t.Solved {
		return base36(t.Minute) + "+"
	}
	return base36(t.Minute) + "-"
}

func (t Time) text() string { return base36(t.Minute) + "." + strconv.Itoa(t.Zone) }

func base36(n int64) string { return strconv.FormatInt(n, 36) }

// Parse reads the result of String. From a damaged text it returns all readable items, with an
// error. From a text of a newer version it returns an empty History, with an error.
func Parse(text string) (History, error) {
	words := strings.Fields(text)
	if len(words) == 0 {
		return History{}, nil
	}
	if words[0] != format {
		if n, err := strconv.ParseUint(words[0], 10, 16); err == nil && n > 1 {
			return History{}, errNewer
		}
		return History{}, errDamaged
	}
	h, err := History{}, error(nil)
	for _, word := range words[1:] {
		if !h.add(word) {
			err = errDamaged
		}
	}
	return h, err
}

// add reads one item into a History that nothing else uses.
func (h *History) add(word string) bool {
	r := reader{fields: strings.Split(word[1:], "."), ok: true}
	switch word[0] {
	case 'p':
		number, p := int(r.number(36, 0, maxPuzzle)), Puzzle{Difficulty: int(r.number(10, minDifficulty, int64(maxDifficulty)))}
		p.First = r.try()
		if p.Last = p.First; len(r.fields) > 0 {
			p.Last = r.try()
		}
		if r.done() && p.First.compare(p.Last) <= 0 {
			h.puzzles = with(h.puzzles, number, p, Puzzle.merge)
			return true
		}
	case 'd', 't', 'w', 'v', 'x':
		at := r.clock()
		if !r.done() {
			return false
		}
		switch kind := word[0]; kind {
		case 'd', 't':
			h.daily.played = with(h.daily.played, at.Day(), play{at, kind == 'd'}, play.merge)
		case 'w', 'v':
			h.daily.pending = with(h.daily.pending, at.Day(), play{at, kind == 'w'}, play.merge)
		default:
			h.daily.missed = with(h.daily.missed, at.Day(), at, earlier)
		}
		return true
	case 'c':
		d := daily{mark: r.clock()}
		if len(r.fields) > 0 {
			d.back = r.clock()
		}
		if r.done() && d.back.Minute <= d.mark.Minute {
			h.daily = h.daily.merge(d)
			return true
		}
	case 'm':
		key := r.next()
		m := Mistake{int(r.number(10, 0, int64(len(intervals)+1))), Day(r.number(36, 0, int64(maxDay)))}
		if r.done() && isKey(key) {
			h.mistakes = with(h.mistakes, key, m, Mistake.merge)
			return true
		}
	case 'f':
		number, f := int(r.number(36, 0, maxPuzzle)), r.finish()
		if r.done() {
			h.finishes = with(h.finishes, number, f, Finish.merge)
			return true
		}
	case 'r':
		key, day := r.next(), Day(r.number(36, 0, int64(maxDay)))
		if r.done() && isKey(key) {
			h.right = with(h.right, key, day, later)
			return true
		}
	}
	return false
}

// reader reads the fields of an item; ok is false after a field that is missing or out of range.
type reader struct {
	fields []string
	ok     bool
}

func (r *reader) next() string {
	if len(r.fields) == 0 {
		r.ok = false
		return ""
	}
	field := r.fields[0]
	r.fields = r.fields[1:]
	return field
}

func (r *reader) number(base int, low, high int64) int64 { return r.parse(r.next(), base, low, high) }

func (r *reader) parse(field string, base int, low, high int64) int64 {
	n, err := strconv.ParseInt(field, base, 64)
	if err != nil || n < low || n > high {
		r.ok = false
		return low
	}
	return n
}

func (r *reader) clock() Time {
	return Time{r.number(36, 0, maxMinute), int(r.number(10, -maxZone, maxZone))}
}

func (r *reader) try() Try {
	field := r.next()
	minute, solved := strings.CutSuffix(field, "+")
	if !solved {
		var failed bool
		if minute, failed = strings.CutSuffix(field, "-"); !failed {
			r.ok = false
		}
	}
	return Try{r.parse(minute, 36, 0, maxMinute), solved}
}

// done reports whether all fields were read without a fault.
func (r *reader) done() bool { return r.ok && len(r.fields) == 0 }
