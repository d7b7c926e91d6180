package table

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/board"
	"kulami/app/dom"
	"kulami/app/picture"
	"kulami/app/view/controls"
	"kulami/app/view/scene"
	"kulami/rules"
)

// seat draws a player: marble, name, marbles left, bonus and points.
func (v *Screen) seat(side rules.Side, where string) app.UI {
	t, at := v.Text, v.State
	p := at.Game.Position()
	s := p.Score()
	marks := at.Marks()
	left := rules.Marbles - p.Marbles(side).Len()
	given := s.Rules.HandicapOf(side)
	facts := []app.UI{
		app.Span().Class("in-hand").Text(t.MarblesLeft(left)),
		dom.Only(given > 0, app.Span().DataSet("state", "handicap").Text(t.HandicapNow(given))),
		dom.Only(s.AreaPoints[side] > 0, app.Span().Text(t.AreaNow(s.AreaPoints[side]))),
		dom.Only(s.LinePoints[side] > 0, app.Span().Text(t.LinesNow(s.LinePoints[side]))),
	}
	if at.AtEnd() && p.Over() && !at.Counting {
		facts = v.sum(p.Board(), s, side)
	}
	points := marks.Totals
	// From the first tile of the count on, show the points of the piles. So the player sees them
	// rise.
	if steps := at.Steps(); len(steps) > 1 {
		points = picture.CountedTotals(steps, at.Counting)
	}
	winner := at.AtEnd() && !at.Counting && at.Game.Winner() == side
	would := app.Span().Class("would").Aria("hidden", "true")
	if d := marks.After[side] - marks.Totals[side] + v.bonus(side); d != 0 {
		would = would.Class(dom.When(d < 0, "loss")).Text(scene.ShortPoints(100 * d))
	}
	return app.Section().Class("seat", "seat-"+where, dom.When(at.Counting, "in-count"), dom.Either(winner, "winner", dom.When(!at.AtEnd() && p.Turn() == side && !v.Desk.Peer.Waits(at.Game.ID), "to-move"))).DataSet("seat", side).
		Aria("label", v.player(side)).Body(
		board.Marble(side),
		app.Div().Class("who").Body(
			v.name(side),
			app.Div().Class("facts").Body(facts...),
			scene.Rack(side, left),
		),
		would,
		v.clock(side),
		app.Output().Class("unseen").DataSet("points", side).DataSet("n", marks.Totals[side]).Text(marks.Totals[side]),
		app.Span().Class("points").DataSet("n", points[side]).Aria("hidden", "true").Text(points[side]),
	)
}

// seatOf returns the selector of the seat of a side.
func seatOf(side rules.Side) string { return `[data-seat="` + side.String() + `"]` }

// name draws the name of a player. The names of two people are buttons that change them. A browser
// translates "You" and "Red", but not a name that a person has typed.
func (v *Screen) name(side rules.Side) app.UI {
	players := v.State.Game.Players
	translate := dom.When(players.Names[side] != "", "no")
	if !v.State.CanName() || v.State.AtEnd() {
		return app.Div().Class("name").Attr("translate", translate).DataSet("strength", int(players.At(side).Strength())).Text(v.player(side))
	}
	return controls.Control("name", "names").Attr("translate", translate).Title(v.Text.Names).Text(v.player(side))
}

// bonus returns the points of a side that the present step of the count adds, except for a tile.
func (v *Screen) bonus(side rules.Side) int {
	steps := v.State.Steps()
	if n := len(steps); v.State.Counting && n > 0 && steps[n-1].Kind != picture.CountTile {
		return steps[n-1].Points[side]
	}
	return 0
}

// sum draws the arithmetic of a side's points at the end: tiles, and the bonuses that it has.
// Without bonuses in the rules it adds up the tiles by their worth.
func (v *Screen) sum(b *rules.Board, s rules.Score, side rules.Side) []app.UI {
	t := v.Text
	terms := []string{strconv.Itoa(s.Base[side])}
	if !s.Rules.Bonuses() {
		terms[0] = t.Colon(t.CountTiles, scene.TileSums(b, s)[side])
	}
	if given := s.Rules.HandicapOf(side); given > 0 {
		terms = append(terms, t.HandicapNow(given))
	}
	if s.AreaPoints[side] > 0 {
		terms = append(terms, t.AreaNow(s.AreaPoints[side]))
	}
	if s.LinePoints[side] > 0 {
		terms = append(terms, t.LinesNow(s.LinePoints[side]))
	}
	return []app.UI{app.Span().Text(strings.Join(terms, " + "))}
}
