package view

import (
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/text"
	"kulami/rules"
)

// movesOf draws the list of the moves of a record, with the signs of its notes.
func (v scene) movesOf(r rules.Record, shown []rules.Hole) app.UI {
	var lines []line
	current := 0
	for n, moves := range r.Lines() {
		if current == 0 && len(shown) > 0 && len(moves) >= len(shown) && slices.Equal(moves[:len(shown)], shown) {
			current = place(n, len(shown))
		}
		lines = append(lines, line{n, spell(moves)})
	}
	return &moveList{Board: r.Board(), Lines: join(lines), Notes: joinNotes(r.Notes()), Times: v.joinTimes(r.Times()), Current: current, Sides: v.sides(), Text: v.text}
}

// moveList is the list of moves. Its fields are values to compare, so that it is
// drawn again only if something in it has changed; and of the variations only
// those that have.
type moveList struct {
	app.Compo
	Board   *rules.Board
	Lines   string // as join writes them
	Notes   string // as joinNotes writes them
	Times   string // as joinTimes writes them
	Current int    // the place of the move shown, 0 at the start
	Sides   [2]string
	Text    *text.Text
}

// Render draws the moves of the game, and below the turn where they begin the
// variations.
func (l *moveList) Render() app.UI {
	lines := split(l.Lines)
	game := lines[0].moves
	if len(lines) == 1 && game == "" {
		return app.Div().Class("plies").Body(app.P().Class("no-moves").Text(l.Text.NoMoves))
	}
	w := moveWriter{l.Board, splitNotes(l.Notes), splitTimes(l.Times), l.Current, l.Sides, l.Text}
	var items, asides []app.UI
	for ply := range len(game) + 1 {
		if ply < len(game) {
			items = append(items, w.move(lines[0], ply, ply&1 == 0, l.Current == 0 && ply == 0))
		}
		for _, group := range leaving(lines, ply) {
			asides = append(asides, app.Li().Class("aside").Body(l.variation(group, ply)))
		}
		if ply&1 == 1 || ply == len(game) {
			items = append(items, asides...)
			asides = nil
		}
	}
	return app.Div().Class("plies").DataSet("moves", len(lines)).Body(app.Ol().Class("main-line").Aria("label", l.Text.MoveList).Body(items...))
}

// variation is lines that leave the game. They get the move shown only if it is
// theirs.
func (l *moveList) variation(lines []line, ply int) *variation {
	current := 0
	theirs := func(n line) bool { return l.Current/100 == n.number && l.Current%100 > ply }
	if slices.ContainsFunc(lines, theirs) {
		current = l.Current
	}
	return &variation{Board: l.Board, Lines: join(lines), Notes: notesFrom(l.Notes, lines[0].moves[:ply+1]), From: ply, Current: current, Sides: l.Sides, Text: l.Text}
}

// variation is lines that leave the game with the same move, the one after From.
type variation struct {
	app.Compo
	Board   *rules.Board
	Lines   string
	Notes   string // on positions of these lines
	From    int
	Current int
	Sides   [2]string
	Text    *text.Text
}

// Render draws the first of the lines, and within it the others.
func (v *variation) Render() app.UI {
	return moveWriter{v.Board, splitNotes(v.Notes), nil, v.Current, v.Sides, v.Text}.variation(split(v.Lines), v.From)
}

// moveWriter draws moves.
type moveWriter struct {
	board   *rules.Board
	notes   map[string]noteSign
	times   []string // that the moves of the game took
	current int
	sides   [2]string
	text    *text.Text
}

// variation draws the first of the lines from a ply on, and where others leave
// it, those.
func (w moveWriter) variation(lines []line, from int) app.UI {
	var items []app.UI
	numbered := true
	for ply := from; ply <= len(lines[0].moves); ply++ {
		if ply < len(lines[0].moves) {
			items = append(items, w.move(lines[0], ply, numbered || ply&1 == 0, false))
			numbered = false
		}
		if ply == from {
			continue
		}
		for _, group := range leaving(lines, ply) {
			items = append(items, app.Li().Class("aside").Body(w.variation(group, ply)))
			numbered = true
		}
	}
	return app.Ol().Class("variation").Aria("label", w.text.Variation).Body(items...)
}

// move draws a move, with the number of its turn if that is asked for. One of the
// list is its tab stop: the move shown, or the first.
func (w moveWriter) move(l line, ply int, numbered, stop bool) app.UI {
	m := move{
		At: place(l.number, ply+1), Hole: w.board.Name(rules.Hole(l.moves[ply] - '0')),
		Side: rules.Side(ply & 1), Sides: w.sides, Text: w.text, Note: w.notes[l.moves[:ply+1]],
	}
	m.Current = m.At == w.current
	m.Stop = stop || m.Current
	if numbered {
		m.Turn = ply/2 + 1
	}
	if l.number == 0 && ply < len(w.times) {
		m.Took = w.times[ply]
	}
	return partOf(m, move.draw)
}

// move holds everything that a move of the list is drawn from.
type move struct {
	At      int // its place
	Hole    string
	Side    rules.Side
	Sides   [2]string
	Turn    int  // the number before it, 0 for none
	Current bool // it is the one shown
	Stop    bool
	Note    noteSign
	Took    string // how long it took in a game with clocks
	Text    *text.Text
}

// draw draws the button of the move.
func (m move) draw() app.UI {
	tab := -1
	if m.Stop {
		tab = 0
	}
	b := app.Button().Type("button").Class("ply", "ply-"+m.Side.String()).TabIndex(tab).
		DataSet("act", "goto").DataSet("value", m.At).
		Aria("label", m.Text.Played(m.Sides[m.Side], m.Hole)+m.Note.words(m.Text)).Text(m.Hole + m.Note.Glyph.String())
	if m.Took != "" {
		b = b.Title(m.Took)
	}
	if m.Note.Comment {
		b = b.Class("has-comment")
	}
	if m.Current {
		b = b.Aria("current", "step")
	}
	item := app.Li().Body(b)
	if m.Turn > 0 {
		item = item.DataSet("turn", m.Turn)
	}
	return item
}

// showCurrentMove brings the move shown into sight in the list of moves, which
// alone is scrolled; the start is before the first one. A move that is in sight already
// stays where it is, so that a second press meets the same move.
func showCurrentMove() {
	document := app.Window().Get("document")
	list := document.Call("querySelector", ".plies")
	if !list.Truthy() {
		return
	}
	current := list.Call("querySelector", ".ply[aria-current]")
	if !current.Truthy() {
		list.Call("scrollTo", 0, 0)
		return
	}
	box, at := list.Call("getBoundingClientRect"), current.Call("getBoundingClientRect")
	by := func(low, high string) float64 {
		from, to := box.Get(low).Float(), box.Get(high).Float()
		start, end := at.Get(low).Float(), at.Get(high).Float()
		if margin := end - start; start-margin/2 >= from && end+margin/2 <= to {
			return 0
		}
		return (start + end - from - to) / 2
	}
	list.Call("scrollBy", by("left", "right"), by("top", "bottom"))
}
