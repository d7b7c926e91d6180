package analysis

import (
	"slices"

	"kulami/app/desk"
	"kulami/rules"
	"kulami/rules/engine"
	"kulami/rules/facts"
)

// A threat is the opponent's best move if it were their turn now. The engine finds it by the values
// of the legal holes after rules.Position.Pass. The holes are the same, but the marbles are the
// opponent's.

// Threat reports whether the threat is shown instead of the values.
func (a Screen) Threat() bool { return a.threat }

// CanThreaten reports whether the engine can search for a threat. It must not be barred, the game
// must not be over, and the opponent must have a marble left.
func (a Screen) CanThreaten() bool {
	p := a.Position()
	return !a.Barred && !p.Over() && !p.Pass().Over()
}

// Threats returns the engine's analysis of the threat. It has no Moves before the first values. If
// rules.Position.Pass gives a side one marble too many, no value is proven.
func (a Screen) Threats(d *desk.Desk) engine.Analysis {
	found := d.Found(a.Asked(), true)
	if p := a.Position(); !p.Rules().EarlyEnd || p.Ply()&1 == 0 {
		return found
	}
	found.Moves = slices.Clone(found.Moves)
	for i := range found.Moves {
		found.Moves[i].Info = unproven(found.Moves[i].Info)
	}
	found.Info = unproven(found.Info)
	return found
}

// unproven returns i as an estimate without bounds.
func unproven(i engine.Info) engine.Info {
	i.Exact, i.Low, i.High = false, -engine.Unbounded, engine.Unbounded
	i.LikelyLow, i.LikelyHigh = i.Low, i.High
	return i
}

// Threatened returns the facts about the opponent's marble m, by the rules and the expected reply.
func (a Screen) Threatened(m engine.Move) []facts.Fact {
	line := m.Line
	if len(line) == 0 {
		line = []rules.Hole{m.Best}
	}
	return facts.Of(a.Position().Pass(), m.Best, line)
}

// switchThreat shows the threat, which needs the engine, or the values again.
func (a Screen) switchThreat(d *desk.Desk) Screen {
	if !a.CanThreaten() {
		return a
	}
	a.threat, a.failed, a.tile, a.proof = !a.threat, false, 0, Proof{}
	d.Announce(desk.Announcement{Kind: desk.AnnounceThreat, Hole: rules.NoHole})
	return a
}

// heardDepth is the search depth at which a threat is announced.
const heardDepth = 6

// announceThreat announces the threat once, when its values are deep enough. This takes a moment
// after the switch.
func (a Screen) announceThreat(d *desk.Desk) {
	found := a.Threats(d)
	waited := a.Threat() && d.Announced.Kind == desk.AnnounceThreat && d.Announced.Hole == rules.NoHole
	if waited && len(found.Moves) > 0 && (found.Depth >= heardDepth || found.Exact) {
		d.Announce(desk.Announcement{Kind: desk.AnnounceThreat, Hole: found.Best})
	}
}
