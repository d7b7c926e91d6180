package view

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/board"
	"kulami/app/dom"
	"kulami/rules"
	"kulami/rules/engine"
)

// opponent is the side that is not to move, whose threat is shown.
func (v analysisScreen) opponent() string { return v.sides()[v.analysis.Position().Turn().Other()] }

// threatValues returns the opponent's values of the holes, nil if there are none yet.
func (v analysisScreen) threatValues() []board.HoleValue {
	a := v.analysis
	values := v.holeValues(a.Threats(v.desk).Moves, a.Position().Pass())
	for i := range values {
		if values[i].Label != "" {
			values[i].Words = v.text.Colon(v.text.Threat, values[i].Words)
		}
	}
	return values
}

// threat draws what the opponent would play, how much that would be worth to them, and
// what it proves.
func (v analysisScreen) threat() app.UI {
	found := v.analysis.Threats(v.desk)
	if len(found.Moves) == 0 {
		return app.Div().Class("findings").Body(app.P().Class("tip").Text(v.text.NoValue))
	}
	best := found.Moves[0]
	move, facts := v.threatOf(best)
	return app.Div().Class("findings").Body(
		app.Div().Class("outlook").DataSet("threat", v.board.Name(best.Best)).DataSet("depth", best.Depth).DataSet("exact", best.Exact).Body(
			app.Strong().Text(move),
			v.badge(best.Info, found.Nodes, nil)),
		dom.Only(facts != "", app.P().Class("task").Text(facts)))
}

// threatOf says what the opponent would play with its value for them, and what that proves.
func (v analysisScreen) threatOf(best engine.Move) (move, facts string) {
	value := v.lineValue(best.Info, v.analysis.Position().Pass())
	return v.text.ThreatMove(v.opponent(), v.board.Name(best.Best), value), v.factsOf(v.board, best.Best, v.analysis.Threatened(best))
}

// threatWords is the threat in words for a screen reader, empty if it is not known yet.
func (v analysisScreen) threatWords() string {
	found := v.analysis.Threats(v.desk)
	if len(found.Moves) == 0 {
		return ""
	}
	best := found.Moves[0]
	move, facts := v.threatOf(best)
	return joined(move+", "+v.certainty(best.Info, v.analysis.Position().Turn().Other())+".", facts)
}

// threatHeard is what is said when the threat is switched on or off, and when it is found.
func (v analysisScreen) threatHeard() string {
	a := v.analysis
	switch {
	case !a.Threat():
		return ended(v.state())
	case v.desk.Announced.Hole == rules.NoHole:
		return ended(v.text.Colon(v.text.Threat, v.text.ThreatOf(v.opponent())))
	}
	return v.threatWords()
}
