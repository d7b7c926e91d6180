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
		for _, h := range p.Legal().Slice() {
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

// The losses by the marbles of a line equal a brute-force count.
func TestSolveChecksALine(t *testing.T) {
	r := random.Source(7)
	for seed := range uint64(12) {
		edition := rules.Editions()[seed]
		b := rules.Deal(seed, rules.Shape(seed&1))
		p := rules.Start(b, edition.Rules)
		var moves, line []string
		var want strings.Builder
		var gave [2]int
		for !p.Over() {
			h := players.Pick(&r, p.Legal())
			next := p.After(h)
			if p.Ply() < 49 {
				moves = append(moves, b.Name(h))
			} else {
				margin := players.BestMargin(p)
				lost := margin + players.BestMargin(next)
				gave[p.Turn()] += lost
				line = append(line, b.Name(h))
				fmt.Fprintf(&want, "%s %s %+d gives %d\n", b.Name(h), p.Turn(), margin, lost)
			}
			p = next
		}
		if len(line) == 0 {
			continue
		}
		fmt.Fprintf(&want, "gives first %d second %d\n", gave[0], gave[1])
		var out, errs strings.Builder
		code := run([]string{"solve", "-grid", strings.Join(strings.Fields(b.String()), "/"), "-rules", edition.Name,
			"-moves", strings.Join(moves, " "), "-check", strings.Join(line, " ")}, strings.NewReader(""), &out, &errs)
		if code != 0 || out.String() != want.String() {
			t.Errorf("%s, seed %d: exit %d\n%s%swant\n%s", edition.Name, seed, code, out.String(), errs.String(), want.String())
		}
	}
	var out, errs strings.Builder
	const ending = "solve -link k1/b013QQ4DD2TSd2tS2Ts1sQQ4QT5D/mc4c7e7/cf7 -nodes 2000 -check "
	for _, line := range []string{"e8", "z9", "a1"} {
		if code := run(strings.Fields(ending+line), strings.NewReader(""), &out, &errs); code != 2 || out.Len() > 0 {
			t.Errorf("-check %s: exit %d: %s%s", line, code, out.String(), errs.String())
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
