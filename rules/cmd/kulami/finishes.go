package main

import (
	"bufio"
	"errors"
	"flag"
	"fmt"
	"math"
	"os"

	"kulami/rules/engine"
	"kulami/rules/finish"
)

// finishFile is the collection of the app.
const finishFile = "static/finishes.txt"

// finishes lists a collection of finishes, generates a new one or measures the levels.
func finishes(c call) error {
	return runSubcommand(c, map[string]func(call) error{"list": listFinishes, "generate": generateFinishes, "levels": measureLevels})
}

// measureLevels prints for each level the mean and standard error of the points that it gives away
// in the first finishes of the app.
func measureLevels(c call) error {
	var fs flag.FlagSet
	count := fs.Int("count", 100, "`number` of finishes")
	if err := c.parse(&fs); err != nil {
		return err
	}
	text, err := os.ReadFile(above(finishFile))
	if err != nil {
		return err
	}
	all, err := finish.Decode(text)
	if err != nil || *count < 2 || *count >= all.Len() {
		return errors.Join(err, fmt.Errorf("need -count from 2 to %d", all.Len()-1))
	}
	e := engine.New(engine.Options{})
	for level := engine.Weakest; level <= engine.Strongest; level++ {
		sum, squares := 0.0, 0.0
		for i := range *count {
			f, err := all.At(i)
			if err != nil {
				return err
			}
			gave := float64(givenAway(e, f, level))
			sum += gave
			squares += gave * gave
		}
		n := float64(*count)
		fmt.Fprintf(c.out, "level %d gives %.1f ± %.1f\n", level, sum/n, math.Sqrt((squares-sum*sum/n)/(n-1)/n))
	}
	return nil
}

// givenAway returns the points that a level gives away in a finish.
func givenAway(e *engine.Engine, f finish.Finish, level engine.Level) (points int) {
	p, before := f.Record.Position(), f.Margin
	for !p.Over() {
		p = p.After(engine.Answer(e.Play(p, level, uint64(f.Number), engine.Limits{Nodes: 1_000_000})).Best)
		reply := engine.Answer(e.Perfect(p, engine.Limits{}))
		points += before + reply.Low
		before = -reply.Low
		if !p.Over() {
			p = p.After(reply.Best)
		}
	}
	return points
}

// listFinishes prints one line per finish, separated by tabs.
func listFinishes(c call) error {
	text, err := readCollection(c, finishFile)
	if err != nil {
		return err
	}
	all, err := finish.Decode(text)
	if err != nil {
		return err
	}
	out := bufio.NewWriter(c.out)
	for i := range all.Len() {
		f, err := all.At(i)
		if err != nil {
			return err
		}
		fmt.Fprintf(out, "%d\t%s\t%d\n", f.Number, f.Record, f.Margin)
	}
	return out.Flush()
}

// generateFinishes prints a new collection, the easy finish last. At least half of the others are
// draws. They do not depend on the number of jobs.
func generateFinishes(c call) error {
	var g generation
	if err := g.parse(c, "finishes"); err != nil {
		return err
	}
	var chosen []finish.Finish
	others, easy := g.count/2, finish.Finish{}
	for n, f := range generated(g, finish.Generate) {
		if f.Margin != 0 {
			others--
		}
		if !f.Record.IsZero() && (f.Margin == 0 || others >= 0) {
			chosen = append(chosen, f)
		}
		if n%100 == 99 {
			fmt.Fprintf(c.err, "%d games, %d finishes\n", n+1, len(chosen))
		}
		if len(chosen) == g.count {
			break
		}
	}
	for _, easy = range generated(g, finish.GenerateEasy) {
		if !easy.Record.IsZero() && easy.Margin == 0 && !easy.Record.Rules().Bonuses() {
			break
		}
	}
	_, err := c.out.Write(finish.Encode(append(chosen, easy)))
	return err
}
