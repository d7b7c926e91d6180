package play

import (
	"testing"

	"kulami/app/desk"
	"kulami/app/game"
	"kulami/app/library"
	"kulami/app/screen/table"
	"kulami/rules"
)

// The coach advises as often as the player chose, or without limit.
func TestHowOftenItIsAdvised(t *testing.T) {
	for how, want := range map[game.Teaching]int{game.TeachOff: 0, game.TeachTips: 0, game.TeachOnce: 1, game.TeachTwice: 2, game.TeachAlways: 5} {
		m, times := taught(2, how), 0
		for range 5 {
			bad := legal(m)[0]
			m, _ = act(m, desk.Press{Hole: bad})
			if m.Question.For == desk.ForLesson {
				m = analysed(m, bad, 20)
			}
			if !offer(m).Exists {
				break
			}
			times++
			m, _ = act(m, table.TakeBack{})
			kept, _ := game.Unpack(m.OwnID(), m.Kept.Text(library.GamePrefix+m.OwnID()))
			if kept.Advised != times || kept.Teach != how {
				t.Errorf("%s: kept are %d times of %q", how, kept.Advised, kept.Teach)
			}
		}
		if times != want {
			t.Errorf("%s: advised %d times, want %d", how, times, want)
		}
	}
}

// A small loss gives no advice, and neither does a loss without the engine's answer.
func TestNothingIsAdvised(t *testing.T) {
	for name, answer := range map[string]func(m Model, h rules.Hole) desk.Msg{
		"equal":   func(m Model, h rules.Hole) desk.Msg { return values(m, h, 0) },
		"failure": func(m Model, _ rules.Hole) desk.Msg { return desk.Unanswered{ID: m.Question.ID} },
	} {
		m := taught(2, game.TeachAlways)
		h := legal(m)[0]
		m, _ = act(m, desk.Press{Hole: h})
		m, _ = act(m, answer(m, h))
		if offer(m).Exists || m.Question.For != desk.ForMove || m.Question.ID == 0 || m.Notice.Kind != desk.NoNotice {
			t.Errorf("%s: %+v, the engine is asked %+v, notice %v", name, offer(m), m.Question, m.Notice.Kind)
		}
	}
}

// The first three games of a new player are taught, until the player chooses otherwise. The menu
// can switch it on in every game.
func TestWhichGamesAreTaught(t *testing.T) {
	m := visitor()
	taught := func() bool { at, _ := m.Table(); return at.Taught() }
	m, _ = act(m, desk.Press{Hole: 5})
	for n := 1; n <= 4; n++ {
		if want := n <= 3; taught() != want {
			t.Errorf("game %d is taught: %v", n, !want)
		}
		m = replied(m, legal(m)[0])
		m, _ = act(m, Start{m.Setup, uint64(n)})
		m, _ = act(m, desk.Press{Hole: 5})
	}
	for _, how := range []game.Teaching{game.TeachTips, game.TeachAlways, game.TeachOff} {
		m, _ = act(m, table.SetCoach{How: how})
		next, _ := act(m, Start{m.Setup, 1})
		if gameOf(m).Teach != how || gameOf(next).Teach != how || (m.Notice.Kind == desk.CoachOff) != (how == game.TeachOff) {
			t.Errorf("chosen is %q, the games have %q and %q, notice %v", how, gameOf(m).Teach, gameOf(next).Teach, m.Notice.Kind)
		}
	}
}

// The coach before the first marble of a first visit is also the coach of the game, whether it was
// chosen or not.
func TestOneCoach(t *testing.T) {
	for _, how := range []game.Teaching{"", game.TeachOff, game.TeachTips} {
		m := visitor()
		if how != "" {
			m, _ = act(m, table.SetCoach{How: how})
		}
		at, _ := m.Table()
		shown := at.Coach(&m.Desk)
		m, _ = act(m, desk.Press{Hole: 5})
		if at, _ = m.Table(); at.Coach(&m.Desk) != shown || how != "" && shown != how {
			t.Errorf("chosen %q, shown before the first marble %q, after it %q", how, shown, at.Coach(&m.Desk))
		}
	}
}
