package view

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/play"
	"kulami/app/text"
	"kulami/rules"
)

// panel draws what stands below the status: what can be done at this moment, the
// count once it is over, and the moves.
func (r *Root) panel() app.UI {
	t, m := r.text, &r.model
	var parts []app.UI
	switch {
	case m.Counting():
		parts = append(parts, app.Div().Class("offers").Body(wideButton("skip-count", "skip", t.SkipCount)))
	case m.AtEnd() && !m.Linked:
		parts = append(parts, app.Div().Class("offers").Body(
			wideButton("rematch", "again", t.Rematch).Class("primary"),
			enabled(wideButton("review", "previous", t.Review), m.Game.Live > 0),
			r.wholeButton()), r.count())
	case m.Looking():
		parts = append(parts, r.lookingOffers(), r.count())
	case m.CanSwap():
		parts = append(parts, app.Div().Class("offers").Body(wideButton("swap", "swap", t.Swap).Class("primary")))
	}
	names := make([]string, len(m.Game.Shown().Moves))
	for i, h := range m.Game.Shown().Moves {
		names[i] = m.Game.Record.Board.Name(h)
	}
	parts = append(parts, &moves{Names: strings.Join(names, " "), Cursor: m.Game.Record.Cursor, Text: r.text})
	return app.Section().Class("panel").Body(parts...)
}

func (r *Root) wholeButton() app.UI {
	t, m := r.text, &r.model
	if !m.Game.Position().Over() {
		return nil
	}
	if m.Whole {
		return wideButton("whole", "tiles", t.ShowTiles)
	}
	return wideButton("whole", "tiles", t.ShowBoard)
}

// lookingOffers is what can be done with an earlier ply or a linked game.
func (r *Root) lookingOffers() app.UI {
	t, m := r.text, &r.model
	var offers []app.UI
	if !m.AtEnd() {
		offers = append(offers, wideButton("continue", "play", t.PlayFromHere).Class("primary"))
		if m.Linked {
			offers = append(offers, wideButton("continue-computer", "computer", t.PlayComputerFromHere))
		}
	}
	if m.Linked {
		offers = append(offers, wideButton("return", "back", t.OtherGame))
	} else {
		offers = append(offers, wideButton("last", "back", t.Back))
	}
	if m.AtEnd() {
		offers = append(offers, r.wholeButton())
	}
	return app.Div().Class("offers").Body(offers...)
}

// moves is the list of moves with the buttons that step through it.
type moves struct {
	app.Compo
	Names  string // separated by blanks
	Cursor int
	Text   *text.Text
}

// Render draws a button for each ply, and for the start.
func (l *moves) Render() app.UI {
	t := l.Text
	names := strings.Fields(l.Names)
	items := make([]app.UI, len(names))
	for i, name := range names {
		ply := i + 1
		side := rules.Side(i & 1)
		b := app.Button().Type("button").Class("ply", "ply-"+side.String()).DataSet("act", "goto").DataSet("value", ply).Text(name)
		if ply == l.Cursor {
			b = b.Aria("current", "step")
		}
		items[i] = app.Li().Body(b)
	}
	step := func(act, label string, can bool) app.UI {
		return enabled(iconButton(act, act, label), can)
	}
	var list app.UI = app.P().Class("no-moves").Text(t.NoMoves)
	if len(items) > 0 {
		list = app.Ol().Class("plies").Body(items...)
	}
	return app.Div().Class("moves").Body(
		app.Div().Class("steps").Role("group").Aria("label", t.MoveList).Body(
			step("first", t.First, l.Cursor > 0),
			step("previous", t.Previous, l.Cursor > 0),
			app.Span().Class("where").Text(strconv.Itoa(l.Cursor)+" / "+strconv.Itoa(len(names))),
			step("next", t.Next, l.Cursor < len(names)),
			step("last", t.Last, l.Cursor < len(names)),
		),
		list,
	)
}

// showCurrentMove scrolls the list of moves, and nothing else, to the ply shown.
func showCurrentMove(app.Context) {
	document := app.Window().Get("document")
	list := document.Call("querySelector", ".plies")
	current := document.Call("querySelector", ".ply[aria-current]")
	if !list.Truthy() || !current.Truthy() {
		return
	}
	box, at := list.Call("getBoundingClientRect"), current.Call("getBoundingClientRect")
	middle := func(v app.Value, edge, size string) float64 { return v.Get(edge).Float() + v.Get(size).Float()/2 }
	list.Call("scrollBy", middle(at, "left", "width")-middle(box, "left", "width"),
		middle(at, "top", "height")-middle(box, "top", "height"))
}

// count writes out the edition's arithmetic at the end of a game played out.
func (r *Root) count() app.UI {
	t, m := r.text, &r.model
	p := m.Game.Position()
	if !m.AtEnd() || !p.Over() {
		return nil
	}
	s := p.Score()
	names := r.sides()
	head := []app.UI{app.Th().Scope("col").Body(app.Span().Class("unseen").Text(t.Count))}
	for side := rules.First; side <= rules.Second; side++ {
		head = append(head, app.Th().Scope("col").Body(marbleIcon(side), app.Span().Text(names[side])))
	}
	row := func(class, name string, details [2]string, points [2]int) app.UI {
		cells := []app.UI{app.Th().Scope("row").Text(name)}
		for side := range 2 {
			cells = append(cells, app.Td().Body(
				app.B().Text(points[side]),
				app.Span().Class("sum").Text(details[side])))
		}
		return app.Tr().Class(class).Body(cells...)
	}
	rows := []app.UI{row("", t.CountTiles, tileSums(p.Board(), s), s.Base)}
	if s.Rules.Area != rules.NoArea {
		rows = append(rows, row("", t.CountArea, r.areaSums(s), s.AreaPoints))
	}
	if s.Rules.Lines != rules.NoLines {
		rows = append(rows, row("", t.CountLines, lineSums(s), s.LinePoints))
	}
	rows = append(rows, row("total", t.CountTotal, [2]string{}, [2]int{s.Total(rules.First), s.Total(rules.Second)}))
	tied := 0
	for _, owner := range s.Owners {
		if owner == rules.Nobody {
			tied++
		}
	}
	parts := []app.UI{app.Table().Body(app.THead().Body(app.Tr().Body(head...)), app.TBody().Body(rows...))}
	if tied > 0 {
		parts = append(parts, app.P().Class("tied").Text(t.Tied(tied)))
	}
	return app.Div().Class("count").DataSet("state", "count").Body(parts...)
}

// tileSums writes the tiles of each side as a sum by worth: "3×6 + 2×4".
func tileSums(b *rules.Board, s rules.Score) (sums [2]string) {
	var number [2][7]int
	for i, owner := range s.Owners {
		if owner != rules.Nobody {
			number[owner][b.Tile(i).Holes()]++
		}
	}
	for side := range 2 {
		var terms []string
		for worth := 6; worth >= 2; worth-- {
			if n := number[side][worth]; n > 0 {
				terms = append(terms, strconv.Itoa(n)+"×"+strconv.Itoa(worth))
			}
		}
		sums[side] = strings.Join(terms, " + ")
	}
	return sums
}

// areaSums writes the largest areas, and the difference where that counts.
func (r *Root) areaSums(s rules.Score) (sums [2]string) {
	for side := rules.First; side <= rules.Second; side++ {
		own, other := s.Areas[side].Holes.Len(), s.Areas[side.Other()].Holes.Len()
		switch {
		case s.Rules.Area == rules.AreaTiles:
			sums[side] = r.text.AreaSum(own, s.Areas[side].Tiles)
		case own > other:
			sums[side] = strconv.Itoa(own) + " − " + strconv.Itoa(other)
		default:
			sums[side] = strconv.Itoa(own)
		}
	}
	return sums
}

// lineSums writes the lengths of the lines, and the difference where that counts.
func lineSums(s rules.Score) (sums [2]string) {
	for side := rules.First; side <= rules.Second; side++ {
		var terms []string
		for _, l := range s.Lines[side] {
			terms = append(terms, strconv.Itoa(l.Len))
		}
		sums[side] = strings.Join(terms, " + ")
		if other := s.LineTotal(side.Other()); s.Rules.Lines == rules.LineDifference && s.LinePoints[side] > 0 && other > 0 {
			if len(terms) > 1 {
				sums[side] = "(" + sums[side] + ")"
			}
			sums[side] += " − " + strconv.Itoa(other)
		}
	}
	return sums
}

// miniBoard is a board to choose, without marbles.
type miniBoard struct {
	app.Compo
	Board *rules.Board
}

// Render draws the wood alone.
func (b *miniBoard) Render() app.UI {
	return app.Div().Class("mini").Body(app.Raw(wood(newGeometry(b.Board, 0, false))))
}

// boardSetup returns the board that the dialog's choices give.
func (r *Root) boardSetup() (*rules.Board, bool) {
	b, _, ok := play.BoardOf(r.model.Setup, r.model.Day)
	return b, ok
}
