package main

import (
	"fmt"

	"kulami/rules"
	"kulami/rules/engine"
)

// judgedPly is the judgement of a move in the JSON output of review.
type judgedPly struct {
	Ply       int     `json:"ply"` // number of the ply, from 1
	Hole      string  `json:"hole"`
	Best      string  `json:"best"`
	Value     float64 `json:"value"` // in points
	BestValue float64 `json:"bestValue"`
	Exact     bool    `json:"exact"`
	Kind      string  `json:"kind"`
	Only      bool    `json:"only"`
}

// judgedGame is the last line of review in JSON.
type judgedGame struct {
	Accuracy struct {
		First  float64 `json:"first"`
		Second float64 `json:"second"`
	} `json:"accuracy"`
	Decided int `json:"decided"` // marbles played when the result was proven, or -1
}

const lastPass = engine.ReviewPasses - 1

// review judges every move of a game.
func review(c call) error {
	fs, g := gameFlags()
	nodes := fs.Int("nodes", engine.ReviewLimits(lastPass, rules.Holes).Nodes, "maximum `number` of positions to visit per move; the ending is always proven")
	asJSON := fs.Bool("json", false, "print JSON objects, one per line")
	if err := c.parse(fs); err != nil {
		return err
	}
	if *nodes < 1 {
		return fmt.Errorf("need -nodes from 1")
	}
	rec, err := g.played(rules.Record.Len)
	if err != nil {
		return err
	}
	e := engine.New(engine.Options{})
	analyses := make([]engine.Analysis, rec.Len()+1)
	for ply := range analyses {
		limits := engine.Limits{Nodes: *nodes}
		if left := rec.Rules().MaxPlies() - ply; left <= engine.ReviewProves {
			limits = engine.ReviewLimits(lastPass, left)
		}
		analyses[ply] = lastAnalysis(e, rec.At(ply), limits)
	}
	r := engine.NewReview(rec, analyses)
	for i, p := range r.Plies {
		ply := judgedPly{i + 1, rec.Board().Name(p.Hole), rec.Board().Name(p.Best), points(p.Value), points(p.BestValue), p.Exact, string(p.Verdict), p.OnlyMove}
		if *asJSON {
			err = writeJSON(c.out, ply)
		} else {
			_, err = fmt.Fprintln(c.out, ply)
		}
		if err != nil {
			return err
		}
	}
	var sum judgedGame
	sum.Accuracy.First, sum.Accuracy.Second = percent(r, rules.First), percent(r, rules.Second)
	sum.Decided = r.DecidedPly
	if *asJSON {
		return writeJSON(c.out, sum)
	}
	_, err = fmt.Fprintf(c.out, "accuracy first %.1f second %.1f decided %d\n", sum.Accuracy.First, sum.Accuracy.Second, sum.Decided)
	return err
}

// percent returns the accuracy of a side with one decimal, or 100 if it never had a choice.
func percent(r engine.Review, side rules.Side) float64 {
	if r.Choices[side] == 0 {
		return 100
	}
	return float64(int(10*r.Accuracy[side]+0.5)) / 10
}

// String returns the output line of review for a move.
func (p judgedPly) String() string {
	return fmt.Sprintf("ply %d hole %s best %s value %.2f bestvalue %.2f%s %s%s",
		p.Ply, p.Hole, p.Best, p.Value, p.BestValue, ifSet(p.Exact, " exact"), p.Kind, ifSet(p.Only, " only"))
}

// ifSet returns text if flag is set, otherwise the empty text.
func ifSet(flag bool, text string) string {
	if flag {
		return text
	}
	return ""
}
