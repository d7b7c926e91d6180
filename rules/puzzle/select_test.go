package puzzle

import (
	"testing"

	"kulami/rules"
	"kulami/rules/internal/players"
	"kulami/rules/internal/random"
)

// playedOn returns a record of plies random moves, or fewer if the game ends.
func playedOn(seed uint64, b *rules.Board, plies int) rules.Record {
	r := random.Source(seed)
	game := rules.NewRecord(b, rules.Ruleset{})
	for game.Len() < plies && !game.Over() {
		game, _ = game.Play(players.Pick(&r, game.Position().Legal()))
	}
	return game
}

// turnedGame plays the game on the turned board.
func turnedGame(t *testing.T, game rules.Record, orientation int) rules.Record {
	t.Helper()
	straight := game.Board().Turned(0)
	turned := rules.NewRecord(game.Board().Turned(orientation), game.Rules())
	for _, h := range game.Moves() {
		var err error
		if turned, err = turned.Play(turned.Board().At(turnedPoint(straight, h, orientation))); err != nil {
			t.Fatalf("orientation %d: %v", orientation, err)
		}
	}
	return turned
}

func TestImages(t *testing.T) {
	seen := map[string]uint64{}
	for seed := range uint64(60) {
		game := playedOn(seed, rules.Deal(seed/2, rules.Shape(seed/2&1)), 20+int(seed)/2)
		image := imageOf(game.Position())
		if other, ok := seen[image]; ok {
			t.Fatalf("games %d and %d have the same image", seed, other)
		}
		seen[image] = seed
		for o := range 8 {
			if turned := turnedGame(t, game, o); imageOf(turned.Position()) != image {
				t.Fatalf("seed %d: orientation %d has another image", seed, o)
			}
		}
	}
}

func TestSelection(t *testing.T) {
	game := func(n int, difficulties ...int) (all []Puzzle) {
		for i, d := range difficulties {
			record := playedOn(uint64(n), rules.Deal(uint64(n), rules.Irregular), 24+n%12+i)
			all = append(all, Puzzle{Summary: Summary{Goal: Goal(n % 3), Difficulty: d}, Record: record})
		}
		return all
	}
	s := NewSelection(60)
	if !s.Add(game(1, 2)) || s.Add(game(1, 3)) || s.Add(nil) {
		t.Error("a position is there twice, or an empty game gave a puzzle")
	}
	if !s.Add(game(2, 2, 5)) || s.Puzzles[1].Difficulty != 5 || s.Puzzles[1].Number != 2 {
		t.Errorf("%+v is not the rarest", s.Puzzles[1].Summary)
	}
	for n := 3; !s.Full() && n < 2000; n++ {
		s.Add(game(n, 2, 3, 4))
		s.Add(game(n+5000, 1+n%8))
	}
	counts := map[any]int{}
	for i, p := range s.Puzzles {
		counts[p.Goal]++
		counts[p.Difficulty]++
		counts[[1]int{p.Left()}]++
		if p.Number != i+1 {
			t.Errorf("puzzle %d has number %d", i, p.Number)
		}
	}
	if len(s.Puzzles) != 60 || s.Add(game(9000, 1)) {
		t.Errorf("%d puzzles", len(s.Puzzles))
	}
	for kind, n := range counts {
		switch kind.(type) {
		case Goal:
			if n > 30 {
				t.Errorf("%d of %v", n, kind)
			}
		case int:
			if n > 12 {
				t.Errorf("%d of difficulty %v", n, kind)
			}
		default:
			if n > 6 {
				t.Errorf("%d with %v plies left", n, kind)
			}
		}
	}
}
