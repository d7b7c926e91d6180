package view

import "kulami/rules"

// unfit says why marbles put down by hand are not a position to play on.
func (v scene) unfit(f rules.MarbleFault) string {
	t, sides := v.text, v.sides()
	switch f.Kind {
	case rules.MarblesLast:
		return t.MarkLast(sides[f.Side])
	case rules.MarblesOrder:
		return t.LastOrder(sides[f.Side])
	case rules.MarblesUneven:
		return t.FirstBegins(sides[rules.First], sides[rules.Second])
	}
	return t.NotAnalysable
}
