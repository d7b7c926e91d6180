package view

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/dom"
	"kulami/rules"
	"kulami/rules/engine"
	"kulami/rules/facts"
)

// linesShown and lineShown limit the lines that are drawn, and the holes of each.
const (
	linesShown = 3
	lineShown  = 7
)

// findings draws what the engine has found so far: the value of the position, with its
// depth, and the best lines.
func (v analysisScreen) findings() app.UI {
	a := v.analysis
	p := a.Position()
	switch moves := v.desk.ValuesOf(a.Asked()); {
	case a.Proving().On:
		return v.proof()
	case p.Over():
		return nil
	case a.Threat():
		return v.threat()
	case a.Off():
		return app.P().Class("tip").Text(v.off())
	case len(moves) == 0:
		return app.Div().Class("findings").Body(app.P().Class("tip").Text(v.text.NoValue))
	default:
		thought, _ := v.desk.ThoughtOf(a.Asked())
		return app.Div().Class("findings").Body(v.outlook(thought, p, moves), v.lines(moves[:min(len(moves), linesShown)], p))
	}
}

// outlook draws the value of the position, whether it is proven, and how far the engine has searched. It has room for two
// lines of words.
func (v analysisScreen) outlook(i engine.Info, p rules.Position, moves []engine.Move) app.UI {
	value := v.pointsOf(i.Score, p.Turn()) + dom.When(v.inPercent(), ", "+v.chanceWords(i, p))
	proven := v.proven(i, p.Turn())
	return app.Div().Class("outlook").DataSet("value", decimal(i.Score)).DataSet("depth", i.Depth).DataSet("exact", i.Exact).Body(
		app.Strong().Text(value),
		v.badge(i, i.Nodes, moves),
		dom.Only(proven != "", app.Span().Class("proven").Text(proven)))
}

// lines draws the lines of the best moves. Each of their holes is a button that plays the
// line up to it.
func (v analysisScreen) lines(moves []engine.Move, p rules.Position) app.UI {
	items := make([]app.UI, len(moves))
	for i, m := range moves {
		line := m.Line[:min(len(m.Line), lineShown)]
		items[i] = app.Li().DataSet("line", v.line(line)).DataSet("exact", m.Exact).Body(
			app.Span().Class("line-value").Body(
				app.Span().Class(dom.When(m.Exact, "proven-value"), dom.When(outcomeKnown(m.Info), "likely-value")).Text(v.lineValue(m.Info, p)),
				dom.Only(m.Exact || outcomeKnown(m.Info), app.Span().Class("unseen").Text(", "+dom.Either(m.Exact, v.text.Exact, v.proven(m.Info, p.Turn()))))),
			v.lineHoles(line, 0))
	}
	return app.Ol().Class("lines").Aria("label", v.text.BestLines).DataSet("lines", len(moves)).Body(items...)
}

// lineHoles draws the holes of a line, each a button that plays the line up to it; after so many marbles of it is what is shown.
// A browser does not translate the names of holes.
func (v scene) lineHoles(line []rules.Hole, shown int) app.UI {
	buttons := make([]app.UI, len(line))
	for i, h := range line {
		name := v.board.Name(h)
		buttons[i] = app.Button().Type("button").DataSet("act", "play-line").DataSet("value", v.line(line[:i+1])).
			Aria("label", v.text.PlayTo(name)).Aria("current", i+1 == shown).Text(name)
	}
	return app.Span().Class("line-holes").Attr("translate", "no").Body(buttons...)
}

// whyLine has the marbles of a reason; after so many of them is what is shown.
func (v scene) whyLine(why facts.Reason, shown int) app.UI {
	line := why.Line[:min(len(why.Line), lineShown)]
	return app.Div().DataSet("why", why.Kind).DataSet("line", v.line(line)).Body(v.lineHoles(line, shown))
}
