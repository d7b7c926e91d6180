package play

import (
	"slices"
	"strings"
	"testing"

	"kulami/app/desk"
	"kulami/app/game"
	"kulami/app/screen/analysis"
	"kulami/app/screen/review"
	"kulami/app/screen/table"
	"kulami/rules"
	"kulami/rules/engine"
)

// lostBy returns an analysis of a position in which the move played is worse than all others by
// loss, in hundredths of a point.
func lostBy(p rules.Position, played rules.Hole, loss int) engine.Analysis {
	var moves []engine.Move
	for _, h := range p.Legal().Slice() {
		line := []rules.Hole{h}
		if reply := p.After(h); !reply.Over() {
			line = append(line, reply.Legal().First())
		}
		m := engine.Move{Info: engine.Info{Best: h, Score: 100 - int(h), Depth: 4, Low: -engine.Unbounded, High: engine.Unbounded, Line: line}}
		if h == played {
			m.Score -= loss
		}
		moves = append(moves, m)
	}
	parts := []engine.Analysis{{Info: moves[0].Info, Moves: moves}}
	return engine.JoinAnalyses(append(parts, parts[0]))
}

// judgeAll answers all questions of a review with the given losses by ply, and returns the number
// of answers.
func judgeAll(m Model, losses map[int]int) (Model, int) {
	n := 0
	for ; m.Question.ID != 0 && m.Question.For == desk.ForReview; n++ {
		v := m.Screen().(review.Screen)
		rec, err := rules.ParseRecord(m.Question.Record)
		if err != nil {
			panic(err)
		}
		played := rules.NoHole
		if moves := v.Judged.Record.Moves(); rec.Len() < len(moves) {
			played = moves[rec.Len()]
		}
		m, _ = act(m, desk.Valued{ID: m.Question.ID, Analysis: lostBy(rec.Position(), played, losses[rec.Len()]), Done: true})
	}
	return m, n
}

// resignedGame returns a game of two people that the side to move resigned after a number of
// marbles.
func resignedGame(marbles int) Model {
	m := ready(New())
	m, _ = act(m, Start{Setup: game.Setup{Opponent: game.PersonOpponent, Board: game.SquareBoard, Edition: "basic"}.Valid(m.Setup), Seed: 5})
	for range marbles {
		legal := tableOf(m).Game.Position().Legal().Slice()
		m, _ = act(m, desk.Press{Hole: legal[len(legal)/2]})
	}
	m, _ = act(m, table.Resign{})
	return m
}

func ready(m Model) Model {
	m, _ = Update(m, desk.Instant{Minute: 1000, Date: today.Date}, Loaded{Seed: 9})
	return m
}

func TestReview(t *testing.T) {
	const marbles = 8
	m := resignedGame(marbles)
	id := m.OwnID()
	m, _ = act(m, desk.ReviewGame{})
	v, ok := m.Screen().(review.Screen)
	if !ok || v.Ply() != marbles || v.Done() != 0 {
		t.Fatalf("%T is shown", m.Screen())
	}
	m, n := judgeAll(m, map[int]int{2: 900, 5: 2000})
	if want := engine.ReviewPasses * (marbles + 1); n != want {
		t.Errorf("%d positions were analysed, want %d", n, want)
	}
	v = m.Screen().(review.Screen)
	if v.Done() != 1 {
		t.Errorf("%v is done", v.Done())
	}
	moments := []int{2, 5} // the two mistakes; the other moves cost little
	if got := v.Moments(); !slices.Equal(got, moments) {
		t.Errorf("the key moments are the moves %v", got)
	}
	j := v.Judged
	if j.Accuracy[0] >= 100 || j.Accuracy[1] >= 100 || j.Choices != [2]int{4, 4} {
		t.Errorf("accuracy %v of %v moves", j.Accuracy, j.Choices)
	}
	// The better hole is highlighted.
	m, _ = act(m, desk.Step{Ply: 3})
	if h := m.Screen().(review.Screen).Marks().Hint.Hole(); h != j.Plies[2].Best || h == j.Plies[2].Hole {
		t.Errorf("hole %v is marked", h)
	}
	// The review was kept with the game, so the second view has it at once.
	g, err := m.Kept.Game(id)
	if err != nil || g.Judged == "" {
		t.Fatalf("kept %q, %v", g.Judged, err)
	}
	if s := g.Summary(); !s.Judged || s.Accuracy != j.Accuracy {
		t.Errorf("the library says %v", s.Accuracy)
	}
	again, _ := act(m, Return{})
	again, _ = act(again, desk.ReviewGame{})
	if v := again.Screen().(review.Screen); v.Done() != 1 || !slices.Equal(v.Moments(), moments) {
		t.Errorf("at the second look %v is done, with moments %v", v.Done(), v.Moments())
	}
	// With other moves the judgement no longer applies.
	g.Tree = game.NewTree(g.Record().WithCursor(4).Cut())
	if v := review.New(g); v.Done() != 0 {
		t.Error("the judgement of other moves was taken")
	}
}

func TestLearnFromMistakes(t *testing.T) {
	m := resignedGame(8)
	m, _ = act(m, desk.ReviewGame{})
	m, _ = judgeAll(m, map[int]int{2: 50, 4: 900, 5: 2000, 6: 1500})
	m, _ = act(m, desk.Retry{Side: rules.First})
	v := m.Screen().(review.Screen)
	j := v.Judged
	if i, on := v.Retrying(); !on || i != 6 { // the move that turned the game
		t.Fatalf("move %d is tried", i)
	}
	m, _ = act(m, desk.Press{Hole: j.Plies[6].Hole})
	if _, try := m.Screen().(review.Screen).Tried(); try != review.Bad {
		t.Errorf("the mistake is %q", try)
	}
	m, _ = act(m, desk.Press{Hole: j.Plies[6].Best})
	if h, try := m.Screen().(review.Screen).Tried(); try != review.Good || h != j.Plies[6].Best {
		t.Errorf("the best hole is %q", try)
	}
	m, _ = act(m, desk.Retry{})
	if i, on := m.Screen().(review.Screen).Retrying(); !on || i != 2 {
		t.Fatalf("move %d is tried", i)
	}
	// The move cost less, and the exercise asks for a better one.
	m, _ = act(m, desk.Press{Hole: j.Plies[2].Hole})
	if _, try := m.Screen().(review.Screen).Tried(); try != review.Bad {
		t.Errorf("the same marble again is %q", try)
	}
	m, _ = act(m, desk.Press{Hole: j.Plies[2].Best})
	if _, try := m.Screen().(review.Screen).Tried(); try != review.Good {
		t.Errorf("the best hole is %q", try)
	}
	m, _ = act(m, desk.Retry{})
	if i, on := m.Screen().(review.Screen).Retrying(); !on || i != 4 {
		t.Errorf("then move %d is tried", i)
	}
	m, _ = act(m, desk.ShowSolution{})
	if h, try := m.Screen().(review.Screen).Tried(); try != review.Solved || h != j.Plies[4].Best {
		t.Errorf("the solution is hole %v, %q", h, try)
	}
	m, _ = act(m, desk.Retry{})
	if _, on := m.Screen().(review.Screen).Retrying(); on {
		t.Error("there is another mistake")
	}
	// After the review is reopened, other holes have no values, so the engine is asked.
	m, _ = act(m, Return{})
	m, _ = act(m, desk.ReviewGame{})
	m, _ = act(m, desk.Retry{Side: rules.Second})
	for ply := m.Screen().(review.Screen).Ply(); ply < 5; ply = m.Screen().(review.Screen).Ply() {
		m, _ = act(m, desk.Retry{})
	}
	m, _ = act(m, desk.Press{Hole: j.Plies[5].Best})
	if _, try := m.Screen().(review.Screen).Tried(); try != review.Judging || m.Question.For != desk.ForReview {
		t.Errorf("the try is %q", try)
	}
	m, _ = judgeAll(m, map[int]int{5: 2000})
	if _, try := m.Screen().(review.Screen).Tried(); try != review.Good {
		t.Errorf("the try is %q", try)
	}
}

// The move played stays a mistake if only the next position proves this.
func TestAProvenMistakeStaysOne(t *testing.T) {
	m := resignedGame(8)
	m, _ = act(m, desk.ReviewGame{})
	for m.Question.ID != 0 && m.Question.For == desk.ForReview {
		rec, _ := rules.ParseRecord(m.Question.Record)
		a := lostBy(rec.Position(), rules.NoHole, 0)
		played := m.Screen().(review.Screen).Judged.Record.Moves()
		for i := range a.Moves {
			switch move := &a.Moves[i]; {
			case rec.Len() == 2 && move.Best != played[2]:
				move.Low = 500 // every other move wins
			case rec.Len() == 3:
				move.Low, move.High = 2000, 2000 // the opponent wins
			}
		}
		m, _ = act(m, desk.Valued{ID: m.Question.ID, Analysis: engine.JoinAnalyses([]engine.Analysis{a, a}), Done: true})
	}
	m, _ = act(m, desk.Retry{Side: rules.First})
	v := m.Screen().(review.Screen)
	if i, on := v.Retrying(); !on || i != 2 {
		t.Fatalf("move %d is tried", i)
	}
	m, _ = act(m, desk.Press{Hole: v.Judged.Plies[2].Hole})
	if _, try := m.Screen().(review.Screen).Tried(); try != review.Bad {
		t.Errorf("the mistake is %q", try)
	}
}

// An exercise in an unfinished review is judged by the values of the last pass. The review goes on
// meanwhile.
func TestLearnDuringTheReview(t *testing.T) {
	m := resignedGame(8)
	m, _ = act(m, desk.ReviewGame{})
	losses := map[int]int{2: 900, 5: 2000}
	var effects []desk.Effect
	answer := func() {
		rec, _ := rules.ParseRecord(m.Question.Record)
		played := rules.NoHole
		if moves := m.Screen().(review.Screen).Judged.Record.Moves(); rec.Len() < len(moves) {
			played = moves[rec.Len()]
		}
		m, effects = act(m, desk.Valued{ID: m.Question.ID, Analysis: lostBy(rec.Position(), played, losses[rec.Len()]), Done: true})
	}
	for range 9 + 4 {
		answer()
	}
	m, _ = act(m, desk.Retry{Side: rules.First})
	v := m.Screen().(review.Screen)
	if want := engine.ReviewLimits(engine.ReviewPasses-1, v.Record().Rules().MaxPlies()-2).Nodes; m.Question.Record != v.Judged.Asked(2) || m.Question.Nodes != want {
		t.Fatalf("asked %+v, want %d nodes", m.Question, want)
	}
	m, _ = act(m, desk.Press{Hole: v.Judged.Plies[2].Best})
	if _, try := m.Screen().(review.Screen).Tried(); try != review.Judging {
		t.Errorf("the try is %q", try)
	}
	before := m.Announced
	answer()
	best := v.Judged.Plies[2].Best
	if _, try := m.Screen().(review.Screen).Tried(); try != review.Good || m.Announced == before || m.Announced.Kind != desk.AnnounceMove {
		t.Errorf("the try is %q, announced %+v", try, m.Announced)
	}
	if w := m.Screen().(review.Screen); w.Position().Last() != best || w.Marks().Answer.Hole() != best || !w.Marks().Right || w.Marks().Active {
		t.Errorf("the answer is shown as %+v", w.Marks())
	}
	m, _ = act(m, desk.Tick{ID: waitIn(effects).ID})
	if w := m.Screen().(review.Screen); !w.Replied() || w.Position().Last() != w.Reply(best) || w.Position().Before() != best || m.Announced.Hole != w.Reply(best) {
		t.Errorf("the reply is not shown: %+v", w.Marks())
	}
	if m, _ = judgeAll(m, losses); m.Screen().(review.Screen).Done() != 1 {
		t.Error("the review does not go on")
	}
	if i, on := m.Screen().(review.Screen).Retrying(); !on || i != 2 {
		t.Error("the exercise was left")
	}
}

// A click on a hole during a review continues in the analysis.
func TestTryInTheReview(t *testing.T) {
	m := resignedGame(6)
	m, _ = act(m, desk.ReviewGame{})
	m, _ = act(m, desk.Step{Ply: 3})
	h := m.Screen().(review.Screen).Position().Legal().First()
	m, _ = act(m, desk.Press{Hole: h})
	a, ok := m.Screen().(analysis.Screen)
	if !ok || a.Record().Len() != 4 || a.Position().Last() != h {
		t.Errorf("%T is shown", m.Screen())
	}
	m, _ = act(m, Return{})
	if v, ok := m.Screen().(review.Screen); !ok || v.Ply() != 3 {
		t.Errorf("afterwards %T is shown", m.Screen())
	}
}

func TestReviewByAddress(t *testing.T) {
	m := resignedGame(6)
	m, _ = act(m, desk.ReviewGame{})
	m, _ = act(m, desk.Step{Ply: 2})
	address := m.Screen().Fragment()
	m, _ = act(m, Return{})
	m, _ = act(m, Navigated{Fragment: address})
	if v, ok := m.Screen().(review.Screen); !ok || v.Ply() != 2 || v.Game.ID == "" {
		t.Errorf("%s shows %T", address, m.Screen())
	}
	before := m.Screen().Fragment()
	m, _ = act(m, Navigated{Fragment: "review/k1/damaged"})
	if m.Screen().Fragment() != before || m.Notice.Kind == desk.NoNotice {
		t.Errorf("a damaged address shows %s, notice %v", m.Screen().Fragment(), m.Notice.Kind)
	}
}

func TestReviewStopsWhenHidden(t *testing.T) {
	m := resignedGame(4)
	m, _ = act(m, desk.ReviewGame{})
	m, _ = act(m, desk.Seen{Hidden: true})
	if m.Question.ID != 0 {
		t.Error("the engine goes on")
	}
	m, _ = act(m, desk.Seen{})
	if m.Question.For != desk.ForReview || m.Question.ID == 0 {
		t.Error("the engine does not go on again")
	}
	m, _ = act(m, desk.Unanswered{ID: m.Question.ID})
	if m.Question.ID != 0 || m.Notice.Kind != desk.EngineFailed {
		t.Error("a failure is not said")
	}
}

// With any other text instead of a judgement, only the judgement is lost.
func FuzzUnpackReview(f *testing.F) {
	m := resignedGame(6)
	m, _ = act(m, desk.ReviewGame{})
	v := m.Screen().(review.Screen)
	f.Add(v.Judged.Pack())
	m, _ = judgeAll(m, nil)
	v = m.Screen().(review.Screen)
	good := v.Game.Judged
	f.Add(good)
	f.Add(strings.Repeat(good, 2))
	f.Add(good[:len(good)-3])
	f.Add("")
	code, _, _ := strings.Cut(good, ".")
	f.Add(code + "." + strings.Repeat("_", len(good)-len(code)-1))
	f.Fuzz(func(t *testing.T, text string) {
		g := v.Game
		g.Judged = text
		again := review.New(g)
		if again.Done() == 1 && again.Judged.Pack() == "" {
			t.Error("an empty judgement")
		}
		again.Moments()
		again.Marks()
		g.Summary()
	})
}

// A slider shows a ply without an announcement while it is dragged. The phases end with the game.
func TestReviewIsScrubbed(t *testing.T) {
	m, _ := act(resignedGame(20), desk.ReviewGame{})
	before := m.Announced
	m, _ = act(m, desk.Scrub{Ply: 7})
	v := m.Screen().(review.Screen)
	if v.Ply() != 7 || m.Announced != before {
		t.Errorf("ply %d is shown, and announced: %v", v.Ply(), m.Announced)
	}
	if got := v.Phases(); got != [4]int{0, 14, 20, 20} {
		t.Errorf("of a resigned game: %v", got)
	}
}

// A page that is reloaded in an exercise shows it again, under the same address.
func TestReloadInAnExercise(t *testing.T) {
	m := resignedGame(8)
	m, _ = act(m, desk.ReviewGame{})
	m, _ = judgeAll(m, map[int]int{2: 900, 4: 1500, 5: 2000})
	m, _ = act(m, desk.Retry{Side: rules.First})
	reviewed, _ := act(m, Return{})
	for _, c := range []struct {
		shown Model
		at    int
		on    bool
	}{{m, 4, true}, {reviewed, 4, false}} {
		again, _ := begin(Loaded{Stored: c.shown.Kept.All(), Fragment: c.shown.fragment(), ID: c.shown.entryID()})
		v, _ := again.Screen().(review.Screen)
		if at, on := v.Retrying(); on != c.on || on && at != c.at || again.fragment() != c.shown.fragment() || again.Notice.Kind != desk.NoNotice {
			t.Errorf("%s shows %s, exercise %v of move %d, notice %d", c.shown.fragment(), again.fragment(), on, at, again.Notice.Kind)
		}
	}
	// A device without the judgement of the game shows the review.
	other, _ := begin(Loaded{Fragment: m.fragment()})
	v, ok := other.Screen().(review.Screen)
	if _, on := v.Retrying(); !ok || v.Ply() != 4 || on {
		t.Errorf("elsewhere %s opens %s", m.fragment(), other.fragment())
	}
}
