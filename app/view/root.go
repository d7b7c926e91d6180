package view

import (
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/desk"
	"kulami/app/play"
	"kulami/app/screen/analysis"
	"kulami/app/text"
	"kulami/app/think"
	"kulami/app/view/dialogs"
	"kulami/app/view/page"
	"kulami/app/view/scene"
	woodenview "kulami/app/view/wooden"
)

// Root is the program's one stateful component: it owns the Model, handles every message
// and carries out the effects. State that only the page has lies beside the Model.
type Root struct {
	app.Compo

	model     play.Model
	text      *text.Text
	boards    scene.Boards
	thinker   *think.Thinker
	waiting   []queued // in the order in which they came
	shareless bool     // the share sheet was refused
	announcer announcer
	sounds    page.Sounds
	library   dialogs.Library
	pointer   woodenview.Pointer
	long      longTouch
	peers     page.Peers
	ticking   bool // the next change of a clock is waited for
	returning bool // to the entry of the history that Back has left in the place of closing something
	came      int  // how many screens have come in the place of another one
	behind    behind
}

// setLanguage uses the reader's language from now on, if its words are here.
func (r *Root) setLanguage() {
	t := text.In(r.model.Languages()...)
	if t == r.text || !text.Has(r.model.Languages()...) {
		return
	}
	r.text = t
	document := app.Window().Get("document")
	document.Set("title", t.Title)
	page := document.Get("documentElement")
	page.Set("lang", t.Lang)
	page.Set("dir", t.Dir)
}

// scene is made for a drawing.
func (r *Root) scene() scene.Scene {
	return scene.Scene{Text: r.text, Desk: &r.model.Desk, Board: r.model.Screen().BoardShown(), Boards: &r.boards}
}

// sameMove reports whether two screens show the same moves in the list of an analysis, or
// none.
func sameMove(a, b desk.Screen) bool {
	x, ok := a.(analysis.Screen)
	y, too := b.(analysis.Screen)
	return ok == too && (!ok || slices.Equal(x.Record().Moves(), y.Record().Moves()))
}

// queued is a message that waits until what was pressed has been painted: to work a move out
// and to draw all that it changes takes a slow phone longer than a press should go
// unanswered. The instant at which it came decides whether the clock of its player had run
// out.
type queued struct {
	msg desk.Msg
	at  desk.Instant
}

// longTouch follows a finger on a hole of a screen that considers holes. Held still on
// the table it shows what a marble there would change, as the pointer of a mouse does, and
// lifting it then plays nothing: the hole asks for another tap. In the analysis it shows
// what the hole's tile counts.
type longTouch struct {
	number int    // of the touch: timers of an earlier one do nothing
	hole   string // that the finger lies on, empty if it has moved away
	held   bool   // what the hole would change is shown, so that the click is not a press
	x, y   float64
	stop   func() // stops listening to the finger, nil if it is not down
}

func (l *longTouch) end() {
	if l.stop != nil {
		l.stop()
		l.stop = nil
	}
}
