package play

import (
	"slices"
	"strings"
)

// backup is everything kept, in one file.
type backup struct {
	Kulami string            `json:"kulami"`
	Stored map[string]string `json:"stored"`
}

const backupKind = "backup"

// file returns the file that holds everything.
func (s store) file(day string) Download {
	return Download{"kulami-" + day + ".json", "application/json", encode(backup{backupKind, s.want.all()})}
}

// merge brings back what a backup holds and is not here. Of two states of a
// game the longer one stays; if they part, both are kept. The settings come back
// where no game has been played yet.
func (m Model) merge(b backup) Model {
	fresh := len(m.store.played()) == 0
	m = m.saveCurrent()
	back, of := 0, 0
	changes := map[string]string{}
	for key, text := range b.Stored {
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
	m.store.want = m.store.want.with(changes)
	if theirs, err := m.readHead(b.Stored[headKey]); err == nil && !fresh {
		for _, board := range slices.Backward(theirs.Boards) {
			if !slices.ContainsFunc(m.Boards, func(b Named) bool { return b.Layout == board.Layout }) {
				m.Shell = m.saveBoard(board)
			}
		}
	}
	if fresh {
		m = m.dropEmpty()
		m.Shell, _ = m.readHead(b.Stored[headKey])
	}
	if t, ok := m.ownTable(); ok && (fresh || m.store.game(t.Game.ID) == "") {
		if next, found := m.findOwn(""); found {
			m = next
		} else {
			m = m.take(t.Game)
		}
	} else if ok {
		m, _ = m.restore(t.Game.ID)
	}
	m.Shell = m.notify(Notice{Kind: BackupRestored, Kept: back, Of: of})
	return m
}

// merged returns what must be written so that the text there of a game is not
// lost: nothing if what is here has all of it, the text itself if it has all of
// what is here, else a game of its own.
func (s store) merged(id, there string) (key, text string) {
	key = gamePrefix + id
	here := s.want.get(key)
	if here == "" {
		return key, there
	}
	a, errA := unpack(id, here)
	b, errB := unpack(id, there)
	relation := Parted
	if a.Exists() && b.Exists() {
		relation = relate(a.Record(), b.Record())
	}
	switch {
	case here == there || errB == nil && (relation == Same || relation == Ahead):
		return "", ""
	case errA != nil || errB == nil && relation == Behind:
		return key, there
	}
	if key = gamePrefix + hashName(there); s.want.get(key) == there {
		return "", ""
	}
	return key, there
}
