package play

import (
	"slices"
	"testing"

	"kulami/app/desk"
	"kulami/app/game"
	"kulami/app/screen/analysis"
	"kulami/app/screen/review"
	"kulami/rules"
	"kulami/rules/engine"
	"kulami/rules/facts"
)

// knowing returns an analysis in which the first hole of line is best, and line is expected after
// it.
func knowing(p rules.Position, line ...string) engine.Analysis {
	holes := make([]rules.Hole, len(line))
	for i, name := range line {
		holes[i] = p.Board().Hole(name)
	}
	var moves []engine.Move
	for _, h := range p.Legal().Slice() {
		m := engine.Move{Info: engine.Info{Best: h, Depth: 4, Low: -engine.Unbounded, High: engine.Unbounded, Line: []rules.Hole{h}}}
		if h == holes[0] {
			m.Score, m.Line = 2000, holes
		}
		moves = append(moves, m)
	}
	parts := []engine.Analysis{{Info: moves[0].Info, Moves: moves}}
	return engine.JoinAnalyses(append(parts, parts[0]))
}

// mistaken returns a review of a game whose fourth marble is a mistake. The reply f7 wins a tile
// for good, and no reply to h6 does.
func mistaken(t *testing.T) Model {
	t.Helper()
	rec := rules.NewRecord(rules.SheetSquare.Board(), rules.Ruleset{})
	for _, name := range []string{"f6", "f2", "h2", "h7", "a7"} {
		var err error
		if rec, err = rec.Play(rec.Board().Hole(name)); err != nil {
			t.Fatal(err)
		}
	}
	m := ready(New())
	m, _ = act(m, Navigated{Fragment: "review/" + rec.String()})
	known := map[int]engine.Analysis{3: knowing(rec.At(3), "h6", "f6"), 4: knowing(rec.At(4), "f7", "c7", "c5")}
	for m.Question.ID != 0 && m.Question.For == desk.ForReview {
		asked, err := rules.ParseRecord(m.Question.Record)
		if err != nil {
			t.Fatal(err)
		}
		a, ok := known[asked.Len()]
		if !ok {
			a = lostBy(asked.Position(), rules.NoHole, 0)
		}
		m, _ = act(m, desk.Valued{ID: m.Question.ID, Analysis: a, Done: true})
	}
	m, _ = act(m, desk.Step{Ply: 4})
	return m
}

// A mistake has a reason, with an arrow to the reply. The player can step through its marbles and
// play on from there.
func TestWhy(t *testing.T) {
	m := mistaken(t)
	v := m.Screen().(review.Screen)
	b := v.BoardShown()
	r, ok := v.Why()
	if !ok || r.Kind != facts.Wins || r.Missed || !slices.Equal(r.Line, []rules.Hole{b.Hole("h7"), b.Hole("f7")}) {
		t.Fatalf("the reason is %+v, %v", r, ok)
	}
	if k := v.Marks(); k.Hint.Hole() != b.Hole("h6") || k.Tried.Hole() != b.Hole("h7") || k.Reply.Hole() != b.Hole("f7") {
		t.Errorf("the marks are %+v", k)
	}
	if _, ok := v.At(5).Why(); ok && v.Judged.Plies[4].Best == v.Judged.Plies[4].Hole {
		t.Error("the best move has a reason against it")
	}
	for _, c := range []struct {
		line  string
		holes int
		ply   int
	}{{"h7 f7", 2, 5}, {"h7 f7 f7", 2, 5}, {"h6", 1, 4}, {"h7", 0, 4}, {"h7 f7", 2, 5}} {
		m, _ = act(m, desk.PlayLine{Holes: c.line})
		v = m.Screen().(review.Screen)
		if len(v.Followed()) != c.holes || v.Position().Ply() != c.ply || v.Ply() != 4 || m.Announced.Kind != desk.AnnounceShown {
			t.Fatalf("after %s %v is followed, ply %d", c.line, v.Followed(), v.Position().Ply())
		}
	}
	if k := v.Marks(); k.Hint != 0 || k.Tried.Hole() != b.Hole("h7") || k.Reply.Hole() != b.Hole("f7") || k.Last != k.Reply {
		t.Errorf("in the line the marks are %+v", k)
	}
	next, _ := act(m, desk.Press{Hole: v.Position().Legal().First()})
	if a, ok := next.Screen().(analysis.Screen); !ok || a.Position().Ply() != 6 || a.Position().At(b.Hole("f7")) != rules.First {
		t.Errorf("%T goes on", next.Screen())
	}
	m, _ = act(m, desk.Step{Ply: 3})
	if v := m.Screen().(review.Screen); len(v.Followed()) != 0 || v.Position().Ply() != 3 {
		t.Error("a step does not leave the line")
	}
}

// A stored review asks for the lines before and after a mistake when the mistake is shown.
func TestWhyOfAKeptReview(t *testing.T) {
	m := mistaken(t)
	v := m.Screen().(review.Screen)
	kept := v.Game
	kept.Judged = v.Judged.Pack()
	v = review.New(kept).At(4)
	if _, ok := v.Why(); ok {
		t.Fatal("a reason is known")
	}
	d := desk.Desk{Ready: true}
	for _, ply := range []int{3, 4} {
		if q, ok := v.Question(&d); !ok || q.Record != v.Judged.Asked(ply) {
			t.Fatalf("%s is wanted, %v", q.Record, ok)
		}
		next, _ := v.Update(&d, desk.Valued{Analysis: m.Screen().(review.Screen).Found(ply), Done: true})
		v = next.(review.Screen)
	}
	if _, ok := v.Question(&d); ok {
		t.Error("more is wanted")
	}
	if r, ok := v.Why(); !ok || r.Kind != facts.Wins {
		t.Errorf("the reason is %+v", r)
	}
}

// The next moment is the first moment after the move shown. After the last moment it is the first.
func TestNextMoment(t *testing.T) {
	v := ptr(mistaken(t)).Screen().(review.Screen)
	moments := v.Moments()
	if len(moments) == 0 {
		t.Fatal("no moments")
	}
	for n, i := range moments {
		if got, want := v.At(i).NextMoment(), i+1; got != want {
			t.Errorf("before move %d the next is %d", want, got)
		}
		if got, want := v.At(i+1).NextMoment(), moments[(n+1)%len(moments)]+1; got != want {
			t.Errorf("after move %d the next is %d, want %d", i+1, got, want)
		}
	}
	if got := review.New(game.Game{Tree: game.NewTree(v.Record().WithCursor(0).Cut())}).NextMoment(); got != 0 {
		t.Errorf("without moments the next is %d", got)
	}
}

// A wrong try of an exercise has a reason, and the player can step through its marbles. A click on
// the board returns to the task.
func TestWhyOfATry(t *testing.T) {
	m := mistaken(t)
	m, _ = act(m, desk.Retry{Side: rules.Second})
	v := m.Screen().(review.Screen)
	b := v.BoardShown()
	if _, ok := v.Why(); ok || v.Ply() != 3 {
		t.Fatalf("before a try of ply %d there is a reason", v.Ply())
	}
	m, _ = act(m, desk.PlayLine{Holes: "h7"})
	if v := m.Screen().(review.Screen); len(v.Followed()) != 0 {
		t.Error("a line is followed before a try")
	}
	wrong := b.Hole("h7")
	for i, move := range v.Found(3).Moves {
		if move.Best == wrong {
			v.Found(3).Moves[i].Line = []rules.Hole{wrong, b.Hole("f7")}
		}
	}
	m, _ = act(m, desk.Press{Hole: wrong})
	if r, ok := m.Screen().(review.Screen).Why(); !ok || r.Kind != facts.Wins || r.Missed || len(r.Line) != 2 {
		t.Fatalf("the reason is %+v, %v", r, ok)
	}
	m, _ = act(m, desk.PlayLine{Holes: b.Name(wrong)})
	v = m.Screen().(review.Screen)
	if k := v.Marks(); len(v.Followed()) != 1 || v.Position().Last() != wrong || k.Active {
		t.Errorf("%v is followed, marked as %+v", v.Followed(), k)
	}
	m, _ = act(m, desk.Press{Hole: v.Position().Legal().First()})
	v = m.Screen().(review.Screen)
	if h, try := v.Tried(); len(v.Followed()) != 0 || v.Position().Ply() != 3 || h != wrong || try != review.Bad {
		t.Errorf("after a press ply %d is shown, %s is %s", v.Position().Ply(), b.Name(h), try)
	}
	m, _ = act(m, desk.PlayLine{Holes: b.Name(wrong)})
	m, _ = act(m, desk.ShowSolution{})
	v = m.Screen().(review.Screen)
	if _, ok := v.Why(); ok || len(v.Followed()) != 0 {
		t.Error("with the solution there is still the reason of the try")
	}
}
