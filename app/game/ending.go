package game

import "kulami/rules"

// Ending is the end of a game, if it is over.
type Ending struct {
	Over   bool
	Winner rules.Side   // Nobody for a draw
	Finish rules.Finish // kind of an early end
	Margin int          // points of the first side minus points of the second, if it was played out
	// The side that had marbles left but no legal hole, if it was played out; otherwise Nobody.
	Stuck rules.Side
}

// Ending returns the end of g.
func (g Game) Ending() Ending {
	e := Ending{Over: g.Over(), Finish: g.Record().Finish(), Stuck: rules.Nobody}
	if !e.Over {
		return e
	}
	e.Winner = g.Winner()
	if p := g.LivePosition(); e.Finish == rules.NotFinished {
		e.Margin = p.Score().Margin()
		if p.Ply() < p.Rules().MaxPlies() {
			e.Stuck = p.Turn()
		}
	}
	return e
}

// Result is a game's result for the player.
type Result int8

const (
	NoResult Result = iota // not over, or both sides were played here
	Won
	Drawn
	Lost
)

// Score returns the points of a result, 0…1.
func (r Result) Score() float64 { return [...]float64{Won: 1, Drawn: 0.5, Lost: 0}[r] }

// Result returns the result of an ending for the person among p.
func (p Players) Result(e Ending) Result {
	switch me := p.Person(); {
	case me == rules.Nobody || !e.Over:
		return NoResult
	case e.Winner == rules.Nobody:
		return Drawn
	case e.Winner == me:
		return Won
	}
	return Lost
}

// Result returns the result of g for the player.
func (g Game) Result() Result { return g.Players.Result(g.Ending()) }
