package rules

// hands numbers the hands, the multisets of tiles that a stock allows. Hand 0 is empty; each tile
// adds the unit of its worth.
type hands struct {
	stock [7]int
	unit  [7]int  // by worth
	all   int     // the hand of all tiles
	of    [][]int // the hands of each area, in holes
	slot  []int8  // index of each hand in the list of its area
	// by worth: slot of the hand with one tile more, or -1 if the stock has no tile left
	more [7][]int8
}

func newHands(stock [7]int) hands {
	h := hands{stock: stock}
	count, area := 1, 0
	for worth, n := range stock {
		h.unit[worth] = count
		h.all += n * count
		count *= n + 1
		area += n * worth
	}
	h.of, h.slot = make([][]int, area+1), make([]int8, count)
	for hand := range count {
		area := 0
		for worth := range stock {
			area += worth * h.tiles(hand, worth)
		}
		h.slot[hand] = int8(len(h.of[area]))
		h.of[area] = append(h.of[area], hand)
	}
	for worth, n := range stock {
		for hand := range count {
			slot := int8(-1)
			if h.tiles(hand, worth) < n {
				slot = h.slot[hand+h.unit[worth]]
			}
			h.more[worth] = append(h.more[worth], slot)
		}
	}
	return h
}

// tiles returns the number of tiles of a worth in hand.
func (h *hands) tiles(hand, worth int) int { return hand / h.unit[worth] % (h.stock[worth] + 1) }

// take returns hand without a tile of the given worth. It reports false if hand has no such tile.
func (h *hands) take(hand, worth int) (rest int, ok bool) {
	return hand - h.unit[worth], h.tiles(hand, worth) > 0
}
