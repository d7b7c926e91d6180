package analysis

import (
	"cmp"
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/board"
	"kulami/app/desk"
	"kulami/app/dom"
	"kulami/app/game"
	"kulami/app/picture"
	"kulami/app/play"
	"kulami/app/screen/analysis"
	"kulami/app/view/controls"
	"kulami/app/view/page"
	"kulami/app/view/scene"
	"kulami/rules"
)

// Title returns whose turn it is.
func (v *Screen) Title() string {
	if v.State.Position().Over() {
		return v.Text.OpponentAnalysis
	}
	return v.state()
}

func (v *Screen) Tool() controls.Tool {
	return controls.Tool{Act: "set-up", Drawing: "set-up", Label: v.Text.SetUp, Off: !v.State.CanSetUp()}
}

// Key returns the message of a key. Steps go through the moves of the analysis.
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
	if !a.BySetUp() { // it has a record to write in
		if k.Pressed == "c" {
			return play.Open{Dialog: desk.NoteDialog}
		}
		if msg := scene.BranchKey(k); msg != nil {
			return msg
		}
	}
	return cmp.Or(scene.StepKey(k, a.Ply(), a.Plies()), scene.HoleKey(k, v.Board))
}

// Captions returns the texts on a picture of the position. Its players are named by their marbles.
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
		app.Section().Class("lesson").Aria("labelledby", "title").Body(
			v.acts(),
			v.Notice(),
			v.undoOffer(),
			v.Noted(a.Note()),
			v.findings(),
			v.whatIfHint(),
			v.movesSwitch(),
			v.tree(),
		),
	)
}

// acts draws the tools: the steps, switches for the board, and a dialog with the other actions. In
// a game against perfect play its actions replace the switches.
func (v *Screen) acts() app.UI {
	t, a := v.Text, v.State
	p := a.Proving()
	shown := func(act, label string, is bool) app.UI {
		return controls.Enabled(controls.Control("", act).Aria("pressed", is).Body(app.Span().Text(label)), act == "values" && !a.Barred || a.CanThreaten())
	}
	var middle []app.UI
	switch {
	case !p.On:
		middle = []app.UI{controls.Enabled(controls.IconButton("redo", "next", t.Next), a.CanRedo()),
			app.Div().Class("segments").Body(shown("values", t.Values, !a.Threat() && !a.Off()), shown("threat", t.Threat, a.Threat()))}
	case p.Loss > 0:
		middle = []app.UI{controls.Button("undo", t.Retry).Class("primary"), controls.Button("prove", t.StopFair)}
	default:
		middle = []app.UI{controls.Enabled(controls.Button("swap", t.Swap), !a.Position().Over()), controls.Button("prove", t.StopFair)}
	}
	return app.Div().Class("analysis-acts").DataSet("steps", true).Body(slices.Concat(
		[]app.UI{controls.Enabled(controls.IconButton("undo", "previous", t.Previous), a.CanUndo())},
		middle,
		[]app.UI{controls.IconButton("game", "menu", t.More)})...)
}

// Analysed returns the board with the position. While the engine is on, it has the values of the
// holes.
func (v *Screen) Analysed() *board.Board {
	a := v.State
	b := v.BoardOf(a.Position(), a.Marks(), a.Focus, rules.Link{Record: a.Record(), Orientation: a.Orientation})
	switch {
	case b.Over || a.Off() || a.Proving().On:
	case a.Threat():
		b.Values, b.Threat = v.threatValues(), true
	default:
		b.Value = v.ValueBar(a.Asked(), b.Position)
		b.Values = v.HoleValues(v.Desk.ValuesOf(a.Asked()), b.Position, b.Position.Turn())
	}
	return b
}

// value returns the value of the position and the best move in words.
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

// Announcement returns a marble played in the analysis, or the answer to a command.
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

// Acts are the acts of the analysis's controls.
var Acts = []scene.Act{
	{Name: "analyse", Msg: desk.Visit{Screen: desk.AnalysisScreen}},
	{Name: "engine", Msg: analysis.SwitchEngine{}},
	{Name: "set-up", Msg: play.SetUp{}},
	{Name: "prove", Msg: desk.PlayProof{}},
	{Name: "what-if", Decode: considerTile, Focus: func(scene.Pressed) []string {
		return []string{`.what-ifs [data-act="what-if"]`, `.analysis-acts [data-act="game"]`}
	}},
	{Name: "threat", Msg: analysis.SwitchThreat{}},
	{Name: "values", Msg: analysis.ShowValues{}},
	{Name: "percent", Msg: analysis.SwitchUnit{}},
	{Name: "show-moves", Msg: analysis.ShowMoves{}, Focus: func(scene.Pressed) []string {
		return []string{`[aria-expanded="true"] + .plies .ply[tabindex="0"]`, `[data-act="show-moves"]`}
	}},
	{Name: "comment", Msg: play.Open{Dialog: desk.NoteDialog}},
	{Name: "annotate", Decode: func(scene.Pressed) desk.Msg { return typedComment() }},
	{Name: "delete-note", Msg: analysis.DeleteNote{}},
	{Name: "mark", Decode: func(p scene.Pressed) desk.Msg { return analysis.Mark{Glyph: rules.Glyph(p.Number())} }},
	{Name: "keep-value", Msg: analysis.KeepValue{}},
	{Name: "play-line", Decode: func(p scene.Pressed) desk.Msg { return desk.PlayLine{Holes: p.Value} }},
}

// undoOffer draws the button that undoes a change of the notes or variations, next to its notice.
func (v *Screen) undoOffer() app.UI {
	switch v.Desk.Notice.Kind {
	case desk.MovesPruned, desk.CommentDeleted, desk.LinePromoted:
		if v.State.CanUndelete() {
			return controls.Button("undelete", v.Text.Undo)
		}
	}
	return nil
}

// movesSwitch draws the button that shows or hides the moves on small screens.
func (v *Screen) movesSwitch() app.UI {
	return dom.Only(!v.State.BySetUp(), controls.MenuItem("show-moves", "moves", v.Text.MoveList).Aria("expanded", v.State.Moves))
}

// tree draws the game with its variations; nil without a record.
func (v *Screen) tree() app.UI {
	if v.State.BySetUp() {
		return nil
	}
	return v.MovesOf(v.State.Tree(), v.State.Record().Moves())
}

// CommentTyped returns the message of a key in the comment field. Enter saves the comment, and
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
