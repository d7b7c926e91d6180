// Package wooden has the screens for the owner of a wooden set. Start chooses a board and what to
// do with it. Tally counts its marbles, or sets up a position. Workshop builds the board.
package wooden

import (
	"strings"

	"kulami/app/desk"
	"kulami/app/game"
	"kulami/app/picture"
	"kulami/rules"
)

// Tally is the screen that counts a game played on a wooden board, or sets up a position. The
// person puts the marbles down, in any order.
type Tally struct {
	desk.Plain
	desk.BoardView
	SetsUp  bool   // a position for the analysis, which is not kept, instead of a count
	ID      string // names the count among the games kept; empty for the count of a link
	Marbles rules.Diagram
	Brush   rules.Side      // whose marbles are put down; with Nobody a press marks the last one of a side
	Edition string          // a name of rules.Editions
	Origin  game.Origin     // of the board
	pressed rules.Side      // whose marble the latest press put down, Nobody if it took one away
	kept    keptTally       // what was kept last
	undo    []rules.Diagram // never changed in place
}

// keptTally is the part of a count that is kept.
type keptTally struct {
	stamp       string // of the count in the library
	marbles     rules.Diagram
	edition     string
	orientation int
}

// TallyScreen names the count; its addresses go on with the board, the edition, the
// marbles as game.MarblesText writes them, and a check code.
const TallyScreen desk.ScreenName = "count"

// PlaceScreen names a position that is set up by hand. Its addresses are otherwise like the
// addresses of a count.
const PlaceScreen desk.ScreenName = "set-up"

// NewTally returns the count of d.
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

// Back returns the choice of what to do with the board.
func (t Tally) Back(*desk.Desk) desk.Screen { return Start{Board: t.Marbles.Board} }

// Rules returns the rules by which it is counted.
func (t Tally) Rules() rules.Ruleset {
	e, _ := rules.EditionNamed(t.Edition)
	return e.Rules
}

// Score counts its marbles.
func (t Tally) Score() rules.Score { return t.Marbles.Score(t.Rules()) }

// Position returns its marbles without their order.
func (t Tally) Position() rules.Position { return t.Marbles.Position(t.Rules()) }

// CanUndo reports whether there is a change to take back.
func (t Tally) CanUndo() bool { return len(t.undo) > 0 }

// Marks returns the marks of the marbles: owners and totals.
func (t Tally) Marks() picture.Marks {
	k := picture.MarksAt(t.Position())
	k.Quiz, k.Active = true, true
	last, before := LastMoves(t.Marbles)
	k.Last, k.Before = rules.Maybe(last), rules.Maybe(before)
	return k
}

// LastMoves returns the last move and the one before it, from the marked marbles. First moved last
// if it has more marbles.
func LastMoves(d rules.Diagram) (last, before rules.Hole) {
	mover := rules.Second
	if d.Marbles[rules.First].Len() > d.Marbles[rules.Second].Len() {
		mover = rules.First
	}
	return d.Last[mover], d.Last[mover.Other()]
}
