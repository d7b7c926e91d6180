package book

import (
	"fmt"
	"html/template"
	"strconv"
	"strings"

	"kulami/app/picture"
	"kulami/app/screen/course"
	"kulami/app/text"
	"kulami/rules"
)

// referenceExample holds the positions in the rule book. They are positions of the course, so that
// its players recognise them.
type referenceExample struct {
	placing, gap, stuck rules.Position
	worked              rules.Record // the game that is counted under every edition
	square              *rules.Board
}

func newReferenceExample() (e referenceExample) {
	e.square = rules.SheetSquare.Board()
	for _, l := range course.Lessons {
		rec, err := rules.ParseRecord(l.Record)
		if rec.IsZero() {
			panic(err) // the lessons are tested
		}
		switch p := rec.Position(); l.Name {
		case course.LessonClosed:
			e.placing = p
		case course.LessonGap:
			e.gap = p
		case course.LessonEnd:
			for _, h := range p.Legal().Slice() {
				if after := p.After(h); after.Over() {
					e.stuck = after
				}
			}
		case course.LessonArea:
			e.worked = rec
		}
	}
	return e
}

// boards returns the boards by the names of their pictures.
func (e referenceExample) boards() map[string]*rules.Board {
	return map[string]*rules.Board{"board.svg": e.worked.Board(), "square.svg": e.square}
}

// count counts the worked example under an edition.
func (e referenceExample) count(r rules.Ruleset) rules.Score {
	p := e.worked.Position()
	return rules.Count(e.worked.Board(), r, [2]rules.Set{p.Marbles(rules.First), p.Marbles(rules.Second)})
}

// referenceNames holds the tiles and lines of the worked example by name and points: "b9-c7 (6)".
type referenceNames struct { // by side
	Tiles, Lines [2][]string // tiles without an owner
	Tied         []string    // tiles that neither side owns
}

// names lists the tiles of the worked example by owner, and its lines. They are the same in all
// languages.
func (e referenceExample) names() (names referenceNames) {
	b := e.worked.Board()
	s := e.count(rules.Ruleset{Lines: rules.LineSum})
	named := func(name string, points int) string { return name + " (" + strconv.Itoa(points) + ")" }
	for i, owner := range s.Owners {
		tile := b.Tile(i)
		if owner == rules.Nobody {
			names.Tied = append(names.Tied, tile.String())
			continue
		}
		names.Tiles[owner] = append(names.Tiles[owner], named(tile.String(), tile.Holes()))
	}
	for side := range 2 {
		for _, l := range s.Lines[side] {
			names.Lines[side] = append(names.Lines[side], named(b.Name(l.From)+"–"+b.Name(l.To), l.Len))
		}
	}
	return names
}

// referenceEdition is an edition with its count of the worked example.
type referenceEdition struct {
	ID, Name, Sheet, SheetID string
	Points                   [2]int
	Winner                   [2]bool
	Note                     text.EditionNote
	Drawing                  template.HTML
	Count                    *referenceCount
	Play                     string // link to a game under the edition
}

// referenceCount is a count of the worked example as a table.
type referenceCount struct {
	Caption string
	Sides   [2]string
	Sums    []referenceSum
}

// referenceSum is a row of a count: for each side the calculation and the points.
type referenceSum struct {
	Label  string
	Sides  [2]struct{ Sum, Points string }
	Result bool
}

// addEditions counts and draws the worked example under every edition.
func (r *reference) addEditions(board referenceExample) {
	for _, e := range rules.Editions() {
		s := board.count(e.Rules)
		rec := rules.NewRecord(rules.SheetSquare.Board(), e.Rules)
		edition := referenceEdition{
			ID: "edition-" + e.Name, Name: r.App.EditionName.Of(e.Name), Sheet: r.Words.AllSheets,
			Points: s.Totals(), Winner: [2]bool{s.Leader() == rules.First, s.Leader() == rules.Second},
			Note: r.Words.EditionNote(e.Name), Count: r.count(r.Words.OnTheExample, board, e.Rules), Play: r.Root + "#" + rec.String(),
		}
		if e.Sheet != "" {
			edition.Sheet, edition.SheetID = r.Words.SheetNote(e.Sheet).Name, "sheet-"+e.Sheet
		}
		position := rules.Diagram{Board: board.worked.Board(), Marbles: [2]rules.Set{}}
		for side := range position.Marbles {
			position.Marbles[side] = board.worked.Position().Marbles(rules.Side(side))
		}
		edition.Drawing = r.illustrate(picture.Illustration{
			Position: position.Position(e.Rules), Words: fmt.Sprintf("%s: %s %d, %s %d", edition.Name, r.Sides[0], edition.Points[0], r.Sides[1], edition.Points[1]),
			Owners: true, Areas: e.Rules.Area != rules.NoArea, Lines: e.Rules.Lines != rules.NoLines,
		}, board)
		r.Editions = append(r.Editions, edition)
	}
}

// count returns the count of the worked example under an edition as a table.
func (r *reference) count(caption string, board referenceExample, edition rules.Ruleset) *referenceCount {
	return &referenceCount{caption, r.Sides, r.sums(board, board.count(edition))}
}

// sums returns the rows of a count: the tiles, the edition's bonuses, and the total.
func (r *reference) sums(board referenceExample, s rules.Score) []referenceSum {
	line := func(label string, points [2]int, sum func(rules.Side) string) referenceSum {
		out := referenceSum{Label: label}
		for side := rules.First; side <= rules.Second; side++ {
			out.Sides[side].Points = strconv.Itoa(points[side])
			out.Sides[side].Sum = sum(side)
		}
		return out
	}
	sums := []referenceSum{line(r.App.CountTiles, s.Base, func(side rules.Side) string { return tileSum(board.worked.Board(), s, side) })}
	if s.Rules.Area != rules.NoArea {
		sums = append(sums, line(r.App.CountArea, s.AreaPoints, func(side rules.Side) string { return r.areaSum(s, side) }))
	}
	if s.Rules.Lines != rules.NoLines {
		sums = append(sums, line(r.App.CountLines, s.LinePoints, func(side rules.Side) string { return lineSum(s, side) }))
	}
	total := line(r.App.CountTotal, s.Totals(), func(side rules.Side) string { return totalSum(s, side) })
	total.Result = true
	return append(sums, total)
}

// tileSum returns the worths of a side's tiles as a sum.
func tileSum(b *rules.Board, s rules.Score, side rules.Side) string {
	var terms []int
	for worth := 6; worth >= 2; worth-- {
		for i, owner := range s.Owners {
			if owner == side && b.Tile(i).Holes() == worth {
				terms = append(terms, worth)
			}
		}
	}
	return plus(terms)
}

// areaSum returns the calculation of the area bonus.
func (r *reference) areaSum(s rules.Score, side rules.Side) string {
	own, other := s.Areas[side].Holes.Len(), s.Areas[side.Other()].Holes.Len()
	switch {
	case s.Rules.Area == rules.AreaTiles:
		return r.App.AreaSum(own, s.Areas[side].Tiles)
	case s.AreaPoints[side] > 0:
		return minus(strconv.Itoa(own), other)
	}
	return strconv.Itoa(own)
}

// lineSum returns the calculation of the line bonus.
func lineSum(s rules.Score, side rules.Side) string {
	var terms []int
	for _, l := range s.Lines[side] {
		terms = append(terms, l.Len)
	}
	sum := plus(terms)
	if s.Rules.Lines == rules.LineDifference && s.LinePoints[side] > 0 {
		if len(terms) > 1 {
			sum = "(" + sum + ")"
		}
		return minus(sum, s.LineTotal(side.Other()))
	}
	if len(terms) > 1 && s.Rules.Lines == rules.LineDifference {
		sum += " =\u00a0" + strconv.Itoa(s.LineTotal(side))
	}
	return sum
}

// totalSum returns the parts of a total as a sum, or the empty text for a single part.
func totalSum(s rules.Score, side rules.Side) string {
	terms := []int{s.Base[side]}
	if s.Rules.Area != rules.NoArea {
		terms = append(terms, s.AreaPoints[side])
	}
	if s.Rules.Lines != rules.NoLines {
		terms = append(terms, s.LinePoints[side])
	}
	if len(terms) == 1 {
		return ""
	}
	return plus(terms)
}

// plus returns a sum that can break before its signs; for no terms, 0.
func plus(terms []int) string {
	if len(terms) == 0 {
		return "0"
	}
	words := make([]string, len(terms))
	for i, n := range terms {
		words[i] = strconv.Itoa(n)
	}
	return strings.Join(words, " +\u00a0")
}

// minus returns the text of a − b.
func minus(a string, b int) string { return a + " −\u00a0" + strconv.Itoa(b) }
