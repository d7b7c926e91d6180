package main

import (
	"fmt"
	"strings"
	"time"

	"kulami/rules"
	"kulami/rules/engine"
	"kulami/rules/internal/commandline"
)

// analysisNodes is the default maximum number of positions of analyse.
const analysisNodes = 10_000_000

// analysis is the JSON output of analyse.
type analysis struct {
	Turn  string       `json:"turn"`
	Depth int          `json:"depth"`
	Nodes int          `json:"nodes"`
	Moves []moveValues `json:"moves"`
}

type moveValues struct {
	Hole  string   `json:"hole"`
	Value float64  `json:"value"` // in points
	Low   int      `json:"low"`
	High  int      `json:"high"`
	Exact bool     `json:"exact"`
	Depth int      `json:"depth"`
	Line  []string `json:"line"`
}

// analyse prints the values of all legal holes.
func analyse(c call) error {
	fs, g := gameFlags()
	ms := fs.Int("ms", 0, "time to think, in `milliseconds`")
	nodes := fs.Int("nodes", 0, fmt.Sprintf("maximum `number` of positions to visit (default %d without -ms)", analysisNodes))
	asJSON := fs.Bool("json", false, "print one JSON object")
	if err := c.parse(fs); err != nil {
		return err
	}
	if min(*ms, *nodes) < 0 || *ms > commandline.MaxThink {
		return fmt.Errorf("need -ms up to %d and -nodes from 1", commandline.MaxThink)
	}
	if *ms == 0 && *nodes == 0 {
		*nodes = analysisNodes
	}
	p, err := g.position()
	if err != nil {
		return err
	}
	a := lastAnalysis(engine.New(engine.Options{}), p, engine.Limits{Time: time.Duration(*ms) * time.Millisecond, Nodes: *nodes})
	if *asJSON {
		return writeJSON(c.out, analysisOf(p, a))
	}
	_, err = fmt.Fprint(c.out, moveLines(p, a))
	return err
}

// lastAnalysis runs an analysis to its end.
func lastAnalysis(e *engine.Engine, p rules.Position, l engine.Limits) engine.Analysis {
	var last engine.Analysis
	for last = range e.Analyse(p, l) {
	}
	return last
}

func analysisOf(p rules.Position, a engine.Analysis) analysis {
	out := analysis{Turn: p.Turn().String(), Depth: a.Depth, Nodes: a.Nodes, Moves: []moveValues{}}
	for _, m := range a.Moves {
		out.Moves = append(out.Moves, moveValues{p.Board().Name(m.Best), points(m.Score), m.Low, m.High, m.Exact, m.Depth, names(p.Board(), m.Line)})
	}
	return out
}

// points converts hundredths of a point.
func points(score int) float64 { return float64(score) / 100 }

// moveLines returns one line for each legal hole, best first.
func moveLines(p rules.Position, a engine.Analysis) string {
	var out strings.Builder
	for _, m := range a.Moves {
		fmt.Fprintf(&out, "move %s value %.2f low %d high %d%s depth %d line %s\n", p.Board().Name(m.Best), points(m.Score),
			m.Low, m.High, ifSet(m.Exact, " exact"), m.Depth, strings.Join(names(p.Board(), m.Line), " "))
	}
	return out.String()
}
