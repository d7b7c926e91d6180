package analysis

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/board"
	"kulami/app/dom"
	"kulami/app/view/scene"
	"kulami/rules"
	"kulami/rules/engine"
)

// opponent is the side that is not to move, whose threat is shown.
func (v *Screen) opponent() string { return v.Sides()[v.State.Position().Turn().Other()] }

// threatValues returns the opponent's values of the holes, nil if there are none yet.
func (v *Screen) threatValues() []board.HoleValue {
	a := v.State
	values := v.HoleValues(a.Threats(v.Desk).Moves, a.Position().Pass())
	for i := range values {
		if values[i].Label != "" {
			values[i].Words = v.Text.Colon(v.Text.Threat, values[i].Words)
		}
	}
	return values
}

// threat draws what the opponent would play, how much that would be worth to them, and
// what it proves.
func (v *Screen) threat() app.UI {
	found := v.State.Threats(v.Desk)
	if len(found.Moves) == 0 {
		return app.Div().Class("findings").Body(app.P().Class("tip").Text(v.Text.NoValue))
	}
	best := found.Moves[0]
	move, facts := v.threatOf(best)
	return app.Div().Class("findings").Body(
		app.Div().Class("outlook").DataSet("threat", v.Board.Name(best.Best)).DataSet("depth", best.Depth).DataSet("exact", best.Exact).Body(
			app.Strong().Text(move),
			v.badge(best.Info, found.Nodes, nil)),
		dom.Only(facts != "", app.P().Class("task").Text(facts)))
}

// threatOf says what the opponent would play with its value for them, and what that proves.
func (v *Screen) threatOf(best engine.Move) (move, facts string) {
	value := v.lineValue(best.Info, v.State.Position().Pass())
	return v.Text.ThreatMove(v.opponent(), v.Board.Name(best.Best), value), v.FactsOf(v.Board, best.Best, v.State.Threatened(best))
}

// threatWords is the threat in words for a screen reader, empty if it is not known yet.
func (v *Screen) threatWords() string {
	found := v.State.Threats(v.Desk)
	if len(found.Moves) == 0 {
		return ""
	}
	best := found.Moves[0]
	move, facts := v.threatOf(best)
	return scene.Joined(move+", "+v.Certainty(best.Info, v.State.Position().Turn().Other())+".", facts)
}

// threatHeard is what is said when the threat is switched on or off, and when it is found.
func (v *Screen) threatHeard() string {
	a := v.State
	switch {
	case !a.Threat():
		return scene.Ended(v.state())
	case v.Desk.Announced.Hole == rules.NoHole:
		return scene.Ended(v.Text.Colon(v.Text.Threat, v.Text.Small(v.Text.ThreatOf(v.opponent()))))
	}
	return v.threatWords()
}
