package play

import (
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"sync"
	"testing"

	"kulami/app/desk"
	"kulami/app/library"
	"kulami/app/screen/finish"
	"kulami/app/training"
	"kulami/rules"
	"kulami/rules/engine"
)

// finishFile returns the collection of finishes as it is shipped.
var finishFile = sync.OnceValue(func() string {
	text, err := os.ReadFile("../../static/finishes.txt")
	if err != nil {
		panic(err)
	}
	return string(text)
})

// finisher is a tab that plays finishes with the real engine.
type finisher struct {
	t      *testing.T
	m      Model
	stored map[string]string
	engine *engine.Engine
	shared []desk.SendFinish
	asked  desk.Question // unanswered while held is set
	held   bool
	now    desk.Instant
}

func newFinisher(t *testing.T, fragment string) *finisher {
	f := &finisher{t: t, now: desk.InstantAt(firstMilli, 60), stored: map[string]string{}, engine: engine.New(engine.Options{Table: 4 << 20})}
	f.load(fragment)
	return f
}

// load opens the page again.
func (f *finisher) load(fragment string) {
	f.m = New()
	stored := map[string]string{}
	for key, text := range f.stored {
		stored[key] = text
	}
	f.send(Loaded{Fragment: fragment, Stored: stored, Seed: 7})
	f.send(Shown{})
}

func (f *finisher) send(msg desk.Msg) {
	f.t.Helper()
	var effects []desk.Effect
	f.m, effects = Update(f.m, f.now, msg)
	for _, e := range effects { // before the engine answers
		if w, ok := e.(desk.Write); ok {
			f.stored[w.Key] = w.Text
		}
	}
	for _, e := range effects {
		switch e := e.(type) {
		case desk.FetchFinishes:
			f.send(finish.Fetched{Text: finishFile(), OK: true})
		case desk.SendFinish:
			f.shared = append(f.shared, e)
		case desk.Think:
			if f.asked = e.Question; !f.held {
				f.answer()
			}
		}
	}
}

// answer answers the engine's question.
func (f *finisher) answer() {
	f.t.Helper()
	r, err := rules.ParseRecord(f.asked.Record)
	if err != nil {
		f.t.Fatal(err)
	}
	search := f.engine.Perfect(r.Position(), engine.Limits{})
	if f.asked.For == desk.ForMove {
		search = f.engine.Play(r.Position(), engine.Level(f.asked.Level), f.asked.Seed, engine.Limits{})
	}
	f.send(desk.Thought{ID: f.asked.ID, Info: engine.Answer(search), Done: true})
}

func (f *finisher) screen() finish.Screen {
	f.t.Helper()
	s, ok := f.m.Screen().(finish.Screen)
	if !ok || !s.Here() {
		f.t.Fatalf("%T is shown", f.m.Screen())
	}
	return s
}

// press plays a legal hole.
func (f *finisher) press(r *rand.Rand) {
	f.t.Helper()
	legal := f.screen().Position().Legal().Slice()
	f.send(desk.Press{Hole: legal[r.IntN(len(legal))]})
}

// easy is the address of the finish with the fewest marbles.
func easy() string { return finish.Fragment(strings.Count(finishFile(), "\n")) }

// The points given away are the difference between the margins at the beginning and at the end.
func TestFinishScore(t *testing.T) {
	for seed := range tries(uint64(40)) {
		f, r := newFinisher(t, easy()), rand.New(rand.NewPCG(seed, 1))
		for first := f.screen(); !f.screen().Over(); {
			if f.press(r); first.Margin() != f.screen().Margin() {
				t.Fatal("the margin at the beginning has changed")
			}
			if r.IntN(4) == 0 {
				shown := f.screen()
				if f.load(f.m.fragment()); !f.screen().Record().Equal(shown.Record()) || !slices.Equal(f.screen().Lost(), shown.Lost()) {
					t.Fatalf("seed %d: after a reload %v with %v, was %v with %v", seed, f.screen().Record(), f.screen().Lost(), shown.Record(), shown.Lost())
				}
			}
		}
		f.send(desk.SkipCount{})
		s := f.screen()
		if end := s.Position().Score().Lead(s.Side()); s.Margin()-end != s.Given() || len(s.Lost()) != s.Played() {
			t.Errorf("seed %d: from %d to %d, but %v were given away by %d marbles", seed, s.Margin(), end, s.Lost(), s.Played())
		}
		kept, ok := f.m.Kept.Training().Finish(s.Number())
		if !ok || !slices.Equal(kept.First.Lost, s.Lost()) || kept.Best != s.Given() {
			t.Errorf("seed %d: %+v is kept of %v", seed, kept, s.Lost())
		}
		if marble, better, slipped := s.Worst(); slipped != (s.Given() > 0) || slipped && better == rules.NoHole {
			t.Errorf("seed %d: marble %d of %v, and %v kept it", seed, marble, s.Lost(), better)
		}
		if f.load(easy()); !f.screen().Ended() || f.screen().Given() != s.Given() {
			t.Errorf("seed %d: a reload after the end loses the result", seed)
		}
	}
}

// A page closes before the reply. The marble is stored, and is judged after the next load.
func TestFinishClosedBeforeTheReply(t *testing.T) {
	f, r := newFinisher(t, easy()), rand.New(rand.NewPCG(3, 3))
	f.held = true
	f.press(r)
	played := f.screen()
	if played.Active() || len(played.Lost()) != 0 {
		t.Fatalf("after a marble %v are known", played.Lost())
	}
	f.send(desk.Press{Hole: played.Position().Legal().First()})
	if f.m.Notice.Kind != desk.NotYourTurn {
		t.Errorf("a press before the reply gives notice %d", f.m.Notice.Kind)
	}
	f.load("") // the program starts anew, and the finish is opened again
	f.held = false
	f.send(OpenFinish{Number: played.Number()})
	if s := f.screen(); s.Record().Len() != played.Record().Len()+1 || len(s.Lost()) != 1 || !s.Active() {
		t.Errorf("%d marbles, %v are known", s.Record().Len(), s.Lost())
	}
}

// The finish is played again from the slip on. That does not count.
func TestFinishFromTheSlipOn(t *testing.T) {
	f, r := newFinisher(t, easy()), rand.New(rand.NewPCG(1, 1))
	for !f.screen().Over() {
		f.press(r)
	}
	f.send(desk.SkipCount{})
	s, kept := f.screen(), f.m.Kept.Training().String()
	if s.Given() == 0 {
		t.Fatal("nothing was given away")
	}
	slip := slices.IndexFunc(s.Lost(), func(n int) bool { return n > 0 })
	f.send(finish.Again{})
	if again := f.screen(); again.Played() != slip || again.Given() != 0 || again.Counts() || !again.Active() {
		t.Errorf("%d marbles with %v, counts %v, active %v", again.Played(), again.Lost(), again.Counts(), again.Active())
	}
	if f.load(easy()); f.screen().Played() != slip {
		t.Error("a reload loses the second try")
	}
	for !f.screen().Over() { // the best hole each time
		f.send(desk.Press{Hole: engine.Answer(f.engine.Perfect(f.screen().Position(), engine.Limits{})).Best})
	}
	if s := f.screen(); s.Given() != 0 || f.m.Kept.Training().String() != kept {
		t.Errorf("%v, and %s is kept, was %s", s.Lost(), f.m.Kept.Training(), kept)
	}
}

// A level gives points back. Only the player's marbles count.
func TestFinishAgainstALevel(t *testing.T) {
	f, r := newFinisher(t, easy()), rand.New(rand.NewPCG(2, 2))
	f.send(OpenFinish{Number: f.screen().Number(), Level: 1})
	for !f.screen().Over() {
		if s := f.screen(); !s.Active() {
			t.Fatal("it is not the player's turn")
		}
		f.press(r)
	}
	if s := f.screen(); s.Counts() || len(s.Lost()) != s.Played() || f.m.Kept.Training().String() != "1" {
		t.Errorf("%v by %d marbles, %s is kept", s.Lost(), s.Played(), f.m.Kept.Training())
	}
}

// Two tabs play the same finish: both go on from the try with more marbles.
func TestFinishInTwoTabs(t *testing.T) {
	a, r := newFinisher(t, easy()), rand.New(rand.NewPCG(4, 4))
	b := newFinisher(t, easy())
	a.press(r)
	b.send(Changed{Key: library.HeadKey, Text: a.stored[library.HeadKey]})
	if !b.screen().Record().Equal(a.screen().Record()) {
		t.Errorf("the other tab shows %v, not %v", b.screen().Record(), a.screen().Record())
	}
}

// Two tabs play two finishes at the same moment. The tab that hears of the other stores both. Then
// both tabs are silent.
func TestTwoFinishesInTwoTabs(t *testing.T) {
	a, b, r := newFinisher(t, finish.Fragment(1)), newFinisher(t, finish.Fragment(2)), rand.New(rand.NewPCG(6, 6))
	a.press(r)
	b.press(r)
	b.send(Changed{Key: library.HeadKey, Text: a.stored[library.HeadKey]})
	head, _ := library.ParseHead(b.stored[library.HeadKey], library.Default)
	if len(head.Finishes) != 2 {
		t.Errorf("%v are stored", head.Finishes)
	}
	was := a.stored[library.HeadKey]
	a.send(Changed{Key: library.HeadKey, Text: b.stored[library.HeadKey]})
	if a.stored[library.HeadKey] != was || len(a.m.FinishRuns) != 2 {
		t.Errorf("%s is written again", a.stored[library.HeadKey])
	}
}

// A backup brings finishes that were begun on another device, and takes none away.
func TestFinishesOfABackup(t *testing.T) {
	here, there, r := newFinisher(t, easy()), newFinisher(t, "finish"), rand.New(rand.NewPCG(5, 5))
	for there.send(OpenFinish{}); there.screen().Number() == here.screen().Number(); {
		there.send(finish.Next{})
	}
	here.press(r)
	there.press(r)
	begun := append(here.m.FinishRuns, there.m.FinishRuns[0])
	here.send(Import{Text: there.m.Kept.File()})
	for _, run := range begun {
		if !slices.ContainsFunc(here.m.FinishRuns, func(o library.FinishRun) bool { return o.Number == run.Number && o.Moves == run.Moves }) {
			t.Errorf("finish %d with %s is lost", run.Number, run.Moves)
		}
	}
}

func TestFinishAddresses(t *testing.T) {
	last := strings.Count(finishFile(), "\n")
	for fragment, notice := range map[string]desk.NoticeKind{
		finish.Fragment(3): desk.NoNotice, "finish": desk.NoNotice, "finish/3": desk.LinkUnchecked,
		finish.Fragment(last + 1): desk.LinkUnreadable, "finish/3/cxx": desk.LinkUnreadable,
		desk.WithCode("finish/0"): desk.LinkUnreadable, desk.WithCode("finish/-1"): desk.LinkUnreadable, desk.WithCode("finish/x"): desk.LinkUnreadable,
	} {
		f := newFinisher(t, fragment)
		if f.m.Notice.Kind != notice {
			t.Errorf("%s gives notice %d, not %d", fragment, f.m.Notice.Kind, notice)
		}
	}
	f := newFinisher(t, "finish")
	today := f.m.Finishes.Today(training.History{}, f.m.Now.Time())
	if s := f.screen(); s.Number() != today || s.Day == 0 || f.m.fragment() != finish.Fragment(today) {
		t.Errorf("finish %d of day %v at %s, not %d", s.Number(), s.Day, f.m.fragment(), today)
	}
	f.send(Return{})
	if f.m.Screen().Name() == finish.Name {
		t.Error("there is no way back")
	}
	f.send(OpenFinish{})
	if s := f.screen(); s.Day != 0 {
		t.Errorf("another finish is that of day %v", s.Day)
	}
}

// The collection cannot be fetched, then another try fetches it.
func TestFinishNotThere(t *testing.T) {
	m, _ := act(New(), Loaded{Fragment: "finish"})
	m, _ = act(m, Shown{})
	for _, bad := range []finish.Fetched{{}, {Text: "nonsense\n", OK: true}, {OK: true}} {
		if m, _ = act(m, bad); m.Finishes.State != training.NotThere {
			t.Errorf("%+v leaves the collection %d", bad, m.Finishes.State)
		}
		m, _ = act(m, desk.FetchAgain{})
	}
	if m, _ = act(m, finish.Fetched{Text: finishFile(), OK: true}); !m.Screen().(finish.Screen).Here() {
		t.Error("the finish does not come")
	}
}
