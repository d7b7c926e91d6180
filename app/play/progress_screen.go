package play

import (
	"slices"

	"kulami/app/library"
)

// ProgressScreen names the progress page; its address is the name alone.
const ProgressScreen ScreenName = "progress"

func (Progress) Name() ScreenName { return ProgressScreen }

func (Progress) Fragment() string { return string(ProgressScreen) }

// openedFrom returns p as it is opened from a screen. Back returns to that screen, or finds the game itself.
func (p Progress) openedFrom(s Screen) Progress {
	if _, table := s.(Table); !table {
		p.opener = s
	}
	return p
}

func (p Progress) Back(*Shell) Screen { return p.opener }

func (p Progress) Update(s *Shell, _ Msg) (Screen, bool) { return p, false }

// Counted reports whether all games have been counted.
func (p Progress) Counted() bool { return p.read.counted }

func (p Progress) Needs() Needs { return Needs{Games: true, Puzzles: p.Tried.Tried > 0} }

// Follow makes the page anew if the games, the training, the collection of puzzles or the date
// are others. The games are counted when all of them have been read.
func (p Progress) Follow(s *Shell) Screen {
	now, today := s.Now.Time(), s.Now.Day()
	text := s.kept.Text(library.TrainingKey)
	l := s.Library
	read := l.Made() && l.Pending == 0
	if read && (!p.read.counted || p.read.day != today || !slices.Equal(p.read.games, l.Games)) {
		next := ProgressOf(l.Summaries(), now)
		next.Trained, next.read, next.opener = p.Trained, p.read, p.opener
		if next.read.games, next.read.counted = l.Games, true; !p.read.counted {
			s.announce(Announcement{Kind: AnnounceShown})
		}
		p = next
	}
	if p.read.day != today || p.read.training != text || p.read.puzzles != s.Puzzles.State {
		p.Trained, p.read.training, p.read.puzzles = trainedOf(s.kept.Training(), s.Puzzles, now), text, s.Puzzles.State
	}
	p.read.day = today
	return p
}
