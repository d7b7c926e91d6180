package play

import "kulami/rules"

// press plays h, or says why not; while the count runs it brings it to its end.
func (t Table) press(s Shell, h rules.Hole) (Table, Shell, []Effect) {
	g := t.Game
	p := g.Position()
	why := p.Why(h)
	if why != rules.NoSuchHole {
		t.Focus = h
	}
	refuse := func(n Notice) (Table, Shell, []Effect) {
		n.Hole = h
		return t, s.notify(n), nil
	}
	switch {
	case t.Looking():
		return t.try(s, h)
	case t.shown.late:
		t.shown.late = false
		return refuse(Notice{Kind: TimeOver})
	case t.Paused():
		return refuse(Notice{Kind: ClocksPaused})
	case t.Counting():
		if t.shown.counted > 0 { // else it is the last marble's press, made twice
			t.shown.counting = false
		}
		return t, s, nil
	case g.Over() && !p.Over():
		return t.try(s, h)
	case g.Over():
		return refuse(Notice{Kind: IllegalHole, Why: rules.GameOver})
	case g.Turn().Computer():
		return refuse(Notice{Kind: NotYourTurn})
	case !g.Players.Plays(p.Turn()):
		return refuse(Notice{Kind: t.friendsTurn(s)})
	case why != rules.Playable:
		t.shown.pending = 0
		return refuse(Notice{Kind: IllegalHole, Why: why})
	case s.Settings.Confirm && t.Pending() != h:
		t.shown.pending, t.Hover = someHole(h), h
		return refuse(Notice{Kind: ConfirmHole})
	}
	return t.play(s, h)
}

// consider shows what a marble in h would change, and asks for a press to play it. The
// former question ends.
func (t Table) consider(s Shell, h rules.Hole) (Table, Shell) {
	t.shown.pending, t.Hover = 0, rules.NoHole
	if s.Notice.Kind == ConfirmHole {
		s.Notice = Notice{}
	}
	if k := t.Marks(); (k.Active || k.Trial) && k.Legal.Has(h) {
		t.shown.pending, t.Hover, t.Focus = someHole(h), h, h
		s = s.notify(Notice{Kind: ConfirmHole, Hole: h})
	}
	return t, s
}

// play puts a marble into h at the live node, which is shown.
func (t Table) play(s Shell, h rules.Hole) (Table, Shell, []Effect) {
	g, side := t.Game, t.Game.Position().Turn()
	var err error
	if g.Tree, err = g.played(h); err != nil {
		return t, s, nil
	}
	g.Sent = false
	t, s = t.at(s, g.timedFrom(t.Game, s.Milli))
	return t.count(s.announce(Announcement{Kind: AnnounceMove, Side: side, Hole: h}))
}

// goTo makes ply the one at which play stands.
func (t Table) goTo(s Shell, ply int) (Table, Shell, []Effect) {
	g := t.Game
	back := ply < g.Live() || g.Record().Finish() != rules.NotFinished
	if g.Tree = g.wentTo(ply); back {
		g = g.helped()
	}
	t, s = t.at(s, g.timedFrom(t.Game, s.Milli))
	return t, s.announce(Announcement{Kind: AnnounceShown}), nil
}

// resign ends the game for the person, or between two for the side to move.
func (t Table) resign(s Shell) (Table, Shell, []Effect) {
	s.Dialog = NoDialog
	if t.Looking() || t.Game.Over() {
		return t, s, nil
	}
	t, s = t.at(s, t.Game.resigned())
	return t, s.announce(Announcement{Kind: AnnounceShown}), nil
}

// swap exchanges the sides: who moved first now sits second.
func (t Table) swap(s Shell) (Table, Shell, []Effect) {
	g := t.Game.timesSwapped(s.Milli)
	g.Players, g.Opening = g.Players.swapped(), FreeOpening
	t, s = t.at(s, g)
	return t, s.notify(Notice{Kind: SidesSwapped}), nil
}

// namePlayers names two people, also for their next game.
func (t Table) namePlayers(s Shell, names [2]string) (Table, Shell) {
	s.Dialog = NoDialog
	if t.CanName() {
		names = [2]string{cleanName(names[0]), cleanName(names[1])}
		t.Game.Players.Names, s.Setup.Names = names, names
	}
	return t, s
}

// question wants the computer's move, a hint, thinking ahead or the value.
func (t Table) question(s Shell) (Question, bool) {
	g := t.Game
	if !s.Ready || g.Position().Over() || g.AtLive() && g.Over() {
		return Question{}, false
	}
	q := Question{Record: t.Asked(), Seed: g.Seed}
	seat := g.Turn()
	switch {
	case !t.Looking() && seat.Computer():
		q.For, q.Level, q.Pace = ForMove, seat.Level, s.Settings.Pace.milliseconds()
		return q, !t.Away
	case t.shown.hinting:
		q.For = ForHint
	case t.ponders(s):
		q.For = ForPonder
	case g.Players.Mode == Analysing && !s.Hidden:
		q.For = ForValue
	default:
		return Question{}, false
	}
	return q, true
}

// ponders reports whether the computer, at its highest level, thinks on the
// player's time; not while the page is hidden, which would cost battery for
// nothing.
func (t Table) ponders(s Shell) bool {
	turn := t.Game.Position().Turn()
	return !s.Hidden && !t.Looking() && t.Game.Players.At(turn.Other()).strongest()
}

// askHint wants a hint.
func (t Table) askHint(s Shell) (Table, Shell, []Effect) {
	if t.Looking() || t.Game.Over() || t.Game.Turn().Computer() {
		return t, s, nil
	}
	s.Notice = Notice{}
	t.shown.hinting = true
	return t, s, nil
}

// answered takes the engine's last result for the question it is working on.
func (t Table) answered(s Shell, best rules.Hole, score int) (Table, Shell, []Effect) {
	purpose := s.question.For
	switch purpose {
	case ForHint:
		s.question = Question{}
		t.shown.hinting, t.shown.hint, t.Game = false, someHole(best), t.Game.helped()
		return t, s.notify(Notice{Kind: HintGiven, Hole: best}), nil
	case ForMove:
		s.question = Question{}
		if t.Game.Opening == SwapOpening && t.Game.Live() == 1 {
			if score < 0 {
				return t.swap(s)
			}
			t.Game.Opening = FreeOpening
		}
		return t.play(s, best)
	}
	return t, s, nil
}

// unanswered says that the engine failed, and lets a person play the computer's side
// so that the game can go on.
func (t Table) unanswered(s Shell) (Table, Shell, []Effect) {
	if mode := t.Game.Players.Mode; s.question.For == ForMove || mode == Analysing {
		t.Game.Players = Players{}
	}
	s.question = Question{}
	t.shown.hinting = false
	return t, s.notify(Notice{Kind: EngineFailed}), nil
}

// count begins the count if the game has just ended.
func (t Table) count(s Shell) (Table, Shell, []Effect) {
	if t.steps() == 0 || !s.animated() {
		return t, s, nil
	}
	t.shown.counting = true
	return t.wait(s, firstWait)
}

func (t Table) wait(s Shell, ms int) (Table, Shell, []Effect) {
	s, t.shown.timer = s.nextID()
	return t, s, []Effect{Wait{t.shown.timer, ms}}
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
	case done.Kind == CountTile:
		return t.wait(s, tileWait)
	}
	return t.wait(s, bonusWait)
}
