package browsers

import (
	"testing"

	"kulami/web/journey"
)

// Two people play live, each in a separate browser of the same or another engine. An engine without
// WebRTC shows that it cannot connect.
func TestPlayLive(t *testing.T) {
	able := map[string]bool{}
	for _, e := range chosen() {
		outlasting(t, func() {
			p := shared(t, e, plain).open(t)
			able[e.name] = connects(p)
			p.Close()
		})
		if !able[e.name] && e.name != "WebKitGTK" {
			t.Errorf("%s has no WebRTC", e.name)
		}
	}
	eachEngine(t, func(t *testing.T, e engine) {
		host := shared(t, e, plain).open(t)
		defer host.Close()
		table(host)
		if !able[e.name] {
			host.NewGame("opponent", "live")
			host.WaitFor(`[data-peer-step="blocked"]`)
			return
		}
		for _, other := range chosen() {
			// Package e2e plays with two Chromiums, in more ways.
			if able[other.name] && (e.name != "Chromium" || other.name != e.name || len(chosen()) == 1) {
				playLive(host, visitor(t, other))
				t.Logf("%s and %s have played", e.name, other.name)
			}
		}
	})
}

// connects reports whether an engine has WebRTC.
func connects(p *journey.Page) bool { return journey.Eval[bool](p, `"RTCPeerConnection" in window`) }

// visitor opens the game in a new browser, which ends with the journey.
func visitor(t *testing.T, e engine) *journey.Page {
	t.Helper()
	b := launch(t, e, plain)
	t.Cleanup(b.close)
	p := b.open(t)
	t.Cleanup(p.Close)
	table(p)
	return p
}

// playLive connects two pages and plays a few marbles.
func playLive(host, guest *journey.Page) {
	host.T.Helper()
	host.NewGame("opponent", "live")
	journey.Connect(host, guest)
	for ply := range 6 {
		pos := journey.Agreeing(ply, host, guest)
		[]*journey.Page{host, guest}[ply&1].PressHole(names(pos, pos.Legal())[ply])
	}
	journey.Agreeing(6, host, guest)
}
