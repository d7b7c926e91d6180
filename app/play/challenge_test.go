package play

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"kulami/app/challenge"
	"kulami/app/desk"
	"kulami/app/game"
	challenges "kulami/app/screen/challenge"
	"kulami/app/screen/puzzles"
	"kulami/rules"
	"kulami/rules/engine"
)

// challenger is a device whose engine answers at once.
type challenger struct {
	t      *testing.T
	m      Model
	engine *engine.Engine
	sent   string // the address that was handed on last
}

func newChallenger(t *testing.T) *challenger {
	c := &challenger{t: t, m: New(), engine: engine.New(engine.Options{Table: 1 << 16})}
	c.do(Loaded{})
	return c
}

// do carries out a message, and answers what the engine is asked.
func (c *challenger) do(msg desk.Msg) {
	var effects []desk.Effect
	c.m, effects = act(c.m, msg)
	for _, e := range effects {
		switch e := e.(type) {
		case desk.SendPlace:
			c.sent = e.Fragment
		case desk.Think:
			r, err := rules.ParseRecord(e.Question.Record)
			if err != nil || e.Question.For != desk.ForMove {
				break
			}
			var last engine.Info
			for last = range c.engine.Play(r.Position(), engine.Level(e.Question.Level), e.Question.Seed, engine.Limits{}) {
			}
			defer c.do(desk.Thought{ID: e.Question.ID, Info: last, Done: true})
		}
	}
}

// play plays the game shown to its end, each marble as choose does.
func (c *challenger) play(choose func([]rules.Hole) rules.Hole) {
	for range rules.Holes {
		if gameOf(c.m).Over() {
			return
		}
		c.do(desk.Press{Hole: choose(gameOf(c.m).Position().Legal().Slice())})
	}
}

// shown returns the challenge shown.
func (c *challenger) shown() challenges.Screen {
	c.t.Helper()
	s, ok := c.m.Screen().(challenges.Screen)
	if !ok {
		c.t.Fatalf("no challenge is shown, but %T with %+v", c.m.Screen(), c.m.Notice)
	}
	return s
}

func first(holes []rules.Hole) rules.Hole { return holes[0] }
func last(holes []rules.Hole) rules.Hole  { return holes[len(holes)-1] }

// Ana challenges Ben, who plays the same computer and sends an answer. Both see both results.
func TestChallenge(t *testing.T) {
	ana, ben := newChallenger(t), newChallenger(t)
	setup := game.DefaultSetup
	setup.Starter, setup.Edition, setup.Level, setup.Teach = game.OtherFirst, "areas", 2, game.TeachOff
	ana.do(Start{Setup: setup, Seed: 1 << 40})
	ana.play(first)
	if ana.do(Challenge{}); !strings.HasPrefix(ana.sent, "beat/l202") {
		t.Fatalf("%q is sent", ana.sent)
	}
	ben.do(Navigated{Fragment: ana.sent})
	if s := ben.shown(); s.Mine(&ben.m.Desk) >= 0 || s.Verdicts[0] != challenges.Checked || ben.m.Address != ana.sent {
		t.Errorf("Ben sees %+v at %s", s, ben.m.Address)
	}
	ben.do(TakeUp{})
	if a, b := gameOf(ana.m), gameOf(ben.m); b.Record().Len() != 1 || b.Moves()[0] != a.Moves()[0] || b.Players != a.Players || b.Edition != a.Edition {
		t.Fatalf("Ben plays another game: %+v", b)
	}
	ben.play(last)
	ben.do(Challenge{})
	ben.do(challenges.SetName{Name: " Ben "})
	ben.do(challenges.Answer{})
	if s := ben.shown(); s.Mine(&ben.m.Desk) != 1 || s.Entries[1].Name != "Ben" || slices.Contains(s.Verdicts, challenges.Unchecked) || ben.sent != ben.m.Address {
		t.Errorf("Ben has answered: %+v", s)
	}
	ana.do(Import{Text: "Look:\n> https://kulami.example/#" + ben.sent[:90] + "\n> " + ben.sent[90:] + "."})
	if s := ana.shown(); s.Mine(&ana.m.Desk) != 0 || len(s.Entries) != 2 || s.Entries[1].Name != "Ben" || s.Verdicts[0] != challenges.Checked || s.Verdicts[1] != challenges.Checked {
		t.Errorf("Ana sees %+v", s)
	}
	ana.do(Return{})
	if !gameOf(ana.m).Over() {
		t.Error("there is no way back to the game")
	}
}

// Forged games and results are shown as unchecked: the computer would play other marbles, or the
// marbles lead to another result.
func TestForgedChallenges(t *testing.T) {
	ana := newChallenger(t)
	setup := game.DefaultSetup
	setup.Teach = game.TeachOff
	ana.do(Start{Setup: setup, Seed: 1})
	ana.play(first)
	whole, _ := challenge.Of(gameOf(ana.m))
	g := whole.New()
	for !g.Over() {
		g.Tree, _ = g.Played(g.Position().Legal().First())
	}
	made, _ := challenge.Of(g)
	lie := whole.Entries[0]
	lie.Result += 10
	ana.do(Navigated{Fragment: whole.With(made.Entries[0], lie, challenge.Entry{Result: 64}).String()})
	if got, want := ana.shown().Verdicts, []challenges.Verdict{challenges.Checked, challenges.Unchecked, challenges.Unchecked, challenges.Unchecked}; !slices.Equal(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
	whole.Strength = 75
	ana.do(Navigated{Fragment: whole.With(lie).String()})
	if got, want := ana.shown().Verdicts, []challenges.Verdict{challenges.Open, challenges.Unchecked}; !slices.Equal(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
}

// A finish is a challenge. If the computer gave something away, the result is not confirmed.
func TestChallengeToAFinish(t *testing.T) {
	ana, r := newFinisher(t, easy()), rand.New(rand.NewPCG(1, 1))
	for !ana.screen().Over() {
		ana.press(r)
	}
	ana.send(desk.SkipCount{})
	c, answers, ok := ana.m.DoneOn(ana.m.Screen())
	if !ok || answers || c.Entries[0].Result != ana.screen().Given() {
		t.Fatalf("%+v", c)
	}
	ben := newFinisher(t, c.String())
	verdicts := func() []challenges.Verdict {
		t.Helper()
		s, ok := ben.m.Screen().(challenges.Screen)
		if !ok {
			t.Fatalf("%T is shown with %+v", ben.m.Screen(), ben.m.Notice)
		}
		return s.Verdicts
	}
	if got := verdicts(); got[0] != challenges.Checked {
		t.Errorf("verdict %v", got)
	}
	begun, _ := ana.m.Finishes.At(c.Number - 1)
	lie := challenge.Entry{Result: -1}
	for lie.Result < 0 {
		made := begun.Record
		for lie.Marbles = ""; !made.Over(); {
			legal := made.Position().Legal().Slice()
			h := legal[r.IntN(len(legal))]
			made, _ = made.Play(h)
			lie.Marbles += made.Board().Name(h)
		}
		lie.Result = ana.screen().Margin() - made.Position().Score().Lead(c.Side)
	}
	ben.send(Navigated{Fragment: c.With(lie).String()})
	if got := verdicts(); got[1] != challenges.Unchecked {
		t.Errorf("%+v has verdict %v", lie, got)
	}
	ben.send(Navigated{Fragment: c.String()})
	for ben.send(TakeUp{}); !ben.screen().Over(); {
		ben.press(r)
	}
	ben.send(desk.SkipCount{})
	if ben.send(Challenge{}); len(verdicts()) != 2 || slices.Contains(verdicts(), challenges.Unchecked) || slices.Contains(verdicts(), challenges.Open) {
		t.Errorf("verdicts %v", verdicts())
	}
}

var storm = challenge.Challenge{Task: challenge.Task{Kind: challenge.Storm, Seed: 7}, Entries: []challenge.Entry{{Name: "Ana", Result: 2, Marbles: "a1b2c3"}}}

// A storm is a challenge with all its answers. Of a forged one too many are said to be solved.
func TestChallengeToAStorm(t *testing.T) {
	m := ready(New())
	m, _ = act(m, Navigated{Fragment: storm.String()})
	m, _ = act(m, puzzles.PuzzlesFetched{Text: puzzleFile(), OK: true})
	if s := m.Screen().(challenges.Screen); s.Verdicts[0] != challenges.Unchecked {
		t.Errorf("%+v", s)
	}
	m, _ = Update(m, desk.Instant{Date: today.Date, Milli: 1_000_000}, TakeUp{})
	m = timeIs(m, desk.Instant{Date: today.Date, Milli: 1_010_000})
	for range 2 {
		var effects []desk.Effect
		m, effects = act(m, desk.Press{Hole: m.Screen().(puzzles.Storm).Solution()})
		m, _ = act(m, desk.Tick{ID: waitIn(effects).ID})
	}
	m = timeIs(m, desk.Instant{Date: today.Date, Milli: 1_300_000})
	m, _ = act(m, Challenge{})
	if s, ok := m.Screen().(challenges.Screen); !ok || s.Mine(&m.Desk) != 1 || s.Entries[1].Result != 2 || s.Verdicts[1] != challenges.Checked {
		t.Errorf("%+v", m.Screen())
	}
}

// No damage of one character opens another challenge, or nothing without a word.
func TestDamagedChallenges(t *testing.T) {
	whole := storm.String()
	try := func(text string) {
		t.Helper()
		m, _ := act(New(), Loaded{})
		m, _ = act(m, Navigated{Fragment: text})
		if s, ok := m.Screen().(challenges.Screen); ok && s.String() != whole && m.Notice.Kind != desk.LinkUnchecked {
			t.Errorf("%s opens %s", text, s)
		} else if !ok && m.Notice.Kind != desk.LinkUnreadable {
			t.Errorf("%s is ignored", text)
		}
	}
	for i := len("beat/"); i < len(whole); i++ {
		try(whole[:i] + whole[i+1:])
		try(whole[:i] + "7" + whole[i+1:])
		if i > len("beat/s7/p") {
			try(whole[:i])
		}
	}
	try("beat/q7/p1/ma1")
}

// Several answers become a table. A damaged one and one to another task are counted.
func TestSeveralAnswers(t *testing.T) {
	entry := func(name string, n int) string {
		c := storm
		c.Entries = []challenge.Entry{{Name: name, Result: n, Marbles: "a1b2"[:2*n]}}
		return "https://kulami.example/#" + c.String()
	}
	other := storm
	other.Seed++
	damaged := []byte(entry("Dan", 2))
	damaged[len(damaged)-6]++
	m, _ := act(New(), Loaded{})
	m, _ = act(m, Import{Text: strings.Join([]string{entry("Ana", 1), "and", entry("Ben", 2), entry("Ana", 1), string(damaged), "#" + other.String()}, "\n")})
	s, ok := m.Screen().(challenges.Screen)
	if !ok || len(s.Entries) != 2 || s.Entries[1].Name != "Ben" || m.Notice.Kind != desk.AnswersUnread || m.Notice.Of != 2 {
		t.Fatalf("%+v with %+v", m.Screen(), m.Notice)
	}
	m, _ = act(m, Import{Text: entry("Eve", 0)})
	if s := m.Screen().(challenges.Screen); len(s.Entries) != 3 {
		t.Errorf("another answer is not added: %+v", s)
	}
	m, _ = act(m, Import{Text: "#" + other.String()})
	if s := m.Screen().(challenges.Screen); len(s.Entries) != 1 || s.Seed != 8 {
		t.Errorf("another task is not opened: %+v", s)
	}
}
