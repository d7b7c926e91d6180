package table

import (
	"kulami/app/desk"
	"kulami/app/game"
	"kulami/rules"
)

// press plays h, or shows why it cannot. During the count it ends the count.
func (t Screen) press(d *desk.Desk, h rules.Hole) Screen {
	t = t.answerLink(d, h)
	g := t.Game
	p := g.Position()
	why := p.Why(h)
	if why != rules.NoSuchHole {
		t.Focus = h
	}
	refuse := func(n desk.Notice) Screen {
		n.Hole = h
		d.Notify(n)
		return t
	}
	switch {
	case t.Looking():
		return t.try(d, h)
	case t.shown.late:
		t.shown.late = false
		return refuse(desk.Notice{Kind: desk.TimeOver})
	case t.Paused():
		return refuse(desk.Notice{Kind: desk.ClocksPaused})
	case t.Counting:
		// Ignore the second click of a double click on the last marble.
		if h != p.Last() || t.shown.counted > 0 {
			t.Counting = false
		}
		return t
	case g.Over() && !p.Over():
		return t.try(d, h)
	case g.Over():
		return refuse(desk.Notice{Kind: desk.IllegalHole, Why: rules.GameOver})
	case t.Offer().Pending:
		return t.goOn()
	case g.Turn().Computer():
		return refuse(desk.Notice{Kind: desk.NotYourTurn})
	case !g.Players.Plays(p.Turn()):
		return refuse(desk.Notice{Kind: t.friendsTurn(d)})
	case why != rules.Playable:
		t.shown.pending = 0
		return refuse(desk.Notice{Kind: desk.IllegalHole, Why: why})
	case d.Settings.Confirm && t.Pending() != h:
		t.shown.pending, t.Hover = rules.Maybe(h), h
		return refuse(desk.Notice{Kind: desk.ConfirmHole})
	}
	return t.play(d, h)
}

// consider shows what a marble in h would change, and asks for a press to play it. It ends an
// earlier question.
func (t Screen) consider(d *desk.Desk, h rules.Hole) Screen {
	t.shown.pending, t.Hover = 0, rules.NoHole
	if d.Notice.Kind == desk.ConfirmHole {
		d.Notice = desk.Notice{}
	}
	if k := t.Marks(); (k.Active || k.Trial) && k.Legal.Has(h) {
		t.shown.pending, t.Hover, t.Focus = rules.Maybe(h), h, h
		d.Notify(desk.Notice{Kind: desk.ConfirmHole, Hole: h})
	}
	return t
}

// play puts a marble into h at the live position, which is shown.
func (t Screen) play(d *desk.Desk, h rules.Hole) Screen {
	g, side, before, lesson := t.Game, t.Game.Position().Turn(), t.Asked(), t.shown.lesson
	var err error
	if g.Tree, err = g.Played(h); err != nil {
		return t
	}
	g.Sent = false
	if side == g.Players.Person() {
		g.Advice = ""
	}
	// The coach of a first visit starts with the first marble.
	if t.Welcome(d) {
		d.Flags.Begun, d.Flags.Coach, g.Teach = true, g.ID, d.Teaches()
	}
	t = t.At(d, g.TimedFrom(t.Game, d.Now.Milli))
	d.Announce(desk.Announcement{Kind: desk.AnnounceMove, Side: side, Hole: h})
	if t.Taught() && side == g.Players.Person() && g.Live() > firstLesson && !t.Game.Over() {
		if len(lesson.known.Moves) == 0 {
			t.shown.lesson.before = before
		} else if t = t.advise(d, lesson.known); t.Offer().Exists {
			d.Notice, d.Announced.Noticed = desk.Notice{Kind: desk.MarbleAdvised}, true
		}
	}
	return t.Count(d)
}

// GoTo makes ply the current ply of the game.
func (t Screen) GoTo(d *desk.Desk, ply int) Screen {
	g := t.Game
	back := ply < g.Live() || g.Record().Finish() != rules.NotFinished
	if g.Tree, g.Advice = g.WentTo(ply), ""; back {
		g = g.WithHelp()
	}
	t = t.At(d, g.TimedFrom(t.Game, d.Now.Milli))
	d.Announce(desk.Announcement{Kind: desk.AnnounceShown})
	return t
}

// takeBack takes back the marble of the current advice.
func (t Screen) takeBack(d *desk.Desk) Screen {
	if t.Offer().Exists {
		return t.GoTo(d, t.Offer().Ply)
	}
	return t
}

func (t Screen) resign(d *desk.Desk) Screen {
	d.Dialog = desk.NoDialog
	if t.Looking() || t.Game.Over() {
		return t
	}
	t = t.At(d, t.Game.Resigned())
	d.Announce(desk.Announcement{Kind: desk.AnnounceShown})
	return t
}

func (t Screen) swap(d *desk.Desk) Screen {
	g := t.Game.TimesSwapped(d.Now.Milli).Swapped()
	g.Opening = game.FreeOpening
	t = t.At(d, g)
	d.Notify(desk.Notice{Kind: desk.SidesSwapped})
	return t
}

func (t Screen) namePlayers(d *desk.Desk, names [2]string) Screen {
	d.Dialog = desk.NoDialog
	if t.CanName() {
		names = [2]string{game.CleanName(names[0]), game.CleanName(names[1])}
		t.Game.Players.Names, d.Setup.Names = names, names
	}
	return t
}
