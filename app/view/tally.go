package view

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/play"
	"kulami/rules"
)

// tallyScreen is the screen that counts a game played on a wooden board: marbles are
// put down by hand, and the count is there at every moment.
type tallyScreen struct {
	scene
	m *play.Model
}

func (v tallyScreen) header() []string { return nil }

func (v tallyScreen) key(k keyPress) play.Msg { return gameKey(k, v.m.Game) }

func (v tallyScreen) main() app.UI {
	t, m := v.text, v.m
	w := m.Wooden
	var editions, sides []option
	for _, e := range rules.Editions {
		editions = append(editions, option{e.Name, t.EditionName.Of(e.Name)})
	}
	for side, name := range v.sides() {
		sides = append(sides, option{rules.Side(side).String(), name})
	}
	return app.Main().Class("table", "course", "wooden").DataSet("state", "count-wooden").Body(
		stage(v.board()),
		app.Section().Class("lesson").Aria("labelledby", "wooden-title").Body(
			app.H2().ID("wooden-title").Text(t.CountWooden),
			app.P().Class("task").Text(t.CountWoodenHelp),
			v.notice(),
			app.Form().Class("form").DataSet("form", "wooden").Body(
				segments("brush", t.PutDown, w.Brush.String(), sides),
				choice("counted", t.Edition, w.Edition, editions)),
			app.P().Class("tip").Role("status").Text(v.faults()),
			v.arithmetic(w.Marbles.Board, w.Score()),
		),
		app.Nav().Class("offers").Aria("label", t.CountWooden).Body(
			enabled(iconButton("undo", "undo", t.Undo), w.CanUndo()),
			enabled(button("clear-marbles", t.ClearMarbles), w.Marbles.Marbles != [2]rules.Set{}),
			button("other-board", t.OtherBoard),
			button("return", t.LeaveLessons),
		),
	)
}

// position is the marbles put down as a position, which need not be one of any game.
func (v tallyScreen) position() rules.Position {
	return v.m.Wooden.Marbles.Position(v.m.Wooden.Rules())
}

// board draws the marbles put down, and always the owners of tiles.
func (v tallyScreen) board() app.UI {
	m := v.m
	w := m.Wooden
	settings := v.shell.Settings
	settings.Owners = true
	return &board{
		Position: v.position(),
		Marks:    m.Marks(),
		Turned:   m.Game.Record.Orientation,
		Settings: settings,
		Focus:    m.Focus,
		Over:     true,
		Link:     m.Game.Shown().String(),
		Counted:  len(bonusSteps(w.Score())),
		Sunk:     rules.First,
		Text:     v.text,
	}
}

// faults says how many marbles lie there, and why no game can end like that.
func (v tallyScreen) faults() string {
	t, d := v.text, v.m.Wooden.Marbles
	sides := v.sides()
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

// announcement is what was put down, and the count.
func (v tallyScreen) announcement() string {
	switch h := v.m.Heard; h.Kind {
	case play.HeardWooden:
	case play.HeardNotice:
		return v.noticeWords()
	case play.HeardBoard:
		return v.answer(h, v.position(), v.m.Marks())
	default:
		return ""
	}
	t, m := v.text, v.m
	sides := v.sides()
	s := m.Wooden.Score()
	words := t.Tally(sides[0], s.Total(rules.First), sides[1], s.Total(rules.Second))
	if h := m.Heard.Hole; h != rules.NoHole {
		what := t.EmptyHole
		if side := m.Wooden.Marbles.At(h); side != rules.Nobody {
			what = t.Marble(sides[side])
		}
		words = m.Game.Record.Board.Name(h) + ", " + what + ". " + words
	}
	return words
}
