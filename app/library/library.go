package library

import (
	"sort"
	"strconv"

	"kulami/app/game"
	"kulami/app/json"
	"kulami/app/store"
	"kulami/app/training"
	"kulami/rules"
)

// Library is what the program keeps: the player's games by id, the head, and what was trained. It is a value that is never
// changed in place. What has been read is remembered by all values that come from one another.
type Library struct {
	texts     store.Store
	partly    bool // there may be texts of games that have not been read
	read      *read
	savedHead string // the text of the head when this program last wanted another one
}

// read remembers what texts hold, by the id of the game. The same text always holds the same.
type read struct {
	games     map[string]gameOf
	summaries map[string]summaryOf
}

type gameOf struct {
	text string
	game game.Game
	err  error
}

type summaryOf struct {
	text    string
	summary *game.Summary
}

// New returns the library of a first visit.
func New() Library {
	return Library{texts: store.New(nil), read: &read{map[string]gameOf{}, map[string]summaryOf{}}}
}

// Damage is a text that cannot be read, or only in part.
type Damage struct {
	Text string
	Err  error // nil if there is none
}

// Open reads what is stored, with what a journal has beyond it: texts by key, an empty one for what was removed. What the
// head does not say is as in otherwise. partly says that stored has what is under FirstKeys alone. What cannot be read is
// kept.
func Open(stored, journal map[string]string, partly bool, otherwise Head) (Library, Head, Damage) {
	l := New()
	l.texts, l.partly = store.New(stored), partly
	whole := l.texts.WithAll(l.fromJournal(journal, otherwise))
	d := Damage{Text: whole.Get(HeadKey)}
	l.texts, d.Err = migrate(whole, otherwise)
	h, err := ParseHead(l.texts.Get(HeadKey), otherwise)
	if d.Err == nil {
		d.Err = err
	}
	if d.Err == nil && !Readable(TrainingKey, l.texts.Get(TrainingKey)) {
		l = l.PutTraining(l.Training())
		d = Damage{whole.Get(TrainingKey), store.ErrForeign}
	}
	if d.Err != nil {
		l = l.KeepUnread(d.Text)
	}
	return l, h, d
}

// fromJournal returns the texts of the journal that can be read, except those in the place of
// one that cannot be read.
func (l Library) fromJournal(journal map[string]string, otherwise Head) map[string]string {
	stored, _ := migrate(l.texts, otherwise) // an earlier schema can be read, too
	taken := map[string]string{}
	for key, text := range journal {
		was := stored.Get(key)
		if (text == "" || Readable(key, text)) && (was == "" || Readable(key, was)) {
			taken[key] = text
		}
	}
	return taken
}

// Partly reports whether there may be games that have not been read.
func (l Library) Partly() bool { return l.partly }

// ReadAll returns l with everything that is stored, read later than what it has.
func (l Library) ReadAll(stored map[string]string) Library {
	l.texts, l.partly = l.texts.Read(stored), false
	return l
}

// Text returns the text that is kept under a key, or nothing.
func (l Library) Text(key string) string { return l.texts.Get(key) }

// Stored returns the text that is stored under a key as far as is known, or nothing.
func (l Library) Stored(key string) string { return l.texts.There(key) }

// All returns all texts by their keys.
func (l Library) All() map[string]string { return l.texts.All() }

// With returns l with a text under a key; an empty text removes the key.
func (l Library) With(key, text string) Library {
	l.texts = l.texts.With(key, text)
	return l
}

// WithAll returns l with every text of changes; an empty one removes its key.
func (l Library) WithAll(changes map[string]string) Library {
	l.texts = l.texts.WithAll(changes)
	return l
}

// KeepUnread returns l with a copy of a text that cannot be read.
func (l Library) KeepUnread(text string) Library { return l.With(UnreadKey(text), text) }

// Heard returns l knowing that a text is stored under a key; an empty text is none.
func (l Library) Heard(key, text string) Library {
	l.texts = l.texts.Heard(key, text)
	return l
}

// Emptied returns l knowing that nothing is stored any more.
func (l Library) Emptied() Library {
	l.texts = l.texts.Emptied()
	return l
}

// Has reports whether something is kept as the game of an id, which may be unreadable.
func (l Library) Has(id string) bool { return l.texts.Get(GamePrefix+id) != "" }

// Game returns the game kept under an id, as far as it can be read; err says what cannot. A game that does not exist cannot
// be read at all.
func (l Library) Game(id string) (game.Game, error) {
	text := l.texts.Get(GamePrefix + id)
	known := l.read.games[id]
	if text == "" || known.text != text {
		known.text = text
		known.game, known.err = game.Unpack(id, text)
		l.read.games[id] = known
	}
	return known.game, known.err
}

// Stamp is another one whenever the game kept under an id has changed; nothing without a game.
func (l Library) Stamp(id string) string { return l.texts.Get(GamePrefix + id) }

// Keeps reports whether a game is kept as it is.
func (l Library) Keeps(g game.Game) bool { return game.Pack(g) == l.texts.Get(GamePrefix+g.ID) }

// Put returns l keeping a game under its id.
func (l Library) Put(games ...game.Game) Library {
	changes := map[string]string{}
	for _, g := range games {
		changes[GamePrefix+g.ID] = game.Pack(g)
	}
	return l.WithAll(changes)
}

// Remove returns l without the game of an id.
func (l Library) Remove(id string) Library { return l.With(GamePrefix+id, "") }

// NewID returns an id for a game that begins at a minute: one that no game has yet, and not the one given.
func (l Library) NewID(g game.Game, minute int64, not string) string {
	id := store.Name(strconv.FormatUint(g.Seed, 36) + " " + strconv.FormatInt(minute, 36) + " " + g.Record().String())
	for l.Has(id) || id == not {
		id = store.Name(id)
	}
	return id
}

// On returns the games that can be read and are on b, or on any board if b is nil, by their ids.
func (l Library) On(b *rules.Board) (games []game.Game) {
	var ids []string
	for key, text := range l.texts.Each() {
		if id, ok := GameID(key); ok && mayBeOn(text, b) {
			ids = append(ids, id)
		}
	}
	sort.SliceStable(ids, func(i, j int) bool { return ids[i] < ids[j] })
	for _, id := range ids {
		if g, _ := game.Unpack(id, l.Text(GamePrefix+id)); g.Exists() {
			games = append(games, g)
		}
	}
	return games
}

// Played returns every game that can be read and has moves, by their ids.
func (l Library) Played() (games []game.Game) {
	for _, g := range l.On(nil) {
		if g.Moved() {
			games = append(games, g)
		}
	}
	return games
}

// IDOf returns the id of the game that is exactly what a link has, or nothing.
func (l Library) IDOf(link rules.Link) string {
	if link.Len() == 0 {
		return ""
	}
	for _, g := range l.On(link.Board()) {
		if g.LinkOf(g.Shown()).Equal(link) {
			return g.ID
		}
	}
	return ""
}

// Records returns the texts of the records of all games.
func (l Library) Records() map[string]bool {
	known := map[string]bool{}
	for key, text := range l.texts.Each() {
		if _, ok := GameID(key); ok {
			known[recordIn(text)] = true
		}
	}
	return known
}

// ContinuedBy returns the longest game between two people that rec carries on, if
// there is one. The links of a game that has a name have it, too: rec, which has none, may be the friend's next marble
// there, but not more.
func (l Library) ContinuedBy(rec rules.Record) (game.Game, bool) {
	var found game.Game
	for _, g := range l.On(rec.Board()) {
		if g.Live() == 0 || !g.Moved() || !g.Players.People() || g.Over() || g.Live() <= found.Live() && found.Exists() {
			continue
		}
		played, _ := g.Record().Extract(g.Record().Moves()[:g.Live()])
		more := g.Match == "" || rec.Len() == g.Live()+1 && g.Waits()
		if r := game.Relate(rec, played); r == game.Same || r == game.Ahead && more {
			found = g
		}
	}
	return found, found.Exists()
}

// MayContinue reports whether a line fits a game by link. A friend's link that is cut off may have lost the name of its game.
func (l Library) MayContinue(line rules.Record) bool {
	for _, g := range l.On(line.Board()) {
		if g.Players.Friend() && line.Len() > 0 && game.Relate(line, g.Line()) != game.Parted {
			return true
		}
	}
	return false
}

// Matching returns the game that the links of two people name, and how a link stands to it.
// Of several, one that a link had parted from stands behind those that it fits.
func (l Library) Matching(line rules.Record, match string) (found game.Game, how game.Relation, known bool) {
	for _, g := range l.On(line.Board()) {
		if g.Match != match || g.Players.Mode != game.ByLink {
			continue
		}
		if r := game.Relate(line, g.Line()); !known || how == game.Parted || r == game.Same {
			found, how, known = g, r, true
		}
	}
	return found, how, known
}

// PutHead returns l keeping h if it has changed here. What another tab has
// written there meanwhile stays otherwise: two tabs with different games would overwrite each other
// without end.
func (l Library) PutHead(h Head) Library {
	text := json.Encode(h)
	if text == l.savedHead && l.Text(HeadKey) != "" {
		return l
	}
	l.savedHead = text
	return l.overwrite(HeadKey, text)
}

// HeadWritten returns l knowing that h is the head that it last wanted, though storage may have another one.
func (l Library) HeadWritten(h Head) Library {
	l.savedHead = json.Encode(h)
	return l
}

// overwrite returns l with a text under a key, and a copy of what is there if that cannot be read.
func (l Library) overwrite(key, text string) Library {
	if was := l.Text(key); !Readable(key, was) {
		l = l.KeepUnread(was)
	}
	return l.With(key, text)
}

// Training returns what was trained, as far as it can be read. It reads a text of up to
// some 70 kB, which takes a slow phone some 20 ms: a screen keeps what it needs of it.
func (l Library) Training() training.History {
	h, _ := training.Parse(l.Text(TrainingKey))
	return h
}

// PutTraining returns l keeping h. What is in its place and cannot be read is kept
// beside it.
func (l Library) PutTraining(h training.History) Library { return l.overwrite(TrainingKey, h.String()) }

// MergeTraining returns l with what another tab, or a backup, has trained: what either has counts. What
// cannot be read of it is kept.
func (l Library) MergeTraining(text string) Library {
	if text == "" {
		return l
	}
	theirs, err := training.Parse(text)
	if err != nil {
		l = l.KeepUnread(text)
	}
	return l.PutTraining(l.Training().Merge(theirs))
}
