package library

import (
	"cmp"
	"slices"
	"sort"
	"strconv"

	"kulami/app/game"
	"kulami/app/json"
	"kulami/app/store"
	"kulami/app/training"
	"kulami/rules"
)

// Library is the stored state: the player's games by id, the head, and the training. It is a value
// that never changes in place. Parsed texts are cached, and all values that come from one another
// share the cache.
type Library struct {
	texts     store.Store
	partly    bool // there can be texts of games that have not been read
	cache     *cache
	savedHead string // text of the head when this tab last changed it
}

// cache has the results of parsed texts, by the id of the game. A text always has the same result.
type cache struct {
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
	return Library{texts: store.New(nil), cache: &cache{map[string]gameOf{}, map[string]summaryOf{}}}
}

// Damage is a text with unreadable parts.
type Damage struct {
	Text string
	Err  error // nil if there is none
}

// Open opens the stored texts, with the changes in a journal. The journal has texts by key, and an
// empty text for a removed one. Missing fields of the head are taken from otherwise. partly means
// that stored has only the texts under FirstKeys. Unreadable texts are kept.
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

// fromJournal returns the readable texts of the journal, and copies of the unreadable texts that
// they replace.
func (l Library) fromJournal(journal map[string]string, otherwise Head) map[string]string {
	l.texts, _ = migrate(l.texts, otherwise) // an earlier schema can be read, too
	taken := map[string]string{}
	for key, text := range journal {
		if text == "" {
			taken[key] = ""
		} else if Readable(key, text) {
			l.replace(taken, key, text)
		}
	}
	return taken
}

// Partly reports whether there can be games that have not been read.
func (l Library) Partly() bool { return l.partly }

// ReadAll returns l with every stored text. They were read later than the texts in l.
func (l Library) ReadAll(stored map[string]string) Library {
	l.texts, l.partly = l.texts.Read(stored), false
	return l
}

// Text returns the text under a key that l wants in storage, or "".
func (l Library) Text(key string) string { return l.texts.Get(key) }

// Stored returns the text that is stored under a key as far as l knows, or "".
func (l Library) Stored(key string) string { return l.texts.There(key) }

// All returns all texts by their keys.
func (l Library) All() map[string]string { return l.texts.All() }

// With returns l with a text under a key. An empty text removes the key.
func (l Library) With(key, text string) Library {
	l.texts = l.texts.With(key, text)
	return l
}

// WithAll returns l with every text of changes. An empty text removes its key.
func (l Library) WithAll(changes map[string]string) Library {
	l.texts = l.texts.WithAll(changes)
	return l
}

// KeepUnread returns l with a copy of an unreadable text.
func (l Library) KeepUnread(text string) Library {
	changes := map[string]string{}
	l.addUnread(changes, text)
	return l.WithAll(changes)
}

// addUnread adds a copy of an unreadable text to changes. It overwrites no other text.
func (l Library) addUnread(changes map[string]string, text string) {
	key := UnreadKey(text)
	for name := text; !l.free(changes, key, text); key = UnreadKey(name) {
		name += " "
	}
	changes[key] = text
}

// free reports whether a text can be stored under a key without the loss of another one.
func (l Library) free(changes map[string]string, key, text string) bool {
	was := cmp.Or(changes[key], l.Text(key))
	return was == "" || was == text
}

// Heard returns l after the news that a text is stored under a key. "" means no text.
func (l Library) Heard(key, text string) Library {
	l.texts = l.texts.Heard(key, text)
	return l
}

// Emptied returns l after the news that storage is empty.
func (l Library) Emptied() Library {
	l.texts = l.texts.Emptied()
	return l
}

// Has reports whether there is a text of a game with an id. The text can be unreadable.
func (l Library) Has(id string) bool { return l.texts.Get(GamePrefix+id) != "" }

// Game returns the game with an id, as far as it can be read. err describes the unreadable parts,
// or reports that the game does not exist.
func (l Library) Game(id string) (game.Game, error) {
	text := l.texts.Get(GamePrefix + id)
	known := l.cache.games[id]
	if text == "" || known.text != text {
		known.text = text
		known.game, known.err = game.Unpack(id, text)
		l.cache.games[id] = known
	}
	return known.game, known.err
}

// Stamp returns a text that changes with the game of an id, or "" without a game.
func (l Library) Stamp(id string) string { return l.texts.Get(GamePrefix + id) }

// Keeps reports whether a game is kept in its present state.
func (l Library) Keeps(g game.Game) bool { return game.Pack(g) == l.texts.Get(GamePrefix+g.ID) }

// Put returns l with games under their ids.
func (l Library) Put(games ...game.Game) Library {
	changes := map[string]string{}
	for _, g := range games {
		changes[GamePrefix+g.ID] = game.Pack(g)
	}
	return l.WithAll(changes)
}

// Remove returns l without the game of an id.
func (l Library) Remove(id string) Library { return l.With(GamePrefix+id, "") }

// NewID returns an unused id for a game that begins at a minute. The id is not in taken.
func (l Library) NewID(g game.Game, minute int64, taken ...string) string {
	id := store.Name(strconv.FormatUint(g.Seed, 36) + " " + strconv.FormatInt(minute, 36) + " " + g.Record().String())
	for l.Has(id) || slices.Contains(taken, id) {
		id = store.Name(id)
	}
	return id
}

// On returns the readable games on board b, or on all boards if b is nil, by their ids.
func (l Library) On(b *rules.Board) (games []game.Game) {
	var ids []string
	l.texts.Each(func(key, text string) {
		if id, ok := GameID(key); ok && mightBeOn(text, b) {
			ids = append(ids, id)
		}
	})
	sort.SliceStable(ids, func(i, j int) bool { return ids[i] < ids[j] })
	for _, id := range ids {
		if g, _ := game.Unpack(id, l.Text(GamePrefix+id)); g.Exists() {
			games = append(games, g)
		}
	}
	return games
}

// Played returns all readable games with moves, by their ids.
func (l Library) Played() (games []game.Game) {
	for _, g := range l.On(nil) {
		if g.Moved() {
			games = append(games, g)
		}
	}
	return games
}

// IDOf returns the id of the game that is equal to a link, or "".
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
	l.texts.Each(func(key, text string) {
		if _, ok := GameID(key); ok {
			known[recordIn(text)] = true
		}
	})
	return known
}

// ContinuedBy returns the longest game between two people that rec continues. The links of a game
// with a name have the name, too. Because rec has no name, it can only add the friend's next marble
// to such a game.
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

// CanContinue reports whether a line of moves fits a game by link. This matters for a friend's link
// that was cut off, because it might have lost the name of its game.
func (l Library) CanContinue(line rules.Record) bool {
	for _, g := range l.On(line.Board()) {
		if g.Players.Friend() && line.Len() > 0 && game.Relate(line, g.Line()) != game.Parted {
			return true
		}
	}
	return false
}

// Matching returns the game by link with the name match, and the relation of line to it. If several
// match, it prefers the game that equals line, then one that continues it, then one that it
// continues.
func (l Library) Matching(line rules.Record, match string) (found game.Game, how game.Relation, known bool) {
	rank := [...]int{game.Parted: 0, game.Ahead: 1, game.Behind: 2, game.Same: 3}
	for _, g := range l.On(line.Board()) {
		if g.Match != match || g.Players.Mode != game.ByLink {
			continue
		}
		if r := game.Relate(line, g.Line()); !known || rank[r] >= rank[how] {
			found, how, known = g, r, true
		}
	}
	return found, how, known
}

// PutHead returns l with h if h has changed here. Otherwise it leaves another tab's head in
// storage. Without this rule two tabs with different games would overwrite each other without end.
func (l Library) PutHead(h Head) Library {
	text := json.Encode(h)
	if text == l.savedHead && l.Text(HeadKey) != "" {
		return l
	}
	l.savedHead = text
	return l.overwrite(HeadKey, text)
}

// HeadWritten returns l with h as its last head, although storage can have another one.
func (l Library) HeadWritten(h Head) Library {
	l.savedHead = json.Encode(h)
	return l
}

// overwrite returns l with a text under a key. It keeps a copy of the text before if that is
// unreadable.
func (l Library) overwrite(key, text string) Library {
	changes := map[string]string{}
	l.replace(changes, key, text)
	return l.WithAll(changes)
}

// replace adds a text under a key to changes, and a copy of the text before if that is unreadable.
func (l Library) replace(changes map[string]string, key, text string) {
	changes[key] = text
	if was := l.Text(key); was != "" && !Readable(key, was) {
		l.addUnread(changes, was)
	}
}

// Training returns the training, as far as it can be read. It parses a text of up to about 70 kB,
// which takes a slow phone about 20 ms. Therefore a screen caches its part of the result.
func (l Library) Training() training.History {
	h, _ := training.Parse(l.Text(TrainingKey))
	return h
}

// PutTraining returns l with h. It keeps a copy of the training before if that is unreadable.
func (l Library) PutTraining(h training.History) Library { return l.overwrite(TrainingKey, h.String()) }

// MergeTraining returns l with the training of another tab, or of a backup, added. It keeps
// unreadable parts.
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
