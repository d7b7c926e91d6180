package game

import (
	"math"
	"math/rand"
	"slices"
	"testing"

	"kulami/rules"
	"kulami/rules/engine"
)

// A stored judgement is the engine's, rounded.
func TestKeptReview(t *testing.T) {
	e := engine.New(engine.Options{Table: 1 << 20})
	r := rand.New(rand.NewSource(3))
	for n, edition := range rules.Editions() {
		rec := rules.NewRecord(rules.Deal(uint64(n), rules.Irregular), edition.Rules)
		for !rec.Over() && rec.Len() < 12 {
			legal := rec.Position().Legal().Slice()
			rec, _ = rec.Play(legal[r.Intn(len(legal))])
		}
		var analyses []engine.Analysis
		for ply := range rec.Len() + 1 {
			var last engine.Analysis
			for last = range e.Analyse(rec.At(ply), engine.Limits{Nodes: 300}) {
			}
			analyses = append(analyses, last)
		}
		j := Judgement{rec, engine.NewReview(rec, analyses)}
		text := j.Pack()
		kept, ok := UnpackJudgement(text, rec)
		if !ok {
			t.Fatalf("%s cannot be read", text)
		}
		for ply, p := range j.Plies {
			k := kept.Plies[ply]
			if math.Abs(p.Loss-k.Loss) > .5/lossUnits+1e-9 {
				t.Errorf("move %d loses %v, kept %v", ply, p.Loss, k.Loss)
			}
			p.Line, p.Loss, k.Loss = nil, 0, 0
			if p.Hole != k.Hole || p.Best != k.Best || p.Value != k.Value || p.BestValue != k.BestValue || p.Verdict != k.Verdict ||
				p.OnlyMove != k.OnlyMove || p.MissedWin != k.MissedWin || p.Exact != k.Exact || p.Depth != k.Depth || p.Holes != k.Holes {
				t.Errorf("move %d: %+v, kept %+v", ply, p, k)
			}
			if a, b := j.Positions[ply].Outcome(), kept.Positions[ply].Outcome(); a != b {
				t.Errorf("ply %d: outcome %v, kept %v", ply, a, b)
			}
		}
		for side := range j.Accuracy {
			if math.Abs(j.Accuracy[side]-kept.Accuracy[side]) > 1 {
				t.Errorf("accuracy %v, kept %v", j.Accuracy, kept.Accuracy)
			}
		}
		if kept.Pack() != text {
			t.Error("it is kept differently the second time")
		}
	}
}

// A game that was lost in small steps, with hardly a mistake, has its three costliest marbles as
// moments. A perfect game has none.
func TestTheCostliestMarblesOfALostGame(t *testing.T) {
	rec, err := rules.ParseRecord("k1/b8tsSQDQdDSQTtQdsQT/md4f4f8h8a8a1a6h6c6c3c5c8b8b3a3h3g3g8g1d1c1c7c4g4g2a2f2c2h2d2b2b6b4h4h1b1f1f3e3e2e4a4a5h5e5e6e1e8e7f7f5b5d5g5g6d6/c9d")
	if err != nil {
		t.Fatal(err)
	}
	e := engine.New(engine.Options{Table: 1 << 20})
	var analyses []engine.Analysis
	for ply := range rec.Len() + 1 {
		var last engine.Analysis
		for last = range e.Analyse(rec.At(ply), engine.Limits{Nodes: 20_000}) {
		}
		analyses = append(analyses, last)
	}
	j := Judgement{rec, engine.NewReview(rec, analyses)}
	if lost := j.PointsLost; lost[0] < 1000 || lost[1] > 100 {
		t.Errorf("the points lost are %v", lost)
	}
	names := map[string]bool{}
	for _, i := range j.Costliest(j.Moments(), rules.First) {
		names[rec.Board().Name(j.Plies[i].Hole)] = i&1 == 0
	}
	if len(names) != leastShown || !names["e4"] {
		t.Errorf("the costliest marbles are %v", names)
	}
	if d5 := slices.Index(rec.Moves(), rec.Board().Hole("d5")); d5 < j.DecidedPly || j.Plies[d5].Swing() < Costs || names["d5"] {
		t.Errorf("d5 costs %d hundredths after the proof of the loss, and is one of %v", j.Plies[d5].Swing(), names)
	}
	if none := j.Costliest(nil, rules.Second); len(none) > 2 {
		t.Errorf("the winner's costliest marbles are %v", none)
	}
}

// A right move is the only good one of several, and not one of the first two of the game.
func TestRight(t *testing.T) {
	ply := func(verdict engine.Verdict, only bool, holes int) engine.PlyReview {
		return engine.PlyReview{Verdict: verdict, OnlyMove: only, Holes: holes}
	}
	best := ply(engine.BestMove, true, 9)
	j := Judgement{Review: engine.Review{Plies: []engine.PlyReview{
		best, best, best, best, ply(engine.BestMove, false, 9), best, ply(engine.BestMove, true, 3), ply(engine.Mistake, false, 9), best,
	}}}
	if got := j.Right(rules.First); !slices.Equal(got, []int{2, 8}) {
		t.Errorf("the right moves are %v", got)
	}
}
