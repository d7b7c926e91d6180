package play

import (
	"testing"

	"kulami/rules"
)

const provenEnding = "k1/b92tDS1QQ1tt3sD3DQ1QD1s1Q2S7T/ral/mc4c7h7h1d1d5d3g3g8g1g5g6g2g7d7d10d9d4d2f2a2c2c5e5e8e2e10e1e7e9e4g4f4f1c1c8c10c6d6h6b6/c1u"

// proving is a session in which a proven ending is played out by a side.
func proving(t *testing.T, side rules.Side) *session {
	s := newSession(t, nil)
	s.run("> load fragment=analysis/" + provenEnding + "\n> solved\n> play-proof\n")
	if now, _ := s.m.Screen.(Analysis).Proving(); now != side {
		s.send(SwapSides{})
	}
	return s
}

// playOut plays to the end: the reader's marbles as pick has it, and the replies.
func (s *session) playOut(pick func(a Analysis) rules.Hole) Analysis {
	for range 60 {
		a := s.m.Screen.(Analysis)
		side, _ := a.Proving()
		switch {
		case a.Position().Over():
			return a
		case s.m.question.ID != 0:
			s.send(s.solved())
		}
		if a = s.m.Screen.(Analysis); a.Position().Turn() == side {
			s.send(Press{pick(a)})
		} else {
			s.send(Tick{a.proof.timer})
		}
	}
	s.t.Fatal("it does not end")
	return Analysis{}
}

// Whoever plays the marbles that keep the margin ends with it, on either side; whoever does not ends with
// what was proven after each of them, which the replies never give back.
func TestProofIsPlayedOut(t *testing.T) {
	for _, side := range []rules.Side{rules.First, rules.Second} {
		end := proving(t, side).playOut(func(a Analysis) rules.Hole { return a.Position().Legal().First() })
		last, given := end.proof.margins[0], 0
		for i, margin := range end.proof.margins {
			if margin > last {
				t.Errorf("%s: the margins are %v", side, end.proof.margins)
			}
			if i > 0 && end.turnAt(end.proof.start+i-1) != side && margin != last {
				t.Errorf("%s: a reply gives something away: %v", side, end.proof.margins)
			}
			given += last - margin
			last = margin
		}
		if lead := end.Position().Score().Lead(side); lead != last || given == 0 {
			t.Errorf("%s: it ends with %d, proven is %d, %d given away", side, lead, last, given)
		}

		s := proving(t, side)
		end = s.playOut(func(a Analysis) rules.Hole { return s.m.ValuesOf(a.Asked())[0].Best })
		if margin, began, ok := end.Proven(); !ok || margin != began || margin != end.Position().Score().Lead(side) {
			t.Errorf("%s: it began with %d and ends with %d", side, began, margin)
		}
		line := end.Line()
		s.send(PlayProof{})
		if a := s.m.Screen.(Analysis); a.Ply() != end.proof.start || len(a.Line()) != len(line) || a.proof != nil {
			t.Errorf("%s: ply %d of %d is shown after it", side, a.Ply(), len(a.Line()))
		}
	}
}

// A puzzle goes on after its solution, against the best replies, and Return leads back to it.
func TestPuzzleIsPlayedOut(t *testing.T) {
	s := newSession(t, nil)
	s.run("> load fragment=puzzle/8/cv0\n")
	s.send(PuzzlesFetched{puzzleFile(), true})
	s.send(PlayProof{})
	if p := s.m.Screen.(Puzzle); p.State != PuzzleOpen {
		t.Errorf("an open puzzle is %s", p.State)
	}
	p := s.m.Screen.(Puzzle)
	s.send(Press{p.Solution()})
	s.send(PlayProof{})
	end := s.playOut(func(a Analysis) rules.Hole { return s.m.ValuesOf(a.Asked())[0].Best })
	side, _ := end.Proving()
	if margin, _, _ := end.Proven(); side != p.Solver() || margin != p.puzzle.Margin || end.proof.start != p.Record().Len()+1 {
		t.Errorf("%s ends with %d", side, margin)
	}
	s.send(Return{})
	if p, ok := s.m.Screen.(Puzzle); !ok || p.State != PuzzleSolved {
		t.Errorf("%T is shown", s.m.Screen)
	}
}

// A position of a review whose margin is proven is played out by the side to move, and Return leads back to it.
func TestReviewIsPlayedOut(t *testing.T) {
	for _, exact := range []bool{true, false} {
		m, _ := Update(New(), Loaded{Fragment: "review/" + provenEnding})
		v := m.Screen.(Review)
		v.Judged.Positions[41].Exact = exact
		m.Screen = v.at(41)
		m, _ = Update(m, PlayProof{})
		a, ok := m.Screen.(Analysis)
		if ok != exact {
			t.Fatalf("%T is shown", m.Screen)
		}
		if !exact {
			return
		}
		if side, on := a.Proving(); !on || side != rules.Second || a.Ply() != 41 {
			t.Errorf("%s plays from ply %d", side, a.Ply())
		}
		m, _ = Update(m, Return{})
		if v, ok := m.Screen.(Review); !ok || v.Ply() != 41 {
			t.Errorf("%T is shown", m.Screen)
		}
	}
}

// In a game with a friend that is not over nothing is played out.
func TestBarredProof(t *testing.T) {
	s := newSession(t, nil)
	s.run("> load\n> start opponent=friend\n> press d4\n> visit analysis\n> play-proof\n")
	if a := s.m.Screen.(Analysis); !a.Barred || a.proof != nil {
		t.Errorf("barred is %v", a.Barred)
	}
}
