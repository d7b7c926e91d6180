package view

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/screen/analysis"
	"kulami/app/view/scene"
)

// The threat shows the opponent's values in the same holes, with another name and another shape.
// Words name the opponent's move.
func TestThreat(t *testing.T) {
	r := atAnalysis(analysed(atAnalysis(), 4, false), analysis.SwitchThreat{})
	html := app.HTMLString(r.Render())
	if strings.Contains(html, "hole-value") || strings.Contains(html, "data-line") || !strings.Contains(html, "If it were Red’s turn") {
		t.Error("before there are values")
	}
	if got, want := r.screen().Announcement(), "Threat: if it were Red’s turn."; got != want {
		t.Errorf("announced: %q, want %q", got, want)
	}
	r = atAnalysis(analysed(atAnalysis(), 4, false), analysis.SwitchThreat{}, threatened(atAnalysis()))
	p := r.model.Screen().(analysis.Screen).Position()
	best := p.Board().Name(p.Legal().First())
	html = app.HTMLString(r.screen().Main())
	for _, part := range []string{"Red would play " + best + ".", "Red +2.0", "depth 6", `data-threat="` + best + `"`, "12,345 positions"} {
		if !strings.Contains(html, part) {
			t.Errorf("%q is missing", part)
		}
	}
	html = app.HTMLString(r.Render())
	for _, tag := range cellTag.FindAllString(html, -1) {
		legal := !strings.Contains(tag, `data-legal="false"`)
		if strings.Contains(tag, ` data-threat=`) != legal || strings.Contains(tag, ", Threat: ") != legal || strings.Contains(tag, ` data-value=`) {
			t.Error(tag)
		}
	}
	if n := strings.Count(html, `class="hole-value`); n != p.Legal().Len() || strings.Count(html, "grade-best") != 1 {
		t.Errorf("%d values", n)
	}
	if got := r.screen().Announcement(); !strings.HasPrefix(got, "Red would play "+best+": Red +2.0, depth 6.") {
		t.Errorf("announced: %q", got)
	}
	if msg := r.keyMessage(scene.KeyPress{Pressed: "b", OnHole: true}); msg != nil {
		t.Errorf("the space bar plays a move of the opponent: %#v", msg)
	}
	if msg := r.screen().Key(scene.KeyPress{Pressed: "x", OnHole: true}); msg != (analysis.SwitchThreat{}) {
		t.Errorf("the key x: %#v", msg)
	}
}
