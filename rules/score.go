package rules

import "math/bits"

// MinLine is the minimum length of a line, in marbles.
const MinLine = 5

// Line is an unbroken straight run of five or more marbles of one side along a row, a column or a
// diagonal. It is as long as possible; a gap ends it. From is left of To, or below it in a column.
// A marble can be in up to four lines.
type Line struct {
	From, To Hole
	Dir      Direction
	Len      int
}

// Area is a group of marbles of one side, joined edge to edge across tile borders, but neither at
// corners nor across gaps. The zero value is the largest area of a side without marbles.
type Area struct {
	Holes Set
	Tiles int // number of tiles with marbles of the area
}

// Score is the count of a position with its reasons. Total is the sum of Base, the two bonuses and
// the handicap of Rules. Areas and Lines are set under every ruleset; only the bonuses depend on
// the ruleset. Arrays of two are indexed by Side.
type Score struct {
	Rules  Ruleset
	Owners [Tiles]Side // owners by tile; Nobody owns a tile with equal marbles
	Base   [2]int      // points of the owned tiles, 0…64
	// largest area of each side; of equal areas the one on most tiles, then the lowest
	Areas      [2]Area
	Lines      [2][]Line // all lines; under Rules.Orthogonal without diagonals
	AreaPoints [2]int    // the area bonus under Rules
	LinePoints [2]int    // the line bonus under Rules
}

// Count counts marbles on a board under the rules r. They are indexed by Side. No game has to lead
// to them, but the two sets must not overlap.
func Count(b *Board, r Ruleset, marbles [2]Set) Score {
	s := Score{Rules: r}
	for i, t := range b.tiles {
		lead := (marbles[First] & b.tileHoles[i]).Len() - (marbles[Second] & b.tileHoles[i]).Len()
		s.Owners[i] = Nobody
		switch {
		case lead > 0:
			s.Owners[i] = First
		case lead < 0:
			s.Owners[i] = Second
		default:
			continue
		}
		s.Base[s.Owners[i]] += t.Holes()
	}
	for side := First; side <= Second; side++ {
		s.Areas[side] = largestArea(b, marbles[side])
		s.Lines[side] = lines(b, marbles[side], r.Orthogonal)
	}
	s.AreaPoints = s.areaPoints()
	s.LinePoints = s.linePoints()
	return s
}

// largestArea returns the largest area of marbles. Of equal areas it takes the one on most tiles,
// because the bonus can depend on the tiles.
func largestArea(b *Board, marbles Set) Area {
	var best Area
	for rest := marbles; rest != 0; {
		holes := b.Area(rest.First(), marbles)
		rest &^= holes
		var tiles uint32
		for _, h := range holes.Slice() {
			tiles |= 1 << b.tileOf[h]
		}
		a := Area{holes, bits.OnesCount32(tiles)}
		if n, most := holes.Len(), best.Holes.Len(); n > most || n == most && a.Tiles > best.Tiles {
			best = a
		}
	}
	return best
}

// lines returns all lines of marbles by direction, each from its first hole. Orthogonal excludes
// diagonals.
func lines(b *Board, marbles Set, orthogonal bool) []Line {
	directions := []Direction{Row, Column, Rising, Falling}
	if orthogonal {
		directions = directions[:2]
	}
	var found []Line
	for _, d := range directions {
		var inside Set // holes with a marble of the run before them
		for _, h := range marbles.Slice() {
			if n := b.next[d][h]; marbles.Has(n) {
				inside |= n.bit()
			}
		}
		for _, h := range (marbles &^ inside).Slice() {
			l := Line{From: h, To: h, Dir: d, Len: 1}
			for n := b.next[d][h]; marbles.Has(n); n = b.next[d][n] {
				l.To = n
				l.Len++
			}
			if l.Len >= MinLine {
				found = append(found, l)
			}
		}
	}
	return found
}

// areaPoints returns the bonus of the side with the larger area. Equal areas give no bonus.
func (s Score) areaPoints() (points [2]int) {
	lead := s.Areas[First].Holes.Len() - s.Areas[Second].Holes.Len()
	side := First
	if lead < 0 {
		side, lead = Second, -lead
	}
	switch {
	case lead == 0:
	case s.Rules.Area == AreaDifference:
		points[side] = lead
	case s.Rules.Area == AreaTiles:
		points[side] = s.Areas[side].Tiles
	}
	return points
}

// linePoints returns the line bonuses: the difference for the side with the greater total length,
// or each side's own total.
func (s Score) linePoints() (points [2]int) {
	first, second := s.LineTotal(First), s.LineTotal(Second)
	switch s.Rules.Lines {
	case LineDifference:
		points = [2]int{max(0, first-second), max(0, second-first)}
	case LineSum:
		points = [2]int{first, second}
	}
	return points
}

// LineTotal returns the total length of the lines of side. A marble counts once in each of its
// lines.
func (s Score) LineTotal(side Side) int {
	n := 0
	for _, l := range s.Lines[side] {
		n += l.Len
	}
	return n
}

// Total returns the points of side: tiles, area bonus, line bonus and handicap.
func (s Score) Total(side Side) int {
	return s.Base[side] + s.AreaPoints[side] + s.LinePoints[side] + s.Rules.HandicapOf(side)
}

// Totals returns the points of both sides.
func (s Score) Totals() [2]int { return [2]int{s.Total(First), s.Total(Second)} }

// Handicap returns the handicap points of each side.
func (s Score) Handicap() [2]int {
	return [2]int{s.Rules.HandicapOf(First), s.Rules.HandicapOf(Second)}
}

// Lead returns the lead of side in points, negative if it is behind.
func (s Score) Lead(side Side) int { return s.Total(side) - s.Total(side.Other()) }

// Margin returns the lead of First.
func (s Score) Margin() int { return s.Lead(First) }

// Leader returns the side with more points, or Nobody.
func (s Score) Leader() Side {
	switch m := s.Margin(); {
	case m > 0:
		return First
	case m < 0:
		return Second
	}
	return Nobody
}
