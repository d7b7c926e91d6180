package desk

import (
	"strings"

	"kulami/rules"
	"kulami/rules/engine"
	"kulami/rules/facts"
)

// Why is the reason why a move is worse than the best one. Ok is false if the reason is unknown.
type Why struct {
	Reason facts.Reason
	Ok     bool
}

// WhyAt returns why hole h is worse than the best one in p, by the analysis of p.
func WhyAt(p rules.Position, a engine.Analysis, h, best rules.Hole) (w Why) {
	tried, known := a.Find(h)
	better, also := a.Find(best)
	if known && also {
		w.Reason, w.Ok = facts.Why(p, tried.Line, better.Line, tried.Exact && better.Exact)
	}
	return w
}

// LineFrom returns the line of moves from p with the given hole names, separated by spaces. ok is
// false if it is not legal.
func LineFrom(p rules.Position, names string) (line []rules.Hole, ok bool) {
	for _, name := range strings.Fields(names) {
		h := p.Board().Hole(name)
		if !p.Legal().Has(h) {
			return nil, false
		}
		line, p = append(line, h), p.After(h)
	}
	return line, true
}
