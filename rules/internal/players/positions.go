package players

import (
	"iter"

	"kulami/rules"
	"kulami/rules/internal/random"
)

// Positions yields n random positions of all shapes and editions at every stage of the game,
// finished ones included. The same seed and n give the same positions.
func Positions(seed uint64, n int) iter.Seq[rules.Position] {
	return func(yield func(rules.Position) bool) {
		r := random.Source(seed)
		for i := range n {
			p := rules.Start(rules.Deal(uint64(i), rules.Shape(i&1)), rules.Editions()[i%len(rules.Editions())].Rules)
			for range r.Below(58) {
				if p.Over() {
					break
				}
				p = p.After(Pick(&r, p.Legal()))
			}
			if !yield(p) {
				return
			}
		}
	}
}
