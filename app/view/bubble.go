package view

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/play"
	"kulami/rules"
)

// bubble is the answer to a press that plays nothing, shown at the hole that was pressed.
// Screen readers get it from the announcer. The zero value is none.
type bubble struct {
	Hole   rules.Hole
	Words  string
	Shakes bool // the hole was refused
	Turn   int  // 0 and 1 take turns, so that the same answer appears again
}

// bubble returns the answer to the latest press, until something else is announced.
func (v scene) bubble() bubble {
	n := v.shell.Notice
	if v.shell.Announced.Kind != play.AnnounceNotice || n.Hole == rules.NoHole {
		return bubble{}
	}
	switch n.Kind {
	case play.IllegalHole, play.NotYourTurn, play.FriendsTurn, play.LinkAwaited, play.LiveTurn, play.ConfirmHole:
		return bubble{n.Hole, v.noticeWords(), n.Kind == play.IllegalHole, v.shell.Announced.Seq % 2}
	}
	return bubble{}
}

// draw draws the bubble, above its hole if there is room on the board.
func (b bubble) draw(g geometry) app.UI {
	if b.Words == "" {
		return nil
	}
	where := "above"
	if _, row := g.place(b.Hole); row < 2 {
		where = "below"
	}
	return app.P().Class("bubble", "bubble-"+strconv.Itoa(b.Turn), where).Aria("hidden", "true").Text(b.Words)
}

// place returns where the hole is, as parts of the board's width and height.
func (b bubble) place(g geometry) (x, y float64) {
	const rim = 6
	cx, cy := g.center(b.Hole)
	m := g.margin()
	return float64(cx+m) / float64(g.cols*unit+m+rim), float64(cy+rim) / float64(g.rows*unit+m+rim)
}

// placeBubble moves the bubble to its hole, through the object model as placeTiles does.
func (b *board) placeBubble(app.Context) {
	if b.Bubble.Words == "" || !b.Mounted() {
		return
	}
	x, y := b.Bubble.place(newGeometry(b.Position.Board(), b.Turned, b.Settings.Coordinates))
	style := b.JSValue().Call("querySelector", ".bubble").Get("style")
	style.Call("setProperty", "--x", x)
	style.Call("setProperty", "--y", y)
}
