package training

import (
	"cmp"
	"maps"
	"strconv"
	"strings"
)

// Finish is what is kept of a finish that was played to its end: the first try, and the fewest points that were ever given away.
type Finish struct {
	First FinishTry
	Best  int
}

// FinishTry is a finish played to its end.
type FinishTry struct {
	Minute int64 // when it ended, as of Time
	Lost   []int // the points that each of the player's marbles gave away
}

// Total returns the points given away.
func (t FinishTry) Total() (sum int) {
	for _, lost := range t.Lost {
		sum += lost
	}
	return sum
}

// The greatest values of a try: a player has 28 marbles, and the text of a History has one digit of base 36 for each.
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

// merge returns the earlier first try, and the better best one.
func (f Finish) merge(o Finish) Finish {
	if cmp.Or(cmp.Compare(o.First.Minute, f.First.Minute), strings.Compare(o.First.lostText(), f.First.lostText())) < 0 {
		f.First = o.First
	}
	f.Best = min(f.Best, o.Best)
	return f
}

// AddFinish returns h after a finish was played to its end at t; lost has the points that each of the player's marbles gave
// away, of which those out of range count as the nearest value. Without a marble, and with a number out of range, 0…999,999,
// h stays as it is. A finish must keep its number permanently.
func (h History) AddFinish(number int, lost []int, t Time) History {
	if number < 0 || number > maxPuzzle || len(lost) == 0 || len(lost) > maxMarbles {
		return h
	}
	try := FinishTry{Minute: t.valid().Minute}
	for _, n := range lost {
		try.Lost = append(try.Lost, min(max(n, 0), maxLost))
	}
	h.finishes = with(maps.Clone(h.finishes), number, Finish{try, try.Total()}, Finish.merge)
	return h
}

// Finish returns what is known of a finish; ok is false if it was never played to its end.
func (h History) Finish(number int) (f Finish, ok bool) {
	f, ok = h.finishes[number]
	return f, ok
}

// fields returns the fields of the text of a finish, but for its number.
func (f Finish) fields() []string {
	fields := []string{base36(f.First.Minute), f.First.lostText()}
	if f.Best < f.First.Total() {
		fields = append(fields, strconv.Itoa(f.Best))
	}
	return fields
}

// finish reads what fields returns.
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
