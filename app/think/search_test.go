package think

import (
	"testing"
	"time"

	"kulami/rules"
	"kulami/rules/engine"
)

// ask returns all replies to q, which is sent as a worker gets it.
func ask(q Query, proceed func() bool) []Reply {
	var replies []Reply
	s := searcher{table: 1 << 20, slice: time.Millisecond}
	s.answer(queryOf(encode(q)), proceed, func(r Reply) { replies = append(replies, r) })
	return replies
}

func always() bool { return true }

func TestEveryLevelAnswersWithALegalHole(t *testing.T) {
	rec := rules.NewRecord(rules.SheetSquare.Board(), rules.Ruleset{})
	for level := range 9 {
		q := Query{ID: 7, Record: rec.String(), Level: level, Seed: 3, Time: 50 * time.Millisecond}
		replies := ask(q, always)
		last := replies[len(replies)-1]
		if !last.Done || last.ID != 7 || !rec.Position().Legal().Has(last.Info.Best) {
			t.Errorf("level %d: last reply %+v", level, last)
		}
	}
}

func TestHaltedQueryIsNotAnswered(t *testing.T) {
	rec := rules.NewRecord(rules.SheetSquare.Board(), rules.Ruleset{})
	calls := 0
	replies := ask(Query{ID: 1, Record: rec.String(), Time: time.Minute}, func() bool { calls++; return calls < 3 })
	for _, r := range replies {
		if r.Done {
			t.Errorf("a halted query was answered: %+v", r)
		}
	}
}

func TestPonderingIsNotAnswered(t *testing.T) {
	rec := rules.NewRecord(rules.SheetSquare.Board(), rules.Ruleset{})
	q := Query{ID: 3, Record: rec.String(), Time: 30 * time.Millisecond, Ponder: true}
	if replies := ask(q, always); len(replies) != 0 {
		t.Errorf("pondering was answered: %+v", replies)
	}
}

func TestQueriesWithoutAPositionToPlayOnFail(t *testing.T) {
	for _, record := range []string{"", "k1/b8", "k2/b8tsSQDQdDSQTtQdsQT/cxx"} {
		replies := ask(Query{ID: 2, Record: record}, always)
		if len(replies) != 1 || !replies[0].Failed {
			t.Errorf("%q: %+v", record, replies)
		}
	}
}

// A panic fails the query; the next one gets another engine.
func TestAPanicOfTheEngineFails(t *testing.T) {
	s := searcher{engine: new(engine.Engine), table: 1 << 20} // without a table to look into
	q := position(1)
	q.Attempt = 5
	var replies []Reply
	s.answer(q, always, func(r Reply) { replies = append(replies, r) })
	if !failed(replies, 1) || replies[0].Attempt != 5 {
		t.Errorf("replies: %+v", replies)
	}
	replies = nil
	s.answer(position(2), always, func(r Reply) { replies = append(replies, r) })
	if !answered(replies, 2) {
		t.Errorf("replies to the next query: %+v", replies)
	}
}

// After a pass it is the opponent's move: the values are those of the position with the marbles exchanged.
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
	replies := ask(q, always)
	got := replies[len(replies)-1]
	if !want.Complete() || got.Info.Score != want.Score || len(got.Moves) != len(want.Moves) {
		t.Fatalf("%+v, want %+v", got.Info, want.Info)
	}
	q.Pass = false
	replies = ask(q, always)
	if replies[len(replies)-1].Info.Score == want.Score {
		t.Error("without a pass the value is the same")
	}
}

// A position without a record is answered as the same position of a game.
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
