package analysis

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/board"
	"kulami/app/view/scene"
	"kulami/rules"
	"kulami/rules/engine"
)

// opponent returns the side that is not to move, whose threat is shown.
func (v *Screen) opponent() rules.Side { return v.State.Position().Turn().Other() }

// threatValues returns the values of the holes for the opponent, nil if there are none yet.
func (v *Screen) threatValues() []board.HoleValue {
	a := v.State
	values := v.HoleValues(a.Threats(v.Desk).Moves, a.Position().Pass(), v.opponent())
	for i := range values {
		if values[i].Label != "" {
			values[i].Words = v.Text.Colon(v.Text.Threat, values[i].Words)
		}
	}
	return values
}

// threat draws the opponent's best move, its value and its facts.
func (v *Screen) threat() app.UI {
	found := v.State.Threats(v.Desk)
	if len(found.Moves) == 0 {
		return app.Div().Class("findings").Body(v.noValue(), app.P().Class("task"))
	}
	best := found.Moves[0]
	move, facts := v.threatOf(best)
	return app.Div().Class("findings").Body(
		v.outlook(best.Info, app.Strong().Body(v.EvaluationOf(best.Info, v.State.Position().Pass(), v.opponent()).Draw("")), found.Nodes, nil).DataSet("threat", v.Board.Name(best.Best)),
		app.P().Class("task").Text(scene.Joined(scene.Ended(move), facts)))
}

// threatOf returns the opponent's best move and its facts in words.
func (v *Screen) threatOf(best engine.Move) (move, facts string) {
	return v.Text.ThreatMove(v.Sides()[v.opponent()], v.Board.Name(best.Best)), v.FactsOf(v.Board, best.Best, v.State.Threatened(best))
}

// threatWords returns the threat in words for a screen reader, or "" if it is not known yet.
func (v *Screen) threatWords() string {
	found := v.State.Threats(v.Desk)
	if len(found.Moves) == 0 {
		return ""
	}
	best := found.Moves[0]
	move, facts := v.threatOf(best)
	value := v.EvaluationOf(best.Info, v.State.Position().Pass(), v.opponent()).Words
	return scene.Joined(v.Text.Colon(move, value)+", "+v.Certainty(best.Info, v.opponent())+".", facts)
}

// threatHeard returns the announcement when the threat is switched on or off, and when it is found.
func (v *Screen) threatHeard() string {
	a := v.State
	switch {
	case !a.Threat():
		return scene.Ended(v.state())
	case v.Desk.Announced.Hole == rules.NoHole:
		return scene.Ended(v.Text.Colon(v.Text.Threat, v.Text.Small(v.Text.ThreatOf(v.Sides()[v.opponent()]))))
	}
	return v.threatWords()
}
