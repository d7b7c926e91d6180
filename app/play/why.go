package play

import (
	"strings"

	"kulami/rules"
	"kulami/rules/engine"
	"kulami/rules/facts"
)

// why is the reason why a move is worse than the best one, as far as it is known.
type why struct {
	reason facts.Reason
	ok     bool
}

// whyAt returns why a hole is worse in p than the best one, by the analysis of p.
func whyAt(p rules.Position, a engine.Analysis, h, best rules.Hole) (w why) {
	tried, known := a.Find(h)
	better, also := a.Find(best)
	if known && also {
		w.reason, w.ok = facts.Why(p, tried.Line, better.Line, tried.Exact && better.Exact)
	}
	return w
}

// lineFrom returns the line of these names of holes, with spaces between them, from p; ok is false if it is not legal.
func lineFrom(p rules.Position, names string) (line []rules.Hole, ok bool) {
	for _, name := range strings.Fields(names) {
		h := p.Board().Hole(name)
		if !p.Legal().Has(h) {
			return nil, false
		}
		line, p = append(line, h), p.After(h)
	}
	return line, true
}

// Why returns why the move shown, or the latest try of an exercise, is worse than the best one. Ok is false before what the
// engine finds is there, and if nothing is proven that tells the two apart.
func (v Review) Why() (r facts.Reason, ok bool) { return v.why.reason, v.why.ok }

// reasoned returns v with the reason that goes with what is shown.
func (v Review) reasoned() Review {
	v.why = v.findWhy()
	return v
}

func (v Review) findWhy() (w why) {
	if h, try := v.Tried(); v.retry.on {
		if try != Bad {
			return w
		}
		return whyAt(v.Judged.Record.At(v.ply), v.analyses[v.ply], h, v.Judged.Plies[v.ply].Best)
	}
	index, ok := v.Move()
	if !ok {
		return w
	}
	p := v.Judged.Plies[index]
	better, ok := v.analyses[index].Find(p.Best)
	if !ok || p.Best == p.Hole {
		return w
	}
	line, proven := []rules.Hole{p.Hole}, better.Exact
	if moves := v.analyses[index+1].Moves; len(moves) > 0 {
		line, proven = append(line, moves[0].Line...), proven && moves[0].Exact
	} else if !v.Judged.Record.At(index + 1).Over() {
		return w
	}
	w.reason, w.ok = facts.Why(v.Judged.Record.At(index), line, better.Line, proven)
	return w
}

// Followed returns the marbles of a line that are on the board in place of the move shown, or after the task of an exercise.
func (v Review) Followed() []rules.Hole { return v.line }

// lineBegins returns the number of marbles before a line that is followed.
func (v Review) lineBegins() int {
	if v.retry.on {
		return v.ply
	}
	return max(v.ply-1, 0)
}

// playLine shows the position after a line, given by the names of its holes, from before the move shown; that of the move
// itself if the line goes no further. In an exercise it begins with a try that was wrong.
func (v Review) playLine(s *Shell, names string) Review {
	line, ok := lineFrom(v.Judged.Record.At(v.lineBegins()), names)
	if !ok || v.ply == 0 {
		return v
	}
	if h, try := v.Tried(); v.retry.on && (try != Bad || len(line) == 0 || line[0] != h) {
		return v
	}
	if i, ok := v.Move(); ok && len(line) == 1 && line[0] == v.Judged.Plies[i].Hole {
		line = nil
	}
	v.line, v.Hover = line, rules.NoHole
	s.announce(Announcement{Kind: AnnounceShown})
	return v
}

// NextMoment returns the number of marbles after the next of the moments, from the first one again after the last one, 0
// without any.
func (v Review) NextMoment() int {
	moments := v.Moments()
	for _, i := range moments {
		if i >= v.ply {
			return i + 1
		}
	}
	if len(moments) == 0 {
		return 0
	}
	return moments[0] + 1
}
