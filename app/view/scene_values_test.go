package view

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/desk"
	"kulami/app/play"
	"kulami/app/screen/analysis"
	analysisview "kulami/app/view/analysis"
	"kulami/app/view/scene"
	"kulami/rules"
	"kulami/rules/engine"
)

// Points are rounded, have a sign that is not a hyphen, and zero has none.
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

// Every legal hole of an analysed position has its value, by hook, in its name and in the hole, and no other hole has one.
func TestHoleValues(t *testing.T) {
	position := []desk.Msg{play.Navigated{Fragment: "k1/b013QQ4DD2TSd2tS2Ts1sQQ4QT5D/mc4c7e7/cf7"}, desk.Visit{Screen: desk.AnalysisScreen}}
	for _, exact := range []bool{false, true} {
		r := after(append(position, analysed(after(position...), 4, exact))...)
		shown := r.model.Screen().(analysis.Screen)
		html := app.HTMLString(r.Render())
		for _, tag := range cellTag.FindAllString(html, -1) {
			legal := !strings.Contains(tag, `data-legal="false"`)
			proven := regexp.MustCompile(` data-exact[ >]`).MatchString(tag) // true is written as an attribute without a value
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
			label := r.scene().FinePoints(score)
			if exact {
				label = scene.ShortPoints(score)
			}
			words := "Evaluation " + label + ", " + certainty
			if value.Words != words || value.Points != scene.Decimal(score) || value.Label != label || value.Exact != exact {
				t.Errorf("exact %v: %s has %+v, want %s", exact, r.scene().Board.Name(h), value, words)
			}
			if !strings.Contains(html, words) {
				t.Errorf("exact %v: no hole is named %q", exact, words)
			}
		}
	}
}

// Values have a decimal from a tenth of a point to where there is no room for it.
func TestValuesHaveADecimal(t *testing.T) {
	r := after(play.Navigated{Fragment: "k1/b013QQ4DD2TSd2tS2Ts1sQQ4QT5D/mc4c7e7/cf7"}, desk.Visit{Screen: desk.AnalysisScreen})
	p := r.model.Screen().(analysis.Screen).Position()
	for _, c := range []struct {
		scores []int
		labels string
	}{
		{[]int{-10, -30, -60, -400}, "−0.1 −0.3 −0.6 −4.0"},
		{[]int{210, 90, 4}, "+2.1 +0.9 0"},
		{[]int{1210, 1180}, "+12 +12"},
	} {
		var moves []engine.Move
		legal := p.Legal().Slice()
		for i, score := range c.scores {
			moves = append(moves, engine.Move{Info: engine.Info{Best: legal[i], Score: score, Depth: 5, Low: -engine.Unbounded, High: engine.Unbounded}})
		}
		var labels []string
		for _, m := range moves {
			labels = append(labels, r.scene().HoleValues(moves, p)[m.Best].Label)
		}
		if got := strings.Join(labels, " "); got != c.labels {
			t.Errorf("%v: %s, want %s", c.scores, got, c.labels)
		}
	}
}

// A hole is graded by the chance to win that is lost there; those as good as the best one are best.
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
		values := r.scene().HoleValues(r.model.ValuesOf(r.model.Screen().Asked()), p)
		var got []string
		for i := range c.infos {
			got = append(got, values[p.Legal().Slice()[i]].Grade)
		}
		if strings.Join(got, " ") != c.grades {
			t.Errorf("%+v: %v, want %s", c.infos, got, c.grades)
		}
	}
}

// A side that is likelier to win has the greater part of the bar, and both always have some.
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

// The bar of an analysis says the value in words, and a game against the computer has none.
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
