package play

import (
	"fmt"
	"slices"
	"testing"

	"kulami/app/desk"
	"kulami/app/game"
	"kulami/app/library"
	"kulami/app/picture"
	"kulami/rules"
)

// firstMarble returns the effects of the first marble of a first visit, with some settings.
func firstMarble(s library.Settings, calm bool) []desk.Effect {
	m, _ := begin(Loaded{Calm: calm})
	m.Settings = s
	_, effects := act(m, desk.Press{Hole: legal(m)[0]})
	return effects
}

// A marble has a sound when it meets the board. Without animation the sound is immediate.
func TestMarbleIsHeardAtContact(t *testing.T) {
	still := library.DefaultSettings
	still.Animation = false
	for _, c := range []struct {
		settings library.Settings
		calm     bool
		want     int
	}{{library.DefaultSettings, false, desk.Contact}, {library.DefaultSettings, true, 0}, {still, false, 0}} {
		want := desk.PlaySound{Sound: desk.SoundMarble, Feel: true, Wait: c.want}
		if effects := firstMarble(c.settings, c.calm); !slices.Contains(effects, desk.Effect(want)) {
			t.Errorf("animation %v, calm %v: %v, want %v", c.settings.Animation, c.calm, effects, want)
		}
	}
}

// The computer's marble is played after the player's marble has settled, unless the pace is
// immediate.
func TestReplyWaitsForTheMarble(t *testing.T) {
	for pace, least := range map[library.Pace]int{library.QuickPace: 0, library.CalmPace: 900, library.SlowPace: 1800} {
		s := library.DefaultSettings
		s.Pace = pace
		for _, e := range firstMarble(s, false) {
			if think, ok := e.(desk.Think); ok && think.Question.Pace != least {
				t.Errorf("at the pace %q the computer's marble comes after %d ms, want %d", pace, think.Question.Pace, least)
			}
		}
	}
}

// A player who has lost can see where the lead was lost.
func TestLastLead(t *testing.T) {
	rec, err := rules.ParseRecord("k1/b92tDS1QQ1tt3sD3DQ1QD1s1Q2S7T/ral/mc4c7h7h1d1d5d3g3g8g1g5g6g2g7d7d10d9d4d2f2a2c2c5e5e8e2e10e1e7e9e4g4f4f1c1c8c10c6d6h6b6b7b2b5i5f5f9c9c3b3b8b4/c6z")
	if err != nil {
		t.Fatal(err)
	}
	g := game.Game{Tree: game.NewTree(rec), Players: game.AgainstComputer(rules.First, 1)}
	ply := g.LastLead()
	if ply <= 0 || ply >= g.Live() {
		t.Fatalf("the last lead is at %d of %d", ply, g.Live())
	}
	margin := func(ply int) int {
		s := rec.At(ply).Score()
		return s.Total(rules.Second) - s.Total(rules.First)
	}
	for later := ply + 1; later <= g.Live(); later++ {
		if margin(later) > 0 {
			t.Errorf("there is a lead at %d, after %d", later, ply)
		}
	}
	if margin(ply) <= 0 {
		t.Errorf("at %d the margin is %d", ply, margin(ply))
	}
	g.Players = game.Players{}
	if ply := g.LastLead(); ply != 0 {
		t.Errorf("two people: a lead at %d", ply)
	}
}

// The count gives the next tile to the side that is behind, as long as that side has a tile left.
// Its end has a different sound for a player who has lost.
func TestTheCountAndItsSound(t *testing.T) {
	const link = "k1/b92tDS1QQ1tt3sD3DQ1QD1s1Q2S7T/ral/mc4c7h7h1d1d5d3g3g8g1g5g6g2g7d7d10d9d4d2f2a2c2c5e5e8e2e10e1e7e9e4g4f4f1c1c8c10c6d6h6b6b7b2b5i5f5f9c9c3b3b8"
	for _, c := range []struct {
		computer bool
		want     desk.Sound
	}{{false, desk.SoundEnd}, {true, desk.SoundLost}} {
		m, _ := begin(Loaded{Fragment: link})
		m, _ = act(m, Continue{Computer: c.computer})
		m, effects := act(m, desk.Press{Hole: gameOf(m).Board().Hole("b4")})
		if at := slices.Index(effects, desk.Effect(desk.PlaySound{Sound: desk.SoundMarble, Feel: true, Wait: desk.Contact})); at < 0 || !tableOf(m).Counting {
			t.Fatalf("the last marble: %v, counting %v", effects, tableOf(m).Counting)
		}
		p := gameOf(m).Position()
		steps := picture.CountSteps(p.Score(), p.Board())
		for n, step := range steps {
			if points := totalsOf(steps[:n]); step.Kind == picture.CountTile {
				side := p.Score().Owners[step.Tile]
				left := slices.ContainsFunc(steps[n:], func(s picture.CountStep) bool {
					return s.Kind == picture.CountTile && p.Score().Owners[s.Tile] == side.Other()
				})
				if left && points[side] > points[side.Other()] {
					t.Errorf("at %v the next tile is one of %v", points, side)
				}
			}
		}
		for n := 0; tableOf(m).Counting; n++ {
			if n > len(steps) {
				t.Fatal("the count does not end")
			}
			m, effects = act(m, desk.Tick{ID: tableOf(m).Timer()})
		}
		if want := (desk.PlaySound{Sound: c.want}); !slices.Contains(effects, desk.Effect(want)) {
			t.Errorf("the end of the count: %v, want %v", effects, want)
		}
	}
}

// totalsOf returns the total points of all steps.
func totalsOf(steps []picture.CountStep) (points [2]int) {
	for _, step := range steps {
		points = [2]int{points[0] + step.Points[0], points[1] + step.Points[1]}
	}
	return points
}

// TestPlaySound expects sounds for marbles, refusals and the end, unless sound is off.
func TestPlaySound(t *testing.T) {
	m, _ := begin(Loaded{})
	rings := func(msg desk.Msg) string {
		var effects []desk.Effect
		m, effects = act(m, msg)
		for _, e := range effects {
			if r, ok := e.(desk.PlaySound); ok {
				return fmt.Sprint(r.Sound, r.Feel)
			}
		}
		return "nothing"
	}
	hole := gameOf(m).Record().Board().Hole
	hear := func(msg desk.Msg, want string) {
		t.Helper()
		if got := rings(msg); got != want {
			t.Errorf("%#v is heard as %s, want %s", msg, got, want)
		}
	}
	setup := m.Setup
	setup.Opponent = "person"
	hear(Start{Setup: setup}, "nothing")
	hear(desk.Press{Hole: hole("d4")}, "marbletrue")
	hear(desk.Press{Hole: hole("d4")}, "closedtrue")
	hear(desk.Undo{}, "nothing")
	set := m.Settings
	set.Sound = false
	hear(desk.Set{Settings: set}, "nothing")
	hear(desk.Press{Hole: hole("d4")}, "true")
	set.Sound, set.Haptics = true, false
	hear(desk.Set{Settings: set}, "nothing")
	hear(desk.Press{Hole: hole("a4")}, "marblefalse")
	set.Sound = false
	hear(desk.Set{Settings: set}, "nothing")
	hear(desk.Press{Hole: hole("a1")}, "nothing")
}
