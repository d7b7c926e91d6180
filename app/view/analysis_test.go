package view

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/board"
	"kulami/app/desk"
	"kulami/app/library"
	"kulami/app/play"
	"kulami/app/screen/analysis"
	analysisview "kulami/app/view/analysis"
	"kulami/app/view/scene"
	"kulami/rules"
	"kulami/rules/engine"
)

// atAnalysis returns a Root that shows the analysis of three marbles, with Black to move.
func atAnalysis(msgs ...desk.Msg) *Root {
	return after(append([]desk.Msg{play.Navigated{Fragment: "k1/b013QQ4DD2TSd2tS2Ts1sQQ4QT5D/mc4c7e7/cf7"}, desk.Visit{Screen: desk.AnalysisScreen}}, msgs...)...)
}

// The screen draws at most three lines. Each of their holes is a button that plays the line up to
// it.
func TestLines(t *testing.T) {
	r := atAnalysis(analysed(atAnalysis(), 4, false))
	p := r.model.Screen().(analysis.Screen).Position()
	html := app.HTMLString(r.screen().Main())
	if n := strings.Count(html, " data-line="); n != 3 || !strings.Contains(html, `data-lines="3"`) {
		t.Errorf("%d lines", n)
	}
	first := p.Legal().Slice()[0]
	second := p.After(first).Legal().Slice()[0]
	names := p.Board().Name(first) + " " + p.Board().Name(second)
	if !strings.Contains(html, `data-line="`+names+`"`) || !strings.Contains(html, `data-value="`+names+`"`) {
		t.Errorf("no line %s in %s", names, html)
	}
	a, _ := r.actNamed("play-line")
	r.model, _ = sent(r.model, a.Message(scene.Pressed{Value: names, Model: &r.model}))
	if got := r.model.Screen().(analysis.Screen).Position(); got != p.After(first).After(second) {
		t.Errorf("the line leads to %v", got)
	}
}

// Proven and almost sure results are put into words. Only a proven margin is called "exact".
func TestProvenWords(t *testing.T) {
	const none = engine.Unbounded
	for _, c := range []struct {
		low, likelyLow, likelyHigh, high int
		words                            string
	}{
		{-none, -none, none, none, ""},
		{-3, -3, 5, 5, ""},
		{1, 3, 3, none, "a proven win for Black"},
		{-none, -none, -2, -2, "a proven win for Red"},
		{0, 0, 7, 7, "proven: at least a draw for Black"},
		{-7, -7, 0, 0, "proven: at least a draw for Red"},
		{0, 1, 7, 7, "almost certainly a win for Black"},
		{-none, -none, -1, none, "almost certainly a win for Red"},
		{-none, 0, 0, none, "almost certainly a draw"},
		{-none, 0, none, none, ""},
		{2, 2, 2, 2, ""},
	} {
		info := engine.Info{Best: 3, Score: 200, Depth: 8, Low: c.low, High: c.high, LikelyLow: c.likelyLow, LikelyHigh: c.likelyHigh, Exact: c.low == c.high, Nodes: 1234567}
		info.Line = []rules.Hole{3}
		r := atAnalysis(desk.Valued{ID: 1, Analysis: engine.Analysis{Info: info, Moves: []engine.Move{{Info: info}}}})
		if got := r.scene().Proven(info, rules.Second); got != c.words {
			t.Errorf("%v: %q", c, got)
		}
		known := info.LikelyOutcome() != engine.Open && !info.Exact
		value := r.screen().(*analysisview.Screen).Analysed().Values[3]
		if value.Likely != known || known && !strings.Contains(value.Words, c.words) {
			t.Errorf("%v: the hole has %+v", c, value)
		}
		html := app.HTMLString(r.screen().Main())
		if !strings.Contains(html, c.words) || strings.Contains(html, "likely-value") != known || strings.Contains(html, r.text.LikelyMark) != known ||
			strings.Contains(html, `class="badge"`) != info.Exact || strings.Contains(html, "depth 8") == info.Exact {
			t.Errorf("%v: %s", c, html)
		}
		if !strings.Contains(html, "1,234,567 positions") {
			t.Errorf("the number of positions is missing: %s", html)
		}
	}
}

// Values are win chances if the reader chooses so.
func TestChances(t *testing.T) {
	r := atAnalysis(analysed(atAnalysis(), 9, true))
	press, _ := r.actNamed("percent")
	r.model, _ = sent(r.model, press.Message(scene.Pressed{Model: &r.model}))
	shown := r.model.Screen().(analysis.Screen)
	holes := shown.Position().Legal().Slice()
	for i, want := range []board.HoleValue{
		{Points: "2.0", Ahead: rules.Second, Label: "100", Words: "Black: 100% winning chance, proven", Exact: true, Grade: board.GradeBest},
		{Points: "1.0", Ahead: rules.Second, Label: "100", Words: "Black: 100% winning chance, proven", Exact: true, Grade: board.GradeGood},
		{Points: "0.0", Ahead: rules.Nobody, Label: "50", Words: "50% winning chance, proven", Exact: true, Grade: board.GradePoor},
		{Points: "-1.0", Ahead: rules.First, Label: "100", Words: "Red: 100% winning chance, proven", Exact: true, Grade: board.GradePoor},
	} {
		if got := (&analysisview.Screen{Scene: r.scene(), State: shown}).Analysed().Values[holes[i]]; got != want {
			t.Errorf("%+v, want %+v", got, want)
		}
	}
	r.model, _ = sent(r.model, press.Message(scene.Pressed{Model: &r.model}))
	if r.model.Settings.Values != library.PointValues {
		t.Error("the switch does not lead back to points")
	}
}

// While the engine is off, the screen draws no values and no lines.
func TestEngineOff(t *testing.T) {
	r := atAnalysis(analysed(atAnalysis(), 4, false), analysis.SwitchEngine{})
	html := app.HTMLString(r.screen().Main())
	if strings.Contains(html, "hole-value") || strings.Contains(html, "data-line") || !strings.Contains(html, r.text.EngineOff) {
		t.Error(html)
	}
	if msg := r.keyMessage(scene.KeyPress{Pressed: "b", OnHole: true}); msg != nil {
		t.Errorf("the best move is played: %#v", msg)
	}
}

// The answer to "value" is the value with its depth, and the best move.
func TestValueAnswer(t *testing.T) {
	r := atAnalysis(analysed(atAnalysis(), 4, false), desk.Describe{Topic: desk.TopicValue})
	best := r.model.Screen().(analysis.Screen).Position().Legal().Slice()[0]
	if got, want := r.screen().Announcement(), "Black +2.0, depth 4. Best move: "+r.scene().Board.Name(best)+"."; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}
