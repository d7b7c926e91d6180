package library

import (
	"maps"
	"slices"
	"sort"
	"strings"

	"kulami/app/game"
	"kulami/app/json"
	"kulami/app/store"
)

// Backup is the whole storage in one file, with each text as a JSON string. A string can have
// halves of surrogate pairs as escapes.
type Backup struct {
	Kulami string              `json:"kulami"`
	Stored map[string]json.Raw `json:"stored"`
}

const backupKind = "backup"

// File returns the text of a backup file.
func (l Library) File() string {
	stored := map[string]json.Raw{}
	for key, text := range l.All() {
		stored[key] = json.Raw(store.Quote(text))
	}
	return json.Encode(Backup{backupKind, stored})
}

// BackupIn parses a backup. ok is false if text is not a backup.
func BackupIn(text string) (b Backup, ok bool) {
	damaged, err := json.Decode(strings.TrimSpace(text), &b)
	return b, damaged == nil && err == nil && b.Kulami == backupKind
}

// texts returns the texts of b in the present schema, with a copy of a head that has unreadable
// parts. A value that is not a string, which this app never writes, is used as written.
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

// Merge adds the missing games and the training of a backup to l. Of two states of a game the
// longer one stays. If they part, both are kept. The training on both devices counts. Unreadable
// texts are kept, too. head is the text of the backup's head. back is the number of restored games,
// and of the number of games in the backup.
func (l Library) Merge(b Backup) (next Library, head string, back, of int) {
	stored := b.texts()
	changes := map[string]string{}
	all := stored.All()
	keys := slices.AppendSeq([]string(nil), maps.Keys(all))
	sort.SliceStable(keys, func(i, j int) bool { return keys[i] < keys[j] })
	for _, key := range keys {
		id, isGame := GameID(key)
		switch unread := strings.HasPrefix(key, UnreadPrefix); {
		case isGame:
			of++
			if key, text := l.merged(id, all[key]); key != "" {
				l.replace(changes, key, text)
				back++
			}
		case unread && l.free(changes, key, all[key]):
			changes[key] = all[key]
		case unread:
			l.addUnread(changes, all[key])
		}
	}
	return l.WithAll(changes).MergeTraining(stored.Get(TrainingKey)), stored.Get(HeadKey), back, of
}

// merged returns the text to write so that the backup's text there of a game is not lost. It
// returns nothing if the stored game has everything in it. It returns the text itself if it has
// everything in the stored game. Otherwise it returns a separate game.
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
	for name := there; ; name += " " { // Another text can have the name already.
		switch key = GamePrefix + store.Name(name); l.Text(key) {
		case "":
			return key, there
		case there:
			return "", ""
		}
	}
}
