package play

import (
	"kulami/app/game"
	"kulami/app/store"
)

// head returns what is kept besides the games.
func (s Shell) head() head {
	speed := s.ReplaySpeed
	if speed == normalSpeed {
		speed = 0
	}
	return head{game.Schema, s.Recent[:min(len(s.Recent), maxRecent)], s.Setup, s.Settings, s.Flags, s.Boards, s.Drafts.texts(), s.Storm, speed}
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
	s.Storm = h.Storm.valid()
	s.ReplaySpeed = game.OneOf(h.Speed, normalSpeed, ReplaySpeeds[:]...)
	return err
}

// saveHead wants the head in storage if it has changed here. What another tab has
// written there meanwhile is the last word otherwise: two tabs that went by
// different games would write without end.
func (s *Shell) saveHead() {
	text := store.Encode(s.head())
	if text == s.store.savedHead && s.store.Get(headKey) != "" {
		return
	}
	s.store.savedHead = text
	if was := s.store.Get(headKey); !readable(headKey, was) {
		s.store = s.store.with(unreadKey(was), was)
	}
	s.store = s.store.with(headKey, text)
}
