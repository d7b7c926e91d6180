//go:build !js

package rtc

import "kulami/app/live"

// Peer is one end of a connection.
type Peer struct{}

// New returns a Peer that never reports, because there is no connection outside a browser. It lets
// the site's build draw the page.
func New(string, func(Report)) *Peer { return &Peer{} }

// The methods of a Peer in a browser; here they do nothing.

func (*Peer) Invite()                  {}
func (*Peer) Accept(live.Description)  {}
func (*Peer) Connect(live.Description) {}
func (*Peer) Send(string)              {}
func (*Peer) Close()                   {}
