package play

import (
	"slices"

	"kulami/app/game"
	"kulami/app/json"
	"kulami/app/store"
	"kulami/app/training"
	"kulami/rules"
)

// head returns what is kept besides the games.
func (s Shell) head() head {
	speed := s.ReplaySpeed
	if speed == normalSpeed {
		speed = 0
	}
	return head{game.Schema, s.Recent[:min(len(s.Recent), maxRecent)], s.Setup, s.Settings, s.Flags, s.Boards, s.Drafts.texts(), s.Storm, speed, s.Count}
}

// maxRecent is how many games Return can go back to after a reload.
const maxRecent = 20

// readHead takes over the values of a head of the present schema, as far as they can be read.
func (s *Shell) readHead(text string) error {
	if text == "" {
		return nil
	}
	h, err := parseHead(text, s.head())
	s.Setup, s.Settings, s.Flags, s.Recent, s.Boards, s.Drafts = h.Setup, h.Settings, h.Flags, h.Recent, h.Boards, draftsOf(h.Drafts)
	h.Storm.Best = max(h.Storm.Best, s.Storm.Best)
	s.Storm, s.Count = h.Storm.valid(), h.Count
	s.ReplaySpeed = game.OneOf(h.Speed, normalSpeed, ReplaySpeeds[:]...)
	return err
}

// saveHead wants the head in storage if it has changed here. What another tab has
// written there meanwhile stays otherwise: two tabs with different games would overwrite each other
// without end.
func (s *Shell) saveHead() {
	text := json.Encode(s.head())
	if text == s.store.savedHead && s.store.Get(headKey) != "" {
		return
	}
	s.store.savedHead = text
	if was := s.store.Get(headKey); !readable(headKey, was) {
		s.store = s.store.with(unreadKey(was), was)
	}
	s.store = s.store.with(headKey, text)
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
func (s Shell) SetupOn(b *rules.Board) game.Setup {
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

// Training returns what was trained, as far as it can be read. It reads a text of up to
// some 70 kB, which takes a slow phone some 20 ms: a screen keeps what it needs of it.
func (s Shell) Training() training.History {
	h, _ := training.Parse(s.store.Get(trainingKey))
	return h
}

// train wants h in storage. What is in its place and cannot be read is kept
// beside it.
func (s *Shell) train(h training.History) {
	if was := s.store.Get(trainingKey); !readable(trainingKey, was) {
		s.store = s.store.with(unreadKey(was), was)
	}
	s.store = s.store.with(trainingKey, h.String())
}

// mergeTraining adds what another tab, or a backup, has trained: what either has counts. What
// cannot be read of it is kept.
func (s *Shell) mergeTraining(text string) {
	if text == "" {
		return
	}
	theirs, err := training.Parse(text)
	if err != nil {
		s.store = s.store.with(unreadKey(text), text)
	}
	s.train(s.Training().Merge(theirs))
}
