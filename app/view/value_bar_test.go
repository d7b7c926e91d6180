package view

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/play"
	"kulami/rules"
	"kulami/rules/engine"
)

// A side that leads has the greater part of the bar, and both always have some.
func TestShareOf(t *testing.T) {
	for _, c := range []struct {
		score int
		turn  rules.Side
		want  int
	}{{0, rules.First, 50}, {0, rules.Second, 50}, {400, rules.First, 75}, {400, rules.Second, 25}, {9900, rules.First, 97}, {9900, rules.Second, 3}} {
		if got := shareOf(c.score, c.turn); got != c.want {
			t.Errorf("%d for %v: First's share is %d, want %d", c.score, c.turn, got, c.want)
		}
	}
}

// The bar says the value in words, keeps its last share while the next position has none, and is shown in an analysis only.
func TestValueBar(t *testing.T) {
	r := after(play.Navigated{Fragment: "k1/b013QQ4DD2TSd2tS2Ts1sQQ4QT5D/mc4c7e7/cf7"}, play.Visit{Screen: play.AnalysisScreen})
	drawn := &board{}
	draw := func() string {
		drawn.Value = analysisScreen{r.scene(), r.model.Screen.(play.Analysis)}.analysed().Value
		return app.HTMLString(drawn.valued().draw(rules.First))
	}
	if html := draw(); !strings.Contains(html, `aria-valuenow="50"`) || !strings.Contains(html, r.text.NoValue) {
		t.Errorf("before there is a value: %s", html)
	}
	r.model, _ = play.Update(r.model, play.Thought{ID: 1, Info: engine.Info{Depth: 4, Score: 400}})
	html := draw()
	if words := "Black +4.0"; !strings.Contains(html, `aria-valuenow="25"`) || !strings.Contains(html, words) || !strings.Contains(html, `role="meter"`) {
		t.Errorf("four points for Black: %s", html)
	}
	r.model, _ = play.Update(r.model, play.Press{Hole: r.model.Screen.(play.Analysis).Position().Legal().Slice()[0]})
	if html = draw(); !strings.Contains(html, `aria-valuenow="25"`) || !strings.Contains(html, r.text.NoValue) {
		t.Errorf("after a marble: %s", html)
	}
	if html := page(t); strings.Contains(html, `role="meter"`) {
		t.Error("a game against the computer shows the value")
	}
}
