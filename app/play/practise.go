package play

import (
	"cmp"
	"slices"
	"strings"
)

// mostPractised is how many reviewed games are searched for mistakes, the latest ones: more would
// keep a slow phone waiting.
const mostPractised = 40

// exercises returns the mistakes of the reviewed games that are to be practised today, as far as
// the games are here.
func (m Model) exercises() []Exercise {
	var reviewed []Listed
	for key, text := range m.store.want.each() {
		if id, ok := gameID(key); ok && strings.Contains(text, `"judged":"`) {
			reviewed = append(reviewed, m.store.summaries.listed(id, text))
		}
	}
	slices.SortFunc(reviewed, func(a, b Listed) int { return cmp.Or(cmp.Compare(b.touched, a.touched), cmp.Compare(a.ID, b.ID)) })
	var games []Summary
	for _, g := range reviewed[:min(len(reviewed), mostPractised)] {
		games = append(games, *m.Summary(g))
	}
	return Exercises(games, m.Training(), m.Clock().Day())
}

// practise shows the next mistake to practise today, in the review of its game, or where the
// puzzles begin if there is none.
func (m Model) practise() Model {
	for _, e := range m.exercises() {
		g, err := unpack(e.Game, m.store.game(e.Game))
		if err != nil {
			continue
		}
		v := newReview(g).at(e.Ply)
		v.retry = retry{on: true, practice: true, side: g.Players.Person()}
		return m.visit(v, Announcement{Kind: AnnounceShown})
	}
	return m.visit(Puzzles{}, Announcement{Kind: AnnounceShown})
}
