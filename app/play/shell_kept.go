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

// askParted asks again which of the two games goes on that LinkParted named, as long as KeepOne has not answered.
func (s *Shell) askParted(shown game.Game) {
	if !shown.Players.Friend() {
		return
	}
	for _, g := range s.kept.On(shown.Board()) {
		if g.ID != shown.ID && g.Match == shown.Match && g.Players.Mode == game.ByLink {
			s.notify(Notice{Kind: LinkParted, Game: g.ID, Kept: rules.CommonPrefix(shown.Line().Moves(), g.Line().Moves())})
		}
	}
}

// gameSeed returns the seed of a game that comes with a link: that of the game shown, or
// of the session.
func (s *Shell) gameSeed() uint64 {
	if s.Shown {
		return s.Open.Game.Seed
	}
	return s.seed
}

// keep writes whatever m holds that storage lacks.
func (s *Shell) keep() {
	if o, ok := s.own(); ok && !s.kept.Keeps(o.Game) {
		o.Game.Touched = s.Now.Minute
		s.kept = s.kept.Put(o.Game)
	}
	var writes []library.Write
	s.kept, writes = s.kept.PutHead(s.head()).Due()
	for _, w := range writes {
		s.do(Write{w})
	}
}

// run tries again with the next message that saves what could not be written. Saving works again when all of it is there.
func (msg Stored) Run(s *Shell) {
	if msg.OK {
		s.Unsaved = s.Unsaved && s.kept.Waits()
		return
	}
	s.kept = s.kept.Heard(msg.Key, msg.Now)
	s.savingFails()
}

// savingFails says, once, that saving has begun to fail.
func (s *Shell) savingFails() {
	if !s.Unsaved {
		s.Unsaved = true
		s.notify(Notice{Kind: StorageFailed})
	}
}

// saveCurrent wants the player's own game in storage as it stands.
func (s *Shell) saveCurrent() {
	if o, ok := s.own(); ok && len(s.Recent) > 0 && s.Recent[0] == o.Game.ID {
		s.kept = s.kept.Put(o.Game)
	}
}

// Unfinished reports whether the last of the player's own games has begun and is not over.
func (s *Shell) Unfinished() bool {
	if len(s.Recent) == 0 {
		return false
	}
	g, err := s.kept.Game(s.Recent[0])
	return err == nil && g.Moved() && !g.Over()
}

// persist asks the browser, once, to keep what is stored: when a game of the player's own is over.
func (s *Shell) persist() {
	if o, ok := s.own(); ok && !s.Flags.Persist && o.Game.Over() && o.Game.Moved() {
		s.Flags.Persist = true
		s.do(Persist{})
	}
}

// Teaches returns how the computer teaches in a new game: as chosen, or in the first three games.
func (s *Shell) Teaches() game.Teaching {
	switch {
	case s.Setup.Teach != "":
		return s.Setup.Teach
	case len(s.Recent) < 3:
		return game.TeachTwice
	}
	return game.TeachOff
}
