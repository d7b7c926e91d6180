package desk

import (
	"kulami/app/live"
	"kulami/rules"
)

// A game with a friend can be played live: marbles go from browser to browser at once. What
// connects the two is here: the links that go to and fro before, and what follows from the
// texts of the other side. The game itself is stored like any other. When the connection ends
// it goes on over another one, or with links. Of its clocks see TurnClock.

// Peer is the connection to the other browser of a live game, and how it comes about.
type Peer struct {
	Step PeerStep
	Code string // the invitation or the answer that the other person needs
	// Typed says that the clipboard cannot be read: the player types or pastes the answer into a field.
	Typed bool
	// Stalled says, after PeerAnswered, that the two devices did not find each other for a while: the answer is not opened
	// yet, or they cannot.
	Stalled bool

	ID      int    // of the connection, in effects and messages
	Game    string // the id of the game that it is for, or nothing as long as that is not known
	Session live.Session
	Met     bool             // session is that of the game
	Offer   live.Description // the invitation, of this browser or the other
}

// PeerStep says how far a connection has come.
type PeerStep int8

// The steps. Those of the one who invites are PeerInviting, PeerInvited and PeerConnecting; of the
// one who is invited PeerOffered, PeerAnswering and PeerAnswered; and where the answer is opened in
// another tab than the one that waits for it, PeerPassing and then PeerPassed or PeerStray.
const (
	PeerOff        PeerStep = iota
	PeerInviting            // the browser makes the invitation
	PeerInvited             // Code waits to be sent, and the answer to be opened
	PeerConnecting          // the answer was opened
	PeerOffered             // an invitation was opened
	PeerAnswering           // it was accepted, and the browser makes the answer
	PeerAnswered            // Code waits to be sent back
	PeerPassing             // a tab is looked for that waits for an answer
	PeerPassed              // there is one, where the game goes on
	PeerStray               // there is none
	PeerOn                  // the two are connected
	PeerLost                // the other side does not answer, and may again
	PeerGone                // the connection has ended
	PeerFailed              // no connection came about
	PeerBlocked             // nor can one: the browser has none, or forbids it
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

// Control returns the time control of the game to which an invitation is, see
// live.Description.
func (p Peer) Control() rules.Times { return p.Offer.Control }

// Live reports whether the game with an id is played over the connection.
func (p Peer) Live(id string) bool { return p.Connected() && p.Met && id != "" && p.Game == id }

// Asked reports whether the other side waits for an answer to AnswerUndo.
func (p Peer) Asked() bool { return p.Connected() && p.Session.Asked() }
