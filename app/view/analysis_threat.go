package view

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/board"
	"kulami/rules"
)

// opponent is the side that is not to move, whose threat is shown.
func (v analysisScreen) opponent() string {
	return v.sides()[v.analysis.Position().Turn().Other()]
}

// threatValues returns the opponent's values of the holes, nil if there are none yet.
func (v analysisScreen) threatValues() []board.HoleValue {
	a := v.analysis
	values := v.holeValues(a.Threats(*v.shell).Moves, a.Position().Pass())
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
	t, a := v.text, v.analysis
	p := a.Position()
	help := app.P().Class("task").Text(t.ThreatHelp(v.sides()[p.Turn()], v.opponent()))
	found := a.Threats(*v.shell)
	if len(found.Moves) == 0 {
		return app.Div().Class("findings").Body(app.P().Class("tip").Text(t.NoValue), help)
	}
	best := found.Moves[0]
	sure := app.Span().Text(t.Depth(best.Depth))
	if best.Exact {
		sure = app.Span().Class("badge").Text(t.Exact)
	}
	parts := []app.UI{
		app.P().Class("outlook").DataSet("threat", v.board.Name(best.Best)).DataSet("depth", best.Depth).
			DataSet("exact", strconv.FormatBool(best.Exact)).Body(
			app.Strong().Text(v.threatMove()),
			sure,
			app.Span().Text(t.Positions(found.Nodes))),
	}
	if facts := v.threatFacts(); facts != "" {
		parts = append(parts, app.P().Class("task").Text(facts))
	}
	return app.Div().Class("findings").Body(append(parts, help)...)
}

// threatMove says what the opponent would play and its value for them, which must be
// known.
func (v analysisScreen) threatMove() string {
	a := v.analysis
	best := a.Threats(*v.shell).Moves[0]
	value := v.lineValue(best.Info, a.Position().Pass())
	return v.text.ThreatMove(v.opponent(), v.board.Name(best.Best), value)
}

// threatFacts says what the threat proves, which must be known.
func (v analysisScreen) threatFacts() string {
	a := v.analysis
	best := a.Threats(*v.shell).Moves[0]
	return v.factsOf(v.board, best.Best, a.Threatened(best))
}

// threatWords is the threat in words for a screen reader, empty if it is not known yet.
func (v analysisScreen) threatWords() string {
	found := v.analysis.Threats(*v.shell)
	if len(found.Moves) == 0 {
		return ""
	}
	words := v.threatMove() + ", " + v.certainty(found.Moves[0].Info) + "."
	if facts := v.threatFacts(); facts != "" {
		words += " " + facts
	}
	return words
}

// threatHeard is what is said when the threat is switched on or off, and when it is found.
func (v analysisScreen) threatHeard() string {
	a := v.analysis
	switch {
	case !a.Threat():
		return ended(v.state())
	case v.shell.Announced.Hole == rules.NoHole:
		return v.text.Threat + ". " + v.text.ThreatHelp(v.sides()[a.Position().Turn()], v.opponent())
	}
	return v.threatWords()
}
