package view

import (
	"cmp"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/board"
	"kulami/app/desk"
	"kulami/app/dom"
	"kulami/app/game"
	"kulami/app/library"
	"kulami/app/picture"
	"kulami/app/play"
	"kulami/app/screen/analysis"
	"kulami/app/view/controls"
	"kulami/app/view/page"
	"kulami/rules"
)

func (v analysisScreen) title() string { return v.text.OpponentAnalysis }

func (v analysisScreen) tool() controls.Tool {
	return controls.Tool{Act: "set-up", Drawing: "set-up", Label: v.text.SetUp, Off: !v.analysis.CanSetUp()}
}

// key is that of any board, but steps go through what was played here.
func (v analysisScreen) key(k keyPress) desk.Msg {
	a := v.analysis
	if k.modified() {
		return holeKey(k, v.board)
	}
	switch k.key {
	case "l":
		if k.shift {
			return desk.Describe{Topic: desk.TopicLast}
		}
		return analysis.SwitchEngine{}
	case "w":
		return analysis.ConsiderTile{Tile: v.board.TileOf(a.Focus)}
	case "x":
		return analysis.SwitchThreat{}
	case "b":
		if best := v.best(); best != rules.NoHole {
			return desk.Press{Hole: best}
		}
	}
	if !a.BySetUp() { // there is a record to write in
		if k.key == "c" {
			return play.Open{Dialog: desk.NoteDialog}
		}
		if msg := branchKey(k); msg != nil {
			return msg
		}
	}
	return cmp.Or(stepKey(k, a.Ply(), a.Plies()), holeKey(k, v.board))
}

// captions are the texts on a picture of the position, whose players are those of any game.
func (v analysisScreen) captions(shown, linked rules.Record) picture.Captions {
	c := v.scene.captions(game.Game{Tree: game.NewTree(shown), Edition: v.analysis.Edition(), Players: game.Players{Mode: game.Analysing}}, linked)
	if shown.Cursor() > 0 {
		c.Result = v.text.LookingAt(shown.Cursor(), shown.Len())
	}
	return c
}

func (v analysisScreen) main() app.UI {
	a := v.analysis
	return app.Main().Class("table", "course", "analysis").DataSet("state", "analysis").Body(
		stage(v.analysed()),
		app.Section().Class("lesson").Aria("labelledby", "analysis-title").Body(
			app.Div().Class("analysis-head").Body(
				app.H2().ID("analysis-title").Text(v.state()),
				dom.Only(a.Proving().On || a.CanProve(v.desk), controls.Button("prove", dom.Either(a.Proving().On, v.text.StopFair, v.text.PlayProof))),
				v.acts(),
			),
			v.notice(),
			v.undoOffer(),
			v.noted(a.Note()),
			v.findings(),
			dom.Only(!a.Proving().On, v.whatIf()),
			v.tree(),
		),
	)
}

// acts are what can be done with the position. In a game against perfect play, to take back what gave points away comes
// first.
func (v analysisScreen) acts() app.UI {
	t, a := v.text, v.analysis
	undo := controls.Enabled(controls.IconButton("undo", "undo", t.Undo), a.CanUndo())
	if p := a.Proving(); p.On {
		if p.Gave > 0 {
			return app.Div().Class("offers").Body(controls.Button("undo", t.Retry).Class("primary"))
		}
		return app.Div().Class("offers").Body(undo, dom.Only(!a.Position().Over(), controls.Button("swap", t.Swap)))
	}
	return app.Div().Class("analysis-acts").Body(
		undo,
		controls.Enabled(controls.IconButton("redo", "redo", t.Redo), a.CanRedo()),
		controls.Control("act", "percent").Title(t.InPercent).Body(app.Span().Class("sign").Text("%"), app.Span().Text(t.Chance)).Aria("pressed", v.inPercent()),
		controls.Enabled(controls.ActButton("threat", "threat", t.Threat).Aria("pressed", a.Threat()), a.CanThreaten()),
		controls.Enabled(controls.ActButton("engine", "computer", t.Engine).Aria("pressed", !a.Off()), !a.Barred),
		dom.Only(!a.BySetUp(), controls.ActButton("comment", "note", t.Note)), // where there is a record to write in
		dom.Only(!a.BySetUp(), controls.ActButton("share", "share", t.Share)),
	)
}

// analysed is the board with the position, and the values of its holes while the engine is on.
func (v analysisScreen) analysed() *board.Board {
	a := v.analysis
	b := v.boardOf(a.Position(), a.Marks(), a.Focus, a.Record())
	switch {
	case b.Over || a.Off() || a.Proving().On:
	case a.Threat():
		b.Values, b.Threat, b.Strikes = v.threatValues(), true, rules.Maybe(a.Threats(v.desk).Best)
	default:
		b.Value = v.valueBar(a.Asked(), b.Position)
		b.Values = v.holeValues(v.desk.ValuesOf(a.Asked()), b.Position)
	}
	return b
}

// value is the value of the position and the best move in words.
func (v analysisScreen) value() string {
	a := v.analysis
	if a.Off() {
		return v.off()
	}
	if a.Proving().On {
		return v.proofSaid()
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
	switch h := v.desk.Announced; h.Kind {
	case desk.AnnounceMove:
		return v.text.Played(v.sides()[h.Side], p.Board().Name(h.Hole)) + " " + v.tally(a.Marks().Totals, rules.Nobody)
	case desk.AnnounceTile:
		return v.whatIfWords()
	case desk.AnnounceThreat:
		return v.threatHeard()
	case desk.AnnounceProof:
		return v.proofSaid()
	case desk.AnnounceShown:
		return v.text.OpponentAnalysis + ". " + ended(v.state()) + v.noteSentence(a.Note())
	}
	return v.plainAnnouncement(p, a.Marks(), v.value())
}

var analysisActs = []act{
	{name: "analyse", msg: desk.Visit{Screen: desk.AnalysisScreen}},
	{name: "engine", msg: analysis.SwitchEngine{}},
	{name: "set-up", msg: play.SetUp{}},
	{name: "prove", msg: desk.PlayProof{}},
	{name: "what-if", decode: considerTile},
	{name: "threat", msg: analysis.SwitchThreat{}},
	{name: "percent", decode: func(p pressed) desk.Msg {
		s := p.m.Settings
		if s.Values = library.ChanceValues; p.m.Settings.Values == library.ChanceValues {
			s.Values = library.PointValues
		}
		return desk.Set{Settings: s}
	}},
	{name: "comment", msg: play.Open{Dialog: desk.NoteDialog}},
	{name: "annotate", decode: func(pressed) desk.Msg { return typedComment() }},
	{name: "delete-note", msg: analysis.DeleteNote{}},
	{name: "mark", decode: func(p pressed) desk.Msg { return analysis.Mark{Glyph: rules.Glyph(p.number())} }},
	{name: "keep-value", msg: analysis.KeepValue{}},
	{name: "play-line", decode: func(p pressed) desk.Msg { return desk.PlayLine{Holes: p.value} }},
}

// undoOffer draws the button that takes a change of the notes or variations back, beside
// the notice about it.
func (v analysisScreen) undoOffer() app.UI {
	switch v.desk.Notice.Kind {
	case desk.MovesPruned, desk.CommentDeleted, desk.LinePromoted:
		if v.analysis.CanUndelete() {
			return controls.Button("undelete", v.text.Undo)
		}
	}
	return nil
}

// tree draws the game with its variations; nil where there is no record.
func (v analysisScreen) tree() app.UI {
	if v.analysis.BySetUp() {
		return nil
	}
	return v.movesOf(v.analysis.Tree(), v.analysis.Record().Moves())
}

// commentTyped returns the message of the field for a comment, where Enter writes it and
// Enter with Shift begins a new line.
func commentTyped(k keyPress) desk.Msg {
	if k.key != "Enter" || k.shift || k.composing || k.field != "comment" {
		return nil
	}
	return typedComment()
}

func typedComment() desk.Msg {
	return analysis.Annotate{Comment: page.ControlValue(`[name="comment"]`)}
}
