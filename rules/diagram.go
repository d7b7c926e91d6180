package rules

import (
	"strconv"
	"strings"
)

// Marbles is the number of marbles of each side.
const Marbles = 28

// Diagram holds the marbles on a board without the order of the moves, which a count does not need.
// Arrays are indexed by Side. The position code does not define the colour of First.
//
// A Diagram is a small value. Two on the same *Board are equal (==) exactly if they have the same
// marbles and the same last marbles. The zero value is not a diagram; begin with NewDiagram.
type Diagram struct {
	Board   *Board
	Marbles [2]Set  // First has the digits 1 and 3, Second 2 and 4
	Last    [2]Hole // the marble marked 3 or 4, or NoHole
}

// NewDiagram returns the empty board b.
func NewDiagram(b *Board) Diagram { return Diagram{Board: b, Last: [2]Hole{NoHole, NoHole}} }

// Diagram returns the marbles of p with the last marble of each side marked.
func (p Position) Diagram() Diagram {
	d := Diagram{p.board, p.marbles, [2]Hole{NoHole, NoHole}}
	if p.last != NoHole {
		d.Last[p.Turn().Other()] = p.last
	}
	d.Last[p.Turn()] = p.before
	return d
}

// At returns the side of the marble in h, or Nobody.
func (d Diagram) At(h Hole) Side { return Position{marbles: d.Marbles}.At(h) }

// Set puts a marble of s into h and removes the marble that was there. Nobody empties the hole. It
// also removes the mark of a last marble in h. Set does nothing for NoHole.
func (d Diagram) Set(h Hole, s Side) Diagram {
	for side := range d.Marbles {
		d.Marbles[side] &^= h.bit()
		if d.Last[side] == h {
			d.Last[side] = NoHole
		}
	}
	if s != Nobody {
		d.Marbles[s] |= h.bit()
	}
	return d
}

// Position returns the marbles as a position without last moves, to draw it: every empty hole is
// legal. To play on, use NewPosition.
func (d Diagram) Position(r Ruleset) Position {
	p := Start(d.Board, r)
	p.marbles = d.Marbles
	return p
}

// Score counts the marbles under the rules r.
func (d Diagram) Score(r Ruleset) Score { return Count(d.Board, r, d.Marbles) }

// MarbleFault is a reason why no game can have these marbles. Such marbles can still be counted.
type MarbleFault struct {
	Kind MarbleFaultKind
	Side Side // owner of the marbles that are too many or wrongly marked as last
	// MarblesTooMany: the side's marbles; MarblesUneven: its surplus over the other side; else 0
	Count int
}

// MarbleFaultKind names the fault. The values are stable. It is an error, so that errors.Is(err,
// MarblesUneven) finds it in a MarbleFault.
type MarbleFaultKind string

// The faults of marbles. Diagram.Faults reports the first two, NewPosition all.
const (
	// more than the 28 of a side, or than the rules let it play
	MarblesTooMany MarbleFaultKind = "too-many"
	MarblesUneven  MarbleFaultKind = "uneven"  // more than taking turns allows
	MarblesOverlap MarbleFaultKind = "overlap" // marbles of both sides in one hole
	// the last move, or the move before it, is not a marble of the side that made it
	MarblesLast  MarbleFaultKind = "last"
	MarblesOrder MarbleFaultKind = "order" // the last move is illegal after the move before it
)

// Error returns the value itself.
func (k MarbleFaultKind) Error() string { return string(k) }

// Error describes the fault in English, for developers.
func (f MarbleFault) Error() string {
	s := "marbles of " + f.Side.String() + ": " + string(f.Kind)
	if f.Count > 0 {
		s += " by " + strconv.Itoa(f.Count)
	}
	return s
}

// Is reports whether target is the Kind of f, for errors.Is.
func (f MarbleFault) Is(target error) bool { return target == f.Kind }

// Faults returns the reasons why no game can have these marbles: too many of First, too many of
// Second, an uneven number. Either side can have one more, because the diagram does not know who
// began.
func (d Diagram) Faults() []MarbleFault {
	var all []MarbleFault
	counts := [2]int{d.Marbles[First].Len(), d.Marbles[Second].Len()}
	for side, n := range counts {
		if n > Marbles {
			all = append(all, MarbleFault{MarblesTooMany, Side(side), n})
		}
	}
	for side := First; side <= Second; side++ {
		if lead := counts[side] - counts[side.Other()]; lead > 1 {
			all = append(all, MarbleFault{MarblesUneven, side, lead})
		}
	}
	return all
}

// String returns the position code in a frame of width ten. ParseDiagram reads it unless a side has
// too many marbles. The letters are b–e for tiles of six, f–j for fours, k–n for threes and o–r for
// twos, in the order of the board.
func (d Diagram) String() string {
	letters := [7]byte{6: 'b', 4: 'f', 3: 'k', 2: 'o'}
	code := []byte(strings.Repeat("a0", Frame*Frame))
	place := func(h Hole) []byte { return code[diagramPlace(d.Board.points[h]):] }
	for i, t := range d.Board.tiles {
		for _, h := range d.Board.tileHoles[i].Slice() {
			place(h)[0] = letters[t.Holes()]
		}
		letters[t.Holes()]++
	}
	for side, marbles := range d.Marbles {
		for _, h := range marbles.Slice() {
			place(h)[1] = byte('1' + side)
			if h == d.Last[side] {
				place(h)[1] = byte('3' + side)
			}
		}
	}
	return string(code)
}

// diagramPlace returns the index of the letter for p in a position code.
func diagramPlace(p Point) int { return 2 * (int(Frame-1-p.Y)*Frame + int(p.X)) }

// ParseDiagram reads the position code of 200 characters that several Kulami programs share. It
// lists the 10×10 places of the frame row by row from the top. Each place is a letter for the tile
// ("a" for no hole) and a digit. The digit is 0 for an empty hole and 1 or 2 for a marble; a
// dialect writes 3 or 4 for the last marbles. Blanks and line breaks are ignored.
//
// Errors are a *ParseError with FaultNoRecord for any other text. The fault is FaultMarbles for
// more than 28 marbles of a side, two last marbles of a side or marbles outside the board. Tiles
// that do not form a board give a *BoardError.
func ParseDiagram(text string) (Diagram, error) {
	code := strings.Join(strings.Fields(text), "")
	if len(code) != 2*Frame*Frame {
		return Diagram{}, oneFault(FaultNoRecord)
	}
	var grid [Frame][Frame]byte
	for i := range Frame * Frame {
		c, digit := code[2*i], code[2*i+1]
		isLetter := 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z'
		if !isLetter || digit < '0' || digit > '4' {
			return Diagram{}, oneFault(FaultNoRecord)
		}
		if c != 'a' {
			grid[Frame-1-i/Frame][i%Frame] = c
		} else if digit != '0' {
			return Diagram{}, oneFault(FaultMarbles)
		}
	}
	b, err := boardOfGrid(Frame, &grid)
	if err != nil {
		return Diagram{}, err
	}
	d := NewDiagram(b)
	for h, p := range b.points {
		digit := code[diagramPlace(p)+1]
		if digit == '0' {
			continue
		}
		side := Side((digit - '1') % 2)
		d.Marbles[side] |= Hole(h).bit()
		if digit >= '3' {
			if d.Last[side] != NoHole {
				return Diagram{}, oneFault(FaultMarbles)
			}
			d.Last[side] = Hole(h)
		}
	}
	if d.Marbles[First].Len() > Marbles || d.Marbles[Second].Len() > Marbles {
		return Diagram{}, oneFault(FaultMarbles)
	}
	return d, nil
}
