package play

import (
	"testing"

	"kulami/app/game"
	"kulami/app/store"
	"kulami/rules"
	"kulami/rules/engine"
)

// visitor returns the Model of a first visit.
func visitor() Model {
	m, _ := Update(New(), Loaded{Now: Instant{Minute: 1, Date: "2026-11-20"}, Seed: 1})
	m, _ = Update(m, Shown{})
	return m
}

// playedBy plays a person's marble and the computer's reply.
func playedBy(m Model, person, computer string) Model {
	t, _ := m.Table()
	m, _ = Update(m, Press{t.Game.Board().Hole(person)})
	m, _ = Update(m, Thought{m.question.ID, engine.Info{Best: t.Game.Board().Hole(computer), Depth: 1}, true})
	return m
}

func welcome(m Model) bool {
	t, ok := m.Table()
	return ok && t.Welcome(m.Shell)
}

func coaching(m Model) (Coaching, bool) {
	t, _ := m.Table()
	return t.Coaching(m.Shell)
}

func TestAFirstVisitIsWelcomedOnce(t *testing.T) {
	if !welcome(New()) || !welcome(visitor()) {
		t.Error("a first visit is not welcomed")
	}
	if game, _ := visitor().Table(); game.Game.Players.Level != 1 {
		t.Errorf("the first opponent is of level %d", game.Game.Players.Level)
	}
	for name, msg := range map[string]Msg{
		"marble": Press{5}, "lesson": Learn{}, "new game": Start{Setup: game.DefaultSetup},
	} {
		m, _ := Update(visitor(), msg)
		if name == "marble" {
			m, _ = Update(m, Undo{})
		}
		if name == "lesson" {
			m, _ = Update(m, Return{})
		}
		if welcome(m) || !m.Flags.Begun {
			t.Errorf("after a %s the page still welcomes", name)
		}
		again, _ := Update(New(), Loaded{Stored: map[string]string{headKey: store.Encode(m.head())}, Now: Instant{Minute: 2}})
		if welcome(again) {
			t.Errorf("after a %s and a reload the page still welcomes", name)
		}
	}
	linked, _ := Update(New(), Loaded{Fragment: "k1/b013QQ4DD2TSd2tS2Ts1sQQ4QT5D/mc4c7e7"})
	if welcome(linked) {
		t.Error("a game that came with a link is welcomed")
	}
}

// The coach explains the first presses of the game of a first visit, and of no other.
func TestTheCoachOfAFirstGame(t *testing.T) {
	m := visitor()
	if _, ok := coaching(m); ok {
		t.Error("there is something to explain before the first marble")
	}
	b := gameOf(m).Board()
	for n := 1; n <= CoachedPresses+1; n++ {
		legal := gameOf(m).Position().Legal()
		h := legal.First()
		m, _ = Update(m, Press{h})
		c, ok := coaching(m)
		if want := n <= CoachedPresses; ok != want || ok && (c.Presses != n || c.Answered || c.Holes != b.TileHoles(b.TileOf(h)).Len()) {
			t.Fatalf("after press %d the coach explains %+v, %v", n, c, ok)
		}
		m, _ = Update(m, Thought{m.question.ID, engine.Info{Best: gameOf(m).Position().Legal().First(), Depth: 1}, true})
		if after, ok := coaching(m); ok != (n <= CoachedPresses) || ok && (!after.Answered || after.Presses != c.Presses) {
			t.Fatalf("after reply %d the coach explains %+v, %v; before %+v", n, after, ok, c)
		}
	}
	back, _ := Update(m, Step{2})
	if c, ok := coaching(back); !ok || c.Presses != 1 {
		t.Errorf("back at ply 2 the coach explains %+v, %v", c, ok)
	}
	next, _ := Update(m, Start{Setup: game.DefaultSetup, Seed: 7})
	next = playedBy(next, "d4", "d8")
	if _, ok := coaching(next); ok {
		t.Error("a second game has a coach")
	}
}

func TestTheCoachIsDismissed(t *testing.T) {
	for name, msg := range map[string]Msg{"dismissed": EndCoaching{}, "over": Resign{}} {
		m := playedBy(visitor(), "d4", "d8")
		if _, ok := coaching(m); !ok {
			t.Fatal("the first game has no coach")
		}
		m, _ = Update(m, msg)
		if _, ok := coaching(m); ok {
			t.Errorf("the coach explains a game that is %s", name)
		}
	}
}

// What a marble did to its tile follows from how far its side leads there afterwards.
func TestWhatAMarbleDidToItsTile(t *testing.T) {
	for lead, want := range map[int]TileChange{-2: TileBehind, -1: TileBehind, 0: TileTied, 1: TileWon, 2: TileKept, 3: TileKept} {
		if got := changeOf(lead); got != want {
			t.Errorf("a lead of %d is change %d, want %d", lead, got, want)
		}
	}
}

// won is a game against the computer that ends with the person's win, or loss.
func won(t *testing.T, level int, win bool) Model {
	t.Helper()
	setup := game.DefaultSetup
	setup.Level = level
	m, _ := Update(visitor(), Start{setup, 3})
	for !gameOf(m).Over() {
		p := gameOf(m).Position()
		best, most := rules.NoHole, 0
		for h := range p.Legal().All() {
			margin := p.After(h).Score().Margin()
			if !win {
				margin = -margin
			}
			if best == rules.NoHole || margin > most {
				best, most = h, margin
			}
		}
		if gameOf(m).Turn().Computer() {
			m, _ = Update(m, Thought{m.question.ID, engine.Info{Best: best, Depth: 1}, true})
		} else {
			m, _ = Update(m, Press{best})
		}
	}
	return m
}

func TestTheNextLevelAfterAWin(t *testing.T) {
	next := func(m Model) int { t, _ := m.Table(); return t.NextLevel() }
	for _, c := range []struct {
		level int
		win   bool
		want  int
	}{{1, true, 2}, {7, true, 8}, {8, true, 0}, {1, false, 0}} {
		m := won(t, c.level, c.win)
		if got := next(m); got != c.want {
			t.Errorf("after level %d, won %v, level %d is offered, want %d", c.level, c.win, got, c.want)
		}
		again, _ := Update(m, NextLevel{9})
		if c.want == 0 {
			if gameOf(again).ID != gameOf(m).ID {
				t.Errorf("a game begins after level %d, won %v", c.level, c.win)
			}
			continue
		}
		if g := gameOf(again); g.ID == gameOf(m).ID || g.Record().Len() != 0 || g.Players != game.AgainstComputer(rules.Second, c.want) || again.Setup.Level != c.want {
			t.Errorf("the next game is %+v of %v", g.Players, g.Record())
		}
		if back, _ := Update(m, Step{3}); next(back) != 0 {
			t.Error("the next level is offered in the middle of a game")
		}
	}
}

// The number of a lesson is in links and in what is kept, so it stays when the order changes.
func TestNumbersOfLessons(t *testing.T) {
	numbers := map[LessonName]int{LessonRow: 1, LessonGap: 2, LessonClosed: 3, LessonOwn: 4, LessonEnd: 5, LessonArea: 6, LessonLine: 7, LessonFirst: 8}
	for at, l := range Lessons {
		if numbers[l.Name] != l.Number {
			t.Errorf("lesson %s has number %d", l.Name, l.Number)
		}
		delete(numbers, l.Name)
		m := New()
		m.open(newCourse(at).fragment())
		if c, ok := m.Screen.(Course); !ok || c.At != at {
			t.Errorf("the link of lesson %s opens %v", l.Name, m.Screen)
		}
	}
	if len(numbers) > 0 {
		t.Errorf("there are no lessons %v", numbers)
	}
}

// The last act of the course begins a game against level 1, with a coach.
func TestTheCourseEndsInAGame(t *testing.T) {
	m, _ := Update(visitor(), Learn{At: len(Lessons) - 1})
	m, _ = Update(m, FirstGame{9})
	if g := gameOf(m); g.Players != game.AgainstComputer(rules.Second, 1) || g.Moved() || welcome(m) {
		t.Errorf("it begins a game of %+v", g.Players)
	}
	if at, _ := m.Table(); !at.Coached(m.Shell) {
		t.Error("the game has no coach")
	}
	m = playedBy(m, "d4", "d8")
	if c, ok := coaching(m); !ok || c.Presses != 1 {
		t.Errorf("the coach explains %+v, %v", c, ok)
	}
}

// What is played in a lesson lies on its board afterwards: a marble, or the end of a game with all that is closed.
func TestLessonsThatArePlayed(t *testing.T) {
	for at, l := range Lessons {
		goals, need := l.Goals()
		if !l.plays {
			continue
		}
		c := newCourse(at)
		if need != 1 {
			t.Fatalf("lesson %s asks for %d holes", l.Name, need)
		}
		s := newShell()
		c = c.answer(&s, goals[0].First())
		if p := c.Position(); p.Last() != goals[0].First() || p.Over() != (l.Name == LessonEnd) || c.Marks().Closed != p.Closed() {
			t.Errorf("lesson %s ends with %v, over %v", l.Name, c.Record(), p.Over())
		}
	}
}
