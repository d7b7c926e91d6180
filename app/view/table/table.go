// Package table draws the screen of a game, with the clocks of its players.
package table

import (
	"kulami/app/game"
	"kulami/app/screen/table"
	"kulami/app/view/scene"
	"kulami/rules"
)

// Screen is the screen on which a game is played.
type Screen struct {
	scene.Scene
	State table.Screen
}

// seatOrder returns the sides whose seats are above and below the board. A person who plays the
// computer sits below, otherwise First does.
func (v *Screen) seatOrder() (top, bottom rules.Side) {
	if v.State.Game.Players.Person() == rules.Second {
		return rules.First, rules.Second
	}
	return rules.Second, rules.First
}

// player returns the name of the player of side.
func (v *Screen) player(side rules.Side) string { return v.PlayerOf(v.State.Game.Players, side) }

// atGoal reports whether the status line shows the aim of the game: before the first marble of a
// first visit or of a coached game.
func (v *Screen) atGoal() bool {
	at := v.State
	return at.Welcome(v.Desk) || at.Coached(v.Desk) && at.Game.Ply() == 0
}

// welcomes reports whether the aim of the game is shown with its picture on large screens.
func (v *Screen) welcomes() bool {
	return v.State.Welcome(v.Desk) && !v.State.Coached(v.Desk)
}

// value returns the engine's value of the position in words, or "" before there is one. Only an
// analysis adds the search depth.
func (v *Screen) value() string {
	asked, turn := v.State.Asked(), v.State.Game.Position().Turn()
	if v.State.Game.Players.Mode == game.Analysing {
		return v.ValueOf(asked, turn)
	}
	if thought, ok := v.Desk.ThoughtOf(asked); ok {
		return v.Lead(thought.Score, turn, thought.Exact).Words
	}
	return ""
}

func (v *Screen) where(p rules.Position) string {
	if p.Last() == rules.NoHole {
		return v.Text.FirstAnywhere
	}
	name := p.Board().Name(p.Last())
	return v.Text.Where(name[1:], name[:1], p.Legal().Len())
}

// lookingAt returns the ply shown in words, and in an analysis its value.
func (v *Screen) lookingAt() string {
	at := v.State
	words := v.Text.LookingAt(at.Game.Ply(), len(at.Line()))
	if v := v.value(); at.Game.Players.Mode == game.Analysing && v != "" {
		words += " · " + v
	}
	return words
}
