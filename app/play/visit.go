package play

import (
	"errors"

	"kulami/app/desk"
	"kulami/app/game"
	"kulami/rules"
)

type (
	// Return shows the game shown before this one.
	Return struct{}
	// Learn shows a lesson of the course, by its index in Lessons.
	Learn struct{ At int }
	// OpenPuzzle shows the puzzle of a number, or without one any of a theme, or of all.
	OpenPuzzle struct {
		Theme  string
		Number int
	}
	// Practise shows the next of the player's own mistakes that is to be practised today.
	Practise struct{}
)

func (Return) Message()     {}
func (Learn) Message()      {}
func (OpenPuzzle) Message() {}
func (Practise) Message()   {}

func (Return) run(m *Model) { m.back() }

func (p OpenPuzzle) run(m *Model) {
	m.visit(Puzzle{theme: p.Theme, Number: max(p.Number, 0), State: PuzzleOpen}, desk.Announcement{})
}

func (l Learn) run(m *Model) {
	m.Flags.Begun = true
	m.visit(newCourse(l.At), desk.Announcement{Kind: desk.AnnounceLesson, Hole: rules.NoHole})
}

func (r ReviewGame) run(m *Model) {
	if t, ok := m.Table(); ok {
		v := newReview(t.Game)
		if r.Turn {
			v = v.atTurn()
		}
		m.visit(v, desk.Announcement{Kind: desk.AnnounceShown})
	}
}

// visit shows a screen, and announces it. What belonged to the one before goes; the
// player's own game is saved.
func (m *Model) visit(s desk.Screen, h desk.Announcement) {
	m.LeaveTable()
	if m.Puzzles.State == desk.NotThere { // it may be there by now
		m.Puzzles = desk.Collection{}
	}
	m.Put(s)
	m.Arrive(h)
}

// Back returns where the puzzles begin.
func (Puzzle) Back(*desk.Desk) desk.Screen { return Puzzles{} }
func (Storm) Back(*desk.Desk) desk.Screen  { return Puzzles{} }

// Back returns from an exercise to the move that was played instead, or to where the puzzles begin.
func (v Review) Back(*desk.Desk) desk.Screen {
	switch {
	case v.retry.practice:
		return Puzzles{}
	case v.retry.on:
		return v.at(v.ply + 1)
	}
	return nil
}

// Back returns the review, the puzzle or the marbles put down by hand that the analysis was opened
// from.
func (a Analysis) Back(d *desk.Desk) desk.Screen {
	if v, ok := a.opener.(Review); ok {
		if kept, ok := a.kept(d); ok {
			v.Game.Tree = kept
		}
		return v
	}
	if a.opener == nil && a.setUp != nil {
		return a.setUp.tally
	}
	return a.opener
}

// back shows what the screen was opened from, or the game that was shown before: the linked game
// that another screen was opened from, or else the player's own; a new one if all have been
// deleted.
func (m *Model) back() {
	if to := m.Screen().Back(&m.Desk); to != nil {
		m.visit(to, desk.Announcement{Kind: desk.AnnounceShown})
		return
	}
	if _, onTable := m.Table(); !onTable && m.Open.Linked {
		m.showLinked(linkOf(m.Open))
		return
	}
	for _, id := range m.Recent {
		if id != m.OwnID() && m.showKept(id) {
			return
		}
	}
	if _, onTable := m.Table(); !onTable { // all games have been deleted
		g, _ := game.New(game.DefaultSetup, m.Now.Date, m.Seed)
		m.showNew(g)
	}
}

// run shows the next mistake in the review of its game, or where the puzzles begin if there is none.
func (Practise) run(m *Model) {
	for _, e := range exercises(&m.Desk) {
		g, err := m.Kept.Game(e.Game)
		if err != nil {
			continue
		}
		v := newReview(g).exercise(e.Ply, retry{practice: true, side: g.Players.Person()})
		m.visit(v, desk.Announcement{Kind: desk.AnnounceShown})
		return
	}
	m.visit(Puzzles{}, desk.Announcement{Kind: desk.AnnounceShown})
}

// analyse shows the analysis of the marbles put down in t, or says why they are not a
// position to play on. If a last marble is missing, the next press marks one.
func (m *Model) analyse(t Tally) {
	a, err := t.analysis(&m.Desk)
	if err == nil {
		m.visit(a, desk.Announcement{Kind: desk.AnnounceShown})
		return
	}
	notice := desk.Notice{Kind: desk.MarblesUnfit}
	if errors.As(err, &notice.Unfit) && notice.Unfit.Kind == rules.MarblesLast {
		t.Brush = rules.Nobody
	}
	m.Put(t)
	m.Dialog = desk.NoDialog
	m.Notify(notice)
}
