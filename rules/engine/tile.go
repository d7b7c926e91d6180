package engine

// The search represents a tile by a code for its size and the number of marbles of each side. A
// tile whose owner cannot change any more is decided. All decided tiles of one size and owner share
// a code, because they count the same.
//
//	size 2    2:0  1:0  0:0  0:1  0:2  1:1     six of the codes
const (
	codes      = 64 // length of tables by code, a power of two
	knownCodes = 41 // codes in use
)

// tileCode is the meaning of a code.
type tileCode struct {
	size, first, second int8
	decided             bool
}

func (c tileCode) empty() int { return int(c.size - c.first - c.second) }

// margin returns the present points of the tile, for First.
func (c tileCode) margin() int {
	switch {
	case c.first > c.second:
		return int(c.size)
	case c.first < c.second:
		return -int(c.size)
	}
	return 0
}

// room returns the number of further marbles of the given side that gain the most points on the
// tile. Each is an upper bound of the points per marble, also for fewer marbles.
func (c tileCode) room(side int) (marbles, each int) {
	size, empty, behind := int(c.size), c.empty(), int(c.second-c.first)
	if side == 1 {
		behind = -behind
	}
	switch {
	case behind < 0 || behind > empty || empty == 0:
		return 0, 0
	case behind == 0:
		return 1, size
	case behind == empty:
		return behind, size / behind
	}
	return behind + 1, 2 * size / (behind + 1)
}

var (
	tileCodes []tileCode     // by code
	codeOf    [7][7][7]uint8 // by size, marbles of First, of Second
	swapped   [codes]uint8   // the code with exchanged sides
)

func init() {
	for _, size := range []int8{2, 3, 4, 6} {
		for first := int8(0); first <= size; first++ {
			for second := int8(0); first+second <= size; second++ {
				codeOf[size][first][second] = intern(size, first, second)
			}
		}
	}
	for i, c := range tileCodes {
		swapped[i] = codeOf[c.size][c.second][c.first]
	}
}

// intern returns the code of a tile, which decided tiles share.
func intern(size, first, second int8) uint8 {
	lead, rest := first-second, size-first-second
	c := tileCode{size, first, second, rest == 0 || lead > rest || -lead > rest}
	switch {
	case c.decided && lead > 0:
		c.first, c.second = size, 0
	case c.decided && lead < 0:
		c.first, c.second = 0, size
	}
	for i, known := range tileCodes {
		if known == c {
			return uint8(i)
		}
	}
	tileCodes = append(tileCodes, c)
	return uint8(len(tileCodes) - 1)
}
