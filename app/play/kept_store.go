package play

import (
	"iter"
	"maps"
	"slices"
	"strconv"
	"strings"

	"kulami/app/game"
	"kulami/app/store"
	"kulami/rules"
)

// archive is the games and all else in storage, with what has been read of it.
type archive struct {
	store.Store
	partly    bool       // there may be texts of games that have not been read
	summaries *summaries // of games that have been read
	savedHead string     // the head when this program last wanted another one
}

func (s archive) game(id string) string { return s.Get(gamePrefix + id) }

// with returns s wanting a text under key; an empty text removes the key.
func (s archive) with(key, text string) archive {
	s.Store = s.With(key, text)
	return s
}

func (s archive) saveGame(g game.Game) archive { return s.with(gamePrefix+g.ID, game.Pack(g)) }

// games yields the games that can be read and are on b, or on any board if b is nil.
func (s archive) games(b *rules.Board) iter.Seq[game.Game] {
	layout := ""
	if b != nil {
		layout = "/b" + b.Layout() + "/" // as in the record's text
	}
	return func(yield func(game.Game) bool) {
		texts := map[string]string{}
		for key, text := range s.Each() {
			if _, ok := gameID(key); ok && strings.Contains(text, layout) {
				texts[key] = text
			}
		}
		for _, key := range slices.Sorted(maps.Keys(texts)) {
			id, _ := gameID(key)
			if g, _ := game.Unpack(id, texts[key]); g.Exists() && !yield(g) {
				return
			}
		}
	}
}

// played returns every game that can be read and has moves, in no order.
func (s archive) played() []game.Game {
	var games []game.Game
	for g := range s.games(nil) {
		if g.Moved() {
			games = append(games, g)
		}
	}
	return games
}

// idOf returns the id of the game that is exactly rec, or nothing.
func (s archive) idOf(rec rules.Record) string {
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
func (s archive) continuedBy(rec rules.Record) (game.Game, bool) {
	var found game.Game
	for g := range s.games(rec.Board()) {
		if g.Live() == 0 || !g.Moved() || !g.Players.People() || g.Over() || g.Live() <= found.Live() && found.Exists() {
			continue
		}
		played, _ := g.Record().Extract(g.Record().Moves()[:g.Live()])
		if r := game.Relate(rec, played); r == game.Same || r == game.Ahead {
			found = g
		}
	}
	return found, found.Exists()
}

// nameOf makes a name for a game that began at a minute.
func nameOf(g game.Game, now int64) string {
	return store.Name(strconv.FormatUint(g.Seed, 36) + " " + strconv.FormatInt(now, 36) + " " + g.Record().String())
}

// writes returns s with everything wanted on disk, and what must be written because
// of it. Copies of what cannot be read come first, then games, then the head that
// names them; what is written comes before what is removed.
func (s archive) writes() (archive, []Effect) {
	var effects []Effect
	due := s.Due() // the head's key is the last
	for _, removed := range []bool{false, true} {
		for _, c := range due {
			if removed != (c.Text == "") {
				continue
			}
			after := len(effects) > 0 && !removed && c.Was != "" && !readable(c.Key, c.Was)
			blind := c.Key != trainingKey && !strings.HasPrefix(c.Key, gamePrefix)
			effects = append(effects, Write{c.Key, c.Text, c.Was, blind, after})
		}
	}
	s.Store = s.Written()
	return s, effects
}

// mayContinue reports whether a line fits a game by link. A friend's link that is cut off may have lost the name of its game.
func (s archive) mayContinue(line rules.Record) bool {
	for g := range s.games(line.Board()) {
		if g.Players.Friend() && line.Len() > 0 && game.Relate(line, g.Line()) != game.Parted {
			return true
		}
	}
	return false
}

// matching returns the game that the links of two people name, and how a link stands to it.
// Of several, one that a link had parted from stands behind those that it fits.
func (s archive) matching(line rules.Record, match string) (found game.Game, how game.Relation, known bool) {
	for g := range s.games(line.Board()) {
		if g.Match != match || g.Players.Mode != game.ByLink {
			continue
		}
		if r := game.Relate(line, g.Line()); !known || how == game.Parted || r == game.Same {
			found, how, known = g, r, true
		}
	}
	return found, how, known
}
