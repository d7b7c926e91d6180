package view

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/picture"
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

// chances returns the values of the graph.
func (v reviewScreen) chances() picture.Graph {
	r := v.review
	g := picture.Graph{Plies: r.Record().Len(), Proven: r.Judged().Decided}
	for ply := range g.Plies + 1 {
		if chance, ok := r.Chance(ply); ok {
			g.Curve = append(g.Curve, g.Point(ply, chance))
		}
	}
	for _, i := range r.Moments() {
		if chance, ok := r.Chance(i + 1); ok {
			g.Marks = append(g.Marks, g.Mark(i+1, chance, string(r.Judged().Plies[i].Verdict)))
		}
	}
	return g
}

func (v reviewScreen) graph() graph {
	r, values := v.review, v.chances()
	var curve, marks strings.Builder
	for _, at := range values.Curve {
		fmt.Fprintf(&curve, "%d,%d ", at.X, at.Y)
	}
	for _, at := range values.Marks {
		fmt.Fprintf(&marks, "%d,%d,%s ", at.X, at.Y, at.Verdict)
	}
	return graph{Curve: strings.TrimSpace(curve.String()), Plies: values.Plies, Ply: r.Ply(), Proven: values.Proven,
		Marks: strings.TrimSpace(marks.String()), Name: v.text.Chances, Words: v.chanceWords(r.Ply())}
}

func (g graph) x(ply int) float64 { return picture.Graph{Plies: g.Plies}.X(ply) }

func (g graph) draw() app.UI {
	parts := []app.UI{svg("rect").Class("graph-second").Attr("width", picture.GraphWidth).Attr("height", picture.GraphHeight)}
	if g.Curve != "" {
		points := strings.Fields(g.Curve)
		left, _, _ := strings.Cut(points[0], ",")
		right, _, _ := strings.Cut(points[len(points)-1], ",")
		parts = append(parts, svg("path").Class("graph-first").
			Attr("d", fmt.Sprintf("M%s,%d L%s L%s,%d Z", left, picture.GraphHeight, strings.Join(points, " L"), right, picture.GraphHeight)))
	}
	parts = append(parts, svg("path").Class("graph-even").Attr("d", fmt.Sprintf("M0,%d H%d", picture.GraphHeight/2, picture.GraphWidth)))
	if g.Proven >= 0 {
		parts = append(parts, svg("rect").Class("graph-proven").Attr("x", g.x(g.Proven)).Attr("y", picture.GraphHeight-6).
			Attr("width", picture.GraphWidth-g.x(g.Proven)).Attr("height", 6))
	}
	for _, mark := range strings.Fields(g.Marks) {
		at := strings.Split(mark, ",")
		dot := "M" + at[0] + "," + at[1] + "h.01" // with round ends, which stay round where the graph is stretched
		parts = append(parts, svg("path").Class("graph-ring").Attr("d", dot), svg("path").Class("graph-mark", "is-"+at[2]).Attr("d", dot))
	}
	parts = append(parts, svg("path").Class("graph-at").Attr("d", fmt.Sprintf("M%.0f,0 V%d", g.x(g.Ply), picture.GraphHeight)))
	for ply := range g.Plies + 1 {
		width := picture.GraphWidth / float64(max(g.Plies, 1))
		parts = append(parts, svg("rect").Class("graph-hit").DataSet("act", "review-step").DataSet("value", ply).
			Attr("x", g.x(ply)-width/2).Attr("width", width).Attr("height", picture.GraphHeight))
	}
	return svg("svg").Class("graph").Attr("viewBox", viewBox(picture.GraphWidth, picture.GraphHeight)).Attr("preserveAspectRatio", "none").
		Role("slider").TabIndex(0).Aria("label", g.Name).Aria("valuemin", "0").Aria("valuemax", strconv.Itoa(g.Plies)).
		Aria("valuenow", strconv.Itoa(g.Ply)).Aria("valuetext", g.Words).Body(parts...)
}
