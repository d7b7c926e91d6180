package table

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/board"
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

// coachBubble shows the coach's words at the last marble. The status line has the advice.
func (v *Screen) coachBubble() board.Bubble {
	if v.State.Offer().Pending || v.State.Hint() != 0 {
		return board.Bubble{}
	}
	return board.Bubble{Hole: v.State.Game.Position().Last(), Words: v.CoachWords(), Close: "end-coaching", Label: v.Text.CoachStop}
}

// CoachWords returns the next tip, or the comment on the last marbles, or "".
func (v *Screen) CoachWords() string {
	c := v.State.Coaching(v.Desk)
	if c.Tip > 0 {
		return v.Text.CoachNow[c.Tip-1]
	}
	return v.FactsOf(v.Board, c.Hole, c.Fact)
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

// adviceOffers draws the two answers to advice.
func (v *Screen) adviceOffers() []app.UI {
	if !v.State.Offer().Pending {
		return []app.UI{controls.Button("take-back", v.Text.TakeBack)}
	}
	return []app.UI{controls.Button("take-back", v.Text.TakeBack).Class("primary"), controls.Button("go-on", v.Text.GoOn)}
}
