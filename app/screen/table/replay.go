package table

import (
	"slices"

	"kulami/app/desk"
	"kulami/app/library"
	"kulami/rules"
)

type (
	// Replay begins or ends the replay of the line shown. SetReplaySpeed sets its speed, one of
	// ReplaySpeeds.
	Replay         struct{}
	SetReplaySpeed struct{ Percent int }
)

func (Replay) Message()         {}
func (SetReplaySpeed) Message() {}

// A replay shows the plies of the line shown one after the other. Its state belongs to the position
// shown, so each other change of the position ends the replay.

// replayWait is the time that a replay shows a ply at normal speed, in milliseconds.
const replayWait = 1200

// CanReplay reports whether there are moves to replay.
func (t Screen) CanReplay() bool { return len(t.Game.Moves()) > 0 && !t.Counting }

// Line returns the line of moves that a replay or a slider follows, which stays the same after it
// has joined the game. Without replay and slider it is the line shown.
func (t Screen) Line() []rules.Hole {
	if t.shown.along != nil {
		return t.shown.along
	}
	return t.Game.Moves()
}

// Browsing reports whether a replay or a slider was the player's last action.
func (t Screen) Browsing() bool { return t.shown.along != nil }

// CanScrub reports whether a slider makes sense: in a game that has ended or is only viewed.
func (t Screen) CanScrub() bool { return t.CanReplay() && (t.Looking() || t.AtEnd() || t.Browsing()) }

// replay begins a replay at the ply shown, or ends it. From the last ply it begins at the start.
func (t Screen) replay(d *desk.Desk) Screen {
	d.Dialog = desk.NoDialog
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

// setReplaySpeed sets the speed from the ply shown on.
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

// scrub shows a ply of the line shown without an announcement, because a slider announces its own
// value.
func (t Screen) scrub(d *desk.Desk, ply int) Screen {
	line := t.Line()
	t.Game.Tree = t.Game.At(line, ply)
	t = t.At(d, t.Game)
	t.shown.along = line
	return t
}

// endReplay ends a replay at its current ply.
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

// nextPly shows the next ply of a replay, and ends the replay at the last ply. It does not announce
// plies, because they are faster than a screen reader.
func (t Screen) nextPly(d *desk.Desk) Screen {
	t = t.scrub(d, t.Game.Ply()+1)
	t.Replaying, t.Replayed = true, replayWait*100/d.ReplaySpeed > desk.Contact
	if t.Game.Ply() == len(t.Line()) {
		return t.endReplay(d)
	}
	return t.waitForPly(d)
}

// stopReplay ends the replay if the page is hidden or if msg is an action other than viewing.
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
