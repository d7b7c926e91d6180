package review

import (
	"fmt"
	"slices"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/dom"
	"kulami/app/picture"
	"kulami/app/view/scene"
	"kulami/rules"
)

// graph is the curve of First's chances during the game, with the ply shown and the phases of the
// game.
type graph struct {
	picture.Graph
	graphWords
	Chance float64 // at the ply shown
	Ply    int
	Phases [4]int // phases as in review.Screen.Phases
}

// graphWords holds the words in a graph and its labels for a screen reader.
type graphWords struct {
	Value       string     // chance of Ahead at the ply shown, "" if it is unknown
	Ahead       rules.Side // side that is ahead at the ply shown
	Phases      [3]string
	Name, Where string // Where is the ply shown, with its value
}

func (g graph) Equal(key dom.Key) bool {
	other, ok := key.(graph)
	return ok && g.Plies == other.Plies && g.Proven == other.Proven && slices.Equal(g.Curve, other.Curve) && slices.Equal(g.Marks, other.Marks) &&
		g.graphWords == other.graphWords && g.Chance == other.Chance && g.Ply == other.Ply && g.Phases == other.Phases
}

// Graph returns the inputs of the graph.
func (v *Screen) Graph() graph {
	t, r := v.Text, v.State
	g := graph{Graph: v.chances(), Ply: r.Ply(), Phases: r.Phases()}
	g.graphWords = graphWords{Name: t.Chances, Where: t.LookingAt(r.Ply(), r.Record().Len()), Phases: t.PhaseName}
	if chance, ok := r.Chance(r.Ply()); ok {
		g.Chance = chance
		if chance < .5 {
			g.Ahead, chance = rules.Second, 1-chance
		}
		g.Value = t.Percent(scene.Percent(chance))
		g.Where += ", " + t.Colon(v.Sides()[g.Ahead], g.Value)
	}
	return g
}

// The style sheet sets the size of a graph. Places in it are in percent, so that letters and dots
// keep their shapes.

// across returns the place of a ply, in percent.
func (g graph) across(ply int) float64 { return 100 * float64(ply) / float64(max(g.Plies, 1)) }

// Draw draws the graph.
func (g graph) Draw() app.UI {
	line := func(class string, ply int) app.UI {
		x := percentage(g.across(ply))
		return dom.SVG("line").Class(class).Attr("x1", x).Attr("x2", x).Attr("y2", "100%")
	}
	parts := []app.UI{g.field()}
	for _, ply := range g.Phases[1:3] {
		if 0 < ply && ply < g.Plies {
			parts = append(parts, line("graph-phase", ply))
		}
	}
	parts = append(parts, line("graph-at", g.Ply),
		dom.Only(g.Value != "", dom.SVG("circle").Class("graph-now").Attr("r", 7).Attr("cx", percentage(g.across(g.Ply))).Attr("cy", percentage(100*(1-g.Chance)))))
	for _, mark := range g.Marks {
		parts = append(parts, dom.SVG("circle").Class("graph-mark", "is-"+mark.Verdict).Attr("r", 5).
			Attr("cx", percentage(100*float64(mark.X)/picture.GraphWidth)).Attr("cy", percentage(100*float64(mark.Y)/picture.GraphHeight)))
	}
	parts = append(append(parts, dom.Only(g.Value != "" && g.Ply < g.Plies, g.value())), g.phases()...)
	return app.Div().Class("graph").DataSet("form", "replay").Body(
		dom.SVG("svg").Aria("hidden", "true").Body(parts...),
		app.Input().Type("range").Name("ply").Min(0).Max(g.Plies).Step(1).Value(g.Ply).
			Aria("label", g.Name).Aria("valuetext", g.Where).OnInput(scene.Scrubbed))
}

// field draws the chances of both sides, stretched to the width of the page.
func (g graph) field() app.UI {
	parts := []app.UI{dom.SVG("rect").Class("graph-second").Attr("width", picture.GraphWidth).Attr("height", picture.GraphHeight)}
	curve := len(g.Curve) > 0
	if curve {
		parts = append(parts, dom.SVG("path").Class("graph-first").Attr("d", g.Below(1, 1)))
	}
	if g.Proven >= 0 {
		parts = append(parts, dom.SVG("rect").Class("graph-proven").Attr("x", g.X(g.Proven)).Attr("y", picture.GraphHeight-6).
			Attr("width", picture.GraphWidth-g.X(g.Proven)).Attr("height", 6))
	}
	parts = append(parts, dom.SVG("line").Class("graph-even").Attr("x2", picture.GraphWidth).Attr("y1", picture.GraphHeight/2).Attr("y2", picture.GraphHeight/2))
	if curve {
		parts = append(parts, dom.SVG("path").Class("graph-curve").Attr("d", g.Line(1, 1)))
	}
	return dom.SVG("svg").Class("graph-field").Attr("viewBox", dom.ViewBox(picture.GraphWidth, picture.GraphHeight)).Attr("preserveAspectRatio", "none").
		Attr("width", "100%").Attr("height", "100%").Body(parts...)
}

// value draws the chance of the side that is ahead next to the ply shown, away from the edge and
// the curve. At the end of the game it says no more than the result.
func (g graph) value() app.UI {
	const wide, high, gap = 76, 20, 10
	x, y, left, top := percentage(g.across(g.Ply)), "0", gap, 2
	if 2*g.Ply > g.Plies {
		left = -gap - wide
	}
	if g.Chance > .5 {
		y, top = "100%", -high-2
	}
	return dom.SVG("g").Class("graph-value").Attr("transform", translate(left, top)).Body(
		dom.SVG("rect").Attr("x", x).Attr("y", y).Attr("width", wide).Attr("height", high).Attr("rx", high/2),
		dom.SVG("circle").Class("graph-"+g.Ahead.String()).Attr("r", 6).Attr("cx", x).Attr("cy", y).Attr("transform", translate(14, high/2)),
		dom.SVG("text").Attr("x", x).Attr("y", y).Attr("transform", translate(47, high/2+5)).Text(g.Value))
}

// phases draws the names of the phases under the field, if a phase is wide enough for its name.
func (g graph) phases() (names []app.UI) {
	for i, name := range g.graphWords.Phases {
		from, to := g.across(g.Phases[i]), g.across(g.Phases[i+1])
		if to-from >= 20 {
			names = append(names, dom.SVG("text").Class("graph-name").Attr("x", percentage((from+to)/2)).Attr("y", "100%").Attr("dy", 16).Text(name))
		}
	}
	return names
}

// percentage formats a place across a drawing.
func percentage(at float64) string { return strconv.FormatFloat(at, 'f', 2, 64) + "%" }

// translate returns the attribute that moves a part of a drawing.
func translate(x, y int) string { return fmt.Sprintf("translate(%d %d)", x, y) }
