package view

import (
	"fmt"
	"strconv"
	"strings"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/play"
	"kulami/app/text"
	"kulami/rules"
)

// fewSeconds is how many milliseconds are left when a clock begins to show tenths of seconds.
const fewSeconds = 10_000

// timeLeft writes milliseconds as minutes and seconds, rounded up, and below fewSeconds as
// seconds with tenths, rounded down, if tenths are to be seen.
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

// showsTenths reports whether clocks may show tenths of seconds, which move quickly.
func showsTenths(s *play.Shell) bool { return s.Settings.Animation && !s.Calm }

// clock draws how much time a side has left, as the last message found it; clockTicker
// goes on from there.
func (v tableScreen) clock(side rules.Side) app.UI {
	g := v.table.Game
	if !g.Timed() {
		return nil
	}
	left := g.TimeLeft(side, v.shell.Milli)
	state := "stands"
	if v.table.ClockRuns() == side {
		state = "runs"
	}
	c := app.Span().Class("clock", state).Role("timer").Aria("live", "off").Aria("label", v.text.TimeLeft).
		DataSet("clock", side.String()).DataSet("state", state).Text(timeLeft(v.text, left, showsTenths(v.shell)))
	if left < fewSeconds {
		c = c.Class("low")
	}
	return c
}

// joinTimes writes how long each move of a game took as one text, from which splitTimes reads it.
func (v scene) joinTimes(times rules.Times) string {
	words := make([]string, len(times.Spent))
	for i, tenths := range times.Spent {
		words[i] = fmt.Sprintf("%d:%02d", tenths/600, tenths/10%60)
		if tenths < 100 {
			words[i] = "0:0" + v.text.Decimal(float64(tenths)/10)
		}
	}
	return strings.Join(words, "\n")
}

func splitTimes(text string) []string {
	if text == "" {
		return nil
	}
	return strings.Split(text, "\n")
}

// control draws the clocks of the game of an invitation.
func (v dialogs) control(c rules.Times) app.UI {
	t := v.text
	if !c.Timed() {
		return nil
	}
	kind := t.ClockSudden
	if c.Increment > 0 {
		kind = t.ClockFischer
	}
	row := func(name, value string) app.UI {
		return app.Div().Body(app.Dt().Text(name), app.Dd().Text(value))
	}
	rows := []app.UI{row(t.Clock, kind), row(t.ClockMinutes, strconv.Itoa(c.Minutes))}
	if c.Increment > 0 {
		rows = append(rows, row(t.ClockIncrement, strconv.Itoa(c.Increment)))
	}
	parts := []app.UI{app.Dl().Body(rows...)}
	if c.Pauses {
		parts = append(parts, app.P().Class("tip").Text(t.ClockPauses))
	}
	return app.Div().Class("game-details").DataSet("control", strconv.Itoa(c.Minutes)+"+"+strconv.Itoa(c.Increment)).
		Body(append(parts, app.P().Class("tip").Text(t.LiveClocks))...)
}

// pauseButton draws what stops the clocks or lets them go on.
func (v tableScreen) pauseButton() app.UI {
	if v.table.Paused() {
		return wideButton("pause-clocks", "play", v.text.ResumeClocks).Class("primary")
	}
	return wideButton("pause-clocks", "pause", v.text.PauseClocks)
}

// clockTicker writes what the clocks show between two drawings of the page: the text of the
// one that runs, and nothing else, whenever it changes. While none runs it does nothing.
type clockTicker struct {
	model *play.Model
	text  **text.Text
	waits bool // for the next change
}

// follow brings the clocks shown to the present instant after a drawing, and keeps them
// there.
func (c *clockTicker) follow(ctx app.Context) {
	t, ok := c.model.Table()
	if !ok || !t.Game.Timed() {
		return
	}
	ctx.Defer(func(ctx app.Context) {
		c.write(rules.First)
		c.write(rules.Second)
		c.wait(ctx)
	})
}

// write writes what the clock of a side shows now.
func (c *clockTicker) write(side rules.Side) {
	t, ok := c.model.Table()
	face := app.Window().Get("document").Call("querySelector", `[data-clock="`+side.String()+`"]`)
	if !ok || !face.Truthy() {
		return
	}
	now := c.model.Milli
	if t.ClockRuns() == side {
		now = time.Now().UnixMilli()
	}
	words := face.Get("firstChild") // go-app keeps this node
	if shown := timeLeft(*c.text, t.Game.TimeLeft(side, now), showsTenths(&c.model.Shell)); words.Truthy() && words.Get("data").String() != shown {
		words.Set("data", shown)
	}
}

// wait writes the running clock again when it shows another time.
func (c *clockTicker) wait(ctx app.Context) {
	t, _ := c.model.Table()
	side := t.ClockRuns()
	if c.waits || side == rules.Nobody || c.model.Hidden {
		return
	}
	c.waits = true
	ms := untilNext(t.Game.TimeLeft(side, time.Now().UnixMilli()), showsTenths(&c.model.Shell))
	later(time.Duration(ms)*time.Millisecond, func() {
		ctx.Dispatch(func(ctx app.Context) {
			ctx.PreventUpdate()
			c.waits = false
			c.write(side)
			c.wait(ctx)
		})
	})
}

// clockChoice draws the choice of the time control of two people, on one device or live.
func (v dialogs) clockChoice() []app.UI {
	t, s := v.text, v.shell.Setup
	numbers := func(offered []int) []option {
		list := make([]option, len(offered))
		for i, n := range offered {
			list[i] = option{strconv.Itoa(n), strconv.Itoa(n)}
		}
		return list
	}
	parts := []app.UI{segments("clock", t.Clock, s.Clock, []option{
		{string(play.NoClock), t.ClockNone}, {string(play.SuddenDeath), t.ClockSudden}, {string(play.FischerClock), t.ClockFischer}})}
	if s.Clock == play.NoClock {
		return parts
	}
	parts = append(parts, segments("minutes", t.ClockMinutes, strconv.Itoa(s.Minutes), numbers(play.ClockMinutes[:])))
	if s.Clock == play.FischerClock {
		parts = append(parts, segments("increment", t.ClockIncrement, strconv.Itoa(s.Increment), numbers(play.ClockIncrements[:])))
	}
	return append(parts, toggle("pauses", t.ClockPauses, s.Pauses))
}
