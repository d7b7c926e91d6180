package play

import (
	"kulami/app/desk"
	"kulami/app/game"
	"kulami/app/library"
	"kulami/app/screen/table"
)

// Loaded is the first message, with the stored texts and the address's fragment.
type Loaded struct {
	Stored  map[string]string // stored texts by key, of our keys only
	Partial bool              // Stored has only the texts under FirstKeys
	// Texts by key that Stored lacks because the browser was killed; empty means removed.
	Journal  map[string]string
	Fragment string // without "#"
	Query    string // query of the address, without "?"
	ID       string // history id of Address, if this page was loaded before
	Launch   Launch
	Seed     uint64
	Calm     bool // prefers-reduced-motion
	Blocked  bool // storage does not work
	Build    string
	Device   desk.Device
	Speaks   []string // the player's languages, as BCP 47 tags, the best first
}

func (Loaded) Message() {}

// needsAll reports whether msg, which is not Loaded, can run only when every stored text was read.
// Texts that a screen needs are read when it is shown, see meetNeeds.
func (m *Model) needsAll(msg desk.Msg) bool {
	if !m.Kept.Partly() {
		return false
	}
	switch msg := msg.(type) {
	case Open:
		return msg.Dialog == desk.LibraryDialog
	case desk.Backup, Import, GoOn:
		return true
	case Navigated:
		screen, _ := namesScreen(msg.Fragment)
		return !m.Kept.Has(msg.ID) && !desk.Blank(msg.Fragment) && !screen
	case OpenGame:
		return !m.Kept.Has(msg.ID)
	case Review:
		return !m.Kept.Has(msg.ID)
	case PeerSaid: // it can name one of the player's own games
		return msg.Event == PeerReceived && !m.Peer.Met
	case Start:
		return msg.Setup.Adaptive > 0
	case Rematch: // it can exist already, or need the player's rating
		t, ok := m.Table()
		return ok && (t.Game.Players.Friend() || t.Game.Players.Adaptive > 0)
	case desk.Press, Entry, Continue, KeepGame: // it can become one of the player's own games
		t, ok := m.Table()
		return ok && t.Linked
	}
	return false
}

// allRead takes over every stored text, and returns the message that needed them.
func (m *Model) allRead(all AllRead) desk.Msg {
	if loaded, ok := all.Then.(Loaded); ok {
		if loaded.Partial = false; len(all.Stored) > 0 {
			loaded.Stored = all.Stored
		}
		return loaded
	}
	m.Kept = m.Kept.ReadAll(all.Stored)
	return all.Then
}

// run restores the saved state, opens the address's fragment, and performs the action of Launch.
func (msg Loaded) run(m *Model) {
	before := *m
	m.Ready, m.Calm, m.Build = true, msg.Calm, msg.Build
	m.Device, m.Speaks, m.Seed = msg.Device, msg.Speaks, msg.Seed
	if _, ok := m.Table(); ok {
		g := &m.Open.Game
		g.Seed = msg.Seed
		g.ID, g.Began, g.Build = m.NewID(*g), m.Now.Minute, m.Build
	}
	var head library.Head
	var damage library.Damage
	m.Kept, head, damage = library.Open(msg.Stored, msg.Journal, msg.Partial, m.Head())
	if m.TakeHead(head); damage.Err != nil {
		m.Notify(desk.Notice{Kind: desk.SavedUnread, Faults: desk.Faults(damage.Err), Text: damage.Text})
	}
	found := m.showLast(msg.ID)
	if t, ok := m.Table(); ok {
		if !found {
			m.Recent = append([]string{t.Game.ID}, m.Recent...)
		}
		t.Pointer = desk.NewPointer(t.Game.Board())
		m.Put(t)
	}
	t, onTable := m.Table()
	cameBack := msg.ID != "" && m.entryID() == msg.ID
	link := msg.Fragment
	if desk.Blank(link) && msg.Launch == (Launch{}) {
		link = linkIn(msg.Query)
	}
	screen, _ := namesScreen(link)
	opens := !cameBack && (screen || msg.ID == table.LinkedEntry || !onTable || !behind(t.Game, link))
	if msg.Partial && (!found || msg.Launch.Text != "" || opens && !desk.Blank(link) && !screen) {
		*m = before
		m.Do(desk.ReadAll{Then: msg})
		return
	}
	if msg.Blocked {
		m.SavingFails()
	}
	if m.Notice.Kind == desk.NoNotice {
		m.Announced = desk.Announcement{}
	}
	m.Address, m.HistoryID = msg.Fragment, msg.ID
	switch {
	case cameBack:
		m.catchUp(msg.Fragment)
	case opens:
		m.open(link)
	}
	m.launch(msg.Launch)
}

// New returns the Model of a first visit: a game against the computer before its first marble.
func New() Model {
	g, _ := game.New(game.DefaultSetup, "", 1)
	m := Model{Desk: desk.New()}
	m.Put(table.New(g, false))
	return m
}
