package rules

import "strings"

// Diagram is marbles on a board without the order in which they were played:
// they can be counted (Count), and the board can be played on. Arrays are indexed
// by Side; which colour First is, the code does not say.
type Diagram struct {
	Board   *Board
	Marbles [2]Set  // First has the digits 1 and 3, Second 2 and 4
	Last    [2]Hole // the marble marked 3 or 4, or NoHole
}

// ParseDiagram reads the position code of 200 characters that several Kulami
// programs share: the 10×10 places of the frame row by row from the top, each a
// letter for the tile ("a" is no hole) and a digit, 0 for empty, 1 and 2 for the
// sides' marbles, 3 and 4 for their last ones in the dialect that marks them.
// Blanks and line breaks do not count. What is no such code is a *ParseError with
// FaultNoRecord; one with more than 28 marbles of a side, two last marbles, or
// marbles beside the board, with FaultMarbles. Tiles that are no board are a
// *BoardError.
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
	d := Diagram{Board: b, Last: [2]Hole{NoHole, NoHole}}
	for h, p := range b.points {
		digit := code[2*(int(Frame-1-p.Y)*Frame+int(p.X))+1]
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
	if d.Marbles[First].Len() > 28 || d.Marbles[Second].Len() > 28 {
		return Diagram{}, oneFault(FaultMarbles)
	}
	return d, nil
}
