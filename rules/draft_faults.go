package rules

import "slices"

// DraftFault is one thing that keeps a draft from being a board.
type DraftFault struct {
	Kind  DraftFaultKind
	Tiles []int // the numbers of the tiles it is about, in their order
	Worth int   // of tiles that are too many or missing
	Count int   // how many of them
}

// DraftFaultKind says what is wrong. The words are stable.
type DraftFaultKind string

// The faults of a draft.
const (
	DraftOutside DraftFaultKind = "outside"  // a tile sticks out of the frame
	DraftOverlap DraftFaultKind = "overlap"  // two tiles lie on each other
	DraftApart   DraftFaultKind = "apart"    // tiles are not joined edge to edge with the most others
	DraftTooMany DraftFaultKind = "too-many" // more tiles of a worth than a game has; the last ones are named
	DraftMissing DraftFaultKind = "missing"  // fewer tiles of a worth than a game has
)

// Faults returns everything that keeps d from being a board, in the order of the
// kinds: each tile that sticks out, each pair that overlaps, each group of joined
// tiles but the largest, each worth from six down. Overlapping tiles are joined. It
// is empty exactly if Board returns a board.
func (d Draft) Faults() []DraftFault {
	var outside, overlap, apart, many, missing []DraftFault
	tiles := d.tiles[:d.placed]
	for i, t := range tiles {
		if !t.inFrame() {
			outside = append(outside, DraftFault{Kind: DraftOutside, Tiles: []int{i}})
		}
		for j := i + 1; j < len(tiles); j++ {
			if t.overlaps(tiles[j]) {
				overlap = append(overlap, DraftFault{Kind: DraftOverlap, Tiles: []int{i, j}})
			}
		}
	}
	for _, g := range d.strays() {
		apart = append(apart, DraftFault{Kind: DraftApart, Tiles: g})
	}
	for worth, left := range d.balance() {
		switch {
		case left > 0:
			missing = append(missing, DraftFault{Kind: DraftMissing, Worth: worth, Count: left})
		case left < 0:
			many = append(many, DraftFault{DraftTooMany, d.last(worth, -left), worth, -left})
		}
	}
	slices.Reverse(many)
	slices.Reverse(missing)
	return slices.Concat(outside, overlap, apart, many, missing)
}

// strays returns the groups of joined tiles but the largest, or the first of the
// largest, in the order of their lowest numbers.
func (d Draft) strays() [][]int {
	var groups [][]int
	largest := 0
	var grouped [MaxDrafted]bool
	for i := range int(d.placed) {
		if grouped[i] {
			continue
		}
		grouped[i] = true
		group := []int{i}
		for at := 0; at < len(group); at++ {
			for j := range int(d.placed) {
				if !grouped[j] && d.tiles[group[at]].joins(d.tiles[j]) {
					grouped[j] = true
					group = append(group, j)
				}
			}
		}
		slices.Sort(group)
		groups = append(groups, group)
		if len(group) > len(groups[largest]) {
			largest = len(groups) - 1
		}
	}
	if len(groups) < 2 {
		return nil
	}
	return slices.Delete(groups, largest, largest+1)
}

// joins reports whether t and o touch edge to edge or overlap.
func (t Tile) joins(o Tile) bool { return t.overlaps(o) || t.edges(o) > 0 }

// last returns the numbers of the n tiles of a worth that were placed last.
func (d Draft) last(worth, n int) []int {
	var all []int
	for i, t := range d.tiles[:d.placed] {
		if t.Holes() == worth {
			all = append(all, i)
		}
	}
	return all[len(all)-n:]
}

// Board returns the board that d is, in the lower left corner of a frame as wide as
// it is, or a *BoardError with the first of the faults found.
func (d Draft) Board() (*Board, error) {
	b, err := NewBoard(Frame, d.tiles[:d.placed])
	if err != nil {
		return nil, err
	}
	return b.Turned(0), nil
}
