package browsers

import (
	"testing"

	"kulami/web/journey"
)

// Two people play live, each in a browser of their own, of the same engine and of another one. An engine without WebRTC
// says that it cannot connect.
func TestPlayLive(t *testing.T) {
	eachEngine(t, func(t *testing.T, e engine) {
		host := visitor(t, e)
		if !connects(host) {
			host.NewGame("opponent", "live")
			host.WaitFor(`[data-peer-step="failed"]`)
			return
		}
		for _, other := range chosen() {
			guest := visitor(t, other)
			if connects(guest) {
				playLive(host, guest)
				t.Logf("%s and %s have played", e.name, other.name)
			} else if other.name != "WebKitGTK" {
				t.Errorf("%s has no WebRTC", other.name)
			}
		}
	})
}

// connects reports whether an engine has WebRTC.
func connects(p *journey.Page) bool { return journey.Eval[bool](p, `"RTCPeerConnection" in window`) }

// visitor has opened the game in a browser of its own, which ends with the journey.
func visitor(t *testing.T, e engine) *journey.Page {
	t.Helper()
	b := launch(t, e, plain)
	t.Cleanup(b.close)
	p := b.open(t)
	t.Cleanup(p.Close)
	table(p)
	return p
}

// playLive connects two pages, and plays a few marbles.
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
