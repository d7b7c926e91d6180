// Package wooden has the screens for the owner of a wooden set. Start chooses a board and its use.
// Tally counts the board's marbles or sets up a position. Workshop builds the board.
package wooden

import (
	"strings"

	"kulami/app/desk"
	"kulami/app/game"
	"kulami/app/picture"
	"kulami/rules"
)

// Tally is the screen that counts a game played on a wooden board, or sets up a position. The
// player places the marbles in any order.
type Tally struct {
	desk.Plain
	desk.BoardView
	SetsUp  bool   // sets up an unsaved position for the analysis instead of a count
	ID      string // id among the saved games; empty for the count of a link
	Marbles rules.Diagram
	Brush   rules.Side      // side of the placed marbles; with Nobody, a press marks a last marble
	Edition string          // name in rules.Editions
	Origin  game.Origin     // origin of the board
	pressed rules.Side      // side of the latest placed marble; Nobody after a removal
	kept    keptTally       // last saved state
	undo    []rules.Diagram // earlier marbles; never changed in place
}

// keptTally is the saved part of a count.
type keptTally struct {
	stamp       string // stamp of the count in the library
	marbles     rules.Diagram
	edition     string
	orientation int
}

// TallyScreen names the count. Its addresses continue with the board, the edition, the marbles as
// written by game.MarblesText, and a check code.
const TallyScreen desk.ScreenName = "count"

// PlaceScreen names a position that is set up by hand. Its addresses continue like the addresses of
// a count.
const PlaceScreen desk.ScreenName = "set-up"

// NewTally returns the count of d. An unknown edition becomes the first one.
func NewTally(d rules.Diagram, edition string) Tally {
	if _, ok := rules.EditionNamed(edition); !ok {
		edition = rules.Editions()[0].Name
	}
	return Tally{Marbles: d, Brush: rules.First, Edition: edition, BoardView: desk.BoardView{Pointer: desk.NewPointer(d.Board)}}
}

func (t Tally) Name() desk.ScreenName {
	if t.SetsUp {
		return PlaceScreen
	}
	return TallyScreen
}

func (t Tally) Fragment() string {
	return desk.WithCode(strings.Join([]string{string(t.Name()), t.Marbles.Board.Layout(), t.Edition, game.MarblesText(t.Marbles)}, "/"))
}

func (t Tally) From() desk.Origin {
	return desk.Origin{Record: rules.NewRecord(t.Marbles.Board, t.Rules()), Edition: t.Edition, Board: t.Origin}
}

func (t Tally) BoardShown() *rules.Board { return t.Marbles.Board }

// Back returns the screen that chooses the board and its use.
func (t Tally) Back(*desk.Desk) desk.Screen { return Start{Board: t.Marbles.Board} }

// Rules returns the ruleset of the count.
func (t Tally) Rules() rules.Ruleset {
	e, _ := rules.EditionNamed(t.Edition)
	return e.Rules
}

// Score counts the marbles.
func (t Tally) Score() rules.Score { return t.Marbles.Score(t.Rules()) }

// Position returns the marbles as a position without a record.
func (t Tally) Position() rules.Position { return t.Marbles.Position(t.Rules()) }

// CanUndo reports whether a change can be undone.
func (t Tally) CanUndo() bool { return len(t.undo) > 0 }

// Marks returns the marks of the marbles: the owners of tiles, the totals and the last two marbles.
func (t Tally) Marks() picture.Marks {
	k := picture.MarksAt(t.Position())
	k.Quiz, k.Active = true, true
	last, before := LastMoves(t.Marbles)
	k.Last, k.Before = rules.Maybe(last), rules.Maybe(before)
	return k
}

// LastMoves returns the holes of the last two moves, which are the marked marbles. First moved last
// if it has more marbles.
func LastMoves(d rules.Diagram) (last, before rules.Hole) {
	mover := rules.Second
	if d.Marbles[rules.First].Len() > d.Marbles[rules.Second].Len() {
		mover = rules.First
	}
	return d.Last[mover], d.Last[mover.Other()]
}
