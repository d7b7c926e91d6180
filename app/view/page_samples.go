package view

import (
	"math"
	"math/cmplx"
	"math/rand/v2"
	"slices"

	"kulami/app/play"
)

// soundRate is the number of samples a second.
const soundRate = 22050

// partial is a part of a sound: a tone that begins suddenly and dies away.
type partial struct {
	begin float64 // in seconds
	pitch float64 // in hertz
	decay float64 // seconds until a third is left
	loud  float64 // 0…1
}

// partials are the parts of each sound: glass on wood is a short knock with a high tone
// over it, a closed tile a dull knock, the end of the game three struck bars, two that fall for the person who lost,
// and two equal ticks when there is little time left.
var partials = map[play.Sound][]partial{
	play.SoundMarble: {{0, 310, .028, .5}, {0, 720, .016, .3}, {0, 2350, .012, .16}, {.055, 330, .02, .16}},
	play.SoundClosed: {{0, 140, .05, .5}, {0, 205, .03, .3}},
	play.SoundEnd: {{0, 523.25, .22, .3}, {0, 2093, .05, .06}, {.14, 659.25, .22, .3}, {.14, 2637, .05, .06},
		{.28, 783.99, .34, .32}, {.28, 3136, .06, .06}},
	play.SoundTime: {{0, 988, .03, .3}, {.16, 988, .03, .3}},
	play.SoundLost: {{0, 392, .25, .3}, {.2, 329.63, .34, .3}},
}

// samples returns a sound as samples of -1…1, the same every time. It calls yield after
// each part, as that takes a while.
func samples(s play.Sound, yield func()) []float32 {
	parts := partials[s]
	long := 0.0
	for _, p := range parts {
		long = max(long, p.begin+6*p.decay)
	}
	out := make([]float32, int(long*soundRate))
	for _, p := range parts {
		// The tone is the height of a point that turns, and comes nearer to the middle.
		point := complex(p.loud, 0)
		step := cmplx.Exp(complex(-1/p.decay, 2*math.Pi*p.pitch) / soundRate)
		from := int(p.begin * soundRate)
		for i := range out[from:] {
			out[from+i] += float32(imag(point))
			point *= step
		}
		yield()
	}
	// The knock itself is a short noise.
	noise := rand.New(rand.NewPCG(1, uint64(len(out))))
	for i := range min(len(out), soundRate/250) {
		out[i] += float32(.25 * (noise.Float64()*2 - 1) * math.Exp(-float64(i)/20))
	}
	fade := min(len(out), soundRate/100)
	for i := range fade { // so that it does not end with a click
		out[len(out)-1-i] *= float32(i) / float32(fade)
	}
	loudest := max(-slices.Min(out), slices.Max(out))
	for i := range out {
		out[i] *= .5 / loudest
	}
	return out
}
