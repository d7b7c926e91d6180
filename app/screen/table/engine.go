package table

import (
	"kulami/app/desk"
	"kulami/app/game"
	"kulami/app/library"
	"kulami/rules"
)

// Question asks for the computer's move, a hint, pondering or the value.
func (t Screen) Question(d *desk.Desk) (desk.Question, bool) {
	g := t.Game
	if !d.Ready || g.Position().Over() || g.AtLive() && g.Over() {
		return desk.Question{}, false
	}
	q := desk.Question{Record: t.Asked(), Seed: g.Seed}
	seat := g.Turn()
	lesson, teaches := t.lessonQuestion()
	switch {
	case !t.Looking() && (t.Offer().Pending || t.Away && seat.Computer()):
		return desk.Question{}, false
	case !t.Looking() && teaches && !t.shown.hinting:
		return lesson, !d.Hidden || seat.Computer()
	case !t.Looking() && seat.Computer():
		q.For, q.Pace = desk.ForMove, paceTimes[d.Settings.Pace]
		q.Level = int(seat.Strength().Level(g.Seed, g.Position().Ply()))
	case t.shown.hinting:
		q.For = desk.ForHint
	case t.ponders(d):
		q.For = desk.ForPonder
	case g.Players.Mode == game.Analysing && !d.Hidden:
		q.For = desk.ForValue
	default:
		return desk.Question{}, false
	}
	return q, true
}

// ponders reports whether the computer, at its highest level, thinks on the player's time. It does
// not while the page is hidden, because that would only cost battery.
func (t Screen) ponders(d *desk.Desk) bool {
	turn := t.Game.Position().Turn()
	return !d.Hidden && !t.Looking() && t.Game.Players.At(turn.Other()).Strongest()
}

func (t Screen) askHint(d *desk.Desk) Screen {
	switch {
	// Show the question again.
	case t.Offer().Pending:
		d.Notify(desk.Notice{Kind: desk.MarbleAdvised})
		return t
	case t.Looking(), t.Game.Over(), t.Game.Turn().Computer():
		return t
	case t.Game.Players.Friend():
		d.Notify(desk.Notice{Kind: desk.NoHint})
		return t
	}
	t.shown.hinting = true
	return t
}

// takeAnswer handles the engine's final answer to the table's question.
func (t Screen) takeAnswer(d *desk.Desk, best rules.Hole, score int) Screen {
	q, wanted := t.Question(d)
	switch {
	case !wanted:
	case q.For == desk.ForHint:
		t.shown.hinting, t.shown.hint, t.Game = false, rules.Maybe(best), t.Game.WithHelp()
		d.Notify(desk.Notice{Kind: desk.HintGiven, Hole: best})
		return t
	case q.For == desk.ForMove:
		if t.Game.Opening == game.SwapOpening && t.Game.Live() == 1 {
			if score < 0 {
				return t.swap(d)
			}
			t.Game.Opening = game.FreeOpening
		}
		return t.play(d, best)
	}
	return t
}

// engineFailed shows a notice. It lets a person play the computer's side, so that the game can
// continue.
func (t Screen) engineFailed(d *desk.Desk) Screen {
	kind := desk.EngineFailed
	if q, _ := t.Question(d); q.For == desk.ForLesson {
		t.shown.lesson.before, t.shown.lesson.failed = "", true
		return t
	}
	if q, wanted := t.Question(d); wanted && q.For == desk.ForMove || t.Game.Players.Mode == game.Analysing {
		t.Game.Players, kind = game.Players{}, desk.BothSides
	}
	t.shown.hinting = false
	d.Notify(desk.Notice{Kind: kind})
	return t
}

// paceTimes holds the least time in milliseconds that the computer takes for a marble. By then the
// player has seen the marble before it come to rest, except at the quick pace.
var paceTimes = map[library.Pace]int{library.QuickPace: 0, library.CalmPace: 900, library.SlowPace: 1800}
