//go:build !js

package rtc

import "kulami/app/live"

// Peer is one end of a connection.
type Peer struct{}

// New returns a Peer that never reports: outside a browser there is no connection. It
// stands here so that the page can be drawn when the site is built.
func New(string, func(Report)) *Peer { return &Peer{} }

// Invite makes an offer.
func (*Peer) Invite() {}

// Accept answers an offer.
func (*Peer) Accept(live.Description) {}

// Connect takes the answer to the offer.
func (*Peer) Connect(live.Description) {}

// Send sends a text.
func (*Peer) Send(string) {}

// Close ends the connection.
func (*Peer) Close() {}
