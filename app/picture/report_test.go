package picture

import (
	"strings"
	"testing"
)

// The picture of a review has the board, the graph, both accuracies, the key moments, the names and
// the link. It is complete, and names stay text.
func TestReview(t *testing.T) {
	rec := randomLink(7)
	report := Report{
		Chances: "Chances", Graph: Graph{Plies: rec.Len(), Proven: rec.Len() - 2}, Accuracy: "Accuracy", Values: [2]string{"81 %", "100 %"},
		Proven: []string{"Proven from move 9 on."}, Heading: "Key moments", Moments: []Moment{{1, "2. c7?? <script>"}},
	}
	for ply := range rec.Len() + 1 {
		report.Graph.Curve = append(report.Graph.Curve, report.Graph.Point(ply, float64(ply%3)/2))
	}
	report.Graph.Marks = []GraphMark{report.Graph.Mark(2, 1, "blunder"), report.Graph.Mark(3, 0, "mistake")}
	words := captions(rec)
	words.Names = [2]string{"<b>Ann & \x01Bo", "مها"}
	for _, look := range looks() {
		picture := Review(rec, look, words, report)
		if len(picture) > 70_000 || picture != Review(rec, look, words, report) {
			t.Errorf("%+v: %d bytes", look, len(picture))
		}
		text, high, marks := "", "", []string{}
		for _, e := range elements(t, picture) {
			switch e.name {
			case "text":
				text += e.text + "\n"
			case "svg":
				high = e.attributes["height"]
			case "script", "b":
				t.Errorf("%+v: an element %s", look, e.name)
			case "circle":
				if e.attributes["r"] == "11" {
					marks = append(marks, e.attributes["cy"]+e.attributes["fill"])
				}
			}
			if y := e.attributes["y"]; e.name == "text" && high != "" && len(y) > len(high) {
				t.Errorf("%+v: %q at %s of %s", look, e.text, y, high)
			}
		}
		for _, want := range []string{"Chances", "Accuracy", "Key moments", "Proven from move 9 on.", "2. c7?? <script>",
			"<b>Ann & Bo 81 %", "مها 100 %", "You win"} {
			if !strings.Contains(text, want) {
				t.Errorf("%+v: %q is missing in %s", look, want, text)
			}
		}
		if graph := strings.Count(picture, `stroke-dasharray="6 8"`); graph != 1 {
			t.Errorf("%+v: %d graphs", look, graph)
		}
		if got := strings.Join(marks, " "); got != "20#c62a17 200#e0a100" {
			t.Errorf("%+v: the marks are %s", look, got)
		}
	}
}
