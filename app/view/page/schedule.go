package page

import (
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/desk"
	"kulami/app/dom"
	"kulami/app/play"
)

// When things run. The browser has one thread for everything, a slow phone needs it to
// show what was pressed, and the following holds:
//
//   - Messages are carried out on go-app's UI goroutine alone. What happens elsewhere,
//     in timers, promises, workers and other tabs, is posted to it.
//   - Messages are carried out in the order in which they came. One that was queued
//     waits until what was pressed has been painted; whatever comes before that carries
//     it out first.
//   - Answers of the storage are carried out before any other message.
//   - Nothing is carried out before Loaded: the boot script keeps presses until then.
//   - A page is drawn after its messages. What needs the drawn page is deferred (Defer of
//     go-app's contexts); what asks for its layout runs after the paint, when the
//     browser has found the layout out for itself.
//   - Long pieces of work yield, so that none holds up a press for long: at the start,
//     and between a message and its drawing.
//   - Work of the start that the player does not wait for rests first, see afterRests.

// action is the one go-app action; its value is a desk.Msg.
const action = "play"

// Post has a message carried out after the one that is being carried out.
func Post(ctx app.Context, msg desk.Msg) { ctx.NewActionWithValue(action, msg) }

// HandlePosted carries out posted messages. The computer's move is drawn in a piece of
// work of its own.
func HandlePosted(ctx app.Context, carryOut func(app.Context, desk.Msg)) {
	ctx.Handle(action, func(ctx app.Context, a app.Action) {
		msg := a.Value.(desk.Msg)
		carryOut(ctx, msg)
		if thought, ok := msg.(desk.Thought); ok && thought.Done {
			dom.Yield() // before it is drawn
		}
	})
}

// InPieces reads what the program begins from, and calls load with it on the UI
// goroutine, as three pieces of work: reading, loading, drawing.
func InPieces(ctx app.Context, read func() play.Loaded, load func(app.Context, play.Loaded)) {
	ctx.Async(func() {
		dom.Yield()
		msg := read()
		dom.Yield()
		ctx.Dispatch(func(ctx app.Context) {
			load(ctx, msg)
			dom.Yield() // before it is drawn
		})
	})
}

// rest is how long the browser is left alone before each step of afterRests.
const rest = 200 * time.Millisecond

// RestOfReading is how long the browser is left alone while games of the library are read;
// restOfScrolling is how long they wait after the list was scrolled, for the rows that are
// seen then come first.
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

// pressOver is how long after its paint a press is over for browsers: what a timer does
// sooner is counted as done by the press.
const pressOver = 80 * time.Millisecond

// AfterPress calls f in a goroutine when a press has been painted and is over.
func AfterPress(f func()) {
	dom.AfterPaint(func() {
		time.Sleep(pressOver)
		f()
	})
}
