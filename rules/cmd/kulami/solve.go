package main

import (
	"fmt"
	"time"

	"kulami/rules/engine"
)

// solve prints the exact margin of a position under best play and that of every
// legal hole.
func solve(c call) error {
	fs, g := gameFlags()
	ms := fs.Int("ms", 60000, "time for each hole, in `milliseconds`")
	nodes := fs.Int("nodes", 0, "positions to visit for each hole at most, by `number`")
	if err := c.parse(fs); err != nil {
		return err
	}
	if *ms < 1 || *ms > longestThink || *nodes < 0 {
		return fmt.Errorf("need -ms from 1 to %d and -nodes from 1", longestThink)
	}
	p, err := g.position()
	if err != nil {
		return err
	}
	e := engine.New(engine.Options{})
	l := engine.Limits{Time: time.Duration(*ms) * time.Millisecond, Nodes: *nodes}
	if p.Over() {
		fmt.Fprintf(c.out, "over, margin %d\n", engine.Answer(e.Search(p, l)).Low)
		return nil
	}
	low, high := -engine.Unbounded, -engine.Unbounded
	for h := range p.Legal().All() {
		after := engine.Answer(e.Search(p.After(h), l))
		low, high = max(low, -after.High), max(high, -after.Low)
		fmt.Fprintf(c.out, "%s %s\n", p.Board().Name(h), bounds(-after.High, -after.Low))
	}
	fmt.Fprintf(c.out, "margin %s\n", bounds(low, high))
	return nil
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
