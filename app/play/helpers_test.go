package play

import (
	"testing"

	"kulami/app/desk"
	"kulami/app/game"
	"kulami/app/screen/analysis"
	"kulami/app/screen/course"
	"kulami/app/screen/puzzles"
	"kulami/app/screen/table"
	"kulami/rules"
)

// tries returns the number of random tries of a test: n, or a twentieth of n with -short.
func tries[N int | uint64](n N) N {
	if testing.Short() {
		return max(n/20, 1)
	}
	return n
}

// today is the day on which most tests begin.
var today = desk.Instant{Date: "2026-11-20"}

// ptr returns a pointer to the result of a call, which has no address.
func ptr(m Model) *Model { return &m }

// act handles a message at the instant of the message before, or today.
func act(m Model, msg desk.Msg) (Model, []desk.Effect) {
	if !m.Ready {
		m.Now = today
	}
	return Update(m, m.Now, msg)
}

// clocked reports whether clocks can run, of the game shown or of a live game.
func clocked(m Model) bool {
	t, ok := m.Own()
	return ok && t.Game.Clocked() || m.Peer.Connected() && m.Peer.Session.Timed()
}

// timeIs returns m at a new instant if nothing else has happened.
func timeIs(m Model, now desk.Instant) Model {
	m, _ = Update(m, now, desk.Tick{ID: -1})
	return m
}

// tableOf returns the table of m, or an empty one.
func tableOf(m Model) table.Screen {
	t, _ := m.Table()
	return t
}

// gameOf returns the game that m shows on the table.
func gameOf(m Model) game.Game { return tableOf(m).Game }

// looked reports whether m shows anything except one of the player's own games.
func looked(m Model) bool {
	_, own := m.Own()
	return !own
}

// legal returns the holes that can be clicked on the screen of m.
func legal(m Model) []rules.Hole {
	switch v := m.Screen().(type) {
	case table.Screen:
		return v.Game.Position().Legal().Slice()
	case course.Screen:
		return v.Position().Legal().Slice()
	case analysis.Screen:
		return v.Position().Legal().Slice()
	case puzzles.Puzzle:
		if v.HasPuzzle() {
			return v.Position().Legal().Slice()
		}
	case puzzles.Storm:
		if v.HasPuzzle() {
			return v.Position().Legal().Slice()
		}
	}
	return gameOf(New()).Position().Legal().Slice()
}

// outOfTime reports whether a record ended because a side ran out of time.
func outOfTime(r rules.Record) bool {
	return r.Finish() == rules.FirstOutOfTime || r.Finish() == rules.SecondOutOfTime
}

// waitIn returns the Wait among effects.
func waitIn(effects []desk.Effect) desk.Wait {
	for _, e := range effects {
		if w, ok := e.(desk.Wait); ok {
			return w
		}
	}
	return desk.Wait{}
}
