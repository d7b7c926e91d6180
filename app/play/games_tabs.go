package play

import (
	"cmp"
	"slices"

	"kulami/app/game"
	"kulami/app/json"
)

// Several tabs may show one game. A tab that writes expects the text that it knows to be
// stored (Store). If it is not, the other tab's text becomes the game, and the marbles played here
// are kept as a copy. Two tabs can still overwrite each other, because browsers give each process a
// copy of the storage. Then the tab whose text is gone gets an event, and keeps the copy.
// A Web Lock would not prevent that: a tab that gets the lock may not yet see what the
// last holder has stored (three tabs that count to 600 together under a lock reach 417).

// keep writes whatever m holds that storage lacks.
func (m *Model) keep() {
	if t, ok := m.ownTable(); ok && game.Pack(t.Game) != m.store.game(t.Game.ID) {
		t.Game.Touched = m.Now.Minute
		m.Screen = t
		m.store = m.store.saveGame(t.Game)
	}
	m.saveHead()
	var effects []Effect
	m.store, effects = m.store.writes()
	m.do(effects...)
}

// run says, once, that saving has begun to fail. What could not be written is tried again
// with the next message that saves. Saving works again when all of it is there.
func (msg Stored) run(m *Model) {
	if !msg.OK && msg.Key != "" {
		m.store.Store = m.store.Heard(msg.Key, msg.Now)
	}
	if msg.OK == !m.Unsaved || msg.OK && len(m.store.Due()) > 0 {
		return
	}
	m.Unsaved = !msg.OK
	if !msg.OK {
		m.notify(Notice{Kind: StorageFailed})
	}
}

// run follows what another tab has stored. If both have played on in the game
// shown at the same time, what is stored is the game, and what a person played here
// is kept as a game of its own.
func (msg Changed) run(m *Model) {
	if msg.Key == "" { // everything was removed: it is put back
		m.store.Store = m.store.Emptied()
		return
	}
	mine := m.store.Get(msg.Key)
	m.store.Store = m.store.Heard(msg.Key, msg.Text)
	id, isGame := gameID(msg.Key)
	t, own := m.ownTable()
	shown := own && isGame && id == t.Game.ID
	switch {
	case msg.Text == mine:
		return
	case msg.Key == headKey:
		m.changedHead(msg.Text)
		return
	case msg.Key == trainingKey:
		m.mergeTraining(msg.Text)
		return
	case msg.Text == "" && isGame && own && id == t.Game.ID:
		return // it goes on here, and is kept again with its next marble
	}
	m.store = m.store.with(msg.Key, msg.Text)
	if !shown {
		return
	}
	theirs, err := game.Unpack(id, msg.Text)
	if err != nil { // it stays as it is, and the game goes on beside it
		t.Game.ID = m.newID(t.Game, m.ownID())
		m.Screen = t
		m.Recent = recent(m.Recent, t.Game.ID)
		m.notify(Notice{Kind: CopyKept})
		return
	}
	lost, followed := t.Game, t.Away && !msg.Refused
	t = t.at(&m.Shell, theirs)
	t.Away = true
	m.Screen = t
	if followed || !theirs.LacksMarbleOf(lost) {
		m.announce(Announcement{Kind: AnnounceShown})
		return
	}
	lost.ID = m.newID(lost, m.ownID())
	m.store = m.store.saveGame(lost)
	m.notify(Notice{Kind: CopyKept})
}

// changedHead takes over the settings of another tab, and the games that it knows
// behind those of this one. A board that is being built here stays.
func (m *Model) changedHead(text string) {
	if text == "" {
		return
	}
	m.store = m.store.with(headKey, text)
	next := m.Shell
	if next.readHead(text) != nil {
		return
	}
	theirs := next.Recent
	next.Recent, next.Count = m.Recent, cmp.Or(m.Count, next.Count)
	if _, builds := m.Screen.(Workshop); builds {
		next.Drafts = m.Drafts
	}
	for _, id := range theirs {
		if !slices.Contains(next.Recent, id) {
			next.Recent = append(slices.Clip(next.Recent), id)
		}
	}
	next.store.savedHead = json.Encode(next.head())
	m.Shell = next
}
