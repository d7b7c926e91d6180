package engine_test

import (
	"fmt"
	"time"

	"kulami/rules"
	"kulami/rules/engine"
)

// Ask the engine for a move.
func Example() {
	p := rules.Start(rules.SheetSquare.Board(), rules.Ruleset{})
	e := engine.New(engine.Options{})
	info := engine.Answer(e.Search(p, engine.Limits{Time: 50 * time.Millisecond}))
	p, err := p.Play(info.Best)
	fmt.Println(p.Ply(), err)
	// Output: 1 <nil>
}

// Solve an ending: without a limit the search ends when the margin is proven.
func ExampleEngine_Search_ending() {
	rec, err := rules.ParseRecord("k1/b8tsSQDQdDSQTtQdsQT/ral/md5d6b6b1b7b5c5c6c3g3g6a6a7d7d4g4g1g7c7c1c4f4f5f1f6h6h4a4a2b2f2h2h7f7f8c8c2d2d3b3b4e4e3e8e5g5/c8o")
	if err != nil {
		fmt.Println(err)
		return
	}
	p := rec.Position()
	info := engine.Answer(engine.New(engine.Options{}).Search(p, engine.Limits{}))
	fmt.Println("plies left:", p.Rules().MaxPlies()-p.Ply())
	fmt.Println("best move:", p.Board().Name(info.Best))
	fmt.Println("margin:", info.Low, "proven:", info.Exact, "won:", info.Outcome() == engine.Win)
	// Output:
	// plies left: 10
	// best move: a5
	// margin: 3 proven: true won: true
}

// Stop a search by leaving the loop; every Info is a valid answer.
func ExampleEngine_Search_stop() {
	p := rules.Start(rules.SheetSquare.Board(), rules.Ruleset{})
	e := engine.New(engine.Options{})
	var info engine.Info
	for info = range e.Search(p, engine.Limits{}) {
		if info.Depth >= 6 {
			break
		}
	}
	fmt.Println(info.Depth, p.Legal().Has(info.Best))
	// Output: 6 true
}

// Two levels play a game. With the same seed a level plays the same game.
func ExampleEngine_Play() {
	p := rules.Start(rules.SheetSquare.Board(), rules.Ruleset{})
	e := engine.New(engine.Options{Table: 1 << 20})
	seed := uint64(1)
	for !p.Over() {
		level := engine.Level(3)
		if p.Turn() == rules.Second {
			level = 5
		}
		p = p.After(engine.Answer(e.Play(p, level, seed, engine.Limits{})).Best)
	}
	fmt.Println(p.Over(), p.Score().Leader() == rules.Second)
	// Output: true true
}

// Share a position between two engines, for example in two threads.
func ExampleJoin() {
	p := rules.Start(rules.SheetSquare.Board(), rules.Ruleset{})
	const parts = 2
	answers := make(chan engine.Info)
	for part := range parts {
		go func() {
			e := engine.New(engine.Options{Table: 1 << 20})
			answers <- engine.Answer(e.Search(p, engine.Limits{Nodes: 10000, Part: part, Parts: parts}))
		}()
	}
	joint := engine.Join([]engine.Info{<-answers, <-answers})
	fmt.Println(p.Legal().Has(joint.Best), joint.Nodes >= 20000)
	// Output: true true
}
