package play

import "kulami/app/game"

// update carries out what is done at the table: with marbles, lines and the pointer.
func (t Table) update(s *Shell, msg Msg) (Screen, bool) {
	if p, focus, ok := t.moved(t.Game.Board(), t.Game.Record().Orientation(), t.Game.Position().Legal(), msg); ok {
		t.Pointer = p
		s.focus(focus)
		return t, true
	}
	return t.step(s, msg)
}

func (t Table) step(s *Shell, msg Msg) (next Table, ok bool) {
	next, ok = t, true
	switch msg := msg.(type) {
	case Press:
		next = t.press(s, msg.Hole)
	case Consider:
		next = t.consider(s, msg.Hole)
	case Describe:
		s.announce(Announcement{Kind: AnnounceAnswer, Topic: msg.Topic, Hole: t.Focus})
	case Undo:
		if t.CanUndo() {
			next = t.goTo(s, t.Game.UndoTarget())
		}
	case Redo:
		if t.CanRedo() {
			next = t.goTo(s, t.Game.RedoTarget())
		}
	case Step:
		next = t.look(s, t.Game.Tree.At(t.Line(), msg.Ply))
	case Scrub:
		next = t.scrub(s, msg.Ply)
	case Replay:
		next = t.replay(s)
	case SetReplaySpeed:
		next = t.setReplaySpeed(s, msg.Percent)
	case Goto:
		next = t.goToLine(s, msg.Line, msg.Ply)
	case Branch:
		next = t.look(s, t.Game.Branched(msg.Out))
	case Promote:
		next = t.promote(s)
	case Prune:
		next = t.prune(s)
	case Resign:
		next = t.resign(s)
	case NamePlayers:
		next = t.namePlayers(s, msg.Names)
	case LinkSent:
		next = t.sent(msg.Record)
	case PlayBoth:
		next = t.playBoth(s)
	case SwapSides:
		if t.CanSwap() {
			next = t.swap(s)
		}
	case PauseClock:
		next = t.pauseClock(s)
	case AskHint:
		next = t.askHint(s)
	case Turn:
		s.Dialog = NoDialog // it would lie over the board that turns
		next.Game.Tree = t.Game.Turned(msg.Mirror)
	case ShowWhole:
		next.shown.whole = msg.Whole
	case ShowSums:
		next.shown.sums = !t.shown.sums
	case SkipCount:
		next.shown.counting = false
	case Thought:
		if msg.Done {
			next = t.answered(s, msg.Info.Best, msg.Info.Score)
		}
	case Unanswered:
		next = t.unanswered(s)
	case Tick:
		next = t.tick(s, msg.ID)
	default:
		ok = false
	}
	return next, ok
}

// tick shows the next ply of a replay, or carries out the next step of the count, or ends it after the last one.
func (t Table) tick(s *Shell, id int) Table {
	if id == t.shown.timer && t.Replaying() {
		return t.nextPly(s)
	}
	if id != t.shown.timer || !t.Counting() {
		return t
	}
	steps := t.countSteps()
	if t.shown.counted == len(steps) {
		t.shown.counting = false
		return t
	}
	done := steps[t.shown.counted]
	t.shown.counted++
	switch {
	case t.shown.counted == len(steps):
		return t.wait(s, lastWait)
	case done.Kind == game.CountTile:
		return t.wait(s, tileWait)
	}
	return t.wait(s, bonusWait)
}
