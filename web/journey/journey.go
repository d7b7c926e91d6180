// Package journey plays the game in real browsers as people do: it opens pages, reads what they
// show, presses and types. Package e2e has the journeys in Chromium, package browsers has journeys
// in three engines.
//
// A Page has the verbs of the journeys. It controls its browser through a Driver. Package e2e has a
// Driver for chromedp, package browsers has one for the W3C's WebDriver protocol.
//
// Journeys use the page's stable hooks such as data-act and data-hole. A verb waits for the
// condition that it needs. It waits for a fixed time only if no condition can be observed. A
// journey fails if a condition is not met within the page's patience, or if the page complains.
package journey

import (
	"encoding/json"
	"time"
)

// Driver controls one page of a browser.
type Driver interface {
	// Open goes to an address. If only the fragment differs, the document stays.
	Open(address string) error
	// Eval returns the value of a JavaScript expression as JSON. It waits for a promise. A value
	// without a form in JSON is empty.
	Eval(expression string) (json.RawMessage, error)
	// Point moves, presses and releases the mouse or a finger.
	Point(pointer Pointer, steps ...Step) error
	// Key presses a key: a character, or one of Enter, Tab, Escape, Space, Home, End, ArrowUp,
	// ArrowDown, ArrowLeft and ArrowRight. A modifier can precede it, as in "Shift+Tab" or
	// "Control+z".
	Key(name string) error
	// Resize changes the size of the page, as closely as the browser's window allows.
	Resize(size Size) error
	// Screenshot returns the visible page as a PNG file.
	Screenshot() ([]byte, error)
	// Complaints returns the complaints of the page since the last call.
	Complaints() []string
	// Close ends the visit.
	Close()
}

// Reporter receives failures. A *testing.T is a Reporter. Fatalf must not return.
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

// Pointer is a kind of pointing device.
type Pointer string

// Names of the pointers in the WebDriver protocol.
const (
	Mouse Pointer = "mouse"
	Touch Pointer = "touch" // a finger
)

// Step is one step of a pointer: it moves, or goes down or up without moving.
type Step struct {
	Act   StepAct
	X, Y  float64       // target of a move, in CSS pixels of the viewport
	Takes time.Duration // duration of a move
}

// StepAct is the action of a pointer in a step.
type StepAct int

// Actions of a pointer.
const (
	Move StepAct = iota
	Down
	Up
)

// To returns a move to a place, without delay.
func To(x, y float64) Step { return Step{X: x, Y: y} }
