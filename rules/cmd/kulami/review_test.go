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

// A perfect endgame is judged flawless, a planted blunder is found, and two reviews by equal nodes
// are equal.
func TestReview(t *testing.T) {
	if testing.Short() {
		t.Skip("takes long in one goroutine")
	}
	r := random.Source(5)
	blunders := 0
	for seed := range uint64(3) {
		rs := rules.Editions()[4*seed].Rules
		p, moves := ending(&r, seed, rs, 50)
		from, blunder := p.Ply(), -1
		for !p.Over() {
			best, worst := rules.NoHole, rules.NoHole
			want := players.BestMargin(p)
			for _, h := range p.Legal().Slice() {
				switch margin := -players.BestMargin(p.After(h)); {
				case margin == want:
					best = h
				case want > 0 && margin < 0:
					worst = h
				}
			}
			if blunder < 0 && worst != rules.NoHole {
				blunder, best = p.Ply(), worst
				blunders++
			}
			moves += " " + p.Board().Name(best)
			p = p.After(best)
		}
		command := fmt.Sprintf("review -grid %s -rules %s -moves %q -nodes 2000", strings.Join(p.Board().Grid(), "/"), rules.EditionName(rs), strings.TrimSpace(moves))
		text, lines := answer(command, ""), strings.Split(strings.TrimSpace(answer(command+" -json", "")), "\n")
		if again := answer(command, ""); again != text || len(lines) != p.Ply()+1 || strings.Count(text, "\n") != len(lines) {
			t.Fatalf("%s\n%s\nagain\n%s\nas JSON\n%s", command, text, again, lines)
		}
		for i, line := range lines[:p.Ply()] {
			var got judgedPly
			if err := json.Unmarshal([]byte(line), &got); err != nil {
				t.Fatal(err)
			}
			if got.Ply != i+1 || got.Hole != strings.Fields(moves)[i] || got.BestValue < got.Value || !strings.Contains(text, got.String()+"\n") {
				t.Errorf("%s\nply %d: %s", command, i+1, line)
			}
			if i >= from && (!got.Exact || got.Kind != map[bool]string{true: "blunder", false: "best"}[i == blunder]) {
				t.Errorf("%s\nblunder at ply %d, ply %d: %s", command, blunder+1, i+1, line)
			}
		}
		form := regexp.MustCompile(`^\{"accuracy":\{"first":\d+(\.\d)?,"second":\d+(\.\d)?\},"decided":-?\d+\}$`)
		if last := lines[len(lines)-1]; !form.MatchString(last) || !strings.Contains(text, "\naccuracy first ") {
			t.Errorf("%s\n%s\n%s", command, last, text)
		}
	}
	if blunders < 1 {
		t.Errorf("%d blunders", blunders)
	}
}

// A game is reviewed to its last move, wherever its cursor is.
func TestReviewOfLink(t *testing.T) {
	link := "review -nodes 100 -link k1/b8tsSQDQdDSQTtQdsQT/md4/p0/cyv"
	if got := answer(link+" -moves a4", ""); strings.Count(got, "\n") != 3 || !strings.HasPrefix(got, "ply 1 hole d4 ") {
		t.Error(got)
	}
	for _, bad := range []string{"review -nodes 0 -grid {square}", "review -grid {square} -moves c4c5c6", link + " -moves d4", "review"} {
		if got := answer(bad, ""); !strings.HasPrefix(got, "! kulami review: ") || !strings.HasSuffix(got, "exit 2\n") {
			t.Errorf("%s\n%s", bad, got)
		}
	}
}
