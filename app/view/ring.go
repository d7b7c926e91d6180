package view

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/play"
)

// bell plays sounds; they are made when first heard, which is after a press, as
// browsers want it.
type bell struct {
	audio app.Value
	waves map[play.Sound]app.Value
}

// ring lets a sound be heard and felt, where the browser can do that.
func (r *Root) ring(e play.Ring) {
	if navigator := app.Window().Get("navigator"); e.Feel && navigator.Get("vibrate").Truthy() && r.pressed {
		navigator.Call("vibrate", 10)
	}
	if e.Sound != play.Silence && r.pressed {
		r.bell.play(e.Sound)
	}
}

// play plays a sound. Without an audio device there is silence.
func (b *bell) play(s play.Sound) {
	defer func() { _ = recover() }()
	if b.audio == nil {
		context := app.Window().Get("AudioContext")
		if !context.Truthy() {
			return
		}
		b.audio, b.waves = context.New(), map[play.Sound]app.Value{}
	}
	wave, ok := b.waves[s]
	if !ok {
		wave = b.wave(samples(s))
		b.waves[s] = wave
	}
	source := b.audio.Call("createBufferSource")
	source.Set("buffer", wave)
	source.Call("connect", b.audio.Get("destination"))
	source.Call("start")
}

// wave hands samples to the browser.
func (b *bell) wave(samples []float32) app.Value {
	list := make([]any, len(samples))
	for i, v := range samples {
		list[i] = v
	}
	buffer := b.audio.Call("createBuffer", 1, len(samples), soundRate)
	buffer.Call("copyToChannel", app.Window().Get("Float32Array").Call("from", list), 0)
	return buffer
}
