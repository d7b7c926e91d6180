package view

import (
	"encoding/binary"
	"maps"
	"math"
	"slices"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/play"
)

// bell plays sounds. They are made when a game begins or one is asked for, whichever
// comes first, but after a press, as browsers want it.
type bell struct {
	called bool      // somebody has asked for the audio device
	audio  app.Value // nil when there is none
	waves  map[play.Sound]app.Value
	owed   []play.Sound // asked for before they were made
}

// tuning is how long after what was pressed is seen the sounds begin to be made.
// Browsers count what a timer of theirs does so soon after a press as done by it.
const tuning = 80 * time.Millisecond

// ring lets a sound be heard and felt, where the browser can do that.
func (r *Root) ring(e play.Ring) {
	if !r.pressed {
		return
	}
	if navigator := app.Window().Get("navigator"); e.Feel && navigator.Get("vibrate").Truthy() {
		navigator.Call("vibrate", 10)
	}
	if e.Sound != play.Silence {
		r.bell.play(e.Sound)
	}
}

// tuneUp makes the sounds of a game that begins: to ask for the audio device can hold
// up a slow phone for longer than a marble.
func (r *Root) tuneUp() {
	if r.pressed && r.model.Settings.Sound {
		r.bell.tune()
	}
}

// play plays a sound, as soon as it has been made.
func (b *bell) play(s play.Sound) {
	defer func() { _ = recover() }()
	wave := b.waves[s]
	if wave == nil {
		b.owed = append(b.owed, s)
		b.tune()
		return
	}
	source := b.audio.Call("createBufferSource")
	source.Set("buffer", wave)
	source.Call("connect", b.audio.Get("destination"))
	source.Call("start")
}

// tune makes all sounds, once, those that are owed first. It goes on in small pieces of
// work. Without an audio device there is silence.
func (b *bell) tune() {
	if b.called {
		return
	}
	b.called = true
	afterPaint(func() {
		defer func() { _ = recover() }()
		time.Sleep(tuning)
		b.audio, b.waves = app.Window().Get("AudioContext").New(), map[play.Sound]app.Value{}
		Breathe()
		for _, s := range slices.Concat(b.owed, slices.Collect(maps.Keys(partials))) {
			b.make(s)
		}
	})
}

// make makes a sound and plays it as often as it is owed.
func (b *bell) make(s play.Sound) {
	if b.waves[s] != nil {
		return
	}
	b.waves[s] = b.wave(samples(s, Breathe))
	for _, owed := range b.owed {
		if owed == s {
			b.play(s)
		}
	}
}

// wave hands samples to the browser, all at once: one by one they would take
// longer than they last.
func (b *bell) wave(samples []float32) app.Value {
	data := make([]byte, 0, 4*len(samples))
	for _, v := range samples {
		data = binary.LittleEndian.AppendUint32(data, math.Float32bits(v))
	}
	bytes := app.Window().Get("Uint8Array").New(len(data))
	app.CopyBytesToJS(bytes, data)
	buffer := b.audio.Call("createBuffer", 1, len(samples), soundRate)
	buffer.Call("copyToChannel", app.Window().Get("Float32Array").New(bytes.Get("buffer")), 0)
	return buffer
}
