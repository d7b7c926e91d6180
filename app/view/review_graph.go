package view

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// graph is the curve of the chances of the first side over the game.
type graph struct {
	Curve  string // its points, "x,y x,y …"
	Plies  int
	Ply    int
	Proven int // the ply from which on the result is proven, -1 without one
	Marks  string
	Words  string // of the ply shown
	Name   string
}

// The graph is graphWidth by graphHeight units. A mark stays so far from its edges that it is
// seen whole.
const (
	graphWidth  = 560
	graphHeight = 120
	graphMark   = 11
)

func (v reviewScreen) graph() graph {
	r := v.review
	g := graph{Plies: r.Record().Len(), Ply: r.Ply(), Proven: r.Judged().Decided, Name: v.text.Chances, Words: v.chanceWords(r.Ply())}
	var curve, marks strings.Builder
	for ply := range g.Plies + 1 {
		if chance, ok := r.Chance(ply); ok {
			fmt.Fprintf(&curve, "%.0f,%.0f ", g.x(ply), chanceY(chance))
		}
	}
	for _, i := range r.Moments() {
		if chance, ok := r.Chance(i + 1); ok {
			y := min(max(chanceY(chance), graphMark), graphHeight-graphMark)
			fmt.Fprintf(&marks, "%.0f,%.0f,%s ", g.x(i+1), y, r.Judged().Plies[i].Verdict)
		}
	}
	g.Curve, g.Marks = strings.TrimSpace(curve.String()), strings.TrimSpace(marks.String())
	return g
}

func (g graph) x(ply int) float64 { return float64(ply) * graphWidth / float64(max(g.Plies, 1)) }

// chanceY returns the place of a chance of the first side; all of the field below it is
// the first side's.
func chanceY(chance float64) float64 { return (1 - chance) * graphHeight }

func (g graph) draw() app.UI {
	parts := []app.UI{svg("rect").Class("graph-second").Attr("width", graphWidth).Attr("height", graphHeight)}
	if g.Curve != "" {
		points := strings.Fields(g.Curve)
		left, _, _ := strings.Cut(points[0], ",")
		right, _, _ := strings.Cut(points[len(points)-1], ",")
		parts = append(parts, svg("path").Class("graph-first").
			Attr("d", fmt.Sprintf("M%s,%d L%s L%s,%d Z", left, graphHeight, strings.Join(points, " L"), right, graphHeight)))
	}
	parts = append(parts, svg("path").Class("graph-even").Attr("d", fmt.Sprintf("M0,%d H%d", graphHeight/2, graphWidth)))
	if g.Proven >= 0 {
		parts = append(parts, svg("rect").Class("graph-proven").Attr("x", g.x(g.Proven)).Attr("y", graphHeight-6).
			Attr("width", graphWidth-g.x(g.Proven)).Attr("height", 6))
	}
	for _, mark := range strings.Fields(g.Marks) {
		at := strings.Split(mark, ",")
		dot := "M" + at[0] + "," + at[1] + "h.01" // with round ends, which stay round where the graph is stretched
		parts = append(parts, svg("path").Class("graph-ring").Attr("d", dot), svg("path").Class("graph-mark", "is-"+at[2]).Attr("d", dot))
	}
	parts = append(parts, svg("path").Class("graph-at").Attr("d", fmt.Sprintf("M%.0f,0 V%d", g.x(g.Ply), graphHeight)))
	for ply := range g.Plies + 1 {
		width := graphWidth / float64(max(g.Plies, 1))
		parts = append(parts, svg("rect").Class("graph-hit").DataSet("act", "review-step").DataSet("value", ply).
			Attr("x", g.x(ply)-width/2).Attr("width", width).Attr("height", graphHeight))
	}
	return svg("svg").Class("graph").Attr("viewBox", ints(0, 0, graphWidth, graphHeight)).Attr("preserveAspectRatio", "none").
		Role("slider").TabIndex(0).Aria("label", g.Name).Aria("valuemin", "0").Aria("valuemax", strconv.Itoa(g.Plies)).
		Aria("valuenow", strconv.Itoa(g.Ply)).Aria("valuetext", g.Words).Body(parts...)
}
