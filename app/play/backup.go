package play

import (
	"slices"
	"strings"

	"kulami/rules"
)

// backup is everything kept, in one file.
type backup struct {
	Kulami string            `json:"kulami"`
	Stored map[string]string `json:"stored"`
}

const backupKind = "backup"

// mergeBackup brings back what a backup holds and is not here. Of two states of a
// game the longer one stays; if they part, both are kept. The settings come back
// where nothing has been played yet.
func (m Model) mergeBackup(b backup) Model {
	fresh := len(m.kept()) == 0
	m = m.stow()
	back, of := 0, 0
	changes := map[string]string{}
	for key, text := range b.Stored {
		id, isGame := strings.CutPrefix(key, gamePrefix)
		switch {
		case isGame:
			of++
			if key, text := m.merged(id, text); key != "" {
				changes[key] = text
				back++
			}
		case strings.HasPrefix(key, unreadPrefix):
			changes[key] = text
		}
	}
	m.want = m.want.with(changes)
	if theirs, err := m.readHead(b.Stored[headKey]); err == nil && !fresh {
		for _, board := range slices.Backward(theirs.Boards) {
			if !slices.ContainsFunc(m.Boards, func(b Named) bool { return b.Layout == board.Layout }) {
				m = m.saveBoard(board)
			}
		}
	}
	if fresh {
		m, _ = m.dropEmpty().readHead(b.Stored[headKey])
	}
	if !m.Linked && (fresh || m.want.get(gamePrefix+m.Game.ID) == "") {
		shown := m.Game
		if next, ok := m.findOwn(""); ok {
			m = next
		} else {
			m = m.take(shown)
		}
	} else if !m.Linked {
		m, _ = m.restore(m.Game.ID)
	}
	return m.listed().notify(Notice{Kind: BackupRestored, Kept: back, Of: of})
}

// merged returns what must be written so that the text there of a game is not
// lost: nothing if what is here has all of it, the text itself if it has all of
// what is here, else a game of its own.
func (m Model) merged(id, there string) (key, text string) {
	key = gamePrefix + id
	here := m.want.get(key)
	if here == "" {
		return key, there
	}
	a, errA := unpack(id, here)
	b, errB := unpack(id, there)
	switch {
	case here == there || errB == nil && a.carriesOn(b):
		return "", ""
	case errA != nil || errB == nil && b.carriesOn(a):
		return key, there
	}
	if key = gamePrefix + name(there); m.want.get(key) == there {
		return "", ""
	}
	return key, there
}

// carriesOn reports whether g has all that o has: its moves, ending and variations.
func (g Game) carriesOn(o Game) bool {
	a, b := g.Record, o.Record
	if b.Len() > a.Len() || !slices.Equal(b.Moves(), a.Moves()[:b.Len()]) {
		return false
	}
	if b.Finish() != rules.NotFinished && (b.Finish() != a.Finish() || a.Len() != b.Len()) {
		return false
	}
	for _, line := range b.Lines() {
		if a.Through(line) == nil {
			return false
		}
	}
	return true
}

// backup returns the file that holds everything.
func (m Model) backup() Download {
	return Download{"kulami-" + m.Day + ".json", "application/json", encode(backup{backupKind, m.want.byKey})}
}
