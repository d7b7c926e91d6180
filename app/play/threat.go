package play

import (
	"kulami/rules"
	"kulami/rules/engine"
)

// A threat is what the opponent would do if it were their turn now. It is found by the
// values of the legal holes after rules.Position.Pass: the same holes, but the marbles in
// them would be the opponent's.

// Threat reports whether the threat is shown in place of the values.
func (a Analysis) Threat() bool { return a.threat && !a.Off }

// Threatened returns what the threat proves by the rules and the reply expected, if the
// opponent's best hole is h.
func (a Analysis) Threatened(m engine.Move) []Fact {
	line := m.Line
	if len(line) == 0 {
		line = []rules.Hole{m.Best}
	}
	return Facts(a.Position().Pass(), m.Best, line)
}

// switchThreat shows the threat, which needs the engine, or the values again.
func (a Analysis) switchThreat(s Shell) (Analysis, Shell) {
	if a.Position().Over() {
		return a, s
	}
	a.threat, a.Off, a.failed = !a.Threat(), false, false
	s.Notice = Notice{}
	return a, s.announce(Announcement{Kind: AnnounceThreat, Hole: rules.NoHole})
}

// heardDepth is how deep the engine searches before a threat is announced.
const heardDepth = 6

// heardThreat announces the threat once when its values are worth hearing, which is a
// moment after the switch.
func (a Analysis) heardThreat(s Shell) Shell {
	found := s.ThreatsOf(a.Asked())
	waited := a.Threat() && s.Announced.Kind == AnnounceThreat && s.Announced.Hole == rules.NoHole
	if waited && len(found.Moves) > 0 && (found.Depth >= heardDepth || found.Exact) {
		return s.announce(Announcement{Kind: AnnounceThreat, Hole: found.Best})
	}
	return s
}
