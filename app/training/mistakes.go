package training

import (
	"cmp"
	"maps"
	"strings"
)

// Mistake is a mistake of the player's own that was practised. It is due again at growing
// intervals.
type Mistake struct {
	Repetition int // times that it was solved in a row, 0…6
	Answered   Day // date of the latest practice
}

// intervals holds the days until a mistake is due again, by Repetition minus one. A mistake that
// was not solved is due on the next day. A mistake that was solved after the last interval is
// learnt.
var intervals = [...]int{1, 3, 7, 16, 35}

// Learnt reports whether the mistake is never due again.
func (m Mistake) Learnt() bool { return m.Repetition > len(intervals) }

// Due returns the date on which the mistake is due again, if it is not learnt.
func (m Mistake) Due() Day {
	return m.Answered + Day(intervals[min(max(m.Repetition-1, 0), len(intervals)-1)])
}

// due reports whether the mistake is due on a date. It is also due before the date of its latest
// practice, because the clock was wrong then.
func (m Mistake) due(today Day) bool { return !m.Learnt() && (today >= m.Due() || today < m.Answered) }

// merge returns the later answer, or the worse answer of the same day.
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

// Practise returns h after a mistake was practised on a date. The key names the mistake by the
// moves that lead to it. It has at most 16 digits and small letters; any other key leaves h
// unchanged. A mistake that is solved before it is due stays unchanged.
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

// AskRight returns h after a good move of the player's own was asked for again on a date. The key
// has the form that Practise describes.
func (h History) AskRight(key string, today Day) History {
	if isKey(key) && 0 <= today && today <= maxDay {
		h.right = with(maps.Clone(h.right), key, today, later)
	}
	return h
}

func later(a, b Day) Day { return max(a, b) }

// AskedRight returns the latest date on which a good move was asked for again; ok is false if it
// never was.
func (h History) AskedRight(key string) (day Day, ok bool) {
	day, ok = h.right[key]
	return day, ok
}

// Mistake returns the state of a mistake; ok is false if it was never practised.
func (h History) Mistake(key string) (m Mistake, ok bool) {
	m, ok = h.mistakes[key]
	return m, ok
}

// Due reports whether a mistake is due on a date. A mistake that was never practised is due.
func (h History) Due(key string, today Day) bool {
	m, known := h.mistakes[key]
	return !known || m.due(today)
}

// Learnt returns the number of learnt mistakes, and of practised ones.
func (h History) Learnt() (learnt, practised int) {
	for _, m := range h.mistakes {
		if m.Learnt() {
			learnt++
		}
	}
	return learnt, len(h.mistakes)
}
