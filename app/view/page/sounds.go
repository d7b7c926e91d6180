package page

import (
	"encoding/binary"
	"math"
	"math/cmplx"
	"math/rand/v2"
	"slices"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/desk"
	"kulami/app/dom"
)

// Sounds plays sounds. It makes them when a game begins or before the first sound. Browsers require
// a press before that.
type Sounds struct {
	Allowed bool      // there was a press
	made    bool      // Prepare has begun to make them
	audio   app.Value // nil without an audio device
	buffers map[desk.Sound]app.Value
	pending []desk.Sound // sounds to play once they are made
}

// PlayAndVibrate plays the sound of e, and vibrates if the browser can.
func (s *Sounds) PlayAndVibrate(e desk.PlaySound) {
	if !s.Allowed {
		return
	}
	wait := time.Duration(e.Wait) * time.Millisecond
	if navigator := app.Window().Get("navigator"); e.Feel && navigator.Get("vibrate").Truthy() {
		time.AfterFunc(wait, func() { navigator.Call("vibrate", 10) })
	}
	if e.Sound != desk.Silence {
		s.play(e.Sound, wait)
	}
}

// play plays a sound after wait, or as soon as it is made.
func (s *Sounds) play(sound desk.Sound, wait time.Duration) {
	defer func() { _ = recover() }()
	buffer := s.buffers[sound]
	if buffer == nil {
		s.pending = append(s.pending, sound)
		s.Prepare()
		return
	}
	source := s.audio.Call("createBufferSource")
	source.Set("buffer", buffer)
	source.Call("connect", s.audio.Get("destination"))
	source.Call("start", s.audio.Get("currentTime").Float()+wait.Seconds())
}

// Prepare makes all sounds once, pending sounds first. It works in small pieces and in advance,
// because opening the audio device can block a slow phone for longer than a move. Without an audio
// device there is no sound.
func (s *Sounds) Prepare() {
	if s.made || !s.Allowed {
		return
	}
	s.made = true
	AfterPress(func() {
		defer func() { _ = recover() }()
		s.audio, s.buffers = app.Window().Get("AudioContext").New(), map[desk.Sound]app.Value{}
		dom.Yield()
		for _, sound := range s.pending {
			s.makeSound(sound)
		}
		for sound := range partials {
			s.makeSound(sound)
		}
	})
}

// makeSound makes a sound, and plays it as often as it is pending.
func (s *Sounds) makeSound(sound desk.Sound) {
	if s.buffers[sound] != nil {
		return
	}
	s.buffers[sound] = audioBuffer(s.audio, samplesOf(sound, dom.Yield))
	for _, wanted := range s.pending {
		if wanted == sound {
			s.play(sound, 0)
		}
	}
}

// audioBuffer copies samples to the browser all at once. One by one they would take longer than
// they sound.
func audioBuffer(audio app.Value, samples []float32) app.Value {
	data := make([]byte, 0, 4*len(samples))
	for _, v := range samples {
		data = binary.LittleEndian.AppendUint32(data, math.Float32bits(v))
	}
	bytes := app.Window().Get("Uint8Array").New(len(data))
	app.CopyBytesToJS(bytes, data)
	buffer := audio.Call("createBuffer", 1, len(samples), soundRate)
	buffer.Call("copyToChannel", app.Window().Get("Float32Array").New(bytes.Get("buffer")), 0)
	return buffer
}

// soundRate is the number of samples a second.
const soundRate = 22050

// partial is a part of a sound: a tone that begins suddenly and fades.
type partial struct {
	begin float64 // in seconds
	pitch float64 // in hertz
	decay float64 // seconds until a third is left
	loud  float64 // 0…1
}

// partials holds the parts of each sound. A marble is a short knock with a high tone, a closed tile
// a dull knock. The end of the game is three struck bars, or two falling bars for a person who
// lost. Little time left is two equal ticks.
var partials = map[desk.Sound][]partial{
	desk.SoundMarble: {{0, 310, .028, .5}, {0, 720, .016, .3}, {0, 2350, .012, .16}, {.055, 330, .02, .16}},
	desk.SoundClosed: {{0, 140, .05, .5}, {0, 205, .03, .3}},
	desk.SoundEnd: {{0, 523.25, .22, .3}, {0, 2093, .05, .06}, {.14, 659.25, .22, .3}, {.14, 2637, .05, .06},
		{.28, 783.99, .34, .32}, {.28, 3136, .06, .06}},
	desk.SoundTime: {{0, 988, .03, .3}, {.16, 988, .03, .3}},
	desk.SoundLost: {{0, 392, .25, .3}, {.2, 329.63, .34, .3}},
}

// samplesOf returns a sound as samples of -1…1, the same every time. It calls yield after each
// part, because that takes a while.
func samplesOf(s desk.Sound, yield func()) []float32 {
	parts := partials[s]
	long := 0.0
	for _, p := range parts {
		long = max(long, p.begin+6*p.decay)
	}
	out := make([]float32, int(long*soundRate))
	for _, p := range parts {
		// The tone is the height of a point that spirals to the middle.
		point := complex(p.loud, 0)
		step := cmplx.Exp(complex(-1/p.decay, 2*math.Pi*p.pitch) / soundRate)
		from := int(p.begin * soundRate)
		for i := range out[from:] {
			out[from+i] += float32(imag(point))
			point *= step
		}
		yield()
	}
	// The knock is a short noise.
	noise := rand.New(rand.NewPCG(1, uint64(len(out))))
	for i := range min(len(out), soundRate/250) {
		out[i] += float32(.25 * (noise.Float64()*2 - 1) * math.Exp(-float64(i)/20))
	}
	fade := min(len(out), soundRate/100)
	for i := range fade { // to end without a click
		out[len(out)-1-i] *= float32(i) / float32(fade)
	}
	loudest := max(-slices.Min(out), slices.Max(out))
	for i := range out {
		out[i] *= .5 / loudest
	}
	return out
}
