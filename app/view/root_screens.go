package view

import (
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/dom"
	"kulami/app/play"
	"kulami/app/text"
)

// screen is one of the screens: how it is drawn from its state, its words and its keys.
type screen interface {
	header() []string          // two phrases at most, beside the name of the program
	main() app.UI              // the main part of the page
	noticeWords() string       // the notice in words, or nothing
	announcement() string      // the latest announcement in words
	key(key keyPress) play.Msg // what a key asks for where no form control and no dialog has it, or nil
}

// screens lists how each screen is drawn, and what its controls ask for. Those of puzzles share
// their acts.
var screens = [...]drawn{
	drawnBy(func(r *Root, s play.Table) screen { return tableScreen{r.scene().of(s.Game.Players), s} }, tableActs),
	drawnBy(func(r *Root, s play.Course) screen { return courseScreen{r.scene(), s} }, courseActs),
	drawnBy(func(r *Root, s play.Tally) screen { return tallyScreen{r.scene(), s} }, tallyActs),
	drawnBy(func(r *Root, s play.Workshop) screen { return workshopScreen{r.scene(), s, &r.pointer} }, workshopActs),
	drawnBy(func(r *Root, s play.Analysis) screen { return analysisScreen{r.scene(), s} }, analysisActs),
	drawnBy(func(r *Root, s play.Puzzle) screen { return puzzleScreen{r.scene(), s} }, puzzleActs),
	drawnBy(func(r *Root, s play.Puzzles) screen { return puzzlesScreen{r.scene(), s} }, nil),
	drawnBy(func(r *Root, s play.Storm) screen { return stormScreen{r.scene(), s} }, nil),
	drawnBy(func(r *Root, s play.Review) screen { return reviewScreen{r.scene().of(s.Game.Players), s} }, reviewActs),
	drawnBy(func(r *Root, s play.Progress) screen { return progressScreen{r.scene(), s} }, progressActs),
}

type drawn struct {
	of   func(r *Root) screen // nil if another screen is shown
	acts []act
}

func drawnBy[S play.Screen](of func(r *Root, shown S) screen, acts []act) drawn {
	return drawn{func(r *Root) screen {
		if shown, ok := r.model.Screen.(S); ok {
			return of(r, shown)
		}
		return nil
	}, acts}
}

func (r *Root) screen() (shown screen) {
	for i := 0; shown == nil; i++ {
		shown = screens[i].of(r)
	}
	return shown
}

// header draws the header of a screen. In the place of its words it says for a while that
// the app starts without a network.
func header(s screen, t *text.Text, offline bool) app.UI {
	h := head{Text: t}
	if offline {
		h.Toast = t.OfflineReady
	}
	copy(h.Words[:], s.header())
	if at, ok := s.(tableScreen); ok {
		h.Looking = at.looking()
	}
	return dom.PartOf(h, head.draw)
}

// head is the key of the header.
type head struct {
	Words   [2]string
	Looking [2]string // what the status line says, where the ways on are in its place
	Toast   string
	Text    *text.Text
}

func (h head) draw() app.UI {
	lines := func(class string, words [2]string) app.UI {
		var spans []app.UI
		for _, w := range slices.DeleteFunc(words[:], func(w string) bool { return w == "" }) {
			spans = append(spans, app.Span().Text(w))
		}
		return app.P().Class(class).Body(spans...)
	}
	return app.Header().Class("head").Body(
		app.H1().Class("brand").Text(h.Text.Title),
		lines("what", h.Words),
		lines("looking", h.Looking),
		app.P().Class("toast").Role("status").Text(h.Toast),
		app.Div().Class("head-acts").Body(
			iconButton("learn", "learn", h.Text.Learn),
			iconButton("menu", "menu", h.Text.Menu),
		),
	)
}

// acts lists the acts of all screens and dialogs. A test checks that each is drawn
// somewhere, and that nothing is drawn with an act that is not listed.
func (r *Root) acts() [][]act {
	lists := [][]act{r.library.acts()}
	for _, d := range allDialogs {
		lists = append(lists, d.acts)
	}
	for _, s := range screens {
		lists = append(lists, s.acts)
	}
	return lists
}

// actNamed returns the act of a name; ok is false if there is none.
func (r *Root) actNamed(name string) (a act, ok bool) {
	for _, list := range r.acts() {
		for _, a := range list {
			if a.name == name {
				return a, true
			}
		}
	}
	return act{}, false
}

// forms lists the forms in which every change counts.
var forms = [...]form{setupForm, settingsForm, shareForm, embedForm, tallyForm, tileForm, replayForm}
