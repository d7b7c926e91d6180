package review

import (
	"kulami/app/desk"
	"kulami/rules"
)

// Followed returns the line of moves shown instead of the move, or after the task of an exercise.
func (v Screen) Followed() []rules.Hole { return v.line }

// playLine shows the position after a line, given by the names of its holes. The line begins before
// the move shown; the move alone is the position shown. In an exercise it must begin with a wrong
// try.
func (v Screen) playLine(d *desk.Desk, names string) Screen {
	line, ok := desk.LineFrom(v.Judged.Record.At(v.lineBegins()), names)
	if !ok || v.ply == 0 {
		return v
	}
	if h, try := v.Tried(); v.retry.on && (try != Bad || len(line) == 0 || line[0] != h) {
		return v
	}
	if i, ok := v.Move(); ok && len(line) == 1 && line[0] == v.Judged.Plies[i].Hole {
		line = nil
	}
	v.line, v.Hover = line, rules.NoHole
	d.Announce(desk.Announcement{Kind: desk.AnnounceShown})
	return v
}

// NextMoment returns the number of marbles after the next moment. After the last moment it returns
// to the first; 0 means none.
func (v Screen) NextMoment() int {
	moments := v.Moments()
	for _, i := range moments {
		if i >= v.ply {
			return i + 1
		}
	}
	if len(moments) == 0 {
		return 0
	}
	return moments[0] + 1
}
