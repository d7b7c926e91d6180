package play

import (
	"kulami/app/game"
	"kulami/rules"
)

type (
	// Scrub shows the given ply of the line shown while a slider is dragged, and Step the one
	// where it is left.
	Scrub struct{ Ply int }
	// Resign ends the game for the person, or for the side to move.
	Resign struct{}
	// NamePlayers names the two people of the game shown, First first, and of the next one.
	// Those without a name are named by their marbles.
	NamePlayers struct{ Names [2]string }
	// PlayBoth lets the person here play the marbles of a friend elsewhere, too.
	PlayBoth struct{}
	// SwapSides takes over the first marble, if that was agreed.
	SwapSides struct{}
	// AskHint asks the engine what to play.
	AskHint struct{}
	// ShowWhole shows the counted board in one piece, or apart again.
	ShowWhole struct{ Whole bool }
	// ShowSums shows the arithmetic of the score, or hides it again.
	ShowSums struct{}
	// AnswerUndo answers the other one of two people, who wants to take marbles back: in a live game, or here.
	AnswerUndo struct{ Yes bool }
	// SkipCount finishes the count at once.
	SkipCount struct{}
)

func (Scrub) Message()       {}
func (Resign) Message()      {}
func (NamePlayers) Message() {}
func (PlayBoth) Message()    {}
func (SwapSides) Message()   {}
func (AskHint) Message()     {}
func (ShowWhole) Message()   {}
func (ShowSums) Message()    {}
func (SkipCount) Message()   {}
func (AnswerUndo) Message()  {}

func (Scrub) Traits() Traits      { return fleeting }
func (AnswerUndo) Traits() Traits { return keepsNotice }

func (t Table) Update(s *Shell, msg Msg) (Screen, bool) {
	t = t.stopReplay(msg).markHelp(msg)
	if p, turned, ok := t.carryOut(s, t.Game.Board(), t.Game.Record().Orientation(), t.Game.Position().Legal(), msg); ok {
		t.Pointer, t.Game.Tree = p, t.Game.WithOrientation(turned)
		return t, true
	}
	if next, ok := t.updateGame(s, msg); ok {
		if next.Game.Live() != t.Game.Live() {
			next = next.facing(s)
		}
		return next, true
	}
	if next, ok := t.share(s, msg); ok {
		return next, true
	}
	return t.updateShown(s, msg)
}

// facing returns t with the board turned to the player to move, if two people share the device: the second player sits
// across from the first.
func (t Table) facing(s *Shell) Table {
	across := 0
	if t.Game.LivePosition().Turn() == rules.Second {
		across = 2
	}
	if s.Settings.Facing && t.Game.Players.Mode == game.TwoPeople && !t.Looking() && !t.Game.Over() {
		t.Game.Tree = t.Game.WithOrientation(t.Game.Record().Orientation()&^2 | across)
	}
	return t
}

// updateGame carries out what changes the game, or who plays it.
func (t Table) updateGame(s *Shell, msg Msg) (next Table, ok bool) {
	switch msg := msg.(type) {
	case Press:
		return t.press(s, msg.Hole), true
	case Undo:
		return t.undo(s), true
	case Redo:
		if t.CanRedo() {
			return t.goTo(s, t.Game.RedoTarget()), true
		}
	case Resign:
		return t.resign(s), true
	case NamePlayers:
		return t.namePlayers(s, msg.Names), true
	case LinkSent:
		return t.noteSent(msg.Record), true
	case PlayBoth:
		return t.playBoth(s), true
	case SwapSides:
		if t.CanSwap() {
			return t.swap(s), true
		}
	case PauseClock:
		return t.pauseClock(s), true
	case SwitchTeaching:
		return t.switchTeaching(s), true
	case TakeBack:
		return t.takeBack(s), true
	case GoOn:
		return t.goOn(), true
	case Valued:
		if q, wanted := t.Question(s); msg.Done && wanted && q.For == ForLesson {
			return t.learn(s, msg.Analysis), true
		}
	case SwitchVoice:
		t.Game.Wooden = !t.Game.Wooden && t.AgainstComputer()
	case AskHint:
		return t.askHint(s), true
	case Thought:
		if msg.Done {
			return t.takeAnswer(s, msg.Info.Best, msg.Info.Score), true
		}
	case Unanswered:
		return t.engineFailed(s), true
	default:
		return t, false
	}
	return t, true
}

// undo takes back the last marble of who is here, or asks the other one first, who would lose time by it.
func (t Table) undo(s *Shell) Table {
	if ply, ok := t.undoAsked(s); ok {
		t.askUndo(s, ply)
		return t
	}
	switch {
	case !t.CanUndo():
	case t.Game.Timed() && t.Game.Players.Mode == game.TwoPeople:
		asks := t.Game.LivePosition().Turn()
		if t.Game.Record().Finish() == rules.NotFinished {
			asks = asks.Other()
		}
		s.notify(Notice{Kind: UndoHere, Side: asks})
	default:
		return t.goTo(s, t.Game.UndoTarget())
	}
	return t
}

// answerUndo answers the one of two people here who wants to take a marble back.
func (t Table) answerUndo(s *Shell, yes bool) Table {
	s.Notice = Notice{}
	if was := t.Game.Live(); yes && t.CanUndo() {
		if t = t.goTo(s, t.Game.UndoTarget()); t.Game.Live() < was {
			t.Game = t.Game.TimeGivenBack()
		}
		t = t.facing(s)
	}
	return t
}

// updateShown carries out what changes what is shown of the game.
func (t Table) updateShown(s *Shell, msg Msg) (next Table, ok bool) {
	switch msg := msg.(type) {
	case Consider:
		return t.consider(s, msg.Hole), true
	case Step:
		return t.look(s, t.Game.Tree.At(t.Line(), msg.Ply)), true
	case Scrub:
		return t.scrub(s, msg.Ply), true
	case Replay:
		return t.replay(s), true
	case SetReplaySpeed:
		return t.setReplaySpeed(s, msg.Percent), true
	case Goto:
		return t.goToLine(s, msg.Line, msg.Ply), true
	case Branch:
		return t.look(s, t.Game.Branched(msg.Out)), true
	case Promote:
		return t.promote(s), true
	case Prune:
		return t.prune(s), true
	case ShowWhole:
		t.Whole = msg.Whole
	case ShowSums:
		t.Sums = !t.Sums
	case SkipCount:
		t.Counting = false
	case Tick:
		return t.tick(s, msg.ID)
	default:
		return t, false
	}
	return t, true
}

// tick shows the next ply of a replay, or carries out the next step of the count; ok is false if the
// timer is of something else.
func (t Table) tick(s *Shell, id int) (next Table, ok bool) {
	switch {
	case id == 0 || id != t.shown.timer:
		return t, false
	case t.Replaying:
		return t.nextPly(s), true
	case t.Offer().Waits:
		return t.goOn(), true
	case t.Counting:
		return t.countOn(s), true
	}
	return t, true
}
