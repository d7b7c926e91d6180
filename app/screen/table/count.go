package table

import (
	"kulami/app/desk"
	"kulami/app/picture"
)

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
	return t.wait(d, desk.CountWait(nil))
}

// countOn shows the next step of the count, or ends the count after its last step.
func (t Screen) countOn(d *desk.Desk) Screen {
	steps := t.steps()
	if t.shown.counted == len(steps) {
		t.Counting = false
		return t
	}
	t.shown.counted++
	return t.wait(d, desk.CountWait(steps[:t.shown.counted]))
}

func (t Screen) wait(d *desk.Desk, ms int) Screen {
	t.shown.timer = d.NextID()
	d.Do(desk.Wait{ID: t.shown.timer, Milliseconds: ms})
	return t
}
