package view

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/board"
	"kulami/app/play"
	"kulami/rules"
)

func (v analysisScreen) header() []string { return []string{v.text.OpponentAnalysis} }

// key is that of any board, but steps go through what was played here, and outside the
// board the space bar plays the best move.
func (v analysisScreen) key(k keyPress) play.Msg {
	a := v.analysis
	if k.alt || k.meta || k.ctrl {
		return holeKey(k, v.board)
	}
	switch k.key {
	case "l":
		return play.SwitchEngine{}
	case "w":
		return play.ConsiderTile{Tile: v.board.TileOf(a.Focus)}
	case "x":
		return play.SwitchThreat{}
	case "L":
		return play.Describe{Topic: play.TopicLast}
	case "[":
		return play.Step{Ply: a.Ply() - 1}
	case "]":
		return play.Step{Ply: a.Ply() + 1}
	}
	if msg := v.branchKey(k); msg != nil {
		return msg
	}
	if k.onHole {
		return holeKey(k, v.board)
	}
	switch best := v.best(); {
	case k.key == " " && !k.onButton && !k.repeat && best != rules.NoHole:
		return play.Press{Hole: best}
	case k.key == "ArrowLeft":
		return play.Step{Ply: a.Ply() - 1}
	case k.key == "ArrowRight":
		return play.Step{Ply: a.Ply() + 1}
	case k.key == "Home":
		return play.Step{Ply: 0}
	case k.key == "End":
		return play.Step{Ply: a.Plies()}
	}
	return holeKey(k, v.board)
}

func (v analysisScreen) main() app.UI {
	t, a := v.text, v.analysis
	return app.Main().Class("table", "course", "analysis").DataSet("state", "analysis").Body(
		stage(v.analysed()),
		app.Section().Class("lesson").Aria("labelledby", "analysis-title").Body(
			app.Div().Class("analysis-head").Body(
				app.H2().ID("analysis-title").Text(v.state()),
				app.Div().Class("analysis-acts").Body(
					enabled(iconButton("undo", "undo", t.Undo), a.CanUndo()),
					enabled(iconButton("redo", "redo", t.Redo), a.CanRedo()),
					pressedButton(app.Button().Type("button").Class("icon-button").DataSet("act", "percent").Aria("label", t.InPercent).Title(t.InPercent).Text("%"), v.inPercent()),
					enabled(iconButton("threat", "threat", t.Threat).Aria("pressed", strconv.FormatBool(a.Threat())), a.CanThreaten()),
					pressedButton(iconButton("engine", "computer", t.Engine), !a.Off),
					v.commentButton(),
				),
			),
			v.notice(),
			v.undoOffer(),
			v.noted(a.Note()),
			v.findings(),
			v.whatIf(),
			v.tree(),
		),
		app.Nav().Class("offers").Aria("label", t.OpponentAnalysis).Body(
			enabled(button("set-up", t.SetUp), a.CanSetUp()),
			button("return", v.leave()).Class("primary"),
		),
	)
}

// analysed is the board with the position, and the values of its holes while the engine is on.
func (v analysisScreen) analysed() *board.Board {
	a := v.analysis
	b := v.boardOf(a.Position(), a.Marks(), a.Record().Orientation(), a.Focus, a.Record())
	b.Over = b.Position.Over()
	switch {
	case b.Over || a.Off:
	case a.Threat():
		b.Values, b.Threat = v.threatValues(), true
	default:
		b.Value = v.valueBar(a.Asked(), b.Position)
		b.Values = v.holeValues(v.shell.ValuesOf(a.Asked()), b.Position)
	}
	return b
}

// value is the value of the position and the best move in words.
func (v analysisScreen) value() string {
	a := v.analysis
	if a.Off {
		return v.text.EngineOff
	}
	if a.Threat() {
		return v.threatWords()
	}
	value := v.valueOf(a.Asked(), a.Position().Turn())
	if best := v.best(); value != "" && best != rules.NoHole {
		value += ". " + v.text.BestMove(v.board.Name(best)) + "."
	}
	return value
}

// announcement is a marble that was played here, or what a command asked for.
func (v analysisScreen) announcement() string {
	a := v.analysis
	p := a.Position()
	switch h := v.shell.Announced; h.Kind {
	case play.AnnounceMove:
		return v.text.Played(v.sides()[h.Side], p.Board().Name(h.Hole)) + " " + v.tally(a.Marks().Totals, rules.Nobody)
	case play.AnnounceTile:
		return v.whatIfWords()
	case play.AnnounceThreat:
		return v.threatHeard()
	case play.AnnounceShown:
		return v.text.OpponentAnalysis + ". " + ended(v.state()) + v.noteSentence(a.Note())
	}
	return v.plainAnnouncement(p, a.Marks(), v.value())
}

// analysisActs are what the controls of an analysis ask for.
var analysisActs = []act{
	{name: "analyse", msg: play.Visit{Screen: play.AnalysisScreen}},
	{name: "engine", msg: play.SwitchEngine{}},
	{name: "set-up", msg: play.SetUp{}},
	{name: "threat", msg: play.SwitchThreat{}},
	{name: "percent", decode: func(p pressed) play.Msg {
		s := p.m.Settings
		if s.Values = play.ChanceValues; p.m.Settings.Values == play.ChanceValues {
			s.Values = play.PointValues
		}
		return play.Set{Settings: s}
	}},
	{name: "comment", msg: play.Open{Dialog: play.NoteDialog}},
	{name: "annotate", decode: func(pressed) play.Msg { return typedComment() }},
	{name: "mark", decode: func(p pressed) play.Msg { return play.Mark{Glyph: rules.Glyph(p.number())} }},
	{name: "keep-value", msg: play.KeepValue{}},
	{name: "play-line", decode: func(p pressed) play.Msg { return play.PlayLine{Holes: p.value} }},
}
