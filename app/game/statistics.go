package game

import (
	"slices"

	"kulami/rules"
)

// LastLead returns the last ply of g at which the person here was ahead
// on points, 0 if there is none.
func (g Game) LastLead() int {
	me := g.Players.Person()
	if me == rules.Nobody {
		return 0
	}
	for ply := g.Live(); ply > 0; ply-- {
		if s := g.Record().At(ply).Score(); s.Total(me) > s.Total(me.Other()) {
			return ply
		}
	}
	return 0
}

// Results counts games by how they ended.
type Results struct{ Won, Drawn, Lost int }

func (t *Results) Add(r Result) {
	switch r {
	case Won:
		t.Won++
	case Drawn:
		t.Drawn++
	case Lost:
		t.Lost++
	}
}

// Games returns how many games were counted.
func (t Results) Games() int { return t.Won + t.Drawn + t.Lost }

// Statistics are the results of the games against the computer.
type Statistics struct {
	All      Results
	Levels   [9]Results         // by level 1…8
	Editions map[string]Results // by the edition's name, "" for rules without one
	Streak   int                // games won in a row up to the latest
	Best     int                // the longest such row
}

// StatisticsOf counts games, the latest first.
func StatisticsOf(games []Summary) Statistics {
	s := Statistics{Editions: map[string]Results{}}
	row := 0
	for _, g := range slices.Backward(games) {
		r := g.Result()
		seat, computer := g.Players.Opponent()
		if r == NoResult || !computer {
			continue
		}
		s.All.Add(r)
		s.Levels[seat.Level].Add(r)
		t := s.Editions[g.Edition]
		t.Add(r)
		s.Editions[g.Edition] = t
		if row++; r != Won {
			row = 0
		}
		s.Best = max(s.Best, row)
	}
	s.Streak = row
	return s
}
