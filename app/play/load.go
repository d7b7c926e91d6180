package play

import (
	"kulami/app/game"
	"kulami/app/library"
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

func (Loaded) Message() {}

// needsAll reports whether everything that is stored must be read before msg, which is not
// Loaded, can be carried out. What a screen needs is read when it is shown, see meetNeeds.
func (m *Model) needsAll(msg Msg) bool {
	if !m.kept.Partly() {
		return false
	}
	switch msg := msg.(type) {
	case Open:
		return msg.Dialog == LibraryDialog
	case Backup, Import, Practise:
		return true
	case Navigated:
		screen, _ := namesScreen(msg.Fragment)
		return !m.kept.Has(msg.ID) && !blank(msg.Fragment) && !screen
	case OpenGame:
		return !m.kept.Has(msg.ID)
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
	m.kept = m.kept.ReadAll(all.Stored)
	return all.Then
}

// run brings back what was saved, then opens the address's fragment, and does what
// the app was started for.
func (msg Loaded) run(m *Model) {
	before := *m
	m.Ready, m.Calm, m.Build = true, msg.Calm, msg.Build
	m.Device, m.Speaks, m.seed = msg.Device, msg.Speaks, msg.Seed
	if _, ok := m.Table(); ok {
		g := &m.Open.Game
		g.Seed = msg.Seed
		g.ID, g.Began, g.Build = m.kept.NewID(*g, m.Now.Minute, m.ownID()), m.Now.Minute, m.Build
	}
	var head library.Head
	var damage library.Damage
	m.kept, head, damage = library.Open(msg.Stored, msg.Journal, msg.Partial, m.head())
	if m.takeHead(head); damage.Err != nil {
		m.notify(Notice{Kind: SavedUnread, Faults: faults(damage.Err), Text: damage.Text})
	}
	found := m.showLast(msg.ID)
	if t, ok := m.Table(); ok {
		if !found {
			m.Recent = append([]string{t.Game.ID}, m.Recent...)
		}
		t.Pointer = newPointer(t.Game.Board())
		m.Put(t)
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
		m.savingFails()
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

// New returns the Model of a first visit: a game against the computer, ready
// for its first marble.
func New() Model {
	g, _ := game.New(game.DefaultSetup, "", 1)
	m := Model{Shell: newShell()}
	m.Put(newTable(g, false))
	return m
}
