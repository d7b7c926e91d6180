// Package rtc carries texts between two browsers over a data channel of WebRTC, without a
// server: package live makes links of the session descriptions, and people send them.
package rtc

// Event is something that happens to a connection.
type Event int8

// The events.
const (
	Described Event = iota // Report has the code of this end, for the other one
	Opened                 // texts can be sent
	Received               // Report has a text
	Lost                   // the other end does not answer, and may again
	Found                  // it does
	Closed                 // the connection has ended, or could not be made
	Stalled                // the other end was not found yet, but may still be
)

// Report is an event with its text.
type Report struct {
	Event Event
	Text  string
}
