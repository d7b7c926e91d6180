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

// The keys of texts in storage. The head is stored under HeadKey, which is a prefix of all other
// keys. The training is stored under TrainingKey, and a game under GamePrefix and its id. The copy
// of an unreadable text is stored under UnreadPrefix, a point and a name.
const (
	HeadKey      = "kulami"
	TrainingKey  = "kulami.training"
	GamePrefix   = "kulami.game."
	UnreadPrefix = "kulami.unread"
)

// GameID returns the id of the game under a key.
func GameID(key string) (id string, ok bool) { return strings.CutPrefix(key, GamePrefix) }

// UnreadKey returns the key for a copy of an unreadable text.
func UnreadKey(text string) string { return UnreadPrefix + "." + store.Name(text) }

// Item is a text in storage.
type Item struct{ Key, Text string }

// Head is the stored state except the games. Every field has a default, so that older texts can be
// read.
type Head struct {
	Version  int          `json:"v"`
	Recent   []string     `json:"recent"`
	Setup    game.Setup   `json:"setup"`
	Settings Settings     `json:"settings"`
	Flags    Flags        `json:"flags"`
	Boards   []game.Named `json:"boards,omitempty"`
	// Draft of the workshop and the drafts before it, the latest first.
	Drafts   []string   `json:"drafts,omitempty"`
	Storm    StormRun   `json:"storm,omitzero"`
	Finishes FinishRuns `json:"finishes,omitempty"`
	Speed    int        `json:"speed,omitempty"` // speed of replays in percent; 0 means normal
	Count    string     `json:"count,omitempty"` // id of the count shown last
}

// Default is the head of a first visit.
var Default = Head{Version: game.Schema, Setup: game.DefaultSetup, Settings: DefaultSettings}

// ParseHead reads a head of the present schema. Missing or invalid fields are taken from otherwise.
// An error describes the unreadable parts.
func ParseHead(text string, otherwise Head) (Head, error) {
	if text == "" {
		return otherwise, nil
	}
	h := otherwise
	// otherwise JSON would overwrite them in place
	h.Recent, h.Boards, h.Drafts, h.Finishes = nil, nil, nil, nil
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

// Readable reports whether the whole text under one of our keys can be read.
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

// migrate returns the stored texts of an earlier schema in the present schema. Missing fields are
// taken from otherwise. Repeated, it returns the same texts. The error describes the unreadable
// parts of the head. The games are read later.
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

// FirstKeys returns the keys that the app reads first. These are the keys of the head, the
// training, the games listed in the head, and the game id. There can be thousands of other games,
// which are read when they are needed. head is the text of the head.
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

// StormRun is the current or last storm, and the record.
type StormRun struct {
	Seed uint64 `json:"seed,omitempty"` // seed for choosing the puzzles
	Ends int64  `json:"ends,omitempty"` // in seconds since 1970; 0 before the first storm
	// Milliseconds by which the device's clock was set meanwhile.
	Late   int64 `json:"late,omitempty"`
	Over   bool  `json:"over,omitempty"`
	Solved int   `json:"solved,omitempty"`
	Missed int   `json:"missed,omitempty"`
	// Numbers of the missed puzzles, with spaces between them.
	Wrong string `json:"wrong,omitempty"`
	// + for each solved puzzle and - for each missed one, in order.
	Row string `json:"row,omitempty"`
	// Maximum number of puzzles solved in a storm that is over.
	Best int `json:"best,omitempty"`
	// Names of the holes that were tried, without separators.
	Tried string `json:"tried,omitempty"`
}

// valid returns r without negative numbers.
func (r StormRun) valid() StormRun {
	r.Ends, r.Solved, r.Missed, r.Best = max(r.Ends, 0), max(r.Solved, 0), max(r.Missed, 0), max(r.Best, 0)
	return r
}

// MissedPuzzles returns the numbers of the missed puzzles, from 1 to the size of the collection.
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
