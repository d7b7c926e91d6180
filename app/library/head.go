package library

import (
	"cmp"
	"strconv"
	"strings"

	"kulami/app/game"
	"kulami/app/json"
	"kulami/app/store"
	"kulami/app/training"
)

// The keys of texts in storage. The head lies under HeadKey, which begins all others, and what was trained under TrainingKey.
// A game lies under GamePrefix and its id, and a copy of what could not be read under UnreadPrefix, a point and a name.
const (
	HeadKey      = "kulami"
	TrainingKey  = "kulami.training"
	GamePrefix   = "kulami.game."
	UnreadPrefix = "kulami.unread"
)

// GameID returns the id of the game that a key is of.
func GameID(key string) (id string, ok bool) { return strings.CutPrefix(key, GamePrefix) }

// UnreadKey is where a copy of a text that cannot be read lies.
func UnreadKey(text string) string { return UnreadPrefix + "." + store.Name(text) }

// Item is a text in storage.
type Item struct{ Key, Text string }

// Head is what there is to keep besides the games. Every field has a default that
// holds when it is missing, so that older texts keep loading.
type Head struct {
	Version  int          `json:"v"`
	Recent   []string     `json:"recent"`
	Setup    game.Setup   `json:"setup"`
	Settings Settings     `json:"settings"`
	Flags    Flags        `json:"flags"`
	Boards   []game.Named `json:"boards,omitempty"`
	Drafts   []string     `json:"drafts,omitempty"` // of the workshop: its draft and those before it, the latest first
	Storm    StormRun     `json:"storm,omitzero"`
	Speed    int          `json:"speed,omitempty"` // of replays, in percent; 0 is the normal one
	Count    string       `json:"count,omitempty"` // the id of the count shown last
}

// Default is the head of a first visit.
var Default = Head{Version: game.Schema, Setup: game.DefaultSetup, Settings: DefaultSettings}

// ParseHead reads a head of the present schema; what it does not say, or says in a
// way that no control offers, is as in otherwise. An error says what could not be read;
// the head has the rest.
func ParseHead(text string, otherwise Head) (Head, error) {
	if text == "" {
		return otherwise, nil
	}
	h := otherwise
	h.Recent, h.Boards, h.Drafts = nil, nil, nil // else they would be written over in place
	h.Speed, h.Count = 0, ""
	damaged, err := store.Decode(text, &h)
	if err != nil {
		return otherwise, err
	}
	if h.Version != game.Schema {
		return otherwise, store.ErrForeign
	}
	h.Setup, h.Settings, h.Storm = h.Setup.Valid(otherwise.Setup), h.Settings.Valid(otherwise.Settings), h.Storm.valid()
	return h, damaged
}

// Readable reports whether all of a text that is ours can be read.
func Readable(key, text string) bool {
	var err error
	if id, isGame := GameID(key); isGame {
		_, err = game.Unpack(id, text)
	} else if key == TrainingKey {
		_, err = training.Parse(text)
	} else if key == HeadKey {
		_, err = ParseHead(text, Default)
	}
	return err == nil
}

// migrate returns the texts of the present schema that hold what stored held in
// an earlier one; what it does not say is as in otherwise. Done again, it gives the
// same texts. The error says what could not be read of the head, which may be a field of
// it; the games are read later.
func migrate(stored store.Store, otherwise Head) (store.Store, error) {
	text := stored.Get(HeadKey)
	if text == "" {
		return stored, nil
	}
	probe := struct {
		Version int `json:"v"`
	}{}
	if damaged, err := json.Decode(text, &probe); err != nil || damaged != nil {
		return stored, cmp.Or(err, damaged)
	}
	switch {
	case probe.Version > game.Schema:
		return stored, game.ErrNewer
	case probe.Version < 1:
		return stored, store.ErrForeign
	case probe.Version == game.Schema:
		return stored, nil
	}
	old := struct {
		Game   game.Saved   `json:"game"`
		Others []game.Saved `json:"others"`
		Head
	}{Head: otherwise}
	damaged, err := store.Decode(text, &old)
	if err != nil {
		return stored, err
	}
	now, recent := stored, []string{}
	for i, g := range append([]game.Saved{old.Game}, old.Others...) {
		if g.Record == "" {
			continue
		}
		g.Version = game.Schema
		id := store.Name(strconv.Itoa(i) + g.Record)
		recent = append(recent, id)
		now = now.With(GamePrefix+id, json.Encode(g))
	}
	old.Head.Version, old.Head.Recent = game.Schema, recent
	return now.With(HeadKey, json.Encode(old.Head)), damaged
}

// FirstKeys returns the keys of what the program begins with: of the head, of the
// training, and of the games that it names, which are those shown last. There may be thousands of others, which
// are read when they are needed. head is the text of the head, and id that of a game that is wanted, too.
func FirstKeys(head, id string) []string {
	names := struct {
		Recent []string `json:"recent"`
		Count  string   `json:"count"`
	}{}
	keys := []string{HeadKey, TrainingKey}
	if _, err := store.Decode(head, &names); err != nil {
		return keys
	}
	for _, id := range append([]string{id, names.Count}, names.Recent...) {
		if id != "" {
			keys = append(keys, GamePrefix+id)
		}
	}
	return keys
}

// StormRun is a storm that runs or is over, and the best one ever.
type StormRun struct {
	Seed   uint64 `json:"seed,omitempty"` // of the puzzles
	Ends   int64  `json:"ends,omitempty"` // in seconds since 1970; 0 before the first storm
	Late   int64  `json:"late,omitempty"` // milliseconds by which the device's clock was set meanwhile
	Over   bool   `json:"over,omitempty"`
	Solved int    `json:"solved,omitempty"`
	Missed int    `json:"missed,omitempty"`
	Wrong  string `json:"wrong,omitempty"` // the numbers of the puzzles missed, with spaces between them
	Row    string `json:"row,omitempty"`   // + for each puzzle solved and - for each missed, in their order
	Best   int    `json:"best,omitempty"`  // puzzles solved in the best storm that is over
}

// valid returns r with numbers that can be.
func (r StormRun) valid() StormRun {
	r.Ends, r.Solved, r.Missed, r.Best = max(r.Ends, 0), max(r.Solved, 0), max(r.Missed, 0), max(r.Best, 0)
	return r
}

// MissedPuzzles returns the numbers of the puzzles missed, of those that are in a collection of so many.
func (r StormRun) MissedPuzzles(of int) (numbers []int) {
	for _, word := range strings.Fields(r.Wrong) {
		if n, err := strconv.Atoi(word); err == nil && 0 < n && n <= of {
			numbers = append(numbers, n)
		}
	}
	return numbers
}

// Running reports whether a storm has begun and is not over.
func (r StormRun) Running() bool { return r.Ends > 0 && !r.Over }
