package view

import (
	"encoding/binary"
	"math"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/play"
)

// bell plays sounds; they are made when one is first heard, which is after a press,
// as browsers want it.
type bell struct {
	audio app.Value
	waves map[play.Sound]app.Value
	owed  []play.Sound // asked for before they were made
}

// tuning is how long after the first marble is seen the sounds begin to be made.
// Browsers count what a timer of theirs does so soon after a press as done by it.
const tuning = 80 * time.Millisecond

// ring lets a sound be heard and felt, where the browser can do that.
func (r *Root) ring(e play.Ring) {
	if navigator := app.Window().Get("navigator"); e.Feel && navigator.Get("vibrate").Truthy() && r.pressed {
		navigator.Call("vibrate", 10)
	}
	if e.Sound != play.Silence && r.pressed {
		if r.bell.audio != nil {
			r.bell.play(e.Sound)
			return
		}
		afterPaint(func() {
			time.Sleep(tuning)
			if !r.bell.open() {
				r.bell.play(e.Sound)
				return
			}
			Breathe()
			r.bell.tune(e.Sound)
		})
	}
}

// open asks for the audio device, once. Without one there is silence.
func (b *bell) open() (opened bool) {
	defer func() { _ = recover() }()
	context := app.Window().Get("AudioContext")
	if b.audio != nil || !context.Truthy() {
		return false
	}
	b.audio, b.waves = context.New(), map[play.Sound]app.Value{}
	return true
}

// tune makes all sounds, and plays the one that was asked for when it is there. It
// goes on in small pieces of work.
func (b *bell) tune(asked play.Sound) {
	defer func() { _ = recover() }()
	b.owed = append(b.owed, asked)
	b.make(asked)
	for s := range partials {
		b.make(s)
	}
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

// play plays a sound, as soon as it has been made.
func (b *bell) play(s play.Sound) {
	defer func() { _ = recover() }()
	if b.audio == nil {
		return
	}
	if b.waves[s] == nil {
		b.owed = append(b.owed, s)
		return
	}
	source := b.audio.Call("createBufferSource")
	source.Set("buffer", b.waves[s])
	source.Call("connect", b.audio.Get("destination"))
	source.Call("start")
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
