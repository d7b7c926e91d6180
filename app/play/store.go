package play

import (
	"encoding/json"
	"errors"
	"iter"
	"maps"
	"slices"
	"strings"

	"kulami/rules"
)

// texts is what lies in storage, by key. It is never changed in place; nil is
// empty.
type texts struct{ byKey map[string]string }

func (t *texts) get(key string) string {
	if t == nil {
		return ""
	}
	return t.byKey[key]
}

// set returns t with text under key; an empty text removes the key.
func (t *texts) set(key, text string) *texts { return t.with(map[string]string{key: text}) }

// with returns t with every change made that is one; an empty text removes a key.
func (t *texts) with(changes map[string]string) *texts {
	var next map[string]string
	for key, text := range changes {
		if t.get(key) == text {
			continue
		}
		if next == nil {
			next = make(map[string]string, len(changes)+1)
			if t != nil {
				maps.Copy(next, t.byKey)
			}
		}
		if next[key] = text; text == "" {
			delete(next, key)
		}
	}
	if next == nil {
		return t
	}
	return &texts{next}
}

// texts returns all texts by their keys, not to be changed.
func (t *texts) texts() map[string]string {
	if t == nil {
		return nil
	}
	return t.byKey
}

// keys returns the keys in order.
func (t *texts) keys() []string {
	if t == nil {
		return nil
	}
	return slices.Sorted(maps.Keys(t.byKey))
}

// Item is a text in storage.
type Item struct{ Key, Text string }

// keep sees to it that storage will hold what m holds: it returns m with the
// texts it wants there, and what must be written because of it. Copies of what
// cannot be read come first, then games, then the head that names them.
func (m Model) keep() (Model, []Effect) {
	if !m.Linked {
		if text := pack(m.Game); text != m.want.get(gamePrefix+m.Game.ID) {
			m.Game.Touched = m.Now
			m.want = m.want.set(gamePrefix+m.Game.ID, pack(m.Game))
		}
	}
	m = m.keepHead()
	if m.want == m.disk {
		return m, nil
	}
	var effects []Effect
	write := func(key string) {
		text, was := m.want.get(key), m.disk.get(key)
		if text != was {
			after := len(effects) > 0 && text != "" && was != "" && !readable(key, was)
			effects = append(effects, Write{key, text, was, !strings.HasPrefix(key, gamePrefix), after})
		}
	}
	for _, key := range slices.Backward(m.want.keys()) { // the head's key is the first
		write(key)
	}
	for _, key := range m.disk.keys() {
		if m.want.get(key) == "" {
			write(key)
		}
	}
	m.disk = m.want
	return m, effects
}

// keepHead wants the head in storage if it has changed here. What another tab has
// written there meanwhile is the last word otherwise: two tabs that went by
// different games would write without end.
func (m Model) keepHead() Model {
	text := m.head()
	if text == m.headed && m.want.get(headKey) != "" {
		return m
	}
	m.headed = text
	if was := m.want.get(headKey); !readable(headKey, was) {
		m.want = m.want.set(unreadKey(was), was)
	}
	m.want = m.want.set(headKey, text)
	return m
}

// readable reports whether all of a text that is ours can be read.
func readable(key, text string) bool {
	var err error
	if id, isGame := strings.CutPrefix(key, gamePrefix); isGame {
		_, err = unpack(id, text)
	} else if key == headKey {
		_, err = New().readHead(text)
	}
	return err == nil
}

// loaded brings back what was saved, then opens the address's fragment.
func (m Model) loaded(msg Loaded) Model {
	m.Ready, m.Day, m.Now, m.Calm, m.Build = true, msg.Day, msg.Now, msg.Calm, msg.Build
	m.Device, m.Speaks = msg.Device, msg.Speaks
	m.Game.Seed = msg.Seed
	m.Game.ID, m.Game.Began, m.Game.Build = m.newID(m.Game), m.Now, m.Build
	m.disk = &texts{msg.Stored}
	m.want = m.disk
	text := m.want.get(headKey)
	var err error
	if m.want, err = migrate(m.want, m.headOf()); err == nil {
		m, err = m.readHead(m.want.get(headKey))
	}
	if err != nil {
		m = m.unreadable(text, err)
	}
	m, found := m.findOwn(msg.ID)
	if !found {
		m.Recent = append([]string{m.Game.ID}, m.Recent...)
	}
	m.Focus = firstFocus(m.Game)
	m.Counted = m.steps()
	if msg.Blocked {
		m = m.stored(Stored{})
	}
	if m.Notice.Kind == NoNotice {
		m.Heard = Heard{}
	}
	m.address, m.beside = msg.Fragment, msg.ID
	switch {
	case msg.ID != "" && m.Game.ID == msg.ID:
		m = m.caughtUp(msg.Fragment)
	case !m.outgrew(msg.Fragment):
		m = m.open(msg.Fragment)
	}
	return m.launched(msg.Launch)
}

// readHead returns m with the values of a head of the present schema.
func (m Model) readHead(text string) (Model, error) {
	if text == "" {
		return m, nil
	}
	h := m.headOf()
	h.Recent, h.Boards, h.Drafts = nil, nil, nil // else they would be written over in place
	if err := json.Unmarshal([]byte(text), &h); err != nil {
		return m, err
	}
	if h.Version != schema {
		return m, errForeign
	}
	m.Setup, m.Settings = h.Setup.valid(m.Setup), h.Settings.valid(m.Settings)
	m.Recent, m.Flags, m.Boards = h.Recent, h.Flags, h.Boards
	m.Workshop = m.Workshop.restored(h.Drafts)
	return m, nil
}

// findOwn shows the game of the given id, or the one shown last, and reports
// whether there is any.
func (m Model) findOwn(id string) (Model, bool) {
	for _, id := range append([]string{id}, m.Recent...) {
		var ok bool
		if m, ok = m.restore(id); ok {
			return m, true
		}
	}
	// The head may be lost: then the game that changed last is the one.
	var latest Game
	for _, g := range m.kept() {
		if !latest.Exists() || g.Touched > latest.Touched {
			latest = g
		}
	}
	if !latest.Exists() {
		return m, false
	}
	return m.restore(latest.ID)
}

// restore makes the game kept under id the one shown. If it cannot be read that is
// told, and if it can in part, a copy is kept beside it; false means that nothing
// could.
func (m Model) restore(id string) (Model, bool) {
	text := m.want.get(gamePrefix + id)
	if text == "" {
		return m, false
	}
	g, err := unpack(id, text)
	told := m.Notice
	if err != nil {
		told = Notice{Kind: SavedUnread, Faults: faults(err), Text: text}
	}
	if !g.Exists() {
		return m.notify(told), false
	}
	if m = m.take(g); err != nil {
		m.want = m.want.set(unreadKey(text), text)
	}
	if told.Kind == SavedUnread {
		m = m.notify(told)
	}
	return m, true
}

// unreadable keeps a copy of a text that cannot be read, or not whole, and tells.
func (m Model) unreadable(text string, err error) Model {
	m.want = m.want.set(unreadKey(text), text)
	return m.notify(Notice{Kind: SavedUnread, Faults: faults(err), Text: text})
}

// unreadKey is where a copy of a text that cannot be read lies.
func unreadKey(text string) string { return unreadPrefix + "." + name(text) }

// stored speaks up when saving begins to fail, once. What could not be written is
// tried again with the next message that saves; only when all of it is there,
// saving works again.
func (m Model) stored(msg Stored) Model {
	if !msg.OK && msg.Key != "" {
		m.disk = m.disk.set(msg.Key, msg.Now)
	}
	if msg.OK == !m.Unsaved || msg.OK && !maps.Equal(m.want.texts(), m.disk.texts()) {
		return m
	}
	m.Unsaved = !msg.OK
	if msg.OK {
		return m
	}
	return m.notify(Notice{Kind: StorageFailed})
}

// changed follows what another tab has stored. If both have played on in the game
// shown at the same time, what is stored is the game, and what a person played here
// is kept as a game of its own.
func (m Model) changed(msg Changed) Model {
	if msg.Key == "" { // everything was removed: it is put back
		m.disk = nil
		return m
	}
	mine := m.want.get(msg.Key)
	m.disk = m.disk.set(msg.Key, msg.Text)
	id, isGame := strings.CutPrefix(msg.Key, gamePrefix)
	switch {
	case msg.Text == mine:
		return m
	case msg.Key == headKey:
		return m.changedHead(msg.Text)
	case isGame && msg.Text == "" && id == m.Game.ID:
		return m // it goes on here, and is kept again with its next marble
	}
	theirs, err := unpack(id, msg.Text)
	m.want = m.want.set(msg.Key, msg.Text)
	switch {
	case !isGame || id != m.Game.ID || m.Linked:
		return m.listed()
	case err != nil: // it stays as it is, and the game goes on beside it
		m.Game.ID = m.newID(m.Game)
		m.Recent = recent(m.Recent, m.Game.ID)
		return m.listed().notify(Notice{Kind: CopyKept})
	}
	lost, followed := m.Game, m.Away && !msg.Refused
	m.Game, m.Away = theirs, true
	m = m.cleared()
	m.Counted = m.steps()
	if followed || !lost.partedFrom(theirs) {
		return m.hear(Heard{Kind: HeardShown})
	}
	lost.ID = m.newID(lost)
	m.want = m.want.set(gamePrefix+lost.ID, pack(lost))
	return m.listed().notify(Notice{Kind: CopyKept})
}

// changedHead takes over the settings of another tab, and the games that it knows
// behind those of this one.
func (m Model) changedHead(text string) Model {
	if text == "" {
		return m
	}
	m.want = m.want.set(headKey, text)
	next, err := m.readHead(text)
	if err != nil {
		return m
	}
	for _, id := range next.Recent {
		if !slices.Contains(m.Recent, id) {
			m.Recent = append(slices.Clip(m.Recent), id)
		}
	}
	if m.Screen == WorkshopScreen { // what is being built here is not taken away
		next.Workshop = m.Workshop
	}
	next.Recent = m.Recent
	next.headed = next.head()
	return next
}

// partedFrom reports whether a person has played moves in g that o does not have.
func (g Game) partedFrom(o Game) bool {
	mine, theirs := g.Record.Moves()[:g.Live], o.Record.Moves()
	same := 0
	for same < len(mine) && same < len(theirs) && mine[same] == theirs[same] {
		same++
	}
	for ply := same; ply < len(mine); ply++ {
		if !g.Seats[ply&1].Computer() {
			return true
		}
	}
	return false
}

// gamesOn yields the games in storage that can be read and are on b, or on any board
// if b is nil.
func (m Model) gamesOn(b *rules.Board) iter.Seq[Game] {
	layout := ""
	if b != nil {
		layout = "/b" + b.Layout() + "/" // as in the record's text
	}
	return func(yield func(Game) bool) {
		for _, key := range m.want.keys() {
			id, ok := strings.CutPrefix(key, gamePrefix)
			if text := m.want.get(key); ok && strings.Contains(text, layout) {
				if g, _ := unpack(id, text); g.Exists() && !yield(g) {
					return
				}
			}
		}
	}
}

// kept returns every game in storage that can be read and has moves, in no order.
func (m Model) kept() []Game {
	var games []Game
	for g := range m.gamesOn(nil) {
		if g.moved() {
			games = append(games, g)
		}
	}
	return games
}

// faults lists what err complains about.
func faults(err error) []rules.Fault {
	var pe *rules.ParseError
	if !errors.As(err, &pe) {
		return nil
	}
	list := make([]rules.Fault, len(pe.Problems))
	for i, p := range pe.Problems {
		list[i] = p.Fault
	}
	return list
}
