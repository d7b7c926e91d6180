package view

import (
	"strings"

	"kulami/app/play"
	"kulami/rules"
)

// factOrder is the order in which facts are said: what the move does on the board, then what
// that means for the opponent. The kinds themselves are in the order of their importance.
var factOrder = [...]play.FactKind{
	play.FactWins, play.FactTies, play.FactJoins, play.FactGrows, play.FactLine, play.FactCloses,
	play.FactSaves, play.FactGives, play.FactLeaves, play.FactEnds,
}

// factsOf says in one sentence what it proves to play h on b; empty if there are no facts.
func (v scene) factsOf(b *rules.Board, h rules.Hole, facts []play.Fact) string {
	if len(facts) == 0 {
		return ""
	}
	var clauses []string
	for _, kind := range factOrder {
		for _, f := range facts {
			if f.Kind == kind {
				clauses = append(clauses, v.fact(f))
			}
		}
	}
	last := len(clauses) - 1
	words := clauses[last]
	if last > 0 {
		words = strings.Join(clauses[:last], ", ") + " " + v.text.And + " " + words
	}
	return v.text.FactsOf(b.Name(h), words)
}

// fact says a fact as a clause whose subject is the hole of the move.
func (v scene) fact(f play.Fact) string {
	t := v.text
	switch f.Kind {
	case play.FactLeaves:
		return t.FactLeaves(f.Count)
	case play.FactWins:
		return t.FactWins(f.Count)
	case play.FactSaves:
		return t.FactSaves(f.Count)
	case play.FactTies:
		return t.FactTies(f.Count)
	case play.FactJoins:
		return t.FactJoins(f.Count)
	case play.FactGrows:
		return t.FactGrows(f.Count)
	case play.FactLine:
		return t.FactLine(f.Count)
	case play.FactGives:
		return t.FactGives(f.Count)
	case play.FactCloses:
		return t.FactCloses(f.Count)
	}
	return t.FactEnds
}
