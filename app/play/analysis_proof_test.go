package play

import (
	"strconv"
	"testing"

	"kulami/app/desk"
	"kulami/app/screen/analysis"
	"kulami/app/screen/puzzles"
	"kulami/app/screen/review"
	"kulami/rules"
)

const provenEnding = "k1/b92tDS1QQ1tt3sD3DQ1QD1s1Q2S7T/ral/mc4c7h7h1d1d5d3g3g8g1g5g6g2g7d7d10d9d4d2f2a2c2c5e5e8e2e10e1e7e9e4g4f4f1c1c8c10c6d6h6b6/c1u"

// proving returns a session that plays out a proven ending for a side.
func proving(t *testing.T, side rules.Side) *session {
	s := newSession(t, nil)
	s.run("> load fragment=analysis/" + provenEnding + "\n> solved\n> play-proof\n")
	if s.m.Screen().(analysis.Screen).Proving().Side != side {
		s.send(desk.SwapSides{})
	}
	return s
}

// provingPuzzle returns a session that plays out a solved puzzle.
func provingPuzzle(t *testing.T, number int) *session {
	s := newSession(t, nil)
	s.run("> load fragment=puzzle/" + strconv.Itoa(number) + "\n")
	s.send(puzzles.PuzzlesFetched{Text: puzzleFile(), OK: true})
	s.send(desk.Press{Hole: s.m.Screen().(puzzles.Puzzle).Solution()})
	s.send(desk.PlayProof{})
	return s
}

// playOut plays to the end. It lets pick choose the player's marbles.
func (s *session) playOut(pick func(a analysis.Screen) rules.Hole) analysis.Screen {
	for range 60 {
		a := s.m.Screen().(analysis.Screen)
		switch {
		case a.Position().Over():
			return a
		case s.m.Question.ID != 0:
			s.send(s.solved())
		}
		if a = s.m.Screen().(analysis.Screen); a.Position().Turn() == a.Proving().Side {
			s.send(desk.Press{Hole: pick(a)})
		} else {
			s.send(desk.Tick{ID: s.waiting})
		}
	}
	s.t.Fatal("it does not end")
	return analysis.Screen{}
}

// A player who keeps the margin with every marble ends with that margin, on either side. Another
// player ends with the margin proven after the worst of their marbles, because the replies never
// give points back.
func TestProofIsPlayedOut(t *testing.T) {
	for _, side := range []rules.Side{rules.First, rules.Second} {
		given, s := 0, proving(t, side)
		end := s.playOut(func(a analysis.Screen) rules.Hole {
			given += a.Proving().Loss
			return a.Position().Legal().First()
		})
		p := end.Proving()
		if given += p.Loss; p.Margin != end.Position().Score().Lead(side) || given == 0 || p.StartMargin-p.Margin != given {
			t.Errorf("%s: it ends with %+v, %d given away", side, p, given)
		}
		s = proving(t, side)
		end = s.playOut(func(a analysis.Screen) rules.Hole { return s.m.ValuesOf(a.Asked())[0].Best })
		if p := end.Proving(); p.Margin != p.StartMargin || p.Margin != end.Position().Score().Lead(side) {
			t.Errorf("%s: it ends with %+v", side, p)
		}
		line := end.Line()
		s.send(desk.PlayProof{})
		if a := s.m.Screen().(analysis.Screen); a.Ply() != end.Proving().StartPly || len(a.Line()) != len(line) || a.Proving().On {
			t.Errorf("%s: ply %d of %d is shown after it", side, a.Ply(), len(a.Line()))
		}
	}
}

// A goal announced as safe is kept, whatever both sides play afterwards, and is announced before
// the end. A goal that was given away is not announced.
func TestSafeGoalIsKept(t *testing.T) {
	for _, c := range []struct{ puzzle, goal int }{{382, 9}, {1570, 1}} {
		for _, best := range []bool{true, false} {
			s, safe := provingPuzzle(t, c.puzzle), 0
			end := s.playOut(func(a analysis.Screen) rules.Hole {
				v, moves := a.Proving(), s.m.ValuesOf(a.Asked())
				worst := moves[len(moves)-1]
				if v.Safe {
					safe++
				}
				if v.Goal != c.goal || v.Safe && worst.Low < v.Goal {
					t.Errorf("puzzle %d: %d is to be kept, safe %v, the worst hole keeps %d", c.puzzle, v.Goal, v.Safe, worst.Low)
				}
				if best || v.Safe {
					return moves[0].Best
				}
				return worst.Best
			})
			if v := end.Proving(); v.Safe != (v.Margin >= c.goal) || best && safe == 0 {
				t.Errorf("puzzle %d: it ends with %+v, and was safe at %d turns", c.puzzle, v, safe)
			}
		}
	}
}

// A puzzle can be played on after its solution, against the best replies. Return leads back to it.
func TestPuzzleIsPlayedOut(t *testing.T) {
	s := newSession(t, nil)
	s.run("> load fragment=puzzle/8/cv0\n")
	s.send(puzzles.PuzzlesFetched{Text: puzzleFile(), OK: true})
	s.send(desk.PlayProof{})
	if p := s.m.Screen().(puzzles.Puzzle); p.State != puzzles.PuzzleOpen {
		t.Errorf("an open puzzle is %s", p.State)
	}
	p := s.m.Screen().(puzzles.Puzzle)
	s.send(desk.Press{Hole: p.Solution()})
	s.send(desk.PlayProof{})
	end := s.playOut(func(a analysis.Screen) rules.Hole { return s.m.ValuesOf(a.Asked())[0].Best })
	_, goal := p.Goal()
	if v := end.Proving(); v.Side != p.Solver() || v.Margin != goal || v.StartPly != p.Record().Len()+1 {
		t.Errorf("it ends with %+v", v)
	}
	s.send(Return{})
	if p, ok := s.m.Screen().(puzzles.Puzzle); !ok || p.State != puzzles.PuzzleSolved {
		t.Errorf("%T is shown", s.m.Screen())
	}
}

// The side to move can play out a position of a review whose margin is proven. Return leads back to
// it.
func TestReviewIsPlayedOut(t *testing.T) {
	for _, exact := range []bool{true, false} {
		m, _ := act(New(), Loaded{Fragment: "review/" + provenEnding})
		v := m.Screen().(review.Screen)
		v.Judged.Positions[41].Exact = exact
		m.Put(v.At(41))
		m, _ = act(m, desk.PlayProof{})
		a, ok := m.Screen().(analysis.Screen)
		if ok != exact {
			t.Fatalf("%T is shown", m.Screen())
		}
		if !exact {
			return
		}
		if v := a.Proving(); !v.On || v.Side != rules.Second || a.Ply() != 41 {
			t.Errorf("%s plays from ply %d", v.Side, a.Ply())
		}
		m, _ = act(m, Return{})
		if v, ok := m.Screen().(review.Screen); !ok || v.Ply() != 41 {
			t.Errorf("%T is shown", m.Screen())
		}
	}
}

// During a game with a friend, nothing can be played out.
func TestBarredProof(t *testing.T) {
	s := newSession(t, nil)
	s.run("> load\n> start opponent=friend\n> press d4\n> visit analysis\n> play-proof\n")
	if a := s.m.Screen().(analysis.Screen); !a.Barred || a.Proving().On {
		t.Errorf("barred is %v", a.Barred)
	}
}
