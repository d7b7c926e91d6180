// Package scene has the common parts of all screens and dialogs: a game's words, board, count,
// values and moves, and the keys of a board.
package scene

import (
	"cmp"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/board"
	"kulami/app/desk"
	"kulami/app/dom"
	"kulami/app/game"
	"kulami/app/library"
	"kulami/app/picture"
	"kulami/app/text"
	"kulami/app/training"
	"kulami/app/view/controls"
	"kulami/app/view/page"
	"kulami/rules"
)

// Scene holds the inputs that all screens and dialogs share: the reader's phrases and the desk.
// Each drawing uses a new Scene.
type Scene struct {
	Text    *text.Text
	Desk    *desk.Desk
	Board   *rules.Board // board of the screen, nil without holes to press
	Boards  *Boards      // state shared by the boards of all drawings
	players game.Players // with the names of Sides
	seated  bool         // Sides says You and the opponent, as the seats do
	// TasksLeft reports whether a task of today is not done.
	TasksLeft func() bool
}

// Boards is the state shared by all drawings of boards. A board compares the pointer of its
// phrases, so the pointer stays the same while the words do.
type Boards struct {
	Hydrating bool // true until Root is mounted, because hydration draws nothing
	phrases   *board.Phrases
	text      *text.Text // phrases with the names of marbles
	marbles   string
}

// phrasesIn returns the phrases in the language of t, with the names of a set of marbles.
func (b *Boards) phrasesIn(t *text.Text, marbles string) *board.Phrases {
	if b.text == t && b.marbles == marbles {
		return b.phrases
	}
	sides := t.SidesOf(marbles)
	b.text, b.marbles = t, marbles
	b.phrases = &board.Phrases{
		Board: t.Board, Marbles: [2]string{t.Marble(sides[0]), t.Marble(sides[1])},
		Empty: t.EmptyHole, Playable: t.PlayableOne, Trial: t.TrialOne, Tied: t.Tied,
		Why:  func(r rules.Reason) string { return t.WhyShort.Of(r.String()) },
		Tile: func(holes, a, b int) string { return t.TileOf(holes, sides[0], a, sides[1], b) },
	}
	return b.phrases
}

// NextTask returns the control at the end of a task. It leads to the next task, or back after the
// last one.
func (v Scene) NextTask() app.HTMLButton {
	return controls.Button("next-task", dom.Either(v.TasksLeft(), v.Text.NextLesson, v.Text.Done))
}

// WithPlayers returns the scene with the names of players.
func (v Scene) WithPlayers(p game.Players) Scene {
	v.players, v.seated = p, false
	return v
}

// Seated returns the scene with the names of players as their seats say them.
func (v Scene) Seated(p game.Players) Scene {
	v.players, v.seated = p, true
	return v
}

func (Scene) Tool() controls.Tool { return controls.Tool{} }

// Analyses returns the icon that opens the analysis of the position shown, if allowed.
func (v Scene) Analyses(allowed bool) (icon controls.Tool) {
	if allowed {
		icon = controls.Tool{Act: "analyse", Drawing: "analysis", Label: v.Text.OpponentAnalysis}
	}
	return icon
}

// Sides returns the names of both sides: the players' names, or else the colours of their marbles.
func (v Scene) Sides() [2]string {
	if v.seated {
		named := v.WithPlayers(v.players)
		return [2]string{named.PlayerOf(v.players, rules.First), named.PlayerOf(v.players, rules.Second)}
	}
	sides := v.Text.SidesOf(v.Desk.Settings.Colours())
	for i, name := range v.players.Names {
		sides[i] = cmp.Or(name, sides[i])
	}
	return sides
}

// PlayerOf returns the name of the player of a side: the computer with its level, the person, or
// one of two people.
func (v Scene) PlayerOf(p game.Players, side rules.Side) string {
	seat := p.At(side)
	switch {
	case seat.Computer():
		return v.ComputerAt(seat)
	case p.Person() == side && p.Names[side] == "":
		return v.Text.You
	case p.Friend() && p.Names[side] == "":
		return v.Text.Friend
	}
	return v.Sides()[side]
}

// ComputerAt returns the name of the computer on a seat.
func (v Scene) ComputerAt(seat game.Seat) string {
	if seat.Adaptive > 0 {
		return v.Text.ComputerAdapts(seat.Strength().Float())
	}
	return v.Text.Computer(seat.Level)
}

// LevelOf returns the name of a level, or for 0 of the adaptive computer.
func (v Scene) LevelOf(level int) string {
	if level == 0 {
		return v.Text.KeepsPace
	}
	return v.Text.Level + " " + strconv.Itoa(level)
}

// Day formats the day of a minute since 1970 for the reader.
func (v Scene) Day(minute int64) string { return v.Text.Dated(page.Date(minute)) }

// Time formats a minute since 1970 for the reader.
func (v Scene) Time(minute int64) string {
	return dom.When(minute != 0, v.Day(minute)+", "+page.TimeOfDay(minute))
}

// Waiting draws the main part of a screen until its collection of tasks has come.
func (v Scene) Waiting(state training.CollectionState) app.UI {
	t, missing := v.Text, state == training.NotThere
	return app.Main().Class("page").DataSet("state", dom.Either(missing, "missing", "fetching")).Body(
		app.Section().Class("group").Aria("labelledby", "title").Body(
			app.P().Class("task").Text(dom.Either(missing, t.TasksMissing, t.TasksComing)),
			dom.Only(missing, app.Div().Class("offers").Body(controls.Button("fetch-again", t.Retry).Class("primary")))))
}

// Look returns the look of a picture of the game, the same as the page's.
func (v Scene) Look() picture.Look {
	s := v.Desk.Settings
	dark := s.Theme == library.DarkTheme || s.Theme == library.AutoTheme &&
		app.Window().Call("matchMedia", "(prefers-color-scheme: dark)").Get("matches").Bool()
	return picture.Look{Dark: dark, Marbles: s.Colours(), Coordinates: s.Coordinates, Owners: s.Owners, QR: true}
}
