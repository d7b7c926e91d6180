package table

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/desk"
	"kulami/app/dom"
	"kulami/app/view/controls"
	"kulami/rules"
)

// friendCard explains a game that a friend has sent: the person's marbles and the next steps. It is
// "" after the person's first marble, and while the person has to choose between two games.
func (v *Screen) friendCard() string {
	g := v.State.Game
	if v.Desk.Notice.Kind == desk.LinkParted || g.Players.Live || !g.OwnTurn() || !g.Sent || !g.AtLive() || g.Position().Marbles(g.Players.Own).Len() > 0 {
		return ""
	}
	t := v.Text
	return t.FriendSide(t.SidesOf(v.Desk.Settings.Colours())[g.Players.Own]) + " " + t.FriendHow
}

// turnWords returns whose turn it is.
func (v *Screen) turnWords() string {
	t, g := v.Text, v.State.Game
	switch {
	case g.Players.Friend() && !g.OwnTurn():
		return t.FriendToMove
	case g.Players.Person() != rules.Nobody:
		return t.YourMove
	}
	return t.SideToMove(v.Sides()[g.Position().Turn()])
}

// friendWords returns whose turn it is in a game with a friend, and the next step.
func (v *Screen) friendWords() (head, rest string) {
	t, g := v.Text, v.State.Game
	head = v.turnWords()
	switch live := v.Desk.Peer.Live(g.ID); {
	case v.Desk.Peer.Waits(g.ID):
		return t.LiveWaits, ""
	case g.Players.Live && !live:
		return head, t.LiveOff
	case g.OwnTurn() || live:
		return head, v.where(g.Position())
	case g.ToSend():
		return head, t.SendIt
	}
	return head, t.WaitForLink
}

// friendOffers draws the buttons that send the link of a game with a friend, unless it is the
// person's turn.
func (v *Screen) friendOffers() []app.UI {
	t, at := v.Text, v.State
	g := at.Game
	if !g.Players.Friend() || !g.AtLive() || g.OwnTurn() || g.Over() && !g.ToSend() {
		return nil
	}
	first := dom.When(g.ToSend(), "primary")
	code := controls.Button("share", t.QRCode).DataSet("state", dom.Either(g.ToSend(), "to-send", "sent"))
	if v.Desk.Device.Share {
		return []app.UI{controls.WideButton("send-link", "share", t.SendLink).Class(first), controls.WideButton("copy-link", "copy", t.CopyLink), code}
	}
	return []app.UI{controls.WideButton("copy-link", "copy", t.CopyLink).Class(first), code}
}

// liveOffers draws the state and the actions of the connection of a live game. The state is visible
// only if the connection is lost.
func (v *Screen) liveOffers() []app.UI {
	t, p := v.Text, v.Desk.Peer
	lost := p.Step == desk.PeerLost || v.State.Awaits(v.Desk)
	state := app.P().Class("peer", dom.When(!lost || p.Asked(), "unseen")).DataSet("peer", p.Step.String()).Text(dom.Either(lost, t.LiveLost, t.LiveOn))
	if !p.Asked() {
		return []app.UI{state}
	}
	return []app.UI{state, controls.Button("undo-yes", t.UndoYes).Class("primary"), controls.Button("undo-no", t.UndoNo)}
}
