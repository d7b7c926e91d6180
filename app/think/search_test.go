package think

import (
	"encoding/json"
	"testing"
	"time"

	"kulami/rules"
	"kulami/rules/engine"
)

// queryOf returns the query that a message to a worker holds.
func queryOf(text string) (q Query) {
	if err := json.Unmarshal([]byte(text), &q); err != nil {
		panic(err)
	}
	return q
}

func encodeReply(r Reply) string {
	text, err := json.Marshal(r)
	if err != nil {
		panic(err)
	}
	return string(text)
}

func ask(t *testing.T, q Query, rest func() bool) []Reply {
	t.Helper()
	var replies []Reply
	answer(engine.New(engine.Options{Table: 1 << 20}), queryOf(encode(q)), time.Millisecond, rest, func(r Reply) { replies = append(replies, r) })
	return replies
}

func always() bool { return true }

func TestEveryLevelAnswersWithALegalHole(t *testing.T) {
	rec := rules.NewRecord(rules.SheetSquare.Board(), rules.Ruleset{})
	for level := range 9 {
		q := Query{ID: 7, Record: rec.String(), Level: level, Seed: 3, Time: 50 * time.Millisecond}
		replies := ask(t, q, always)
		last := replies[len(replies)-1]
		if !last.Done || last.ID != 7 || !rec.Position().Legal().Has(last.Info.Best) {
			t.Errorf("level %d: last reply %+v", level, last)
		}
	}
}

func TestHaltedQueryIsNotAnswered(t *testing.T) {
	rec := rules.NewRecord(rules.SheetSquare.Board(), rules.Ruleset{})
	rests := 0
	replies := ask(t, Query{ID: 1, Record: rec.String(), Time: time.Minute}, func() bool { rests++; return rests < 3 })
	for _, r := range replies {
		if r.Done {
			t.Errorf("a halted query was answered: %+v", r)
		}
	}
}

func TestPonderingIsNotAnswered(t *testing.T) {
	rec := rules.NewRecord(rules.SheetSquare.Board(), rules.Ruleset{})
	q := Query{ID: 3, Record: rec.String(), Time: 30 * time.Millisecond, Ponder: true}
	if replies := ask(t, q, always); len(replies) != 0 {
		t.Errorf("pondering was answered: %+v", replies)
	}
}

func TestSenselessQueriesFail(t *testing.T) {
	for _, record := range []string{"", "k1/b8", "k2/b8tsSQDQdDSQTtQdsQT/cxx"} {
		replies := ask(t, Query{ID: 2, Record: record}, always)
		if len(replies) != 1 || !replies[0].Failed {
			t.Errorf("%q: %+v", record, replies)
		}
	}
}
