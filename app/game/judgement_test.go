package game

import (
	"math"
	"math/rand"
	"testing"

	"kulami/rules"
	"kulami/rules/engine"
)

// The judgement that is kept is that of the engine, rounded.
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
				p.Only != k.Only || p.MissedWin != k.MissedWin || p.Exact != k.Exact || p.Depth != k.Depth || p.Holes != k.Holes {
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
