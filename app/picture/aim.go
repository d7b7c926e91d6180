package picture

import (
	"fmt"
	"math/rand/v2"
	"strings"

	"kulami/rules"
)

// Aim draws the aim of the game from the stock of the page. The side with more marbles on a tile
// owns it and scores its holes.
func Aim() string {
	const first, second, none = rules.First, rules.Second, rules.Nobody
	var s strings.Builder
	fmt.Fprintf(&s, `<svg class="aim" viewBox="0 0 %d %d" aria-hidden="true" focusable="false">`, 6*Unit, 3*Unit)
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
		fmt.Fprintf(&s, `<text x="%d" y="%d">%d</text>`, (2*col+cols)*Unit/2, 14*Unit/5, len(marbles))
	}
	return s.String() + `</svg>`
}
