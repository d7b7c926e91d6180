package play

import (
	"cmp"
	"strings"

	"kulami/app/game"
	"kulami/app/training"
	"kulami/rules/sorting"
)

// Exercise is a mistake that is to be practised.
type Exercise struct {
	Game string // the ID of the game
	game.OwnMistake
	New bool // it was not practised yet
}

// Exercises returns the mistakes of games, the latest first, that are to be practised on a
// date: those that come back, the longest due first, then those that were not practised yet,
// of the latest game first. What two games have alike is there once.
func Exercises(games []game.Summary, h training.History, today training.Day) []Exercise {
	var due []Exercise
	seen := map[string]bool{}
	for _, g := range games {
		for _, m := range g.Mistakes {
			if !seen[m.Key] && h.Due(m.Key, today) {
				_, known := h.Mistake(m.Key)
				due = append(due, Exercise{g.ID, m, !known})
			}
			seen[m.Key] = true
		}
	}
	sorting.Stable(due, func(a, b Exercise) int {
		first, known := h.Mistake(a.Key)
		second, too := h.Mistake(b.Key)
		switch {
		case known && too:
			return cmp.Compare(first.Due(), second.Due())
		case known:
			return -1
		case too:
			return 1
		}
		return 0
	})
	return due
}

// mostPractised is how many reviewed games are searched for mistakes, the latest ones: more would
// keep a slow phone waiting.
const mostPractised = 40

// exercises returns the mistakes of the reviewed games that are to be practised today, as far as
// the games are here.
func (s *Shell) exercises() []Exercise {
	var reviewed []Listed
	for key, text := range s.store.Each() {
		if id, ok := gameID(key); ok && strings.Contains(text, `"judged":"`) {
			reviewed = append(reviewed, s.store.summaries.listed(id, text))
		}
	}
	sorting.Stable(reviewed, func(a, b Listed) int { return cmp.Or(cmp.Compare(b.touched, a.touched), cmp.Compare(a.ID, b.ID)) })
	var games []game.Summary
	for _, g := range reviewed[:min(len(reviewed), mostPractised)] {
		games = append(games, *s.Summary(g))
	}
	return Exercises(games, s.Training(), s.Now.Day())
}
