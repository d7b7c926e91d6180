package library

import (
	"strings"

	"kulami/app/game"
	"kulami/app/json"
	"kulami/app/store"
)

// Backup is everything kept, in one file: the texts in storage as JSON strings, which may
// have halves of surrogate pairs as escapes.
type Backup struct {
	Kulami string              `json:"kulami"`
	Stored map[string]json.Raw `json:"stored"`
}

const backupKind = "backup"

// File returns the text of a file that holds everything.
func (l Library) File() string {
	stored := map[string]json.Raw{}
	for key, text := range l.All() {
		stored[key] = json.Raw(store.Quote(text))
	}
	return json.Encode(Backup{backupKind, stored})
}

// BackupIn returns the backup that a text is; ok is false if it is another text.
func BackupIn(text string) (b Backup, ok bool) {
	damaged, err := json.Decode(strings.TrimSpace(text), &b)
	return b, damaged == nil && err == nil && b.Kulami == backupKind
}

// texts returns what b holds, in the present schema, with a copy of a head that cannot be
// read whole. What is not a string, and cannot come from this program, is taken as it is
// written.
func (b Backup) texts() store.Store {
	stored := map[string]string{}
	for key, raw := range b.Stored {
		if stored[key] = string(raw); strings.HasPrefix(stored[key], `"`) {
			stored[key] = store.Unquote(stored[key])
		}
	}
	now, err := migrate(store.New(stored), Default)
	if was := stored[HeadKey]; err != nil || !Readable(HeadKey, now.Get(HeadKey)) {
		now = now.With(UnreadKey(was), was)
	}
	return now
}

// Merge returns l with the games and the training of a backup that are not in it. Of two states of a
// game the longer one stays; if they part, both are kept. What was trained there counts
// beside what was trained here. What cannot be read is kept, too. head is the text of the backup's head, back how many games
// came back, and of how many it has.
func (l Library) Merge(b Backup) (next Library, head string, back, of int) {
	stored := b.texts()
	changes := map[string]string{}
	for key, text := range stored.All() {
		id, isGame := GameID(key)
		switch {
		case isGame:
			of++
			if key, text := l.merged(id, text); key != "" {
				changes[key] = text
				back++
			}
		case strings.HasPrefix(key, UnreadPrefix):
			changes[key] = text
		}
	}
	return l.WithAll(changes).MergeTraining(stored.Get(TrainingKey)), stored.Get(HeadKey), back, of
}

// merged returns what must be written so that the text there of a game is not
// lost: nothing if what is here has all of it, the text itself if it has all of
// what is here, else a game of its own.
func (l Library) merged(id, there string) (key, text string) {
	key = GamePrefix + id
	here := l.Text(key)
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
	if key = GamePrefix + store.Name(there); l.Text(key) == there {
		return "", ""
	}
	return key, there
}
