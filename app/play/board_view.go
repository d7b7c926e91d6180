package play

import "kulami/rules"

// BoardView is a board whose screen keeps nothing of how it lies for the eye.
type BoardView struct {
	Pointer
	Orientation int // how the board is turned, as rules.Record.Orientation
}

// carryOut carries out what any such board does: the pointer moves, the board is turned
// or described; ok is false for other messages.
func (v BoardView) carryOut(s Shell, b *rules.Board, legal rules.Set, msg Msg) (next BoardView, after Shell, effects []Effect, ok bool) {
	if p, focus, ok := v.moved(b, v.Orientation, legal, msg); ok {
		v.Pointer = p
		return v, s, focusEffects(focus), true
	}
	switch msg := msg.(type) {
	case Describe:
		s = s.announce(Announcement{Kind: AnnounceAnswer, Topic: msg.Topic, Hole: v.Focus})
	case Turn:
		s.Dialog = NoDialog // it would lie over the board that turns
		v.Orientation = turned(v.Orientation, msg.Mirror)
	default:
		return v, s, nil, false
	}
	return v, s, nil, true
}
