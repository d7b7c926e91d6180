package view

import (
	"fmt"
	"slices"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/dom"
	"kulami/app/picture"
	"kulami/app/play"
	"kulami/rules"
)

// graph is the curve of the chances of the first side over the game, with the ply shown.
type graph struct {
	picture.Graph
	Ply   int
	Words string // of the ply shown
	Name  string
}

func (g graph) Equal(other graph) bool {
	return g.Plies == other.Plies && g.Proven == other.Proven && slices.Equal(g.Curve, other.Curve) && slices.Equal(g.Marks, other.Marks) &&
		g.Ply == other.Ply && g.Words == other.Words && g.Name == other.Name
}

func (v reviewScreen) chances() picture.Graph {
	r := v.review
	g := picture.Graph{Plies: r.Record().Len(), Proven: r.Judged.Decided}
	for ply := range g.Plies + 1 {
		if chance, ok := r.Chance(ply); ok {
			g.Curve = append(g.Curve, g.Point(ply, chance))
		}
	}
	for _, i := range r.Moments() {
		if chance, ok := r.Chance(i + 1); ok {
			g.Marks = append(g.Marks, g.Mark(i+1, chance, string(r.Judged.Plies[i].Verdict)))
		}
	}
	return g
}

func (v reviewScreen) graph() graph {
	ply := v.review.Ply()
	return graph{v.chances(), ply, v.chanceWords(ply), v.text.Chances}
}

func (g graph) draw() app.UI {
	parts := []app.UI{dom.SVG("rect").Class("graph-second").Attr("width", picture.GraphWidth).Attr("height", picture.GraphHeight)}
	if len(g.Curve) > 0 {
		parts = append(parts, dom.SVG("path").Class("graph-first").Attr("d", g.Below(1, 1)))
	}
	parts = append(parts, dom.SVG("path").Class("graph-even").Attr("d", fmt.Sprintf("M0,%d H%d", picture.GraphHeight/2, picture.GraphWidth)))
	if g.Proven >= 0 {
		parts = append(parts, dom.SVG("rect").Class("graph-proven").Attr("x", g.X(g.Proven)).Attr("y", picture.GraphHeight-6).
			Attr("width", picture.GraphWidth-g.X(g.Proven)).Attr("height", 6))
	}
	for _, mark := range g.Marks {
		dot := fmt.Sprintf("M%d,%dh.01", mark.X, mark.Y) // with round ends, which stay round where the graph is stretched
		parts = append(parts, dom.SVG("path").Class("graph-ring").Attr("d", dot), dom.SVG("path").Class("graph-mark", "is-"+mark.Verdict).Attr("d", dot))
	}
	parts = append(parts, dom.SVG("path").Class("graph-at").Attr("d", fmt.Sprintf("M%.0f,0 V%d", g.X(g.Ply), picture.GraphHeight)))
	for ply := range g.Plies + 1 {
		width := picture.GraphWidth / float64(max(g.Plies, 1))
		parts = append(parts, dom.SVG("rect").Class("graph-hit").DataSet("act", "review-step").DataSet("value", ply).
			Attr("x", g.X(ply)-width/2).Attr("width", width).Attr("height", picture.GraphHeight))
	}
	return dom.SVG("svg").Class("graph").Attr("viewBox", dom.ViewBox(picture.GraphWidth, picture.GraphHeight)).Attr("preserveAspectRatio", "none").
		Role("slider").TabIndex(0).Aria("label", g.Name).Aria("valuemin", "0").Aria("valuemax", strconv.Itoa(g.Plies)).
		Aria("valuenow", strconv.Itoa(g.Ply)).Aria("valuetext", g.Words).Body(parts...)
}

// report is what the picture of the review shows.
func (v reviewScreen) report() picture.Report {
	t, j := v.text, v.review.Judged.Review
	r := picture.Report{Chances: t.Chances, Graph: v.chances(), Accuracy: t.Accuracy + " · " + t.LostPoints, Proven: v.provenSentences(), Heading: t.KeyMoments}
	for side := range r.Values {
		r.Values[side] = v.accuracyWords(j, rules.Side(side)) + " · " + v.lostWords(j, rules.Side(side))
	}
	for _, i := range v.review.Moments() {
		p := j.Plies[i]
		_, verdict := v.kindOf(p)
		words := strconv.Itoa(i+1) + ". " + v.board.Name(p.Hole) + glyphOf(p.Verdict) + "  " + verdict
		if p.Best != p.Hole {
			words += ". " + t.Better(v.names(v.review.Line(i), p.Best))
		}
		r.Moments = append(r.Moments, picture.Moment{Side: rules.Side(i & 1), Words: words})
	}
	return r
}

func (v reviewScreen) savePicture(e play.Picture, failed func()) {
	savePNG(e.Name+".png", picture.Review(e.Record, v.look(), v.captions(e), v.report()), failed)
}

func (v reviewScreen) captions(e play.Picture) picture.Captions {
	g := v.review.Game
	c := v.scene.captions(g, e.Link)
	c.Title += " · " + v.text.Review
	if e := g.Ending(); e.Over {
		c.Result, c.Detail = v.result(e, g.Players)
	}
	return c
}
