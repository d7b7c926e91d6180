package engine

import (
	"bytes"
	"flag"
	"fmt"
	"maps"
	"math"
	"os"
	"runtime"
	"slices"
	"strings"
	"sync"
	"testing"

	"kulami/rules"
	"kulami/rules/internal/players"
	"kulami/rules/internal/random"
)

var (
	fitGames = flag.Int("fit", 0, "fit the evaluation from the beginning with so many games of self-play for each kind and rewrite fitted.go")
	fitSeed  = flag.Uint64("fit-seed", 1, "seed of the self-play")
	fitKinds = flag.String("fit-kinds", "all", "fit only these kinds, such as a,ial; the others stay")
)

// fitting finds the weights of a kind without using fitted.go. It fits them to the results of games
// first, then to searches of positions (distillation).
type fitting struct {
	games int // in the last round
	seed  uint64
}

// rounds holds the parameters of each round. Share divides the number of games, depth is the depth
// of their searches. Nodes is the number of positions that a valuing search visits; 0 means that
// the result of the game is the value.
var rounds = []struct{ share, depth, nodes int }{{6, 2, 0}, {3, 3, 0}, {4, 5, 3000}, {1, 5, 10000}}

// Penalties of the weights in the fits. The result of a game says little about a single position,
// so a fit to results needs the higher penalty.
const (
	resultPenalty = 10
	searchPenalty = 0.4
)

// fit returns the weights of a kind.
func (c fitting) fit(k kind, log func(format string, args ...any)) []int16 {
	values := initialWeights()
	for i, r := range rounds {
		games, seed, penalty := c.games/r.share, c.seed+uint64(i), float64(searchPenalty)
		var data []sample
		if r.nodes > 0 {
			data = valued(k, values, games, r.depth, r.nodes, seed)
		} else {
			data, penalty = played(k, values, games, r.depth, seed), resultPenalty
		}
		w := logistic(data, columns, penalty)
		scale := unitOfLogOdds(data, w)
		log("kind %q, round %d: %d games, %d positions, log loss %.4f, a unit of log odds is %.0f hundredths of a point\n",
			k, i+1, games, len(data), logLoss(data, w), scale)
		for i := range w {
			values[i] = int16(math.Round(max(-2000, min(2000, float64(w[i]*scale)))))
		}
	}
	return values
}

var columns = 4 * len((&weights{}).flatten())

// initialWeights returns the weights of the first games: the expected margin of a tile that is
// filled at random, and guesses for the bonuses.
func initialWeights() []int16 {
	w := &weights{}
	for i, c := range tileCodes {
		v := int16(math.Round(100 * expectedMargin(c)))
		w.Tile[i] = knots{v, v, v, v}
	}
	w.Area[0] = knots{20, 40, 60, 100}
	w.Line = knots{100, 100, 100, 100}
	w.Window = [6]knots{2: {10, 10, 5, 0}, 3: {30, 30, 20, 0}, 4: {80, 80, 60, 0}}
	var values []int16
	for _, k := range w.flatten() {
		values = append(values, k[:]...)
	}
	return values
}

// expectedMargin returns the expected margin of a tile for First if the rest of it is filled at
// random.
func expectedMargin(c tileCode) float64 {
	if c.decided {
		return float64(c.margin())
	}
	a, b := tileCodes[codeOf[c.size][c.first+1][c.second]], tileCodes[codeOf[c.size][c.first][c.second+1]]
	return (expectedMargin(a) + expectedMargin(b)) / 2
}

// played returns the positions of games with their results.
func played(k kind, values []int16, games, depth int, seed uint64) []sample {
	e := fitEngine(k, values)
	var out []sample
	e.selfPlay(k, games, Limits{Depth: depth}, seed, func(p rules.Position, _ Info, margin int) {
		out = append(out, e.sample(p, winProbability(margin), margin*100))
	})
	return out
}

// walkPlies is the maximum number of plies from a position of a game to a valued position.
const walkPlies = 12

// scoreSlope is the change of the log odds to win per point of score, about as in WinChance.
const scoreSlope = 0.6

// valued returns typical leaves of a search with the results of searches. Every other position of a
// game leads to one by up to walkPlies moves. Two thirds of these moves are best by static value;
// the others are random.
func valued(k kind, values []int16, games, depth, nodes int, seed uint64) []sample {
	player, judge := fitEngine(k, values), fitEngine(k, values)
	r := random.Source(seed)
	var out []sample
	player.selfPlay(k, games, Limits{Depth: depth}, seed, func(p rules.Position, _ Info, _ int) {
		if r.Below(2) == 0 {
			return
		}
		for n := r.Below(walkPlies + 1); n > 0 && !p.Over(); n-- {
			h := players.Pick(&r, p.Legal())
			if r.Below(3) > 0 {
				h = Answer(judge.Search(p, Limits{Depth: 1})).Best
			}
			p = p.After(h)
		}
		if p.Over() {
			return
		}
		found := Answer(judge.Search(p, Limits{Nodes: nodes}))
		target := 1 / (1 + exp(-scoreSlope*float64(found.Score)/100))
		switch found.Outcome() {
		case Win:
			target = 1
		case Draw:
			target = 0.5
		case Loss:
			target = 0
		}
		out = append(out, judge.sample(p, target, found.Score))
	})
	return out
}

// selfPlay plays games with a search limit for each move. It visits their positions with the search
// result and the final margin for the side to move. A game begins with up to ten random moves. In
// most games some random moves follow later, because a search evaluates many positions that only
// bad moves lead to. Positions before a random move are left out, because the result does not
// follow from them.
func (e *Engine) selfPlay(k kind, games int, middle Limits, seed uint64, visit func(p rules.Position, found Info, margin int)) {
	r := random.Source(seed)
	type played struct {
		position rules.Position
		found    Info
	}
	var path []played
	for g := range games {
		p := rules.Start(rules.Deal(seed*1000003+uint64(g), k.shape()), k.ruleset())
		opening, from, wild := 1+r.Below(10), r.Below(44), r.Below(4)
		path = path[:0]
		for !p.Over() {
			limits := middle
			if p.Rules().MaxPlies()-p.Ply() <= 14 {
				limits = Limits{Nodes: 200000}
			}
			if ply := p.Ply(); ply < opening || from <= ply && ply < from+wild {
				p = p.After(players.Pick(&r, p.Legal()))
				path = path[:0]
			} else {
				found := Answer(e.Search(p, limits))
				path = append(path, played{p, found})
				p = p.After(found.Best)
			}
		}
		margin := p.Score().Margin()
		for _, x := range path {
			m := margin
			if x.position.Turn() == rules.Second {
				m = -m
			}
			visit(x.position, x.found, m)
		}
	}
}

// fitEngine returns an engine with weights for a kind of game.
func fitEngine(k kind, values []int16) *Engine {
	e := New(Options{Table: 1 << 20})
	s := &e.search
	s.kind, s.weights, s.lineTable = k, pack(unflatten(values)), nil
	if k.lines {
		s.lineTable = newLineTable(s.weights)
	}
	return e
}

// sample returns the features of p, each divided between the two nearest knots, with the
// probability of a win and the score to predict.
func (e *Engine) sample(p rules.Position, target float64, score int) sample {
	e.search.prepare(p)
	knot, share := p.Ply()/knotPlies, float64(p.Ply()%knotPlies)/knotPlies
	x := sample{target: target, margin: float64(max(-800, min(800, score))) / 100}
	for _, f := range e.search.features() {
		x.column = append(x.column, int32(4*f.weight+knot))
		x.amount = append(x.amount, float32(f.amount*(1-share)))
		if share > 0 {
			x.column = append(x.column, int32(4*f.weight+knot+1))
			x.amount = append(x.amount, float32(f.amount*share))
		}
	}
	return x
}

// unitOfLogOdds returns the factor from log odds to hundredths of a point, by least squares against
// the final margins.
func unitOfLogOdds(data []sample, w []float64) float64 {
	xy, xx := 0.0, 0.0
	for i := range data {
		sum := data[i].dot(w)
		xy += float64(sum * data[i].margin)
		xx += float64(sum * sum)
	}
	return 100 * xy / xx
}

// TestFit rewrites fitted.go.
func TestFit(t *testing.T) {
	if *fitGames <= 0 {
		t.Skip("without -fit")
	}
	values := map[string][]int16{}
	for _, f := range fitted {
		values[f.kind] = f.weights
	}
	var mutex sync.Mutex
	var all sync.WaitGroup
	ready := make(chan bool, runtime.NumCPU())
	for _, k := range kinds() {
		if *fitKinds != "all" && !slices.Contains(strings.Split(*fitKinds, ","), k.String()) {
			continue
		}
		ready <- true
		all.Go(func() {
			defer func() { <-ready }()
			found := fitting{*fitGames, *fitSeed}.fit(k, func(format string, args ...any) { fmt.Printf(format, args...) })
			mutex.Lock()
			defer mutex.Unlock()
			values[k.String()] = found
			if err := os.WriteFile("fitted.go", source(values), 0o644); err != nil {
				t.Error(err)
			}
		})
	}
	all.Wait()
}

// source returns the text of fitted.go.
func source(values map[string][]int16) []byte {
	var out bytes.Buffer
	fmt.Fprintf(&out, "// Code generated by self-play and logistic regression; DO NOT EDIT.\n")
	fmt.Fprintf(&out, "//go:generate go test -run ^TestFit$ -timeout 0 . -fit %d -fit-seed %d\n\n", *fitGames, *fitSeed)
	fmt.Fprintf(&out, "package engine\n\n// fitted holds the weights of each kind. A map would be filled at each start.\nvar fitted = [...]fittedWeights{\n")
	for _, name := range slices.Sorted(maps.Keys(values)) {
		fmt.Fprintf(&out, "\t{%q, []int16{", name)
		for i, v := range values[name] {
			if i%40 == 0 {
				out.WriteString("\n\t\t")
			} else {
				out.WriteByte(' ')
			}
			fmt.Fprintf(&out, "%d,", v)
		}
		out.WriteString("\n\t}},\n")
	}
	out.WriteString("}\n")
	return out.Bytes()
}

// Two small fits with the same seed give the same weights, to the last bit.
func TestFitIsReproducible(t *testing.T) {
	k, games := kind{area: rules.AreaDifference, lines: true}, max(6, Tries(24))
	quiet := func(string, ...any) {}
	a := fitting{games: games, seed: 5}.fit(k, quiet)
	b := fitting{games: games, seed: 5}.fit(k, quiet)
	if !slices.Equal(a, b) {
		t.Error("two fits differ")
	}
	if c := (fitting{games: games, seed: 6}).fit(k, quiet); slices.Equal(a, c) {
		t.Error("the seed makes no difference")
	}
}
