package main

import (
	"fmt"
	"strings"
	"testing"

	"kulami/rules"
	"kulami/rules/internal/players"
	"kulami/rules/internal/random"
)

func TestSolveIsExact(t *testing.T) {
	r := random.Source(1)
	for seed := range uint64(12) {
		edition := rules.Editions()[seed]
		b := rules.Deal(seed, rules.Shape(seed&1))
		p := rules.Start(b, edition.Rules)
		var moves []string
		for !p.Over() && p.Ply() < 50 {
			h := players.Pick(&r, p.Legal())
			moves = append(moves, b.Name(h))
			p = p.After(h)
		}
		var want strings.Builder
		for h := range p.Legal().All() {
			fmt.Fprintf(&want, "%s %+d\n", b.Name(h), -players.BestMargin(p.After(h)))
		}
		if p.Over() {
			fmt.Fprintf(&want, "over, margin %d\n", players.BestMargin(p))
		} else {
			fmt.Fprintf(&want, "margin %+d\n", players.BestMargin(p))
		}
		var out, errs strings.Builder
		code := run([]string{"solve", "-grid", strings.Join(strings.Fields(b.String()), "/"), "-rules", edition.Name,
			"-moves", strings.Join(moves, " ")}, strings.NewReader(""), &out, &errs)
		if code != 0 || out.String() != want.String() {
			t.Errorf("%s, seed %d: exit %d\n%s%swant\n%s", edition.Name, seed, code, out.String(), errs.String(), want.String())
		}
	}
}

func TestSolveGivesUp(t *testing.T) {
	var out, errs strings.Builder
	args := "solve -nodes 2000 -link k1/b013QQ4DD2TSd2tS2Ts1sQQ4QT5D/mc4c7e7/cf7"
	if code := run(strings.Fields(args), strings.NewReader(""), &out, &errs); code != 0 || !strings.Contains(out.String(), "margin unknown, gave up") {
		t.Errorf("exit %d: %s%s", code, out.String(), errs.String())
	}
}
