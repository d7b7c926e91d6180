package view

import (
	"kulami/app/game"
	"kulami/app/screen/table"
	"kulami/app/view/scene"
	"kulami/rules"
)

// tableScreen is the screen on which a game is played.
type tableScreen struct {
	scene.Scene
	table table.Screen
}

// seatOrder returns the sides whose seats are above and below the board: the
// person who plays the computer sits below, otherwise First does.
func (v tableScreen) seatOrder() (top, bottom rules.Side) {
	if v.table.Game.Players.Person() == rules.Second {
		return rules.First, rules.Second
	}
	return rules.Second, rules.First
}

// player names who sits at side.
func (v tableScreen) player(side rules.Side) string { return v.PlayerOf(v.table.Game.Players, side) }

// atGoal reports whether the aim of the game is said: before the first marble of a first
// visit and of a coached game.
func (v tableScreen) atGoal() bool {
	at := v.table
	return at.Welcome(v.Desk) || at.Coached(v.Desk) && at.Game.Ply() == 0
}

// welcomes reports whether the aim is shown with its picture, where there is room for one.
func (v tableScreen) welcomes() bool {
	return v.table.Welcome(v.Desk) && !v.table.Coached(v.Desk)
}

// value is the engine's value of the position in words, empty before there is one. How
// deep the engine has searched is said in an analysis only.
func (v tableScreen) value() string {
	asked, turn := v.table.Asked(), v.table.Game.Position().Turn()
	if v.table.Game.Players.Mode == game.Analysing {
		return v.ValueOf(asked, turn)
	}
	if thought, ok := v.Desk.ThoughtOf(asked); ok {
		return v.PointsOf(thought.Score, turn)
	}
	return ""
}

func (v tableScreen) where(p rules.Position) string {
	if p.Last() == rules.NoHole {
		return v.Text.FirstAnywhere
	}
	name := p.Board().Name(p.Last())
	return v.Text.Where(name[1:], name[:1], p.Legal().Len())
}

// lookingAt says which ply is shown, and in an analysis its value.
func (v tableScreen) lookingAt() string {
	at := v.table
	words := v.Text.LookingAt(at.Game.Ply(), len(at.Line()))
	if v := v.value(); at.Game.Players.Mode == game.Analysing && v != "" {
		words += " · " + v
	}
	return words
}

// across reports whether on a small phone the ways on take the whole row of the status
// line, as they do not fit beside it.
func (v tableScreen) across() bool {
	at := v.table
	return !at.AtEnd() && at.Game.Variation()
}

// looking returns the words of the status line where the ways on take its row.
func (v tableScreen) looking() (words [2]string) {
	if v.across() {
		words = [2]string{v.Text.Variation, v.lookingAt()}
	}
	return words
}
