package main

import (
	"encoding/json"
	"fmt"
	"regexp"
	"strings"
	"testing"

	"kulami/rules"
	"kulami/rules/internal/players"
	"kulami/rules/internal/random"
)

// ending plays at random up to plies and returns the position and the moves.
func ending(r *random.Source, seed uint64, rs rules.Ruleset, plies int) (rules.Position, string) {
	b := rules.Deal(seed, rules.Shape(seed&1))
	p := rules.Start(b, rs)
	var moves []string
	for !p.Over() && p.Ply() < plies {
		h := players.Pick(r, p.Legal())
		moves = append(moves, b.Name(h))
		p = p.After(h)
	}
	return p, strings.Join(moves, " ")
}

// The output of analyse equals a brute-force search: as lines, as JSON and in the protocol.
func TestAnalyseIsExact(t *testing.T) {
	r := random.Source(3)
	seeds := uint64(24)
	if testing.Short() {
		seeds = 2
	}
	for seed := range seeds {
		edition := rules.Editions()[seed%uint64(len(rules.Editions()))]
		p, moves := ending(&r, seed, edition.Rules, 50)
		grid := strings.Join(p.Board().Grid(), "/")
		command := fmt.Sprintf("analyse -grid %s -rules %s -moves %q", grid, edition.Name, moves)
		lines := answer(command, "")
		var found analysis
		if err := json.Unmarshal([]byte(answer(command+" -json", "")), &found); err != nil {
			t.Fatal(err)
		}
		if found.Turn != p.Turn().String() || len(found.Moves) != p.Legal().Len() || strings.Count(lines, "\n") != len(found.Moves) {
			t.Fatalf("%s\n%+v\n%s", command, found, lines)
		}
		for _, m := range found.Moves {
			want := -players.BestMargin(p.After(p.Board().Hole(m.Hole)))
			if !m.Exact || m.Value != float64(want) || m.Low != want || m.High != want {
				t.Errorf("%s\n%+v, want %d", command, m, want)
			}
			line := fmt.Sprintf("move %s value %d.00 low %d high %d exact depth %d line %s\n", m.Hole, want, want, want, m.Depth, strings.Join(m.Line, " "))
			if !strings.Contains(lines, line) {
				t.Errorf("%s\nwithout %s%s", command, line, lines)
			}
		}
		got := answer("line", fmt.Sprintf("board %s\nrules %s\nmoves %s\nanalyse nodes 10000000\n", grid, edition.Name, moves))
		if want := fmt.Sprintf("%sanalyse ok %d\n", lines, len(found.Moves)); !strings.HasSuffix(got, want) {
			t.Errorf("%s\nline: %swant: %s", command, got, want)
		}
	}
}

// Equal nodes give equal answers in the documented form, even without proofs.
func TestAnalyseByNodes(t *testing.T) {
	form := regexp.MustCompile(`^(move [a-j]\d+ value -?\d+\.\d\d low -?\d+ high -?\d+( exact)? depth \d+ line( [a-j]\d+)+\n)+$`)
	for _, command := range []string{
		"analyse -grid {square} -nodes 20000",
		"analyse -grid {irregular} -nodes 2000 -moves c8 -rules es-3",
		"analyse -grid {pergioco} -nodes 1 -moves c4c7e7",
	} {
		got := answer(command, "")
		if !form.MatchString(got) || answer(command, "") != got {
			t.Errorf("%s\n%s", command, got)
		}
	}
	if got := answer("analyse -grid {square} -ms 20 -moves c4", ""); !form.MatchString(got) {
		t.Error(got)
	}
	got := answer("line", "analyse 5\nboard {square}\nanalyse\nanalyse nodes 0\nanalyse nodes x\nanalyse nodes 5 5\nmoves c4\nanalyse nodes 2000\nlegal\n")
	want := "error no-board\nboard ok\nerror bad-limit\nerror bad-limit\nerror bad-limit\nerror bad-limit\nmoves ok 1\n"
	rest, ok := strings.CutPrefix(got, want)
	lines, legal, closed := strings.Cut(rest, "analyse ok 11\n")
	if !ok || !closed || !form.MatchString(lines) || len(strings.Fields(legal)) != strings.Count(lines, "\n") {
		t.Error(got)
	}
}
