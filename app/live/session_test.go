package live

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"kulami/rules"
)

// replay checks a record ply by ply.
func replay(t *testing.T, r rules.Record) {
	t.Helper()
	pos := rules.Start(r.Board(), r.Rules())
	for ply, h := range r.Moves() {
		if why := pos.Why(h); why != rules.Playable || pos.Turn() != rules.Side(ply&1) {
			t.Fatalf("ply %d of %s: %v", ply, r, why)
		}
		pos = pos.After(h)
	}
}

// someGame returns a game for the tests below: five marbles, First played here, Second to play.
func someGame(t *testing.T) (here Session, rec rules.Record) {
	t.Helper()
	rec = rules.NewRecord(rules.SheetSquare.Board(), rules.Ruleset{})
	for range 5 {
		var err error
		if rec, err = rec.Play(rec.At(rec.Len()).Legal().Slice()[0]); err != nil {
			t.Fatal(err)
		}
	}
	return New("g", rec, rules.First), rec
}

// text returns the text that the other side would send.
func text(s Session) string {
	_, text := s.State()
	return text
}

// This test is one table of all refused texts.
func TestWhatTheOtherSideMayNotDoIsRefused(t *testing.T) {
	here, rec := someGame(t)
	play := func(rec rules.Record, marbles int) rules.Record {
		for range marbles {
			rec, _ = rec.Play(rec.At(rec.Len()).Legal().Slice()[0])
		}
		return rec
	}
	other := func(rec rules.Record) Session { return New("g", rec, rules.Second) }
	parted := cut(rec, 4)
	holes := parted.At(4).Legal().Slice()
	parted, _ = parted.Play(holes[len(holes)-1])
	otherBoard := rules.NewRecord(rules.Deal(1, rules.Square), rules.Ruleset{})
	greeted, _, _, err := here.Receive(text(other(rec)))
	if err != nil {
		t.Fatal(err)
	}
	asked := greeted.AskUndo(4)
	asked, events, _, err := asked.Receive(`{"v":1,"n":2,"game":"g","side":1,"record":"` + rec.String() + `","refused":1}`)
	if err != nil || !slices.Equal(events, []Event{UndoRefused}) || asked.Asking() {
		t.Fatalf("a refusal: %v, %v", events, err)
	}
	state := func(n int, rec rules.Record, more string) string {
		return fmt.Sprintf(`{"v":1,"n":%d,"game":"g","side":1,"record":"%s"%s}`, n, rec, more)
	}
	clocked := rec.WithTimes(rules.Times{Minutes: 1, Increment: 2, Pauses: true, Spent: []int{0, 50, 30, 60, 20}})
	sixth := play(clocked, 1).WithTimes(rules.Times{Minutes: 1, Increment: 2, Pauses: true, Spent: []int{0, 50, 30, 60, 20, 70}})
	fresh := New("g", clocked, rules.First)
	ticking, _, _, err := fresh.Receive(state(1, clocked, `,"clock":{"used":4000}`))
	if err != nil {
		t.Fatal(err)
	}
	if next, events, _, err := ticking.Receive(state(2, sixth, `,"clock":{"used":50,"stands":true}`)); err != nil || !slices.Equal(events, []Event{Moved}) || next.Record().String() != sixth.String() || next.Clock(rules.Second) != (Clock{50, true}) {
		t.Fatalf("a marble with its time: %v, %v, %s", events, err, next.Record())
	}
	spent := func(r rules.Record, spent ...int) rules.Record {
		return r.WithTimes(rules.Times{Minutes: 1, Increment: 2, Pauses: true, Spent: spent})
	}
	for _, c := range []struct {
		name string
		here Session
		text string
		want Fault
	}{
		{"no clocks", fresh, state(1, rec, ""), FaultTimes},
		{"clocks that were not agreed", here, state(1, clocked, ""), FaultTimes},
		{"more minutes", fresh, state(1, clocked.WithTimes(rules.Times{Minutes: 2, Increment: 2, Pauses: true}), ""), FaultTimes},
		{"another increment", fresh, state(1, clocked.WithTimes(rules.Times{Minutes: 1, Increment: 3, Pauses: true}), ""), FaultTimes},
		{"clocks that do not pause", fresh, state(1, clocked.WithTimes(rules.Times{Minutes: 1, Increment: 2}), ""), FaultTimes},
		{"a negative time", fresh, state(1, clocked, `,"clock":{"used":-1}`), FaultTimes},
		{"a time that is no number", fresh, state(1, clocked, `,"clock":{"used":1e99}`), FaultText},
		{"more time than there is", fresh, state(1, clocked, `,"clock":{"used":53001}`), FaultTimes},
		{"more time than any number", fresh, state(1, clocked, `,"clock":{"used":9223372036854775807}`), FaultTimes},
		{"a move longer than there is time", ticking, state(2, spent(play(clocked, 1), 0, 50, 30, 60, 20, 600), ""), FaultTimes},
		{"time that comes back", ticking, state(2, clocked, `,"clock":{"used":3999}`), FaultTimes},
		{"time that comes back with a marble", ticking, state(2, spent(sixth, 0, 50, 30, 60, 20, 39), ""), FaultTimes},
		{"a known time of mine", ticking, state(2, spent(clocked, 1, 50, 30, 60, 20), `,"clock":{"used":4000}`), FaultTimes},
		{"a known time that is shorter", ticking, state(2, spent(clocked, 0, 50, 30, 59, 20), `,"clock":{"used":5000}`), FaultTimes},
		{"a known time that is longer", ticking, state(2, spent(clocked, 0, 50, 30, 61, 20), `,"clock":{"used":4000}`), FaultTimes},
		{"a known time that is missing", ticking, state(2, spent(clocked, 0, 50, 30), `,"clock":{"used":4000}`), FaultTimes},
		{"more times than marbles, as a text", ticking, strings.Replace(state(2, clocked, ""), clocked.String(), tooMany(clocked), 1), FaultText},
		{"a clock that stands though none may", New("g", clocked.WithTimes(rules.Times{Minutes: 1}), rules.First), state(1, clocked.WithTimes(rules.Times{Minutes: 1}), `,"clock":{"stands":true}`), FaultTimes},
		{"my time that is over", ticking, state(2, clocked.WithFinish(rules.FirstOutOfTime), `,"clock":{"used":4000}`), FaultTurn},
		{"time that is over without clocks", here, state(1, rec.WithFinish(rules.SecondOutOfTime), ""), FaultTurn},
		{"nonsense", here, "hello", FaultText},
		{"null", here, "null", FaultText},
		{"an empty text", here, "", FaultText},
		{"a long text", here, `{"v":1,"n":1,"game":"` + strings.Repeat("g", MaxText) + `"}`, FaultText},
		{"a later version", here, `{"v":2,"moves":[]}`, FaultVersion},
		{"an illegal marble", here, strings.Replace(state(1, rec, ""), rec.String(), illegal(rec), 1), FaultText},
		{"no side", here, strings.Replace(state(1, rec, ""), `"side":1`, `"side":2`, 1), FaultText},
		{"my side", here, text(New("g", rec, rules.First)), FaultGame},
		{"another game", here, text(New("h", rec, rules.Second)), FaultGame},
		{"the next game, which was not asked for", here, text(New(NameOf("g"), cut(rec, 0), rules.First)), FaultGame},
		{"another board", here, text(other(otherBoard)), FaultGame},
		{"another ruleset", here, text(other(rules.NewRecord(rec.Board(), rules.Editions()[2].Rules))), FaultGame},
		{"another fifth marble", here, text(other(parted)), FaultParted},
		{"two marbles in one turn", greeted, state(2, play(rec, 2), ""), FaultTurn},
		{"many marbles at the beginning", here, state(1, play(rec, 6), ""), FaultTurn},
		{"my resignation", here, state(1, rec.WithFinish(rules.FirstResigned), ""), FaultTurn},
		{"a draw", here, state(1, rec.WithFinish(rules.DrawAgreed), ""), FaultTurn},
		{"marbles taken back without a request", greeted, state(2, cut(rec, 3), `,"back":1`), FaultParted},
		{"marbles taken back after a refusal", asked, state(3, cut(rec, 4), `,"back":1,"agreed":1`), FaultParted},
	} {
		next, events, _, err := c.here.Receive(c.text)
		if err != c.want || len(events) > 0 || next.Record().String() != c.here.Record().String() || next.game != "g" || next.Own() != rules.First {
			t.Errorf("%s: %v, %v, want %v; the game is %s, was %s", c.name, events, err, c.want, next.Record(), c.here.Record())
		}
	}
}

// tooMany returns the text of a record with one time more than marbles.
func tooMany(r rules.Record) string {
	text, _, _ := strings.Cut(r.String(), "/c")
	text += "A"
	return text + "/c" + rules.CheckCode(text)
}

// illegal returns the text of a record with its last marble twice.
func illegal(r rules.Record) string {
	text, _, _ := strings.Cut(r.String(), "/c")
	text += text[len(text)-2:]
	return text + "/c" + rules.CheckCode(text)
}

func TestAFloodOfTextsIsRefused(t *testing.T) {
	here, rec := someGame(t)
	s := New("g", rec, rules.Second)
	for n := range maxIdle + 1 {
		var text string
		s, text = s.State()
		next, _, _, err := here.Receive(text)
		if (err == FaultFlood) != (n == maxIdle) {
			t.Fatalf("text %d: %v", n, err)
		}
		here = next
	}
}

func TestARequestToTakeBack(t *testing.T) {
	here, rec := someGame(t)
	there := New("g", rec, rules.Second)
	asked := here.AskUndo(4)
	there, events, _, err := there.Receive(text(asked))
	if err != nil || !slices.Equal(events, []Event{UndoAsked}) || !there.Asked() || !asked.Asking() {
		t.Fatalf("%v, %v", events, err)
	}
	here, events, _, err = asked.Receive(text(there.AnswerUndo(true)))
	if err != nil || !slices.Equal(events, []Event{TakenBack}) || here.Record().Len() != 4 || here.Asking() {
		t.Errorf("%v, %v: %s", events, err, here.Record())
	}
}

// A marble on its way when the other side asks ends the request. Both sides learn of this, and can
// ask again.
func TestARequestThatCrossesAMarble(t *testing.T) {
	here, rec := someGame(t)
	there := New("g", rec, rules.Second)
	rec, _ = rec.Play(rec.Position().Legal().First())
	there, marble := there.Set(rec).State()
	here, request := here.AskUndo(4).State()
	there, events, reply, err := there.Receive(request)
	if err != nil || len(events) > 0 || !reply || there.Asked() {
		t.Fatalf("a request about an older game: %v, %v", events, err)
	}
	here, events, reply, err = here.Receive(marble)
	if err != nil || !slices.Equal(events, []Event{Moved, UndoOvertaken}) || !reply || here.Asking() {
		t.Fatalf("the marble: %v, %v", events, err)
	}
	here, answer := here.State()
	there, events, _, err = there.Receive(answer)
	if err != nil || !slices.Equal(events, []Event{UndoWithdrawn}) {
		t.Fatalf("the end of the request: %v, %v", events, err)
	}
	there, events, _, err = there.Receive(text(here.AskUndo(4)))
	if err != nil || !slices.Equal(events, []Event{UndoAsked}) || !there.Asked() {
		t.Errorf("asked again: %v, %v", events, err)
	}
}

// A name is received while marbles are taken back.
func TestANameThatCrossesAnAnswer(t *testing.T) {
	here, rec := someGame(t)
	here, request := here.AskUndo(4).State()
	there, _, _, err := New("g", rec, rules.Second).Receive(request)
	if err != nil {
		t.Fatal(err)
	}
	_, named := here.WithName("Bo").State()
	if there, _, _, err = there.AnswerUndo(true).Receive(named); err != nil || there.Name(rules.First) != "Bo" {
		t.Errorf("%v: the other one is called %q", err, there.Name(rules.First))
	}
}

// A request is received even if the two sides do not have the same times yet, as at the beginning
// of a connection.
func TestARequestBeforeTheTimesAreKnown(t *testing.T) {
	_, rec := someGame(t)
	of := func(spent ...int) rules.Record { return rec.WithTimes(rules.Times{Minutes: 5, Spent: spent}) }
	here, there := New("g", of(0, 50, 30, 60, 20), rules.First), New("g", of(0, 51, 30, 61), rules.Second)
	there, events, _, err := there.Receive(text(here.AskUndo(4)))
	if err != nil || !slices.Equal(events, []Event{Moved, UndoAsked}) {
		t.Errorf("%v, %v: %s", events, err, there.Record())
	}
}

func TestAnotherGame(t *testing.T) {
	_, rec := someGame(t)
	control := rules.Times{Minutes: 3, Increment: 5}
	rec = rec.WithTimes(control)
	here := New("g", rec, rules.First)
	over := rec.WithFinish(rules.SecondResigned)
	here = here.Set(over)
	there, events, _, err := New("g", rec, rules.Second).Receive(text(New("g", over, rules.First)))
	if err != FaultTurn || len(events) > 0 {
		t.Fatalf("a resignation that was not made: %v, %v", events, err)
	}
	there = there.Set(over)
	there, begun := there.PlayAgain()
	here, events, _, err = here.Receive(text(there))
	if err != nil || !slices.Equal(events, []Event{AgainAsked}) || begun {
		t.Fatalf("%v, %v", events, err)
	}
	here, begun = here.PlayAgain()
	if !begun || here.Own() != rules.Second || here.Record().Len() != 0 || !SameControl(here.Record().Times(), control) || !here.Timed() {
		t.Fatalf("another game: %+v", here)
	}
	here, text := here.State()
	there, events, _, err = there.Receive(text)
	if err != nil || !slices.Equal(events, []Event{NewGame}) || there.game != here.game || there.Own() != rules.First {
		t.Errorf("another game there: %v, %v, %+v", events, err, there)
	}
}

// Whatever the other side sends over a connection, no marble disappears. A marble of this side is
// added only if it was lost here. All moves are legal. The times of this side stay, and the other
// side's used time is within its limit.
func FuzzReceive(f *testing.F) {
	t := &testing.T{}
	here, rec := someGame(t)
	f.Add(text(New("g", rec, rules.Second)), text(New("g", rec.WithFinish(rules.SecondResigned), rules.Second)))
	f.Add(text(New("g", rec, rules.Second).AskUndo(4)), `{"v":1,"n":9,"game":"g","side":1,"record":"`+cut(rec, 4).String()+`","back":1,"agreed":1}`)
	f.Add(`{"v":1,"n":1,"game":"g","side":1,"record":"`+illegal(rec)+`"}`, "null")
	clocked := rec.WithTimes(rules.Times{Minutes: 1, Increment: 2, Spent: []int{0, 50, 30, 60, 20}})
	moved, _ := clocked.Play(clocked.Position().Legal().First())
	f.Add(text(New("g", clocked, rules.Second).WithClock(Clock{Used: 700})), `{"v":1,"n":9,"game":"g","side":1,"record":"`+moved.String()+`","clock":{"used":700}}`)
	f.Add(text(New("g", clocked, rules.Second)), `{"v":1,"n":2,"game":"g","side":1,"record":"`+clocked.WithFinish(rules.SecondOutOfTime).String()+`","clock":{"used":52999}}`)
	f.Fuzz(func(t *testing.T, one, two string) {
		for _, begins := range []Session{here, New("g", clocked, rules.First)} {
			receives(t, begins, one, two)
		}
	})
}

// receives checks a session with five marbles that receives texts.
func receives(t *testing.T, s Session, one, two string) {
	rec := s.record
	for _, text := range []string{one, two, one} {
		before := s
		next, _, _, err := s.Receive(text)
		if err != nil && (!next.record.Equal(before.record) || next.clocks != before.clocks) {
			t.Fatalf("%s: refused, and the game has changed", text)
		}
		s = next
	}
	replay(t, s.record)
	if n := s.record.Len(); rules.CommonPrefix(s.record.Moves(), rec.Moves()) < rec.Len() || n > rec.Len()+3 {
		t.Errorf("the game became %s", s.record)
	}
	was, times := rec.Times(), s.record.Times()
	if !SameControl(was, times) || times.Timed() != (len(times.Spent) > 0) {
		t.Errorf("the times became %+v", times)
	}
	for ply := range was.Spent {
		if rules.Side(ply&1) == s.own && was.Spent[ply] != times.Spent[ply] {
			t.Errorf("my times became %+v", times)
		}
	}
	if side := s.own.Other(); times.Timed() && int64(times.Left(side, s.record.Len()))*100 < s.clocks[side].Used {
		t.Errorf("the other side has used %+v of %+v", s.clocks[side], times)
	}
}

// Over a new connection each side sends the times of its own moves, because a marble can have been
// taken back and played again.
func TestTimesOfTheMoversCount(t *testing.T) {
	_, rec := someGame(t)
	of := func(spent ...int) rules.Record { return rec.WithTimes(rules.Times{Minutes: 5, Spent: spent}) }
	here, there := New("g", of(0, 50, 30, 60, 20), rules.First), New("g", of(0, 51, 31, 61), rules.Second)
	want := of(0, 51, 30, 61, 20)
	here, events, _, err := here.Receive(text(there))
	if err != nil || !slices.Equal(events, []Event{Moved}) || !here.Record().Equal(want) {
		t.Errorf("here %v, %v: %s", events, err, here.Record())
	}
	there, events, _, err = there.Receive(text(New("g", of(0, 50, 30, 60, 20), rules.First)))
	if err != nil || !slices.Equal(events, []Event{Moved}) || !there.Record().Equal(want) {
		t.Errorf("there %v, %v: %s", events, err, there.Record())
	}
	for _, s := range []Session{here, there} {
		if !s.Timed() || !s.Heard() {
			t.Errorf("%+v", s)
		}
	}
}
