package view

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/play"
)

// peerSteps names the steps for tests and other programs.
var peerSteps = [...]string{
	play.PeerOff: "off", play.PeerInviting: "inviting", play.PeerInvited: "invited", play.PeerConnecting: "connecting",
	play.PeerOffered: "offered", play.PeerAnswering: "answering", play.PeerAnswered: "answered", play.PeerPassing: "passing",
	play.PeerPassed: "passed", play.PeerStray: "stray", play.PeerOn: "on", play.PeerLost: "lost", play.PeerGone: "gone", play.PeerFailed: "failed",
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
