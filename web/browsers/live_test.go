package browsers

import (
	"slices"
	"testing"

	"kulami/web/e2e"
)

// Two people play live, each in a browser of their own, of the same engine and of another one. An engine without WebRTC
// says that it cannot connect.
func TestPlayLive(t *testing.T) {
	eachEngine(t, func(t *testing.T, e engine) {
		host := visitor(t, e)
		table(host)
		if !connects(host) {
			host.newGame("opponent", "live")
			host.waitFor(`[data-peer-step="failed"]`)
			return
		}
		for _, other := range engines {
			if len(wanted) > 0 && !slices.Contains(wanted, other.name) {
				continue
			}
			guest := visitor(t, other)
			guest.goTo(serve(handler))
			guest.waitReady()
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
func connects(p *page) bool { return eval[bool](p, `"RTCPeerConnection" in window`) }

// visitor is a page in a browser of its own, which ends with the journey.
func visitor(t *testing.T, e engine) *page {
	t.Helper()
	b, err := launch(e, plain)
	if err != nil {
		t.Fatal(err)
	}
	p := &page{t: t, wire: b, patience: patience}
	t.Cleanup(func() {
		for _, complaint := range p.leave() {
			t.Errorf("the page complained: %s", complaint)
		}
		b.close()
	})
	return p
}

// code waits for a step of the connection and returns the link that it shows.
func (p *page) code(step string) string {
	p.t.Helper()
	p.waitFor(`[data-peer-step="` + step + `"]`)
	return eval[string](p, `document.querySelector('dialog [name="code"]').value`)
}

// playLive connects two pages, and plays a few marbles.
func playLive(host, guest *page) {
	host.t.Helper()
	host.newGame("opponent", "live")
	guest.goTo(host.code("invited"))
	guest.waitReady()
	guest.waitFor(`[data-peer-step="offered"]`)
	guest.press(e2e.Act("join-live"))
	eval[any](host, `void (document.querySelector('[name="answer"]').value = `+quote(guest.code("answered"))+`)`)
	host.press(e2e.Act("answer-live"))
	pages := []*page{host, guest}
	for _, p := range pages {
		p.waitFor(`[data-peer="on"]`)
	}
	for ply := range 6 {
		pos := pages[ply&1].agree()
		hole := e2e.Names(pos, pos.Legal())[ply]
		pages[ply&1].pressHole(hole)
		for _, p := range pages {
			p.waitPly(ply + 1)
			p.agree()
		}
	}
	if host.link() != guest.link() {
		host.fail("one shows %s, the other %s", host.link(), guest.link())
	}
}
