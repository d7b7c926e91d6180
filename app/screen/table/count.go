package table

import (
	"kulami/app/desk"
	"kulami/app/picture"
)

// firstWait is the time between the end of the game and the first step of the count, in
// milliseconds.
const firstWait = 780

// countWaits holds the time after each step of the count, in milliseconds. The time after a tile
// equals the duration of the flight of its points (.gain in the style sheet).
var countWaits = [...]int{
	picture.CountGather:   720,
	picture.CountTile:     340,
	picture.CountPiles:    600,
	picture.CountHandicap: 1200,
	picture.CountBoard:    900,
	picture.CountAreas:    1600,
	picture.CountLines:    1600,
}

// steps returns the steps of the count of the position shown. It returns nil unless the position is
// the end of a game that was played out.
func (t Screen) steps() []picture.CountStep {
	if !t.AtEnd() || !t.Game.Position().Over() {
		return nil
	}
	p := t.Game.Position()
	return picture.CountSteps(p.Score(), p.Board())
}

// Steps returns the steps of the count that the board shows by now.
func (t Screen) Steps() []picture.CountStep {
	all := t.steps()
	if t.Counting {
		return all[:t.shown.counted]
	}
	return all
}

// Count begins the count if the game has just ended.
func (t Screen) Count(d *desk.Desk) Screen {
	if len(t.steps()) == 0 || !d.Animated() {
		return t
	}
	t.Counting = true
	return t.wait(d, firstWait)
}

// countOn shows the next step of the count, or ends the count after its last step.
func (t Screen) countOn(d *desk.Desk) Screen {
	steps := t.steps()
	if t.shown.counted == len(steps) {
		t.Counting = false
		return t
	}
	t.shown.counted++
	return t.wait(d, countWaits[steps[t.shown.counted-1].Kind])
}

func (t Screen) wait(d *desk.Desk, ms int) Screen {
	t.shown.timer = d.NextID()
	d.Do(desk.Wait{ID: t.shown.timer, Milliseconds: ms})
	return t
}
