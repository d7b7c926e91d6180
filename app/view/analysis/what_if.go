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

// whatIfHint explains how to ask about a tile, until the first use. A press asks about the tile
// with the focus.
func (v *Screen) whatIfHint() app.UI {
	if _, considered := v.State.Considered(); considered || v.State.Proving().On || v.Desk.Flags.WhatIf {
		return nil
	}
	return controls.MenuItem("what-if", "what-if", v.Text.HoldTile)
}

// whatIf draws the count if the considered tile changed hands.
func (v *Screen) whatIf() app.UI {
	return app.Div().Class("what-ifs").Body(
		app.Div().Body(dom.Each(v.State.Takings(), v.taking)...),
		controls.IconButton("what-if", "close", v.Text.Close).Aria("pressed", true))
}

// taking draws the lead with and without the marbles with which a side takes a tile. If a bonus
// changes, it also draws the parts that change.
func (v *Screen) taking(taking facts.Taking) app.UI {
	t, now, then := v.Text, taking.Before, taking.After
	answer := app.Div().Class("what-if").DataSet("taken", taking.Side.String()).DataSet("holes", strings.Join(v.takenHoles(taking), " "))
	words := app.P().Class("task").Text(v.takingWords(taking))
	if !taking.Possible() {
		return answer.Body(words)
	}
	lead := func(points [2]int) app.UI {
		return app.Td().Body(v.Lead(100*(points[0]-points[1]), rules.First, true).Draw(""))
	}
	row := func(class, name string, now, then [2]int) app.UI {
		return app.Tr().Class(class).Body(app.Th().Scope("row").Text(name), lead(now), lead(then))
	}
	changed := func(now, then [2]int) bool { return now[0]-now[1] != then[0]-then[1] }
	area, lines := changed(now.AreaPoints, then.AreaPoints), changed(now.LinePoints, then.LinePoints)
	return answer.Body(words, app.Table().Body(
		app.THead().Class("unseen").Body(app.Tr().Body(app.Td(), app.Th().Scope("col").Text(t.CountNow), app.Th().Scope("col").Text(t.CountAfter))),
		app.TBody().Body(
			row("", t.CountTotal, now.Totals(), then.Totals()),
			dom.Only((area || lines) && changed(now.Base, then.Base), row("part", t.CountTiles, now.Base, then.Base)),
			dom.Only(area, row("part", t.CountArea, now.AreaPoints, then.AreaPoints)),
			dom.Only(lines, row("part", t.CountLines, now.LinePoints, then.LinePoints)))))
}

// takenHoles returns the names of the holes with which a side takes a tile.
func (v *Screen) takenHoles(taking facts.Taking) []string {
	return dom.Each(taking.Holes.Slice(), v.Board.Name)
}

// takingWords returns with which holes a side takes a tile, or that it cannot.
func (v *Screen) takingWords(taking facts.Taking) string {
	side, worth := v.Sides()[taking.Side], v.Board.Tile(taking.Tile).Holes()
	if !taking.Possible() {
		return v.Text.CannotTake(side, worth)
	}
	return v.Text.TakesTile(v.Listed(v.takenHoles(taking)), side, worth)
}

// whatIfWords returns the changes by the considered tile in words for a screen reader.
func (v *Screen) whatIfWords() string {
	takings := v.State.Takings()
	if len(takings) == 0 {
		return v.Text.WhatIfNone + "."
	}
	var said []string
	for _, taking := range takings {
		said = append(said, v.takingWords(taking))
		if taking.Possible() {
			said = append(said, v.Text.Colon(v.Text.CountNow, v.Tally(taking.Before.Totals(), rules.Nobody)),
				v.Text.Colon(v.Text.CountAfter, v.Tally(taking.After.Totals(), rules.Nobody)))
		}
	}
	return strings.Join(said, " ")
}

// considerTile asks about the tile with the focus, or ends the what-if count.
func considerTile(p scene.Pressed) desk.Msg {
	a, ok := p.Model.Screen().(analysis.Screen)
	if _, chosen := a.Considered(); !ok || chosen {
		return analysis.ConsiderTile{Tile: -1}
	}
	return analysis.ConsiderTile{Tile: a.BoardShown().TileOf(a.Focus)}
}
