package table

import (
	"slices"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/desk"
	"kulami/app/dom"
	"kulami/app/library"
	"kulami/app/play"
	"kulami/app/text"
	"kulami/app/view/controls"
	"kulami/app/view/scene"
)

type replayButton struct {
	On, Can bool
	Text    *text.Text
}

func (b replayButton) Draw() app.UI {
	if b.On {
		return controls.IconButton("replay", "pause", b.Text.PauseReplay)
	}
	return controls.Enabled(controls.IconButton("replay", "play", b.Text.Replay), b.Can)
}

// scrubber draws a slider for the ply shown, and the speed of a replay.
func (v *Screen) scrubber() app.UI {
	at := v.State
	if !at.CanScrub() {
		return app.Div().Class("scrubber")
	}
	s := scrubber{At: at.Game.Ply(), Of: len(at.Line()), Browsing: at.Browsing(), Speed: v.Desk.ReplaySpeed, Text: v.Text}
	if p := at.Game.Position(); s.At > 0 {
		s.Hole = p.Board().Name(p.Last())
	}
	return dom.PartOf(s)
}

// scrubber holds the inputs of the slider.
type scrubber struct {
	At, Of   int
	Hole     string // hole of the last marble
	Browsing bool   // visible on small screens
	Speed    int    // speed in percent
	Text     *text.Text
}

func (s scrubber) Draw() app.UI {
	words := s.Text.LookingAt(s.At, s.Of)
	if s.Hole != "" {
		words = s.Text.Colon(words, s.Hole)
	}
	times := TimesOf(s.Speed)
	return app.Div().Class("scrubber", dom.When(s.Browsing, "browsing")).DataSet("form", "replay").Body(
		app.Input().Type("range").Name("ply").Min(0).Max(s.Of).Step(1).Value(s.At).
			Aria("label", s.Text.ReplayPly).Aria("valuetext", words).OnInput(scene.Scrubbed),
		controls.Control("speed", "replay-speed").DataSet("speed", s.Speed).
			Aria("label", s.Text.ReplaySpeed(times)).Title(s.Text.ReplaySpeed(times)).Text(times))
}

// NextSpeed returns the next speed; after the fastest the slowest.
func NextSpeed(percent int) int {
	i := slices.Index(library.ReplaySpeeds[:], percent)
	return library.ReplaySpeeds[(i+1)%len(library.ReplaySpeeds)]
}

// TimesOf formats a speed in percent as a factor. Half speed is "½×" in all languages.
func TimesOf(percent int) string {
	return dom.Either(percent < 100, "½×", strconv.Itoa(percent/100)+"×")
}

// ReplayForm has the slider through the game.
var ReplayForm = scene.Form{Name: "replay", Take: func(_ *play.Model, _, value string) desk.Msg { return desk.Step{Ply: scene.PlyOf(value)} }}
