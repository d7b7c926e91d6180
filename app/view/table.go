package view

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/play"
	"kulami/app/text"
	"kulami/rules"
)

// tableScreen is the screen on which a game is played.
type tableScreen struct {
	scene
	table play.Table
}

func (v tableScreen) header() []string {
	return []string{v.editionOf(v.table.Game.Summary()), v.boardName(v.table.Game.Origin)}
}

func (v tableScreen) key(k keyPress) play.Msg {
	if msg := stepKey(k, v.table.Game); msg != nil {
		return msg
	}
	return holeKey(k, v.board)
}

func (v tableScreen) main() app.UI {
	top, bottom := v.seatOrder()
	return app.Main().Class("table").Body(
		stage(v.gameBoard(bottom)),
		v.seat(top, "top"),
		v.seat(bottom, "bottom"),
		v.status(),
		v.panel(),
		v.actions(),
	)
}

// gameBoard is the board with the game, the tiles of one side going to the lower edge in
// its count.
func (v tableScreen) gameBoard(sunk rules.Side) *board {
	at := v.table
	b := v.boardOf(at.Game.Position(), at.Marks(), at.Game.Record().Orientation(), at.Focus, at.Game.Shown())
	b.Thinking, b.Over, b.Counted, b.Counting, b.Sunk = v.shell.Thinking(), at.AtEnd(), at.Counted(), at.Counting(), sunk
	if at.Game.Players.Mode == play.Analysing && !b.Over {
		b.Value = v.valueBar(at.Asked(), b.Position)
	}
	b.Fresh = b.Fresh || at.Replayed()
	if at.Whole() {
		b.Counted = len(bonusSteps(b.Position.Score(), b.Position.Board()))
	}
	return b
}

// seatOrder returns the sides whose seats are above and below the board: the
// person who plays the computer sits below, otherwise First does.
func (v tableScreen) seatOrder() (top, bottom rules.Side) {
	if v.table.Game.Players.Person() == rules.Second {
		return rules.First, rules.Second
	}
	return rules.Second, rules.First
}

// player names who sits at side.
func (v tableScreen) player(side rules.Side) string {
	return v.playerOf(v.table.Game.Players, side)
}

// seat draws a player: marble, name, marbles left, bonus, points.
func (v tableScreen) seat(side rules.Side, where string) app.UI {
	t, at := v.text, v.table
	p := at.Game.Position()
	s := p.Score()
	marks := at.Marks()
	left := rules.Marbles - p.Marbles(side).Len()
	facts := []app.UI{app.Span().Text(t.MarblesLeft(left))}
	if s.Rules.Area != rules.NoArea {
		facts = append(facts, app.Span().Text(t.AreaNow(s.Areas[side].Holes.Len())))
	}
	if s.Rules.Lines != rules.NoLines {
		facts = append(facts, app.Span().Text(t.LinesNow(s.LineTotal(side))))
	}
	if at.AtEnd() && p.Over() && !at.Counting() {
		facts = v.sum(p.Board(), s, side)
	}
	points := []app.UI{app.Output().Class("points").DataSet("points", side.String()).Text(marks.Totals[side])}
	if at.Counting() { // the sum runs before the eye; the total is the total
		points = []app.UI{
			app.Output().Class("unseen").DataSet("points", side.String()).Text(marks.Totals[side]),
			app.Span().Class("points").Aria("hidden", "true").Text(play.CountedTotals(s, p.Board(), at.Counted())[side]),
		}
	}
	class := ""
	if !at.AtEnd() && p.Turn() == side {
		class = "to-move"
	}
	won := ""
	if at.AtEnd() && !at.Counting() && at.Game.Winner() == side {
		class = "winner"
		if at.Game.Summary().Result() != play.Lost {
			won = "won"
		}
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
			v.name(side),
			app.Div().Class("facts").Body(facts...),
			partOf(rack{side, left}, rack.draw),
		),
		would,
		v.clock(side),
	}
	return app.Section().Class("seat", "seat-"+where, class, won).DataSet("seat", side.String()).
		Aria("label", v.player(side)).Body(append(parts, points...)...)
}

// name draws the name of a player; that of one of two people is pressed to change it.
func (v tableScreen) name(side rules.Side) app.UI {
	if !v.table.CanName() {
		return app.Div().Class("name").Text(v.player(side))
	}
	return app.Button().Type("button").Class("name").DataSet("act", "names").Title(v.text.Names).Text(v.player(side))
}

// rack is the row of the marbles that a side still has, before the places of all that it
// began with.
type rack struct {
	Side rules.Side
	Left int
}

func (r rack) draw() app.UI {
	row := func(n int, drawing string) app.UI {
		return rect(0, 0, 10*n, 10, 0).Attr("fill", "url(#rack-"+drawing+")")
	}
	return svg("svg").Class("rack").Attr("viewBox", ints(0, 0, 10*rules.Marbles, 10)).Aria("hidden", "true").
		Body(row(rules.Marbles, "empty"), row(r.Left, r.Side.String()))
}

// sum writes out the points of a side at the end: of its tiles and the bonuses, or where
// there are no bonuses of its tiles by their worth.
func (v tableScreen) sum(b *rules.Board, s rules.Score, side rules.Side) []app.UI {
	t := v.text
	if s.Rules.Area == rules.NoArea && s.Rules.Lines == rules.NoLines {
		return []app.UI{app.Span().Text(tileSums(b, s)[side])}
	}
	terms := []string{strconv.Itoa(s.Base[side])}
	if s.Rules.Area != rules.NoArea {
		terms = append(terms, t.AreaNow(s.AreaPoints[side]))
	}
	if s.Rules.Lines != rules.NoLines {
		terms = append(terms, t.LinesNow(s.LinePoints[side]))
	}
	return []app.UI{app.Span().Text(strings.Join(terms, " + "))}
}

func signed(n int) string {
	if n > 0 {
		return "+" + strconv.Itoa(n)
	}
	return "−" + strconv.Itoa(-n)
}

// chipSize is the width and height of the picture of a marble, in the board's units.
const chipSize = 96

func marbleIcon(side rules.Side) app.UI {
	return app.Raw(`<svg class="chip" viewBox="-48 -48 96 96" aria-hidden="true" focusable="false"><use href="#marble-` +
		side.String() + `" x="-50" y="-50"/></svg>`)
}

// actions draws the row of the most frequent actions.
func (v tableScreen) actions() app.UI {
	at := v.table
	idle := !at.Looking() && !at.Game.Over() && !v.shell.Thinking() && !at.Game.Waits()
	return partOf(actionBar{at.CanUndo() || v.shell.CanAskUndo(at), at.CanRedo(), idle, at.AtEnd() && !at.Counting(), at.Sums(),
		at.AtEnd() && at.Game.Position().Over(), at.Game.Live() > 0, v.text}, actionBar.draw)
}

// actionBar holds which of the most frequent actions can be done now.
type actionBar struct {
	Undo, Redo, Hint  bool
	Over              bool // the game can be looked back on instead of going on
	Sums              bool // the arithmetic of the score is shown where it is not always
	Counted, Reviewed bool // there is a count, or a move, to look at
	Text              *text.Text
}

func (a actionBar) draw() app.UI {
	t := a.Text
	undo, share := enabled(actButton("undo", "undo", t.Undo), a.Undo), actButton("share", "share", t.Share)
	if a.Over {
		return app.Nav().Class("acts").Aria("label", t.Menu).Body(
			undo,
			enabled(actButton("review", "review", t.Review), a.Reviewed),
			enabled(actButton("sums", "sums", t.Count).Aria("expanded", a.Sums), a.Counted),
			share,
			actButton("new", "new", t.New),
		)
	}
	return app.Nav().Class("acts").Aria("label", t.Menu).Body(
		undo,
		enabled(actButton("redo", "redo", t.Redo), a.Redo),
		enabled(actButton("hint", "hint", t.Hint), a.Hint),
		share,
		actButton("new", "new", t.New).Class("primary"),
	)
}
