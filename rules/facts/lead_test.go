package facts

import (
	"testing"

	"kulami/rules"
	"kulami/rules/internal/players"
	"kulami/rules/internal/random"
)

// leastByGames returns side's minimum final lead in all continuations.
func leastByGames(p rules.Position, side rules.Side) int {
	if p.Over() {
		return p.Score().Lead(side)
	}
	least := rules.Holes
	for _, h := range p.Legal().Slice() {
		least = min(least, leastByGames(p.After(h), side))
	}
	return least
}

// Near the end of random games of every ruleset, the lead for good is the minimum over all
// continuations. Some plies earlier, it is at most the final lead.
func TestLeadForGood(t *testing.T) {
	early := 0
	for i, ruleset := range everyRuleset() {
		ruleset.Handicap = int8(i%5 - 2)
		for seed := range uint64(3) {
			r := random.Source(seed + 1)
			p, path := rules.Start(rules.Deal(seed, rules.Square), ruleset), []rules.Position{}
			for ; !p.Over(); p = p.After(players.Pick(&r, p.Legal())) {
				path = append(path, p)
			}
			for _, q := range path {
				left := ruleset.MaxPlies() - q.Ply()
				for side := rules.First; side <= rules.Second; side++ {
					switch end := p.Score().Lead(side); {
					case left <= 5:
						if least := leastByGames(q, side); !LeadForGood(q, side, least) || LeadForGood(q, side, least+1) {
							t.Fatalf("%s: %s leads by at least %d", q, side, least)
						}
					case left <= 14 && LeadForGood(q, side, end+1):
						t.Fatalf("%s: %s ends with %d", q, side, end)
					case left <= 14 && LeadForGood(q, side, 1):
						early++
					}
				}
			}
		}
	}
	if early == 0 {
		t.Error("no game is decided early")
	}
}
