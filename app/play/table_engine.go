package play

import (
	"kulami/app/game"
	"kulami/app/library"
	"kulami/rules"
)

// Question wants the computer's move, a hint, thinking ahead or the value.
func (t Table) Question(s *Shell) (Question, bool) {
	g := t.Game
	if !s.Ready || g.Position().Over() || g.AtLive() && g.Over() {
		return Question{}, false
	}
	q := Question{Record: t.Asked(), Seed: g.Seed}
	seat := g.Turn()
	lesson, teaches := t.lessonQuestion()
	switch {
	case !t.Looking() && (t.Offer().Waits || t.Away && seat.Computer()):
		return Question{}, false
	case !t.Looking() && teaches && !t.shown.hinting:
		return lesson, !s.Hidden || seat.Computer()
	case !t.Looking() && seat.Computer():
		q.For, q.Pace = ForMove, paceTimes[s.Settings.Pace]
		q.Level = int(seat.Strength().Level(g.Seed, g.Position().Ply()))
	case t.shown.hinting:
		q.For = ForHint
	case t.ponders(s):
		q.For = ForPonder
	case g.Players.Mode == game.Analysing && !s.Hidden:
		q.For = ForValue
	default:
		return Question{}, false
	}
	return q, true
}

// ponders reports whether the computer, at its highest level, thinks on the
// player's time; not while the page is hidden, which would cost battery for
// nothing.
func (t Table) ponders(s *Shell) bool {
	turn := t.Game.Position().Turn()
	return !s.Hidden && !t.Looking() && t.Game.Players.At(turn.Other()).Strongest()
}

func (t Table) askHint(s *Shell) Table {
	switch {
	case t.Offer().Waits: // the question is asked again
		s.notify(Notice{Kind: MarbleAdvised})
		return t
	case t.Looking(), t.Game.Over(), t.Game.Turn().Computer():
		return t
	case t.Game.Players.Friend():
		s.notify(Notice{Kind: NoHint})
		return t
	}
	t.shown.hinting = true
	return t
}

// takeAnswer takes the engine's last result for what the table has asked.
func (t Table) takeAnswer(s *Shell, best rules.Hole, score int) Table {
	q, wanted := t.Question(s)
	switch {
	case !wanted:
	case q.For == ForHint:
		t.shown.hinting, t.shown.hint, t.Game = false, rules.Maybe(best), t.Game.WithHelp()
		s.notify(Notice{Kind: HintGiven, Hole: best})
		return t
	case q.For == ForMove:
		if t.Game.Opening == game.SwapOpening && t.Game.Live() == 1 {
			if score < 0 {
				return t.swap(s)
			}
			t.Game.Opening = game.FreeOpening
		}
		return t.play(s, best)
	}
	return t
}

// engineFailed says so, and lets a person play the computer's side
// so that the game can go on.
func (t Table) engineFailed(s *Shell) Table {
	kind := EngineFailed
	if q, _ := t.Question(s); q.For == ForLesson {
		t.shown.lesson.before, t.shown.lesson.failed = "", true
		return t
	}
	if q, wanted := t.Question(s); wanted && q.For == ForMove || t.Game.Players.Mode == game.Analysing {
		t.Game.Players, kind = game.Players{}, BothSides
	}
	t.shown.hinting = false
	s.notify(Notice{Kind: kind})
	return t
}

// paceTimes are how many milliseconds the computer takes for a marble at least: the marble
// before it has come to rest and been seen by then, except at the quick pace.
var paceTimes = map[library.Pace]int{library.QuickPace: 0, library.CalmPace: 900, library.SlowPace: 1800}
