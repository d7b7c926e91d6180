package table

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/dom"
	"kulami/app/view/controls"
	"kulami/app/view/scene"
	"kulami/rules"
)

// clock draws the time left of a side at the latest message. Root.followClocks keeps it up to date.
// A browser does not translate it, because its translation would be late.
func (v *Screen) clock(side rules.Side) app.UI {
	g := v.State.Game
	if !g.Timed() || v.State.AtEnd() && g.Position().Over() {
		return nil
	}
	left := g.TimeLeft(side, v.Desk.Now.Milli)
	state := dom.Either(v.State.ClockRuns() == side, "runs", "stands")
	return app.Span().Class("clock", state, dom.When(left < scene.FewSeconds, "low")).Role("timer").Aria("live", "off").Aria("label", v.Text.TimeLeft).Attr("translate", "no").
		DataSet("clock", side).DataSet("state", state).Text(scene.TimeLeft(v.Text, left, v.Desk.Animated()))
}

// pauseButton draws the button that stops or restarts the clocks.
func (v *Screen) pauseButton() app.UI {
	if v.State.Paused() {
		return controls.WideButton("pause-clocks", "play", v.Text.ResumeClocks).Class("primary")
	}
	return controls.WideButton("pause-clocks", "pause", v.Text.PauseClocks)
}
