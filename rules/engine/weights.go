package engine

import "kulami/rules"

// weightsFor returns the evaluation for a board under a ruleset.
func weightsFor(b *rules.Board, r rules.Ruleset) *weights {
	w := &weights{}
	for i, c := range tileCodes {
		v := int16(100 * chance(c))
		w.Tile[i] = knots{v, v, v, v}
	}
	if r.Area != rules.NoArea {
		w.Area[0] = knots{20, 40, 60, 100}
	}
	w.Line = knots{100, 100, 100, 100}
	w.Window = [6]knots{2: {10, 10, 5, 0}, 3: {30, 30, 20, 0}, 4: {80, 80, 60, 0}}
	return w
}

// chance returns what a tile is worth for First if the rest of it is filled by
// lot.
func chance(c tileCode) float64 {
	if c.decided {
		return float64(c.margin())
	}
	a, b := tileCodes[codeOf[c.size][c.first+1][c.second]], tileCodes[codeOf[c.size][c.first][c.second+1]]
	return 0.1*float64(c.margin()) + 0.9*(chance(a)+chance(b))/2
}
