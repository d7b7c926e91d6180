package view

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/play"
	"kulami/rules"
)

// wooden draws the screen that counts a game played on a wooden board: marbles are
// put down by hand, and the count is there at every moment.
func (r *Root) wooden() app.UI {
	t, m := r.text, &r.model
	w := m.Wooden
	var editions, sides []option
	for _, e := range rules.Editions() {
		editions = append(editions, option{e.Name, t.EditionName.Of(e.Name)})
	}
	for side, name := range r.sides() {
		sides = append(sides, option{rules.Side(side).String(), name})
	}
	return app.Main().Class("table", "course", "wooden").DataSet("state", "count-wooden").Body(
		app.Div().Class("stage").Body(r.woodenBoard()),
		app.Section().Class("lesson").Aria("labelledby", "wooden-title").Body(
			app.H2().ID("wooden-title").Text(t.CountWooden),
			app.P().Class("task").Text(t.CountWoodenHelp),
			r.notice(),
			app.Form().Class("form").DataSet("form", "wooden").Body(
				segments("brush", t.PutDown, w.Brush.String(), sides),
				choice("counted", t.Edition, w.Edition, editions)),
			app.P().Class("tip").Role("status").Text(r.woodenFaults()),
			r.arithmetic(w.Marbles.Board, w.Score()),
		),
		app.Nav().Class("offers").Aria("label", t.CountWooden).Body(
			enabled(iconButton("undo", "undo", t.Undo), w.CanUndo()),
			enabled(button("clear-marbles", t.ClearMarbles), w.Marbles.Marbles != [2]rules.Set{}),
			button("other-board", t.OtherBoard),
			button("return", t.LeaveLessons),
		),
	)
}

func (r *Root) woodenBoard() app.UI {
	m := &r.model
	w := m.Wooden
	settings := m.Settings
	settings.Owners = true
	return &board{
		Position: w.Marbles.Position(w.Rules()),
		Marks:    m.Marks(),
		Turned:   m.Game.Record.Orientation(),
		Settings: settings,
		Focus:    m.Focus,
		Over:     true,
		Link:     m.Game.Shown().String(),
		Counted:  len(bonusSteps(w.Score())),
		Sunk:     rules.First,
		Text:     r.text,
	}
}

// woodenFaults tells how many marbles lie there and why no game can end like that.
func (r *Root) woodenFaults() string {
	t, d := r.text, r.model.Wooden.Marbles
	sides := r.sides()
	words := t.MarblesDown(sides[0], d.Marbles[0].Len(), sides[1], d.Marbles[1].Len())
	for _, f := range d.Faults() {
		switch f.Kind {
		case rules.MarblesTooMany:
			words += " " + t.TooManyMarbles(sides[f.Side])
		case rules.MarblesUneven:
			words += " " + t.UnevenMarbles(sides[f.Side], f.Count)
		}
	}
	return words
}

// heardWooden tells what was put down, and the count.
func (r *Root) heardWooden() string {
	t, m := r.text, &r.model
	sides := r.sides()
	s := m.Wooden.Score()
	words := t.Tally(sides[0], s.Total(rules.First), sides[1], s.Total(rules.Second))
	if h := m.Heard.Hole; h != rules.NoHole {
		what := t.EmptyHole
		if side := m.Wooden.Marbles.At(h); side != rules.Nobody {
			what = t.Marble(sides[side])
		}
		words = m.Game.Record.Board().Name(h) + ", " + what + ". " + words
	}
	return words
}

// boardDialog draws the choice of a board to count on.
func (r *Root) boardDialog() []app.UI {
	return []app.UI{
		app.Form().Class("form").DataSet("form", "setup").Body(r.boardChoice()),
		app.Div().Class("sheet-foot").Body(wideButton("use-board", "play", r.text.UseBoard).Class("primary")),
	}
}

// sideNamed returns the side of a name, First if it is none.
func sideNamed(name string) rules.Side {
	if name == rules.Second.String() {
		return rules.Second
	}
	return rules.First
}

// readWooden follows the choices of the count: whose marbles are put down, and the
// edition.
func (r *Root) readWooden() []play.Msg {
	return []play.Msg{
		play.Brush{Side: sideNamed(field("wooden", "brush", ""))},
		play.CountBy{Edition: field("wooden", "counted", r.model.Wooden.Edition)},
	}
}
