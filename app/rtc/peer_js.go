package rtc

import (
	"syscall/js"
	"time"

	"kulami/app/live"
)

// Peer is one end of a connection. After Close, or after it reported Closed, it is unusable.
type Peer struct {
	connection, channel js.Value
	report              func(Report)
	listeners           []js.Func
	described           bool
	answered            bool // Connect was called
	opened              bool
	lost                bool
	closed              bool
}

// New returns a Peer that calls report with its reports. To find its address, the browser contacts
// only the server stun, "stun:…". If stun is empty, it contacts no server.
func New(stun string, report func(Report)) *Peer {
	p := &Peer{report: report}
	servers := []any{}
	if stun != "" {
		servers = append(servers, map[string]any{"urls": stun})
	}
	p.guard(func() {
		p.connection = js.Global().Get("RTCPeerConnection").New(map[string]any{"iceServers": servers})
		p.channel = p.connection.Call("createDataChannel", "kulami", map[string]any{"negotiated": true, "id": 0})
		p.listen(p.connection, "connectionstatechange", func(js.Value) { p.onConnectionState() })
		p.listen(p.channel, "open", func(js.Value) {
			p.opened = true
			p.report(Report{Opened, ""})
		})
		p.listen(p.channel, "close", func(js.Value) { p.end() })
		p.listen(p.channel, "message", func(event js.Value) {
			text := ""
			if data := event.Get("data"); data.Type() == js.TypeString {
				text = data.String()
			}
			p.report(Report{Received, text})
		})
	})
	return p
}

// guard calls f, and ends the connection if the browser throws an exception.
func (p *Peer) guard(f func()) {
	if p.closed {
		return
	}
	defer func() {
		if recover() != nil {
			p.end()
		}
	}()
	f()
}

// listen calls f with every event of a kind on a target until the connection ends.
func (p *Peer) listen(target js.Value, event string, f func(js.Value)) {
	h := js.FuncOf(func(_ js.Value, args []js.Value) any {
		if !p.closed {
			f(args[0])
		}
		return nil
	})
	p.listeners = append(p.listeners, h)
	target.Call("addEventListener", event, h)
}

// then calls f when a promise is fulfilled, and ends the connection when it is rejected.
func (p *Peer) then(promise js.Value, f func()) {
	var kept, broken js.Func
	outcome := func(f func()) js.Func {
		return js.FuncOf(func(js.Value, []js.Value) any {
			kept.Release()
			broken.Release()
			p.guard(f)
			return nil
		})
	}
	kept, broken = outcome(f), outcome(p.end)
	promise.Call("then", kept, broken)
}

// Invite makes an offer, which Described reports.
func (p *Peer) Invite() {
	p.limit()
	p.guard(func() { p.then(p.connection.Call("setLocalDescription"), func() { p.gather(nil) }) })
}

// Accept answers an offer; Described reports the answer.
func (p *Peer) Accept(offer live.Description) {
	p.limit()
	p.guard(func() {
		p.then(p.describe("offer", offer), func() {
			p.then(p.connection.Call("setLocalDescription"), func() { p.gather(&offer) })
		})
	})
}

// Connect applies the answer to the offer.
func (p *Peer) Connect(answer live.Description) {
	p.guard(func() {
		p.answered = true
		p.then(p.describe("answer", answer), func() {})
	})
}

func (p *Peer) describe(kind string, d live.Description) js.Value {
	return p.connection.Call("setRemoteDescription", map[string]any{"type": kind, "sdp": d.SDP()})
}

// limit ends the connection if the browser never describes this end.
func (p *Peer) limit() {
	time.AfterFunc(2*time.Second+gatherTime, func() {
		if !p.described {
			p.end()
		}
	})
}

// gatherTime is the browser's maximum time to find its addresses. A STUN server that does not
// answer would block it for half a minute.
const gatherTime = 3 * time.Second

// gather reports the description of this end when the browser has found all its addresses, or when
// the time is over.
func (p *Peer) gather(to *live.Description) {
	done := func() {
		if p.described {
			return
		}
		p.described = true
		d, err := live.Reduce(p.connection.Get("localDescription").Get("sdp").String(), to)
		if err != nil {
			p.end()
			return
		}
		p.report(Report{Described, d.String()})
	}
	complete := func() bool { return p.connection.Get("iceGatheringState").String() == "complete" }
	if complete() {
		done()
		return
	}
	p.listen(p.connection, "icegatheringstatechange", func(js.Value) {
		if complete() {
			done()
		}
	})
	time.AfterFunc(gatherTime, func() { p.guard(done) })
}

// onConnectionState reports changes of the connection. For the end that has sent an answer, a
// failure is not final before the other person opens the answer.
func (p *Peer) onConnectionState() {
	switch state := p.connection.Get("connectionState").String(); {
	case state == "closed", state == "failed" && (p.answered || p.opened):
		p.end()
	case state == "failed":
		p.report(Report{Stalled, ""})
	case state == "disconnected" && p.opened && !p.lost:
		p.lost = true
		p.report(Report{Lost, ""})
	case state == "connected" && p.lost:
		p.lost = false
		p.report(Report{Found, ""})
	}
}

// Send sends a text if the channel is open.
func (p *Peer) Send(text string) {
	p.guard(func() {
		if p.channel.Get("readyState").String() == "open" {
			p.channel.Call("send", text)
		}
	})
}

// Close ends the connection without a report.
func (p *Peer) Close() {
	p.report = func(Report) {}
	p.end()
}

func (p *Peer) end() {
	if p.closed {
		return
	}
	p.closed = true
	if p.connection.Truthy() {
		p.connection.Call("close")
	}
	// An event can still be on its way to a listener.
	time.AfterFunc(time.Minute, func() {
		for _, l := range p.listeners {
			l.Release()
		}
	})
	p.report(Report{Closed, ""})
}
