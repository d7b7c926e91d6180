package play

import (
	"slices"

	"kulami/app/game"
	"kulami/app/library"
	"kulami/rules"
)

// head returns what is kept besides the games.
func (s *Shell) head() library.Head {
	h := library.Head{Version: game.Schema, Recent: s.lately(), Setup: s.Setup, Settings: s.Settings, Flags: s.Flags,
		Boards: s.Boards, Drafts: s.Drafts.Texts(), Storm: s.Storm, Count: s.Count}
	if s.ReplaySpeed != library.NormalSpeed {
		h.Speed = s.ReplaySpeed
	}
	return h
}

// maxRecent is how many games Return can go back to after a reload.
const maxRecent = 20

// lately returns the ids of those games, the one shown last first.
func (s *Shell) lately() []string { return s.Recent[:min(len(s.Recent), maxRecent)] }

// takeHead takes over the values of a head.
func (s *Shell) takeHead(h library.Head) {
	s.Setup, s.Settings, s.Flags, s.Recent, s.Boards, s.Drafts = h.Setup, h.Settings, h.Flags, h.Recent, h.Boards, library.DraftsOf(h.Drafts)
	h.Storm.Best = max(h.Storm.Best, s.Storm.Best)
	s.Storm, s.Count = h.Storm, h.Count
	s.ReplaySpeed = game.OneOf(h.Speed, library.NormalSpeed, library.ReplaySpeeds[:]...)
}

// saveBoard puts a board among the player's own, under a name; one that is there
// already is renamed.
func (s *Shell) saveBoard(b game.Named) {
	if _, err := rules.ParseLayout(b.Layout); err != nil {
		return
	}
	s.dropBoard(b.Layout)
	s.Boards = append([]game.Named{b}, s.Boards...)
}

func (s *Shell) dropBoard(layout string) {
	s.Boards = without(s.Boards, func(b game.Named) bool { return b.Layout == layout })
}

// SetupOn returns the choices of the new-game dialog with board b.
func (s *Shell) SetupOn(b *rules.Board) game.Setup {
	setup := s.Setup
	setup.Board, setup.Code = game.CodeBoard, b.Layout()
	if slices.ContainsFunc(s.Boards, func(n game.Named) bool { return n.Layout == b.Layout() }) {
		setup.Board, setup.Mine = game.OwnBoard, b.Layout()
	}
	return setup
}

// dropEmpty forgets the player's own game shown last if no marble was played in it.
func (s *Shell) dropEmpty() {
	if len(s.Recent) == 0 {
		return
	}
	id := s.Recent[0]
	if g, _ := s.kept.Game(id); g.Exists() && !g.Moved() && id != s.Peer.game {
		s.kept = s.kept.Remove(id)
		s.Recent = s.Recent[1:]
	}
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
