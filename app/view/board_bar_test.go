package view

import (
	"fmt"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/play"
	"kulami/rules"
	"kulami/rules/engine"
)

// A side that is likelier to win has the greater part of the bar, and both always have some.
func TestShareOf(t *testing.T) {
	for _, c := range []struct {
		chance float64
		turn   rules.Side
		want   int
	}{{.5, rules.First, 50}, {.5, rules.Second, 50}, {.75, rules.First, 75}, {.75, rules.Second, 25}, {1, rules.First, 97}, {1, rules.Second, 3}} {
		if got := shareOf(c.chance, c.turn); got != c.want {
			t.Errorf("%v for %v: First's share is %d, want %d", c.chance, c.turn, got, c.want)
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
	r.model, _ = play.Update(r.model, play.Thought{ID: 1, Info: engine.Info{Depth: 4, Score: 40, Low: -engine.Unbounded, High: engine.Unbounded}})
	html := draw()
	share := fmt.Sprintf(`aria-valuenow="%.0f"`, 100-100*engine.WinChance(40, 53, rules.Ruleset{}))
	if words := "Black +0.4"; !strings.Contains(html, share) || !strings.Contains(html, words) || !strings.Contains(html, `role="meter"`) {
		t.Errorf("Black is ahead: %s", html)
	}
	r.model, _ = play.Update(r.model, play.Press{Hole: r.model.Screen.(play.Analysis).Position().Legal().Slice()[0]})
	if html = draw(); !strings.Contains(html, share) || !strings.Contains(html, r.text.NoValue) {
		t.Errorf("after a marble: %s", html)
	}
	if html := page(t); strings.Contains(html, `role="meter"`) {
		t.Error("a game against the computer shows the value")
	}
}
