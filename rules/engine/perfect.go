package engine

import (
	"iter"

	"kulami/rules"
)

// Perfect proves the margin of p and finds the most difficult hole for the opponent. Of the holes
// that keep the margin, Best leaves the opponent the most holes that lose points. Of equal holes it
// leaves the fewest holes that keep the margin. Of these it is the first by its number.
//
// Perfect is for positions near the end of a game. It runs while the caller ranges over the result,
// like Search. The last Info is the answer. Its margin is Exact and its hole is the same for the
// same position, unless a limit ends an analysis. Limits apply to each analysis.
func (e *Engine) Perfect(p rules.Position, l Limits) iter.Seq[Info] {
	return func(yield func(Info) bool) {
		var info Info
		nodes := 0
		analysed := func(p rules.Position, show bool) (a Analysis, ok bool) {
			for a = range e.Analyse(p, l) {
				if show {
					info = a.Info
				}
				if info.Nodes = nodes + a.Nodes; !yield(info) {
					return a, false
				}
			}
			nodes += a.Nodes
			return a, true
		}
		a, ok := analysed(p, true)
		if !ok {
			return
		}
		kept, _ := a.Keeping()
		losing, keeping := -1, 0
		for _, m := range a.Moves[:kept] {
			replies, ok := analysed(p.After(m.Best), false)
			if !ok {
				return
			}
			keep, _ := replies.Keeping()
			if lose := len(replies.Moves) - keep; lose > losing || lose == losing && keep < keeping {
				info, losing, keeping = m.Info, lose, keep
			}
		}
		info.Nodes = nodes
		yield(info)
	}
}
