package puzzle

import (
	"kulami/rules"
	"kulami/rules/engine"
	"kulami/rules/internal/compact"
	"kulami/rules/internal/random"
)

// Numbers of plies left. Puzzles have minLeft to maxLeft. The search of a game begins at a random
// number from searchLeft to maxLeft, because the deepest positions take most of the time.
const (
	minLeft    = 6
	searchLeft = 12
	maxLeft    = 20
)

// minHoles is the minimum number of legal holes of a puzzle. With the goal Margin, the solution is
// at least clearMargin points better than every other hole.
const (
	minHoles    = 3
	clearMargin = 3
)

// The levels of the players of a game.
const (
	minPlayer = 4
	maxPlayer = 6
)

// Generate plays game n of a seed and returns its puzzles. The same arguments give the same
// puzzles, independent of earlier uses of e. N must be below 100000, so that games of different
// seeds have different boards.
func Generate(e *engine.Engine, seed, n uint64) []Puzzle {
	var all []Puzzle
	dealt := seed*100000 + n
	r := random.Source(dealt)
	r.Next()
	name := compact.DrawBoard(&r, dealt)
	game := rules.NewRecord(compact.Board(name), drawRuleset(&r))
	var levels [2]engine.Level
	var seeds [2]uint64
	for side := range levels {
		levels[side], seeds[side] = engine.Level(minPlayer+r.Below(maxPlayer-minPlayer+1)), r.Next()
	}
	from := searchLeft + r.Below(maxLeft-searchLeft+1)
	for p := game.Position(); !p.Over(); p = game.Position() {
		left := p.Rules().MaxPlies() - p.Ply()
		if left < minLeft {
			break
		}
		if left <= from {
			if found, ok := examine(e, p); ok {
				found.Board, found.Record = name, game
				all = append(all, found)
			}
		}
		side := p.Turn()
		move := engine.Answer(e.Play(p, levels[side], seeds[side], engine.Limits{}))
		game, _ = game.Play(move.Best) // legal
	}
	return all
}

// drawRuleset returns the ruleset of one of the editions. All are equally likely, except that
// the basic game is three times as likely.
func drawRuleset(r *random.Source) rules.Ruleset {
	editions := compact.Editions()
	return editions[max(r.Below(len(editions)+2)-2, 0)].Rules
}

// examine returns the puzzle of a position, without its board and game. It reports false if the
// position is not a puzzle.
func examine(e *engine.Engine, p rules.Position) (Puzzle, bool) {
	if p.Legal().Len() < minHoles {
		return Puzzle{}, false
	}
	var a engine.Analysis
	for a = range e.Analyse(p, engine.Limits{}) {
	}
	best, second := a.Moves[0], a.Moves[1]
	found := Puzzle{Summary: Summary{Margin: best.Low}, Solution: best.Best}
	switch {
	case best.Low > 0 && second.Low <= 0:
		found.Goal = Win
	case best.Low == 0 && second.Low < 0:
		found.Goal = Draw
	case best.Low > 0 && best.Low-second.Low >= clearMargin:
		found.Goal = Margin
	default:
		return Puzzle{}, false
	}
	if atOnce(p, found.Solution) {
		return Puzzle{}, false
	}
	found.Themes = themesOf(p, found.Solution, best.Line)
	found.Difficulty = difficulty(e, p, found.Solution)
	return found, true
}

// atOnce reports whether h has the best count immediately after it is played.
func atOnce(p rules.Position, h rules.Hole) bool {
	lead := func(h rules.Hole) int { return p.After(h).Score().Lead(p.Turn()) }
	count := lead(h)
	for _, other := range p.Legal().Slice() {
		if lead(other) > count {
			return false
		}
	}
	return true
}

// tries is the number of games in which a level tries to find the solution, each with different
// errors.
const tries = 7

// difficulty returns the lowest level that plays h in p in most of its games, or Strongest.
func difficulty(e *engine.Engine, p rules.Position, h rules.Hole) int {
	for level := engine.Weakest; level < engine.Strongest; level++ {
		found := 0
		for seed := range uint64(tries) {
			if engine.Answer(e.Play(p, level, seed, engine.Limits{})).Best == h {
				found++
			}
		}
		if found > tries/2 {
			return int(level)
		}
	}
	return int(engine.Strongest)
}
