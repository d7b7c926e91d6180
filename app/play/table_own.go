package play

import (
	"slices"

	"kulami/rules"
)

// ReviewGame judges the moves of the game on the table. With Turn it shows the move that turned the game.
type ReviewGame struct{ Turn bool }

func (ReviewGame) Message() {}

// Table returns the table, if it is shown.
func (m *Model) Table() (Table, bool) {
	t, ok := m.screen.(Table)
	if ok {
		t.Opened = m.Open
	}
	return t, ok
}

// linkedEntry is the id in the history of a game that is only looked at.
const linkedEntry = "-"

// Idle reports whether nothing would be interrupted if the program started anew.
func (m *Model) Idle() bool {
	t, ok := m.Table()
	return ok && t.Idle()
}

// own returns t with the game that is only looked at as the player's own, as it stands: the
// same game if it carries one on, else a new one.
func (t Table) own(s *Shell) Table {
	g, stays := t.Game, s.Unfinished()
	if mine, ok := s.kept.ContinuedBy(g.Record()); ok {
		g.ID, g.Name, g.Began, g.Edition, g.Origin, g.Build = mine.ID, mine.Name, mine.Began, mine.Edition, mine.Origin, mine.Build
		g.Match, g.Sent = mine.Match, true
		g.Players = mine.ByLink()
	} else {
		g.ID, g.Began, g.Build = s.kept.NewID(g, s.Now.Minute, ""), s.Now.Minute, s.Build
	}
	g.Clock.Paused = g.Timed()
	s.dropEmpty()
	t.Linked, t.Game, t.Stays = false, g, stays && !slices.Contains(s.Recent[:1], g.ID)
	s.Recent = recent(s.Recent, g.ID)
	return t
}

// answerLink returns t with the game that is only looked at as the player's own if a marble in h
// plays on in it: two people send each other the game.
func (t Table) answerLink(s *Shell, h rules.Hole) Table {
	if !t.Linked || !t.Game.AtLive() || t.Game.Over() || !t.Game.Position().Legal().Has(h) {
		return t
	}
	t = t.own(s)
	t.Game.Players = t.Game.ByLink()
	return t
}

// markHelp returns t with help for the player in a game of their own, if msg asks the engine about
// it.
func (t Table) markHelp(msg Msg) Table {
	visit, _ := msg.(Visit)
	if _, reviews := msg.(ReviewGame); !t.Linked && (reviews || visit.Screen == AnalysisScreen) {
		t.Game = t.Game.WithHelp()
	}
	return t
}
