package play

import (
	"testing"

	"kulami/app/desk"
	"kulami/app/game"
	"kulami/rules"
)

// won returns a game against a level that ends with the player's win, or loss.
func won(t *testing.T, level int, win bool) Model {
	setup := game.DefaultSetup
	setup.Level = level
	return ended(t, setup, win)
}

// ended returns a game against the computer, with a setup, that ends with the player's win, or
// loss.
func ended(t *testing.T, setup game.Setup, win bool) Model {
	t.Helper()
	m, _ := act(visitor(), Start{setup, 3})
	for !gameOf(m).Over() {
		p := gameOf(m).Position()
		best, most := rules.NoHole, 0
		for _, h := range p.Legal().Slice() {
			margin := p.After(h).Score().Margin()
			if !win {
				margin = -margin
			}
			if best == rules.NoHole || margin > most {
				best, most = h, margin
			}
		}
		if gameOf(m).Turn().Computer() {
			m = replied(m, best)
		} else {
			m, _ = act(m, desk.Press{Hole: best})
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
		again, _ := act(m, NextLevel{9})
		if c.want == 0 {
			if gameOf(again).ID != gameOf(m).ID {
				t.Errorf("a game begins after level %d, won %v", c.level, c.win)
			}
			continue
		}
		if g := gameOf(again); g.ID == gameOf(m).ID || g.Record().Len() != 0 || g.Players != game.AgainstComputer(rules.Second, c.want) || again.Setup.Level != c.want {
			t.Errorf("the next game is %+v of %v", g.Players, g.Record())
		}
		if back, _ := act(m, desk.Step{Ply: 3}); next(back) != 0 {
			t.Error("the next level is offered in the middle of a game")
		}
	}
}
