// Package wooden has the screens for a board of wood: one counts the marbles on it, or sets up a position, and
// one builds it.
package wooden

import (
	"strings"

	"kulami/app/desk"
	"kulami/app/game"
	"kulami/app/picture"
	"kulami/rules"
)

// Tally is the screen that counts a game played on a wooden board: marbles are put
// down by hand, in no order.
type Tally struct {
	desk.Plain
	desk.BoardView
	SetsUp  bool   // not a count is shown, but a position that is set up for the analysis; it is not kept
	ID      string // names the count among the games kept; empty if it is only looked at
	Marbles rules.Diagram
	Brush   rules.Side      // whose marbles are put down; with Nobody their last ones are marked
	Edition string          // a name of rules.Editions
	Origin  game.Origin     // of the board
	pressed rules.Side      // what the latest press put down, Nobody if it took a marble away
	kept    keptTally       // what was kept last
	undo    []rules.Diagram // never changed in place
}

// keptTally is what is kept of a count.
type keptTally struct {
	stamp       string // of it in the library
	marbles     rules.Diagram
	edition     string
	orientation int
}

// TallyScreen names the count; its addresses go on with the board, the edition, the
// marbles as game.MarblesText writes them, and a check code.
const TallyScreen desk.ScreenName = "count"

// PlaceScreen names a position that is set up by hand, whose addresses are otherwise those of a count.
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

// LastMoves returns the last move and the one before it, of the marbles that are marked.
// By the numbers of marbles First moved last if it has more.
func LastMoves(d rules.Diagram) (last, before rules.Hole) {
	mover := rules.Second
	if d.Marbles[rules.First].Len() > d.Marbles[rules.Second].Len() {
		mover = rules.First
	}
	return d.Last[mover], d.Last[mover.Other()]
}
