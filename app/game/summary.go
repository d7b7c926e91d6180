package game

import (
	"slices"

	"kulami/rules"
)

// Summary is what the library lists of a game. It is small: there may be thousands.
type Summary struct {
	ID, Name       string
	Began, Touched int64  // as of Game
	Build          string // the version of the program it was begun with
	Players        Players
	Edition        string
	Rules          rules.Ruleset
	Origin         Origin
	Marbles        int // played up to the live node
	Ending
	Layout      string // of the board, which is turned by Orientation
	Orientation int
	Holes       [2]rules.Set // with the marbles of either side
	Accuracy    [2]float64   // of the moves of each side, in percent, if they were judged
	Lost        [2]int       // points that each side gave away then, in hundredths
	Judged      bool
	Helped      bool         // as of Game
	FirstTile   int          // the holes of the tile that the first player chose for the first marble, 0 without one
	Mistakes    []OwnMistake // of the person here, if its moves were judged; never changed in place
	OwnTurn     bool         // the person here is to move, and a friend elsewhere waits
	Waits       bool         // it goes on with the friend's link
	Moved       bool         // a marble was played in it
	Counted     bool         // it is the count of a game played on a wooden board
	Totals      [2]int       // the points of either side
}

// Summary returns what the library lists of g.
func (g Game) Summary() Summary {
	p := g.LivePosition()
	s := Summary{ID: g.ID, Name: g.Name, Began: g.Began, Touched: g.Touched, Build: g.Build, Players: g.Players, Edition: g.Edition,
		Rules: g.Record().Rules(), Origin: g.Origin, Helped: g.Helped, Marbles: g.Live(), Ending: g.Ending(),
		Layout: g.Board().Layout(), Orientation: g.Orientation, OwnTurn: g.OwnTurn(), Waits: g.Waits(), Moved: g.Moved()}
	score := p.Score()
	for side := range s.Holes {
		s.Holes[side] = p.Marbles(rules.Side(side))
	}
	if s.Counted = g.Count != ""; s.Counted {
		marbles, _ := MarblesOf(g.Board(), g.Count)
		s.Holes, score = marbles.Marbles, marbles.Score(s.Rules)
		s.Marbles = s.Holes[0].Len() + s.Holes[1].Len()
	}
	s.Totals = score.Totals()
	if g.Record().Len() > 0 && g.Opening != RandomOpening && g.Opening != SwapOpening {
		b := g.Board()
		s.FirstTile = b.TileHoles(b.TileOf(g.Record().Moves()[0])).Len()
	}
	if g.Judged == "" {
		return s
	}
	j, ok := g.Judgement()
	if s.Accuracy, s.Lost, s.Judged = j.Accuracy, j.PointsLost, ok; ok && g.Players.Person() != rules.Nobody {
		s.Mistakes = j.OwnMistakes(g.Players.Person())
	}
	return s
}

// Result returns how the game ended for the person.
func (s Summary) Result() Result { return s.Players.Result(s.Ending) }

// LastLead returns the last ply of g at which the person here was ahead
// on points, 0 if there is none.
func (g Game) LastLead() int {
	me := g.Players.Person()
	if me == rules.Nobody {
		return 0
	}
	for ply := g.Live(); ply > 0; ply-- {
		if g.Record().At(ply).Score().Lead(me) > 0 {
			return ply
		}
	}
	return 0
}

// Results counts games by how they ended.
type Results struct{ Won, Drawn, Lost int }

// Add counts a game, if it has a result.
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
	Levels   [9]Results         // by level 1…8; 0 for those in which the computer kept pace
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
		if seat.Adaptive > 0 {
			seat.Level = 0
		}
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

// Pair is two people with names and the results of the first one against the other, whatever marbles they had.
type Pair struct {
	Names [2]string
	Results
}

// PairsOf counts the games of two people who both have names, those who played last first.
func PairsOf(games []Summary) (pairs []Pair) {
	for _, g := range games {
		names := g.Players.Names
		if !g.Over || !g.Players.People() || names[0] == "" || names[1] == "" {
			continue
		}
		at := slices.IndexFunc(pairs, func(p Pair) bool { return p.Names == names || p.Names == [2]string{names[1], names[0]} })
		if at < 0 {
			at = len(pairs)
			pairs = append(pairs, Pair{Names: names})
		}
		switch p := &pairs[at]; {
		case g.Winner == rules.Nobody:
			p.Drawn++
		case names[g.Winner] == p.Names[0]:
			p.Won++
		default:
			p.Lost++
		}
	}
	return pairs
}
