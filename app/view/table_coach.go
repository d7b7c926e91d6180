package view

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/play"
)

// coach draws what the coach of a first game explains, and the way to end that, or how a
// game goes on that a friend has sent; it is empty where there is nothing to explain.
func (v tableScreen) coach() app.UI {
	card := app.Div().Class("coach")
	words := v.coachWords()
	if said := v.friendCard(); said != "" {
		return card.Body(app.Div().Body(app.P().Text(said)))
	}
	if len(words) == 0 {
		return card
	}
	lines := make([]app.UI, len(words))
	for i, w := range words {
		lines[i] = app.P().Text(w)
	}
	return card.Body(app.Div().Body(lines...), iconButton("end-coaching", "close", v.text.CoachStop))
}

// coachWords says what the person's last marble did, and after the reply what to know
// next.
func (v tableScreen) coachWords() []string {
	t := v.text
	c, ok := v.table.Coaching(*v.shell)
	if !ok {
		return nil
	}
	words := []string{""}
	switch c.Change {
	case play.TileWon:
		words[0] = t.CoachWon(c.Holes)
	case play.TileKept:
		words[0] = t.CoachKept
	case play.TileTied:
		words[0] = t.CoachTied
	case play.TileBehind:
		words[0] = t.CoachLost
	}
	if c.Answered {
		words = append(words, t.CoachNow[c.Presses-1])
	}
	return words
}

// coachSentence is what the coach explains, for screen readers.
func (v tableScreen) coachSentence() string { return strings.Join(v.coachWords(), " ") }
