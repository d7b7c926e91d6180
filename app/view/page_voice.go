package view

import (
	"strings"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/dom"
)

// voice says words aloud by one of the device's own voices: one of a server would send it what is said.
type voice struct {
	allowed bool      // it was asked for something during a press
	wanted  int       // grows with whatever is said, or not said any more
	saying  app.Value // a browser may forget what it says and nobody holds
}

// allow is called during a press: some browsers speak only if they were once asked to during one, if for nothing.
func (v *voice) allow() {
	if synthesis := app.Window().Get("speechSynthesis"); synthesis.Truthy() && !v.allowed {
		synthesis.Call("speak", app.Window().Get("SpeechSynthesisUtterance").New(""))
	}
	v.allowed = true
}

// restOfVoices is for how long the browser's list of voices is waited for: some make it when it is first asked for.
const restOfVoices = 2 * time.Second

// say says words in a language, in the place of what is being said. Where there is no voice for it, missing is called.
func (v *voice) say(words, lang string, missing func()) {
	v.hush()
	synthesis := app.Window().Get("speechSynthesis")
	if !synthesis.Truthy() {
		missing()
		return
	}
	number := v.wanted
	find := func(last bool) {
		if number != v.wanted {
			return
		}
		if found := voiceOf(synthesis, lang); found != nil {
			v.wanted++
			v.speak(synthesis, words, found)
		} else if last {
			missing()
		}
	}
	if voices := synthesis.Call("getVoices"); voices.Get("length").Int() > 0 {
		find(true)
		return
	}
	stop := dom.Listen(synthesis, "voiceschanged", func(app.Value) { find(false) })
	time.AfterFunc(restOfVoices, func() {
		stop()
		find(true)
	})
}

// hush ends what is being said.
func (v *voice) hush() {
	v.wanted++
	if synthesis := app.Window().Get("speechSynthesis"); v.saying != nil && synthesis.Truthy() {
		synthesis.Call("cancel")
	}
	v.saying = nil
}

func (v *voice) speak(synthesis app.Value, words string, by app.Value) {
	v.saying = app.Window().Get("SpeechSynthesisUtterance").New(words)
	v.saying.Set("voice", by)
	v.saying.Set("lang", by.Get("lang"))
	synthesis.Call("speak", v.saying)
}

// voiceOf returns the device's own voice for a language, its usual one if there are several, or nil.
func voiceOf(synthesis app.Value, lang string) (found app.Value) {
	voices := synthesis.Call("getVoices")
	for i := range voices.Get("length").Int() {
		one := voices.Index(i)
		tag := strings.ToLower(textOf(one.Get("lang"))) // of Android with _ for -
		if !one.Get("localService").Truthy() || tag != lang && !strings.HasPrefix(tag, lang+"-") && !strings.HasPrefix(tag, lang+"_") {
			continue
		}
		if found == nil || one.Get("default").Truthy() {
			found = one
		}
	}
	return found
}

// spelled returns words with each name of a hole so that a voice reads its letter as one: c5 as "c, 5".
func spelled(words string) string {
	var out strings.Builder
	for i, letter := range words {
		out.WriteRune(letter)
		alone := i == 0 || words[i-1] < 0x80 && !isLetter(words[i-1])
		if 'a' <= letter && letter <= 'j' && alone && i+1 < len(words) && '0' <= words[i+1] && words[i+1] <= '9' {
			out.WriteString(", ")
		}
	}
	return out.String()
}

func isLetter(b byte) bool { return 'a' <= b|0x20 && b|0x20 <= 'z' }
