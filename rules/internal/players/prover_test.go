package players

import (
	"testing"

	"kulami/rules/internal/random"
)

// The prover agrees with minimax.
func TestProverEqualsMinimax(t *testing.T) {
	v := NewProver()
	r := random.Source(1)
	n := 400
	if testing.Short() {
		n = 20
	}
	for p := range Positions(1, n) {
		for !p.Over() && p.Rules().MaxPlies()-p.Ply() > 6 {
			p = p.After(Pick(&r, p.Legal()))
		}
		want := BestMargin(p)
		if !v.Proves(p, want) || v.Proves(p, want-1) || v.Proves(p, want+1) {
			t.Fatalf("the margin is not %d: %+v", want, p)
		}
	}
}
