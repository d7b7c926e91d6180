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

// seatOrder returns the sides whose seats are above and below the board: the
// person who plays the computer sits below, otherwise First does.
func (v *Screen) seatOrder() (top, bottom rules.Side) {
	if v.State.Game.Players.Person() == rules.Second {
		return rules.First, rules.Second
	}
	return rules.Second, rules.First
}

// player names who sits at side.
func (v *Screen) player(side rules.Side) string { return v.PlayerOf(v.State.Game.Players, side) }

// atGoal reports whether the aim of the game is said: before the first marble of a first
// visit and of a coached game.
func (v *Screen) atGoal() bool {
	at := v.State
	return at.Welcome(v.Desk) || at.Coached(v.Desk) && at.Game.Ply() == 0
}

// welcomes reports whether the aim is shown with its picture, where there is room for one.
func (v *Screen) welcomes() bool {
	return v.State.Welcome(v.Desk) && !v.State.Coached(v.Desk)
}

// value is the engine's value of the position in words, empty before there is one. How
// deep the engine has searched is said in an analysis only.
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

// lookingAt says which ply is shown, and in an analysis its value.
func (v *Screen) lookingAt() string {
	at := v.State
	words := v.Text.LookingAt(at.Game.Ply(), len(at.Line()))
	if v := v.value(); at.Game.Players.Mode == game.Analysing && v != "" {
		words += " · " + v
	}
	return words
}

// across reports whether on a small phone the ways on take the whole row of the status
// line, as they do not fit beside it.
func (v *Screen) across() bool {
	at := v.State
	return !at.AtEnd() && at.Game.Variation()
}

// Looking returns the words of the status line where the ways on take its row.
func (v *Screen) Looking() (words [2]string) {
	if v.across() {
		words = [2]string{v.Text.Variation, v.lookingAt()}
	}
	return words
}
