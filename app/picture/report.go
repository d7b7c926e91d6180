package picture

import (
	"fmt"
	"math"

	"kulami/rules"
)

// Report is the content of a review's picture below the board.
type Report struct {
	Chances  string    // heading of the graph
	Graph    Graph     // chances of the first side over the game
	Accuracy string    // heading of both values
	Values   [2]string // by side
	Proven   []string  // sentences about when the result was proven
	Heading  string    // heading of the moments
	Moments  []Moment
}

// Moment is a key moment of a report.
type Moment struct {
	Side  rules.Side
	Words string
}

// The parts of a report, in pixels.
const (
	reportGraphHigh = 220
	reportHeadSize  = 30
	reportLine      = 46
	reportSize      = 27
	reportChip      = .42 // scale of a marble
)

// report draws a report from top and returns its lower edge.
func (p *page) report(top int, r Report) (bottom int) {
	y := p.reportHead(top+58, r.Chances)
	p.reportGraph(y, r.Graph)
	y = p.reportHead(y+reportGraphHigh+50, r.Accuracy)
	for side, value := range r.Values {
		x := pageEdge + side*pageInner/2
		p.chip(rules.Side(side), x+20, y+18, reportChip)
		value, size := fit(oneLine(p.words.Names[side]+" "+value), reportHeadSize, 20, pageInner/2-70)
		p.out.WriteString(write(x+56, y+28, size, sans, fill(p.theme.ink), value))
	}
	y += 38
	for _, words := range r.Proven {
		y = p.reportWords(y, pageEdge, words)
	}
	if len(r.Moments) > 0 {
		y = p.reportHead(y+52, r.Heading) - 12
	}
	for _, m := range r.Moments {
		p.chip(m.Side, pageEdge+20, y+reportLine-9, reportChip)
		y = p.reportWords(y, pageEdge+56, m.Words)
	}
	return y
}

// reportHead writes a heading with its baseline at y and returns its lower edge.
func (p *page) reportHead(y int, words string) (bottom int) {
	p.out.WriteString(write(pageEdge, y, reportHeadSize, sans, `font-weight="700"`+fill(p.theme.ink), words))
	return y + 18
}

// reportWords writes a line, in smaller type if it is long, and returns its lower edge.
func (p *page) reportWords(y, x int, words string) (bottom int) {
	text, size := fit(oneLine(words), reportSize, 19, float64(pageWidth-pageEdge-x))
	p.out.WriteString(write(x, y+reportLine, size, sans, fill(p.theme.ink2), text))
	return y + reportLine
}

// reportGraph draws the chances of the first side with the key moments, and the part of the game
// with a proven result.
func (p *page) reportGraph(y int, g Graph) {
	const across, down = float64(pageInner) / GraphWidth, float64(reportGraphHigh) / GraphHeight
	p.put(`<g transform="translate(%d %d)">`, pageEdge, y)
	p.put(`<rect width="%d" height="%d" fill="%s"/>`, pageInner, reportGraphHigh, p.marbles[1].stain)
	if len(g.Curve) > 0 {
		p.put(`<path d="%s" fill="%s"/>`, g.Below(across, down), p.marbles[0].body)
		p.put(`<path d="%s" fill="none" stroke="%s" stroke-width="3" stroke-linejoin="round"/>`, g.Line(across, down), p.theme.paper)
	}
	p.put(`<path d="M0 %dH%d" stroke="%s" stroke-width="2" stroke-dasharray="6 8" stroke-opacity=".8"/>`, reportGraphHigh/2, pageInner, p.theme.paper)
	if g.Proven >= 0 {
		from := g.X(g.Proven) * across
		p.put(`<rect x="%.0f" y="%d" width="%.0f" height="10" fill="%s"/>`, from, reportGraphHigh-10, pageInner-from, p.theme.accent)
	}
	for _, mark := range g.Marks {
		colour := "#e0a100"
		if mark.Verdict == "blunder" {
			colour = "#c62a17"
		}
		x, y := inside(float64(mark.X)*across, pageInner), inside(float64(mark.Y)*down, reportGraphHigh)
		p.put(`<circle cx="%.0f" cy="%.0f" r="11" fill="%s" stroke="#fffaf0" stroke-width="3"/>`, x, y, colour)
	}
	p.put(`<rect width="%d" height="%d" fill="none" stroke="%s" stroke-width="2"/></g>`, pageInner, reportGraphHigh, p.theme.line)
}

// inside moves the middle of a mark away from both edges of the graph, so that the whole mark is
// visible.
func inside(at, size float64) float64 {
	const mark = 20
	return min(max(at, mark), size-mark)
}

// GraphWidth and GraphHeight are the size of a Graph in its own units.
const (
	GraphWidth  = 560
	GraphHeight = 120
)

// Graph is the curve of the first side's chances over a game.
type Graph struct {
	Plies  int          // length of the game
	Curve  []GraphPoint // at the plies with a known chance, in their order
	Proven int          // ply from which on the result is proven, or -1
	Marks  []GraphMark  // marks of the key moments
}

// GraphPoint is a place in a Graph, x to the right and y downwards.
type GraphPoint struct{ X, Y int }

// GraphMark marks a key moment.
type GraphMark struct {
	GraphPoint
	Verdict string // verdict on the marble, as the engine names it; a "blunder" is red
}

// X returns the horizontal place of a ply, 0…GraphWidth.
func (g Graph) X(ply int) float64 { return float64(ply) * GraphWidth / float64(max(g.Plies, 1)) }

// Point returns the place of a chance of the first side, 0…1. The area below the curve is the first
// side's.
func (g Graph) Point(ply int, chance float64) GraphPoint {
	return GraphPoint{round(g.X(ply)), round((1 - chance) * GraphHeight)}
}

// Line returns the data of a path along the curve, scaled by across and down.
func (g Graph) Line(across, down float64) string {
	d := ""
	for n, at := range g.Curve {
		d += fmt.Sprintf("%c%.0f %.0f", "ML"[min(n, 1)], float64(at.X)*across, float64(at.Y)*down)
	}
	return d
}

// Below returns the data of a path around the area below the curve.
func (g Graph) Below(across, down float64) string {
	return g.Line(across, down) + fmt.Sprintf("V%.0fH%.0fz", GraphHeight*down, float64(g.Curve[0].X)*across)
}

// Mark returns the mark of a verdict on the marble that led to a ply, on the curve.
func (g Graph) Mark(ply int, chance float64, verdict string) GraphMark {
	return GraphMark{g.Point(ply, chance), verdict}
}

func round(v float64) int { return int(math.RoundToEven(v)) }
