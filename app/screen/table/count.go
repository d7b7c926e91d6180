package table

import (
	"kulami/app/desk"
	"kulami/app/picture"
)

// firstWait is how long the end is seen before the count begins, in milliseconds.
const firstWait = 780

// countWaits are how long a step of the count stays alone, in milliseconds. Those of tiles are as long as
// the points fly (.gain in the style sheet).
var countWaits = [...]int{
	picture.CountGather:   720,
	picture.CountTile:     340,
	picture.CountPiles:    600,
	picture.CountHandicap: 1200,
	picture.CountBoard:    900,
	picture.CountAreas:    1600,
	picture.CountLines:    1600,
}

// steps returns the steps of the count of the position shown; none unless the end of a game that was played out
// is shown.
func (t Screen) steps() []picture.CountStep {
	if !t.AtEnd() || !t.Game.Position().Over() {
		return nil
	}
	p := t.Game.Position()
	return picture.CountSteps(p.Score(), p.Board())
}

// Steps returns the steps of the count that have been carried out.
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

// countOn carries out the next step of the count, or ends it after the last one.
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
