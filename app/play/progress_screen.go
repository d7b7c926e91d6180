package play

import (
	"slices"

	"kulami/app/store"
	"kulami/rules"
)

// ProgressScreen names the progress page; its address is the name alone.
const ProgressScreen ScreenName = "progress"

// openProgress opens the progress page, whose games have still to be counted.
func openProgress(_ *Shell, _ origin, rest string) (Screen, bool) { return Progress{}, rest == "" }

// Name returns ProgressScreen.
func (Progress) Name() ScreenName { return ProgressScreen }

func (Progress) fragment() string { return string(ProgressScreen) }

func (Progress) origin() origin { return origin{} }

// BoardShown returns nil: the page has charts only.
func (Progress) BoardShown() *rules.Board { return nil }

func (Progress) question(*Shell) (Question, bool) { return Question{}, false }

// Asked returns nothing.
func (Progress) Asked() string { return "" }

func (p Progress) update(s *Shell, _ Msg) (Screen, bool) { return p, false }

// Counted reports whether all games have been counted.
func (p Progress) Counted() bool { return p.read.counted }

// counted returns m with its progress page, if it is shown, made anew if the games, the
// training, the collection of puzzles or the date are others. The games are counted when all of them have been read.
func (m *Model) counted() {
	p, ok := m.Screen.(Progress)
	if !ok {
		return
	}
	now, today := m.Clock(), m.Clock().Day()
	text := m.store.Get(trainingKey)
	l := m.Library
	read := l.of != (store.Store{}) && l.Pending == 0
	if read && (!p.read.counted || p.read.day != today || !slices.Equal(p.read.games, l.Games)) {
		next := ProgressOf(l.Read(), now)
		next.Trained, next.read = p.Trained, p.read
		if next.read.games, next.read.counted = l.Games, true; !p.read.counted {
			m.announce(Announcement{Kind: AnnounceShown})
		}
		p = next
	}
	if p.read.day != today || p.read.training != text || p.read.puzzles != m.Puzzles.State {
		p.Trained, p.read.training, p.read.puzzles = trainedOf(m.Training(), m.Puzzles, now), text, m.Puzzles.State
	}
	p.read.day = today
	m.Screen = p
}
