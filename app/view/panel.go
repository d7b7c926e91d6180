package view

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/play"
	"kulami/rules"
)

// panel draws what stands below the status: the buttons that step through the
// game, the count once it is over, the moves, and what can be done at this moment.
// The offers of a game that goes on come last, so that none of them slides under
// a finger that steps back.
func (r *Root) panel() app.UI {
	t, m := r.text, &r.model
	var end, offers []app.UI
	switch {
	case m.Counting():
		end = []app.UI{app.Div().Class("offers").Body(button("skip-count", t.SkipCount))}
	case m.AtEnd():
		end = []app.UI{app.Div().Class("offers").Body(r.endOffers()...), r.count()}
	case m.CanSwap():
		offers = []app.UI{button("swap", t.Swap).Class("primary")}
	case m.Game.Passed && !m.Looking():
		offers = []app.UI{wideButton("send-link", "share", t.SendMove).Class("primary")}
	}
	if m.Notice.Text != "" {
		offers = append(offers, button("copy-unread", t.CopyUnread))
	}
	if m.Updated && m.Idle() {
		offers = append(offers, button("apply-update", t.ApplyUpdate))
	}
	if m.Unsaved {
		offers = append(offers, app.P().Class("unsaved").DataSet("state", "unsaved").Title(t.Unsaved).Text(t.NotStored), button("copy-link", t.CopyLink))
	}
	return app.Section().Class("panel").Body(
		r.steps(),
		app.Div().Class("end").Body(end...),
		r.moves(),
		r.ways(),
		app.Div().Class("offers").Body(offers...),
	)
}

// endOffers is what can be done once a game is over.
func (r *Root) endOffers() []app.UI {
	t, m := r.text, &r.model
	if m.Linked {
		return []app.UI{button("keep", t.KeepShort).Class("primary"), button("return", t.OtherGame), r.wholeButton()}
	}
	return []app.UI{
		button("rematch", t.Rematch).Class("primary"),
		enabled(button("review", t.Review), m.Game.Live > 0),
		r.wholeButton(),
	}
}

func (r *Root) wholeButton() app.UI {
	t, m := r.text, &r.model
	if !m.Game.Position().Over() {
		return nil
	}
	if m.Whole {
		return button("whole", t.ShowTiles)
	}
	return button("whole", t.ShowBoard)
}

// steps draws the buttons that step through the game.
func (r *Root) steps() app.UI {
	t, at, of := r.text, r.model.Game.Ply(), len(r.model.Game.Moves())
	step := func(act, label string, can bool) app.UI {
		return partOf(stepper{act, label, can}, stepper.draw)
	}
	return app.Div().Class("steps").Role("group").Aria("label", t.MoveList).Body(
		step("first", t.First, at > 0),
		step("previous", t.Previous, at > 0),
		app.Span().Class("where").Text(strconv.Itoa(at)+" / "+strconv.Itoa(of)),
		step("next", t.Next, at < of),
		step("last", t.Last, at < of),
	)
}

// stepper is a button that steps through the game.
type stepper struct {
	Act, Label string
	Can        bool
}

func (s stepper) draw() app.UI { return enabled(iconButton(s.Act, s.Act, s.Label), s.Can) }

// count writes out the edition's arithmetic at the end of a game played out.
func (r *Root) count() app.UI {
	p := r.model.Game.Position()
	if !r.model.AtEnd() || !p.Over() {
		return nil
	}
	return r.arithmetic(p.Board(), p.Score())
}

// arithmetic writes out a score as a table.
func (r *Root) arithmetic(b *rules.Board, s rules.Score) app.UI {
	t, names := r.text, r.sides()
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
	rows := []app.UI{row("", t.CountTiles, tileSums(b, s), s.Base)}
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
