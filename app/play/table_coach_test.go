package play

import (
	"slices"
	"strings"
	"testing"

	"kulami/app/desk"
	"kulami/app/game"
	"kulami/app/json"
	"kulami/app/library"
	"kulami/app/screen/puzzles"
	"kulami/app/screen/table"
	"kulami/rules"
	"kulami/rules/engine"
)

// visitor returns the Model of a first visit.
func visitor() Model {
	m, _ := Update(New(), desk.Instant{Minute: 1, Date: "2026-11-20"}, Loaded{Seed: 1})
	m, _ = act(m, Shown{})
	return m
}

// playedBy plays a person's marble and the computer's reply.
func playedBy(m Model, person, computer string) Model {
	t, _ := m.Table()
	m, _ = act(m, desk.Press{Hole: t.Game.Board().Hole(person)})
	return replied(m, t.Game.Board().Hole(computer))
}

// replied lets the computer play h. If the computer teaches, an analysis with equal holes comes
// first.
func replied(m Model, h rules.Hole) Model {
	if m.Question.For == desk.ForLesson {
		m = analysed(m, rules.NoHole, 0)
	}
	m, _ = act(m, desk.Thought{ID: m.Question.ID, Info: engine.Info{Best: h, Depth: 1}, Done: true})
	return m
}

// analysed sends the engine's answer of values.
func analysed(m Model, bad rules.Hole, points int) Model {
	m, _ = act(m, values(m, bad, points))
	return m
}

// values returns an answer to a question about all holes. All are equal, except that bad is worse
// by a number of points.
func values(m Model, bad rules.Hole, points int) desk.Valued {
	r, _ := rules.ParseRecord(m.Question.Record)
	a := engine.Analysis{Info: engine.Info{Depth: 9}}
	for _, h := range r.Position().Legal().Slice() {
		i := engine.Info{Best: h, Depth: 9, Low: -engine.Unbounded, High: engine.Unbounded, Line: []rules.Hole{h}}
		if h == bad {
			i.Score -= 100 * points
			a.Moves = append(a.Moves, engine.Move{Info: i})
		} else {
			a.Moves = slices.Insert(a.Moves, 0, engine.Move{Info: i})
		}
	}
	return desk.Valued{ID: m.Question.ID, Analysis: a, Done: true}
}

// saysSomething reports whether the coach says anything.
func saysSomething(c table.Coaching) bool {
	return c.Tip > 0 || len(c.Fact) > 0
}

func welcome(m Model) bool {
	t, ok := m.Table()
	return ok && t.Welcome(&m.Desk)
}

func coaching(m Model) table.Coaching {
	t, _ := m.Table()
	return t.Coaching(&m.Desk)
}

func TestAFirstVisitIsWelcomedOnce(t *testing.T) {
	if !welcome(New()) || !welcome(visitor()) {
		t.Error("a first visit is not welcomed")
	}
	if game, _ := ptr(visitor()).Table(); game.Game.Players.Level != 1 {
		t.Errorf("the first opponent is of level %d", game.Game.Players.Level)
	}
	for name, msg := range map[string]desk.Msg{
		"marble": desk.Press{Hole: 5}, "lesson": Learn{}, "new game": Start{Setup: game.DefaultSetup},
	} {
		m, _ := act(visitor(), msg)
		if name == "marble" {
			m, _ = act(m, desk.Undo{})
		}
		if name == "lesson" {
			m, _ = act(m, Return{})
		}
		if welcome(m) || !m.Flags.Begun {
			t.Errorf("after a %s the page still welcomes", name)
		}
		again, _ := Update(New(), desk.Instant{Minute: 2}, Loaded{Stored: map[string]string{library.HeadKey: json.Encode(m.Head())}})
		if welcome(again) {
			t.Errorf("after a %s and a reload the page still welcomes", name)
		}
	}
	linked, _ := act(New(), Loaded{Fragment: "k1/b013QQ4DD2TSd2tS2Ts1sQQ4QT5D/mc4c7e7"})
	if welcome(linked) {
		t.Error("a game that came with a link is welcomed")
	}
}

// The coach explains the first clicks in the game of a first visit, and in no other game.
func TestTheCoachOfAFirstGame(t *testing.T) {
	m := visitor()
	if c := coaching(m); saysSomething(c) {
		t.Errorf("before the first marble the board says %+v", c)
	}
	for n := 1; n <= table.CoachedPresses+1; n++ {
		m, _ = act(m, desk.Press{Hole: gameOf(m).Position().Legal().First()})
		want := n
		if n > table.CoachedPresses {
			want = 0
		}
		said := coaching(m)
		if said.Tip != want {
			t.Fatalf("after press %d the board says %+v", n, said)
		}
		m = replied(m, gameOf(m).Position().Legal().First())
		if c := coaching(m); c.Tip != want || len(said.Fact) > 0 && !slices.Equal(c.Fact, said.Fact) {
			t.Fatalf("after reply %d the board says %+v, before %+v", n, c, said)
		}
	}
	back, _ := act(m, desk.Step{Ply: 2})
	if c := coaching(back); c.Tip != 1 {
		t.Errorf("back at ply 2 the board says %+v", c)
	}
	next, _ := act(m, Start{Setup: game.DefaultSetup, Seed: 7})
	next = playedBy(next, "d4", "d8")
	if c := coaching(next); c.Tip != 0 || !gameOf(next).Moved() {
		t.Errorf("in a second game the board says %+v", c)
	}
}

func TestTheCoachIsDismissed(t *testing.T) {
	for name, msg := range map[string]desk.Msg{"dismissed": table.SetCoach{How: game.TeachOff}, "over": table.Resign{}} {
		m := playedBy(visitor(), "d4", "d8")
		if c := coaching(m); !saysSomething(c) {
			t.Fatal("the first game has no coach")
		}
		m, _ = act(m, msg)
		if c := coaching(m); saysSomething(c) {
			t.Errorf("the coach explains a game that is %s", name)
		}
	}
}

// taught returns a game in which the computer teaches, after a number of marbles of each side.
func taught(marbles int, how game.Teaching) Model {
	setup := game.DefaultSetup
	setup.Teach = how
	m, _ := act(visitor(), Start{setup, 3})
	for range marbles {
		m, _ = act(m, desk.Press{Hole: legal(m)[0]})
		m = replied(m, legal(m)[0])
	}
	return m
}

func offer(m Model) table.Offer {
	t, _ := m.Table()
	return t.Offer()
}

// The coach advises to take back a marble that costs much. This holds whether the engine has valued
// the holes before or after it was played. The computer waits meanwhile.
func TestABlunderIsAdvisedToBeTakenBack(t *testing.T) {
	for _, early := range []bool{true, false} {
		m := taught(2, game.TeachTwice)
		bad := legal(m)[0]
		if early {
			m = analysed(m, bad, 20)
		}
		m, _ = act(m, desk.Press{Hole: bad})
		if !early {
			if q := m.Question; q.For != desk.ForLesson || offer(m).Exists {
				t.Fatalf("the engine is asked %+v", q)
			}
			m = analysed(m, bad, 20)
		}
		o := offer(m)
		if !o.Pending || o.Better == bad || m.Question.ID != 0 || m.Notice.Kind != desk.MarbleAdvised || !gameOf(m).Helped {
			t.Fatalf("valued before: %v: %+v, the engine is asked %+v, notice %v", early, o, m.Question, m.Notice.Kind)
		}
		at, _ := m.Table()
		if k := at.Marks(); k.Hint.Hole() != o.Better || k.Active {
			t.Errorf("the board shows %v as better, active %v", k.Hint.Hole(), k.Active)
		}
		back, _ := act(m, table.TakeBack{})
		if g := gameOf(back); g.Live() != 4 || g.Advised != 1 || g.Turn().Computer() || offer(back).Exists {
			t.Errorf("taken back, %d marbles lie there, and it was advised %d times", g.Live(), g.Advised)
		}
		for name, msg := range map[string]desk.Msg{"go on": table.GoOn{}, "press": desk.Press{Hole: legal(m)[0]}, "time": desk.Tick{ID: at.Timer()}} {
			on, _ := act(m, msg)
			if g := gameOf(on); g.Live() != 5 || offer(on).Pending || on.Question.For != desk.ForMove || on.Question.ID == 0 {
				t.Errorf("%s: %d marbles, the engine is asked %+v", name, g.Live(), on.Question)
			}
			on, _ = act(on, desk.Thought{ID: on.Question.ID, Info: engine.Info{Best: legal(on)[0], Depth: 1}, Done: true})
			at, _ := on.Table()
			if k := at.Marks(); !offer(on).Exists || k.Hint != 0 || !k.Active {
				t.Errorf("%s: after the reply %+v, the board shows %v as better, active %v", name, offer(on), k.Hint.Hole(), k.Active)
			}
			if late, _ := act(on, table.TakeBack{}); gameOf(late).Live() != 4 {
				t.Errorf("%s: taken back after the reply, %d marbles lie there", name, gameOf(late).Live())
			}
			if played, _ := act(on, desk.Press{Hole: legal(on)[0]}); offer(played).Exists {
				t.Errorf("%s: it stands after the next marble", name)
			}
		}
	}
}

// The question whether a marble is taken back waits again after a reload, after another screen, and
// after a look at an earlier marble. An answered question is not asked again. A marble that was not
// judged yet is judged then.
func TestAdviceWaitsAgain(t *testing.T) {
	again := func(m Model) Model {
		stored := map[string]string{library.HeadKey: json.Encode(m.Head()), library.GamePrefix + m.OwnID(): m.Kept.Text(library.GamePrefix + m.OwnID())}
		m, _ = Update(New(), desk.Instant{Minute: 2, Date: "2026-11-20"}, Loaded{Stored: stored, Seed: 1})
		m, _ = act(m, Shown{})
		return m
	}
	elsewhere := func(m Model) Model {
		m, _ = act(m, desk.Visit{Screen: puzzles.PuzzlesScreen})
		m, _ = act(m, Return{})
		return m
	}
	looked := func(m Model) Model {
		m, _ = act(m, desk.Step{Ply: 1})
		m, _ = act(m, desk.Step{Ply: gameOf(m).Live()})
		return m
	}
	for name, comes := range map[string]func(Model) Model{"reload": again, "another screen": elsewhere, "an earlier marble": looked} {
		m := taught(2, game.TeachOnce)
		bad := legal(m)[0]
		m, _ = act(m, desk.Press{Hole: bad})
		if name != "an earlier marble" { // it was played before its hole was judged
			m = comes(m)
		}
		if q := m.Question; q.For != desk.ForLesson || q.ID == 0 {
			t.Fatalf("%s: the engine is asked %+v about a marble that was not judged", name, q)
		}
		m = analysed(m, bad, 20)
		asked := offer(m)
		m = comes(m)
		at, _ := m.Table()
		if o := offer(m); !o.Pending || o.Better != asked.Better || o.Ply != asked.Ply || o.Known != asked.Known || m.Question.ID != 0 || at.Timer() == 0 || gameOf(m).Advised != 1 {
			t.Errorf("%s: %+v, before %+v; the engine is asked %+v", name, o, asked, m.Question)
		}
		if back, _ := act(m, table.TakeBack{}); gameOf(back).Live() != 4 || offer(back).Exists || gameOf(back).Advice != "" {
			t.Errorf("%s: taken back, %d marbles lie there, %+v", name, gameOf(back).Live(), offer(back))
		}
		if hint, _ := act(m, table.AskHint{}); !offer(hint).Pending || hint.Notice.Kind != desk.MarbleAdvised || hint.Question.ID != 0 {
			t.Errorf("%s: asked for a hint, %+v with the notice %d", name, offer(hint), hint.Notice.Kind)
		}
		timed, _ := act(m, desk.Tick{ID: at.Timer()})
		on, _ := act(m, table.GoOn{})
		for _, on := range []Model{timed, on, comes(on)} {
			if offer(on).Pending || on.Question.For != desk.ForMove || on.Question.ID == 0 {
				t.Errorf("%s: answered, %+v; the engine is asked %+v", name, offer(on), on.Question)
			}
		}
		on = comes(replied(on, legal(on)[0]))
		if o := offer(on); !o.Exists || o.Pending {
			t.Errorf("%s: after the reply %+v", name, o)
		}
		if late, _ := act(on, table.TakeBack{}); gameOf(late).Live() != 4 {
			t.Errorf("%s: taken back after the reply, %d marbles lie there", name, gameOf(late).Live())
		}
		if played, _ := act(on, desk.Press{Hole: legal(on)[0]}); offer(comes(played)).Exists {
			t.Errorf("%s: it stands after the next marble", name)
		}
	}
}

// A stored text that is not valid advice is ignored.
func TestForeignAdvice(t *testing.T) {
	m := taught(2, game.TeachOnce)
	bad := legal(m)[0]
	m, _ = act(m, desk.Press{Hole: bad})
	m = analysed(m, bad, 20)
	at, _ := m.Table()
	for _, text := range []string{"/", "//", "//?", "x/y/?", "a1", strings.Repeat("/", 9), "a1 a1/a1/?", at.Game.Advice + "/"} {
		g := at.Game
		g.Advice = text
		if o := at.At(&m.Desk, g).Offer(); o.Exists {
			t.Errorf("%q is read as %+v", text, o)
		}
	}
}

// With a wooden board, the advice is spoken once, and there is time to listen.
func TestAdviceIsHeardAtAWoodenBoard(t *testing.T) {
	for _, early := range []bool{true, false} {
		m := taught(2, game.TeachTwice)
		m, _ = act(m, table.SwitchVoice{})
		bad := legal(m)[0]
		answer := values(m, bad, 20)
		if early {
			m, _ = act(m, answer)
		}
		m, effects := act(m, desk.Press{Hole: bad})
		if !early {
			m, effects = act(m, values(m, bad, 20))
		}
		at, _ := m.Table()
		for _, want := range []desk.Effect{desk.Speak{Hole: rules.NoHole, State: true}, desk.Wait{ID: at.Timer(), Milliseconds: 12_000}} {
			if !slices.Contains(effects, want) {
				t.Errorf("valued before: %v: %#v is not among %v", early, want, effects)
			}
		}
		if m, effects = act(m, table.GoOn{}); slices.ContainsFunc(effects, func(e desk.Effect) bool { _, said := e.(desk.Speak); return said }) {
			t.Errorf("valued before: %v: %v follow", early, effects)
		}
		_, effects = act(m, desk.Describe{Topic: desk.TopicScore})
		if want := (desk.Speak{Hole: rules.NoHole, Announced: true}); !slices.Contains(effects, desk.Effect(want)) {
			t.Errorf("asked for the score: %v", effects)
		}
	}
}
