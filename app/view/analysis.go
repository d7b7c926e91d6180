package view

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/play"
	"kulami/rules"
	"kulami/rules/engine"
)

// analysisScreen is the screen of a position with the engine's values of all legal holes
// and its best lines.
type analysisScreen struct {
	scene
	analysis play.Analysis
}

// linesShown and lineShown limit the lines that are drawn, and the holes of each.
const (
	linesShown = 3
	lineShown  = 7
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

func pressedButton(b app.HTMLButton, is bool) app.UI {
	return b.Aria("pressed", strconv.FormatBool(is))
}

// leave names where leaving leads.
func (v analysisScreen) leave() string {
	switch v.analysis.Opener() {
	case play.ReviewScreen:
		return v.text.RetryEnd
	case play.PuzzleScreen, play.DailyScreen:
		return v.text.BackToPuzzle
	}
	if v.analysis.BySetUp() {
		return v.text.LeaveSetUp
	}
	return v.text.LeaveLessons
}

// analysed is the board with the position, and the values of its holes while the engine is on.
func (v analysisScreen) analysed() *board {
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

// best is the best hole known, NoHole if none is shown.
func (v analysisScreen) best() rules.Hole {
	moves := v.shell.ValuesOf(v.analysis.Asked())
	if len(moves) == 0 || v.analysis.Off {
		return rules.NoHole
	}
	return moves[0].Best
}

// state says whose turn it is, or that the game is over.
func (v analysisScreen) state() string {
	p := v.analysis.Position()
	if p.Over() {
		return v.text.Count + ". " + v.tally(v.analysis.Marks().Totals, rules.Nobody)
	}
	if v.analysis.Threat() {
		return v.text.ThreatOf(v.sides()[p.Turn().Other()])
	}
	return v.text.SideToMove(v.sides()[p.Turn()])
}

// findings draws what the engine has found so far: the value of the position, with its
// depth, and the best lines.
func (v analysisScreen) findings() app.UI {
	a := v.analysis
	p := a.Position()
	switch moves := v.shell.ValuesOf(a.Asked()); {
	case p.Over():
		return nil
	case a.Threat():
		return v.threat()
	case a.Off:
		return app.P().Class("tip").Text(v.text.EngineOff)
	case len(moves) == 0:
		return app.Div().Class("findings").Body(app.P().Class("tip").Text(v.text.NoValue))
	default:
		thought, _ := v.shell.ThoughtOf(a.Asked())
		parts := []app.UI{v.outlook(thought, p), v.lines(moves[:min(len(moves), linesShown)], p)}
		if slices.ContainsFunc(moves, func(m engine.Move) bool { return m.Exact }) {
			parts = append(parts, app.P().Class("tip", "proven-value").Text(v.text.ExactMark))
		}
		return app.Div().Class("findings").Body(parts...)
	}
}

// outlook draws the value of the position, what is proven about it, and how far the engine
// has searched.
func (v analysisScreen) outlook(i engine.Info, p rules.Position) app.UI {
	t := v.text
	value := v.pointsOf(i.Score, p.Turn())
	if v.inPercent() {
		value += ", " + v.chanceWords(i, p)
	}
	parts := []app.UI{app.Strong().Text(value)}
	if i.Exact {
		parts = append(parts, app.Span().Class("badge").Text(t.Exact))
	} else {
		parts = append(parts, app.Span().Text(t.Depth(i.Depth)))
	}
	parts = append(parts, app.Span().Text(t.Positions(i.Nodes)))
	if words := v.proven(i, p.Turn()); words != "" {
		parts = append(parts, app.Span().Class("proven").Text(words))
	}
	return app.P().Class("outlook").DataSet("value", decimal(i.Score)).
		DataSet("depth", i.Depth).DataSet("exact", strconv.FormatBool(i.Exact)).Body(parts...)
}

// lines draws the lines of the best moves. Each of their holes is a button that plays the
// line up to it.
func (v analysisScreen) lines(moves []engine.Move, p rules.Position) app.UI {
	items := make([]app.UI, len(moves))
	for i, m := range moves {
		names := make([]string, min(len(m.Line), lineShown))
		buttons := make([]app.UI, len(names))
		for j := range names {
			names[j] = v.board.Name(m.Line[j])
			buttons[j] = app.Button().Type("button").DataSet("act", "play-line").DataSet("value", strings.Join(names[:j+1], " ")).
				Aria("label", v.text.PlayTo(names[j])).Text(names[j])
		}
		value := []app.UI{app.Span().Text(v.lineValue(m.Info, p))}
		if m.Exact {
			value = []app.UI{app.Span().Class("proven-value").Text(v.lineValue(m.Info, p)), app.Span().Class("unseen").Text(", " + v.text.Exact)}
		}
		items[i] = app.Li().DataSet("line", strings.Join(names, " ")).DataSet("exact", strconv.FormatBool(m.Exact)).Body(
			app.Span().Class("line-value").Body(value...), app.Span().Class("line-holes").Body(buttons...))
	}
	return app.Ol().Class("lines").Aria("label", v.text.BestLines).DataSet("lines", len(moves)).Body(items...)
}

// lineValue is the value of a line for the side to move at p: more exact than a hole has room for.
func (v analysisScreen) lineValue(i engine.Info, p rules.Position) string {
	switch points := math.Round(float64(i.Score)/10) / 10; {
	case v.inPercent():
		return v.label(i, p) + "%"
	case i.Exact:
		return shortPoints(i.Score)
	case points > 0:
		return "+" + v.text.Decimal(points)
	case points < 0:
		return "−" + v.text.Decimal(-points)
	default:
		return v.text.Decimal(0)
	}
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
		return v.text.OpponentAnalysis + ". " + v.state() + "." + v.noteSentence(a.Note())
	}
	return v.plainAnnouncement(p, a.Marks(), v.value())
}
