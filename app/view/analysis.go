package view

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/play"
	"kulami/rules"
)

// analysisScreen is the screen of a position with the engine's value and best line.
type analysisScreen struct {
	scene
	analysis play.Analysis
}

func (v analysisScreen) header() []string { return []string{v.text.OpponentAnalysis} }

func (v analysisScreen) key(k keyPress) play.Msg { return holeKey(k, v.board) }

func (v analysisScreen) main() app.UI {
	t := v.text
	return app.Main().Class("table", "course", "analysis").DataSet("state", "analysis").Body(
		stage(v.analysed()),
		app.Section().Class("lesson").Aria("labelledby", "analysis-title").Body(
			app.H2().ID("analysis-title").Text(t.OpponentAnalysis),
			app.P().Class("task").Text(v.state()),
			v.notice(),
			v.findings(),
		),
		app.Nav().Class("offers").Aria("label", t.OpponentAnalysis).Body(
			enabled(iconButton("undo", "undo", t.Undo), v.analysis.CanUndo()),
			button("return", t.LeaveLessons).Class("primary"),
		),
	)
}

// analysed is the board with the position.
func (v analysisScreen) analysed() *board {
	a := v.analysis
	b := v.boardOf(a.Position(), a.Marks(), a.Record().Orientation(), a.Focus, a.Record())
	if b.Over = b.Position.Over(); !b.Over {
		b.Value = v.valueBar(a.Asked(), b.Position)
		b.Values = v.holeValues(a.Asked(), b.Position)
	}
	return b
}

// state says whose turn it is, or that the game is over.
func (v analysisScreen) state() string {
	p := v.analysis.Position()
	if p.Over() {
		return v.text.Count + ". " + v.tally(v.analysis.Marks().Totals, rules.Nobody)
	}
	return v.text.SideToMove(v.sides()[p.Turn()])
}

// findings draws what the engine has found so far: the value, with its depth, and the
// line that it expects.
func (v analysisScreen) findings() app.UI {
	a := v.analysis
	thought, ok := v.shell.ThoughtOf(a.Asked())
	if !ok {
		return app.P().Class("tip").Text(v.text.NoValue)
	}
	names := make([]string, len(thought.Line))
	for i, h := range thought.Line {
		names[i] = v.board.Name(h)
	}
	line := strings.Join(names, " ")
	return app.Div().Class("findings").DataSet("lines", 1).Body(
		app.P().DataSet("value", decimal(thought.Score)).
			DataSet("depth", thought.Depth).DataSet("exact", strconv.FormatBool(thought.Exact)).
			Text(v.valueOf(a.Asked(), a.Position().Turn())),
		app.P().Class("tip").DataSet("line", line).Text(v.text.BestLine(line)))
}

// announcement is a marble that was played here, or what a command asked for.
func (v analysisScreen) announcement() string {
	a := v.analysis
	p := a.Position()
	switch h := v.shell.Announced; h.Kind {
	case play.AnnounceMove:
		return v.text.Played(v.sides()[h.Side], p.Board().Name(h.Hole)) + " " + v.tally(a.Marks().Totals, rules.Nobody)
	case play.AnnounceShown:
		return v.text.OpponentAnalysis + ". " + v.state() + "."
	}
	return v.plainAnnouncement(p, a.Marks(), v.valueOf(a.Asked(), p.Turn()))
}
