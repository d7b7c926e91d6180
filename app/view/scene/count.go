package scene

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/board"
	"kulami/app/dom"
	"kulami/app/game"
	"kulami/rules"
)

// Arithmetic draws a score as a table with a column for each of the sides.
func (v Scene) Arithmetic(b *rules.Board, s rules.Score, names [2]string, sides ...rules.Side) app.HTMLDiv {
	t := v.Text
	row := func(class, name string, details [2]string, points [2]int) app.UI {
		cells := []app.UI{app.Th().Scope("row").Text(name)}
		for _, side := range sides {
			cells = append(cells, app.Td().Body(
				app.B().Text(points[side]),
				app.Span().Class("sum").Text(details[side])))
		}
		return app.Tr().Class(class).Body(cells...)
	}
	rows := []app.UI{
		row("", t.CountTiles, TileSums(b, s), s.Base),
		dom.Only(s.Rules.Area != rules.NoArea, row("", t.CountArea, v.areaSums(s), s.AreaPoints)),
		dom.Only(s.Rules.Lines != rules.NoLines, row("", t.CountLines, v.lineSums(s), s.LinePoints)),
		dom.Only(s.Rules.Handicap != 0, row("", t.Handicap, [2]string{}, s.Handicap())),
		row("total", t.CountTotal, [2]string{}, s.Totals()),
	}
	return app.Div().Class("count").DataSet("state", "count").Body(app.Table().Body(v.CountHead(names, sides...), app.TBody().Body(rows...)))
}

// ShortNames returns the names of the players for the head of a narrow column.
func (v Scene) ShortNames(players game.Players) [2]string {
	names := v.Sides()
	for side := rules.First; side <= rules.Second; side++ {
		switch {
		case players.At(side).Computer():
			names[side] = v.Text.OpponentComputer
		case players.Person() == side:
			names[side] = v.Text.You
		}
	}
	return names
}

// CountHead draws the head of a table with a column for each of the sides.
func (v Scene) CountHead(names [2]string, sides ...rules.Side) app.UI {
	head := []app.UI{app.Th().Scope("col").Body(app.Span().Class("unseen").Text(v.Text.Count))}
	for _, side := range sides {
		head = append(head, app.Th().Scope("col").Body(board.Marble(side), app.Span().Text(names[side])))
	}
	return app.THead().Body(app.Tr().Body(head...))
}

// TileSums returns the tiles of each side as a sum by worth: "3×6 + 2×4".
func TileSums(b *rules.Board, s rules.Score) (sums [2]string) {
	var number [2][7]int
	for i, owner := range s.Owners {
		if owner != rules.Nobody {
			number[owner][b.Tile(i).Holes()]++
		}
	}
	for side := range 2 {
		var terms []string
		for worth := 6; worth >= 2; worth-- {
			if n := number[side][worth]; n > 0 {
				terms = append(terms, strconv.Itoa(n)+"×"+strconv.Itoa(worth))
			}
		}
		sums[side] = strings.Join(terms, " + ")
	}
	return sums
}

// areaSums returns the sizes of the largest areas. If the difference counts, it compares them: "17
// − 12" and "12 < 17".
func (v Scene) areaSums(s rules.Score) (sums [2]string) {
	for side := rules.First; side <= rules.Second; side++ {
		own, other := s.Areas[side].Holes.Len(), s.Areas[side.Other()].Holes.Len()
		switch {
		case s.Rules.Area == rules.AreaTiles:
			sums[side] = v.Text.AreaSum(own, s.Areas[side].Tiles)
		case own > other:
			sums[side] = strconv.Itoa(own) + " − " + strconv.Itoa(other)
		default:
			sums[side] = v.notMore(own, other)
		}
	}
	return sums
}

// notMore returns the comparison for a side that scores no difference.
func (v Scene) notMore(own, other int) string {
	if own == other {
		return v.Text.Colon(strconv.Itoa(own)+" = "+strconv.Itoa(other), v.Text.NeitherScores)
	}
	return strconv.Itoa(own) + " < " + strconv.Itoa(other)
}

// lineSums returns the lengths of the lines. If the difference counts, it compares them: "(5 + 5 +
// 5) − 12" and "7 + 5 = 12 < 15".
func (v Scene) lineSums(s rules.Score) (sums [2]string) {
	for side := rules.First; side <= rules.Second; side++ {
		terms := dom.Each(s.Lines[side], func(l rules.Line) string { return strconv.Itoa(l.Len) })
		sums[side] = strings.Join(terms, " + ")
		own, other := s.LineTotal(side), s.LineTotal(side.Other())
		switch {
		case s.Rules.Lines != rules.LineDifference || own == 0 || other == 0:
		case own > other:
			if len(terms) > 1 {
				sums[side] = "(" + sums[side] + ")"
			}
			sums[side] += " − " + strconv.Itoa(other)
		case len(terms) > 1:
			sums[side] += " = " + v.notMore(own, other)
		default:
			sums[side] = v.notMore(own, other)
		}
	}
	return sums
}
