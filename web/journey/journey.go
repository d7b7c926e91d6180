// Package journey plays the game in real browsers, as people do: journeys open pages, read what is drawn, press and type.
// Package e2e has the journeys in Chromium, package browsers those in three engines.
//
// A Page has the verbs of the journeys. It speaks to its browser through a Driver of eight verbs, of which there are two:
// chromedp's in package e2e, and that of the W3C's WebDriver protocol in package browsers.
//
// Journeys use the page's stable hooks (data-act, data-hole and so on). A verb waits for the condition it needs, and for a
// fixed time only where no condition can be observed. A condition that is not met within the page's patience fails the
// journey, and so does every complaint of the page.
package journey

import (
	"encoding/json"
	"time"
)

// Driver is one page of a browser under remote control.
type Driver interface {
	// Open goes to an address. When only the fragment is another one, the document stays.
	Open(address string) error
	// Eval gives the value of a JavaScript expression as JSON, or, if it is a promise, what that is fulfilled with.
	// A value that JSON does not have is empty.
	Eval(expression string) (json.RawMessage, error)
	// Point lets the mouse or a finger take some steps.
	Point(pointer Pointer, steps ...Step) error
	// Key presses a key: a character, one of the names Enter, Tab, Escape, Space, Home, End, ArrowUp, ArrowDown, ArrowLeft
	// and ArrowRight, or one of them with a modifier, such as "Shift+Tab" or "Control+z".
	Key(name string) error
	// Resize gives the page another screen, as near as the browser's window allows.
	Resize(size Size) error
	// Screenshot is what is seen of the page, a PNG file.
	Screenshot() ([]byte, error)
	// Complaints are what the page has complained of since they were asked for last.
	Complaints() []string
	// Close ends the visit.
	Close()
}

// Reporter receives what goes wrong. A *testing.T is a Reporter. Fatalf must not return.
type Reporter interface {
	Helper()
	Logf(format string, args ...any)
	Errorf(format string, args ...any)
	Fatalf(format string, args ...any)
}

// Size is a screen in CSS pixels.
type Size struct {
	Width, Height int64
	Phone         bool // touch, and the page's own viewport
}

// Pointer is what points at a page.
type Pointer string

// The pointers by their names in the WebDriver protocol.
const (
	Mouse Pointer = "mouse"
	Touch Pointer = "touch" // a finger
)

// Step is one step of a pointer: it moves, or goes down or up where it is.
type Step struct {
	Act   StepAct
	X, Y  float64       // where it moves to, in CSS pixels of the viewport
	Takes time.Duration // of a move
}

// StepAct is what a pointer does in a step.
type StepAct int

// What a pointer does.
const (
	Move StepAct = iota
	Down
	Up
)

// To is a step to a place, without delay.
func To(x, y float64) Step { return Step{X: x, Y: y} }
