// Package rtc sends texts between two browsers over a WebRTC data channel, without a server.
// Package live makes links of the session descriptions, and people send them.
package rtc

// Event is a change of a connection.
type Event int8

// The events.
const (
	Described Event = iota // Report has the code of this end, for the other end
	Opened                 // texts can be sent
	Received               // Report has a text
	Lost                   // the other end does not answer at present
	Found                  // the other end answers again
	Closed                 // the connection has ended or failed
	Stalled                // the other end is not found yet
)

// Report is an event with its text.
type Report struct {
	Event Event
	Text  string
}
