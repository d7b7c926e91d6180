package table

import (
	"kulami/app/desk"
	"kulami/app/game"
	"kulami/rules"
)

type (
	// Resign resigns for the person, or for the side to move.
	Resign struct{}
	// NamePlayers names the two people of the game shown and of the next game, First first. A
	// person without a name is named by the marbles.
	NamePlayers struct{ Names [2]string }
	// PlayBoth lets the person also play the marbles of a friend.
	PlayBoth struct{}
	// AskHint asks the engine for a move to play.
	AskHint struct{}
	// ShowWhole shows the counted board in one piece, or apart again.
	ShowWhole struct{ Whole bool }
	// ShowMoves shows or hides the moves of a game under way, with the buttons that step through
	// it.
	ShowMoves struct{}
)

func (Resign) Message()      {}
func (NamePlayers) Message() {}
func (PlayBoth) Message()    {}
func (AskHint) Message()     {}
func (ShowWhole) Message()   {}
func (ShowMoves) Message()   {}

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

// facing turns the board to the player to move if two people share the device, because they sit
// across from each other.
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

// updateGame handles the messages that change the game or its players.
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
		t.Game.Wooden = !t.Game.Wooden && t.CanSpeak()
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

// undo takes back the player's last marble. It first asks the other player if that player would
// lose time.
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

// AnswerUndo answers a request to take a marble back, in a game of two people on this device.
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

// updateShown handles the messages that change the view of the game.
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
	case ShowMoves:
		t.Moves = !t.Moves
	case desk.SkipCount:
		t.Counting = false
	case desk.Tick:
		return t.tick(d, msg.ID)
	default:
		return t, false
	}
	return t, true
}

// tick shows the next ply of a replay or the next step of the count, or ends the wait after advice.
// It returns false for a timer of another screen.
func (t Screen) tick(d *desk.Desk, id int) (next Screen, ok bool) {
	switch {
	case id == 0 || id != t.shown.timer:
		return t, false
	case t.Replaying:
		return t.nextPly(d), true
	case t.Offer().Pending:
		return t.goOn(), true
	case t.Counting:
		return t.countOn(d), true
	}
	return t, true
}
