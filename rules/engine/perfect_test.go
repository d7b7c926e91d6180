package engine_test

import (
	"testing"

	"kulami/rules"
	"kulami/rules/engine"
	"kulami/rules/internal/players"
)

// marginOf returns the margin of p for its side to move, by the prover.
func marginOf(v *players.Prover, p rules.Position) int {
	m := -80
	for v.AtLeast(p, m+1) {
		m++
	}
	return m
}

// replies returns the margin of p, and the numbers of holes that lose points and that keep it.
func replies(v *players.Prover, p rules.Position) (margin, lose, keep int) {
	margin = marginOf(v, p)
	for _, h := range p.Legal().Slice() {
		if marginOf(v, p.After(h)) == -margin {
			keep++
		} else {
			lose++
		}
	}
	return margin, lose, keep
}

// In positions near the end, Perfect has the margin and the hole that a plain search finds.
func TestPerfectEqualsProver(t *testing.T) {
	v, e, tried := players.NewProver(), engine.New(engine.Options{}), 0
	for p := range players.Positions(5, 600) {
		left := p.Rules().MaxPlies() - p.Ply()
		if p.Over() || left < 2 || left > 9 {
			continue
		}
		tried++
		want, margin, most, least := rules.NoHole, marginOf(v, p), -1, 0
		for _, h := range p.Legal().Slice() {
			q := p.After(h)
			if marginOf(v, q) != -margin {
				continue
			}
			if _, lose, keep := replies(v, q); lose > most || lose == most && keep < least {
				want, most, least = h, lose, keep
			}
		}
		if got := engine.Answer(e.Perfect(p, engine.Limits{})); got.Best != want || got.Low != margin || !got.Exact {
			t.Errorf("%v: %s with %d…%d, want %s with %d", p, p.Board().Name(got.Best), got.Low, got.High, p.Board().Name(want), margin)
		}
	}
	if tried < 40 {
		t.Errorf("only %d positions", tried)
	}
}

// A position that is over has its margin and no hole. A consumer can stop at any time.
func TestPerfectEnds(t *testing.T) {
	e := engine.New(engine.Options{})
	for p := range players.Positions(6, 400) {
		if p.Over() {
			if got := engine.Answer(e.Perfect(p, engine.Limits{})); got.Best != rules.NoHole || got.Low != players.Margin(p) {
				t.Errorf("%v: hole %d with %d", p, got.Best, got.Low)
			}
			continue
		}
		for range e.Perfect(p, engine.Limits{Nodes: 10000}) {
			break
		}
	}
}
