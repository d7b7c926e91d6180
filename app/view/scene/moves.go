package scene

import (
	"fmt"
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/dom"
	"kulami/app/text"
	"kulami/app/view/page"
	"kulami/rules"
)

// MovesOf draws the list of the moves of a record, with the signs of its notes.
func (v Scene) MovesOf(r rules.Record, shown []rules.Hole) app.UI {
	l := MoveList{Board: r.Board(), Lines: linesOf(r), Times: r.Times().Spent, Sides: v.Sides(), Text: v.Text}
	l.Folded = len(l.Lines) > MostWhole
	if len(shown) > 0 {
		if n := slices.IndexFunc(l.Lines, func(n line) bool { return n.begins(line{moves: shown}, len(shown)) }); n >= 0 {
			l.Current = place{n, len(shown)}
		}
	}
	return dom.PartOf(l)
}

// MoveNumber returns the number of the move at an index of a line. The list of moves, the stepper,
// texts and sentences all use this number. It counts the marbles played.
func MoveNumber(index int) int { return index + 1 }

// MostWhole is the largest number of lines that are drawn whole. A thousand whole lines took a
// phone seconds.
const MostWhole = 100

// MoveList holds the inputs of the list of moves.
type MoveList struct {
	Board   *rules.Board
	Lines   []line // the game first
	Times   []int  // times of the game's moves, in tenths of a second
	Current place  // place of the move shown, zero at the start
	Folded  bool   // a variation without the move shown has only its first move
	Sides   [2]string
	Text    *text.Text
}

func (l MoveList) Equal(other dom.Key) bool {
	o, ok := other.(MoveList)
	return ok && l.equal(o)
}

func (l MoveList) equal(other MoveList) bool {
	return l.Board == other.Board && l.Current == other.Current && l.Folded == other.Folded && l.Sides == other.Sides && l.Text == other.Text &&
		slices.EqualFunc(l.Lines, other.Lines, line.Equal) && slices.Equal(l.Times, other.Times)
}

// Draw draws the moves of the game, and the variations below the two moves where they begin. Each
// variation is a component. A browser does not translate the names of holes.
func (l MoveList) Draw() app.UI {
	game := l.Lines[0].moves
	if len(l.Lines) == 1 && len(game) == 0 {
		return app.Div().Class("plies").Body(app.P().Class("no-moves").Text(l.Text.NoMoves))
	}
	var items, asides []app.UI
	for ply := range len(game) + 1 {
		if ply < len(game) {
			items = append(items, l.move(l.Lines[0], ply, ply&1 == 0, l.Current == place{} && ply == 0))
		}
		for _, group := range Leaving(l.Lines, ply) {
			asides = append(asides, app.Li().Class("aside").Body(dom.PartOf(l.Variation(group, ply))))
		}
		if ply&1 == 1 || ply == len(game) {
			items = append(items, asides...)
			asides = nil
		}
	}
	return app.Div().Class("plies").DataSet("moves", len(l.Lines)).Body(app.Ol().Class("main-line").Attr("translate", "no").Aria("label", l.Text.MoveList).Body(items...))
}

// Variation holds the inputs of lines that leave the game with the same move, after From plies.
type Variation struct {
	MoveList
	From int
}

// Variation returns the variation of lines. It has the move shown only if the move is in its lines.
func (l MoveList) Variation(lines []line, from int) Variation {
	theirs := func(n line) bool { return l.Current.Line == n.number && l.Current.Ply > from }
	if slices.ContainsFunc(lines, theirs) {
		l.Folded = false
	} else {
		l.Current = place{}
	}
	l.Lines, l.Times = lines, nil
	return Variation{l, from}
}

func (v Variation) Equal(other dom.Key) bool {
	o, ok := other.(Variation)
	return ok && v.From == o.From && v.equal(o.MoveList)
}

// Draw draws the first line, and below it the lines that leave it. A folded variation has only its
// first move.
func (v Variation) Draw() app.UI {
	var items []app.UI
	numbered := true
	moves := v.Lines[0].moves
	for ply := v.From; ply <= len(moves); ply++ {
		if ply < len(moves) {
			items = append(items, v.move(v.Lines[0], ply, numbered || ply&1 == 0, false))
			numbered = false
		}
		if v.Folded {
			break
		} else if ply == v.From {
			continue
		}
		for _, group := range Leaving(v.Lines, ply) {
			items = append(items, app.Li().Class("aside").Body(v.Variation(group, ply).Draw()))
			numbered = true
		}
	}
	return app.Ol().Class("variation").Aria("label", v.Text.Variation).Body(items...)
}

// move draws a move, with its number if numbered. One move of the list is its tab stop: the move
// shown, or the first move.
func (l MoveList) move(of line, ply int, numbered, stop bool) app.UI {
	m := move{
		At: place{of.number, ply + 1}, Hole: l.Board.Name(of.moves[ply]),
		Side: rules.Side(ply & 1), Sides: l.Sides, Text: l.Text, Note: of.sign(ply),
	}
	m.Current = m.At == l.Current
	m.Stop = stop || m.Current
	if numbered {
		m.Number = MoveNumber(ply)
	}
	if of.number == 0 && ply < len(l.Times) {
		m.Took = timeTaken(l.Text, l.Times[ply])
	}
	return dom.PartOf(m)
}

// timeTaken formats the time of a move, in tenths of a second, as minutes and seconds. Below ten
// seconds it has a decimal.
func timeTaken(t *text.Text, tenths int) string {
	return dom.Either(tenths < 100, "0:0"+t.Decimal(float64(tenths)/10), fmt.Sprintf("%d:%02d", tenths/600, tenths/10%60))
}

// move holds the inputs of a move of the list.
type move struct {
	At      place
	Hole    string
	Side    rules.Side
	Sides   [2]string
	Number  int  // number before the move; 0 means none
	Current bool // this is the move shown
	Stop    bool
	Note    NoteSign
	Took    string // time taken, in a game with clocks
	Text    *text.Text
}

func (m move) Draw() app.UI {
	b := app.Button().Type("button").Class("ply", "ply-"+m.Side.String(), dom.When(m.Note.Comment, "has-comment")).TabIndex(-1).
		DataSet("act", "goto").DataSet("value", m.At).
		Aria("label", m.Text.Played(m.Sides[m.Side], m.Hole)+m.Note.Words(m.Text)).Text(m.Hole + m.Note.Glyph.String())
	if m.Took != "" {
		b = b.Title(m.Took)
	}
	if m.Stop {
		b = b.TabIndex(0)
	}
	if m.Current {
		b = b.Aria("current", "step")
	}
	item := app.Li().Body(b)
	if m.Number != 0 {
		item = item.DataSet("turn", m.Number)
	}
	return item
}

// ShowCurrentMove scrolls only the list of moves, until the move shown is visible. At the start
// this is the first move. If the move is already visible, nothing scrolls, so that a second press
// hits the same move.
func ShowCurrentMove() {
	list := page.Find(".plies")
	if !list.Truthy() {
		return
	}
	current := list.Call("querySelector", ".ply[aria-current]")
	if !current.Truthy() {
		if current = list.Call("querySelector", ".ply"); !current.Truthy() {
			return
		}
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
