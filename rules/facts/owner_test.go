package facts

import (
	"testing"

	"kulami/rules"
	"kulami/rules/internal/players"
)

// endings is a set of possible results of a tile.
type endings uint8

const (
	firstOwns endings = 1 << iota
	secondOwns
	noneOwns
)

// fill returns the possible results of a tile on which First leads by lead marbles and empty holes
// are empty. Each empty hole gets a marble of either side that has marbles left, or none.
func fill(lead, empty int, left [2]int) endings {
	switch {
	case empty > 0:
		all := fill(lead, empty-1, left)
		if left[rules.First] > 0 {
			all |= fill(lead+1, empty-1, [2]int{left[0] - 1, left[1]})
		}
		if left[rules.Second] > 0 {
			all |= fill(lead-1, empty-1, [2]int{left[0], left[1] - 1})
		}
		return all
	case lead > 0:
		return firstOwns
	case lead < 0:
		return secondOwns
	}
	return noneOwns
}

// fills returns the possible results of a tile from p on.
func fills(p rules.Position, tile int) endings {
	lead, empty := 0, 0
	for _, h := range p.Board().TileHoles(tile).Slice() {
		switch p.At(h) {
		case rules.First:
			lead++
		case rules.Second:
			lead--
		default:
			empty++
		}
	}
	var left [2]int
	if p.Legal() != 0 {
		for ply := p.Ply(); ply < p.Rules().MaxPlies(); ply++ {
			left[ply%2]++
		}
	}
	return fill(lead, empty, left)
}

// The owner of a tile is certain exactly if it is the same in every fill.
func TestOwnerForGoodEqualsAllFills(t *testing.T) {
	n := 3000
	if testing.Short() {
		n /= 20
	}
	owners := map[endings]rules.Side{firstOwns: rules.First, secondOwns: rules.Second, noneOwns: rules.Nobody}
	for p := range players.Positions(3, n) {
		for tile := range rules.Tiles {
			want, sure := owners[fills(p, tile)]
			owner, certain := OwnerForGood(p, tile)
			if certain != sure || certain && owner != want {
				t.Fatalf("tile %d of %s: %v %v, want %v %v", tile, p, owner, certain, want, sure)
			}
			if !certain && owner != rules.Nobody {
				t.Fatalf("tile %d of %s: owner %v is not certain", tile, p, owner)
			}
		}
	}
}
