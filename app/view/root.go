package view

import (
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/desk"
	"kulami/app/play"
	"kulami/app/screen/analysis"
	"kulami/app/screen/puzzles"
	"kulami/app/text"
	"kulami/app/think"
	"kulami/app/view/dialogs"
	"kulami/app/view/page"
	"kulami/app/view/scene"
	woodenview "kulami/app/view/wooden"
)

// Root is the program's one stateful component. It owns the Model, handles every message and runs
// the effects. Its other fields are state of the page alone.
type Root struct {
	app.Compo

	model         play.Model
	text          *text.Text
	boards        scene.Boards
	thinker       *think.Thinker
	waiting       []queued // queue in the order of arrival
	noShareSheet  bool     // the browser refused the share sheet
	announcer     announcer
	sounds        page.Sounds
	library       dialogs.Library
	pointer       woodenview.Pointer
	long          longTouch
	resizing      dialogs.Resizing
	peers         page.Peers
	ticking       bool // a timer for the next change of a clock is set
	returning     bool // the app returns to the history entry that Back left to close something
	screenChanges int
	behind        behind
	badged        string // the latest result of badge
}

// setLanguage switches to the reader's language, if its phrases are loaded.
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

// scene returns the values of one drawing.
func (r *Root) scene() scene.Scene {
	return scene.Scene{Text: r.text, Desk: &r.model.Desk, Board: r.model.Screen().BoardShown(), Boards: &r.boards, TasksLeft: r.tasksLeft}
}

func (r *Root) tasksLeft() bool {
	_, left := puzzles.TasksOf(&r.model.Desk).Next("")
	return left
}

// sameMove reports whether two screens show the same moves in the list of an analysis, or neither
// is an analysis.
func sameMove(a, b desk.Screen) bool {
	x, ok := a.(analysis.Screen)
	y, too := b.(analysis.Screen)
	return ok == too && (!ok || slices.Equal(x.Record().Moves(), y.Record().Moves()))
}

// queued is a message that waits until the press is painted. Handling and drawing a move can take a
// slow phone too long for feedback. The instant of its arrival decides whether its player was out
// of time.
type queued struct {
	msg desk.Msg
	at  desk.Instant
}

// longTouch is the state of a finger on a hole of a screen that considers holes. On the table a
// held finger shows what a marble there would change, like the pointer of a mouse. Lifting it plays
// nothing; the hole asks for another tap. In the analysis a held finger shows the what-if count of
// the tile.
type longTouch struct {
	number int    // number of the touch, so that timers of earlier touches do nothing
	hole   string // hole under the finger, "" if the finger has moved away
	held   bool   // the preview is shown, so that the click is not a press
	x, y   float64
	stop   func() // stops listening to the finger, nil if it is up
}

func (l *longTouch) end() {
	if l.stop != nil {
		l.stop()
		l.stop = nil
	}
}
