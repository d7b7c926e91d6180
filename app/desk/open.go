package desk

import (
	"cmp"

	"kulami/app/game"
	"kulami/rules"
)

// Opened is the open game, on any screen. It is stored in the Desk. The table has a copy while a
// message runs.
type Opened struct {
	Game         game.Game
	Linked       bool   // the game came with a link and is only viewed; it is not stored
	Away         bool   // last played on in another tab, which is the tab to ask the engine
	Kept         int64  // last change here, in milliseconds since 1970
	Named        bool   // share the names of the players, see CanShareNames
	lowAnnounced [2]int // number of lowTimes announced for each side
}

// Left is the player's own game that was last left for another screen or another game.
type Left struct {
	ID   string
	Away bool  // last played on in another tab
	Kept int64 // last change here, in milliseconds since 1970
}

// Own returns the open game, for changes, if it is one of the player's own and on the screen.
func (d *Desk) Own() (o *Opened, ok bool) {
	if !d.Shown || d.Open.Linked {
		return &Opened{}, false
	}
	return &d.Open, true
}

// OwnID returns the id of Own's game, or "" if there is none.
func (d *Desk) OwnID() string {
	o, _ := d.Own()
	return o.Game.ID
}

// LastID returns the id of Own's game or, on another screen, of the game that was left for it.
func (d *Desk) LastID() string { return cmp.Or(d.OwnID(), d.Left.ID) }

// Looking reports whether the ply shown is before the latest one, or the game is only viewed.
func (o Opened) Looking() bool { return o.Linked || !o.Game.AtLive() }

// awayGrace is the time in milliseconds for which a tab waits for another one. If the game was last
// played on there, this tab ends the game only after that time.
const awayGrace = 2000

// TimeOver returns the instant at which the side to move will be out of time, in milliseconds since
// 1970. It returns 0 if the clock is stopped.
func (o Opened) TimeOver() int64 {
	c := o.Game.Clock
	if c.Since == 0 || o.Linked || !o.Game.Clocked() {
		return 0
	}
	over := c.Since + o.Game.TimeLeft(o.Game.LivePosition().Turn(), c.Since)
	if o.Away {
		over += awayGrace
	}
	return over
}

// Awaits reports whether the other side of a live game seems to have no time left. Its device must
// still report whether it played in time.
func (o Opened) Awaits(d *Desk) bool {
	g := o.Game
	return d.Peer.Live(g.ID) && g.Clocked() && g.Waits() && g.TimeLeft(g.Players.Own.Other(), d.Now.Milli) == 0
}

// CanPause reports whether the clocks of the game can be stopped or continued. The clocks of a live
// game cannot.
func (o Opened) CanPause() bool {
	return !o.Linked && o.Game.Clocked() && o.Game.Live() > 0 && !o.Game.Players.Friend()
}

// Paused reports whether a player has stopped the clocks.
func (o Opened) Paused() bool { return o.CanPause() && o.Game.Clock.Paused }

// ClockRuns returns the side whose clock is running, or rules.Nobody.
func (o Opened) ClockRuns() rules.Side {
	if o.TimeOver() == 0 {
		return rules.Nobody
	}
	return o.Game.LivePosition().Turn()
}

// lowTimes are the remaining times that are announced, in milliseconds, descending.
var lowTimes = [...]int64{30_000, 10_000}

// lowReached returns the number of lowTimes that the running clock has reached.
func (o Opened) lowReached(now int64) (n int) {
	left := o.Game.TimeLeft(o.Game.LivePosition().Turn(), now)
	for n < len(lowTimes) && left <= lowTimes[n] {
		n++
	}
	return n
}

// CanInvite reports whether a friend can be invited to play the game live.
func (o Opened) CanInvite(d *Desk) bool {
	return !o.Linked && o.Game.Players.Friend() && !o.Game.Over() && !d.Peer.Live(o.Game.ID)
}

// CanAskUndo reports whether the other side can be asked to take back the moves since the last turn
// here.
func (o Opened) CanAskUndo(d *Desk) bool {
	_, ok := o.LiveUndoTarget(d)
	return ok
}

// LiveUndoTarget returns the ply to which a live game goes back if the other side agrees.
func (o Opened) LiveUndoTarget(d *Desk) (ply int, ok bool) {
	if !d.Peer.Live(o.Game.ID) || o.Looking() || o.Game.Over() || d.Peer.Session.Asking() {
		return 0, false
	}
	ply = o.Game.Live() - 1
	if !o.Game.LastOwn() {
		ply--
	}
	return ply, ply >= o.Game.Base()
}

// CanShareNames reports whether a shared text of the open game can have the names of its players. A
// friend's link always has them.
func (o Opened) CanShareNames() bool {
	p := o.Game.Players
	return p.People() && !p.Friend() && p.Names != [2]string{}
}

// SharedPlayers returns the players as a shared text shows them. Two people on one device have no
// names, unless the player chooses so.
func (o Opened) SharedPlayers() game.Players {
	p := o.Game.Players
	if o.CanShareNames() && !o.Named {
		p.Names = [2]string{}
	}
	return p
}

// Shared returns a part of the open game as a link, with the names of its players if that is
// chosen.
func (o Opened) Shared(part SharePart) rules.Link {
	link := o.Game.LinkOf(o.sharedMoves(part))
	if o.Named && o.CanShareNames() {
		link.Names = o.Game.Players.Names
	}
	return link
}

func (o Opened) sharedMoves(part SharePart) rules.Record {
	switch part {
	case ShareHere:
		return o.Game.Extract()
	case ShareNotes:
		return o.Game.Shown()
	}
	return o.Game.Shown().MovesOnly()
}

// Link returns the link to share. It is the same as Shared, except for a game with a friend. Then
// it has only the marbles and the names, and is addressed to the friend.
func (o Opened) Link(part SharePart) rules.Link {
	if part == ShareHere || !o.Game.Players.Friend() {
		return o.Shared(part)
	}
	g := o.Game
	return rules.Link{Record: g.Line(), Friend: rules.Friend{To: g.Players.Own.Other(), Game: g.Match}, Names: g.Players.Names}
}
