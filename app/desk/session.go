package desk

import (
	"kulami/app/game"
	"kulami/app/live"
)

// Refuse ends the connection because of a bad text of the other side. The game does not change.
func (d *Desk) Refuse(err error) {
	d.Peer.Step = PeerGone
	d.Do(HangUp{})
	fault, _ := err.(live.Fault)
	d.Notify(Notice{Kind: PeerRefused, Refusal: fault})
}

// SendGame sends the state of the live game to the other side.
func (d *Desk) SendGame() {
	g, _, _ := d.LiveGame()
	d.SendState(g)
}

// LiveGame returns the game that is played over the connection. shown reports whether it is on the
// table.
func (d *Desk) LiveGame() (g game.Game, shown, ok bool) {
	if g, shown, ok = d.peersGame(); !ok || !g.Players.Friend() {
		return game.Game{}, false, false
	}
	return g, shown, true
}

// peersGame is LiveGame, and also returns the game if both sides are played here from now on.
func (d *Desk) peersGame() (g game.Game, shown, ok bool) {
	if o, own := d.Own(); own && o.Game.ID == d.Peer.Game {
		return o.Game, true, true
	}
	g, err := d.Kept.Game(d.Peer.Game)
	return g, false, err == nil
}

// keepLiveGame stores the new state of the live game, and shows it if it is on the table.
func (d *Desk) keepLiveGame(g game.Game, shown bool) {
	if !shown {
		d.Kept = d.Kept.Put(g)
		return
	}
	d.Open.Game = g
}

// SetTheirClock sets the other side's time in the live game that belongs to no move, in
// milliseconds. See game.TurnClock.
func (d *Desk) SetTheirClock(used int64) {
	g, shown, ok := d.LiveGame()
	if !ok {
		return
	}
	g.Clock.Used[g.Players.Own.Other()] = used
	if !g.OwnTurn() && g.Clock.Since > 0 {
		g.Clock.Since = d.Now.Milli
	}
	d.keepLiveGame(g, shown)
}

// NameThem takes over the name of the other side of the live game.
func (d *Desk) NameThem() {
	g, shown, ok := d.LiveGame()
	if !ok {
		return
	}
	var names [2]string
	them := g.Players.Own.Other()
	names[them] = d.Peer.Session.Name(them)
	named := g.Players.Named(names)
	if named == g.Players {
		return
	}
	g.Players = named
	d.keepLiveGame(g, shown)
}

// Withdraw removes the notice of an offer that was answered or is void.
func (d *Desk) Withdraw() {
	session, open := d.Peer.Session, true
	switch d.Notice.Kind {
	case UndoAsked:
		open = session.Asked()
	case UndoSent:
		open = session.Asking()
	case RematchAsked:
		open = session.Again(session.Own().Other())
	case RematchSent:
		open = session.Again(session.Own())
	default:
		return
	}
	if !open || !d.Peer.Connected() {
		d.Notice = Notice{}
	}
}

// SendPlayed sends moves that were played in this tab or another one to the other side.
func (d *Desk) SendPlayed() {
	g, shown, ok := d.peersGame()
	if !ok || !d.Peer.Live(g.ID) {
		return
	}
	if !g.Players.Friend() { // both sides are played here from now on
		d.Do(HangUp{})
		d.Peer = Peer{}
		return
	}
	if !g.Sent { // the player cannot take back alone what the friend receives
		g.Sent = true
		d.keepLiveGame(g, shown)
	}
	known := d.Peer.Session.Record()
	if g.Live() <= known.Len() && g.Record().Finish() == known.Finish() {
		if own := g.Players.Own; d.Peer.Session.Name(own) != g.Players.Names[own] {
			d.SendState(g)
			return
		}
		if d.Peer.Session.Timed() && d.Peer.Session.Clock(g.Players.Own).Stopped != d.clockStopped(g) {
			d.SendState(g)
		}
		return
	}
	d.Peer.Session = d.Peer.Session.Set(g.TimedLine())
	d.SendState(g)
}

// NotifyBeside puts a notice into the status line. It is announced after a new announcement since
// the number since, or alone.
func (d *Desk) NotifyBeside(kind NoticeKind, since int) {
	if d.Announced.Seq == since {
		d.Notify(Notice{Kind: kind})
		return
	}
	d.Notice, d.Announced.Noticed = Notice{Kind: kind}, true
}

// SendState sends the state of the live game g to the other side. g does not exist if it cannot be
// read.
func (d *Desk) SendState(g game.Game) {
	var text string
	if g.Exists() && g.Timed() {
		own := g.Players.Own
		used := int64(g.Record().Times().Left(own, g.Live()))*100 - g.TimeLeft(own, d.Now.Milli)
		d.Peer.Session = d.Peer.Session.WithClock(live.Clock{Used: used, Stopped: d.clockStopped(g)})
	}
	d.Peer.Session, text = d.Peer.Session.WithName(g.Players.Names[d.Peer.Session.Own()]).State()
	d.Do(SendPeer{text})
}

// clockStopped reports whether the clock of the player's side is stopped because the page is
// hidden.
func (d *Desk) clockStopped(g game.Game) bool { return d.Hidden && g.Record().Times().Pauses }
