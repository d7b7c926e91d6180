package analysis

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/desk"
	"kulami/app/dom"
	"kulami/app/screen/analysis"
	"kulami/app/view/controls"
	"kulami/app/view/scene"
	"kulami/rules"
	"kulami/rules/facts"
)

// whatIf draws the switch for the tile with the focus, which a long press on a tile is, too, and what the count would be
// if the tile chosen changed hands.
func (v *Screen) whatIf() app.UI {
	_, chosen := v.State.Considered()
	ask := controls.Control("button what-if-ask", "what-if").Aria("pressed", chosen).Body(
		app.Strong().Text(v.Text.WhatIf), app.Span().Text(v.Text.HoldTile))
	return app.Div().Class("what-ifs").Body(append([]app.UI{ask}, dom.Each(v.State.Takings(), v.taking)...)...)
}

// taking draws the count with and without the marbles with which a side takes a tile, and
// the difference of its parts where there is more than tiles.
func (v *Screen) taking(taking facts.Taking) app.UI {
	t, now, then := v.Text, taking.Now, taking.Then
	words := app.P().Class("task").Text(v.takingWords(taking))
	if !taking.Possible() {
		return app.Div().Class("what-if").DataSet("taken", taking.Side.String()).DataSet("holes", "").Body(words)
	}
	row := func(class, name string, first, second any) app.UI {
		return app.Tr().Class(class).Body(app.Th().Scope("row").Text(name), app.Td().Text(first), app.Td().Text(second))
	}
	change := func(class, name string, then, now [2]int) app.UI {
		return row(class, name, scene.ShortPoints(100*(then[0]-now[0])), scene.ShortPoints(100*(then[1]-now[1])))
	}
	area, lines := now.Rules.Area != rules.NoArea, now.Rules.Lines != rules.NoLines
	rows := []app.UI{
		row("", t.CountNow, now.Total(rules.First), now.Total(rules.Second)),
		row("", t.CountAfter, then.Total(rules.First), then.Total(rules.Second)),
		change("total", t.CountChange, then.Totals(), now.Totals()),
		dom.Only(area || lines, change("part", t.CountTiles, then.Base, now.Base)),
		dom.Only(area, change("part", t.CountArea, then.AreaPoints, now.AreaPoints)),
		dom.Only(lines, change("part", t.CountLines, then.LinePoints, now.LinePoints)),
	}
	return app.Div().Class("what-if").DataSet("taken", taking.Side.String()).DataSet("holes", strings.Join(v.takenHoles(taking), " ")).Body(words,
		app.Div().Class("count").Body(app.Table().Body(v.CountHead(v.Sides(), rules.First, rules.Second), app.TBody().Body(rows...))))
}

// takenHoles are the names of the holes with which a tile is taken.
func (v *Screen) takenHoles(taking facts.Taking) []string {
	return dom.Each(taking.Holes.Slice(), v.Board.Name)
}

// takingWords says with which holes a side takes a tile, or that it cannot.
func (v *Screen) takingWords(taking facts.Taking) string {
	side, worth := v.Sides()[taking.Side], v.Board.Tile(taking.Tile).Holes()
	if !taking.Possible() {
		return v.Text.CannotTake(side, worth)
	}
	return v.Text.TakesTile(v.Listed(v.takenHoles(taking)), side, worth)
}

// whatIfWords is what changes if the tile considered changes hands, for a screen reader.
func (v *Screen) whatIfWords() string {
	takings := v.State.Takings()
	if len(takings) == 0 {
		return v.Text.WhatIfNone + "."
	}
	var said []string
	for _, taking := range takings {
		said = append(said, v.takingWords(taking))
		if taking.Possible() {
			said = append(said, v.Text.Colon(v.Text.CountNow, v.Tally(taking.Now.Totals(), rules.Nobody)),
				v.Text.Colon(v.Text.CountAfter, v.Tally(taking.Then.Totals(), rules.Nobody)))
		}
	}
	return strings.Join(said, " ")
}

// considerTile asks for the tile that has the focus, or ends that.
func considerTile(p scene.Pressed) desk.Msg {
	a, ok := p.Model.Screen().(analysis.Screen)
	if _, chosen := a.Considered(); !ok || chosen {
		return analysis.ConsiderTile{Tile: -1}
	}
	return analysis.ConsiderTile{Tile: a.BoardShown().TileOf(a.Focus)}
}
