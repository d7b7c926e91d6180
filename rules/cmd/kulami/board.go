package main

import (
	"flag"
	"fmt"

	"kulami/rules"
)

// board deals a board and prints its rows, then its layout code.
func board(c call) error {
	var fs flag.FlagSet
	seed := fs.Uint64("seed", 1, "`number` of the deal; the same number gives the same board")
	shape := fs.String("shape", "square", "`outline`: square or irregular")
	if err := c.parse(&fs); err != nil {
		return err
	}
	shapes := map[string]rules.Shape{"square": rules.Square, "irregular": rules.Irregular}
	s, ok := shapes[*shape]
	if !ok {
		return fmt.Errorf("no such shape: %q", *shape)
	}
	b := rules.Deal(*seed, s)
	fmt.Fprintf(c.out, "%s\n%s\n", b, b.Layout())
	return nil
}
