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

// screenOf returns what draws the screen that is shown.
func screenOf(s scene, shown play.Screen, pointer *workshopPointer) screen {
	switch shown := shown.(type) {
	case play.Course:
		return courseScreen{s, shown}
	case play.Tally:
		return tallyScreen{s, shown}
	case play.Workshop:
		return workshopScreen{s, shown, pointer}
	case play.Analysis:
		return analysisScreen{s, shown}
	case play.Puzzle:
		return puzzleScreen{s, shown}
	case play.Puzzles:
		return puzzlesScreen{s, shown}
	case play.Storm:
		return stormScreen{s, shown}
	case play.Review:
		return reviewScreen{s.of(shown.Players()), shown}
	case play.Progress:
		return progressScreen{s, shown}
	}
	table := shown.(play.Table)
	return tableScreen{s.of(table.Game.Players), table}
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
