package table

import (
	"kulami/app/desk"
	"kulami/app/game"
	"kulami/rules"
)

type (
	// Resign ends the game for the person, or for the side to move.
	Resign struct{}
	// NamePlayers names the two people of the game shown, First first, and of the next one.
	// Those without a name are named by their marbles.
	NamePlayers struct{ Names [2]string }
	// PlayBoth lets the person here play the marbles of a friend elsewhere, too.
	PlayBoth struct{}
	// AskHint asks the engine what to play.
	AskHint struct{}
	// ShowWhole shows the counted board in one piece, or apart again.
	ShowWhole struct{ Whole bool }
	// ShowSums shows the arithmetic of the score, or hides it again.
	ShowSums struct{}
	// ShowMoves shows the moves of a game that goes on, with the buttons that step through it, or hides them again.
	ShowMoves struct{}
	// SkipCount finishes the count at once.
	SkipCount struct{}
)

func (Resign) Message()      {}
func (NamePlayers) Message() {}
func (PlayBoth) Message()    {}
func (AskHint) Message()     {}
func (ShowWhole) Message()   {}
func (ShowSums) Message()    {}
func (ShowMoves) Message()   {}
func (SkipCount) Message()   {}

func (t Screen) Update(d *desk.Desk, msg desk.Msg) (desk.Screen, bool) {
	t = t.stopReplay(msg).MarkHelp(msg)
	if p, turned, ok := t.CarryOut(d, t.Game.Board(), t.Game.Orientation, t.Game.Position().Legal(), msg); ok {
		t.Pointer, t.Game.Orientation = p, turned
		return t, true
	}
	if next, ok := t.updateGame(d, msg); ok {
		if next.Game.Live() != t.Game.Live() {
			next = next.facing(d)
		}
		return next, true
	}
	if next, ok := t.share(d, msg); ok {
		return next, true
	}
	return t.updateShown(d, msg)
}

// facing returns t with the board turned to the player to move, if two people share the device: the second player sits
// across from the first.
func (t Screen) facing(d *desk.Desk) Screen {
	across := 0
	if t.Game.LivePosition().Turn() == rules.Second {
		across = 2
	}
	if d.Settings.Facing && t.Game.Players.Mode == game.TwoPeople && !t.Looking() && !t.Game.Over() {
		t.Game.Orientation = t.Game.Orientation&^2 | across
	}
	return t
}

// updateGame carries out what changes the game, or who plays it.
func (t Screen) updateGame(d *desk.Desk, msg desk.Msg) (next Screen, ok bool) {
	switch msg := msg.(type) {
	case desk.Press:
		return t.press(d, msg.Hole), true
	case desk.Undo:
		return t.undo(d), true
	case desk.Redo:
		if t.CanRedo() {
			return t.GoTo(d, t.Game.RedoTarget()), true
		}
	case Resign:
		return t.resign(d), true
	case NamePlayers:
		return t.namePlayers(d, msg.Names), true
	case LinkSent:
		return t.noteSent(msg.Link), true
	case PlayBoth:
		return t.playBoth(d), true
	case desk.SwapSides:
		if t.CanSwap() {
			return t.swap(d), true
		}
	case PauseClock:
		return t.pauseClock(d), true
	case SetCoach:
		return t.setCoach(d, msg.How), true
	case TakeBack:
		return t.takeBack(d), true
	case GoOn:
		return t.goOn(), true
	case desk.Valued:
		if q, wanted := t.Question(d); msg.Done && wanted && q.For == desk.ForLesson {
			return t.learn(d, msg.Analysis), true
		}
	case SwitchVoice:
		t.Game.Wooden = !t.Game.Wooden && t.AgainstComputer()
	case AskHint:
		return t.askHint(d), true
	case desk.Thought:
		if msg.Done {
			return t.takeAnswer(d, msg.Info.Best, msg.Info.Score), true
		}
	case desk.Unanswered:
		return t.engineFailed(d), true
	default:
		return t, false
	}
	return t, true
}

// undo takes back the last marble of who is here, or asks the other one first, who would lose time by it.
func (t Screen) undo(d *desk.Desk) Screen {
	d.Dialog = desk.NoDialog
	if ply, ok := t.LiveUndoTarget(d); ok {
		t.askUndo(d, ply)
		return t
	}
	switch {
	case !t.CanUndo():
	case t.Game.Timed() && t.Game.Players.Mode == game.TwoPeople:
		asks := t.Game.LivePosition().Turn()
		if t.Game.Record().Finish() == rules.NotFinished {
			asks = asks.Other()
		}
		d.Notify(desk.Notice{Kind: desk.UndoHere, Side: asks})
	default:
		return t.GoTo(d, t.Game.UndoTarget())
	}
	return t
}

// AnswerUndo answers the one of two people here who wants to take a marble back.
func (t Screen) AnswerUndo(d *desk.Desk, yes bool) Screen {
	d.Notice = desk.Notice{}
	if was := t.Game.Live(); yes && t.CanUndo() {
		if t = t.GoTo(d, t.Game.UndoTarget()); t.Game.Live() < was {
			t.Game = t.Game.TimeGivenBack()
		}
		t = t.facing(d)
	}
	return t
}

// updateShown carries out what changes what is shown of the game.
func (t Screen) updateShown(d *desk.Desk, msg desk.Msg) (next Screen, ok bool) {
	switch msg := msg.(type) {
	case desk.Consider:
		return t.consider(d, msg.Hole), true
	case desk.Step:
		return t.look(d, t.Game.Tree.At(t.Line(), msg.Ply)), true
	case desk.Scrub:
		return t.scrub(d, msg.Ply), true
	case Replay:
		return t.replay(d), true
	case SetReplaySpeed:
		return t.setReplaySpeed(d, msg.Percent), true
	case desk.Goto:
		return t.goToLine(d, msg.Line, msg.Ply), true
	case desk.Branch:
		return t.look(d, t.Game.Branched(msg.Out)), true
	case desk.Promote:
		return t.promote(d), true
	case desk.Prune:
		return t.prune(d), true
	case ShowWhole:
		t.Whole, d.Dialog = msg.Whole, desk.NoDialog
	case ShowSums:
		t.Sums, d.Dialog = !t.Sums, desk.NoDialog
	case ShowMoves:
		t.Moves = !t.Moves
	case SkipCount:
		t.Counting = false
	case desk.Tick:
		return t.tick(d, msg.ID)
	default:
		return t, false
	}
	return t, true
}

// tick shows the next ply of a replay, or carries out the next step of the count; ok is false if the
// timer is of something else.
func (t Screen) tick(d *desk.Desk, id int) (next Screen, ok bool) {
	switch {
	case id == 0 || id != t.shown.timer:
		return t, false
	case t.Replaying:
		return t.nextPly(d), true
	case t.Offer().Waits:
		return t.goOn(), true
	case t.Counting:
		return t.countOn(d), true
	}
	return t, true
}
