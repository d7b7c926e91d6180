package main

import (
	"fmt"
	"strings"
	"testing"

	"kulami/rules"
)

// bestMargin is the margin for the side to move, by the rules alone.
func bestMargin(p rules.Position) int {
	if p.Over() {
		if p.Turn() == rules.Second {
			return -p.Score().Margin()
		}
		return p.Score().Margin()
	}
	best := -1000
	for h := range p.Legal().All() {
		best = max(best, -bestMargin(p.After(h)))
	}
	return best
}

func TestSolveIsExact(t *testing.T) {
	l := newLot(1)
	for seed := range uint64(12) {
		edition := rules.Editions()[seed]
		b := rules.Deal(seed, rules.Shape(seed&1))
		p := rules.Start(b, edition.Rules)
		var moves []string
		for !p.Over() && p.Ply() < 50 {
			h := l.pick(p.Legal())
			moves = append(moves, b.Name(h))
			p = p.After(h)
		}
		var want strings.Builder
		for h := range p.Legal().All() {
			fmt.Fprintf(&want, "%s %+d\n", b.Name(h), -bestMargin(p.After(h)))
		}
		if p.Over() {
			fmt.Fprintf(&want, "over, margin %d\n", bestMargin(p))
		} else {
			fmt.Fprintf(&want, "margin %+d\n", bestMargin(p))
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
