package training

import (
	"cmp"
	"maps"
	"strings"
)

// Mistake is a mistake of the player's own that was practised: it comes back at growing
// intervals.
type Mistake struct {
	Repetition int // how often it was solved in a row, 0…6
	Answered   Day // when it was practised last
}

// intervals is the days until a mistake comes back, by how often it was solved in a row. A
// mistake that was not solved comes back on the next day; one that was solved after the
// last interval is learnt.
var intervals = [...]int{1, 3, 7, 16, 35}

// Learnt reports whether the mistake does not come back.
func (m Mistake) Learnt() bool { return m.Repetition > len(intervals) }

// Due returns the date on which the mistake comes back, if it is not learnt.
func (m Mistake) Due() Day {
	return m.Answered + Day(intervals[min(max(m.Repetition-1, 0), len(intervals)-1)])
}

// due reports whether the mistake is to be practised on a date. One that was practised
// after that date, by a clock that was wrong, is due.
func (m Mistake) due(today Day) bool { return !m.Learnt() && (today >= m.Due() || today < m.Answered) }

// merge returns the later answer, of two on one day the worse one.
func (m Mistake) merge(o Mistake) Mistake {
	if order := cmp.Or(cmp.Compare(o.Answered, m.Answered), cmp.Compare(m.Repetition, o.Repetition)); order > 0 {
		return o
	}
	return m
}

// maxKey is the greatest length of a mistake's key.
const maxKey = 16

// isKey reports whether a text can name a mistake: digits and small letters.
func isKey(text string) bool {
	return text != "" && len(text) <= maxKey && strings.Trim(text, "abcdefghijklmnopqrstuvwxyz0123456789") == ""
}

// Practise returns h after a mistake was practised on a date. The key names it by the moves
// that lead to it: at most 16 digits and small letters; others leave h as it is. A mistake
// that is solved before it is due stays where it is.
func (h History) Practise(key string, solved bool, today Day) History {
	m, known := h.mistakes[key]
	if !isKey(key) || today < 0 || today > maxDay || solved && known && !m.due(today) {
		return h
	}
	m.Repetition++
	if m.Answered = today; !solved {
		m.Repetition = 0
	}
	h.mistakes = maps.Clone(h.mistakes)
	if h.mistakes == nil {
		h.mistakes = map[string]Mistake{}
	}
	h.mistakes[key] = m
	return h
}

// AskRight returns h after a good move of the player's own was asked for again on a date. The key is one of Practise.
func (h History) AskRight(key string, today Day) History {
	if isKey(key) && 0 <= today && today <= maxDay {
		h.right = with(maps.Clone(h.right), key, today, later)
	}
	return h
}

func later(a, b Day) Day { return max(a, b) }

// AskedRight returns the latest date on which a good move was asked for again; ok is false if it never was.
func (h History) AskedRight(key string) (day Day, ok bool) {
	day, ok = h.right[key]
	return day, ok
}

// Mistake returns what is known of a mistake; ok is false if it was never practised.
func (h History) Mistake(key string) (m Mistake, ok bool) {
	m, ok = h.mistakes[key]
	return m, ok
}

// Due reports whether a mistake is to be practised on a date: one that was never practised
// is.
func (h History) Due(key string, today Day) bool {
	m, known := h.mistakes[key]
	return !known || m.due(today)
}

// Learnt returns how many mistakes are learnt, and how many were practised.
func (h History) Learnt() (learnt, practised int) {
	for _, m := range h.mistakes {
		if m.Learnt() {
			learnt++
		}
	}
	return learnt, len(h.mistakes)
}
