package controls

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/picture"
)

// LinkCode is a link as a QR code. None is the text shown if the link is too long for one.
type LinkCode struct{ Address, Label, None string }

// Draw draws the code.
func (c LinkCode) Draw() app.UI {
	drawn, err := picture.QR(c.Address)
	if err != nil {
		return app.P().Class("tip").Text(c.None)
	}
	return app.Div().Class("qr-code").Role("img").Aria("label", c.Label).Body(app.Raw(drawn))
}
