package view

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/play"
	"kulami/app/text"
	"kulami/rules"
)

// table draws the main screen and whatever lies over it.
func (r *Root) table() app.UI {
	m := &r.model
	page := app.Div().ID("app").Class("app").
		DataSet("theme", m.Settings.Theme).
		DataSet("marbles", m.Settings.Marbles).
		DataSet("wood", m.Settings.Wood).
		OnClick(r.onClick).OnChange(r.onChange).OnKeyDown(r.onKeyDown).
		On("pointerover", r.onHover).On("focusin", r.onFocusIn)
	if !m.Settings.Animation {
		page = page.Class("still")
	}
	parts := []app.UI{app.Raw(defs), r.header(), r.screen(), r.live(), r.dropMark()}
	if d := r.dialog(); d != nil {
		parts = append(parts, d)
	}
	return page.Body(parts...)
}

// screen draws the main part of the page.
func (r *Root) screen() app.UI {
	switch r.model.Screen {
	case play.CourseScreen:
		return r.lesson()
	case play.CountScreen:
		return r.wooden()
	case play.WorkshopScreen:
		return r.workshop()
	}
	top, bottom := r.seatOrder()
	return app.Main().Class("table").Body(
		r.stage(bottom),
		r.seat(top, "top"),
		r.seat(bottom, "bottom"),
		r.status(),
		r.panel(),
		r.actions(),
	)
}

// stage is the board with room around it.
func (r *Root) stage(bottom rules.Side) app.UI {
	return app.Div().Class("stage").On("pointerleave", r.onLeave).Body(r.board(bottom))
}

// seatOrder returns the sides whose seats are above and below the board: the
// person who plays the computer sits below, otherwise First does.
func (r *Root) seatOrder() (top, bottom rules.Side) {
	if r.model.Person() == rules.Second {
		return rules.First, rules.Second
	}
	return rules.Second, rules.First
}

func (r *Root) board(bottom rules.Side) *board {
	m := &r.model
	b := &board{
		Position: m.Game.Position(),
		Marks:    m.Marks(),
		Turned:   m.Game.Record.Orientation(),
		Settings: m.Settings,
		Focus:    m.Focus,
		Fresh:    m.Heard.Kind == play.HeardMove,
		Thinking: m.Thinking(),
		Over:     m.AtEnd(),
		Link:     m.Game.Shown().String(),
		Counted:  m.Counted,
		Sunk:     bottom,
		Text:     r.text,
		taken:    r.taken,
	}
	if m.Whole {
		b.Counted = len(bonusSteps(m.Game.Position().Score()))
	}
	return b
}

// bonusSteps returns the steps of the count before the tiles leave.
func bonusSteps(s rules.Score) []play.CountStep {
	steps := play.CountSteps(s)
	for i, step := range steps {
		if step.Kind == play.CountTile {
			return steps[:i]
		}
	}
	return steps
}

func (r *Root) header() app.UI {
	h := head{Screen: r.model.Screen, Text: r.text}
	if h.Screen == play.TableScreen {
		h.Edition, h.Board = r.edition(), r.boardName(r.model.Game.Origin)
	}
	return partOf(h, head.draw)
}

// head is what stands above a screen.
type head struct {
	Screen         play.Screen
	Edition, Board string
	Text           *text.Text
}

func (h head) draw() app.UI {
	t := h.Text
	var what []app.UI
	switch h.Screen {
	case play.TableScreen:
		what = []app.UI{app.Span().Text(h.Edition), app.Span().Text(h.Board)}
	case play.CourseScreen:
		what = []app.UI{app.Span().Text(t.Learn)}
	case play.WorkshopScreen:
		what = []app.UI{app.Span().Text(t.Workshop)}
	}
	return app.Header().Class("head").Body(
		app.H1().Class("brand").Text(t.Title),
		app.P().Class("what").Body(what...),
		app.Div().Class("head-acts").Body(
			iconButton("learn", "learn", t.Learn),
			iconButton("menu", "menu", t.Menu),
		),
	)
}

// edition names the rules of the game.
func (r *Root) edition() string { return r.editionOf(r.model.Game) }

func (r *Root) editionOf(g play.Game) string {
	if name := r.text.EditionName.Of(g.Edition); name != "" {
		return name
	}
	return r.text.RulesName(g.Record.Rules())
}

func (r *Root) boardName(o play.Origin) string {
	if o.Board == "sheet" {
		return r.text.SheetName.Of(o.Sheet)
	}
	return r.text.BoardName(o.Board, o.Seed, o.Day)
}

// sides returns the names of both sides by the colours of their marbles.
func (r *Root) sides() [2]string { return r.text.SidesOf(r.model.Settings.Marbles) }

// player names who sits at side.
func (r *Root) player(side rules.Side) string {
	seat := r.model.Game.Seats[side]
	switch {
	case seat.Computer():
		return r.text.Computer(seat.Level)
	case r.model.Person() == side:
		return r.text.You
	}
	return r.sides()[side]
}

// seat draws a player: marble, name, marbles left, bonus, points.
func (r *Root) seat(side rules.Side, where string) app.UI {
	t, m := r.text, &r.model
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
			app.Div().Class("name").Text(r.player(side)),
			app.Div().Class("facts").Body(facts...),
		),
		would,
	}
	return app.Section().Class("seat", "seat-"+where, class).DataSet("seat", side.String()).
		Aria("label", r.player(side)).Body(append(parts, points...)...)
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

// actions draws the row of what is done most.
func (r *Root) actions() app.UI {
	m := &r.model
	idle := !m.Looking() && !m.Game.Over() && !m.Thinking()
	return partOf(acts{m.CanUndo(), m.CanRedo(), idle, r.text}, acts.draw)
}

// acts is what is done most, and which of it can be done now.
type acts struct {
	Undo, Redo, Hint bool
	Text             *text.Text
}

func (a acts) draw() app.UI {
	t := a.Text
	return app.Nav().Class("acts").Aria("label", t.Menu).Body(
		enabled(actButton("undo", "undo", t.Undo), a.Undo),
		enabled(actButton("redo", "redo", t.Redo), a.Redo),
		enabled(actButton("hint", "hint", t.Hint), a.Hint),
		actButton("share", "share", t.Share),
		actButton("new", "new", t.New).Class("primary"),
	)
}

func button(act, label string) app.HTMLButton {
	return app.Button().Type("button").Class("button").DataSet("act", act).Text(label)
}

// actButton is an icon over a word.
func actButton(act, drawing, label string) app.HTMLButton {
	return app.Button().Type("button").Class("act").DataSet("act", act).Body(icon(drawing), app.Span().Text(label))
}

// wideButton is an icon beside a phrase.
func wideButton(act, drawing, label string) app.HTMLButton {
	return app.Button().Type("button").Class("button").DataSet("act", act).Body(icon(drawing), app.Span().Text(label))
}

func iconButton(act, drawing, label string) app.HTMLButton {
	return app.Button().Type("button").Class("icon-button").DataSet("act", act).Aria("label", label).Title(label).Body(icon(drawing))
}

// enabled marks a button that would do nothing. It keeps the focus, unlike a
// disabled one.
func enabled(b app.HTMLButton, is bool) app.HTMLButton {
	if is {
		return b
	}
	return b.Aria("disabled", "true")
}
