package main

import (
	"errors"
	"fmt"
	"time"

	"kulami/rules"
	"kulami/rules/engine"
	"kulami/rules/internal/commandline"
)

// best prints the engine's move.
func best(c call) error {
	fs, g := gameFlags()
	ms := fs.Int("ms", 0, "time to think, in `milliseconds`")
	nodes := fs.Int("nodes", 0, "maximum `number` of positions to visit")
	depth := fs.Int("depth", 0, "maximum `number` of plies to look ahead")
	if err := c.parse(fs); err != nil {
		return err
	}
	switch {
	case min(*ms, *nodes, *depth) < 0 || *ms > commandline.MaxThink:
		return fmt.Errorf("need -ms up to %d, -nodes and -depth from 1", commandline.MaxThink)
	case *ms == 0 && *nodes == 0 && *depth == 0:
		return errors.New("need -ms, -nodes or -depth")
	}
	p, err := g.position()
	if err != nil {
		return err
	}
	answer, err := bestMove(engine.New(engine.Options{}), p, engine.Limits{
		Time: time.Duration(*ms) * time.Millisecond, Nodes: *nodes, Depth: *depth})
	if err != nil {
		return err
	}
	fmt.Fprintln(c.out, answer)
	return nil
}

// bestMove searches p and returns the answer in the form of best and line.
func bestMove(e *engine.Engine, p rules.Position, l engine.Limits) (string, error) {
	if p.Over() {
		return "", errors.New("game-over")
	}
	last := engine.Answer(e.Search(p, l))
	return fmt.Sprintf("bestmove %s score %d depth %d nodes %d%s",
		p.Board().Name(last.Best), last.Score, last.Depth, last.Nodes, ifSet(last.Exact, " exact")), nil
}
