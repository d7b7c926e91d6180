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

// tries is how often a test tries what chance decides: n times, with -short a twentieth of that.
func tries[N int | uint64](n N) N {
	if testing.Short() {
		return max(n/20, 1)
	}
	return n
}

// today is the day on which most tests begin.
var today = desk.Instant{Date: "2026-11-20"}

// ptr is for the result of a call, which has no address.
func ptr(m Model) *Model { return &m }

// act carries out a message at the instant of the one before, or today.
func act(m Model, msg desk.Msg) (Model, []desk.Effect) {
	if !m.Ready {
		m.Now = today
	}
	return Update(m, m.Now, msg)
}

// clocked reports whether clocks of the game shown may run, or those of a live game.
func clocked(m Model) bool {
	t, ok := m.Own()
	return ok && t.Game.Clocked() || m.Peer.Connected() && m.Peer.Session.Timed()
}

// timeIs returns m when an instant has come and nothing else has happened.
func timeIs(m Model, now desk.Instant) Model {
	m, _ = Update(m, now, desk.Tick{ID: -1})
	return m
}

// tableOf returns the table that m shows, or an empty one.
func tableOf(m Model) table.Screen {
	t, _ := m.Table()
	return t
}

// game returns the game that m shows on the table.
func gameOf(m Model) game.Game { return tableOf(m).Game }

// looked reports whether m shows anything but one of the player's own games.
func looked(m Model) bool {
	_, own := m.Own()
	return !own
}

// legal returns the holes that may be pressed on what m shows.
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

// outOfTime reports whether a record ended because the time of a side was over.
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
