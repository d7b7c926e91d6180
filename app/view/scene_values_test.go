package view

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/desk"
	"kulami/app/library"
	"kulami/app/play"
	"kulami/app/screen/analysis"
	analysisview "kulami/app/view/analysis"
	"kulami/app/view/scene"
	"kulami/rules"
	"kulami/rules/engine"
)

// Points are rounded and have a sign that is not a hyphen. Zero has no sign.
func TestShortPoints(t *testing.T) {
	for _, c := range []struct {
		score          int
		short, decimal string
	}{{0, "0", "0.0"}, {-4, "0", "0.0"}, {-49, "0", "-0.5"}, {50, "+1", "0.5"}, {149, "+1", "1.5"}, {-1200, "−12", "-12.0"}} {
		if short, precise := scene.ShortPoints(c.score), scene.Decimal(c.score); short != c.short || precise != c.decimal {
			t.Errorf("%d: %q and %q, want %q and %q", c.score, short, precise, c.short, c.decimal)
		}
	}
}

var cellTag = regexp.MustCompile(`<g class="cell [^>]*>`)

// Every legal hole of an analysed position has its value in a hook, in its name and in the hole.
// Other holes have none.
func TestHoleValues(t *testing.T) {
	position := []desk.Msg{play.Navigated{Fragment: "k1/b013QQ4DD2TSd2tS2Ts1sQQ4QT5D/mc4c7e7/cf7"}, desk.Visit{Screen: desk.AnalysisScreen}}
	for _, exact := range []bool{false, true} {
		r := after(append(position, analysed(after(position...), 4, exact))...)
		shown := r.model.Screen().(analysis.Screen)
		html := app.HTMLString(r.Render())
		for _, tag := range cellTag.FindAllString(html, -1) {
			legal := !strings.Contains(tag, `data-legal="false"`)
			// True is written as an attribute without a value.
			proven := regexp.MustCompile(` data-exact[ >]`).MatchString(tag)
			if strings.Contains(tag, ` data-value=`) != legal || strings.Contains(tag, ` data-exact`) != legal || proven != (legal && exact) {
				t.Errorf("exact %v: %s", exact, tag)
			}
		}
		if strings.Contains(html, "proven-value") != exact || strings.Contains(html, r.text.ExactMark) != exact {
			t.Errorf("exact %v: how proven values are written", exact)
		}
		certainty := "depth 4"
		if exact {
			certainty = "proven"
		}
		for i, h := range shown.Position().Legal().Slice() {
			value := (&analysisview.Screen{Scene: r.scene(), State: shown}).Analysed().Values[h]
			score := 200 - 100*i
			evaluation := r.scene().Lead(score, rules.Second, exact)
			label, words := strings.TrimPrefix(evaluation.Amount, "+"), evaluation.Words+", "+certainty
			if value.Words != words || value.Points != scene.Decimal(score) || value.Label != label || value.Ahead != evaluation.Ahead || value.Exact != exact {
				t.Errorf("exact %v: %s has %+v, want %s", exact, r.scene().Board.Name(h), value, words)
			}
			if !strings.Contains(html, words) {
				t.Errorf("exact %v: no hole is named %q", exact, words)
			}
		}
	}
}

// An evaluation has the view of the side that is ahead, whoever is to move. It is the same in
// points, in percent, in a hole and for a screen reader. Expected points have a decimal if there is
// space for it.
func TestEvaluations(t *testing.T) {
	r := after(play.Navigated{Fragment: "k1/b013QQ4DD2TSd2tS2Ts1sQQ4QT5D/mc4c7e7/cf7"}, desk.Visit{Screen: desk.AnalysisScreen})
	v, p := r.scene(), r.model.Screen().(analysis.Screen).Position()
	const red, black, even = rules.First, rules.Second, rules.Nobody
	for _, c := range []struct {
		score   int
		of      rules.Side
		proven  bool
		percent bool
		ahead   rules.Side
		amount  string
		words   string
		inHole  string
	}{
		{100, black, false, false, black, "+1.0", "Black +1.0", "1.0"},
		{-100, black, false, false, red, "+1.0", "Red +1.0", "1.0"},
		{100, red, false, false, red, "+1.0", "Red +1.0", "1.0"},
		{-100, red, false, false, black, "+1.0", "Black +1.0", "1.0"},
		{0, black, false, false, even, "0.0", "Even 0.0", "0.0"},
		{4, red, false, false, even, "0.0", "Even 0.0", "0.0"},
		{-4, red, false, false, even, "0.0", "Even 0.0", "0.0"},
		{5, red, false, false, red, "+0.1", "Red +0.1", "0.1"},
		{994, red, false, false, red, "+9.9", "Red +9.9", "9.9"},
		{1180, red, false, false, red, "+12", "Red +12", "12"},
		{300, black, true, false, black, "+3", "Black +3", "3"},
		{-1200, black, true, false, red, "+12", "Red +12", "12"},
		{0, black, true, false, even, "0", "Even 0", "0"},
		{300, black, true, true, black, "100%", "Black: 100% winning chance", "100"},
		{-300, black, true, true, red, "100%", "Red: 100% winning chance", "100"},
		{-300, red, true, true, black, "100%", "Black: 100% winning chance", "100"},
		{0, red, true, true, even, "50%", "50% winning chance", "50"},
	} {
		v.Desk.Settings.Values = library.PointValues
		if c.percent {
			v.Desk.Settings.Values = library.ChanceValues
		}
		i := engine.Info{Best: p.Legal().First(), Score: c.score, Depth: 5, Exact: c.proven, Low: -engine.Unbounded, High: engine.Unbounded}
		if c.proven {
			i.Low, i.High = c.score/100, c.score/100
		}
		got, want := v.EvaluationOf(i, p, c.of), scene.Evaluation{Ahead: c.ahead, Amount: c.amount, Words: c.words}
		if got != want {
			t.Errorf("%d for %v: %+v, want %+v", c.score, c.of, got, want)
		}
		if hole := v.HoleValues([]engine.Move{{Info: i}}, p, c.of)[i.Best]; hole.Label != c.inHole || hole.Ahead != c.ahead || !strings.HasPrefix(hole.Words, c.words+", ") {
			t.Errorf("%d for %v: the hole has %+v", c.score, c.of, hole)
		}
		html := app.HTMLString(got.Draw(""))
		if marble := strings.Contains(html, "#marble-"+c.ahead.String()); marble != (c.ahead != even) || !strings.Contains(html, ">"+c.amount+"<") && !strings.Contains(html, c.amount) {
			t.Errorf("%d for %v: %s", c.score, c.of, html)
		}
	}
}

// A hole's grade depends on the win chance that it loses. Holes as good as the best hole are also
// best.
func TestGrades(t *testing.T) {
	r := after(play.Navigated{Fragment: "k1/b013QQ4DD2TSd2tS2Ts1sQQ4QT5D/mc4c7e7/cf7"}, desk.Visit{Screen: desk.AnalysisScreen})
	p := r.model.Screen().(analysis.Screen).Position()
	proven := func(margin int) engine.Info {
		return engine.Info{Score: 100 * margin, Exact: true, Low: margin, High: margin}
	}
	expected := func(score int) engine.Info {
		return engine.Info{Score: score, Depth: 5, Low: -engine.Unbounded, High: engine.Unbounded}
	}
	for _, c := range []struct {
		infos  []engine.Info
		grades string
	}{
		{[]engine.Info{proven(3), proven(3), proven(1), proven(0), proven(-1)}, "best best good poor poor"},
		{[]engine.Info{proven(-1), proven(-3), proven(-4), proven(-8)}, "best good fair poor"},
		{[]engine.Info{expected(100), expected(90), expected(-3000)}, "best good poor"},
	} {
		a := engine.Analysis{}
		for i, info := range c.infos {
			info.Best = p.Legal().Slice()[i]
			a.Moves = append(a.Moves, engine.Move{Info: info})
		}
		a.Info = a.Moves[0].Info
		r.model, _ = sent(r.model, desk.Valued{ID: 1, Analysis: a})
		values := r.scene().HoleValues(r.model.ValuesOf(r.model.Screen().Asked()), p, p.Turn())
		var got []string
		for i := range c.infos {
			got = append(got, values[p.Legal().Slice()[i]].Grade)
		}
		if strings.Join(got, " ") != c.grades {
			t.Errorf("%+v: %v, want %s", c.infos, got, c.grades)
		}
	}
}

// The side with the better chance has the greater part of the bar. Both sides always have a part.
func TestShareOf(t *testing.T) {
	for _, c := range []struct {
		chance float64
		turn   rules.Side
		want   int
	}{{.5, rules.First, 50}, {.5, rules.Second, 50}, {.75, rules.First, 75}, {.75, rules.Second, 25}, {1, rules.First, 97}, {1, rules.Second, 3}} {
		if got := scene.ShareOf(c.chance, c.turn); got != c.want {
			t.Errorf("%v for %v: First's share is %d, want %d", c.chance, c.turn, got, c.want)
		}
	}
}

// The bar of an analysis has the value in words. A game against the computer has no bar.
func TestValueBar(t *testing.T) {
	r := after(play.Navigated{Fragment: "k1/b013QQ4DD2TSd2tS2Ts1sQQ4QT5D/mc4c7e7/cf7"}, desk.Visit{Screen: desk.AnalysisScreen})
	draw := func() string {
		return app.HTMLString((&analysisview.Screen{Scene: r.scene(), State: r.model.Screen().(analysis.Screen)}).Analysed())
	}
	if html := draw(); !strings.Contains(html, `aria-valuenow="50"`) || !strings.Contains(html, r.text.NoValue) {
		t.Errorf("before there is a value: %s", html)
	}
	r.model, _ = sent(r.model, desk.Thought{ID: 1, Info: engine.Info{Depth: 4, Score: 40, Low: -engine.Unbounded, High: engine.Unbounded}})
	share := fmt.Sprintf(`aria-valuenow="%.0f"`, 100-100*engine.WinChance(40, 53, rules.Ruleset{}))
	if html := draw(); !strings.Contains(html, share) || !strings.Contains(html, "Black +0.4") || !strings.Contains(html, `role="meter"`) {
		t.Errorf("Black is ahead: %s", html)
	}
	r.model, _ = sent(r.model, desk.Press{Hole: r.model.Screen().(analysis.Screen).Position().Legal().Slice()[0]})
	if html := draw(); !strings.Contains(html, r.text.NoValue) {
		t.Errorf("after a marble: %s", html)
	}
	if html := pageOf(t); strings.Contains(html, `role="meter"`) {
		t.Error("a game against the computer shows the value")
	}
}
