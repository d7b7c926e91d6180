package play

import (
	"iter"
	"maps"
	"slices"
	"strconv"
	"strings"

	"kulami/rules"
)

// store is what the program wants in storage and what lies there.
type store struct {
	want      *texts // what should be in storage
	disk      *texts // what is in storage, as far as is known
	partly    bool   // there may be texts of games that have not been read
	summaries *summaries
	savedHead string // the head when this program last wanted another one
}

// readAll returns s with everything that is stored. What was read before stays as it is
// known: changes of it are reported one by one.
func (s store) readAll(stored map[string]string) store {
	same := s.disk != nil && s.disk.read == s.want.read
	s.want = s.want.below(stored)
	if s.partly = false; same {
		s.disk = &texts{s.want.read, s.disk.over}
	}
	return s
}

// game returns the text of the game kept under id, or nothing.
func (s store) game(id string) string { return s.want.get(gamePrefix + id) }

// with returns s wanting a text under key; an empty text removes the key.
func (s store) with(key, text string) store {
	s.want = s.want.set(key, text)
	return s
}

// saveGame returns s wanting g as it stands.
func (s store) saveGame(g Game) store { return s.with(gamePrefix+g.ID, pack(g)) }

// games yields the games that can be read and are on b, or on any board if b is nil.
func (s store) games(b *rules.Board) iter.Seq[Game] {
	layout := ""
	if b != nil {
		layout = "/b" + b.Layout() + "/" // as in the record's text
	}
	return func(yield func(Game) bool) {
		texts := map[string]string{}
		for key, text := range s.want.each() {
			if _, ok := gameID(key); ok && strings.Contains(text, layout) {
				texts[key] = text
			}
		}
		for _, key := range slices.Sorted(maps.Keys(texts)) {
			id, _ := gameID(key)
			if g, _ := unpack(id, texts[key]); g.Exists() && !yield(g) {
				return
			}
		}
	}
}

// played returns every game that can be read and has moves, in no order.
func (s store) played() []Game {
	var games []Game
	for g := range s.games(nil) {
		if g.moved() {
			games = append(games, g)
		}
	}
	return games
}

// idOf returns the id of the game that is exactly rec, or nothing.
func (s store) idOf(rec rules.Record) string {
	if rec.Len() == 0 {
		return ""
	}
	for g := range s.games(rec.Board()) {
		if g.Shown().Equal(rec) {
			return g.ID
		}
	}
	return ""
}

// continuedBy returns the longest game between two people that rec carries on, if
// there is one.
func (s store) continuedBy(rec rules.Record) (Game, bool) {
	var found Game
	for g := range s.games(rec.Board()) {
		if g.Live() == 0 || !g.moved() || !g.Players.people() || g.Over() || g.Live() <= found.Live() && found.Exists() {
			continue
		}
		played, _ := g.Record().Extract(g.Record().Moves()[:g.Live()])
		if r := relate(rec, played); r == Same || r == Ahead {
			found = g
		}
	}
	return found, found.Exists()
}

// nameOf makes a name for a game that began at a minute.
func nameOf(g Game, now int64) string {
	return hashName(strconv.FormatUint(g.Seed, 36) + " " + strconv.FormatInt(now, 36) + " " + g.Record().String())
}

// writes returns s with everything wanted on disk, and what must be written because
// of it. Copies of what cannot be read come first, then games, then the head that
// names them.
func (s store) writes() (store, []Effect) {
	if s.want == s.disk {
		return s, nil
	}
	var effects []Effect
	// What is written comes before what is removed. The head's key is the first.
	differing := s.want.differing(s.disk)
	for _, removed := range []bool{false, true} {
		for _, key := range slices.Backward(differing) {
			text, was := s.want.get(key), s.disk.get(key)
			if removed != (text == "") {
				continue
			}
			after := len(effects) > 0 && !removed && was != "" && !readable(key, was)
			blind := key != trainingKey && !strings.HasPrefix(key, gamePrefix)
			effects = append(effects, Write{key, text, was, blind, after})
		}
	}
	s.want = s.want.folded()
	s.disk = s.want
	return s, effects
}

// matching returns the game that the links of two people name, and how a link stands to it.
// Of several, one that a link had parted from stands behind those that it fits.
func (s store) matching(line rules.Record, match string) (found Game, how Relation, known bool) {
	for g := range s.games(line.Board()) {
		if g.Match != match || g.Players.Mode != ByLink {
			continue
		}
		if r := relate(line, g.line()); !known || how == Parted || r == Same {
			found, how, known = g, r, true
		}
	}
	return found, how, known
}
