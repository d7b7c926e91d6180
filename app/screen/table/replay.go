package table

import (
	"slices"

	"kulami/app/desk"
	"kulami/app/library"
	"kulami/rules"
)

type (
	// Replay begins or ends the replay of the line shown; SetReplaySpeed sets its speed, one of
	// ReplaySpeeds.
	Replay         struct{}
	SetReplaySpeed struct{ Percent int }
)

func (Replay) Message()         {}
func (SetReplaySpeed) Message() {}

// A replay shows one ply of the line shown after the other. It is part of what belongs
// to the position shown alone: whatever else shows another position ends it.

// replayWait is for how long a ply of a replay is shown at normal speed, in milliseconds.
const replayWait = 1200

// CanReplay reports whether there are moves to replay.
func (t Screen) CanReplay() bool { return len(t.Game.Moves()) > 0 && !t.Counting }

// Line returns the line that a replay or a slider goes along: it stays the same where it is part
// of the game too. Otherwise it is the line shown.
func (t Screen) Line() []rules.Hole {
	if t.shown.along != nil {
		return t.shown.along
	}
	return t.Game.Moves()
}

// Browsing reports whether a replay is or was under way, or a slider in use, since the player did
// anything else.
func (t Screen) Browsing() bool { return t.shown.along != nil }

// CanScrub reports whether a slider makes sense: for a game that is looked at, or over.
func (t Screen) CanScrub() bool { return t.CanReplay() && (t.Looking() || t.AtEnd() || t.Browsing()) }

// replay begins a replay at the ply shown, from the start if that is the last one, or ends it.
func (t Screen) replay(d *desk.Desk) Screen {
	if t.Replaying || !t.CanReplay() {
		return t.endReplay(d)
	}
	if line := t.Line(); t.Game.Ply() == len(line) {
		t = t.scrub(d, 0)
	}
	t.Replaying, t.shown.along = true, t.Line()
	d.Announce(desk.Announcement{Kind: desk.AnnounceReplay})
	return t.waitForPly(d)
}

// setReplaySpeed sets the speed, which begins to hold with the ply shown.
func (t Screen) setReplaySpeed(d *desk.Desk, percent int) Screen {
	if !slices.Contains(library.ReplaySpeeds[:], percent) {
		return t
	}
	d.ReplaySpeed = percent
	if t.Replaying {
		return t.waitForPly(d)
	}
	return t
}

// scrub shows a ply of the line shown without announcing it: a slider says itself where it is.
func (t Screen) scrub(d *desk.Desk, ply int) Screen {
	line := t.Line()
	t.Game.Tree = t.Game.At(line, ply)
	t = t.At(d, t.Game)
	t.shown.along = line
	return t
}

// endReplay leaves the ply that a replay has come to shown.
func (t Screen) endReplay(d *desk.Desk) Screen {
	if !t.Replaying {
		return t
	}
	t.Replaying = false
	d.Announce(desk.Announcement{Kind: desk.AnnounceReplay})
	return t
}

func (t Screen) waitForPly(d *desk.Desk) Screen {
	return t.wait(d, replayWait*100/d.ReplaySpeed)
}

// nextPly shows the next ply of a replay, which ends with the last one. Plies are not
// announced: they come faster than they can be read out.
func (t Screen) nextPly(d *desk.Desk) Screen {
	t = t.scrub(d, t.Game.Ply()+1)
	t.Replaying, t.Replayed = true, replayWait*100/d.ReplaySpeed > desk.Contact
	if t.Game.Ply() == len(t.Line()) {
		return t.endReplay(d)
	}
	return t.waitForPly(d)
}

// stopReplay returns t without the replay that msg puts an end to: whatever the player does
// but to look, and that the page is hidden.
func (t Screen) stopReplay(msg desk.Msg) Screen {
	stops := desk.TraitsOf(msg)&(desk.Fleeting|desk.Background) == 0
	switch msg := msg.(type) {
	case Replay, SetReplaySpeed, desk.Turn:
		stops = false
	case desk.Consider:
		stops = true
	case desk.Seen:
		stops = msg.Hidden
	}
	t.Replaying = t.Replaying && !stops
	return t
}
