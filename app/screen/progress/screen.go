package progress

import (
	"slices"

	"kulami/app/desk"
	"kulami/app/library"
)

// Name is the name of the progress page, and its whole fragment.
const Name desk.ScreenName = "progress"

func (Screen) Name() desk.ScreenName { return Name }

func (Screen) Fragment() string { return string(Name) }

// OpenedFrom returns p opened from the screen s. Back returns to s, or to the open game if s is
// nil.
func (p Screen) OpenedFrom(s desk.Screen) Screen {
	p.opener = s
	return p
}

func (p Screen) Back(*desk.Desk) desk.Screen { return p.opener }

func (p Screen) Update(d *desk.Desk, _ desk.Msg) (desk.Screen, bool) { return p, false }

// Counted reports whether all games are counted.
func (p Screen) Counted() bool { return p.read.counted }

func (p Screen) Needs() desk.Needs { return desk.Needs{Games: true, Puzzles: p.Tried.Tried > 0} }

// Follow updates the page if the games, the training, the collection of puzzles or the date have
// changed. It counts the games after all of them are loaded.
func (p Screen) Follow(d *desk.Desk) desk.Screen {
	now, today := d.Now.Time(), d.Now.Day()
	text := d.Kept.Text(library.TrainingKey)
	l := d.Library
	read := l.Made() && l.Pending == 0
	if read && (!p.read.counted || p.read.day != today || !slices.Equal(p.read.games, l.Games)) {
		next := ProgressOf(l.Summaries(), now)
		next.Trained, next.read, next.opener = p.Trained, p.read, p.opener
		if next.read.games, next.read.counted = l.Games, true; !p.read.counted {
			d.Announce(desk.Announcement{Kind: desk.AnnounceShown})
		}
		p = next
	}
	if p.read.day != today || p.read.training != text || p.read.puzzles != d.Puzzles.State {
		p.Trained, p.read.training, p.read.puzzles = trainedOf(d.Kept.Training(), d.Puzzles, now), text, d.Puzzles.State
	}
	p.read.day = today
	return p
}
