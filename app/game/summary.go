package game

import (
	"slices"

	"kulami/rules"
)

// Summary is the library's summary of a game. It is small, because there can be thousands.
type Summary struct {
	ID, Name       string
	Began, Touched int64  // as in Game
	Build          string // version of the app at the start
	Players        Players
	Edition        string
	Rules          rules.Ruleset
	Origin         Origin
	Marbles        int // played up to the live node
	Ending
	Layout      string // layout of the board without Orientation
	Orientation int
	Holes       [2]rules.Set // holes with marbles, by side
	Accuracy    [2]float64   // accuracy of each side's moves in percent, if they were judged
	// Points that each side lost by its moves, in hundredths, if they were judged.
	Lost      [2]int
	Judged    bool
	Helped    bool      // as in Game
	FirstTile int       // number of holes in the tile of the first marble, 0 without a marble
	Mistakes  []OwnMove // the player's mistakes, if moves were judged; never changed in place
	Right     []OwnMove // right moves of the player, as Mistakes
	OwnTurn   bool      // the player is to move, and a remote friend waits
	Waits     bool      // the game waits for the friend's link
	Moved     bool      // as Game.Moved
	Counted   bool      // a counted game on a wooden board
	Totals    [2]int    // points of each side
}

// Summary returns the library's summary of g.
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
		side := g.Players.Person()
		s.Mistakes, s.Right = j.Own(j.Mistakes(side)), j.Own(j.Right(side))
	}
	return s
}

// Result returns the result of the game for the player.
func (s Summary) Result() Result { return s.Players.Result(s.Ending) }

// LastLead returns the last ply of g at which the player was ahead on points, 0 if there is none.
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

// Results has numbers of games by their result.
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

// Games returns the number of counted games.
func (t Results) Games() int { return t.Won + t.Drawn + t.Lost }

// Statistics has the results of the games against the computer.
type Statistics struct {
	All      Results
	Levels   [9]Results         // by level 1…8; 0 for the adaptive computer
	Editions map[string]Results // by the edition's name, "" for rules without a name
	Streak   int                // current number of wins in a row
	Best     int                // maximum number of wins in a row
}

// StatisticsOf counts games, the latest first.
func StatisticsOf(games []Summary) Statistics {
	s := Statistics{Editions: map[string]Results{}}
	row := 0
	for i := len(games) - 1; i >= 0; i-- {
		g := games[i]
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

// Pair is two people with names, and the results of the first one against the other, whichever side
// they played.
type Pair struct {
	Names [2]string
	Results
}

// PairsOf counts the games of two people who both have names. Pairs who played last are first.
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
