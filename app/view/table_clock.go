package view

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/dom"
	"kulami/app/text"
	"kulami/app/view/controls"
	"kulami/rules"
)

// fewSeconds is how many milliseconds are left when a clock begins to show tenths of seconds.
const fewSeconds = 10_000

// timeLeft writes milliseconds as minutes and seconds, rounded up, and below fewSeconds as
// seconds with tenths, rounded down, if tenths, which move quickly, are to be seen.
func timeLeft(t *text.Text, ms int64, tenths bool) string {
	if tenths && ms < fewSeconds {
		return t.Decimal(float64(ms/100) / 10)
	}
	seconds := (ms + 999) / 1000
	return fmt.Sprintf("%d:%02d", seconds/60, seconds%60)
}

// untilNext returns after how many milliseconds timeLeft is another text.
func untilNext(ms int64, tenths bool) int64 {
	if tenths && ms < fewSeconds {
		return ms%100 + 1
	}
	return (ms-1)%1000 + 1
}

// clock draws how much time a side has left, as the last message found it;
// Root.followClocks goes on from there. A browser does not translate it: the translation
// would be late.
func (v tableScreen) clock(side rules.Side) app.UI {
	g := v.table.Game
	if !g.Timed() || v.table.AtEnd() && g.Position().Over() {
		return nil
	}
	left := g.TimeLeft(side, v.Desk.Now.Milli)
	state := dom.Either(v.table.ClockRuns() == side, "runs", "stands")
	return app.Span().Class("clock", state, dom.When(left < fewSeconds, "low")).Role("timer").Aria("live", "off").Aria("label", v.Text.TimeLeft).Attr("translate", "no").
		DataSet("clock", side).DataSet("state", state).Text(timeLeft(v.Text, left, v.Desk.Animated()))
}

// pauseButton draws what stops the clocks or lets them go on.
func (v tableScreen) pauseButton() app.UI {
	if v.table.Paused() {
		return controls.WideButton("pause-clocks", "play", v.Text.ResumeClocks).Class("primary")
	}
	return controls.WideButton("pause-clocks", "pause", v.Text.PauseClocks)
}
