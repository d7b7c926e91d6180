package puzzle

import (
	"testing"

	"kulami/rules"
	"kulami/rules/engine"
)

// onlyMoves returns the number of consecutive only moves after the solution: one legal hole of
// several keeps the margin for the solver. Best replies are in between. The chain ends at the first
// position with two such holes.
func onlyMoves(e *engine.Engine, p Puzzle) (n int) {
	for at := p.Record.Position().After(p.Solution); !at.Over(); n++ {
		if at = at.After(analysed(e, at).Best); at.Over() {
			return n
		}
		a := analysed(e, at)
		if keep, ok := a.Keeping(); !ok || keep > 1 || len(a.Moves) == 1 {
			return n
		}
		at = at.After(a.Best)
	}
	return n
}

// analysed returns the analysis of a position with all margins proven.
func analysed(e *engine.Engine, p rules.Position) (a engine.Analysis) {
	for a = range e.Analyse(p, engine.Limits{Keep: true}) {
	}
	return a
}

// Many puzzles continue after the solution: against the best reply only one hole keeps the proven
// margin. The test logs their number and the lengths of their chains. make puzzles-check counts all
// of them, other tests a few.
func TestShippedPuzzlesAreProvenLines(t *testing.T) {
	e, tried, lines := engine.New(engine.Options{Table: 16 << 20}), 0, map[int]int{}
	for i, p := range shipped(t) {
		if *all || p.Left() <= 12 && i%40 == 0 {
			tried++
			lines[onlyMoves(e, p)]++
		}
	}
	t.Logf("%d of %d puzzles go on; by the number of only moves after the solution: %v", tried-lines[0], tried, lines)
	if lines[0] == tried || lines[0] == 0 {
		t.Error("all or no puzzles continue")
	}
}
