package play

import (
	"slices"
	"testing"
)

// firstMarble returns the effects of the first marble of a first visit, with the given settings.
func firstMarble(s Settings, calm bool) []Effect {
	m, _ := begin(Loaded{Calm: calm})
	m.Settings = s
	_, effects := Update(m, Press{legal(m)[0]})
	return effects
}

// A marble is heard when it meets the board: at once where nothing moves.
func TestMarbleIsHeardAtContact(t *testing.T) {
	still := defaultSettings
	still.Animation = false
	for _, c := range []struct {
		settings Settings
		calm     bool
		want     int
	}{{defaultSettings, false, Contact}, {defaultSettings, true, 0}, {still, false, 0}} {
		want := PlaySound{Sound: SoundMarble, Feel: true, Wait: c.want}
		if effects := firstMarble(c.settings, c.calm); !slices.Contains(effects, Effect(want)) {
			t.Errorf("animation %v, calm %v: %v, want %v", c.settings.Animation, c.calm, effects, want)
		}
	}
}

// The computer's marble comes when that of the player lies still, unless it is to come at once.
func TestReplyWaitsForTheMarble(t *testing.T) {
	for pace, least := range map[Pace]int{QuickPace: 0, CalmPace: 900, SlowPace: 1800} {
		s := defaultSettings
		s.Pace = pace
		for _, e := range firstMarble(s, false) {
			if think, ok := e.(Think); ok && think.Question.Pace != least {
				t.Errorf("at the pace %q the computer's marble comes after %d ms, want %d", pace, think.Question.Pace, least)
			}
		}
	}
}
