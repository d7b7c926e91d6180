package play

import (
	"kulami/app/game"
	"kulami/app/live"
)

// sendState sends the other side how the game g that is played over the connection stands here;
// g does not exist if it cannot be read.
func (s *Shell) sendState(g game.Game) {
	var text string
	if g.Exists() && g.Timed() {
		own := g.Players.Own
		used := int64(g.Record().Times().Left(own, g.Live()))*100 - g.TimeLeft(own, s.Milli())
		s.Peer.session = s.Peer.session.WithClock(live.Clock{Used: used, Stands: s.stands(g)})
	}
	s.Peer.session, text = s.Peer.session.State()
	s.do(SendPeer{text})
}

// stands reports whether the clock of the side played here stands because the page is hidden.
func (s *Shell) stands(g game.Game) bool { return s.Hidden && g.Record().Times().Pauses }
