package progress

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/dom"
	"kulami/app/game"
	"kulami/app/picture"
	"kulami/app/progress"
	"kulami/rules"
)

// curve is a graph of values, the oldest first. A table has the same values.
type curve struct {
	Line   []point
	Band   []point // the likely range of the values, if known
	Dots   bool    // points are marked
	Across []across
	Ends   [2]string // labels below both ends
}

type point struct{ x, y float64 }

func (p point) String() string { return fmt.Sprintf("%.1f,%.1f", p.x, p.y) }

type across struct {
	y     float64
	label int
}

func (c curve) Equal(key dom.Key) bool {
	other, ok := key.(curve)
	return ok && slices.Equal(c.Line, other.Line) && slices.Equal(c.Band, other.Band) && c.Dots == other.Dots &&
		slices.Equal(c.Across, other.Across) && c.Ends == other.Ends
}

// A curve has curveWidth × curveHeight units. Its field leaves margins for the labels of the lines
// on the left, and for the labels below the ends.
const (
	curveWidth  = 320
	curveHeight = 160
	curveLeft   = 30
	curveRight  = 4
	curveTop    = 8
	curveBottom = 24
)

// scale maps values to places in a curve.
type scale struct {
	n         int // number of values
	low, high float64
}

func (s scale) x(i int) float64 {
	if s.n < 2 {
		return (curveLeft + curveWidth - curveRight) / 2
	}
	return curveLeft + float64(i)*(curveWidth-curveLeft-curveRight)/float64(s.n-1)
}

func (s scale) y(value float64) float64 {
	value = min(max(value, s.low), s.high)
	return curveTop + (s.high-value)/(s.high-s.low)*(curveHeight-curveTop-curveBottom)
}

func (s scale) points(value func(i int) float64) []point {
	points := make([]point, s.n)
	for i := range points {
		points[i] = point{s.x(i), s.y(value(i))}
	}
	return points
}

// written formats points for SVG, with a separator between them.
func written(points []point, between string) string {
	return strings.Join(dom.Each(points, point.String), between)
}

func (c curve) Draw() app.UI {
	parts := []app.UI{dom.Only(len(c.Band) > 0, dom.SVG("polygon").Class("curve-band").Attr("points", written(c.Band, " ")))}
	for _, line := range c.Across {
		y := math.Round(10*line.y) / 10
		parts = append(parts,
			dom.SVG("path").Class("curve-across").Attr("d", fmt.Sprintf("M%d,%.1fH%d", curveLeft, y, curveWidth-curveRight)),
			dom.SVG("text").Class("curve-label").Attr("y", y+4).Text(line.label))
	}
	parts = append(parts,
		dom.SVG("polyline").Class("curve-line").Attr("points", written(c.Line, " ")),
		dom.Only(c.Dots, dom.SVG("path").Class("curve-dots").Attr("d", "M"+written(c.Line, "h0M")+"h0")),
		dom.SVG("text").Class("curve-label").Attr("x", curveLeft).Attr("y", curveHeight-6).Text(c.Ends[0]),
		dom.SVG("text").Class("curve-label").Attr("x", curveWidth-curveRight).Attr("y", curveHeight-6).Attr("text-anchor", "end").Text(c.Ends[1]))
	height := curveHeight
	if c.Ends == [2]string{} {
		height -= curveBottom - curveTop
	}
	return dom.SVG("svg").Class("curve").Attr("viewBox", dom.ViewBox(curveWidth, height)).Aria("hidden", "true").Attr("focusable", "false").Body(parts...)
}

// Sampled returns at most n indices of a list, spread evenly from the first to the last.
func Sampled(length, n int) []int {
	var at []int
	for i := range min(length, n) {
		at = append(at, i*(length-1)/max(min(length, n)-1, 1))
	}
	return at
}

// maxPoints is the largest number of points of a curve. maxRows is the largest number of rows of
// its table.
const (
	maxPoints = 120
	maxRows   = 12
)

// ratingCurve returns the graph of a strength, with the levels as lines across.
func (v *Section) ratingCurve(s progress.Strength) curve {
	at := Sampled(len(s.Course), maxPoints)
	value := func(i int) float64 { return s.Course[at[i]].Rating.Value }
	spread := func(i int) float64 { return 2 * s.Course[at[i]].Rating.Deviation }
	low, high := math.Inf(1), math.Inf(-1)
	for i := range at {
		low, high = min(low, value(i)), max(high, value(i))
	}
	const around = 250
	by := scale{len(at), low - around, high + around}
	c := curve{Line: by.points(value), Dots: len(at) == 1,
		Ends: v.ends(s.Course[0].Minute, s.Course[len(s.Course)-1].Minute)}
	if len(at) > 1 {
		c.Band = by.points(func(i int) float64 { return value(i) + spread(i) })
		below := by.points(func(i int) float64 { return value(i) - spread(i) })
		slices.Reverse(below)
		c.Band = append(c.Band, below...)
	}
	for level := 1; level <= 8; level++ {
		if r := progress.RatingOf(level); r > by.low && r < by.high {
			c.Across = append(c.Across, across{by.y(r), level})
		}
	}
	return c
}

// ends returns the days of the first and the last value in words, unless it is one day.
func (v *Section) ends(first, last int64) [2]string {
	ends := [2]string{v.Day(first), v.Day(last)}
	if ends[0] == ends[1] {
		return [2]string{}
	}
	return ends
}

// accuracyCurve returns the graph of the accuracy. With many games each point is a mean of several.
func (v *Section) accuracyCurve(list []progress.Accuracy) curve {
	means := MeansOf(list, 40)
	by := scale{len(means), 0, 100}
	c := curve{Line: by.points(func(i int) float64 { return means[i].Percent }), Dots: true,
		Ends: v.ends(list[0].Minute, list[len(list)-1].Minute)}
	for _, percent := range []int{0, 50, 100} {
		c.Across = append(c.Across, across{by.y(float64(percent)), percent})
	}
	return c
}

// MeansOf returns at most n means of consecutive accuracies, each dated by its last game.
func MeansOf(list []progress.Accuracy, n int) []progress.Accuracy {
	n = min(n, len(list))
	means := make([]progress.Accuracy, n)
	for i := range means {
		part := list[i*len(list)/n : (i+1)*len(list)/n]
		means[i].Minute = part[len(part)-1].Minute
		for _, a := range part {
			means[i].Percent += a.Percent / float64(len(part))
			means[i].Lost += a.Lost / float64(len(part))
		}
	}
	return means
}

// bar draws a row of results as a bar: won, drawn and lost.
func bar(r game.Results) app.UI {
	part := func(class string, width int) app.UI {
		return dom.SVG("rect").Class(class).Attr("width", width).Attr("height", 1)
	}
	return dom.SVG("svg").Class("bar").Attr("viewBox", dom.ViewBox(r.Games(), 1)).Attr("preserveAspectRatio", "none").
		Aria("hidden", "true").Attr("focusable", "false").
		Body(part("bar-lost", r.Games()), part("bar-drawn", r.Won+r.Drawn), part("bar-won", r.Won))
}

// heatMap holds the results of games by the size of the tile with the first marble.
type heatMap [7]game.Results

// Draw draws a board. The colour of a tile depends on the results for its size.
func (results heatMap) Draw() app.UI {
	g := picture.NewGeometry(rules.SheetSquare.Board(), 0, false)
	var parts []app.UI
	for i := range rules.Tiles {
		r := results[g.Board.TileHoles(i).Len()]
		class := "heat"
		if n := r.Games(); n > 0 {
			class += " heat-" + strconv.Itoa((2*r.Won+r.Drawn)*5/(2*n+1)) // 0…4
		}
		parts = append(parts, dom.Rect(g.Face(i).Inset(2, 18)).Class(class))
	}
	parts = append(parts, dom.SVG("path").Class("heat-pits").Attr("d", picture.Dots(g, ^rules.Set(0))))
	return dom.SVG("svg").Class("heat-map").Attr("viewBox", g.ViewBox()).Aria("hidden", "true").Attr("focusable", "false").Body(parts...)
}
