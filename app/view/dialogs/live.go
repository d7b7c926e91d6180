package dialogs

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/desk"
	"kulami/app/dom"
	"kulami/app/screen/table"
	"kulami/app/view/controls"
	"kulami/app/view/page"
	"kulami/app/view/scene"
)

// live draws the dialog in which two people connect their browsers.
func (v Open) live() []app.UI {
	t, p := v.Text, v.Desk.Peer
	said := func(words string) app.UI {
		return app.P().Class("note").Role("status").DataSet("peer-step", p.Step.String()).Text(words)
	}
	offers := func(buttons ...app.UI) app.UI { return app.Div().Class("offers").Body(buttons...) }
	leave := controls.Button("leave-live", t.Cancel)
	switch p.Step {
	case desk.PeerInviting, desk.PeerAnswering:
		return []app.UI{said(t.LivePreparing), offers(leave)}
	case desk.PeerInvited:
		paste := controls.Button("read-answer", t.LivePaste)
		var field app.UI
		if p.Typed {
			paste = controls.Button("answer-live", t.LiveConnect)
			field = controls.Labelled(t.LiveAnswerLabel, app.Textarea().Name("answer").Rows(2).Spellcheck(false).Attr("autocomplete", "off"))
		}
		return append(v.code(said(t.LiveInvite)), app.P().Class("note").Text(t.LiveScan), field, offers(paste, leave), v.liveNote())
	case desk.PeerOffered:
		return []app.UI{said(t.LiveOffered), v.control(p.Control()), offers(controls.WideButton("join-live", "start", t.LiveJoin).Class("primary"), leave)}
	case desk.PeerAnswered, desk.PeerStray:
		words := dom.Either(p.Step == desk.PeerStray, t.LiveStray, scene.Joined(t.LiveAnswer, dom.When(p.Stalled, t.LiveStalled+" "+t.LiveHelp)))
		return append(v.code(said(words)), offers(leave), v.liveNote())
	case desk.PeerConnecting, desk.PeerPassing:
		return []app.UI{said(t.LiveConnecting), offers(leave)}
	case desk.PeerPassed:
		return []app.UI{said(t.LivePassed)}
	}
	if p.Connected() { // the player opened their own invitation again
		return []app.UI{said(t.LiveOn)}
	}
	at, _ := v.Screen.(table.Screen)
	return []app.UI{said(dom.Either(p.Step == desk.PeerBlocked, t.LiveBlocked, t.LiveFailed+" "+t.LiveHelp)), offers(
		dom.Only(at.CanInvite(v.Desk), controls.Button("invite-live", t.Retry).Class("primary")),
		dom.Only(p.Step != desk.PeerBlocked, controls.Button("settings", t.Settings)),
		controls.Button("leave-live", t.Cancel))}
}

// code draws the link for the other person, as a QR code and as a button that sends it.
func (v Open) code(said app.UI) []app.UI {
	t := v.Text
	label, drawing := t.CopyLink, "copy"
	if v.Desk.Device.Share {
		label, drawing = t.SendLink, "share"
	}
	return []app.UI{
		said,
		dom.PartOf(controls.LinkCode{Address: page.WithFragment(v.Desk.Peer.Code), Label: t.QRCode, None: t.NoQR}),
		app.Div().Class("offers").Body(controls.WideButton("send-code", drawing, label).Class("primary").DataSet("code", page.WithFragment(v.Desk.Peer.Code))),
	}
}

// liveNote draws the notice about a copied link or about a wrong answer.
func (v Open) liveNote() app.UI {
	return v.lastNote(desk.CopyFailed, desk.ShareFailed, desk.AnswerUnfit, desk.AnswerOther)
}

var liveActs = []scene.Act{
	{Name: "join-live", Msg: desk.JoinLive{}},
	{Name: "read-answer", Msg: desk.ReadAnswer{}},
	{Name: "answer-live", Decode: func(scene.Pressed) desk.Msg { return desk.PasteAnswer{Text: page.ControlValue(`[name="answer"]`)} }},
	{Name: "send-code", Msg: desk.SendCode{}},
	{Name: "leave-live", Msg: desk.LeaveLive{}},
}
