package view

import (
	"slices"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/play"
)

// reviewed is a Root that shows a complete review with one moment, a blunder.
func reviewed(t *testing.T) *Root {
	t.Helper()
	states := allStates(t)
	i := slices.IndexFunc(states, func(s state) bool { return s.name == "review complete" })
	return states[i].root
}

// The report of a review has the board, the graph, both accuracies, the key moments, the names and the link; it is a
// picture that stands alone, and shows text as text whatever a name holds.
func TestReportPicture(t *testing.T) {
	r := reviewed(t)
	v := r.screen().(reviewScreen)
	rec := v.review.Record()
	report := v.report()
	if len(report.Moments) != 1 || !strings.HasPrefix(report.Moments[0].Words, "2. c7??  ") || !strings.Contains(report.Moments[0].Words, "Better") {
		t.Fatalf("the moments are %+v", report.Moments)
	}
	words := captions(rec)
	words.Names = [2]string{"<b>Ann & \x01Bo", "مها"}
	report.Moments[0].Words += " <script>"
	for _, look := range looks() {
		picture := ReportPicture(rec, look, words, report)
		if len(picture) > 70_000 || picture != ReportPicture(rec, look, words, report) {
			t.Errorf("%+v: %d bytes", look, len(picture))
		}
		text, high := "", ""
		for _, e := range elements(t, picture) {
			switch e.name {
			case "text":
				text += e.text + "\n"
			case "svg":
				high = e.attributes["height"]
			case "script", "b":
				t.Errorf("%+v: an element %s", look, e.name)
			}
			if y := e.attributes["y"]; e.name == "text" && high != "" && len(y) > len(high) {
				t.Errorf("%+v: %q at %s of %s", look, e.text, y, high)
			}
		}
		for _, want := range []string{report.Chances, report.Accuracy, report.Heading, "2. c7??", "<b>Ann & Bo " + report.Values[0], "مها " + report.Values[1], "You win"} {
			if !strings.Contains(text, want) {
				t.Errorf("%+v: %q is missing in %s", look, want, text)
			}
		}
		if graph := strings.Count(picture, `stroke-dasharray="6 8"`); graph != 1 {
			t.Errorf("%+v: %d graphs", look, graph)
		}
	}
}

// The report is offered when the review is complete, and not before.
func TestReportIsOffered(t *testing.T) {
	r := reviewed(t)
	press, _ := actNamed("save-png")
	_, effects := play.Update(r.model, press.message(pressed{m: &r.model}))
	offered := false
	for _, e := range effects {
		e, ok := e.(play.Picture)
		offered = offered || ok && e.Format == play.PNG && strings.HasSuffix(e.Name, "-review") && e.Record.Cursor() == e.Record.Len()
	}
	if !offered || !strings.Contains(app.HTMLString(r.screen().main()), r.text.SaveReport) {
		t.Errorf("not offered: %#v", effects)
	}
	begun := after(append(ending(t), play.SkipCount{}, play.ReviewGame{})...)
	if strings.Contains(app.HTMLString(begun.screen().main()), r.text.SaveReport) {
		t.Error("offered before it is complete")
	}
	if _, effects := play.Update(begun.model, play.SavePicture{Format: play.PNG}); len(effects) != 0 {
		t.Errorf("before it is complete: %#v", effects)
	}
}
