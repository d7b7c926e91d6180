package main

import (
	"fmt"
	"time"

	"kulami/rules"
	"kulami/rules/engine"
	"kulami/rules/internal/commandline"
	"kulami/rules/internal/players"
)

// solve prints the exact margins of a position and of every legal hole under best play, or the loss
// by each marble of a line.
func solve(c call) error {
	fs, g := gameFlags()
	ms := fs.Int("ms", 60000, "time for each hole, in `milliseconds`")
	nodes := fs.Int("nodes", 0, "maximum `number` of positions to visit per hole")
	line := fs.String("check", "", "`holes` played from the position: print the loss of each instead")
	if err := c.parse(fs); err != nil {
		return err
	}
	if *ms < 1 || *ms > commandline.MaxThink || *nodes < 0 {
		return fmt.Errorf("need -ms from 1 to %d and -nodes from 1", commandline.MaxThink)
	}
	p, err := g.position()
	if err != nil {
		return err
	}
	e := engine.New(engine.Options{})
	l := engine.Limits{Time: time.Duration(*ms) * time.Millisecond, Nodes: *nodes}
	if *line != "" {
		return checkLine(c, p, *line, e, l)
	}
	if p.Over() {
		fmt.Fprintf(c.out, "over, margin %d\n", engine.Answer(e.Search(p, l)).Low)
		return nil
	}
	low, high := -engine.Unbounded, -engine.Unbounded
	for _, h := range p.Legal().Slice() {
		after := engine.Answer(e.Search(p.After(h), l))
		low, high = max(low, -after.High), max(high, -after.Low)
		fmt.Fprintf(c.out, "%s %s\n", p.Board().Name(h), bounds(-after.High, -after.Low))
	}
	fmt.Fprintf(c.out, "margin %s\n", bounds(low, high))
	return nil
}

// checkLine prints each marble's loss against the margin proven before it, and finally each side's
// total loss. Every margin is proven a second time without the engine.
func checkLine(c call, p rules.Position, line string, e *engine.Engine, l engine.Limits) error {
	cells, err := parseCells(line)
	if err != nil {
		return err
	}
	prover := players.NewProver()
	margin := func(p rules.Position) (int, error) {
		found := engine.Answer(e.Search(p, l))
		switch {
		case found.Low != found.High:
			return 0, fmt.Errorf("the margin at ply %d is not proven, gave up at the limit", p.Ply())
		case !prover.Proves(p, found.Low):
			return 0, fmt.Errorf("the margin at ply %d is not %+d", p.Ply(), found.Low)
		}
		return found.Low, nil
	}
	before, err := margin(p)
	var gave [2]int
	for _, cell := range cells {
		if err != nil {
			return err
		}
		side, h := p.Turn(), p.Board().At(cell)
		if p, err = p.Play(h); err != nil {
			return err
		}
		var after int
		if after, err = margin(p); err == nil {
			gave[side] += before + after
			fmt.Fprintf(c.out, "%s %s %+d gives %d\n", cell, side, before, before+after)
		}
		before = after
	}
	if err == nil {
		fmt.Fprintf(c.out, "gives first %d second %d\n", gave[0], gave[1])
	}
	return err
}

// bounds prints a margin for the side to move, or its bounds.
func bounds(low, high int) string {
	switch {
	case low == high:
		return fmt.Sprintf("%+d", low)
	case low > -engine.Unbounded && high < engine.Unbounded:
		return fmt.Sprintf("%+d to %+d, gave up at the limit", low, high)
	case low > -engine.Unbounded:
		return fmt.Sprintf("%+d or more, gave up at the limit", low)
	case high < engine.Unbounded:
		return fmt.Sprintf("%+d or less, gave up at the limit", high)
	}
	return "unknown, gave up at the limit"
}
