package compact

import (
	"slices"
	"strings"

	"kulami/rules"
)

// The moves of a game are one number. It starts from 1. From the last move to the first, the number
// is multiplied by the number of legal holes. Then the index of the move among them, from 0, is
// added. So the number takes no more bits than the choices need, and every number describes legal
// moves. The last move must have alternatives, so that 1 marks the end of a game.

// digits are the digits of base 64, in ascending order.
const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_"

// mostDigits is an upper bound of the number of digits of a whole game.
const mostDigits = 56

// number is a natural number in base 64, the least significant digit first, without zeros at the
// end.
type number []byte

// parseNumber reads 1 to mostDigits digits; the first must not be 0.
func parseNumber(text string) (number, bool) {
	if len(text) < 1 || len(text) > mostDigits || text[0] == '0' {
		return nil, false
	}
	n := make(number, len(text))
	for i := range n {
		d := strings.IndexByte(digits, text[len(text)-1-i])
		if d < 0 {
			return nil, false
		}
		n[i] = byte(d)
	}
	return n, true
}

func (n number) String() string {
	text := make([]byte, len(n))
	for i, d := range n {
		text[len(n)-1-i] = digits[d]
	}
	return string(text)
}

// timesPlus returns n·factor + more.
func (n number) timesPlus(factor, more int) number {
	var product number
	for _, d := range n {
		more += int(d) * factor
		product = append(product, byte(more%64))
		more /= 64
	}
	for ; more > 0; more /= 64 {
		product = append(product, byte(more%64))
	}
	return product
}

// divide returns n divided by divisor, and the remainder.
func (n number) divide(divisor int) (quotient number, rest int) {
	quotient = slices.Clone(n)
	for i := len(n) - 1; i >= 0; i-- {
		rest = rest*64 + int(n[i])
		quotient[i] = byte(rest / divisor)
		rest %= divisor
	}
	for len(quotient) > 0 && quotient[len(quotient)-1] == 0 {
		quotient = quotient[:len(quotient)-1]
	}
	return quotient, rest
}

func (n number) isOne() bool { return len(n) == 1 && n[0] == 1 }

// encodeMoves returns the number of the given legal moves from p on.
func encodeMoves(p rules.Position, moves []rules.Hole) number {
	var choices, places []int
	for _, h := range moves {
		legal := p.Legal()
		choices = append(choices, legal.Len())
		places = append(places, (legal & (1<<h - 1)).Len())
		p = p.After(h)
	}
	n := number{1}
	for i := len(moves) - 1; i >= 0; i-- {
		n = n.timesPlus(choices[i], places[i])
	}
	return n
}

// decodeMoves returns the moves from p on, at least one. It reports false if the game ends before
// the number.
func decodeMoves(p rules.Position, n number) (moves []rules.Hole, ok bool) {
	for len(moves) == 0 || !n.isOne() {
		legal := p.Legal()
		if legal == 0 || len(n) == 0 {
			return moves, false
		}
		var place int
		n, place = n.divide(legal.Len())
		h := legal.Slice()[place]
		moves = append(moves, h)
		p = p.After(h)
	}
	return moves, true
}
