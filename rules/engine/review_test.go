package engine_test

import (
	"math"
	"reflect"
	"slices"
	"testing"

	"kulami/rules"
	"kulami/rules/engine"
	"kulami/rules/internal/players"
	"kulami/rules/internal/random"
)

// randomGame returns a game played at random until left plies are left.
func randomGame(r *random.Source, b *rules.Board, rs rules.Ruleset, left int) rules.Record {
	for {
		g := rules.NewRecord(b, rs)
		for !g.Over() && g.Len() < rs.MaxPlies()-left {
			g = mustPlay(g, players.Pick(r, g.Position().Legal()))
		}
		if g.Len() >= 30 && !g.Over() {
			return g
		}
	}
}

func mustPlay(g rules.Record, h rules.Hole) rules.Record {
	next, err := g.Play(h)
	if err != nil {
		panic(err)
	}
	return next
}

// analyses returns the analyses of a game's positions from a ply on; earlier ones are zero.
func analyses(e *engine.Engine, g rules.Record, from int, l engine.Limits) []engine.Analysis {
	return analysesWithin(e, g, from, func(int) engine.Limits { return l })
}

// passes returns the analyses of a pass of a review, from a ply on.
func passes(e *engine.Engine, g rules.Record, from, pass int) []engine.Analysis {
	return analysesWithin(e, g, from, func(left int) engine.Limits { return engine.ReviewLimits(pass, left) })
}

// analysesWithin returns the analyses with limits that depend on the plies left.
func analysesWithin(e *engine.Engine, g rules.Record, from int, limits func(left int) engine.Limits) []engine.Analysis {
	all := make([]engine.Analysis, g.Len()+1)
	for ply := from; ply <= g.Len(); ply++ {
		all[ply] = analyse(e, g.At(ply), limits(g.Rules().MaxPlies()-ply))
	}
	return all
}

// equallyGood returns a random hole among those with the best value.
func equallyGood(r *random.Source, a engine.Analysis) rules.Hole {
	var best rules.Set
	for _, m := range a.Moves {
		if m.Score == a.Score {
			best |= rules.SetOf(m.Best)
		}
	}
	return players.Pick(r, best)
}

// No move of a perfect endgame is worse than the best one, whether all values are proven or only a
// few.
func TestPerfectEndgamesAreFlawless(t *testing.T) {
	n := engine.Tries(48)
	r := random.Source(41)
	e := engine.New(engine.Options{Table: 16 << 20})
	for i, g := range endings(41, n) {
		from := g.Len()
		margin := analyse(e, g.Position(), engine.Limits{}).Low
		for !g.Over() {
			g = mustPlay(g, equallyGood(&r, analyse(e, g.Position(), engine.Limits{})))
		}
		review := engine.NewReview(g, analyses(e, g, from, engine.Limits{}))
		for ply, p := range review.Plies {
			switch {
			case ply < from:
				if p.Verdict != "" || p.Best != rules.NoHole {
					t.Fatalf("ply %d, without an analysis: %+v", ply, p)
				}
			case p.Verdict != engine.BestMove || p.Best != p.Hole || p.Swing() != 0 || p.Loss != 0 || !p.Exact:
				t.Fatalf("ply %d: %+v", ply, p)
			}
		}
		for side, a := range review.Accuracy {
			if review.Choices[side] > 0 && math.Abs(a-100) > 1e-3 {
				t.Fatalf("accuracy %v", review.Accuracy)
			}
		}
		if from&1 == 1 {
			margin = -margin
		}
		if review.DecidedPly < 0 || review.DecidedPly > from || (review.SafePly[0] >= 0 && review.SafePly[0] <= from) != (margin >= 0) || (review.SafePly[1] >= 0 && review.SafePly[1] <= from) != (margin <= 0) {
			t.Fatalf("from ply %d margin %d for First: decided %d, safe %v", from, margin, review.DecidedPly, review.SafePly)
		}
		for _, nodes := range []int{500, 5000, 50000} {
			few := engine.NewReview(g, analyses(e, g, from, engine.Limits{Nodes: nodes}))
			for ply, p := range few.Plies {
				if p.Verdict == engine.Mistake || p.Verdict == engine.Blunder {
					t.Errorf("game %d, %d nodes, ply %d: %+v", i, nodes, ply, p)
				}
			}
		}
	}
}

// A planted blunder is found with its size in points, and the moves around it are not blamed.
func TestPlantedBlundersAreFound(t *testing.T) {
	n := engine.Tries(60)
	r := random.Source(42)
	e, prover := engine.New(engine.Options{Table: 16 << 20}), players.NewProver()
	games, planted, wins := 0, 0, 0
	for _, g := range endings(42, n) {
		games++
		from, blunder, size := g.Len(), -1, 0
		for !g.Over() {
			a := analyse(e, g.Position(), engine.Limits{})
			worst := a.Moves[len(a.Moves)-1]
			if blunder < 0 && worst.Outcome() != a.Outcome() {
				blunder, size = g.Len(), a.Score-worst.Score
				planted++
				if !prover.Proves(g.Position(), a.Low) || !prover.Proves(g.Position().After(worst.Best), -worst.Low) {
					t.Fatalf("the blunder %s of %s does not cost %d", g.Board().Name(worst.Best), g, size)
				}
				g = mustPlay(g, worst.Best)
			} else {
				g = mustPlay(g, equallyGood(&r, a))
			}
		}
		review := engine.NewReview(g, analyses(e, g, from, engine.Limits{}))
		for ply, p := range review.Plies[from:] {
			ply += from
			if ply != blunder && p.Verdict != engine.BestMove || ply == blunder && p.Verdict != engine.Blunder {
				t.Fatalf("blunder at ply %d; ply %d: %+v", blunder, ply, p)
			}
			if ply != blunder {
				continue
			}
			won := review.Positions[ply].Outcome() == engine.Win
			if p.Swing() != size || p.MissedWin != won || p.Best == p.Hole || review.DecidedPly <= ply {
				t.Fatalf("size %d, won %v: %+v, decided at %d", size, won, p, review.DecidedPly)
			}
			if won {
				wins++
			}
			if a := review.Accuracy[ply&1]; a > 90 {
				t.Errorf("accuracy %v with a blunder", review.Accuracy)
			}
		}
		for pass := range engine.ReviewPasses {
			few := engine.NewReview(g, passes(e, g, from, pass))
			for ply, p := range few.Plies[from:] {
				ply += from
				blamed := p.Verdict == engine.Mistake || p.Verdict == engine.Blunder
				if last := pass == engine.ReviewPasses-1; blamed && ply != blunder || last && ply == blunder && p.Verdict != engine.Blunder {
					t.Errorf("pass %d, blunder at ply %d; ply %d: %+v", pass, blunder, ply, p)
				}
			}
		}
	}
	t.Logf("%d games, %d blunders planted, %d of them in won positions", games, planted, wins)
	if planted < games/4 || wins < games/10 {
		t.Error("too few blunders planted")
	}
}

// Equal nodes give equal reviews, and the analyses can arrive in any order.
func TestReviewsAreEqual(t *testing.T) {
	r := random.Source(43)
	l := engine.Limits{Nodes: 1500}
	e := engine.New(engine.Options{Table: 1 << 20})
	for _, g := range endings(43, 3) {
		for !g.Over() {
			g = mustPlay(g, players.Pick(&r, g.Position().Legal()))
		}
		a := analyses(engine.New(engine.Options{Table: 1 << 20}), g, 0, l)
		b := make([]engine.Analysis, g.Len()+1)
		for ply := g.Len(); ply >= 0; ply-- {
			b[ply] = analyse(e, g.At(ply), l)
			partial := engine.NewReview(g, b)
			for i, p := range partial.Plies {
				if p.Hole != g.Moves()[i] || (p.Verdict != "") != (i >= ply) {
					t.Fatalf("ply %d, analysed from %d on: %+v", i, ply, p)
				}
			}
		}
		if x, y := engine.NewReview(g, a), engine.NewReview(g, b); !reflect.DeepEqual(x, y) {
			t.Errorf("%s: %+v\n%+v", g, x, y)
		}
	}
}

// The accuracies of the parts of a game average to the accuracy of the whole game.
func TestAccuracyIn(t *testing.T) {
	r := random.Source(46)
	e := engine.New(engine.Options{Table: 1 << 20})
	g := randomGame(&r, rules.SheetSquare.Board(), rules.Ruleset{}, 20)
	review := engine.NewReview(g, analyses(e, g, 0, engine.Limits{Nodes: 500}))
	for side := rules.First; side <= rules.Second; side++ {
		sum, choices := 0.0, 0
		for _, part := range [][2]int{{0, 9}, {9, 9}, {9, 20}, {20, g.Len()}} {
			mean, n := review.AccuracyIn(side, part[0], part[1])
			sum, choices = sum+mean*float64(n), choices+n
			if n == 0 && mean != 0 {
				t.Errorf("accuracy %v without a move", mean)
			}
		}
		if choices != review.Choices[side] || math.Abs(sum/float64(choices)-review.Accuracy[side]) > 1e-9 {
			t.Errorf("%v: %v of %d, the whole game %v of %d", side, sum/float64(choices), choices, review.Accuracy[side], review.Choices[side])
		}
	}
}

// A game has a review before any analysis.
func TestReviewWithoutAnalyses(t *testing.T) {
	r := random.Source(45)
	g := randomGame(&r, rules.SheetSquare.Board(), rules.Ruleset{}, 1)
	if x := engine.NewReview(g, nil); x.Choices != [2]int{} || len(x.Plies) != g.Len() || len(x.Positions) != g.Len()+1 {
		t.Errorf("without analyses: %+v", x)
	}
}

// A move is the only move if all others are mistakes.
func TestOnlyMove(t *testing.T) {
	b := rules.SheetSquare.Board()
	g := mustPlay(rules.NewRecord(b, rules.Ruleset{}), 27)
	legal := g.Position().Legal().Slice()
	g = mustPlay(g, legal[0])
	move := func(h rules.Hole, margin int) engine.Move {
		return engine.Move{Info: engine.Info{Best: h, Score: 100 * margin, Exact: true, Low: margin, High: margin, Line: []rules.Hole{h}}}
	}
	for _, c := range []struct {
		margins []int
		only    bool
		verdict engine.Verdict
	}{
		{[]int{2}, false, engine.BestMove},
		{[]int{2, -1, -3}, true, engine.BestMove},
		{[]int{2, 1, -3}, false, engine.BestMove},
		{[]int{1, 2, -3}, false, engine.GoodMove},
		{[]int{-1, 0, -3}, true, engine.Blunder},
		{[]int{-2, -1, -3}, false, engine.GoodMove},
		{[]int{0, 0}, false, engine.BestMove},
	} {
		a := engine.Analysis{Info: engine.Info{Best: legal[0]}}
		for i, m := range c.margins {
			a.Moves = append(a.Moves, move(legal[i], m))
		}
		p := engine.NewReview(g, []engine.Analysis{{}, engine.JoinAnalyses([]engine.Analysis{a})}).Plies[1]
		if p.OnlyMove != c.only || p.Verdict != c.verdict {
			t.Errorf("%v: %+v", c.margins, p)
		}
	}
}

// A difference within the uncertainty of the search is not held against a move.
func TestUncertainValues(t *testing.T) {
	b := rules.SheetSquare.Board()
	g := mustPlay(rules.NewRecord(b, rules.Ruleset{}), 27)
	legal := g.Position().Legal().Slice()
	g = mustPlay(g, legal[0])
	move := func(h rules.Hole, score, change, depth int) engine.Move {
		return engine.Move{Change: change, Info: engine.Info{Best: h, Score: score, Low: -64, High: 64, Depth: depth, Line: []rules.Hole{h}}}
	}
	for _, c := range []struct {
		score, change, bestChange, depth int
		blamed                           bool
	}{
		{-900, 0, 0, 8, true},
		{-900, 1500, 0, 8, false},
		{-900, 0, 1500, 8, false},
		{-900, 0, 0, 1, false},
		{490, 0, 0, 8, false},
	} {
		a := engine.Analysis{Moves: []engine.Move{move(legal[1], 500, c.bestChange, c.depth), move(legal[0], c.score, c.change, c.depth)}}
		p := engine.NewReview(g, []engine.Analysis{{}, engine.JoinAnalyses([]engine.Analysis{a})}).Plies[1]
		if blamed := p.Verdict != engine.GoodMove; blamed != c.blamed {
			t.Errorf("%+v: %+v", c, p)
		}
	}
}

// With many plies left, a review of few nodes blames moves that a deep analysis finds much worse,
// and hardly ever the best move.
func TestMistakesInTheMiddleOfTheGame(t *testing.T) {
	const left = 25
	r := random.Source(44)
	e := engine.New(engine.Options{Table: 4 << 20})
	games := max(8, engine.Tries(40))
	// its first phase ends differently
	editions := slices.DeleteFunc(rules.Editions(), func(e rules.Edition) bool { return e.Name == "es-tiles" })
	planted, blamed, wronged := 0, 0, 0
	for i := range games {
		g := randomGame(&r, rules.Deal(uint64(i), rules.Shape(i&1)), editions[i%len(editions)].Rules, left-i%4)
		deep := analyse(e, g.Position(), engine.Limits{Nodes: 100000})
		worst := deep.Moves[len(deep.Moves)-1]
		chance := func(m engine.Info) float64 { return m.WinChance(g.Rules().MaxPlies()-g.Len(), g.Rules()) }
		verdict := func(h rules.Hole) engine.Verdict {
			played := mustPlay(g, h)
			return engine.NewReview(played, analyses(e, played, g.Len(), engine.Limits{Nodes: 30000})).Plies[g.Len()].Verdict
		}
		if v := verdict(deep.Best); v == engine.Mistake || v == engine.Blunder {
			wronged++
		}
		if chance(deep.Info)-chance(worst.Info) < 0.3 {
			continue
		}
		planted++
		if v := verdict(worst.Best); v == engine.Blunder {
			blamed++
		}
	}
	if planted < games/4 || blamed < planted*9/10 || wronged > games/20 {
		t.Errorf("%d blunders planted, %d found; %d best moves blamed", planted, blamed, wronged)
	}
}
