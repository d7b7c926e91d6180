package view

import (
	"encoding/binary"
	"maps"
	"math"
	"slices"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/dom"
	"kulami/app/play"
)

// sounds plays sounds. They are made when a game begins or one is played, whichever comes
// first, but only after a press: browsers require one.
type sounds struct {
	allowed bool      // something was pressed
	made    bool      // they are being made, or were
	audio   app.Value // nil when there is none
	buffers map[play.Sound]app.Value
	pending []play.Sound // wanted before they were made
}

// allow permits sounds from now on.
func (s *sounds) allow() { s.allowed = true }

// playAndVibrate plays the sound of e, and vibrates, where the browser can do that.
func (s *sounds) playAndVibrate(e play.PlaySound) {
	if !s.allowed {
		return
	}
	wait := time.Duration(e.Wait) * time.Millisecond
	if navigator := app.Window().Get("navigator"); e.Feel && navigator.Get("vibrate").Truthy() {
		later(wait, func() { navigator.Call("vibrate", 10) })
	}
	if e.Sound != play.Silence {
		s.play(e.Sound, wait)
	}
}

// play plays a sound after a time, or as soon as it has been made.
func (s *sounds) play(sound play.Sound, wait time.Duration) {
	defer func() { _ = recover() }()
	buffer := s.buffers[sound]
	if buffer == nil {
		s.pending = append(s.pending, sound)
		s.prepare()
		return
	}
	source := s.audio.Call("createBufferSource")
	source.Set("buffer", buffer)
	source.Call("connect", s.audio.Get("destination"))
	source.Call("start", s.audio.Get("currentTime").Float()+wait.Seconds())
}

// prepare makes all sounds, once, the pending ones first. It does so in small pieces of
// work and before they are needed, as opening the audio device alone can block a slow
// phone for longer than a move. Without an audio device there is no sound.
func (s *sounds) prepare() {
	if s.made || !s.allowed {
		return
	}
	s.made = true
	afterPress(func() {
		defer func() { _ = recover() }()
		s.audio, s.buffers = app.Window().Get("AudioContext").New(), map[play.Sound]app.Value{}
		dom.Yield()
		for _, sound := range slices.Concat(s.pending, slices.Collect(maps.Keys(partials))) {
			s.makeSound(sound)
		}
	})
}

// makeSound makes a sound and plays it as often as it is pending.
func (s *sounds) makeSound(sound play.Sound) {
	if s.buffers[sound] != nil {
		return
	}
	s.buffers[sound] = audioBuffer(s.audio, samples(sound, dom.Yield))
	for _, wanted := range s.pending {
		if wanted == sound {
			s.play(sound, 0)
		}
	}
}

// audioBuffer hands samples to the browser, all at once: one by one they would take
// longer than they last.
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
