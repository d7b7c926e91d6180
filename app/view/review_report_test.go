package view

import (
	"slices"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/desk"
	reviewview "kulami/app/view/review"
	"kulami/app/view/scene"
)

// reviewed returns a Root that shows a complete review with one moment, a blunder.
func reviewed(t *testing.T) *Root {
	t.Helper()
	states := allStates(t)
	i := slices.IndexFunc(states, func(s state) bool { return s.name == "review complete" })
	return states[i].root
}

// The report of a review has its values: the graph with its marks, both accuracies and the key
// moments in words.
func TestReport(t *testing.T) {
	report := reviewed(t).screen().(*reviewview.Screen).Report()
	if len(report.Moments) != 1 || !strings.HasPrefix(report.Moments[0].Words, "4. e10??  ") || !strings.Contains(report.Moments[0].Words, "Better") {
		t.Errorf("the moments are %+v", report.Moments)
	}
	if g := report.Graph; g.Plies != 5 || len(g.Curve) != 5 || len(g.Marks) != 1 || g.Marks[0].Verdict != "blunder" {
		t.Errorf("the graph is %+v", g)
	}
	for side, value := range report.Values {
		if !strings.Contains(value, "%") {
			t.Errorf("the accuracy of side %d is %q", side, value)
		}
	}
	if report.Chances == "" || report.Accuracy == "" || report.Heading == "" {
		t.Errorf("a heading is missing: %+v", report)
	}
}

// The report is offered only when the review is complete.
func TestReportIsOffered(t *testing.T) {
	r := reviewed(t)
	press, _ := r.actNamed("save-png")
	_, effects := sent(r.model, press.Message(scene.Pressed{Model: &r.model}))
	offered := false
	for _, e := range effects {
		e, ok := e.(desk.Picture)
		offered = offered || ok && e.Format == desk.PNG && strings.HasSuffix(e.Name, "-review") && e.Shown.Cursor() == e.Shown.Len()
	}
	if !offered || !strings.Contains(app.HTMLString(r.screen().Main()), r.text.SaveReport) {
		t.Errorf("not offered: %#v", effects)
	}
	begun := after(append(ending(t), desk.SkipCount{}, desk.ReviewGame{})...)
	if strings.Contains(app.HTMLString(begun.screen().Main()), r.text.SaveReport) {
		t.Error("offered before it is complete")
	}
	if _, effects := sent(begun.model, desk.SavePicture{Format: desk.PNG}); len(effects) != 0 {
		t.Errorf("before it is complete: %#v", effects)
	}
}
