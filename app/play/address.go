package play

import (
	"errors"
	"slices"
	"strings"

	"kulami/rules"
)

// The address always holds the game shown, as its fragment. A game of one's own is
// found again by the id that the browser's history keeps beside the address.

// route keeps the address at the game shown. A new game is a new entry of the
// history, so that Back returns to the one before.
func (m Model) route(before Model, msg Msg) (Model, []Effect) {
	fragment := m.place()
	if fragment == m.address && m.Game.ID == m.beside {
		return m, nil
	}
	push := m.Screen != before.Screen || m.Game.ID != before.Game.ID && before.Game.moved()
	switch msg.(type) {
	case Navigated, Shown:
		push = false
	}
	push = push && fragment != m.address
	m.address, m.beside = fragment, m.Game.ID
	return m, []Effect{Address{fragment, m.Game.ID, push}}
}

// place returns the fragment for what is shown.
func (m Model) place() string {
	switch m.Screen {
	case CourseScreen:
		return m.lessonAddress()
	case CountScreen:
		return m.woodenAddress()
	case WorkshopScreen:
		return m.workshopAddress()
	}
	return m.Game.Shown().String()
}

// moved reports whether anybody has played in g.
func (g Game) moved() bool { return g.Record.Len() > g.Base }

// navigated follows the history or a fragment that was written into the address.
func (m Model) navigated(msg Navigated) Model {
	m.address, m.beside = msg.Fragment, msg.ID
	if msg.ID != "" && m.want.get(gamePrefix+msg.ID) != "" {
		if m.Linked || m.Screen != TableScreen || msg.ID != m.Game.ID {
			m, _ = m.openOwn(msg.ID)
		}
		return m
	}
	if blank(msg.Fragment) {
		if m.Linked {
			m = m.exchange()
		}
		return m
	}
	return m.open(msg.Fragment)
}

func blank(fragment string) bool { return strings.Trim(fragment, "#/ ") == "" }

// open shows the game of a link, unless it is one of the player's own.
func (m Model) open(fragment string) Model {
	if blank(fragment) {
		return m
	}
	if next, ok := m.openScreen(fragment); ok {
		return next
	}
	rec, err := rules.ParseRecord(fragment)
	if rec.IsZero() {
		m.address, m.beside = m.place(), m.Game.ID // what was written there stays until the game moves on
		return m.notify(Notice{Kind: LinkUnreadable, Faults: faults(err), Text: fragment})
	}
	if err == nil && m.holds(rec) {
		return m
	}
	if id := m.ownOf(rec); err == nil && id != "" {
		m, _ = m.openOwn(id)
		return m
	}
	return m.look(rec, err, fragment)
}

// openScreen shows the screen that a fragment names, if it is none of a game.
func (m Model) openScreen(fragment string) (Model, bool) {
	if at, ok := lessonOf(fragment); ok {
		return m.teach(at), true
	}
	if next, ok := m.openWooden(fragment); ok {
		return next, true
	}
	return m.openWorkshop(fragment)
}

// look shows a record that is not the player's own.
func (m Model) look(rec rules.Record, err error, text string) Model {
	m.Game = Game{Record: rec, Live: rec.Len(), Seed: m.Game.Seed, Began: m.Now}
	m.Linked, m.Dialog, m.Screen = true, NoDialog, TableScreen
	m = m.cleared().hear(Heard{Kind: HeardShown})
	m.Focus = firstFocus(m.Game)
	m.Counted = m.steps()
	var pe *rules.ParseError
	if errors.As(err, &pe) {
		m.address, m.beside = m.place(), m.Game.ID
		m = m.notify(Notice{Kind: LinkDamaged, Faults: faults(err), Kept: pe.Kept, Of: pe.Of, Text: text})
	}
	return m
}

// holds reports whether rec is the game shown on the table.
func (m Model) holds(rec rules.Record) bool {
	return m.Screen == TableScreen && m.Game.Shown().Equal(rec)
}

// outgrew reports whether the player's own game is that of a fragment and went on
// for a ply or two: a page that was closed in mid-move, and comes back without what
// the history keeps, has its address behind.
func (m Model) outgrew(fragment string) bool {
	rec, err := rules.ParseRecord(fragment)
	if err != nil {
		return false
	}
	shown := m.Game.Shown()
	behind := shown.Len() - rec.Len()
	return behind >= 0 && behind <= 2 &&
		shown.Board().Layout() == rec.Board().Layout() && shown.Rules() == rec.Rules() && rec.Finish() == rules.NotFinished &&
		len(rec.Variations()) == 0 && slices.Equal(rec.Moves(), shown.Moves()[:rec.Len()])
}

// ownOf returns the id of the player's own game that is exactly rec, or of the one
// that rec carries on between two people; empty if there is none.
func (m Model) ownOf(rec rules.Record) string {
	if rec.Len() == 0 {
		return ""
	}
	for g := range m.gamesOn(rec.Board()) {
		if g.Shown().Equal(rec) {
			return g.ID
		}
	}
	return ""
}

// caughtUp returns m with the moves that only the address has kept: a storage that
// is full holds the player's own game as it was some plies ago.
func (m Model) caughtUp(fragment string) Model {
	rec, err := rules.ParseRecord(fragment)
	if err != nil || m.Linked {
		return m
	}
	g := m.Game
	if rec.Rules() != g.Record.Rules() || rec.Board().Layout() != g.Record.Board().Layout() ||
		rec.Len() <= g.Record.Len() || !(Game{Record: rec}).carriesOn(g) {
		return m
	}
	g.Record, g.Live = rec.WithCursor(rec.Len()), rec.Len()
	return m.take(g)
}

// passedOn returns the player's own game between two people that rec carries on,
// if there is one.
func (m Model) passedOn(rec rules.Record) (Game, bool) {
	var found Game
	for g := range m.gamesOn(rec.Board()) {
		if g.moved() && g.Seats == [2]Seat{} && !g.Value && !g.Over() && g.Record.Rules() == rec.Rules() &&
			g.Live <= rec.Len() && slices.Equal(g.Record.Moves()[:g.Live], rec.Moves()[:g.Live]) && g.Live > found.Live {
			found = g
		}
	}
	return found, found.Exists()
}

// own makes the game that is only looked at the player's own, as it stands: the
// same game if it carries one on, else a new one.
func (m Model) own() Model {
	if !m.Linked {
		return m
	}
	m.Linked = false
	g := m.Game
	if mine, ok := m.passedOn(g.Record); ok {
		g.ID, g.Name, g.Began, g.Edition, g.Origin, g.Build = mine.ID, mine.Name, mine.Began, mine.Edition, mine.Origin, mine.Build
		g.Passed = true
	} else {
		g.ID, g.Began, g.Build = m.newID(g), m.Now, m.Build
	}
	m = m.dropEmpty()
	m.Game = g
	m.Recent = recent(m.Recent, g.ID)
	return m
}

// launched does what the app was started for.
func (m Model) launched(l Launch) Model {
	switch l.Act {
	case "new":
		m.Dialog = NewDialog
	case "today":
		m.Setup.Board, m.Dialog = "today", NewDialog
	case "import":
		m.Dialog = ImportDialog
	}
	if l.Text != "" {
		return m.importText(l.Text)
	}
	return m
}
