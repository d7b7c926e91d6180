package rules

import (
	"math/bits"
	"slices"

	"kulami/rules/internal/random"
)

// Symmetry is a kind of symmetry that a board can have.
type Symmetry int8

// The symmetries of 8×8 boards. A board cannot be symmetric about a diagonal: only four of the five
// tiles with four holes fit on it.
const (
	HalfTurn    Symmetry = iota // unchanged by half a turn
	Mirror                      // left and right mirror each other
	QuarterTurn                 // unchanged by a quarter turn
	TwoMirrors                  // left and right mirror each other, as do top and bottom
)

// Symmetries returns all symmetries in the order of the menu.
func Symmetries() []Symmetry { return []Symmetry{HalfTurn, Mirror, QuarterTurn, TwoMirrors} }

var symmetries = [...]struct {
	name   string
	boards int
	images []func(Set) Set // maps of 8×8 holes that leave the board unchanged
}{
	HalfTurn:    {"half-turn", 4182, []func(Set) Set{halfTurned}},
	Mirror:      {"mirror", 14390, []func(Set) Set{mirrored}},
	QuarterTurn: {"quarter-turn", 58, []func(Set) Set{quarter, halfTurned, threeQuarters}},
	TwoMirrors:  {"two-mirrors", 36, []func(Set) Set{halfTurned, mirrored, flipped}},
}

// String returns the symmetry as a stable word.
func (s Symmetry) String() string { return symmetries[s].name }

// Boards returns the number of 8×8 boards with the symmetry: 4182, 14390, 58 or 36.
func (s Symmetry) Boards() int { return symmetries[s].boards }

// DealSymmetric draws a board uniformly from all 8×8 boards with the symmetry, which must be one of
// the constants. A seed and a symmetry give the same board in every version.
func DealSymmetric(seed uint64, s Symmetry) *Board {
	r := random.Source(seed)
	n := r.Below(s.Boards())
	d := newSymmetricDeal(s)
	var tiles []Tile
	for at := d.start(); at.covered != ^Set(0); {
		for _, o := range d.orbits(at) {
			ways := d.count(o.then)
			if n < ways {
				for _, cells := range o.tiles {
					tiles = append(tiles, tileOf(cells))
				}
				at = o.then
				break
			}
			n -= ways
		}
	}
	b, _ := NewBoard(8, tiles) // a full square is always a board
	return b
}

// symmetricDeal fills the square in reading order, each tile together with its images. It counts
// the ways to complete a part of the square.
type symmetricDeal struct {
	images  []func(Set) Set
	hands   hands
	counted map[partBoard]int
}

// partBoard is the covered part of the square and the tiles in hand.
type partBoard struct {
	covered Set
	hand    int
}

// orbit is a tile with its images, and the board after they are laid.
type orbit struct {
	tiles []Set
	then  partBoard
}

func newSymmetricDeal(s Symmetry) *symmetricDeal {
	return &symmetricDeal{symmetries[s].images, newHands(Stock()), map[partBoard]int{}}
}

func (d *symmetricDeal) start() partBoard { return partBoard{hand: d.hands.all} }

// count returns the number of ways to complete p.
func (d *symmetricDeal) count(p partBoard) int {
	if p.covered == ^Set(0) {
		return 1
	}
	n, ok := d.counted[p]
	if !ok {
		for _, o := range d.orbits(p) {
			n += d.count(o.then)
		}
		d.counted[p] = n
	}
	return n
}

// orbits returns the tiles, with their images, that fit on the first free place, in the order of
// their letters.
func (d *symmetricDeal) orbits(p partBoard) []orbit {
	at := int8((^p.covered).First())
	var all []orbit
	for _, letter := range []byte(letters) {
		cells, fits := onSquare(at, shapes[letter].w, shapes[letter].h)
		if !fits {
			continue
		}
		if o, ok := d.orbit(p, cells); ok {
			all = append(all, o)
		}
	}
	return all
}

// orbit lays a tile and its images. It reports false if the hand lacks one of them or two overlap.
func (d *symmetricDeal) orbit(p partBoard, cells Set) (o orbit, ok bool) {
	o = orbit{then: p}
	lay := func(cells Set) bool {
		hand, has := d.hands.take(o.then.hand, cells.Len())
		if !has || o.then.covered&cells != 0 {
			return false
		}
		o.tiles, o.then = append(o.tiles, cells), partBoard{o.then.covered | cells, hand}
		return true
	}
	if !lay(cells) {
		return o, false
	}
	for _, image := range d.images {
		if twin := image(cells); !slices.Contains(o.tiles, twin) && !lay(twin) {
			return o, false
		}
	}
	return o, true
}

// tileOf returns the tile with the given cells of the square.
func tileOf(cells Set) Tile {
	at, n := int8(cells.First()), int8(cells.Len())
	w := int8(bits.TrailingZeros64(^uint64(cells >> at)))
	return Tile{Point{at % 8, at / 8}, w, n / w}
}

// These functions map holes of the 8×8 board. halfTurned turns it by half, quarter and
// threeQuarters turn it clockwise, mirrored swaps left and right, and flipped swaps bottom and top.
func halfTurned(s Set) Set    { return Set(bits.Reverse64(uint64(s))) }
func flipped(s Set) Set       { return Set(bits.ReverseBytes64(uint64(s))) }
func mirrored(s Set) Set      { return flipped(halfTurned(s)) }
func threeQuarters(s Set) Set { return halfTurned(quarter(s)) }

func quarter(s Set) Set {
	var turned Set
	for _, h := range s.Slice() {
		turned |= SetOf(h%8*8 + h/8) // columns become rows
	}
	return flipped(turned)
}
