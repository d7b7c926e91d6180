package play

import "kulami/app/game"

// How long a step of the count stays alone, in milliseconds.
const (
	firstWait = 1100 // the end is seen before the count begins
	bonusWait = 1800
	tileWait  = 250
	lastWait  = 900 // the last tile arrives before the result is shown
)

// steps returns how many steps the count of the position shown has; 0 unless the
// end of a game that was played out is shown.
func (t Table) steps() int {
	if !t.AtEnd() || !t.Game.Position().Over() {
		return 0
	}
	return len(t.countSteps())
}

func (t Table) countSteps() []game.CountStep {
	p := t.Game.Position()
	return game.CountSteps(p.Score(), p.Board())
}

// Counted returns how many steps of the count have been carried out.
func (t Table) Counted() int {
	if t.Counting {
		return t.shown.counted
	}
	return t.steps()
}

// count begins the count if the game has just ended.
func (t Table) count(s *Shell) Table {
	if t.steps() == 0 || !s.animated() {
		return t
	}
	t.Counting = true
	return t.wait(s, firstWait)
}

// countOn carries out the next step of the count, or ends it after the last one.
func (t Table) countOn(s *Shell) Table {
	steps := t.countSteps()
	if t.shown.counted == len(steps) {
		t.Counting = false
		return t
	}
	done := steps[t.shown.counted]
	t.shown.counted++
	switch {
	case t.shown.counted == len(steps):
		return t.wait(s, lastWait)
	case done.Kind == game.CountTile:
		return t.wait(s, tileWait)
	}
	return t.wait(s, bonusWait)
}

func (t Table) wait(s *Shell, ms int) Table {
	t.shown.timer = s.nextID()
	s.do(Wait{t.shown.timer, ms})
	return t
}
