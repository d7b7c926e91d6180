package analysis

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/dom"
	"kulami/app/view/scene"
	"kulami/rules"
	"kulami/rules/engine"
)

// linesShown is how many lines are drawn.
const linesShown = 3

// findings draws what the engine has found so far: the value of the position, with its
// depth, and the best lines.
func (v *Screen) findings() app.UI {
	a := v.State
	p := a.Position()
	switch moves := v.Desk.ValuesOf(a.Asked()); {
	case a.Proving().On:
		return v.proof()
	case p.Over():
		return nil
	case a.Threat():
		return v.threat()
	case a.Off():
		return app.P().Class("tip").Text(v.off())
	case len(moves) == 0:
		return app.Div().Class("findings").Body(app.P().Class("tip").Text(v.Text.NoValue))
	default:
		thought, _ := v.Desk.ThoughtOf(a.Asked())
		return app.Div().Class("findings").Body(v.outlook(thought, p, moves), v.lines(moves[:min(len(moves), linesShown)], p))
	}
}

// outlook draws the value of the position, whether it is proven, and how far the engine has searched. It has room for two
// lines of words.
func (v *Screen) outlook(i engine.Info, p rules.Position, moves []engine.Move) app.UI {
	value := v.PointsOf(i.Score, p.Turn()) + dom.When(v.InPercent(), ", "+v.ChanceWords(i, p))
	proven := v.Proven(i, p.Turn())
	return app.Div().Class("outlook").DataSet("value", scene.Decimal(i.Score)).DataSet("depth", i.Depth).DataSet("exact", i.Exact).Body(
		app.Strong().Text(value),
		v.badge(i, i.Nodes, moves),
		dom.Only(proven != "", app.Span().Class("proven").Text(proven)))
}

// lines draws the lines of the best moves. Each of their holes is a button that plays the
// line up to it.
func (v *Screen) lines(moves []engine.Move, p rules.Position) app.UI {
	items := make([]app.UI, len(moves))
	for i, m := range moves {
		line := m.Line[:min(len(m.Line), scene.LineShown)]
		items[i] = app.Li().DataSet("line", v.Line(line)).DataSet("exact", m.Exact).Body(
			app.Span().Class("line-value").Body(
				app.Span().Class(dom.When(m.Exact, "proven-value"), dom.When(scene.OutcomeKnown(m.Info), "likely-value")).Text(v.lineValue(m.Info, p)),
				dom.Only(m.Exact || scene.OutcomeKnown(m.Info), app.Span().Class("unseen").Text(", "+dom.Either(m.Exact, v.Text.Exact, v.Proven(m.Info, p.Turn()))))),
			v.LineHoles(line, 0))
	}
	return app.Ol().Class("lines").Aria("label", v.Text.BestLines).DataSet("lines", len(moves)).Body(items...)
}
