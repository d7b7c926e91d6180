package play

import (
	"kulami/app/game"
	"kulami/app/store"
)

// Loaded is the first message: what was saved, and the address's fragment.
type Loaded struct {
	Stored   map[string]string // what is stored under keys of ours
	Partial  bool              // Stored has what is under FirstKeys only
	Journal  map[string]string // by key, what Stored lacks because the browser was killed; empty texts were removed
	Fragment string            // without "#"
	Query    string            // of the address, without "?"
	ID       string            // of Address, if this page was there before
	Launch   Launch
	Seed     uint64
	Calm     bool // prefers-reduced-motion
	Blocked  bool // storage does not work
	Build    string
	Device   Device
	Speaks   []string // the reader's languages, as BCP 47 tags, the best first
}

// needsAll reports whether everything that is stored must be read before msg, which is not
// Loaded, can be carried out. What a screen needs is read when it is shown, see meetNeeds.
func (m *Model) needsAll(msg Msg) bool {
	if !m.store.partly {
		return false
	}
	switch msg := msg.(type) {
	case Open:
		return msg.Dialog == LibraryDialog
	case Backup, Import, Practise:
		return true
	case Navigated:
		screen, _ := namesScreen(msg.Fragment)
		return m.store.game(msg.ID) == "" && !blank(msg.Fragment) && !screen
	case OpenGame:
		return m.store.game(msg.ID) == ""
	case PeerSaid: // it may name one of the player's own games
		return msg.Event == PeerReceived && !m.Peer.met
	case Rematch: // it may have begun
		t, ok := m.Table()
		return ok && t.Game.Players.Friend()
	case Press, Entry, Continue, KeepGame: // they make it one of the player's own games
		t, ok := m.Table()
		return ok && t.Linked
	}
	return false
}

// allRead takes over everything that is stored, and returns the message that needed it.
func (m *Model) allRead(all AllRead) Msg {
	if loaded, ok := all.Then.(Loaded); ok {
		if loaded.Partial = false; len(all.Stored) > 0 {
			loaded.Stored = all.Stored
		}
		return loaded
	}
	m.store.Store, m.store.partly = m.store.Read(all.Stored), false
	return all.Then
}

// run brings back what was saved, then opens the address's fragment, and does what
// the app was started for.
func (msg Loaded) run(m *Model) {
	before := *m
	m.Ready, m.Calm, m.Build = true, msg.Calm, msg.Build
	m.Device, m.Speaks, m.seed = msg.Device, msg.Speaks, msg.Seed
	if t, ok := m.Table(); ok {
		t.Game.Seed = msg.Seed
		t.Game.ID, t.Game.Began, t.Game.Build = m.newID(t.Game, m.ownID()), m.Now.Minute, m.Build
		m.Screen = t
	}
	m.loadStored(msg.Stored, msg.Journal)
	m.store.partly = msg.Partial
	found := m.showLast(msg.ID)
	if t, ok := m.Table(); ok {
		if !found {
			m.Recent = append([]string{t.Game.ID}, m.Recent...)
		}
		t.Pointer = newPointer(t.Game.Board())
		m.Screen = t
	}
	t, _ := m.Table()
	cameBack := msg.ID != "" && m.entryID() == msg.ID
	link := msg.Fragment
	if blank(link) && msg.Launch == (Launch{}) {
		link = linkIn(msg.Query)
	}
	screen, _ := namesScreen(link)
	opens := !cameBack && (screen || msg.ID == linkedEntry || !t.behind(link))
	if msg.Partial && (!found || msg.Launch.Text != "" || opens && !blank(link) && !screen) {
		*m = before
		m.do(ReadAll{msg})
		return
	}
	if msg.Blocked {
		Stored{}.run(m)
	}
	if m.Notice.Kind == NoNotice {
		m.Announced = Announcement{}
	}
	m.address, m.historyID = msg.Fragment, msg.ID
	switch {
	case cameBack:
		m.catchUp(msg.Fragment)
	case opens:
		m.open(link)
	}
	m.launch(msg.Launch)
}

// loadStored reads the head of what lies in storage, with what the journal has beyond
// it. What cannot be read is kept and reported.
func (m *Model) loadStored(read, journal map[string]string) {
	m.store.Store = store.New(read)
	stored := m.store.WithAll(m.fromJournal(journal))
	text := stored.Get(headKey)
	var err error
	m.store.Store, err = migrate(stored, m.head())
	if unread := m.readHead(m.store.Get(headKey)); err == nil {
		err = unread
	}
	if err == nil && !readable(trainingKey, m.store.Get(trainingKey)) {
		m.train(m.Training())
		text, err = stored.Get(trainingKey), store.ErrForeign
	}
	if err != nil {
		m.store = m.store.with(unreadKey(text), text)
		m.notify(Notice{Kind: SavedUnread, Faults: faults(err), Text: text})
	}
}

// fromJournal returns the texts of the journal that can be read, except those in the place of
// one that cannot be read.
func (m *Model) fromJournal(journal map[string]string) map[string]string {
	stored, _ := migrate(m.store.Store, m.head()) // an earlier schema can be read, too
	taken := map[string]string{}
	for key, text := range journal {
		was := stored.Get(key)
		if (text == "" || readable(key, text)) && (was == "" || readable(key, was)) {
			taken[key] = text
		}
	}
	return taken
}

// New returns the Model of a first visit: a game against the computer, ready
// for its first marble.
func New() Model {
	g, _ := game.New(game.DefaultSetup, "", 1)
	return Model{newShell(), newTable(g, false)}
}
