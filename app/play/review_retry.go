package play

import (
	"slices"

	"kulami/rules"
	"kulami/rules/engine"
)

type (
	// Retry shows the position before the first or next moment of a side, to look for a better
	// move; after the last one that ends.
	Retry struct{ Side rules.Side }
	// ShowSolution shows that better move.
	ShowSolution struct{}
)

// CanRetry returns the sides that have moments to learn from.
func (v Review) CanRetry() (sides []rules.Side) {
	for _, side := range []rules.Side{rules.First, rules.Second} {
		if me := v.Game.Players.Person(); (me == rules.Nobody || me == side) && v.momentAfter(side, -1) >= 0 {
			sides = append(sides, side)
		}
	}
	return sides
}

// Retrying returns the number of the move, from 0, for which a better one is looked for.
func (v Review) Retrying() (index int, ok bool) { return v.ply, v.retry.on }

// Practising reports whether the exercise comes from the mistakes that are due today.
func (v Review) Practising() bool { return v.retry.practice }

// Try is how the latest try of an exercise went.
type Try string

const (
	NotTried Try = ""
	Judging  Try = "judging" // the engine is asked
	Good     Try = "good"
	Bad      Try = "bad"
	Solved   Try = "solved" // the solution was shown
)

// Tried returns the latest try of an exercise, and how good it was.
func (v Review) Tried() (rules.Hole, Try) {
	switch h := v.retry.tried.hole(); {
	case v.retry.solved:
		return v.Judged.Plies[v.ply].Best, Solved
	case h == rules.NoHole:
		return h, NotTried
	case !v.known(v.ply):
		return h, Judging
	default:
		p, played := v.analyses[v.ply].Judge(h, v.left(v.ply), v.Judged.Record.Rules()), v.Judged.Plies[v.ply]
		good := p.Verdict == engine.BestMove || p.Verdict == engine.GoodMove
		if played.Verdict == engine.GoodMove { // it has lost nothing but points
			good = h != played.Hole && 2*p.Swing() <= played.Swing()
		}
		if good {
			return h, Good
		}
		return h, Bad
	}
}

// Reply returns the opponent's best answer to a try, NoHole if it is not known.
func (v Review) Reply(h rules.Hole) rules.Hole {
	if m, ok := v.analyses[v.ply].Find(h); ok && len(m.Line) > 1 {
		return m.Line[1]
	}
	return rules.NoHole
}

// NextMistake returns the number of the side's next moment after the one that is tried,
// -1 after the last one.
func (v Review) NextMistake() int { return v.momentAfter(v.retry.side, v.ply) }

func (v Review) momentAfter(side rules.Side, index int) int {
	for _, i := range v.Moments() {
		if i > index && rules.Side(i&1) == side {
			return i
		}
	}
	return -1
}

// keepTry wants the outcome of an exercise in the training: the first try of one of the
// person's own mistakes counts.
func (v Review) keepTry(s *Shell) Review {
	_, try := v.Tried()
	if !v.retry.on || v.retry.kept || v.retry.side != v.Game.Players.Person() || try == NotTried || try == Judging ||
		!slices.Contains(v.Judged.Mistakes(v.retry.side), v.ply) {
		return v
	}
	v.retry.kept = true
	s.train(s.Training().Practise(v.Judged.Key(v.ply), try == Good, s.Now.Day()))
	return v
}

// askRetry begins an exercise or goes on to the next one.
func (v Review) askRetry(s *Shell, msg Retry) Review {
	side, from := msg.Side, -1
	if v.retry.on {
		side, from = v.retry.side, v.ply
	}
	next := v.momentAfter(side, from)
	switch {
	case v.retry.on && next < 0:
		v = v.at(v.ply + 1)
	case next < 0:
		return v
	default:
		v = v.at(next)
		v.retry = retry{on: true, side: side}
	}
	s.announce(Announcement{Kind: AnnounceShown})
	return v
}
