package progress

import (
	"slices"

	"kulami/app/desk"
	"kulami/app/library"
)

// Counted reports whether all games are counted.
func (p Progress) Counted() bool { return p.read.counted }

// Empty reports whether there is nothing to show: no result, no accuracy and no training.
func (p Progress) Empty() bool {
	return p.All.Games() == 0 && len(p.Accuracy) == 0 && len(p.Pairs) == 0 && p.Tried.Tried == 0 && p.Daily.Best == 0 && p.Practised == 0
}

// Follow returns p after a change of the games, the training, the collection of puzzles or the
// date. It counts the games after all of them are loaded.
func (p Progress) Follow(d *desk.Desk) Progress {
	now, today := d.Now.Time(), d.Now.Day()
	text := d.Kept.Text(library.TrainingKey)
	l := d.Library
	read := l.Made() && l.Pending == 0
	if read && (!p.read.counted || p.read.day != today || !slices.Equal(p.read.games, l.Games)) {
		next := ProgressOf(l.Summaries(), now)
		next.Trained, next.read = p.Trained, p.read
		next.read.games, next.read.counted = l.Games, true
		p = next
	}
	if p.read.day != today || p.read.training != text || p.read.puzzles != d.Puzzles.State {
		p.Trained, p.read.training, p.read.puzzles = trainedOf(d.Kept.Training(), d.Puzzles, now), text, d.Puzzles.State
	}
	p.read.day = today
	return p
}
