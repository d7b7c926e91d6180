package view

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/board"
	"kulami/app/play"
	"kulami/rules"
	"kulami/rules/facts"
)

// whatIf draws the choice of a tile, and what the count would be if the tile chosen changed
// hands.
func (v analysisScreen) whatIf() app.UI {
	t, a := v.text, v.analysis
	owners := a.Position().Score().Owners
	tiles := []option{{"", t.WhatIfNone}}
	for i, owner := range owners {
		tile := v.board.Tile(i)
		label := t.Colon(tile.String(), strconv.Itoa(tile.Holes()))
		if owner != rules.Nobody {
			label += ", " + v.sides()[owner]
		}
		tiles = append(tiles, option{strconv.Itoa(i), label})
	}
	chosen := ""
	if tile, ok := a.Considered(); ok {
		chosen = strconv.Itoa(tile)
	}
	parts := []app.UI{app.Form().Class("form").DataSet("form", "what-if").Body(choice("tile", t.WhatIf, chosen, tiles))}
	for _, taking := range a.Takings() {
		parts = append(parts, v.taking(taking))
	}
	return app.Div().Class("what-ifs").Body(parts...)
}

// taking draws the count with and without the marbles with which a side takes a tile, and
// the difference of its parts where there is more than tiles.
func (v analysisScreen) taking(taking facts.Taking) app.UI {
	t, now, then := v.text, taking.Now, taking.Then
	words := app.P().Class("task").Text(v.takingWords(taking))
	if !taking.Possible() {
		return app.Div().Class("what-if").DataSet("taken", taking.Side.String()).DataSet("holes", "").Body(words)
	}
	row := func(class, name string, cell func(side rules.Side) string) app.UI {
		cells := []app.UI{app.Th().Scope("row").Text(name)}
		for side := rules.First; side <= rules.Second; side++ {
			cells = append(cells, app.Td().Text(cell(side)))
		}
		return app.Tr().Class(class).Body(cells...)
	}
	total := func(s rules.Score) func(rules.Side) string {
		return func(side rules.Side) string { return strconv.Itoa(s.Total(side)) }
	}
	change := func(part func(rules.Score) [2]int) func(rules.Side) string {
		return func(side rules.Side) string { return shortPoints(100 * (part(then)[side] - part(now)[side])) }
	}
	rows := []app.UI{row("", t.CountNow, total(now)), row("", t.CountThen, total(then)),
		row("total", t.CountChange, change(func(s rules.Score) [2]int { return [2]int{s.Total(0), s.Total(1)} }))}
	if now.Rules.Area != rules.NoArea || now.Rules.Lines != rules.NoLines {
		rows = append(rows, row("part", t.CountTiles, change(func(s rules.Score) [2]int { return s.Base })))
	}
	if now.Rules.Area != rules.NoArea {
		rows = append(rows, row("part", t.CountArea, change(func(s rules.Score) [2]int { return s.AreaPoints })))
	}
	if now.Rules.Lines != rules.NoLines {
		rows = append(rows, row("part", t.CountLines, change(func(s rules.Score) [2]int { return s.LinePoints })))
	}
	head := []app.UI{app.Th().Scope("col").Body(app.Span().Class("unseen").Text(t.Count))}
	for side, name := range v.sides() {
		head = append(head, app.Th().Scope("col").Body(board.Marble(rules.Side(side)), app.Span().Text(name)))
	}
	return app.Div().Class("what-if").DataSet("taken", taking.Side.String()).DataSet("holes", strings.Join(v.takenHoles(taking), " ")).Body(words,
		app.Div().Class("count").Body(app.Table().Body(app.THead().Body(app.Tr().Body(head...)), app.TBody().Body(rows...))))
}

// takenHoles are the names of the holes with which a tile is taken.
func (v analysisScreen) takenHoles(taking facts.Taking) (names []string) {
	for h := range taking.Holes.All() {
		names = append(names, v.board.Name(h))
	}
	return names
}

// takingWords says with which holes a side takes a tile, or that it cannot.
func (v analysisScreen) takingWords(taking facts.Taking) string {
	side, worth := v.sides()[taking.Side], v.board.Tile(taking.Tile).Holes()
	if !taking.Possible() {
		return v.text.CannotTake(side, worth)
	}
	return v.text.TakesTile(v.listed(v.takenHoles(taking)), side, worth)
}

// whatIfWords is what changes if the tile considered changes hands, for a screen reader.
func (v analysisScreen) whatIfWords() string {
	takings := v.analysis.Takings()
	if len(takings) == 0 {
		return v.text.WhatIfNone + "."
	}
	var said []string
	for _, taking := range takings {
		said = append(said, v.takingWords(taking))
		if taking.Possible() {
			for _, count := range []struct {
				name  string
				score rules.Score
			}{{v.text.CountNow, taking.Now}, {v.text.CountThen, taking.Then}} {
				totals := [2]int{count.score.Total(rules.First), count.score.Total(rules.Second)}
				said = append(said, v.text.Colon(count.name, v.tally(totals, rules.Nobody)))
			}
		}
	}
	return strings.Join(said, " ")
}

// tileForm says which tile is to change hands.
var tileForm = form{"what-if", func(*play.Model) []play.Msg {
	tile, err := strconv.Atoi(field("what-if", "tile", ""))
	if err != nil {
		tile = -1
	}
	return []play.Msg{play.ConsiderTile{Tile: tile}}
}}
