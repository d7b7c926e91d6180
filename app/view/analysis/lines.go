package analysis

import (
	"cmp"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/dom"
	"kulami/app/view/scene"
	"kulami/rules"
	"kulami/rules/engine"
)

// linesShown is the number of lines drawn. holesShown is the number of holes drawn of each line.
const (
	linesShown = 3
	holesShown = 6
)

// findings draws the answer to the player's question: a what-if count, the threat, or the best
// lines so far with their values.
func (v *Screen) findings() app.UI {
	a := v.State
	p := a.Position()
	_, considered := a.Considered()
	switch moves := v.Desk.ValuesOf(a.Asked()); {
	case considered:
		return v.whatIf()
	case a.Proving().On:
		return v.proof()
	case p.Over():
		return app.P().Class("task").Text(v.state())
	case a.Threat():
		return v.threat()
	case a.Off():
		return app.Div().Class("findings").Body(app.P().Class("tip").Text(v.off()))
	case len(moves) == 0:
		return app.Div().Class("findings").Body(v.noValue(), app.Div().Class("lines"))
	default:
		thought, _ := v.Desk.ThoughtOf(a.Asked())
		return app.Div().Class("findings").Body(
			v.outlook(thought, app.Strong().Text(cmp.Or(v.Proven(thought, p.Turn()), v.Text.BestLines)), thought.Nodes, moves).DataSet("value", scene.Decimal(thought.Score)),
			v.lines(moves[:min(len(moves), linesShown)], p))
	}
}

// noValue draws the place of the value until there is one.
func (v *Screen) noValue() app.UI { return app.P().Class("tip", "outlook").Text(v.Text.NoValue) }

// lines draws the lines of the best moves. Each of their holes is a button that plays the line up
// to it.
func (v *Screen) lines(moves []engine.Move, p rules.Position) app.UI {
	items := make([]app.UI, len(moves))
	for i, m := range moves {
		line := m.Line[:min(len(m.Line), holesShown)]
		likely := scene.OutcomeKnown(m.Info)
		items[i] = app.Li().DataSet("line", v.Line(line)).DataSet("exact", m.Exact).Body(
			v.EvaluationOf(m.Info, p, p.Turn()).Draw(dom.When(m.Exact, "proven-value")+dom.When(likely, "likely-value")),
			dom.Only(m.Exact || likely, app.Span().Class("unseen").Text(dom.Either(m.Exact, v.Text.Exact, v.Proven(m.Info, p.Turn())))),
			v.LineHoles(line, 0))
	}
	return app.Ol().Class("lines").Aria("label", v.Text.BestLines).DataSet("lines", len(moves)).Body(items...)
}
