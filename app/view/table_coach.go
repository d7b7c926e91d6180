package view

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/board"
	"kulami/app/play"
)

// friendly draws how a game goes on that a friend has sent; it is empty where there is nothing to explain.
func (v tableScreen) friendly() app.UI {
	card := app.Div().Class("coach")
	if said := v.friendCard(); said != "" {
		return card.Body(app.P().Text(said))
	}
	return card
}

// coachBubble says what the coach of a first game explains, at the last marble.
func (v tableScreen) coachBubble() board.Bubble {
	return board.Bubble{Hole: v.table.Game.Position().Last(), Words: v.coachWords(), Stays: true}
}

// coachWords says what the person's last marble did, and after the reply what to know
// next; it is empty where there is nothing to explain.
func (v tableScreen) coachWords() string {
	t := v.text
	c, ok := v.table.Coaching(*v.shell)
	switch {
	case !ok:
		return ""
	case c.Answered:
		return t.CoachNow[c.Presses-1]
	case c.Change == play.TileKept:
		return t.CoachKept
	case c.Change == play.TileTied:
		return t.CoachTied
	case c.Change == play.TileBehind:
		return t.CoachLost
	}
	return t.CoachWon(c.Holes)
}
