package view

import (
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/dom"
	"kulami/app/screen/analysis"
	"kulami/app/view/controls"
	"kulami/rules"
	"kulami/rules/engine"
)

// analysisScreen is the screen of a position with the engine's values of all legal holes
// and its best lines.
type analysisScreen struct {
	scene
	analysis analysis.Screen
}

// best is the best hole known, NoHole if none is shown.
func (v analysisScreen) best() rules.Hole {
	moves := v.desk.ValuesOf(v.analysis.Asked())
	if len(moves) == 0 || v.analysis.Off() || v.analysis.Proving().On {
		return rules.NoHole
	}
	return moves[0].Best
}

// state says whose turn it is, or that the game is over.
func (v analysisScreen) state() string {
	p := v.analysis.Position()
	if p.Over() {
		return v.text.Why(rules.GameOver, "") + " " + v.tally(v.analysis.Marks().Totals, rules.Nobody)
	}
	if v.analysis.Threat() {
		return v.text.ThreatOf(v.sides()[p.Turn().Other()])
	}
	return v.text.SideToMove(v.sides()[p.Turn()])
}

// off says that the engine is off, or why.
func (v analysisScreen) off() string {
	return dom.Either(v.analysis.Barred, v.text.EngineBarred, v.text.EngineOff)
}

// lineValue is the value of a line for the side to move at p: more exact than a hole has room for.
func (v analysisScreen) lineValue(i engine.Info, p rules.Position) string {
	switch {
	case v.inPercent():
		return v.text.Percent(percent(chanceOf(i, p)))
	case i.Exact:
		return shortPoints(i.Score)
	}
	return v.finePoints(i.Score)
}

// badge says that a value is proven; how deep the engine has searched, and what the marks of the values of moves mean, lies behind
// a sign.
func (v analysisScreen) badge(i engine.Info, nodes int, moves []engine.Move) app.UI {
	said := []app.UI{app.Text(joined(dom.When(!i.Exact, v.text.Depth(i.Depth)+","), v.text.Positions(nodes)))}
	mark := func(class, words string, marked func(engine.Move) bool) {
		if slices.ContainsFunc(moves, marked) {
			said = append(said, app.Text(" · "), app.Span().Class(class).Text(words))
		}
	}
	mark("proven-value", v.text.ExactMark, func(m engine.Move) bool { return m.Exact })
	mark("likely-value", v.text.LikelyMark, func(m engine.Move) bool { return outcomeKnown(m.Info) })
	return app.Div().Class("certainty").Body(
		dom.Only(i.Exact, app.Span().Class("badge").Text(v.text.Exact)),
		app.Details().Body(
			app.Summary().Aria("label", v.text.SearchedHow).Title(v.text.SearchedHow).Body(controls.Icon("info")),
			app.Span().Body(said...)))
}
