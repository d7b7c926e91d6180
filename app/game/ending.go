package game

import "kulami/rules"

// Ending is how a game ended, if it is over.
type Ending struct {
	Over   bool
	Winner rules.Side   // Nobody for a draw
	Finish rules.Finish // how it ended early
	Margin int          // in points, from the first side's view, if it was played out
	Stuck  rules.Side   // who had marbles left but no hole to play, if it was played out; else Nobody
}

// Ending returns how g ended.
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

// Result is how a game ended for the person here.
type Result int8

const (
	NoResult Result = iota // not over, or both sides were played here
	Won
	Drawn
	Lost
)

// Score returns the points of a result, 0…1.
func (r Result) Score() float64 { return [...]float64{Won: 1, Drawn: 0.5, Lost: 0}[r] }

// Result returns what an ending is for the person among p.
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

// Result returns how g ended for the person.
func (g Game) Result() Result { return g.Players.Result(g.Ending()) }
