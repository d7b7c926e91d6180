package picture

import (
	"fmt"
	"math/rand/v2"
	"strings"

	"kulami/rules"
)

// Aim draws the aim of the game from the stock of the page: the side with more marbles on a tile
// owns it.
func Aim() string {
	const first, second, none = rules.First, rules.Second, rules.Nobody
	var s strings.Builder
	fmt.Fprintf(&s, `<svg class="aim" viewBox="0 0 %d %d" aria-hidden="true" focusable="false">`, 6*Unit, 2*Unit+Unit/4)
	for i, marbles := range [...][]rules.Side{
		{first, none, first, second, first, none},
		{second, first, none, second},
	} {
		col, cols := 4*i, len(marbles)/2
		plank(&s, rand.New(rand.NewPCG(0, uint64(i))), col, 0, cols, 2)
		fmt.Fprintf(&s, `<rect class="own own-%s"%s/>`, rules.Side(i), face(col, 0, cols, 2).Inset(5, 9).attributes())
		for hole, side := range marbles {
			if side != none {
				fmt.Fprintf(&s, `<use href="#marble-%s" x="%d" y="%d"/>`, side, (col+hole%cols)*Unit, hole/cols*Unit)
			}
		}
	}
	return s.String() + `</svg>`
}
