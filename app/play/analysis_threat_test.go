package play

import (
	"testing"

	"kulami/app/desk"
	"kulami/app/library"
	"kulami/app/screen/analysis"
	"kulami/rules"
	"kulami/rules/engine"
)

// The engine's proof of a threat is valid, except if the searched game is a marble too long. That
// is so after an odd number of plies under the early end.
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

// The analysis shows the threat, the effect of a tile, or the values. The values switch on an
// engine that is off. A hint on asking about a tile is shown until its first use, also in later
// visits.
func TestWhatTheAnalysisShows(t *testing.T) {
	m, _ := act(New(), Loaded{Fragment: "analysis"})
	shows := func(threat, considers, off bool) {
		t.Helper()
		a := m.Screen().(analysis.Screen)
		if _, considered := a.Considered(); a.Threat() != threat || considered != considers || a.Off() != off {
			t.Errorf("threat %v, considered %v, off %v", a.Threat(), considered, a.Off())
		}
	}
	send := func(msg desk.Msg) { m, _ = act(m, msg) }
	send(analysis.SwitchThreat{})
	shows(true, false, false)
	if m.Flags.WhatIf {
		t.Error("nobody has asked about a tile")
	}
	send(Open{Dialog: desk.GameDialog})
	send(analysis.ConsiderTile{Tile: 3})
	shows(true, true, false)
	if !m.Flags.WhatIf || m.Dialog != desk.NoDialog {
		t.Errorf("asked: %v, dialog %q", m.Flags.WhatIf, m.Dialog)
	}
	send(analysis.ShowValues{})
	shows(false, false, false)
	send(analysis.ConsiderTile{Tile: 3})
	send(analysis.SwitchThreat{})
	shows(true, false, false)
	send(analysis.SwitchEngine{})
	shows(false, false, true)
	send(analysis.ShowValues{})
	shows(false, false, false)
	if m.Settings.EngineOff {
		t.Error("the engine stays off in the settings")
	}
	for _, unit := range []library.ValueUnit{library.ChanceValues, library.PointValues} {
		if send(analysis.SwitchUnit{}); m.Settings.Values != unit {
			t.Errorf("values are %s, want %s", m.Settings.Values, unit)
		}
	}
}

// With little room, the moves of a game without notes and variations are shown on demand. Other
// moves are always shown.
func TestMovesAreShown(t *testing.T) {
	r := rules.NewRecord(rules.SheetSquare.Board(), rules.Ruleset{})
	holes := r.Position().Legal().Slice()
	plain, _ := r.Play(holes[0])
	tried, err := plain.Try(holes[1:2])
	if err != nil {
		t.Fatal(err)
	}
	noted, err := plain.WithNote(rules.Note{Line: holes[:1], Comment: "why not"})
	if err != nil {
		t.Fatal(err)
	}
	for want, games := range map[bool][]rules.Record{false: {r, plain}, true: {tried, noted}} {
		for _, r := range games {
			m, _ := act(New(), Loaded{Fragment: "analysis/" + r.String()})
			if got := m.Screen().(analysis.Screen).Moves; got != want {
				t.Errorf("%s: the moves are shown: %v", r, got)
			}
			m, _ = act(m, analysis.ShowMoves{})
			if got := m.Screen().(analysis.Screen).Moves; got == want {
				t.Errorf("%s: then they are shown: %v", r, got)
			}
		}
	}
}
