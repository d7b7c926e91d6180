//go:build !js

package rtc

import "kulami/app/live"

// Peer is one end of a connection.
type Peer struct{}

// New returns a Peer that never reports: outside a browser there is no connection. It
// stands here so that the page can be drawn when the site is built.
func New(string, func(Report)) *Peer { return &Peer{} }

// What a Peer does in a browser; here it does nothing.

func (*Peer) Invite()                  {}
func (*Peer) Accept(live.Description)  {}
func (*Peer) Connect(live.Description) {}
func (*Peer) Send(string)              {}
func (*Peer) Close()                   {}
