package training

import (
	"cmp"
	"maps"
	"math"
	"strconv"
	"strings"

	"kulami/app/rating"
	"kulami/rules/finish"
)

// Finishes is the collection of finishes, and the state of its fetch.
type Finishes struct {
	State CollectionState
	finish.Collection
}

// Today returns the number of the finish of the date of now. It is the easy one until a finish was
// played on an earlier date, and 0 without finishes.
func (c Finishes) Today(h History, now Time) int {
	daily := c.Daily(now.Day().Date())
	for _, f := range h.finishes {
		if daily >= 0 && (Time{f.First.Minute, now.Zone}).Day() < now.Day() {
			return daily + 1
		}
	}
	return c.Easy() + 1
}

// Next returns the number of a new finish, or of any finish if all were played. If possible it is
// neither the last one nor the finish of the date.
func (c Finishes) Next(h History, now Time, last int, seed uint64) int {
	const odd = 0x9E3779B97F4A7C15
	first, today := int((seed+uint64(last)*odd)>>16%uint64(c.Len())), c.Today(h, now)
	next := first + 1
	for i := range c.Len() {
		number := (first+i)%c.Len() + 1
		if number == last || number == today {
			continue
		}
		if _, played := h.Finish(number); !played {
			return number
		}
		next = number
	}
	return next
}

// Finish is the result of a finish that was played to its end: the first try, and the fewest points
// ever given away.
type Finish struct {
	First FinishTry
	Best  int
}

// FinishTry is a finish played to its end.
type FinishTry struct {
	Minute int64 // end of the try, as in Time.Minute
	Lost   []int // points that each of the player's marbles gave away
}

// Total returns the points given away.
func (t FinishTry) Total() (sum int) {
	for _, lost := range t.Lost {
		sum += lost
	}
	return sum
}

// levelsGive is the mean of the points that each level gives away in a finish. The command kulami
// finishes levels measures it.
var levelsGive = [rating.Levels]float64{5.9, 4.7, 3.5, 2.6, 1.5, 0.6, 0.3, 0}

// LevelGiving returns the level, 1…8, whose mean is nearest to a number of points, and the mean.
func LevelGiving(points int) (level int, average float64) {
	for i, give := range levelsGive {
		if off := math.Abs(give - float64(points)); level == 0 || off < math.Abs(average-float64(points)) {
			level, average = i+1, give
		}
	}
	return level, average
}

// The greatest values of a try. A player has 28 marbles, and the text of a History has one digit of
// base 36 for each.
const (
	maxMarbles = 28
	maxLost    = 35
)

// lostText returns a digit of base 36 for each marble.
func (t FinishTry) lostText() string {
	var digits strings.Builder
	for _, lost := range t.Lost {
		digits.WriteString(base36(int64(lost)))
	}
	return digits.String()
}

// merge returns the earlier first try, and the smaller Best.
func (f Finish) merge(o Finish) Finish {
	if cmp.Or(cmp.Compare(o.First.Minute, f.First.Minute), strings.Compare(o.First.lostText(), f.First.lostText())) < 0 {
		f.First = o.First
	}
	f.Best = min(f.Best, o.Best)
	return f
}

// AddFinish returns h after a finish was played to its end at t. Lost has the points that each of
// the player's marbles gave away; a value out of range counts as the nearest one. Without a marble,
// or with a number outside 0…999,999, it returns h unchanged. A finish must keep its number
// permanently.
func (h History) AddFinish(number int, lost []int, t Time) History {
	if number < 0 || number > maxPuzzle || len(lost) == 0 || len(lost) > maxMarbles {
		return h
	}
	try := FinishTry{Minute: t.valid().Minute}
	for _, n := range lost {
		try.Lost = append(try.Lost, min(max(n, 0), maxLost))
	}
	f := Finish{try, try.Total()}
	if known, ok := h.finishes[number]; ok { // even if the clock was set back
		f.First = known.First
	}
	h.finishes = with(maps.Clone(h.finishes), number, f, Finish.merge)
	return h.Play(t)
}

// Finish returns the result of a finish; ok is false if it was never played to its end.
func (h History) Finish(number int) (f Finish, ok bool) {
	f, ok = h.finishes[number]
	return f, ok
}

// fields returns the fields of the text of a finish, without its number.
func (f Finish) fields() []string {
	fields := []string{base36(f.First.Minute), f.First.lostText()}
	if f.Best < f.First.Total() {
		fields = append(fields, strconv.Itoa(f.Best))
	}
	return fields
}

// finish reads the result of fields.
func (r *reader) finish() (f Finish) {
	f.First.Minute = r.number(36, 0, maxMinute)
	digits := r.next()
	for _, digit := range digits {
		f.First.Lost = append(f.First.Lost, int(r.parse(string(digit), 36, 0, maxLost)))
	}
	r.ok = r.ok && digits != "" && len(f.First.Lost) <= maxMarbles && digits == f.First.lostText()
	if f.Best = f.First.Total(); len(r.fields) > 0 {
		f.Best = int(r.number(10, 0, int64(f.Best)))
	}
	return f
}
