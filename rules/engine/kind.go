package engine

import "kulami/rules"

// kind is a kind of game with its own weights: the shape of the board and the bonuses. The margin
// is the same whether lines count by sum or by difference.
type kind struct {
	irregular  bool
	area       rules.AreaBonus
	lines      bool
	orthogonal bool // only orthogonal lines count
}

func kindOf(b *rules.Board, r rules.Ruleset) kind {
	lines := r.Lines != rules.NoLines
	return kind{b.Width() != 8 || b.Height() != 8, r.Area, lines, lines && r.Orthogonal}
}

// String returns the letters of the ruleset in share links, with an i before them if the board is
// irregular.
func (k kind) String() string {
	name := k.ruleset().String()
	if k.irregular {
		name = "i" + name
	}
	return name
}

func (k kind) ruleset() rules.Ruleset {
	r := rules.Ruleset{Area: k.area, Orthogonal: k.orthogonal}
	if k.lines {
		r.Lines = rules.LineDifference
	}
	return r
}
