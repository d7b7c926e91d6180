package rules

// hands numbers the multisets of tiles, hands, that a stock allows: 0 is the empty
// one, and each tile adds the unit of its worth.
type hands struct {
	stock [7]int
	unit  [7]int    // by worth
	all   int       // the hand of all tiles
	of    [][]int   // the hands by area
	slot  []int8    // the place of each hand among those of its area
	more  [7][]int8 // that of the hand with one more tile, by its worth; -1 if the stock has none
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

// tiles returns how many tiles of a worth are in hand.
func (h *hands) tiles(hand, worth int) int { return hand / h.unit[worth] % (h.stock[worth] + 1) }

// take returns hand without a tile of the given worth, if it has one.
func (h *hands) take(hand, worth int) (rest int, ok bool) {
	return hand - h.unit[worth], h.tiles(hand, worth) > 0
}
