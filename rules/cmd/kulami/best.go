package main

import (
	"errors"
	"fmt"
	"strconv"
	"time"

	"kulami/rules"
	"kulami/rules/engine"
)

// longestThink bounds -ms and go, in milliseconds: a day.
const longestThink = 24 * 60 * 60 * 1000

// best prints the move that the engine would play.
func best(c call) error {
	fs, g := gameFlags()
	ms := fs.Int("ms", 0, "time to think, in `milliseconds`")
	nodes := fs.Int("nodes", 0, "positions to visit at most, by `number`")
	depth := fs.Int("depth", 0, "plies to look ahead at most, by `number`")
	if err := c.parse(fs); err != nil {
		return err
	}
	switch {
	case min(*ms, *nodes, *depth) < 0 || *ms > longestThink:
		return fmt.Errorf("need -ms up to %d, -nodes and -depth from 1", longestThink)
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

// bestMove searches p and returns the answer as best and line print it.
func bestMove(e *engine.Engine, p rules.Position, l engine.Limits) (string, error) {
	if p.Over() {
		return "", errors.New("game-over")
	}
	last := engine.Answer(e.Search(p, l))
	return fmt.Sprintf("bestmove %s score %d depth %d nodes %d%s",
		p.Board().Name(last.Best), last.Score, last.Depth, last.Nodes, ifSet(last.Exact, " exact")), nil
}

// parseLimits reads the arguments of the commands go and analyse: milliseconds, or
// "nodes" and a number.
func parseLimits(args []string) (engine.Limits, error) {
	bad := errors.New("bad-limit")
	if len(args) == 0 {
		return engine.Limits{}, bad
	}
	n, err := strconv.Atoi(args[len(args)-1])
	switch {
	case err != nil || n < 1:
	case len(args) == 1 && n <= longestThink:
		return engine.Limits{Time: time.Duration(n) * time.Millisecond}, nil
	case len(args) == 2 && args[0] == "nodes":
		return engine.Limits{Nodes: n}, nil
	}
	return engine.Limits{}, bad
}
