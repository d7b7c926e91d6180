package play

import (
	"testing"

	"kulami/app/desk"
	"kulami/app/screen/analysis"
	"kulami/rules"
	"kulami/rules/engine"
)

// What the engine proves about a threat is proven, except where the game it has searched is a marble too long: after an
// odd number of plies under the early end.
func TestThreatIsProven(t *testing.T) {
	for _, c := range []struct {
		early  bool
		plies  int
		proven bool
	}{{false, 1, true}, {false, 2, true}, {true, 1, false}, {true, 2, true}} {
		r := rules.NewRecord(rules.SheetSquare.Board(), rules.Ruleset{EarlyEnd: c.early})
		for range c.plies {
			r, _ = r.Play(r.Position().Legal().First())
		}
		m, _ := act(New(), Loaded{Fragment: "analysis/" + r.String()})
		m, _ = act(m, Shown{})
		m, _ = act(m, analysis.SwitchThreat{})
		info := engine.Info{Best: r.Position().Legal().First(), Score: 300, Depth: 20, Exact: true, Low: 3, High: 3}
		m, _ = act(m, desk.Valued{ID: m.Question.ID, Analysis: engine.Analysis{Info: info, Moves: []engine.Move{{Info: info}}}})
		found := m.Screen().(analysis.Screen).Threats(&m.Desk)
		if len(found.Moves) != 1 || found.Exact != c.proven || found.Moves[0].Exact != c.proven || (found.Low == found.High) != c.proven {
			t.Errorf("%+v: %+v", c, found)
		}
	}
}
