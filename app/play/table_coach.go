package play

import "kulami/rules"

// EndCoaching ends the explanations of a first game.
type EndCoaching struct{}

func (EndCoaching) run(m *Model) { m.Flags.Coach = "" }

// Welcome reports whether this is a first visit: no marble of the player's own was
// ever played, no game was set up, and no lesson was opened.
func (t Table) Welcome(s Shell) bool {
	return !s.Flags.Begun && len(s.Recent) <= 1 && !t.Linked && t.Game.Players.Person() != rules.Nobody && !t.Game.Moved()
}

// CoachedPresses is how many marbles of the person the coach explains.
const CoachedPresses = 6

// TileChange is what a marble did to its tile.
type TileChange int8

const (
	TileWon    TileChange = iota // the tile is the person's from this marble on
	TileKept                     // it was the person's before
	TileTied                     // it has no owner
	TileBehind                   // it stays the computer's
)

// Coaching is what the coach of a first game explains about the position shown: before the
// computer's reply what the person's marble did to its tile, and after it what to know next.
type Coaching struct {
	Presses  int // marbles the person has played, 1…CoachedPresses
	Answered bool
	Change   TileChange // before the reply
	Holes    int        // of the tile, before the reply
}

// Coached reports whether the game on the table has a coach.
func (t Table) Coached(s Shell) bool {
	return !t.Linked && t.Game.ID != "" && t.Game.ID == s.Flags.Coach
}

// Coaching returns what the coach explains about the position shown. It follows from the
// position alone, so undo and stepping back explain again; ok is false without a coach,
// and where there is nothing to explain.
func (t Table) Coaching(s Shell) (c Coaching, ok bool) {
	side, p := t.Game.Players.Person(), t.Game.Position()
	if side == rules.Nobody || !t.Coached(s) || t.Game.Over() {
		return c, false
	}
	c.Presses, c.Answered = p.Marbles(side).Len(), p.Turn() == side
	if c.Presses < 1 || c.Presses > CoachedPresses {
		return Coaching{}, false
	}
	if c.Answered {
		return c, true
	}
	tile := p.Board().TileHoles(p.Board().TileOf(p.Last()))
	c.Holes = tile.Len()
	c.Change = changeOf((tile & p.Marbles(side)).Len() - (tile & p.Marbles(side.Other())).Len())
	return c, true
}

// changeOf returns what a marble did that left its side ahead by lead marbles on its tile.
func changeOf(lead int) TileChange {
	switch {
	case lead < 0:
		return TileBehind
	case lead == 0:
		return TileTied
	case lead > 1:
		return TileKept
	}
	return TileWon
}
