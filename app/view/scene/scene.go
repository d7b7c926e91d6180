// Package scene is what every screen and dialog is drawn with: the words for a game, its board, its count, its
// values and its moves, and the keys of a board.
package scene

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/board"
	"kulami/app/desk"
	"kulami/app/dom"
	"kulami/app/game"
	"kulami/app/library"
	"kulami/app/picture"
	"kulami/app/text"
	"kulami/app/view/controls"
	"kulami/app/view/page"
	"kulami/rules"
)

// Scene is what every screen and dialog is drawn with: the reader's words, and what
// belongs to no screen. It is made anew for each drawing.
type Scene struct {
	Text   *text.Text
	Desk   *desk.Desk
	Board  *rules.Board // of the screen, nil if it has none with holes to press
	Boards *Boards      // what the boards of all drawings have in common
	names  [2]string    // of the players, empty where they have none
}

// Boards is what the drawings of boards have in common. A board compares the pointer of its phrases, so these stay while
// their words do.
type Boards struct {
	Hydrating bool // until Root is mounted: the page is not drawn but taken over as it was sent
	phrases   *board.Phrases
	text      *text.Text // of phrases
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

// Of returns the scene with the names of players.
func (v Scene) Of(p game.Players) Scene {
	v.names = p.Names
	return v
}

func (Scene) Tool() controls.Tool { return controls.Tool{} }

// Analyses is the icon that opens the analysis of the position shown, where there may be one.
func (v Scene) Analyses(may bool) (icon controls.Tool) {
	if may {
		icon = controls.Tool{Act: "analyse", Drawing: "analysis", Label: v.Text.OpponentAnalysis}
	}
	return icon
}

// Sides returns the names of both sides: the players', or else the colours of their marbles.
func (v Scene) Sides() [2]string {
	sides := v.Text.SidesOf(v.Desk.Settings.Colours())
	for i, name := range v.names {
		if name != "" {
			sides[i] = name
		}
	}
	return sides
}

// PlayerOf names who plays a side: the computer with its level, the person who plays it,
// or one of two people.
func (v Scene) PlayerOf(p game.Players, side rules.Side) string {
	seat := p.At(side)
	switch {
	case seat.Computer():
		return v.computer(seat)
	case p.Person() == side && p.Names[side] == "":
		return v.Text.You
	case p.Friend() && p.Names[side] == "":
		return v.Text.Friend
	}
	return v.Sides()[side]
}

// computer names the computer on a seat.
func (v Scene) computer(seat game.Seat) string {
	if seat.Adaptive > 0 {
		return v.Text.ComputerAdapts(seat.Strength().Float())
	}
	return v.Text.Computer(seat.Level)
}

// LevelOf names a level, or for 0 the computer that keeps pace.
func (v Scene) LevelOf(level int) string {
	if level == 0 {
		return v.Text.KeepsPace
	}
	return v.Text.Level + " " + strconv.Itoa(level)
}

// Day writes the day of a minute since 1970 as the reader does.
func (v Scene) Day(minute int64) string { return v.Text.Dated(page.Date(minute)) }

// Time writes a minute since 1970 as the reader does.
func (v Scene) Time(minute int64) string {
	return dom.When(minute != 0, v.Day(minute)+", "+page.TimeOfDay(minute))
}

// Look is how a picture of the game looks: as the page does.
func (v Scene) Look() picture.Look {
	s := v.Desk.Settings
	dark := s.Theme == library.DarkTheme || s.Theme == library.AutoTheme &&
		app.Window().Call("matchMedia", "(prefers-color-scheme: dark)").Get("matches").Bool()
	return picture.Look{Dark: dark, Marbles: s.Colours(), Coordinates: s.Coordinates, Owners: s.Owners, QR: true}
}
