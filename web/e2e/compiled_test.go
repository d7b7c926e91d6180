package e2e

import "testing"

// What the start of the program calls is compiled by a worker, so that a slow page finds most of it ready; and what a
// game calls, before it is begun.
func TestFunctionsAreCompiledAhead(t *testing.T) {
	t.Parallel()
	p := start(t, Phone)
	p.slowDown(phoneSlowdown)
	count := func(all []Compiled) (ahead, late int) {
		for _, c := range all {
			if c.OnPage {
				late++
			} else {
				ahead++
			}
		}
		return ahead, late
	}
	ahead, late := count(p.Compiled(func() {
		p.Goto(rootURL)
		p.WaitReady()
		p.WaitStill()
	}))
	t.Logf("for the start: %d ahead, %d late", ahead, late)
	if ahead < 2000 || late > ahead/5 {
		t.Errorf("for the start %d functions were compiled ahead and %d late", ahead, late)
	}
	ahead, late = count(p.Compiled(func() {
		p.NewGame("opponent", "computer", "level", "3", "starter", "me", "edition", "it-pergioco")
		p.PlayOn(3, "first", p.PressHole)
	}))
	t.Logf("for a game: %d ahead, %d late", ahead, late)
	if late > 100 {
		t.Errorf("for a game %d functions were compiled late", late)
	}
}
