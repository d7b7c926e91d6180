package play

import (
	"slices"
	"strings"

	"kulami/app/game"
	"kulami/app/json"
	"kulami/app/store"
)

type (
	// Backup hands the player everything in one file.
	Backup struct{}
	// CopyItem copies the text kept under a key, which may be unreadable.
	CopyItem struct{ Key string }
)

func (Backup) run(m *Model)     { m.do(m.store.file(m.Now.Date)) }
func (c CopyItem) run(m *Model) { m.do(CopyText{m.store.Get(c.Key)}) }

// backup is everything kept, in one file: the texts in storage as JSON strings, which may
// have halves of surrogate pairs as escapes.
type backup struct {
	Kulami string              `json:"kulami"`
	Stored map[string]json.Raw `json:"stored"`
}

const backupKind = "backup"

// file returns the file that holds everything.
func (s archive) file(day string) Download {
	stored := map[string]json.Raw{}
	for key, text := range s.All() {
		stored[key] = json.Raw(store.Quote(text))
	}
	return Download{"kulami-" + day + ".json", "application/json", json.Encode(backup{backupKind, stored})}
}

// texts returns what b holds, in the present schema, with a copy of a head that cannot be
// read whole. What is not a string, and cannot come from this program, is taken as it is
// written.
func (b backup) texts() store.Store {
	stored := map[string]string{}
	for key, raw := range b.Stored {
		if stored[key] = string(raw); strings.HasPrefix(stored[key], `"`) {
			stored[key] = store.Unquote(stored[key])
		}
	}
	now, err := migrate(store.New(stored), head{Setup: game.DefaultSetup, Settings: defaultSettings})
	if was := stored[headKey]; err != nil || !readable(headKey, now.Get(headKey)) {
		now = now.With(unreadKey(was), was)
	}
	return now
}

// merge brings back what a backup holds and is not here. Of two states of a
// game the longer one stays; if they part, both are kept. What was trained there counts
// beside what was trained here. The settings come back
// where no game has been played yet. What cannot be read is kept, too, and the dialog stays.
func (m *Model) merge(b backup) {
	stored := b.texts()
	fresh := len(m.store.played()) == 0
	m.saveCurrent()
	back, of, dialog := 0, 0, m.Dialog
	changes := map[string]string{}
	for key, text := range stored.All() {
		id, isGame := gameID(key)
		switch {
		case isGame:
			of++
			if key, text := m.store.merged(id, text); key != "" {
				changes[key] = text
				back++
			}
		case strings.HasPrefix(key, unreadPrefix):
			changes[key] = text
		}
	}
	m.store.Store = m.store.WithAll(changes)
	m.mergeTraining(stored.Get(trainingKey))
	theirs := m.Shell
	if theirs.readHead(stored.Get(headKey)); !fresh {
		m.Storm.Best = max(m.Storm.Best, theirs.Storm.Best)
		for _, board := range slices.Backward(theirs.Boards) {
			if !slices.ContainsFunc(m.Boards, func(b game.Named) bool { return b.Layout == board.Layout }) {
				m.saveBoard(board)
			}
		}
	}
	if fresh {
		m.dropEmpty()
		m.readHead(stored.Get(headKey))
	}
	if t, ok := m.ownTable(); ok && (fresh || m.store.game(t.Game.ID) == "") {
		if !m.showLast("") {
			m.showOwn(t.Game)
		}
	} else if ok {
		m.showKept(t.Game.ID)
	}
	m.Dialog = dialog
	m.notify(Notice{Kind: BackupRestored, Kept: back, Of: of})
}

// merged returns what must be written so that the text there of a game is not
// lost: nothing if what is here has all of it, the text itself if it has all of
// what is here, else a game of its own.
func (s archive) merged(id, there string) (key, text string) {
	key = gamePrefix + id
	here := s.Get(key)
	if here == "" {
		return key, there
	}
	a, errA := game.Unpack(id, here)
	b, errB := game.Unpack(id, there)
	relation := game.Parted
	if a.Exists() && b.Exists() && a.Count == b.Count {
		relation = game.Relate(a.Record(), b.Record())
	}
	switch {
	case here == there || errB == nil && (relation == game.Same || relation == game.Ahead):
		return "", ""
	case errA != nil || errB == nil && relation == game.Behind:
		return key, there
	}
	if key = gamePrefix + store.Name(there); s.Get(key) == there {
		return "", ""
	}
	return key, there
}
