package engine

import (
	"flag"
	"fmt"
	"maps"
	"math"
	"math/bits"
	"os"
	"slices"
	"strings"
	"testing"

	"kulami/rules"
)

var (
	fitGames = flag.Int("fit", 0, "fit the evaluation to so many games of self-play for each kind and rewrite fitted.go")
	fitKinds = flag.String("fit-kinds", "all", "fit only these kinds, such as a,ial; the others stay")
	fitSeed  = flag.Uint64("fit-seed", 1, "seed of the self-play")
	fitDepth = flag.Int("fit-depth", 4, "plies looked ahead in self-play")
)

// feature is how much of one weight a position has.
type feature struct {
	weight int // index as in (*weights).flat
	amount float64
}

// features lists what static adds up for the end of the path.
func (s *search) features() []feature {
	f, side := &s.frames[s.ply], s.ply&1
	own := func(c uint8) int {
		if side == 1 {
			c = swapped[c]
		}
		return int(c)
	}
	sign := float64(1 - 2*side)
	var out []feature
	section := 0
	add := func(i int, amount float64) {
		for k := range out {
			if out[k].weight == section+i {
				out[k].amount += amount
				return
			}
		}
		out = append(out, feature{section + i, amount})
	}
	for t := range s.size {
		c, value := int(s.code[t]), sign
		if o := int(swapped[c]); o < c {
			c, value = o, -value
		} else if o == c {
			continue
		}
		add(c, value)
	}
	section += knownCodes
	for m := f.legal; m != 0; {
		h := bits.TrailingZeros64(m)
		m &^= s.tile[h]
		add(own(s.code[s.tileOf[h]]), 1)
	}
	section += knownCodes
	if f.last != none {
		add(own(s.code[s.tileOf[f.last]]), 1)
	}
	section += knownCodes
	if f.before != none {
		add(own(s.code[s.tileOf[f.before]]), 1)
	}
	section += knownCodes
	add(min(bits.OnesCount64(f.legal), 15), 1)
	section += 16
	if s.area != rules.NoArea {
		a, b := s.groups[side][f.groups[side]].outlook(f.empty), s.groups[1-side][f.groups[1-side]].outlook(f.empty)
		add(0, float64(a.size-b.size))
		add(1, float64(a.open-b.open))
		add(2, float64(a.near-b.near))
	}
	section += 3
	if s.hasLines {
		var windows [6]float64
		total := 0
		for id, n := range s.segmentLen {
			run := make([]uint8, n)
			for k, rest := 0, s.segment[id]; k < len(run); k++ {
				run[k] = uint8(rest % 3)
				rest /= 3
			}
			for i := 0; i+rules.MinLine <= len(run); i++ {
				var count [3]int
				for _, c := range run[i : i+rules.MinLine] {
					count[c]++
				}
				if count[2] == 0 {
					windows[count[1]] += sign
				}
				if count[1] == 0 {
					windows[count[2]] -= sign
				}
			}
			total += naiveLineTotal(run, 1) - naiveLineTotal(run, 2)
		}
		for i, n := range windows {
			if i > 0 && n != 0 {
				add(i, n)
			}
		}
		section += 6
		add(0, sign*float64(total))
	}
	return out
}

// naiveLineTotal returns the total length of runs of five or more.
func naiveLineTotal(run []uint8, colour uint8) int {
	total := 0
	for _, part := range strings.FieldsFunc(string(run), func(r rune) bool { return r != rune(colour) }) {
		if len(part) >= rules.MinLine {
			total += len(part)
		}
	}
	return total
}

// sample is a position of self-play and how its game ended.
type sample struct {
	ply      int
	features []feature
	margin   float64 // for the side to move
}

// selfPlay plays games and returns all positions from the opening on.
func selfPlay(k kind, games, depth int, seed uint64) []sample {
	e := New(Options{Table: 1 << 20})
	r := noise(seed)
	var out []sample
	for g := range games {
		p := rules.Start(rules.Deal(seed*1000003+uint64(g), k.shape()), k.ruleset())
		opening := 1 + int(r.next()>>1%12)
		from := len(out)
		for !p.Over() {
			if p.Ply() >= opening {
				e.search.prepare(p)
				out = append(out, sample{p.Ply(), e.search.features(), 0})
			}
			switch {
			case p.Ply() < opening:
				p = p.After(pick(&r, p.Legal()))
			case p.Rules().MaxPlies()-p.Ply() > 14:
				p = p.After(last(e, p, Limits{Depth: depth}).Best)
			default:
				p = p.After(last(e, p, Limits{Nodes: 200000}).Best)
			}
		}
		margin := float64(p.Score().Margin())
		for i := from; i < len(out); i++ {
			out[i].margin = margin
			if out[i].ply&1 == 1 {
				out[i].margin = -margin
			}
		}
	}
	return out
}

// knotShares returns the knots a ply lies between and the share of the second.
func knotShares(ply int) (knot int, share float64) {
	return ply / knotPlies, float64(ply%knotPlies) / knotPlies
}

// columns calls visit for every column of the design matrix that x has.
func (x *sample) columns(visit func(column int, amount float64)) {
	knot, share := knotShares(x.ply)
	for _, f := range x.features {
		visit(4*f.weight+knot, f.amount*(1-share))
		if share > 0 {
			visit(4*f.weight+knot+1, f.amount*share)
		}
	}
}

var columns = 4 * len((&weights{}).flat())

// squash is what a margin is worth to a player who wants to win first: the
// probability of a win that corresponds to it.
func squash(margin float64) float64 {
	switch {
	case margin > 0:
		return 0.9 + 0.1*(1-math.Exp(-margin/6))
	case margin < 0:
		return 1 - squash(-margin)
	}
	return 0.5
}

// logistic fits weights by penalised logistic regression (Newton's method) so
// that their sum is the logarithm of the odds to win.
func logistic(data []sample, penalty float64) []float64 {
	w := make([]float64, columns)
	for range 6 {
		hessian := make([]float64, columns*columns)
		gradient := make([]float64, columns)
		loss := 0.0
		var index []int
		var amount []float64
		for i := range data {
			index, amount = index[:0], amount[:0]
			sum := 0.0
			data[i].columns(func(c int, a float64) {
				index, amount = append(index, c), append(amount, a)
				sum += w[c] * a
			})
			p := 1 / (1 + math.Exp(-sum))
			y := squash(data[i].margin)
			loss -= y*math.Log(p+1e-12) + (1-y)*math.Log(1-p+1e-12)
			curve := max(p*(1-p), 1e-3)
			for a, c := range index {
				gradient[c] += (y - p) * amount[a]
				row := hessian[c*columns:]
				for b, d := range index[:a+1] {
					if d <= c {
						row[d] += curve * amount[a] * amount[b]
					} else {
						hessian[d*columns+c] += curve * amount[a] * amount[b]
					}
				}
			}
		}
		fmt.Printf("  log loss %.5f\n", loss/float64(len(data)))
		for c := range columns {
			hessian[c*columns+c] += penalty
			gradient[c] -= penalty * w[c]
		}
		for c, step := range solveSymmetric(hessian, gradient) {
			w[c] += step
		}
	}
	return w
}

// solveSymmetric solves a x = b for a positive definite matrix of which the lower
// half is given, by Cholesky decomposition in place.
func solveSymmetric(a, b []float64) []float64 {
	n := len(b)
	for j := range n {
		for k := range j {
			v := a[j*n+k]
			if v == 0 {
				continue
			}
			a[j*n+j] -= v * v
		}
		d := math.Sqrt(a[j*n+j])
		a[j*n+j] = d
		rowJ := a[j*n : j*n+j]
		for i := j + 1; i < n; i++ {
			rowI := a[i*n : i*n+j+1]
			sum := rowI[j]
			for k, v := range rowJ {
				sum -= rowI[k] * v
			}
			rowI[j] = sum / d
		}
	}
	x := make([]float64, n)
	for i := range n {
		sum := b[i]
		for k := range i {
			sum -= a[i*n+k] * x[k]
		}
		x[i] = sum / a[i*n+i]
	}
	for i := n - 1; i >= 0; i-- {
		x[i] /= a[i*n+i]
		for k := range i {
			x[k] -= a[i*n+k] * x[i]
		}
	}
	return x
}

// centiPoints scales log odds so that on average they tell the margin.
func centiPoints(data []sample, w []float64) float64 {
	xy, xx := 0.0, 0.0
	for i := range data {
		sum := 0.0
		data[i].columns(func(c int, a float64) { sum += w[c] * a })
		xy += sum * max(-8, min(8, data[i].margin))
		xx += sum * sum
	}
	return 100 * xy / xx
}

func TestFit(t *testing.T) {
	if *fitGames <= 0 {
		t.Skip("without -fit")
	}
	values := maps.Clone(fitted)
	for _, k := range kinds() {
		if *fitKinds != "all" && !slices.Contains(strings.Split(*fitKinds, ","), k.String()) {
			continue
		}
		data := selfPlay(k, *fitGames, *fitDepth, *fitSeed)
		fmt.Printf("kind %s: %d positions\n", k, len(data))
		w := logistic(data, 30)
		scale := centiPoints(data, w)
		fmt.Printf("  a unit of log odds is %.0f hundredths of a point\n", scale)
		v := make([]int16, columns)
		for i := range w {
			v[i] = int16(math.Round(max(-2000, min(2000, w[i]*scale))))
		}
		values[k.String()] = v
		writeFitted(t, values)
	}
}

func writeFitted(t *testing.T, values map[string][]int16) {
	var out strings.Builder
	fmt.Fprintf(&out, "// Code generated by self-play and logistic regression; DO NOT EDIT.\n")
	fmt.Fprintf(&out, "//go:generate go test -run ^TestFit$ -timeout 0 . -fit %d -fit-seed %d -fit-depth %d\n\n", *fitGames, *fitSeed, *fitDepth)
	fmt.Fprintf(&out, "package engine\n\n// fitted is the weights by kind, as (*weights).flat lists them.\nvar fitted = map[string][]int16{\n")
	for _, name := range slices.Sorted(maps.Keys(values)) {
		fmt.Fprintf(&out, "\t%q: {", name)
		for i, v := range values[name] {
			if i%40 == 0 {
				out.WriteString("\n\t\t")
			} else {
				out.WriteByte(' ')
			}
			fmt.Fprintf(&out, "%d,", v)
		}
		out.WriteString("\n\t},\n")
	}
	out.WriteString("}\n")
	if err := os.WriteFile("fitted.go", []byte(out.String()), 0o644); err != nil {
		t.Fatal(err)
	}
}

// chance is what a tile is worth for First if the rest of it is filled by lot.
func chance(c tileCode) float64 {
	if c.decided {
		return float64(c.margin())
	}
	a, b := tileCodes[codeOf[c.size][c.first+1][c.second]], tileCodes[codeOf[c.size][c.first][c.second+1]]
	return (chance(a) + chance(b)) / 2
}

// TestFitFromNothing writes the weights that self-play begins from.
func TestFitFromNothing(t *testing.T) {
	if *fitGames >= 0 {
		t.Skip("without -fit -1")
	}
	w := &weights{}
	for i, c := range tileCodes {
		v := int16(100 * chance(c))
		w.Tile[i] = knots{v, v, v, v}
	}
	w.Area[0] = knots{20, 40, 60, 100}
	w.Line = knots{100, 100, 100, 100}
	w.Window = [6]knots{2: {10, 10, 5, 0}, 3: {30, 30, 20, 0}, 4: {80, 80, 60, 0}}
	var values []int16
	for _, k := range w.flat() {
		values = append(values, k[:]...)
	}
	all := map[string][]int16{}
	for _, k := range kinds() {
		all[k.String()] = values
	}
	writeFitted(t, all)
}

// The sum of the features times their weights must be what static says.
func TestFeaturesAreStatic(t *testing.T) {
	e := New(Options{Table: 1 << 10})
	positions(5, 400, func(p rules.Position) {
		if p.Over() {
			return
		}
		s := &e.search
		s.prepare(p)
		flat := unflat(fittedFor(kindOf(p.Board(), p.Rules()))).flat()
		x := sample{ply: p.Ply(), features: s.features()}
		want := 0.0
		x.columns(func(c int, a float64) { want += a * float64(flat[c/4][c%4]) })
		if got := s.static(&s.frames[s.ply], s.ply); math.Abs(float64(got)-want) > 1.01 {
			t.Fatalf("%s ply %d: static %d, features %.1f", rules.EditionName(p.Rules()), p.Ply(), got, want)
		}
	})
}
