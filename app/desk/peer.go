package desk

import (
	"kulami/app/live"
	"kulami/rules"
)

// A game with a friend can be played live, so that marbles go directly from browser to browser.
// This file has the connection: the links that both send before it, and the results of the other
// side's texts. The game itself is stored like any other. When the connection ends, the game
// continues over another connection, or with links. For its clocks see game.TurnClock.

// Peer is the connection to the other browser of a live game, and its progress.
type Peer struct {
	Step PeerStep
	Code string // invitation or answer that the other person needs
	// Typed reports that the clipboard cannot be read. The player types or pastes the answer into a
	// field.
	Typed bool
	// Stalled reports, after PeerAnswered, that the two devices have not found each other for a
	// while. Either the answer was not opened yet, or they cannot connect.
	Stalled bool

	ID      int    // ID of the connection, in effects and messages
	Game    string // id of the game, or "" while it is unknown
	Session live.Session
	Met     bool             // Session is the session of the game
	Offer   live.Description // the invitation, of this browser or the other
}

// PeerStep is the progress of a connection.
type PeerStep int8

// The steps. The host has PeerInviting, PeerInvited and PeerConnecting. The guest has PeerOffered,
// PeerAnswering and PeerAnswered. A tab that opens an answer for another tab has PeerPassing, and
// then PeerPassed or PeerStray.
const (
	PeerOff        PeerStep = iota
	PeerInviting            // the browser makes the invitation
	PeerInvited             // the answer was opened
	PeerConnecting          // the answer was opened
	PeerOffered             // the invitation is accepted, and the browser makes the answer
	PeerAnswering           // the invitation is accepted, and the browser makes the answer
	PeerAnswered            // Code waits to be sent back
	PeerPassing             // the search for a tab that waits for an answer
	PeerPassed              // the game continues in that tab
	PeerStray               // no tab waits for the answer
	PeerOn                  // the two are connected
	PeerLost                // the other side does not answer, and might answer again
	PeerGone                // the connection has ended
	PeerFailed              // the connection failed
	PeerBlocked             // the browser does not support or allow connections
)

// String returns the name of a step, for tests and other programs.
func (s PeerStep) String() string {
	return [...]string{
		PeerOff: "off", PeerInviting: "inviting", PeerInvited: "invited", PeerConnecting: "connecting",
		PeerOffered: "offered", PeerAnswering: "answering", PeerAnswered: "answered", PeerPassing: "passing",
		PeerPassed: "passed", PeerStray: "stray", PeerOn: "on", PeerLost: "lost", PeerGone: "gone", PeerFailed: "failed", PeerBlocked: "blocked",
	}[s]
}

// Connected reports whether texts can be sent to the other side.
func (p Peer) Connected() bool { return p.Step == PeerOn || p.Step == PeerLost }

// Control returns the time control of the invitation's game, see live.Description.
func (p Peer) Control() rules.Times { return p.Offer.Control }

// Live reports whether the game with an id is played over the connection.
func (p Peer) Live(id string) bool { return p.Connected() && p.Met && id != "" && p.Game == id }

// Waits reports whether the other side of the game with an id is invited and not yet connected.
func (p Peer) Waits(id string) bool {
	return p.Game == id && (p.Step == PeerInviting || p.Step == PeerInvited || p.Step == PeerConnecting)
}

// Asked reports whether the other side waits for AnswerUndo.
func (p Peer) Asked() bool { return p.Connected() && p.Session.Asked() }
