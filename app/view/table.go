package view

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/play"
	"kulami/app/text"
	"kulami/rules"
)

// tableScreen is the screen on which a game is played.
type tableScreen struct {
	scene
	m *play.Model
}

func (v tableScreen) header() []string {
	return []string{v.editionOf(v.m.Game), v.boardName(v.m.Game.Origin)}
}

func (v tableScreen) key(k keyPress) play.Msg { return gameKey(k, v.m.Game) }

func (v tableScreen) main() app.UI {
	top, bottom := v.seatOrder()
	return app.Main().Class("table").Body(
		stage(v.gameBoard(v.m, bottom)),
		v.seat(top, "top"),
		v.seat(bottom, "bottom"),
		v.status(),
		v.panel(),
		v.actions(),
	)
}

// seatOrder returns the sides whose seats are above and below the board: the
// person who plays the computer sits below, otherwise First does.
func (v tableScreen) seatOrder() (top, bottom rules.Side) {
	if v.m.Person() == rules.Second {
		return rules.First, rules.Second
	}
	return rules.Second, rules.First
}

// player names who sits at side.
func (v tableScreen) player(side rules.Side) string {
	seat := v.m.Game.Seats[side]
	switch {
	case seat.Computer():
		return v.text.Computer(seat.Level)
	case v.m.Person() == side:
		return v.text.You
	}
	return v.sides()[side]
}

// seat draws a player: marble, name, marbles left, bonus, points.
func (v tableScreen) seat(side rules.Side, where string) app.UI {
	t, m := v.text, v.m
	p := m.Game.Position()
	s := p.Score()
	marks := m.Marks()
	facts := []app.UI{app.Span().Text(t.MarblesLeft(28 - p.Marbles(side).Len()))}
	if s.Rules.Area != rules.NoArea {
		facts = append(facts, app.Span().Text(t.AreaNow(s.Areas[side].Holes.Len())))
	}
	if s.Rules.Lines != rules.NoLines {
		facts = append(facts, app.Span().Text(t.LinesNow(s.LineTotal(side))))
	}
	points := []app.UI{app.Output().Class("points").DataSet("points", side.String()).Text(marks.Totals[side])}
	if m.Counting() { // the sum runs before the eye; the total is the total
		points = []app.UI{
			app.Output().Class("unseen").DataSet("points", side.String()).Text(marks.Totals[side]),
			app.Span().Class("points").Aria("hidden", "true").Text(play.CountedTotals(s, p.Board(), m.Counted)[side]),
		}
	}
	class := ""
	if !m.AtEnd() && p.Turn() == side {
		class = "to-move"
	}
	if m.AtEnd() && !m.Counting() && m.Game.Winner() == side {
		class = "winner"
	}
	would := app.Span().Class("would").Aria("hidden", "true")
	if marks.After != marks.Totals {
		if d := marks.After[side] - marks.Totals[side]; d != 0 {
			would = would.Text(signed(d))
		}
	}
	parts := []app.UI{
		marbleIcon(side),
		app.Div().Class("who").Body(
			app.Div().Class("name").Text(v.player(side)),
			app.Div().Class("facts").Body(facts...),
		),
		would,
	}
	return app.Section().Class("seat", "seat-"+where, class).DataSet("seat", side.String()).
		Aria("label", v.player(side)).Body(append(parts, points...)...)
}

func signed(n int) string {
	if n > 0 {
		return "+" + strconv.Itoa(n)
	}
	return "−" + strconv.Itoa(-n)
}

func marbleIcon(side rules.Side) app.UI {
	return app.Raw(`<svg class="chip" viewBox="-46 -44 92 96" aria-hidden="true" focusable="false"><use href="#marble-` +
		side.String() + `" x="-50" y="-50"/></svg>`)
}

// actions draws the row of the most frequent actions.
func (v tableScreen) actions() app.UI {
	m := v.m
	idle := !m.Looking() && !m.Game.Over() && !m.Thinking()
	return partOf(actionBar{m.CanUndo(), m.CanRedo(), idle, v.text}, actionBar.draw)
}

// actionBar holds which of the most frequent actions can be done now.
type actionBar struct {
	Undo, Redo, Hint bool
	Text             *text.Text
}

func (a actionBar) draw() app.UI {
	t := a.Text
	return app.Nav().Class("acts").Aria("label", t.Menu).Body(
		enabled(actButton("undo", "undo", t.Undo), a.Undo),
		enabled(actButton("redo", "redo", t.Redo), a.Redo),
		enabled(actButton("hint", "hint", t.Hint), a.Hint),
		actButton("share", "share", t.Share),
		actButton("new", "new", t.New).Class("primary"),
	)
}
