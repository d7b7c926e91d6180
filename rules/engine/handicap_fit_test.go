package engine_test

import (
	"flag"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"kulami/rules"
	"kulami/rules/engine"
	"kulami/rules/internal/players"
	"kulami/rules/internal/random"
)

var (
	handicapGames = flag.Int("handicap-games", 0, "play so many games for each pair of levels and kind of rules, and print what handicap makes them even")
	handicapPairs = flag.String("handicap-pairs", "1-2 2-3 3-4 4-5 1-3 2-4 3-5 1-4 2-5 1-5", "the pairs of levels")
	handicapSeed  = flag.Uint64("handicap-seed", 1, "seed of their boards")
	handicapCheck = flag.Bool("handicap-check", false, "play them with the handicap as it is, and print how they end")
)

// handicapRules has one ruleset of each kind, in the order of handicapKind.
var handicapRules = []string{"basic", "cs-1", "it-lines", "it-both"}

// TestFitHandicap prints the median winning margin of the stronger level, for each kind of rules
// and pair of levels. With -handicap-check it prints the stronger level's score with the handicap.
func TestFitHandicap(t *testing.T) {
	if *handicapGames == 0 {
		t.Skip("plays for an hour with -handicap-games")
	}
	weak, strong := engine.New(engine.Options{Table: 4 << 20}), engine.New(engine.Options{Table: 4 << 20})
	for _, pair := range strings.Fields(*handicapPairs) {
		var low, high engine.Level
		if _, err := fmt.Sscanf(pair, "%d-%d", &low, &high); err != nil {
			t.Fatal(err)
		}
		for kind, name := range handicapRules {
			e, _ := rules.EditionNamed(name)
			var leads []int
			points := 0.0
			for n := range *handicapGames {
				seed := *handicapSeed<<40 + uint64(high*8+low)<<20 + uint64(kind)<<18 + uint64(n)
				rs := e.Rules
				if *handicapCheck {
					rs = rs.WithHandicap(rules.Side(n&1), engine.Handicap(float64(low), float64(high), rs))
				}
				lead := leadOf(weak, strong, low, high, rs, seed, rules.Side(n&1))
				leads = append(leads, lead)
				switch {
				case lead > 0:
					points++
				case lead == 0:
					points += 0.5
				}
			}
			slices.Sort(leads)
			fmt.Fprintf(os.Stdout, "%s %s median %.1f mean %.2f score %.1f %%\n", name, pair,
				median(leads), mean(leads), 100*points/float64(len(leads)))
		}
	}
}

// leadOf plays a game on a board dealt by seed and returns the stronger level's margin. The weaker
// level plays side.
func leadOf(weak, strong *engine.Engine, low, high engine.Level, rs rules.Ruleset, seed uint64, side rules.Side) int {
	r := random.Source(seed)
	p := rules.Start(rules.Deal(r.Next(), rules.Shape(r.Below(2))), rs)
	seeds := [2]uint64{r.Next(), r.Next()}
	for range 2 {
		if p.Over() { // after two marbles, on special boards
			return leadOf(weak, strong, low, high, rs, seed+1<<60, side)
		}
		p = p.After(players.Pick(&r, p.Legal()))
	}
	for !p.Over() {
		e, level := strong, high
		if p.Turn() == side {
			e, level = weak, low
		}
		p = p.After(playOne(e, p, level, seeds[p.Turn()]))
	}
	return p.Score().Lead(side.Other())
}

// median returns the median of sorted numbers, interpolated within equal numbers.
func median(sorted []int) float64 {
	n := len(sorted)
	m := sorted[n/2]
	below, equal := 0, 0
	for _, x := range sorted {
		if x < m {
			below++
		} else if x == m {
			equal++
		}
	}
	return float64(m) - 0.5 + (float64(n)/2-float64(below))/float64(equal)
}

func mean(numbers []int) float64 {
	sum := 0
	for _, n := range numbers {
		sum += n
	}
	return float64(sum) / float64(len(numbers))
}
