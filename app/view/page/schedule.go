package page

import (
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/desk"
	"kulami/app/dom"
	"kulami/app/play"
)

// The browser has one thread for everything, and a slow phone needs it to show a press. So these
// rules hold for the schedule:
//
//   - Only go-app's UI goroutine handles messages. Timers, promises, workers and other tabs post
//     their messages to it.
//   - It handles messages in their order. A queued message waits until the page has painted the
//     press. Each later message first runs the queued messages.
//   - It handles answers of the storage before all other messages.
//   - It handles no message before Loaded. The boot script keeps presses until then.
//   - go-app draws the page after its messages. Code that needs the drawn page is deferred (Defer
//     of go-app's contexts). Code that reads the layout runs after the paint, when the browser has
//     computed the layout.
//   - Long pieces of work yield, so that none delays a press for long: at the start, and between a
//     message and its drawing.
//   - Work that the player does not wait for at the start begins after a rest, see AfterRests.

// action is the name of the only go-app action; its value is a desk.Msg.
const action = "play"

// Post queues a message behind the current message.
func Post(ctx app.Context, msg desk.Msg) { ctx.NewActionWithValue(action, msg) }

// HandlePosted handles posted messages. It yields before the computer's move is drawn.
func HandlePosted(ctx app.Context, carryOut func(app.Context, desk.Msg)) {
	ctx.Handle(action, func(ctx app.Context, a app.Action) {
		msg := a.Value.(desk.Msg)
		carryOut(ctx, msg)
		if thought, ok := msg.(desk.Thought); ok && thought.Done {
			dom.Yield() // before drawing
		}
	})
}

// InPieces calls read, and then load on the UI goroutine, in three tasks: reading, loading and
// drawing.
func InPieces(ctx app.Context, read func() play.Loaded, load func(app.Context, play.Loaded)) {
	ctx.Async(func() {
		dom.Yield()
		msg := read()
		dom.Yield()
		ctx.Dispatch(func(ctx app.Context) {
			load(ctx, msg)
			dom.Yield() // before drawing
		})
	})
}

// rest is the browser's free time before each step of AfterRests.
const rest = 200 * time.Millisecond

// RestOfReading is the browser's free time between two games of the library. RestOfScrolling is its
// free time after the list was scrolled, because the visible rows come first.
const (
	RestOfReading   = 10 * time.Millisecond
	RestOfScrolling = 250 * time.Millisecond
)

// AfterRests calls steps one after the other, with a rest before each.
func AfterRests(ctx app.Context, steps ...func()) {
	ctx.Async(func() {
		for _, step := range steps {
			time.Sleep(rest)
			step()
		}
	})
}

// pressOver is the time after a press's paint when browsers regard the press as over. They count an
// earlier timer as a part of the press.
const pressOver = 80 * time.Millisecond

// AfterPress calls f in a goroutine after a press has been painted and is over.
func AfterPress(f func()) {
	dom.AfterPaint(func() {
		time.Sleep(pressOver)
		f()
	})
}
