package picture

import "math"

// GraphWidth and GraphHeight are the field of a Graph in its own units.
const (
	GraphWidth  = 560
	GraphHeight = 120
)

// graphMark is how far the middle of a mark stays from the upper and the lower edge, so that it is
// seen whole.
const graphMark = 11

// Graph is the curve of the first side's chances over a game.
type Graph struct {
	Plies  int          // of the game, 0 or more
	Curve  []GraphPoint // at the plies whose chance is known, in their order
	Proven int          // the ply from which on the result is proven, -1 without one
	Marks  []GraphMark  // of the key moments
}

// GraphPoint is a place in the field of a Graph, x to the right and y downwards.
type GraphPoint struct{ X, Y int }

// GraphMark marks a key moment.
type GraphMark struct {
	GraphPoint
	Verdict string // on the marble played, as the engine names it; a "blunder" is red
}

// X returns where a ply stands, 0…GraphWidth.
func (g Graph) X(ply int) float64 { return float64(ply) * GraphWidth / float64(max(g.Plies, 1)) }

// Point returns the place of a chance of the first side, 0…1: all of the field below the curve is
// the first side's.
func (g Graph) Point(ply int, chance float64) GraphPoint {
	return GraphPoint{round(g.X(ply)), round((1 - chance) * GraphHeight)}
}

// Mark returns the mark of a verdict on the marble that led to a ply, on the curve.
func (g Graph) Mark(ply int, chance float64, verdict string) GraphMark {
	at := g.Point(ply, chance)
	at.Y = min(max(at.Y, graphMark), GraphHeight-graphMark)
	return GraphMark{at, verdict}
}

func round(v float64) int { return int(math.RoundToEven(v)) }
