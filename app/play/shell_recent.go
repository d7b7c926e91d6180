package play

import (
	"slices"

	"kulami/app/game"
	"kulami/app/store"
)

// dropEmpty forgets the player's own game shown last if no marble was played in it.
func (s *Shell) dropEmpty() {
	if len(s.Recent) == 0 {
		return
	}
	id := s.Recent[0]
	if g, _ := game.Unpack(id, s.store.game(id)); g.Exists() && !g.Moved() && id != s.Peer.game {
		s.store = s.store.with(gamePrefix+id, "")
		s.Recent = s.Recent[1:]
	}
}

// newID returns a name for g that no game has yet, nor the one shown, which may not be stored.
func (s *Shell) newID(g game.Game, shown string) string {
	id := nameOf(g, s.Now.Minute)
	for s.store.game(id) != "" || id == shown {
		id = store.Name(id)
	}
	return id
}

// recent returns ids with id at its front.
func recent(ids []string, id string) []string {
	return append([]string{id}, without(ids, func(o string) bool { return o == id })...)
}

// without returns list without the elements for which drop reports true; list stays as
// it is.
func without[T any](list []T, drop func(T) bool) []T {
	return slices.DeleteFunc(slices.Clone(list), drop)
}
