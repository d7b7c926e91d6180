package play

import (
	"slices"
	"testing"

	"kulami/app/desk"
	"kulami/app/game"
	"kulami/app/library"
	"kulami/app/screen/puzzles"
	"kulami/app/screen/review"
)

// The exercises of reviewed games are practised one after the other, until none is due today.
func TestPractise(t *testing.T) {
	g := judgedGame(t, 2, 4)
	m := ready(New())
	m.Kept = m.Kept.Put(g)
	m = timeIs(m, desk.Instant{Minute: 29_000_000, Zone: 60, Date: "2025-02-19"})
	m, _ = act(m, desk.Visit{Screen: puzzles.PuzzlesScreen})
	if p := m.Screen().(puzzles.Start); p.Due != 2 {
		t.Errorf("%d mistakes are due", p.Due)
	}
	for _, ply := range []int{2, 4} {
		m, _ = act(m, Practise{})
		v, ok := m.Screen().(review.Screen)
		if at, on := v.Retrying(); !ok || !on || at != ply || !v.Practising() {
			t.Fatalf("move %d of %T is tried", at, m.Screen())
		}
		m, _ = act(m, desk.Press{Hole: v.Judged.Plies[ply].Best})
		m, _ = judgeAll(m, map[int]int{2: 1500, 4: 1500})
	}
	m, _ = act(m, Practise{})
	if p, ok := m.Screen().(puzzles.Start); !ok || p.Due != 0 {
		t.Errorf("%T with %d due is shown", m.Screen(), p.Due)
	}
	m = timeIs(m, desk.Instant{Minute: 29_000_000 + 2*24*60, Zone: 60, Date: "2025-02-21"})
	if p := m.Screen().(puzzles.Start); p.Due != 2 {
		t.Errorf("two days later %d mistakes are due", p.Due)
	}
}

// While some games have not been read, the exercises begin with the games that have. The other
// games are read when an exercise is practised.
func TestPractiseReadsTheGames(t *testing.T) {
	m := ready(New())
	m.Kept, _, _ = library.Open(nil, nil, true, m.Head())
	m, _ = act(m, desk.Visit{Screen: puzzles.PuzzlesScreen})
	if p := m.Screen().(puzzles.Start); p.Due != 0 || !p.Unread {
		t.Errorf("%+v", p)
	}
	_, effects := act(m, Practise{})
	if len(effects) != 1 || effects[0] != (desk.ReadAll{Then: Practise{}}) {
		t.Fatalf("%v", effects)
	}
	g := judgedGame(t, 2)
	m, _ = act(m, AllRead{map[string]string{library.GamePrefix + g.ID: game.Pack(g)}, Practise{}})
	if v, ok := m.Screen().(review.Screen); !ok || !v.Practising() {
		t.Errorf("%T is shown", m.Screen())
	}
}

func BenchmarkExercises(b *testing.B) {
	m := ready(New())
	g := judgedGame(b, 2, 4)
	for i := range puzzles.MostPractised {
		g.ID = m.Kept.NewID(g, int64(i), "")
		m.Kept = m.Kept.Put(g)
	}
	all := m.Kept.All()
	for b.Loop() {
		m.Kept, _, _ = library.Open(all, nil, false, m.Head())
		puzzles.Due(&m.Desk)
	}
}

// A mistake on a board with at most one marble is no exercise, even if it was one in an earlier
// version. Its stored tries stay.
func TestNoExerciseOnAnEmptyBoard(t *testing.T) {
	g := judgedGame(t, 0, 2)
	judged, _ := g.Judgement()
	if moments := judged.Moments(); !slices.Contains(moments, 0) || !slices.Contains(moments, 2) {
		t.Fatalf("the moments are %v", moments)
	}
	m := ready(New())
	m.Kept = m.Kept.Put(g)
	before := m.Kept.Training().Practise(judged.Key(0), false, 20_000)
	m.Kept = m.Kept.PutTraining(before)
	m = timeIs(m, desk.Instant{Minute: 29_000_000, Zone: 60, Date: "2025-02-19"})
	m, _ = act(m, desk.Visit{Screen: puzzles.PuzzlesScreen})
	if p := m.Screen().(puzzles.Start); p.Due != 1 {
		t.Errorf("%d mistakes are due", p.Due)
	}
	m, _ = act(m, Practise{})
	if at, on := m.Screen().(review.Screen).Retrying(); !on || at != 2 {
		t.Errorf("move %d is tried", at)
	}
	if _, known := m.Kept.Training().Mistake(judged.Key(0)); !known {
		t.Error("what was kept of it is gone")
	}
	v := review.New(g)
	if own := v.Exercises(g.Players.Person()); slices.ContainsFunc(own, func(i int) bool { return i < 2 }) {
		t.Errorf("the review offers %v", own)
	}
}
