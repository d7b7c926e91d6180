package play

import (
	"slices"
	"strconv"
	"strings"

	"kulami/app/game"
	"kulami/app/store"
)

// summaries remembers the summaries of games that have been read. The same text always has
// the same one, so that all Models may share it.
type summaries struct{ byID map[string]summaryOf }

type summaryOf struct {
	text    string
	summary *game.Summary
}

// listed returns the game of a text for the library, with its summary if it has been read.
func (all *summaries) listed(id, text string) Listed {
	known, ok := all.byID[id]
	if ok = ok && known.text == text; !ok && strings.Contains(text, `"own":`) { // a friend may wait
		known.summary = all.read(id, text)
		ok = known.summary != nil
	}
	if ok {
		g := Listed{ID: id, Summary: known.summary, began: known.summary.Began, touched: known.summary.Touched}
		if g.Summary.OwnTurn {
			g.waiting = 1
		}
		return g
	}
	return Listed{ID: id, began: minuteIn(text, `"began":`), touched: minuteIn(text, `"touched":`)}
}

// read returns the summary of a game's text, nil if there is no game in it.
func (all *summaries) read(id, text string) *game.Summary {
	g, _ := game.Unpack(id, text)
	if !g.Exists() {
		return nil
	}
	s := g.Summary()
	if all.byID == nil {
		all.byID = map[string]summaryOf{}
	}
	all.byID[id] = summaryOf{text, &s}
	return &s
}

// minuteIn returns the time after a key in a text, as validMinute. It is quicker than
// reading the text, and good enough to order games until they are read.
func minuteIn(text, key string) int64 {
	_, rest, _ := strings.Cut(text, key)
	end := len(rest) - len(strings.TrimLeft(rest, "0123456789"))
	minute, _ := strconv.ParseInt(rest[:end], 10, 64)
	return game.ValidMinute(minute)
}

// Library is every game kept, and what else lies in storage. Games are read when they are
// looked at or searched: those shown first at once, the others a few at a time while their
// dialog is open, or the progress page is shown. What has been read is remembered while the
// page is open.
//
// There is no index of the games in storage. The texts of 5,000 games, 2 MB, come in one
// piece, and their times are found without reading them: on a slow phone that takes a fifth
// of the time in which the library opens. The rest is reading and drawing the ten games that
// are seen, which an index would not spare. It would have to agree with what other tabs and
// older versions write, and would take storage from the games.
type Library struct {
	Games   []Listed    // those in which a friend waits come first, then the latest; never changed in place
	Pending int         // how many of Games have not been read
	Unread  []Item      // what cannot be read
	Deleted [][]Item    // since the dialog was opened, what was deleted together, the latest first
	of      store.Store // the texts that this was read from
}

// Listed is a game of the library.
type Listed struct {
	ID             string
	Summary        *game.Summary // nil until it has been read; never changed
	began, touched int64         // as of Game
	waiting        int           // 1 if a friend elsewhere waits for a marble, else 0
}

// Read returns the summaries of the games that have been read, the latest first.
func (l Library) Read() []game.Summary {
	var read []game.Summary
	for _, g := range l.Games {
		if g.Summary != nil {
			read = append(read, *g.Summary)
		}
	}
	return read
}

// Waiting returns how many of Games wait for a marble of the person here; they come first.
func (l Library) Waiting() (n int) {
	for n < len(l.Games) && l.Games[n].waiting > 0 {
		n++
	}
	return n
}

// SortByResult sorts games that have been read: those won by most come first, those without a result last.
func SortByResult(games []Listed) {
	rank := func(g Listed) int {
		points := max(g.Summary.Margin, -g.Summary.Margin)
		switch g.Summary.Result() {
		case game.Won:
			return 200 + points
		case game.Drawn:
			return 100
		case game.Lost:
			return -points
		}
		return -200
	}
	slices.SortStableFunc(games, func(a, b Listed) int { return rank(b) - rank(a) })
}
