package table

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/board"
	"kulami/app/screen/table"
	"kulami/app/view/controls"
)

// friendly draws the explanation of a game that a friend has sent. It is empty if there is nothing
// to explain.
func (v *Screen) friendly() app.UI {
	card := app.Div().Class("coach")
	if said := v.friendCard(); said != "" {
		return card.Body(app.P().Text(said))
	}
	return card
}

// coachBubble shows the coach's words at the last marble.
func (v *Screen) coachBubble() board.Bubble {
	b := board.Bubble{Hole: v.State.Game.Position().Last(), Words: v.CoachWords(), Stays: true, Close: "end-coaching", Label: v.Text.CoachStop}
	if v.State.Offer().Pending {
		b.Words, b.Close = v.adviceBubble(), "" // it is a question
	}
	return b
}

// CoachWords returns the comment on the last marble, or the next tip, or "".
func (v *Screen) CoachWords() string {
	t, c := v.Text, v.State.Coaching(v.Desk)
	switch {
	case c.Tip > 0:
		return t.CoachNow[c.Tip-1]
	case len(c.Facts) > 0:
		return v.FactsOf(v.Board, v.State.Game.Position().Last(), c.Facts)
	}
	switch c.Change {
	case table.TileWon:
		return t.CoachWon(c.Holes)
	case table.TileKept:
		return t.CoachKept
	case table.TileTied:
		return t.CoachTied
	case table.TileBehind:
		return t.CoachLost
	}
	return ""
}

// advice returns the reason for the advice to take the last marble back.
func (v *Screen) advice() string {
	o := v.State.Offer()
	better := v.Board.Name(o.Better)
	if !o.Known {
		return v.Text.Better(better)
	}
	return v.Reason(o.Reason, better)
}

// adviceBubble returns only the fact of the advice, short enough for the board.
func (v *Screen) adviceBubble() string {
	o := v.State.Offer()
	if !o.Known {
		return v.Text.Better(v.Board.Name(o.Better))
	}
	return v.Text.FactsOf(v.Consequence(o.Reason))
}

// adviceOffers draws the two answers to advice.
func (v *Screen) adviceOffers() []app.UI {
	if !v.State.Offer().Pending {
		return []app.UI{controls.Button("take-back", v.Text.TakeBack)}
	}
	return []app.UI{controls.Button("take-back", v.Text.Yes).Class("primary"), controls.Button("go-on", v.Text.No)}
}
