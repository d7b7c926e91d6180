package rules

import "math/bits"

// DraftFault is one reason why a draft is not a board.
type DraftFault struct {
	Kind  DraftFaultKind
	Tiles []int // numbers of the tiles concerned, ascending
	Worth int   // DraftTooMany, DraftMissing: worth of the tiles
	Count int   // DraftTooMany, DraftMissing: number of tiles
}

// DraftFaultKind names the fault. The values are stable.
type DraftFaultKind string

// The faults of a draft.
const (
	DraftOutside DraftFaultKind = "outside" // a tile extends beyond the frame
	DraftOverlap DraftFaultKind = "overlap" // two tiles overlap
	// tiles are not joined edge to edge to the largest group
	DraftApart DraftFaultKind = "apart"
	// more tiles of a worth than a game has; Tiles names the last ones
	DraftTooMany DraftFaultKind = "too-many"
	DraftMissing DraftFaultKind = "missing" // fewer tiles of a worth than a game has
)

// Faults returns all reasons why d is not a board, in the order of the kinds. It reports each tile
// beyond the frame, each overlapping pair, each group apart from the largest, and each worth from
// six down. Overlapping tiles count as joined. The result is empty exactly if Board returns a
// board.
func (d Draft) Faults() []DraftFault {
	var all []DraftFault
	tiles := d.tiles[:d.placed]
	for i, t := range tiles {
		if !t.inFrame() {
			all = append(all, DraftFault{Kind: DraftOutside, Tiles: []int{i}})
		}
	}
	for i, t := range tiles {
		for j := i + 1; j < len(tiles); j++ {
			if t.overlaps(tiles[j]) {
				all = append(all, DraftFault{Kind: DraftOverlap, Tiles: []int{i, j}})
			}
		}
	}
	for _, g := range d.separate() {
		all = append(all, DraftFault{Kind: DraftApart, Tiles: g})
	}
	left := d.balance()
	for worth := len(left) - 1; worth > 0; worth-- {
		if n := -left[worth]; n > 0 {
			all = append(all, DraftFault{DraftTooMany, d.last(worth, n), worth, n})
		}
	}
	for worth := len(left) - 1; worth > 0; worth-- {
		if n := left[worth]; n > 0 {
			all = append(all, DraftFault{Kind: DraftMissing, Worth: worth, Count: n})
		}
	}
	return all
}

// separate returns the groups of joined tiles except the largest, in the order of their lowest
// numbers. If several are largest, it leaves out the first.
func (d Draft) separate() [][]int {
	var groups [][]int
	largest := 0
	for rest := uint64(1)<<d.placed - 1; rest != 0; {
		group := d.joined(rest & -rest)
		rest &^= group
		var tiles []int
		for ; group != 0; group &= group - 1 {
			tiles = append(tiles, bits.TrailingZeros64(group))
		}
		if groups = append(groups, tiles); len(tiles) > len(groups[largest]) {
			largest = len(groups) - 1
		}
	}
	if len(groups) < 2 {
		return nil
	}
	return append(groups[:largest], groups[largest+1:]...)
}

// joined returns all tiles that are joined to group, the group included; bit i is tile i.
func (d Draft) joined(group uint64) uint64 {
	for i := range d.tiles[:d.placed] {
		for j := range d.tiles[:d.placed] {
			if group>>i&1 > group>>j&1 && d.tiles[i].joins(d.tiles[j]) {
				return d.joined(group | 1<<j)
			}
		}
	}
	return group
}

// joins reports whether t and o touch edge to edge or overlap.
func (t Tile) joins(o Tile) bool { return t.overlaps(o) || t.edges(o) > 0 }

// last returns the numbers of the n latest tiles of a worth.
func (d Draft) last(worth, n int) []int {
	var all []int
	for i, t := range d.tiles[:d.placed] {
		if t.Holes() == worth {
			all = append(all, i)
		}
	}
	return all[len(all)-n:]
}

// Board returns d as a board in the lower left corner of a frame of its own width. It returns a
// *BoardError with the first fault if d is not a board.
func (d Draft) Board() (*Board, error) {
	b, err := NewBoard(Frame, d.tiles[:d.placed])
	if err != nil {
		return nil, err
	}
	return b.Turned(0), nil
}
