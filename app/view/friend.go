package view

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/play"
)

// friendCard says to who has been sent a game by a friend whose marbles are theirs, and what
// to do, until their first marble is played.
func (v tableScreen) friendCard() []string {
	g := v.table.Game
	if !g.OwnTurn() || !g.Sent || !g.AtLive() || g.Position().Marbles(g.Players.Own).Len() > 0 {
		return nil
	}
	t := v.text
	return []string{t.FriendSide(t.SidesOf(string(v.shell.Settings.Marbles))[g.Players.Own]), t.FriendHow}
}

// friendWords says whose turn it is in a game with a friend, and what goes on then.
func (v tableScreen) friendWords() (head, rest string) {
	t, g := v.text, v.table.Game
	switch {
	case g.OwnTurn():
		return t.YourMove, v.where(g.Position())
	case g.ToSend():
		return t.FriendToMove, t.SendIt
	}
	return t.FriendToMove, t.WaitForLink
}

// friendOffers draws the ways to send the link of a game with a friend, while it is not the
// turn of the person here, and to play both sides.
func (v tableScreen) friendOffers() []app.UI {
	t, at := v.text, v.table
	var offers []app.UI
	if !at.Game.OwnTurn() {
		send, copied := wideButton("send-link", "share", t.SendMove), wideButton("copy-link", "copy", t.CopyLink)
		switch {
		case !at.Game.ToSend():
		case v.shell.Device.Share:
			send = send.Class("primary")
		default:
			copied = copied.Class("primary")
		}
		if v.shell.Device.Share {
			offers = append(offers, send)
		}
		offers = append(offers, copied, v.friendCode())
	}
	if !at.Game.Over() {
		offers = append(offers, button("both-sides", t.PlayBoth))
	}
	return offers
}

// friendCode draws the QR code of the link, which is shown when its button is pressed.
func (v tableScreen) friendCode() app.UI {
	shared := v.table.Link(false)
	address := shared.String()
	if app.IsClient {
		address = link(shared)
	}
	return app.Details().Class("code").Body(
		app.Summary().Class("button").Text(v.text.QRCode),
		partOf(linkCode{address, v.text.QRLabel, v.text.NoQR}, linkCode.draw))
}

// linkCode is the QR code of an address.
type linkCode struct{ Address, Label, None string }

func (c linkCode) draw() app.UI {
	drawn, err := QR(c.Address)
	if err != nil {
		return app.P().Class("tip").Text(c.None)
	}
	return app.Div().Class("qr-code").Role("img").Aria("label", c.Label).Body(app.Raw(drawn))
}

// toMove says of a game with a friend who is to move; empty if it is another game, or over.
func (v scene) toMove(g play.Summary) string {
	switch {
	case g.OwnTurn:
		return v.text.YourMove
	case g.Waits:
		return v.text.FriendToMove
	}
	return ""
}
