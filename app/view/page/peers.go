package page

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/desk"
	"kulami/app/dom"
	"kulami/app/live"
	"kulami/app/play"
	"kulami/app/rtc"
)

// Peers is the browser's connection to the browser of the other side.
type Peers struct {
	peer *rtc.Peer
	tabs app.Value // channel to the other tabs, nil until it is needed
}

// Run runs an effect of the connection.
func (p *Peers) Run(ctx app.Context, e desk.Effect) {
	switch e := e.(type) {
	case desk.Invite:
		p.begin(ctx, e.ID, e.Stun).Invite()
		p.listen(ctx)
	case desk.Accept:
		if offer, err := live.Parse(e.Code); err == nil {
			p.begin(ctx, e.ID, e.Stun).Accept(offer)
		}
	case desk.Connect:
		if answer, err := live.Parse(e.Code); err == nil && p.peer != nil {
			p.peer.Connect(answer)
		}
	case desk.SendPeer:
		if p.peer != nil {
			p.peer.Send(e.Text)
		}
	case desk.HangUp:
		if p.peer != nil {
			p.peer.Close()
			p.peer = nil
		}
	case desk.SayToTabs:
		p.listen(ctx)
		p.tabs.Call("postMessage", e.Text)
	}
}

// peerEvents maps the events of package rtc to events of messages.
var peerEvents = [...]play.PeerEvent{
	rtc.Described: play.PeerDescribed, rtc.Opened: play.PeerOpened, rtc.Received: play.PeerReceived,
	rtc.Lost: play.PeerMissed, rtc.Found: play.PeerFound, rtc.Closed: play.PeerClosed, rtc.Stalled: play.PeerStalled,
}

func (p *Peers) begin(ctx app.Context, id int, stun string) *rtc.Peer {
	p.peer = rtc.New(stun, func(r rtc.Report) {
		Post(ctx, play.PeerSaid{ID: id, Event: peerEvents[r.Event], Text: r.Text})
	})
	return p.peer
}

// listen opens the channel to the other tabs.
func (p *Peers) listen(ctx app.Context) {
	if p.tabs != nil {
		return
	}
	p.tabs = app.Window().Get("BroadcastChannel").New("kulami-live")
	dom.Listen(p.tabs, "message", func(e app.Value) { Post(ctx, desk.TabSaid{Text: e.Get("data").String()}) })
}
