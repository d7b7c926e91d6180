package play

import (
	"cmp"
	"strconv"
	"strings"

	"kulami/app/game"
	"kulami/app/json"
	"kulami/app/store"
	"kulami/app/training"
)

// Everything is kept as texts under keys: the head under headKey, each game under
// its own, and what was trained under trainingKey. A game is written before the head that names it, so that a program
// that is killed between the two has lost nothing.
//
// Browsers put what is stored on the disk seconds later, and lose it when they are
// killed or the power fails before. What is written is therefore also put into a
// journal that is on the disk at once, and Loaded brings back what storage has lost of
// it. The journal promises that nothing is lost that was shown for 250 ms; where it does
// not work, storage alone counts.

// headKey is where the head lies in storage, and trainingKey where the History of the
// training does. gamePrefix and an id is where a game lies, and unreadPrefix and a name is
// where a copy of what could not be read lies.
const (
	headKey      = "kulami"
	trainingKey  = "kulami.training"
	gamePrefix   = "kulami.game."
	unreadPrefix = "kulami.unread"
)

func gameID(key string) (id string, ok bool) { return strings.CutPrefix(key, gamePrefix) }

// KeyPrefix begins every key of ours in storage.
const KeyPrefix = headKey

// unreadKey is where a copy of a text that cannot be read lies.
func unreadKey(text string) string { return unreadPrefix + "." + store.Name(text) }

// Item is a text in storage.
type Item struct{ Key, Text string }

// head is what there is to keep besides the games. Every field has a default that
// holds when it is missing, so that older texts keep loading.
type head struct {
	Version  int          `json:"v"`
	Recent   []string     `json:"recent"`
	Setup    game.Setup   `json:"setup"`
	Settings Settings     `json:"settings"`
	Flags    Flags        `json:"flags"`
	Boards   []game.Named `json:"boards,omitempty"`
	Drafts   []string     `json:"drafts,omitempty"` // of the workshop: its draft and those before it, the latest first
	Storm    StormRun     `json:"storm,omitzero"`
	Speed    int          `json:"speed,omitempty"` // of replays, as Shell.ReplaySpeed; 0 is the normal one
	Count    string       `json:"count,omitempty"` // as Shell.Count
}

// parseHead reads a head of the present schema; what it does not say, or says in a
// way that no control offers, is as in otherwise. An error says what could not be read;
// the head has the rest.
func parseHead(text string, otherwise head) (head, error) {
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
	h.Setup, h.Settings = h.Setup.Valid(otherwise.Setup), h.Settings.valid(otherwise.Settings)
	return h, damaged
}

// readable reports whether all of a text that is ours can be read.
func readable(key, text string) bool {
	var err error
	if id, isGame := gameID(key); isGame {
		_, err = game.Unpack(id, text)
	} else if key == trainingKey {
		_, err = training.Parse(text)
	} else if key == headKey {
		_, err = parseHead(text, head{Setup: game.DefaultSetup, Settings: defaultSettings})
	}
	return err == nil
}

// migrate returns the texts of the present schema that hold what stored held in
// an earlier one; what it does not say is as in otherwise. Done again, it gives the
// same texts. The error says what could not be read of the head, which may be a field of
// it; the games are read later.
func migrate(stored store.Store, otherwise head) (store.Store, error) {
	text := stored.Get(headKey)
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
		head
	}{head: otherwise}
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
		now = now.With(gamePrefix+id, json.Encode(g))
	}
	old.head.Version, old.head.Recent = game.Schema, recent
	return now.With(headKey, json.Encode(old.head)), damaged
}

// FirstKeys returns the keys of what the program begins with: of the head, of the
// training, and of the games that it names, which are those shown last. There may be thousands of others, which
// are read when they are needed. head is the text of the head, and id as in Loaded.
func FirstKeys(head, id string) []string {
	names := struct {
		Recent []string `json:"recent"`
		Count  string   `json:"count"`
	}{}
	keys := []string{headKey, trainingKey}
	if _, err := store.Decode(head, &names); err != nil {
		return keys
	}
	for _, id := range append([]string{id, names.Count}, names.Recent...) {
		if id != "" {
			keys = append(keys, gamePrefix+id)
		}
	}
	return keys
}
