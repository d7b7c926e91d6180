package engine_test

import (
	"slices"
	"testing"

	"kulami/rules"
	"kulami/rules/engine"
	"kulami/rules/internal/players"
	"kulami/rules/internal/random"
)

// player chooses a hole.
type player func(rules.Position) rules.Hole

// searcher plays by Search with limits.
func searcher(e *engine.Engine, l engine.Limits) player {
	return func(p rules.Position) rules.Hole { return answer(e, p, l).Best }
}

// leveller plays at a level, with a new seed for each game of contest.
func leveller(e *engine.Engine, l engine.Level) player {
	r := random.Source(l)
	seed := uint64(0)
	return func(p rules.Position) rules.Hole {
		if p.Ply() < 5 {
			seed = r.Next()
		}
		return playOne(e, p, l, seed)
	}
}

// greedy looks one ply ahead.
func greedy(r *random.Source) player {
	return func(p rules.Position) rules.Hole { return players.Greedy(r, p) }
}

// tally counts games from the first player's view.
type tally struct{ won, drawn, lost int }

func (t tally) score() float64 {
	return (float64(t.won) + float64(t.drawn)/2) / float64(t.won+t.drawn+t.lost)
}

// contest plays pairs of games with swapped sides, from random openings of three plies.
func contest(pairs int, seed uint64, rs func(i int) rules.Ruleset, a, b player) (t tally) {
	r := random.Source(seed)
	for i := range pairs {
		board := rules.Deal(seed+uint64(i), rules.Shape(i&1))
		start := rules.Start(board, rs(i))
		for range 3 {
			start = start.After(players.Pick(&r, start.Legal()))
			if start.Over() {
				start = rules.Start(board, rs(i))
			}
		}
		for side := range rules.Side(2) {
			p := start
			for !p.Over() {
				if p.Turn() == side {
					p = p.After(a(p))
				} else {
					p = p.After(b(p))
				}
			}
			switch p.Score().Leader() {
			case side:
				t.won++
			case rules.Nobody:
				t.drawn++
			default:
				t.lost++
			}
		}
	}
	return t
}

func anyEdition(i int) rules.Ruleset { return rules.Editions()[i%len(rules.Editions())].Rules }

func TestBeatsGreedy(t *testing.T) {
	r := random.Source(1)
	pairs := engine.Tries(30)
	result := contest(pairs, 100, anyEdition, searcher(engine.New(engine.Options{Table: 4 << 20}), engine.Limits{Nodes: 20000}), greedy(&r))
	t.Logf("%+v", result)
	if 20*result.won < 19*2*pairs {
		t.Errorf("against a one-ply greedy player: %+v", result)
	}
}

func TestBeginnerLoses(t *testing.T) {
	r := random.Source(1)
	result := contest(engine.Tries(300), 100, anyEdition, leveller(engine.New(engine.Options{Table: 4 << 20}), engine.Weakest), greedy(&r))
	t.Logf("%+v", result)
	if result.score() > 0.4 {
		t.Errorf("level 1 against a one-ply greedy player: %+v", result)
	}
}

func TestLevelsVary(t *testing.T) {
	e := engine.New(engine.Options{Table: 4 << 20})
	for l := engine.Weakest; l < engine.Strongest; l++ {
		firsts := rules.Set(0)
		for seed := range uint64(12) {
			p := rules.Start(rules.SheetSquare.Board(), rules.Ruleset{})
			a, b := playOne(e, p, l, seed), playOne(e, p, l, seed)
			if a != b {
				t.Errorf("level %d, seed %d: %d, then %d", l, seed, a, b)
			}
			firsts |= rules.SetOf(a)
		}
		if firsts.Len() < 3 {
			t.Errorf("level %d opens in %d ways only", l, firsts.Len())
		}
	}
}

func playOne(e *engine.Engine, p rules.Position, l engine.Level, seed uint64) rules.Hole {
	return engine.Answer(e.Play(p, l, seed, engine.Limits{})).Best
}

// A sequence of Play can be ranged over again and then repeats the search.
func TestPlayCanBeRangedOverTwice(t *testing.T) {
	e := engine.New(engine.Options{Table: 1 << 20})
	p := rules.Start(rules.SheetSquare.Board(), rules.Ruleset{})
	for level := engine.Weakest; level < engine.Strongest; level++ {
		differ := 0
		for seed := range uint64(5) {
			infos := e.Play(p, level, seed, engine.Limits{})
			first, second := slices.Collect(infos), slices.Collect(infos)
			a, b := first[len(first)-1], second[len(second)-1]
			if a.Best != b.Best || a.Score != b.Score || a.Nodes != b.Nodes {
				differ++
			}
		}
		if differ > 0 {
			t.Errorf("level %d: %d of 5 moves differ", level, differ)
		}
	}
}

// At a whole strength every move is played at that level. Between two levels the moves are divided
// in tenths, in each game and at each ply, in every form. A repeated call gives the same division.
func TestStrengthBetweenLevels(t *testing.T) {
	const games, plies = 4000, 56
	for s := engine.Strength(10); s <= 80; s++ {
		below, tenths := engine.Level(s/10), int(s%10)
		var byPly [plies]int
		for seed := range uint64(games) {
			for ply := range plies {
				level := s.Level(seed, ply)
				if level != below && level != below+1 || level != s.Level(seed, ply) {
					t.Fatalf("strength %d plays ply %d at level %d", s, ply, level)
				}
				byPly[ply] += int(level - below)
			}
		}
		for ply, n := range byPly {
			if want := games * tenths / 10; tenths == 0 && n != 0 || max(n-want, want-n) > games/25 {
				t.Errorf("strength %d plays %d of %d games at level %d at ply %d", s, n, games, below+1, ply)
			}
		}
	}
	runs := 0
	for seed := range uint64(games) {
		for ply := range plies - 1 {
			if engine.Strength(35).Level(seed, ply) == engine.Strength(35).Level(seed, ply+1) {
				runs++
			}
		}
	}
	if all := games * (plies - 1); runs < all*49/100 || runs > all*51/100 {
		t.Errorf("%d of %d moves are at the level of the move before", runs, all)
	}
}

func TestStrengthOf(t *testing.T) {
	for level, want := range map[float64]engine.Strength{1: 10, 3.44: 34, 3.45: 35, 8: 80, -2: 10, 11.5: 80} {
		if got := engine.StrengthOf(level); got != want {
			t.Errorf("%v is strength %d, want %d", level, got, want)
		}
	}
	for s, want := range map[engine.Strength]engine.Level{10: 1, 34: 3, 35: 4, 44: 4, 80: 8} {
		if got := s.Nearest(); got != want {
			t.Errorf("the level nearest to strength %d is %d, want %d", s, got, want)
		}
	}
}
