package view

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// announcer holds the announcement for screen readers in the page, and the announcements of the
// next drawing.
type announcer struct {
	seq     int // number of the latest desk.Announcement put into words
	words   string
	region  int // index of the live region with words
	pending []string
}

// add adds the announcement number seq, once. So its words do not change while the engine finds
// other values. A later announcement does not replace an announcement that is not drawn yet.
func (a *announcer) add(seq int, words func() string) {
	if seq != a.seq {
		a.seq, a.pending = seq, append(a.pending, words())
	}
}

// draw draws two live regions. They take turns, so that the screen reader also announces the same
// words again.
func (a *announcer) draw() app.UI {
	if len(a.pending) > 0 {
		a.words, a.region, a.pending = strings.Join(a.pending, " "), 1-a.region, nil
	}
	words := [2]string{}
	words[a.region] = a.words
	region := func(i int) app.UI {
		return app.Div().Class("heard").Aria("live", "polite").Aria("atomic", "true").Text(words[i])
	}
	return app.Div().Body(region(0), region(1))
}
