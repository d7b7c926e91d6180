package page

import (
	"testing"

	"kulami/app/desk"
)

func TestSounds(t *testing.T) {
	for _, s := range []desk.Sound{desk.SoundMarble, desk.SoundClosed, desk.SoundEnd, desk.SoundLost, desk.SoundTime} {
		wave := samplesOf(s, func() {})
		if n := len(wave); n < soundRate/20 || n > 3*soundRate {
			t.Errorf("%s lasts %d samples", s, n)
			continue
		}
		loudest, sum := float32(0), 0.0
		for _, v := range wave {
			loudest = max(loudest, v, -v)
			sum += float64(v * v)
		}
		if loudest < .4 || loudest > .6 || sum == 0 {
			t.Errorf("%s is %v loud", s, loudest)
		}
		if last := wave[len(wave)-1]; last != 0 {
			t.Errorf("%s ends at %v", s, last)
		}
	}
}
