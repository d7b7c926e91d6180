package play

// CanAskUndo reports whether the other side can be asked to take back what was played since the
// last turn here.
func (s Shell) CanAskUndo(t Table) bool {
	_, ok := s.undoAsked(t)
	return ok
}

// undoAsked returns the ply to which a game that is played live would be taken back.
func (s *Shell) undoAsked(t Table) (ply int, ok bool) {
	if !s.Peer.Live(t.Game.ID) || t.Looking() || t.Game.Over() || s.Peer.session.Asking() {
		return 0, false
	}
	ply = t.Game.Live() - 1
	if !t.Game.LastOwn() {
		ply--
	}
	return ply, ply >= t.Game.Base()
}

// askUndo asks the other side to take marbles back down to a ply.
func (t Table) askUndo(s *Shell, ply int) {
	s.Peer.session = s.Peer.session.AskUndo(ply)
	s.sendState(t.Game)
	s.notify(Notice{Kind: UndoSent})
}
