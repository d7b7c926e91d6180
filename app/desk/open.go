package desk

import (
	"kulami/app/game"
	"kulami/rules"
)

// Opened is the game that is played or looked at, whatever screen is shown. It lies in the Desk. A screen that shows it has a
// copy for as long as a message is carried out.
type Opened struct {
	Game   game.Game
	Linked bool   // it came with a link and is only looked at; it is not kept
	Away   bool   // it was last played on in another tab, which is the one to ask the engine
	Kept   int64  // when it was changed here last, in milliseconds since 1970
	Named  bool   // what is shared of it has the names of the players, see CanShareNames
	said   [2]int // how many of lowTimes have been said of each side
}

// Left is the game of the player's own that was left last, for another screen or another game.
type Left struct {
	ID   string
	Away bool // it was last played on in another tab
}

// Own returns the open game, to be changed, if it is one of the player's own and on the screen.
func (d *Desk) Own() (o *Opened, ok bool) {
	if !d.Shown || d.Open.Linked {
		return &Opened{}, false
	}
	return &d.Open, true
}

// OwnID returns the id of the game that Own returns, empty if there is none.
func (d *Desk) OwnID() string {
	o, _ := d.Own()
	return o.Game.ID
}

// Looking reports whether an earlier ply is shown than the one at which play
// stands, or a game that is only looked at.
func (o Opened) Looking() bool { return o.Linked || !o.Game.AtLive() }

// awayGrace is how many milliseconds a tab waits for the tab in which the game was last played on,
// before it ends the game itself.
const awayGrace = 2000

// TimeOver returns when the time of the side to move will be over, in milliseconds since 1970, or 0 if
// its clock stands.
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

// Awaits reports whether the other side of a live game has no time left as far as is known
// here: its device has yet to say whether it played in time.
func (o Opened) Awaits(d *Desk) bool {
	g := o.Game
	return d.Peer.Live(g.ID) && g.Clocked() && g.Waits() && g.TimeLeft(g.Players.Own.Other(), d.Now.Milli) == 0
}

// CanPause reports whether the clocks of the game can be stopped or go on. Those of a live
// game cannot.
func (o Opened) CanPause() bool {
	return !o.Linked && o.Game.Clocked() && o.Game.Live() > 0 && !o.Game.Players.Friend()
}

// Paused reports whether a player stopped the clocks.
func (o Opened) Paused() bool { return o.CanPause() && o.Game.Clock.Paused }

// ClockRuns returns the side whose clock is running, or rules.Nobody.
func (o Opened) ClockRuns() rules.Side {
	if o.TimeOver() == 0 {
		return rules.Nobody
	}
	return o.Game.LivePosition().Turn()
}

// lowTimes are the milliseconds left, descending, that are said.
var lowTimes = [...]int64{30_000, 10_000}

// low returns how many of lowTimes the running clock has come to at an instant.
func (o Opened) low(now int64) (n int) {
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

// CanAskUndo reports whether the other side can be asked to take back what was played since the
// last turn here.
func (o Opened) CanAskUndo(d *Desk) bool {
	_, ok := o.LiveUndoTarget(d)
	return ok
}

// LiveUndoTarget returns the ply to which a game that is played live goes back if the other side is asked now, and agrees.
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

// CanShareNames reports whether what is shared of the game shown may have the names of its players. A friend's link always has
// them.
func (o Opened) CanShareNames() bool {
	p := o.Game.Players
	return p.People() && !p.Friend() && p.Names != [2]string{}
}

// SharedPlayers returns the players as others see them in what is shared: two at one device without names, unless that is chosen.
func (o Opened) SharedPlayers() game.Players {
	p := o.Game.Players
	if o.CanShareNames() && !o.Named {
		p.Names = [2]string{}
	}
	return p
}

// Shared returns what is shared of the game shown, with the names of its players if that is chosen.
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

// Link returns the link that is shared: as Shared, but of a game with a friend the
// marbles and the names alone, sent to the friend.
func (o Opened) Link(part SharePart) rules.Link {
	if part == ShareHere || !o.Game.Players.Friend() {
		return o.Shared(part)
	}
	g := o.Game
	return rules.Link{Record: g.Line(), Friend: rules.Friend{To: g.Players.Own.Other(), Game: g.Match}, Names: g.Players.Names}
}
