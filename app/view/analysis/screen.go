package analysis

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
	"kulami/app/view/scene"
	"kulami/rules"
)

func (v *Screen) Title() string { return v.Text.OpponentAnalysis }

func (v *Screen) Tool() controls.Tool {
	return controls.Tool{Act: "set-up", Drawing: "set-up", Label: v.Text.SetUp, Off: !v.State.CanSetUp()}
}

// Key is that of any board, but steps go through what was played here.
func (v *Screen) Key(k scene.KeyPress) desk.Msg {
	a := v.State
	if k.Modified() {
		return scene.HoleKey(k, v.Board)
	}
	switch k.Pressed {
	case "l":
		if k.Shift {
			return desk.Describe{Topic: desk.TopicLast}
		}
		return analysis.SwitchEngine{}
	case "w":
		return analysis.ConsiderTile{Tile: v.Board.TileOf(a.Focus)}
	case "x":
		return analysis.SwitchThreat{}
	case "b":
		if best := v.best(); best != rules.NoHole {
			return desk.Press{Hole: best}
		}
	}
	if !a.BySetUp() { // there is a record to write in
		if k.Pressed == "c" {
			return play.Open{Dialog: desk.NoteDialog}
		}
		if msg := scene.BranchKey(k); msg != nil {
			return msg
		}
	}
	return cmp.Or(scene.StepKey(k, a.Ply(), a.Plies()), scene.HoleKey(k, v.Board))
}

// Captions are the texts on a picture of the position, whose players are those of any game.
func (v *Screen) Captions(shown rules.Record, link rules.Link) picture.Captions {
	c := v.Scene.Captions(game.Game{Tree: game.NewTree(shown), Edition: v.State.Edition(), Players: game.Players{Mode: game.Analysing}}, link)
	if shown.Cursor() > 0 {
		c.Result = v.Text.LookingAt(shown.Cursor(), shown.Len())
	}
	return c
}

func (v *Screen) Main() app.UI {
	a := v.State
	return app.Main().Class("table", "course", "analysis").DataSet("state", "analysis").Body(
		scene.Stage(v.Analysed()),
		app.Section().Class("lesson").Aria("labelledby", "analysis-title").Body(
			app.Div().Class("analysis-head").Body(
				app.H2().ID("analysis-title").Text(v.state()),
				dom.Only(a.Proving().On || a.CanProve(v.Desk), controls.Button("prove", dom.Either(a.Proving().On, v.Text.StopFair, v.Text.PlayProof))),
				v.acts(),
			),
			v.Notice(),
			v.undoOffer(),
			v.Noted(a.Note()),
			v.findings(),
			dom.Only(!a.Proving().On, v.whatIf()),
			v.tree(),
		),
	)
}

// acts are what can be done with the position. In a game against perfect play, to take back what gave points away comes
// first.
func (v *Screen) acts() app.UI {
	t, a := v.Text, v.State
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
		controls.Control("act", "percent").Title(t.InPercent).Body(app.Span().Class("sign").Text("%"), app.Span().Text(t.Chance)).Aria("pressed", v.InPercent()),
		controls.Enabled(controls.ActButton("threat", "threat", t.Threat).Aria("pressed", a.Threat()), a.CanThreaten()),
		controls.Enabled(controls.ActButton("engine", "computer", t.Engine).Aria("pressed", !a.Off()), !a.Barred),
		dom.Only(!a.BySetUp(), controls.ActButton("comment", "note", t.Note)), // where there is a record to write in
		dom.Only(!a.BySetUp(), controls.ActButton("share", "share", t.Share)),
	)
}

// Analysed is the board with the position, and the values of its holes while the engine is on.
func (v *Screen) Analysed() *board.Board {
	a := v.State
	b := v.BoardOf(a.Position(), a.Marks(), a.Focus, rules.Link{Record: a.Record(), Orientation: a.Orientation})
	switch {
	case b.Over || a.Off() || a.Proving().On:
	case a.Threat():
		b.Values, b.Threat, b.Strikes = v.threatValues(), true, rules.Maybe(a.Threats(v.Desk).Best)
	default:
		b.Value = v.ValueBar(a.Asked(), b.Position)
		b.Values = v.HoleValues(v.Desk.ValuesOf(a.Asked()), b.Position)
	}
	return b
}

// value is the value of the position and the best move in words.
func (v *Screen) value() string {
	a := v.State
	if a.Off() {
		return v.off()
	}
	if a.Proving().On {
		return v.proofSaid()
	}
	if a.Threat() {
		return v.threatWords()
	}
	value := v.ValueOf(a.Asked(), a.Position().Turn())
	if best := v.best(); value != "" && best != rules.NoHole {
		value += ". " + v.Text.BestMove(v.Board.Name(best)) + "."
	}
	return value
}

// Announcement is a marble that was played here, or what a command asked for.
func (v *Screen) Announcement() string {
	a := v.State
	p := a.Position()
	switch h := v.Desk.Announced; h.Kind {
	case desk.AnnounceMove:
		return v.Text.Played(v.Sides()[h.Side], p.Board().Name(h.Hole)) + " " + v.Tally(a.Marks().Totals, rules.Nobody)
	case desk.AnnounceTile:
		return v.whatIfWords()
	case desk.AnnounceThreat:
		return v.threatHeard()
	case desk.AnnounceProof:
		return v.proofSaid()
	case desk.AnnounceShown:
		return v.Text.OpponentAnalysis + ". " + scene.Ended(v.state()) + v.NoteSentence(a.Note())
	}
	return v.PlainAnnouncement(p, a.Marks(), v.value())
}

// Acts are what the controls of the analysis ask for.
var Acts = []scene.Act{
	{Name: "analyse", Msg: desk.Visit{Screen: desk.AnalysisScreen}},
	{Name: "engine", Msg: analysis.SwitchEngine{}},
	{Name: "set-up", Msg: play.SetUp{}},
	{Name: "prove", Msg: desk.PlayProof{}},
	{Name: "what-if", Decode: considerTile},
	{Name: "threat", Msg: analysis.SwitchThreat{}},
	{Name: "percent", Decode: func(p scene.Pressed) desk.Msg {
		s := p.Model.Settings
		if s.Values = library.ChanceValues; p.Model.Settings.Values == library.ChanceValues {
			s.Values = library.PointValues
		}
		return desk.Set{Settings: s}
	}},
	{Name: "comment", Msg: play.Open{Dialog: desk.NoteDialog}},
	{Name: "annotate", Decode: func(scene.Pressed) desk.Msg { return typedComment() }},
	{Name: "delete-note", Msg: analysis.DeleteNote{}},
	{Name: "mark", Decode: func(p scene.Pressed) desk.Msg { return analysis.Mark{Glyph: rules.Glyph(p.Number())} }},
	{Name: "keep-value", Msg: analysis.KeepValue{}},
	{Name: "play-line", Decode: func(p scene.Pressed) desk.Msg { return desk.PlayLine{Holes: p.Value} }},
}

// undoOffer draws the button that takes a change of the notes or variations back, beside
// the notice about it.
func (v *Screen) undoOffer() app.UI {
	switch v.Desk.Notice.Kind {
	case desk.MovesPruned, desk.CommentDeleted, desk.LinePromoted:
		if v.State.CanUndelete() {
			return controls.Button("undelete", v.Text.Undo)
		}
	}
	return nil
}

// tree draws the game with its variations; nil where there is no record.
func (v *Screen) tree() app.UI {
	if v.State.BySetUp() {
		return nil
	}
	return v.MovesOf(v.State.Tree(), v.State.Record().Moves())
}

// CommentTyped returns the message of the field for a comment, where Enter writes it and
// Enter with Shift begins a new line.
func CommentTyped(k scene.KeyPress) desk.Msg {
	if k.Pressed != "Enter" || k.Shift || k.Composing || k.Field != "comment" {
		return nil
	}
	return typedComment()
}

func typedComment() desk.Msg {
	return analysis.Annotate{Comment: page.ControlValue(`[name="comment"]`)}
}
