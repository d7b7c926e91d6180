package play

import (
	"slices"

	"kulami/rules"
)

// PlayProof plays a proven position out against perfect play, or ends that: the line that was
// played stays as a variation.
type PlayProof struct{}

// replyWait is for how long a marble is seen before the reply to it, in milliseconds.
const replyWait = 900

// Proving reports whether the position is played out against perfect play, and as which side.
func (a Analysis) Proving() (side rules.Side, ok bool) {
	if a.proof == nil {
		return rules.Nobody, false
	}
	return a.proof.side, true
}

// CanProve reports whether the margin of the position is proven, so that it can be played out.
func (a Analysis) CanProve(s Shell) bool {
	i, ok := s.ThoughtOf(a.Asked())
	return ok && i.Exact && a.proof == nil && !a.Off && !a.threat && !a.Position().Over()
}

// Proven returns the margin that is proven now, for the reader's side, and the one with which
// it began; ok is false as long as that of the position is not known.
func (a Analysis) Proven() (margin, began int, ok bool) {
	n := a.Ply() - a.proof.start
	if n >= len(a.proof.margins) {
		return 0, 0, false
	}
	return a.proof.margins[n], a.proof.margins[0], true
}

// GaveAway returns the reader's latest marble and by how many points the margin that was proven
// before is greater than the one after it.
func (a Analysis) GaveAway() (h rules.Hole, points int) {
	n := a.Ply() - a.proof.start
	if n > 0 && a.Position().Turn() == a.proof.side && !a.Position().Over() {
		n-- // the reply
	}
	for ; n > 0; n-- {
		ply := a.proof.start + n - 1
		if a.turnAt(ply) == a.proof.side {
			break
		}
	}
	if n <= 0 || n >= len(a.proof.margins) {
		return rules.NoHole, 0
	}
	return a.moves()[a.proof.start+n-1], a.proof.margins[n-1] - a.proof.margins[n]
}

// Keeping returns how many legal holes keep the margin that is proven, and of how many; ok is
// false if that is not known yet.
func (a Analysis) Keeping(s Shell) (n, of int, ok bool) {
	found := s.found(a.Asked(), false)
	n, ok = found.Keeping()
	return n, len(found.Moves), ok
}

// isReaders reports whether the reader may play now.
func (a Analysis) isReaders() bool {
	if a.proof == nil {
		return true
	}
	_, _, known := a.Proven()
	return known && a.Position().Turn() == a.proof.side
}

// proveAs begins to play the position out as a side, unless the engine is not to be asked.
func (a Analysis) proveAs(s *Shell, side rules.Side) Analysis {
	if a.Barred {
		return a
	}
	a.Off, a.failed, a.threat, a.tile = false, false, false, 0
	a.proof = &proof{side: side, start: a.Ply(), heard: -1}
	return a.prove(s)
}

// switchProof begins to play the position out as the side to move, or shows where that began.
func (a Analysis) switchProof(s *Shell) Analysis {
	switch {
	case a.proof != nil:
		return a.show(s, a.Line(), a.proof.start)
	case a.CanProve(*s):
		return a.proveAs(s, a.Position().Turn())
	}
	return a
}

// prove takes over what is proven about the position shown, and has the reply played where it is
// due.
func (a Analysis) prove(s *Shell) Analysis {
	if a.proof == nil {
		return a
	}
	p, v := a.Position(), *a.proof
	i, known := s.ThoughtOf(a.Asked())
	if n := a.Ply() - v.start; n == len(v.margins) {
		switch {
		case p.Over():
			v.margins = append(slices.Clip(v.margins), p.Score().Lead(v.side))
		case known && i.Exact && p.Turn() == v.side:
			v.margins = append(slices.Clip(v.margins), i.Low)
		case known && i.Exact:
			v.margins = append(slices.Clip(v.margins), -i.Low)
		}
	}
	if known && i.Exact && !p.Over() && p.Turn() != v.side && v.timer == 0 {
		v.timer = s.nextID()
		s.do(Wait{v.timer, replyWait})
	}
	a.proof = &v
	return a.sayProof(s)
}

// sayProof announces once how many holes keep the margin when it is the reader's turn, and how the
// game has ended.
func (a Analysis) sayProof(s *Shell) Analysis {
	_, _, counted := a.Keeping(*s)
	if over := a.Position().Over(); !over && !(a.isReaders() && counted) || a.proof.heard == a.Ply() {
		return a
	}
	v := *a.proof
	v.heard = a.Ply()
	a.proof = &v
	s.announce(Announcement{Kind: AnnounceProof, Hole: a.Position().Last()})
	return a
}

// playProof plays the reader's marble in h. What it gives away is known at once where the values of
// all holes are.
func (a Analysis) playProof(s *Shell, h rules.Hole) Analysis {
	if !a.isReaders() {
		return a
	}
	m, found := s.found(a.Asked(), false).Find(h)
	next, ok := a.played(h)
	if !ok {
		s.notify(Notice{Kind: TreeFull})
		return a
	}
	if v := *a.proof; found && m.Exact && !next.Position().Over() {
		v.margins = append(slices.Clip(v.margins), m.Low)
		next.proof = &v
	}
	return next.announceMove(s).prove(s)
}

// reply plays the best reply.
func (a Analysis) reply(s *Shell) Analysis {
	v := *a.proof
	v.timer = 0
	a.proof = &v
	i, ok := s.ThoughtOf(a.Asked())
	if !ok || !i.Exact {
		return a
	}
	next, ok := a.played(i.Best)
	if !ok {
		s.notify(Notice{Kind: TreeFull})
		return a
	}
	if !next.Position().Over() {
		v.margins = append(slices.Clip(v.margins), v.margins[len(v.margins)-1])
		next.proof = &v
	}
	return next.announceMove(s).prove(s)
}

// undoProof takes the reader's latest marble back, with the reply to it.
func (a Analysis) undoProof(s *Shell) Analysis {
	ply := a.proofUndo()
	if ply < 0 {
		return a
	}
	v := *a.proof
	v.margins, v.timer, v.heard = v.margins[:min(len(v.margins), ply-v.start+1)], 0, -1
	a = a.show(s, a.Line(), ply)
	a.proof = &v
	return a.prove(s)
}
