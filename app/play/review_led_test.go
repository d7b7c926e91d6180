package play

import (
	"slices"
	"testing"

	"kulami/app/desk"
	"kulami/app/screen/review"
	"kulami/rules"
	"kulami/rules/engine"
)

// The review shows the move after which a side had the better chances. They follow from the first
// side's expected points at each ply of a game that it resigns after eight marbles.
func TestLed(t *testing.T) {
	resigned := resignedGame(8)
	m, _ := act(resigned, desk.ReviewGame{})
	m, _ = judgeAll(m, nil)
	known := m.Screen().(review.Screen)
	for _, c := range []struct {
		name   string
		points []int // points of the first side, in hundredths
		from   int   // -1 means unknown
	}{
		{"the eighth marble turned the game", []int{100, 100, 100, 100, 100, 100, 100, 100, -100}, 8},
		{"the third one did, though it had been as bad before", []int{-900, 100, 100, -500, -100, -100, -300, -900, -100}, 3},
		{"the winner led all the way", []int{-100, -100, -100, -100, -100, -100, -100, -100, -100}, 0},
		{"after equal chances", []int{0, 0, 0, 0, -100, -100, -100, -100, -100}, 4},
		{"after 54 %, which are nearly even", []int{0, 0, 0, 0, -20, -20, -100, -100, -100}, 6},
		{"the winner was not clearly ahead in the end", []int{0, 0, 0, 0, -100, -100, -100, -100, -20}, -1},
		{"who resigned was ahead", []int{0, 0, 0, 0, -100, -100, -100, -100, 100}, -1},
	} {
		t.Run(c.name, func(t *testing.T) {
			if _, _, ok := review.New(resigned.Open.Game).Led(); ok {
				t.Error("it is said before anything is known")
			}
			v := known
			v.Judged.Positions = slices.Clone(v.Judged.Positions)
			for ply, points := range c.points {
				if ply&1 == 1 {
					points = -points
				}
				v.Judged.Positions[ply] = engine.Info{Score: points, Depth: 4, Low: -engine.Unbounded, High: engine.Unbounded}
			}
			winner, from, ok := v.Led()
			if ok != (c.from >= 0) || ok && (winner != rules.Second || from != c.from) {
				t.Errorf("side %v from %d on, %v", winner, from, ok)
			}
		})
	}
}

// The exercises begin with the mistake that turned the game, and continue in order.
func TestTheTurnIsTriedFirst(t *testing.T) {
	m, _ := act(resignedGame(8), desk.ReviewGame{})
	m, _ = judgeAll(m, map[int]int{0: 900, 2: 1500, 4: 1200, 5: 2000})
	v := m.Screen().(review.Screen)
	for ply := range v.Judged.Positions { // from the fifth marble on the first side is behind
		v.Judged.Positions[ply].Score = 100
		if (ply&1 == 0) == (ply >= 5) {
			v.Judged.Positions[ply].Score = -100
		}
	}
	if got := v.Exercises(rules.First); !slices.Equal(got, []int{4, 2}) {
		t.Errorf("the exercises are %v, of %v", got, v.Moments())
	}
	if got := v.Exercises(rules.Second); !slices.IsSorted(got) {
		t.Errorf("the winner's exercises are %v", got)
	}
}

// A player who asks for the turning point of a game sees the move that turned it. A reviewed game
// shows it at once. Otherwise it is shown when known, unless the player has chosen another move or
// an exercise meanwhile.
func TestTheReviewOpensAtTheTurn(t *testing.T) {
	turned := map[int]int{0: 10, 2: 10, 4: 900} // loss of the first side's marbles, by ply
	open := func(msgs ...desk.Msg) review.Screen {
		m, _ := act(resignedGame(8), desk.ReviewGame{Turn: true})
		if v := m.Screen().(review.Screen); v.Done() == 1 || v.Ply() != 8 {
			t.Fatalf("at first move %d is shown", v.Ply())
		}
		for _, msg := range msgs {
			m, _ = act(m, msg)
		}
		m, _ = judgeAll(m, turned)
		return m.Screen().(review.Screen)
	}
	v := open()
	const from = 5 // after the loser's costliest marble
	if v.Done() != 1 || v.Ply() != from {
		t.Errorf("a fresh review shows move %d, the turn is %d", v.Ply(), from)
	}
	if again := review.New(v.Game).AtTurn(); again.Ply() != from {
		t.Errorf("a review that was kept shows move %d, the turn is %d", again.Ply(), from)
	}
	if v := open(desk.Step{Ply: 2}); v.Ply() != 2 {
		t.Errorf("after another move was chosen, %d is shown", v.Ply())
	}
	m, _ := act(resignedGame(8), desk.ReviewGame{})
	m, _ = judgeAll(m, turned)
	if v := m.Screen().(review.Screen); v.Ply() != 8 {
		t.Errorf("a review of the whole game shows move %d", v.Ply())
	}
	throughout := v
	throughout.Judged.Positions = slices.Clone(v.Judged.Positions)
	for ply := range throughout.Judged.Positions {
		throughout.Judged.Positions[ply].Score = []int{-100, 100}[ply&1]
	}
	if at := throughout.AtTurn(); at.Ply() != throughout.Moments()[0]+1 {
		t.Errorf("of a game that never turned move %d is shown", at.Ply())
	}
}
