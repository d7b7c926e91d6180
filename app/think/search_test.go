package think

import (
	"testing"
	"time"

	"kulami/rules"
	"kulami/rules/engine"
)

// ask sends q as text, like to a worker, and returns all answers.
func ask(q Query, proceed func() bool) []Answer {
	var answers []Answer
	s := searcher{table: 1 << 20, slice: time.Millisecond}
	s.answer(queryOf(encode(q)), proceed, func(r Answer) { answers = append(answers, r) })
	return answers
}

func always() bool { return true }

func TestEveryLevelAnswersWithALegalHole(t *testing.T) {
	rec := rules.NewRecord(rules.SheetSquare.Board(), rules.Ruleset{})
	for level := range 9 {
		q := Query{ID: 7, Record: rec.String(), Level: level, Seed: 3, Time: 50 * time.Millisecond}
		answers := ask(q, always)
		last := answers[len(answers)-1]
		if !last.Done || last.ID != 7 || !rec.Position().Legal().Has(last.Info.Best) {
			t.Errorf("level %d: last answer %+v", level, last)
		}
	}
}

func TestHaltedQueryIsNotAnswered(t *testing.T) {
	rec := rules.NewRecord(rules.SheetSquare.Board(), rules.Ruleset{})
	calls := 0
	answers := ask(Query{ID: 1, Record: rec.String(), Time: time.Minute}, func() bool { calls++; return calls < 3 })
	for _, r := range answers {
		if r.Done {
			t.Errorf("a halted query was answered: %+v", r)
		}
	}
}

func TestPonderingIsNotAnswered(t *testing.T) {
	rec := rules.NewRecord(rules.SheetSquare.Board(), rules.Ruleset{})
	q := Query{ID: 3, Record: rec.String(), Time: 30 * time.Millisecond, Ponder: true}
	if answers := ask(q, always); len(answers) != 0 {
		t.Errorf("pondering was answered: %+v", answers)
	}
}

func TestQueriesWithoutAPositionToPlayOnFail(t *testing.T) {
	for _, record := range []string{"", "k1/b8", "k2/b8tsSQDQdDSQTtQdsQT/cxx"} {
		answers := ask(Query{ID: 2, Record: record}, always)
		if len(answers) != 1 || !answers[0].Failed {
			t.Errorf("%q: %+v", record, answers)
		}
	}
}

// A panic fails the query; the next query gets a new engine.
func TestAPanicOfTheEngineFails(t *testing.T) {
	s := searcher{engine: new(engine.Engine), table: 1 << 20} // without a hash table
	q := position(1)
	q.Attempt = 5
	var answers []Answer
	s.answer(q, always, func(r Answer) { answers = append(answers, r) })
	if !failed(answers, 1) || answers[0].Attempt != 5 {
		t.Errorf("answers: %+v", answers)
	}
	answers = nil
	s.answer(position(2), always, func(r Answer) { answers = append(answers, r) })
	if !answered(answers, 2) {
		t.Errorf("answers to the next query: %+v", answers)
	}
}

// After a pass the opponent moves, so the values belong to the position with exchanged marbles.
func TestPassedPosition(t *testing.T) {
	rec, err := rules.ParseRecord("k1/b92tDS1QQ1tt3sD3DQ1QD1s1Q2S7T/ral/mc4c7h7h1d1d5d3g3g8g1g5g6g2g7d7d10d9d4d2f2a2c2c5e5e8e2e10e1e7e9e4g4f4f1c1c8c10c6d6h6b6/c1u")
	if err != nil {
		t.Fatal(err)
	}
	var want engine.Analysis
	for a := range engine.New(engine.Options{Table: 1 << 20}).Analyse(rec.Position().Pass(), engine.Limits{}) {
		want = a
	}
	q := Query{ID: 1, Record: rec.String(), All: true, Pass: true, Time: time.Minute}
	answers := ask(q, always)
	got := answers[len(answers)-1]
	if !want.Complete() || got.Info.Score != want.Score || len(got.Moves) != len(want.Moves) {
		t.Fatalf("%+v, want %+v", got.Info, want.Info)
	}
	q.Pass = false
	answers = ask(q, always)
	if answers[len(answers)-1].Info.Score == want.Score {
		t.Error("a pass does not change the value")
	}
}

// A position without a record has the same answer as the position of a game.
func TestPositionWithoutARecord(t *testing.T) {
	rec, err := rules.ParseRecord("k1/b92tDS1QQ1tt3sD3DQ1QD1s1Q2S7T/ral/mc4c7h7h1d1d5d3g3g8g1g5g6g2g7d7d10d9d4d2f2a2c2c5e5e8e2e10e1e7e9e4g4f4f1c1c8c10c6d6h6b6/c1u")
	if err != nil {
		t.Fatal(err)
	}
	q := Query{ID: 1, Record: rec.String(), All: true, Time: time.Minute}
	want := ask(q, always)
	q.Record = rec.Position().String()
	got := ask(q, always)
	a, b := got[len(got)-1], want[len(want)-1]
	if !a.Done || !a.Info.Exact || a.Info.Score != b.Info.Score || len(a.Moves) != len(b.Moves) {
		t.Errorf("%+v, want %+v", a.Info, b.Info)
	}
}
