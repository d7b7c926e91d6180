package game

import (
	"hash/fnv"

	"kulami/rules"
)

// BoardOf returns the board that s chooses, where it came from, and whether
// there is one.
func BoardOf(s Setup, day string) (*rules.Board, Origin, bool) {
	o := Origin{Board: s.Board}
	switch s.Board {
	case SquareBoard, IrregularBoard:
		o.Seed = min(max(s.Seed, 1), MaxSeed)
		shape := rules.Square
		if s.Board == IrregularBoard {
			shape = rules.Irregular
		}
		return rules.Deal(uint64(o.Seed), shape), o, true
	case TodaysBoard:
		o.Day = day
		h := fnv.New64a()
		h.Write([]byte(day))
		// Square and irregular boards take turns with the days.
		return rules.Deal(h.Sum64(), rules.Shape(h.Sum64()>>32&1)), o, true
	case SymmetricBoard:
		o.Seed, o.Symmetry = min(max(s.Seed, 1), MaxSeed), s.Symmetry
		for _, symmetry := range rules.Symmetries() {
			if symmetry.String() == s.Symmetry {
				return rules.DealSymmetric(uint64(o.Seed), symmetry), o, true
			}
		}
		return nil, o, false
	case NumberedBoard:
		o.Seed = min(max(s.Number, 1), rules.SquareBoards)
		return rules.SquareBoard(o.Seed - 1), o, true
	case OwnBoard:
		b, err := rules.ParseLayout(s.Mine)
		return b, o, err == nil
	case CodeBoard:
		b := boardOfCode(s.Code)
		return b, o, b != nil
	}
	o.Board, o.Sheet = SheetBoard, s.Sheet
	b := s.Sheet.Board()
	if b == nil {
		o.Sheet = rules.SheetSquare
		b = o.Sheet.Board()
	}
	return b, o, true
}

// boardOfCode reads a board from a layout code, board text, a position code or a
// link; nil if it is none of them.
func boardOfCode(code string) *rules.Board {
	if b, err := rules.ParseLayout(code); err == nil {
		return b
	}
	i, _ := rules.ParseImport(code, nil)
	return i.Record.Board()
}
