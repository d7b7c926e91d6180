package play

import "kulami/app/game"

// update carries out what is done at the table: with marbles, lines and the pointer.
func (t Table) update(s Shell, msg Msg) (Screen, Shell, []Effect, bool) {
	if p, focus, ok := t.moved(t.Game.Board(), t.Game.Record().Orientation(), t.Game.Position().Legal(), msg); ok {
		t.Pointer = p
		return t, s, focusEffects(focus), true
	}
	next, after, effects, ok := t.step(s, msg)
	return next, after, effects, ok
}

func (t Table) step(s Shell, msg Msg) (next Table, after Shell, effects []Effect, ok bool) {
	next, after, ok = t, s, true
	switch msg := msg.(type) {
	case Press:
		next, after, effects = t.press(s, msg.Hole)
	case Consider:
		next, after = t.consider(s, msg.Hole)
	case Describe:
		after = s.announce(Announcement{Kind: AnnounceAnswer, Topic: msg.Topic, Hole: t.Focus})
	case Undo:
		if t.CanUndo() {
			next, after, effects = t.goTo(s, t.Game.UndoTarget())
		}
	case Redo:
		if t.CanRedo() {
			next, after, effects = t.goTo(s, t.Game.RedoTarget())
		}
	case Step:
		next, after, effects = t.look(s, t.Game.Tree.At(t.Line(), msg.Ply))
	case Scrub:
		next, after = t.scrub(s, msg.Ply)
	case Replay:
		next, after, effects = t.replay(s)
	case SetReplaySpeed:
		next, after, effects = t.setReplaySpeed(s, msg.Percent)
	case Goto:
		next, after, effects = t.goToLine(s, msg.Line, msg.Ply)
	case Branch:
		next, after, effects = t.look(s, t.Game.Branched(msg.Out))
	case Promote:
		next, after, effects = t.promote(s)
	case Prune:
		next, after, effects = t.prune(s)
	case Resign:
		next, after, effects = t.resign(s)
	case NamePlayers:
		next, after = t.namePlayers(s, msg.Names)
	case LinkSent:
		next = t.sent(msg.Record)
	case PlayBoth:
		next, after = t.playBoth(s)
	case SwapSides:
		if t.CanSwap() {
			next, after, effects = t.swap(s)
		}
	case PauseClock:
		next, after = t.pauseClock(s)
	case AskHint:
		next, after, effects = t.askHint(s)
	case Turn:
		after.Dialog = NoDialog // it would lie over the board that turns
		next.Game.Tree = t.Game.Turned(msg.Mirror)
	case ShowWhole:
		next.shown.whole = msg.Whole
	case ShowSums:
		next.shown.sums = !t.shown.sums
	case SkipCount:
		next.shown.counting = false
	case Thought:
		if msg.Done {
			next, after, effects = t.answered(s, msg.Info.Best, msg.Info.Score)
		}
	case Unanswered:
		next, after, effects = t.unanswered(s)
	case Tick:
		next, after, effects = t.tick(s, msg.ID)
	default:
		ok = false
	}
	return next, after, effects, ok
}

// tick shows the next ply of a replay, or carries out the next step of the count, or ends it after the last one.
func (t Table) tick(s Shell, id int) (Table, Shell, []Effect) {
	if id == t.shown.timer && t.Replaying() {
		return t.nextPly(s)
	}
	if id != t.shown.timer || !t.Counting() {
		return t, s, nil
	}
	steps := t.countSteps()
	if t.shown.counted == len(steps) {
		t.shown.counting = false
		return t, s, nil
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
