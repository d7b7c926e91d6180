package rules

import (
	"slices"
	"strconv"
	"strings"
)

// Times holds the time control of a game and the time of each move. The zero Times is a game
// without clocks.
//
// Each player has Minutes for all moves of the game. Each move except the first of the game, which
// starts the clocks, adds Increment seconds.
type Times struct {
	Minutes   int  // per player, 1…MaxMinutes; 0 means no clocks
	Increment int  // seconds per move, 0…MaxIncrement
	Pauses    bool // the players agreed to pause the clocks while the page is hidden
	// tenths of a second by ply of the game, 0…MaxSpent; the last plies can be missing
	Spent []int
}

// The maxima of times.
const (
	MaxMinutes   = 180
	MaxIncrement = 180
	MaxSpent     = 26*26*26*26 - 1 // more than twelve hours
)

// Timed reports whether the game has clocks.
func (t Times) Timed() bool { return t.Minutes > 0 }

// Left returns the time of a side after the given number of plies, in tenths of a second. This is
// its minutes and increments minus its moves so far. It is negative if the side exceeded its time.
func (t Times) Left(side Side, plies int) int {
	left := t.Minutes * 600
	for ply := int(side); ply < plies; ply += 2 {
		if ply > 0 {
			left += t.Increment * 10
		}
		if ply < len(t.Spent) {
			left -= t.Spent[ply]
		}
	}
	return left
}

// upTo returns t without the times of later plies.
func (t Times) upTo(plies int) Times {
	t.Spent = slices.Clip(t.Spent[:min(plies, len(t.Spent))])
	return t
}

// Times returns a copy of the times of r.
func (r Record) Times() Times {
	t := r.times
	t.Spent = slices.Clone(t.Spent)
	return t
}

// WithTimes returns r with the given times. It moves numbers to the nearest value in their range
// and drops the times of plies that r does not have.
func (r Record) WithTimes(t Times) Record {
	if r.board == nil || t.Minutes <= 0 {
		r.times = Times{}
		return r
	}
	t = t.upTo(len(r.moves))
	t.Minutes, t.Increment = min(t.Minutes, MaxMinutes), min(max(t.Increment, 0), MaxIncrement)
	t.Spent = slices.Clone(t.Spent)
	for i, n := range t.Spent {
		t.Spent[i] = min(max(n, 0), MaxSpent)
	}
	r.times = t
	return r
}

// The value of the field t is the minutes, "i" and the increment, then "p" if the clocks pause or
// else "s". The time of each ply follows in tenths of a second. It is in base 26 with the digits
// a…z, the last digit as a capital letter.

func (t Times) text() string {
	if !t.Timed() {
		return ""
	}
	hidden := "s"
	if t.Pauses {
		hidden = "p"
	}
	text := strconv.Itoa(t.Minutes) + "i" + strconv.Itoa(t.Increment) + hidden
	for _, n := range t.Spent {
		letters := string(rune('A' + n%26))
		for n /= 26; n > 0; n /= 26 {
			letters = string(rune('a'+n%26)) + letters
		}
		text += letters
	}
	return text
}

// parseTimes parses as much as possible of a text that Times.text returned. It reports whether it
// parsed all of it.
func parseTimes(text string) (t Times, whole bool) {
	number := func(low, high int, end string) (int, bool) {
		digits, rest, ok := text, "", false
		if at := strings.IndexAny(text, end); at >= 0 {
			digits, rest, ok = text[:at], text[at:], true
		}
		n, err := strconv.Atoi(digits)
		text = rest
		return n, ok && err == nil && low <= n && n <= high && strconv.Itoa(n) == digits
	}
	minutes, ok := number(1, MaxMinutes, "i")
	if !ok {
		return Times{}, false
	}
	text = text[1:]
	increment, ok := number(0, MaxIncrement, "ps")
	if !ok {
		return Times{}, false
	}
	t = Times{Minutes: minutes, Increment: increment, Pauses: text[0] == 'p'}
	for n, at := 0, 1; at < len(text); at++ {
		c := text[at]
		small := c >= 'a' && c <= 'z'
		if !small && (c < 'A' || c > 'Z') || small && n == 0 && c == 'a' || n > MaxSpent/26 {
			return t, false
		}
		if n = n*26 + int(c|0x20-'a'); small {
			if at+1 == len(text) {
				return t, false
			}
			continue
		}
		t.Spent, n = append(t.Spent, n), 0
	}
	return t, true
}

// timed reads the value of the field t after the moves are known.
func (r *reader) timed(field placed) {
	if field.value == "" {
		return
	}
	t, whole := parseTimes(field.value)
	if !whole || len(t.Spent) > len(r.rec.moves) {
		r.fault(FaultBadTimes, field.at)
	}
	r.rec.Record = r.rec.WithTimes(t)
}
