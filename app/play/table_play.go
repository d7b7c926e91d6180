package play

import (
	"kulami/app/game"
	"kulami/rules"
)

// press plays h, or says why not; while the count runs it brings it to its end.
func (t Table) press(s *Shell, h rules.Hole) Table {
	t = t.answerLink(s, h)
	g := t.Game
	p := g.Position()
	why := p.Why(h)
	if why != rules.NoSuchHole {
		t.Focus = h
	}
	refuse := func(n Notice) Table {
		n.Hole = h
		s.notify(n)
		return t
	}
	switch {
	case t.Looking():
		return t.try(s, h)
	case t.shown.late:
		t.shown.late = false
		return refuse(Notice{Kind: TimeOver})
	case t.Paused():
		return refuse(Notice{Kind: ClocksPaused})
	case t.Counting:
		if h != p.Last() || t.shown.counted > 0 { // else it is the last marble's press, made twice
			t.Counting = false
		}
		return t
	case g.Over() && !p.Over():
		return t.try(s, h)
	case g.Over():
		return refuse(Notice{Kind: IllegalHole, Why: rules.GameOver})
	case t.Offer().Waits:
		return t.goOn()
	case g.Turn().Computer():
		return refuse(Notice{Kind: NotYourTurn})
	case !g.Players.Plays(p.Turn()):
		return refuse(Notice{Kind: t.friendsTurn(s)})
	case why != rules.Playable:
		t.shown.pending = 0
		return refuse(Notice{Kind: IllegalHole, Why: why})
	case s.Settings.Confirm && t.Pending() != h:
		t.shown.pending, t.Hover = rules.Maybe(h), h
		return refuse(Notice{Kind: ConfirmHole})
	}
	return t.play(s, h)
}

// consider shows what a marble in h would change, and asks for a press to play it. The
// former question ends.
func (t Table) consider(s *Shell, h rules.Hole) Table {
	t.shown.pending, t.Hover = 0, rules.NoHole
	if s.Notice.Kind == ConfirmHole {
		s.Notice = Notice{}
	}
	if k := t.Marks(); (k.Active || k.Trial) && k.Legal.Has(h) {
		t.shown.pending, t.Hover, t.Focus = rules.Maybe(h), h, h
		s.notify(Notice{Kind: ConfirmHole, Hole: h})
	}
	return t
}

// play puts a marble into h at the live node, which is shown.
func (t Table) play(s *Shell, h rules.Hole) Table {
	g, side, before, lesson := t.Game, t.Game.Position().Turn(), t.Asked(), t.shown.lesson
	var err error
	if g.Tree, err = g.Played(h); err != nil {
		return t
	}
	g.Sent, t.Stays = false, t.Stays && g.Players.At(side).Computer()
	if side == g.Players.Person() {
		g.Advice = ""
	}
	if t.Welcome(s) { // the game of a first visit has a coach once its first marble is played
		s.Flags.Begun, s.Flags.Coach, g.Teach = true, g.ID, s.Teaches()
	}
	t = t.at(s, g.TimedFrom(t.Game, s.Now.Milli))
	s.announce(Announcement{Kind: AnnounceMove, Side: side, Hole: h})
	if t.Taught() && side == g.Players.Person() && g.Live() > firstLesson && !t.Game.Over() {
		if len(lesson.known.Moves) == 0 {
			t.shown.lesson.before = before
		} else if t = t.advise(s, lesson.known); t.Offer().Stands {
			s.Notice, s.Announced.Noticed = Notice{Kind: MarbleAdvised}, true
		}
	}
	return t.count(s)
}

// goTo makes ply the one at which play stands.
func (t Table) goTo(s *Shell, ply int) Table {
	g := t.Game
	back := ply < g.Live() || g.Record().Finish() != rules.NotFinished
	if g.Tree, g.Advice = g.WentTo(ply), ""; back {
		g = g.WithHelp()
	}
	t = t.at(s, g.TimedFrom(t.Game, s.Now.Milli))
	s.announce(Announcement{Kind: AnnounceShown})
	return t
}

// takeBack takes back the marble that is advised to be.
func (t Table) takeBack(s *Shell) Table {
	if t.Offer().Stands {
		return t.goTo(s, t.Offer().Ply)
	}
	return t
}

func (t Table) resign(s *Shell) Table {
	s.Dialog = NoDialog
	if t.Looking() || t.Game.Over() {
		return t
	}
	t = t.at(s, t.Game.Resigned())
	s.announce(Announcement{Kind: AnnounceShown})
	return t
}

func (t Table) swap(s *Shell) Table {
	g := t.Game.TimesSwapped(s.Now.Milli).Swapped()
	g.Opening = game.FreeOpening
	t = t.at(s, g)
	s.notify(Notice{Kind: SidesSwapped})
	return t
}

func (t Table) namePlayers(s *Shell, names [2]string) Table {
	s.Dialog = NoDialog
	if t.CanName() {
		names = [2]string{game.CleanName(names[0]), game.CleanName(names[1])}
		t.Game.Players.Names, s.Setup.Names = names, names
	}
	return t
}
