package engine

import (
	"testing"
	"time"

	"kulami/rules"
)

// player chooses a hole.
type player func(rules.Position) rules.Hole

// searcher plays by Search with limits.
func searcher(e *Engine, l Limits) player {
	return func(p rules.Position) rules.Hole { return last(e, p, l).Best }
}

// leveller plays at a level, with another seed each game of contest.
func leveller(e *Engine, l Level) player {
	r := noise(l)
	seed := uint64(0)
	return func(p rules.Position) rules.Hole {
		if p.Ply() < 5 {
			seed = r.next()
		}
		return playOne(e, p, l, seed)
	}
}

// greedy plays the move with the best count, by lot among equals.
func greedy(r *noise) player {
	return func(p rules.Position) rules.Hole {
		best, n, choice := -Unbounded, uint64(0), rules.NoHole
		for h := range p.Legal().All() {
			m := p.After(h).Score().Margin()
			if p.Turn() == rules.Second {
				m = -m
			}
			if m > best {
				best, n = m, 0
			}
			if m == best {
				if n++; r.next()>>1%n == 0 {
					choice = h
				}
			}
		}
		return choice
	}
}

// tally counts games from the first player's view.
type tally struct{ won, drawn, lost int }

func (t tally) score() float64 {
	return (float64(t.won) + float64(t.drawn)/2) / float64(t.won+t.drawn+t.lost)
}

// contest plays pairs of games with sides swapped, from random openings of three
// plies.
func contest(pairs int, seed uint64, rs func(i int) rules.Ruleset, a, b player) (t tally) {
	r := noise(seed)
	for i := range pairs {
		board := rules.Deal(seed+uint64(i), rules.Shape(i&1))
		start := rules.Start(board, rs(i))
		for range 3 {
			start = start.After(pick(&r, start.Legal()))
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
	r := noise(1)
	result := contest(50, 100, anyEdition, searcher(New(Options{Table: 4 << 20}), Limits{Nodes: 20000}), greedy(&r))
	t.Logf("%+v", result)
	if result.won < 95 {
		t.Errorf("against a one-ply greedy player: %+v", result)
	}
}

func TestBeginnerLoses(t *testing.T) {
	r := noise(1)
	result := contest(300, 100, anyEdition, leveller(New(Options{Table: 4 << 20}), Weakest), greedy(&r))
	t.Logf("%+v", result)
	if result.score() > 0.4 {
		t.Errorf("level 1 against a one-ply greedy player: %+v", result)
	}
}

func TestLevelsVary(t *testing.T) {
	e := New(Options{Table: 4 << 20})
	for l := Weakest; l < Strongest; l++ {
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

func playOne(e *Engine, p rules.Position, l Level, seed uint64) rules.Hole {
	var i Info
	for i = range e.Play(p, l, seed, 100*time.Millisecond) {
	}
	return i.Best
}

// Forms are equally likely, better by and by, and even out around the usual one.
func TestForms(t *testing.T) {
	const games = 5000
	seen := map[form]int{}
	for seed := range uint64(games) {
		seen[formOf(seed)]++
	}
	for i, f := range forms {
		if share := seen[f] * len(forms); share < games*9/10 || share > games*11/10 {
			t.Errorf("%d games of %d in form %d", seen[f], games, i)
		}
		if i > 0 && (f.nodes <= forms[i-1].nodes || f.spread >= forms[i-1].spread) {
			t.Errorf("form %d is no better than the one before: %+v", i, f)
		}
		other := forms[len(forms)-1-i]
		for _, product := range []int{f.nodes * other.nodes, f.spread * other.spread} {
			if product < 9800 || product > 10200 {
				t.Errorf("forms %+v and %+v do not even out", f, other)
			}
		}
	}
	usual := forms[len(forms)/2]
	for l, s := range strengths {
		if s.in(usual) != s {
			t.Errorf("level %d in usual form: %+v", l, s.in(usual))
		}
	}
}

// A level keeps its form from the first ply of a game to the last.
func TestFormLastsAGame(t *testing.T) {
	e := New(Options{Table: 1 << 20})
	for seed := range uint64(12) {
		want := strengths[5].in(formOf(seed)).nodes
		p := rules.Start(rules.Deal(seed, rules.Irregular), rules.Ruleset{})
		for !p.Over() {
			var i Info
			for i = range e.Play(p, 5, seed, 0) {
			}
			if !i.Exact && i.Nodes < want || i.Nodes > want+2*rules.Holes {
				t.Fatalf("seed %d, ply %d: %d positions instead of %d", seed, p.Ply(), i.Nodes, want)
			}
			p = p.After(i.Best)
		}
	}
}

// No level plays what looks worse than another move by all that a large tile
// counts, in no form. Those that look ahead further than a ply misjudge by less.
func TestNothingLargeIsGivenAway(t *testing.T) {
	const largeTile = 600
	e := New(Options{Table: 1 << 20})
	for l := Weakest; l < Strongest; l++ {
		if s := strengths[l].in(forms[0]); s.depth != 1 {
			if 2*s.spread >= largeTile {
				t.Errorf("level %d misjudges by up to %d", l, s.spread)
			}
			continue
		}
		most := 0
		positions(uint64(l), 200, func(p rules.Position) {
			if p.Over() {
				return
			}
			e.search.spread = 0
			e.search.prepare(p)
			e.search.begin()
			looks := map[rules.Hole]int{}
			for _, m := range e.search.root {
				looks[rules.Hole(m.hole)] = m.value
			}
			best := e.search.root[0].value
			if best > horizon || best < -horizon {
				return // the game can be ended, won, or only lost
			}
			for seed := range uint64(20) {
				most = max(most, best-looks[playOne(e, p, l, seed)])
			}
		})
		if most >= largeTile || most < largeTile/3 {
			t.Errorf("level %d gives up to %d away", l, most)
		}
	}
}

// TestLadder measures each level against the one below; run it with -v -timeout 0.
func TestLadder(t *testing.T) {
	if !*ladder {
		t.Skip("without -ladder")
	}
	for l := Weakest; l < Strongest; l++ {
		result := contest(100, 1, anyEdition, leveller(New(Options{}), l+1), leveller(New(Options{}), l))
		t.Logf("level %d against level %d: %+v = %.0f %%", l+1, l, result, 100*result.score())
	}
}
