// Package analysis draws a position with the engine's values.
package analysis

import (
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/dom"
	"kulami/app/screen/analysis"
	"kulami/app/view/controls"
	"kulami/app/view/scene"
	"kulami/rules"
	"kulami/rules/engine"
)

// Screen is the screen of a position with the engine's values of all legal holes and its best
// lines.
type Screen struct {
	scene.Scene
	State analysis.Screen
}

// best returns the best hole known, or NoHole if none is shown.
func (v *Screen) best() rules.Hole {
	moves := v.Desk.ValuesOf(v.State.Asked())
	if len(moves) == 0 || v.State.Off() || v.State.Proving().On {
		return rules.NoHole
	}
	return moves[0].Best
}

// state returns whose turn it is, or that the game is over.
func (v *Screen) state() string {
	p := v.State.Position()
	if p.Over() {
		return v.Text.Why(rules.GameOver, "") + " " + v.Tally(v.State.Marks().Totals, rules.Nobody)
	}
	if v.State.Threat() {
		return v.Text.ThreatOf(v.Sides()[p.Turn().Other()])
	}
	return v.Text.SideToMove(v.Sides()[p.Turn()])
}

// off returns that the engine is off, or why.
func (v *Screen) off() string {
	return dom.Either(v.State.Barred, v.Text.EngineBarred, v.Text.EngineOff)
}

// outlook draws a value, or words about it, and marks a proven value, which can be played out. The
// search depth and the meaning of marks are folded.
func (v *Screen) outlook(i engine.Info, value app.UI, nodes int, moves []engine.Move) app.HTMLDiv {
	said := []app.UI{app.Text(scene.Joined(dom.When(!i.Exact, v.Text.Depth(i.Depth)+","), v.Text.Positions(nodes)))}
	mark := func(class, words string, marked func(engine.Move) bool) {
		if slices.ContainsFunc(moves, marked) {
			said = append(said, app.Text(" · "), app.Span().Class(class).Text(words))
		}
	}
	mark("proven-value", v.Text.ExactMark, func(m engine.Move) bool { return m.Exact })
	mark("likely-value", v.Text.LikelyMark, func(m engine.Move) bool { return scene.OutcomeKnown(m.Info) })
	return app.Div().Class("outlook").DataSet("depth", i.Depth).DataSet("exact", i.Exact).Body(
		value,
		dom.Only(i.Exact, app.Span().Class("badge").Text(v.Text.Exact)),
		dom.Only(v.State.CanProve(v.Desk), controls.Button("prove", v.Text.PlayProof)),
		app.Details().Class("certainty").Body(
			app.Summary().Class("icon-button").Aria("label", v.Text.SearchedHow).Title(v.Text.SearchedHow).Body(controls.Icon("info")),
			app.Span().Body(said...)))
}
