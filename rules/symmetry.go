package rules

import (
	"math/bits"
	"slices"

	"kulami/rules/internal/random"
)

// Symmetry is a kind of symmetry that a board can have.
type Symmetry int8

// The symmetries that 8×8 boards can have. No board is symmetric about a diagonal,
// because only four of the five tiles of four holes fit on it.
const (
	HalfTurn    Symmetry = iota // the same after half a turn
	Mirror                      // left and right mirror each other
	QuarterTurn                 // the same after a quarter turn
	TwoMirrors                  // left and right mirror each other, and so do top and bottom
)

// Symmetries returns all symmetries in the order in which they are offered.
func Symmetries() []Symmetry { return []Symmetry{HalfTurn, Mirror, QuarterTurn, TwoMirrors} }

var symmetries = [...]struct {
	name   string
	boards int
	images []func(Set) Set // the maps of holes under which the board stays the same, on 8×8 holes
}{
	HalfTurn:    {"half-turn", 4182, []func(Set) Set{halfTurned}},
	Mirror:      {"mirror", 14390, []func(Set) Set{mirrored}},
	QuarterTurn: {"quarter-turn", 58, []func(Set) Set{quarter, halfTurned, threeQuarters}},
	TwoMirrors:  {"two-mirrors", 36, []func(Set) Set{halfTurned, mirrored, flipped}},
}

// String returns the symmetry as one stable word.
func (s Symmetry) String() string { return symmetries[s].name }

// Boards returns how many 8×8 boards have the symmetry: 4182, 14390, 58 or 36.
func (s Symmetry) Boards() int { return symmetries[s].boards }

// DealSymmetric draws a board uniformly from all 8×8 boards that have the
// symmetry, which must be one of the constants. The same seed and symmetry give the same board for ever.
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

// symmetricDeal fills the square in reading order, each tile together with its
// images, and counts the ways to complete it.
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

// orbit is a tile with its images, and the board when they are laid.
type orbit struct {
	tiles []Set
	then  partBoard
}

func newSymmetricDeal(s Symmetry) *symmetricDeal {
	return &symmetricDeal{symmetries[s].images, newHands(Stock()), map[partBoard]int{}}
}

func (d *symmetricDeal) start() partBoard { return partBoard{hand: d.hands.all} }

// count returns the number of ways to fill up p.
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

// orbits returns the tiles, with their images, that can be laid on the first free
// place, in the order of their letters.
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

// orbit lays a tile and its images. It reports false if the hand does not have them,
// or one would overlap another.
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

// tileOf returns the tile that covers cells of the square.
func tileOf(cells Set) Tile {
	at, n := int8(cells.First()), int8(cells.Len())
	w := int8(bits.TrailingZeros64(^uint64(cells >> at)))
	return Tile{Point{at % 8, at / 8}, w, n / w}
}

// halfTurned, mirrored, flipped, quarter and threeQuarters map holes of the 8×8 board
// to their places after half a turn, after left and right or bottom and top change
// places, and after one or three quarter turns clockwise.
func halfTurned(s Set) Set    { return Set(bits.Reverse64(uint64(s))) }
func flipped(s Set) Set       { return Set(bits.ReverseBytes64(uint64(s))) }
func mirrored(s Set) Set      { return flipped(halfTurned(s)) }
func threeQuarters(s Set) Set { return halfTurned(quarter(s)) }

func quarter(s Set) Set {
	var turned Set
	for h := range s.All() {
		turned |= SetOf(h%8*8 + h/8) // columns become rows
	}
	return flipped(turned)
}
