package view

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/live"
	"kulami/app/play"
	"kulami/app/rtc"
)

// live draws the dialog in which two people connect their browsers.
func (v dialogs) live() []app.UI {
	t, p := v.text, v.shell.Peer
	said := func(words string) app.UI {
		return app.P().Class("note").Role("status").DataSet("peer-step", peerSteps[p.Step]).Text(words)
	}
	leave := button("leave-live", t.Cancel)
	switch p.Step {
	case play.PeerInviting, play.PeerAnswering:
		return []app.UI{said(t.LivePreparing), app.Div().Class("offers").Body(leave)}
	case play.PeerInvited:
		return append(append([]app.UI{said(t.LiveInvite)}, v.code()...),
			app.Label().Class("field").Body(
				app.Span().Class("label").Text(t.LiveAnswerLabel),
				app.Textarea().Name("answer").Rows(2).Spellcheck(false).Attr("autocomplete", "off")),
			app.Div().Class("offers").Body(button("answer-live", t.LiveConnect), leave), v.liveNote())
	case play.PeerOffered:
		return []app.UI{said(t.LiveOffered), v.control(p.Control()),
			app.Div().Class("offers").Body(wideButton("join-live", "play", t.LiveJoin).Class("primary"), leave)}
	case play.PeerAnswered:
		return append(append([]app.UI{said(t.LiveAnswer)}, v.code()...), app.Div().Class("offers").Body(leave), v.liveNote())
	case play.PeerConnecting, play.PeerPassing:
		return []app.UI{said(t.LiveConnecting), app.Div().Class("offers").Body(leave)}
	case play.PeerPassed:
		return []app.UI{said(t.LivePassed), app.Div().Class("offers").Body(button("close", t.Close))}
	case play.PeerStray:
		return append(append([]app.UI{said(t.LiveStray)}, v.code()...), app.Div().Class("offers").Body(leave), v.liveNote())
	}
	words := t.LiveFailed
	if p.Connected() { // the own invitation was opened once more
		words = t.LiveOn
	}
	return []app.UI{said(words), app.Div().Class("offers").Body(button("close", t.Close))}
}

// peerSteps names the steps for tests and other programs.
var peerSteps = [...]string{
	play.PeerOff: "off", play.PeerInviting: "inviting", play.PeerInvited: "invited", play.PeerConnecting: "connecting",
	play.PeerOffered: "offered", play.PeerAnswering: "answering", play.PeerAnswered: "answered", play.PeerPassing: "passing",
	play.PeerPassed: "passed", play.PeerStray: "stray", play.PeerOn: "on", play.PeerLost: "lost", play.PeerGone: "gone", play.PeerFailed: "failed",
}

// code draws the link that the other person needs: to be sent, and as a QR code.
func (v dialogs) code() []app.UI {
	t := v.text
	address := v.shell.Peer.Code
	if app.IsClient {
		address = withFragment(address)
	}
	label, drawing := t.CopyLink, "copy"
	if v.shell.Device.Share {
		label, drawing = t.SendLink, "share"
	}
	return []app.UI{
		app.Label().Class("field").Body(
			app.Span().Class("unseen").Text(t.LinkLabel),
			app.Textarea().Class("link").Name("code").ReadOnly(true).Rows(3).Text(address)),
		app.Div().Class("offers").Body(wideButton("send-code", drawing, label).Class("primary")),
		partOf(linkCode{address, t.QRLabel, t.NoQR}, linkCode.draw),
	}
}

// liveNote says that the link has been copied or not, or that what was pasted is no answer to it. It is the last element
// and always there: what stands behind an element that comes is drawn anew, and would lose the focus and what was typed.
func (v dialogs) liveNote() app.UI {
	note := app.P().Class("note").Role("alert")
	switch v.shell.Notice.Kind {
	case play.LinkCopied, play.CopyFailed, play.AnswerUnfit:
		return note.Text(v.noticeWords())
	}
	return note.Class("unseen")
}

// liveOffers draws what there is to say and to do about the connection over which the game is
// played.
func (v tableScreen) liveOffers() []app.UI {
	t, p := v.text, v.shell.Peer
	words := t.LiveOn
	if p.Step == play.PeerLost || v.shell.Awaits(v.table) {
		words = t.LiveLost
	}
	state := app.P().Class("peer").DataSet("peer", peerSteps[p.Step]).Text(words)
	if !p.Asked() {
		return []app.UI{state}
	}
	return []app.UI{state.Class("unseen"), button("undo-yes", t.UndoYes).Class("primary"), button("undo-no", t.UndoNo)}
}

// refusal says why what the other side has sent was refused.
func (v scene) refusal(f live.Fault) string {
	switch f {
	case live.FaultVersion:
		return v.text.LiveVersion
	case live.FaultParted, live.FaultGame:
		return v.text.LiveParted
	}
	return v.text.LiveRefused
}

// peers is the connection to the browser of the other side, as the browser has it.
type peers struct {
	peer *rtc.Peer
	tabs app.Value // the channel to the other tabs, nil until it is needed
}

// run carries out an effect that concerns the connection.
func (p *peers) run(ctx app.Context, e play.Effect) {
	switch e := e.(type) {
	case play.Invite:
		p.begin(ctx, e.ID, e.Stun).Invite()
		p.listen(ctx)
	case play.Accept:
		if offer, err := live.Parse(e.Code); err == nil {
			p.begin(ctx, e.ID, e.Stun).Accept(offer)
		}
	case play.Connect:
		if answer, err := live.Parse(e.Code); err == nil && p.peer != nil {
			p.peer.Connect(answer)
		}
	case play.SendPeer:
		if p.peer != nil {
			p.peer.Send(e.Text)
		}
	case play.HangUp:
		if p.peer != nil {
			p.peer.Close()
			p.peer = nil
		}
	case play.SayToTabs:
		p.listen(ctx)
		p.tabs.Call("postMessage", e.Text)
	}
}

// peerEvents says what the events of package rtc are in messages.
var peerEvents = [...]play.PeerEvent{
	rtc.Described: play.PeerDescribed, rtc.Opened: play.PeerOpened, rtc.Received: play.PeerReceived,
	rtc.Lost: play.PeerMissed, rtc.Found: play.PeerFound, rtc.Closed: play.PeerClosed,
}

// begin begins a connection.
func (p *peers) begin(ctx app.Context, id int, stun string) *rtc.Peer {
	p.peer = rtc.New(stun, func(r rtc.Report) {
		post(ctx, play.PeerSaid{ID: id, Event: peerEvents[r.Event], Text: r.Text})
	})
	return p.peer
}

// listen opens the channel to the other tabs.
func (p *peers) listen(ctx app.Context) {
	if p.tabs != nil {
		return
	}
	p.tabs = app.Window().Get("BroadcastChannel").New("kulami-live")
	listen(p.tabs, "message", func(e app.Value) { post(ctx, play.TabSaid{Text: e.Get("data").String()}) })
}
