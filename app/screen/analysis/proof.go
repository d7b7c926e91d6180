package analysis

import (
	"kulami/app/desk"
	"kulami/rules"
	"kulami/rules/facts"
)

// Proving returns the state of the game against perfect play.
func (a Screen) Proving() Proof { return a.proof }

// CanProve reports whether the margin of the position is proven, so that the player can play it
// out.
func (a Screen) CanProve(d *desk.Desk) bool {
	i, _ := d.ThoughtOf(a.Asked())
	return i.Exact && !a.proof.On && !a.Off() && !a.threat && !a.Position().Over()
}

// Keeping returns the number of legal holes that keep the proven margin, and the number of all
// legal holes. Ok is false if the values are not there yet.
func (a Screen) Keeping(d *desk.Desk) (n, of int, ok bool) {
	found := d.Found(a.Asked(), false)
	n, ok = found.Keeping()
	return n, len(found.Moves), ok
}

// ProveAs begins to play the position out as a side. The player must keep the result, or the margin
// goal if goal is more than 1. It does nothing if the engine is barred.
func (a Screen) ProveAs(d *desk.Desk, side rules.Side, goal int) Screen {
	if a.Barred {
		return a
	}
	a.failed, a.threat, a.tile = false, false, 0
	a.proof = Proof{On: true, Side: side, Goal: goal, StartPly: a.Ply(), marginPly: -1, announcedPly: -1}
	return a.prove(d)
}

// switchProof begins to play the position out as the side to move, or returns to the start of such
// a game.
func (a Screen) switchProof(d *desk.Desk) Screen {
	switch {
	case a.proof.On:
		return a.show(d, a.Line(), a.proof.StartPly)
	case a.CanProve(d):
		return a.ProveAs(d, a.Position().Turn(), 0)
	}
	return a
}

// prove takes the proven margin of the position shown and starts the timer of a due reply. It
// announces the end, and the reader's turn once, when the number of keeping holes is known.
func (a Screen) prove(d *desk.Desk) Screen {
	p, v := a.Position(), &a.proof
	if !v.On {
		return a
	}
	i, _ := d.ThoughtOf(a.Asked())
	over, readers, margin, by := p.Over(), p.Turn() == v.Side, i.Low, p.Before()
	if over {
		margin = p.Score().Lead(p.Turn())
	}
	if !readers {
		by, margin = p.Last(), -margin
	}
	if over || i.Exact {
		v.know(a.Ply(), margin, by)
	}
	v.Safe = v.Safe || v.Known() && v.Margin >= v.Goal && facts.LeadForGood(p, v.Side, v.Goal)
	if !over && !i.Exact {
		return a
	}
	if !over && !readers && v.timer == 0 {
		v.timer = d.NextID()
		d.Do(desk.Wait{ID: v.timer, Milliseconds: desk.ReplyWait})
	}
	if _, _, counted := a.Keeping(d); (over || readers && counted) && v.announcedPly != a.Ply() {
		v.announcedPly = a.Ply()
		d.Announce(desk.Announcement{Kind: desk.AnnounceProof, Hole: rules.NoHole})
	}
	return a
}

// updateProof handles the messages of a game against perfect play. Ok is false for other messages,
// and without such a game.
func (a Screen) updateProof(d *desk.Desk, msg desk.Msg) (next Screen, ok bool) {
	if !a.proof.On {
		return a, false
	}
	switch msg := msg.(type) {
	case desk.Undo:
		return a.undoProof(d), true
	case desk.SwapSides:
		if !a.Position().Over() {
			a = a.ProveAs(d, a.proof.Side.Other(), 0)
		}
		return a, true
	case desk.Tick:
		if msg.ID == a.proof.timer {
			return a.reply(d), true
		}
	}
	return a, false
}

// know takes the proven margin at ply, after the reader's latest marble in by.
func (v *Proof) know(ply, margin int, by rules.Hole) {
	switch {
	case v.marginPly < 0:
		v.StartMargin, v.Goal = margin, max(v.Goal, min(margin, 1))
	case margin < v.Margin:
		v.Loss, v.LosingHole = v.Margin-margin, by
	}
	v.Margin, v.marginPly = margin, ply
}

// playProof plays the reader's marble in h. Its loss is known at once if the values of all holes
// are known.
func (a Screen) playProof(d *desk.Desk, h rules.Hole) Screen {
	m, _ := d.Found(a.Asked(), false).Find(h)
	next, ok := a.Played(h)
	if !a.isReaders() || !ok {
		return a
	}
	next.proof.Loss = 0
	if m.Exact {
		next.proof.know(next.Ply(), m.Low, h)
	}
	return next.announceMove(d).prove(d)
}

// reply plays the best reply.
func (a Screen) reply(d *desk.Desk) Screen {
	a.proof.timer = 0
	i, _ := d.ThoughtOf(a.Asked())
	next, ok := a.Played(i.Best)
	if !i.Exact || !ok {
		return a
	}
	return next.announceMove(d).prove(d)
}

// undoProof takes back the reader's latest marble and the reply.
func (a Screen) undoProof(d *desk.Desk) Screen {
	v := a.proof
	if a.CanUndo() {
		a = a.show(d, a.Line(), a.proofUndo())
		v.Margin += v.Loss
		v.Loss, v.Safe, v.timer, v.announcedPly = 0, false, 0, -1
		a.proof = v
	}
	return a.prove(d)
}
