package main

import (
	"errors"
	"flag"
	"fmt"

	"kulami/rules"
)

// boardFlags selects the board to print. The names of the given flags are in set.
type boardFlags struct {
	seed                    uint64
	shape, symmetry, layout string
	number, turned          int
	rank                    bool
	set                     map[string]bool
}

// board prints the rows of a board and its layout code, or only its number.
func board(c call) error {
	var fs flag.FlagSet
	f := boardFlags{set: map[string]bool{}}
	fs.Uint64Var(&f.seed, "seed", 1, "`number` of the deal; the same number gives the same board")
	fs.StringVar(&f.shape, "shape", "square", "`outline`: square or irregular")
	fs.StringVar(&f.symmetry, "symmetry", "", "deals a square board of this `kind`: half-turn, mirror, quarter-turn or two-mirrors")
	fs.IntVar(&f.number, "number", 0, "square board of this `number` instead of a deal, from 1 to 390254538")
	fs.StringVar(&f.layout, "layout", "", "board with this layout `code` instead of a deal")
	fs.IntVar(&f.turned, "turned", 0, "`orientation` of a link: 0 to 3 quarters clockwise, plus 4 to exchange left and right first")
	fs.BoolVar(&f.rank, "rank", false, "prints only the number of the square board")
	if err := c.parse(&fs); err != nil {
		return err
	}
	fs.Visit(func(given *flag.Flag) { f.set[given.Name] = true })
	b, err := f.board()
	if err != nil {
		return err
	}
	if f.set["turned"] {
		b = b.Turned(f.turned)
	}
	if !f.rank {
		fmt.Fprintf(c.out, "%s\n%s\n", b, b.Layout())
		return nil
	}
	n, ok := b.Number()
	if !ok {
		return errors.New("no number: not a square board")
	}
	fmt.Fprintln(c.out, n+1)
	return nil
}

// board returns the selected board.
func (f boardFlags) board() (*rules.Board, error) {
	shapes := map[string]rules.Shape{"square": rules.Square, "irregular": rules.Irregular}
	shape, ok := shapes[f.shape]
	dealt := f.set["seed"] || f.set["shape"] || f.set["symmetry"]
	switch {
	case f.set["number"] && f.set["layout"] || dealt && (f.set["number"] || f.set["layout"]):
		return nil, errors.New("a deal, -number or -layout, but only one of them")
	case f.turned < 0 || f.turned > 7:
		return nil, fmt.Errorf("no such orientation: %d", f.turned)
	case !ok:
		return nil, fmt.Errorf("no such shape: %q", f.shape)
	case f.set["number"]:
		if b := rules.SquareBoard(f.number - 1); b != nil {
			return b, nil
		}
		return nil, fmt.Errorf("no such board: %d", f.number)
	case f.set["layout"]:
		return rules.ParseLayout(f.layout)
	case !f.set["symmetry"]:
		return rules.Deal(f.seed, shape), nil
	case shape != rules.Square:
		return nil, errors.New("symmetric boards are square")
	}
	for _, s := range rules.Symmetries() {
		if s.String() == f.symmetry {
			return rules.DealSymmetric(f.seed, s), nil
		}
	}
	return nil, fmt.Errorf("no such symmetry: %q", f.symmetry)
}
