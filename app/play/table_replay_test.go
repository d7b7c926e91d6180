package play

import (
	"slices"
	"testing"

	"kulami/app/desk"
	"kulami/app/game"
	"kulami/app/library"
	"kulami/app/screen/table"
)

// replayed returns a game of two people with some marbles, and the effects of its whole replay.
func replayed(t *testing.T, settings library.Settings, marbles int) (m Model, effects [][]desk.Effect) {
	t.Helper()
	m, _ = begin(Loaded{})
	m.Settings = settings
	setup := m.Setup
	setup.Opponent = game.PersonOpponent
	m, _ = act(m, Start{setup, 1})
	for range marbles {
		m, _ = act(m, desk.Press{Hole: legal(m)[0]})
	}
	wait := func(es []desk.Effect) int {
		for _, e := range es {
			if w, ok := e.(desk.Wait); ok {
				return w.ID
			}
		}
		return 0
	}
	var es []desk.Effect
	m, es = act(m, table.Replay{})
	for effects = append(effects, es); wait(es) != 0; effects = append(effects, es) {
		m, es = act(m, desk.Tick{ID: wait(es)})
	}
	return m, effects
}

// Each marble of a replay has a sound when it meets the board. It has no vibration, because no
// finger put it there.
func TestReplayIsHeard(t *testing.T) {
	m, effects := replayed(t, library.DefaultSettings, 4)
	for i, es := range effects {
		at := slices.IndexFunc(es, func(e desk.Effect) bool { _, ok := e.(desk.PlaySound); return ok })
		switch {
		case i == 0 && at >= 0:
			t.Errorf("the beginning of a replay is heard: %v", es)
		case i > 0 && (at < 0 || es[at] != desk.PlaySound{Sound: desk.SoundMarble, Wait: desk.Contact}):
			t.Errorf("ply %d: %v", i, es)
		}
	}
	if n := len(effects) - 1; n != 4 || tableOf(m).Game.Ply() != 4 {
		t.Errorf("a replay of 4 marbles shows %d and ends at ply %d", n, tableOf(m).Game.Ply())
	}
	silent := library.DefaultSettings
	silent.Sound = false
	if _, effects := replayed(t, silent, 2); slices.ContainsFunc(slices.Concat(effects...), func(e desk.Effect) bool { _, ok := e.(desk.PlaySound); return ok }) {
		t.Error("a replay is heard without sounds")
	}
}

// During a replay neither storage nor the address changes. Both change at its end.
func TestReplayIsSavedAtItsEnd(t *testing.T) {
	m, effects := replayed(t, library.DefaultSettings, 4)
	for i, es := range effects {
		saved := slices.ContainsFunc(es, func(e desk.Effect) bool { w, ok := e.(desk.Write); return ok && w.Key == library.GamePrefix+m.OwnID() })
		addressed := slices.ContainsFunc(es, func(e desk.Effect) bool { _, ok := e.(desk.Address); return ok })
		if want := i == 0 || i == len(effects)-1; saved != want || addressed != want {
			t.Errorf("message %d of %d: saved %v, in the address %v", i, len(effects), saved, addressed)
		}
	}
	if m.Address != m.fragment() {
		t.Errorf("the address is %s, not %s", m.Address, m.fragment())
	}
	m, _ = act(m, desk.Scrub{Ply: 2})
	if tableOf(m).Game.Ply() != 2 || m.Address == m.fragment() {
		t.Error("a slider on its way is in the address")
	}
	m, _ = act(m, desk.Step{Ply: 2})
	if m.Address != m.fragment() || m.Announced.Kind == desk.AnnounceShown {
		t.Errorf("where a slider is left is not in the address, or said twice: %v", m.Announced)
	}
}

// A marble played during a replay ends the replay. It is tried at the ply that was shown.
func TestPressEndsReplay(t *testing.T) {
	m, _ := replayed(t, library.DefaultSettings, 4)
	m, _ = act(m, desk.Scrub{Ply: 2})
	m, _ = act(m, table.Replay{})
	m, _ = act(m, desk.Press{Hole: legal(m)[0]})
	if shown := tableOf(m); shown.Replaying || shown.Browsing() || shown.Game.Live() != 4 {
		t.Errorf("after a press a replay goes on, or the game is another: %+v", shown)
	}
}

// The speed of replays is stored.
func TestReplaySpeedIsKept(t *testing.T) {
	p := newPlace(t, nil)
	opened := p.open(Loaded{Seed: 1})
	for _, percent := range []int{400, 50, 100} {
		p.send(opened, table.SetReplaySpeed{Percent: percent})
		p.settle()
		if opened = p.open(Loaded{Seed: 1}); opened.m.ReplaySpeed != percent {
			t.Errorf("loaded again, the speed is %d %%, was %d", opened.m.ReplaySpeed, percent)
		}
	}
	d := opened.m.Desk
	head, err := library.ParseHead(`{"v":2,"speed":7}`, d.Head())
	if d.TakeHead(head); err != nil || d.ReplaySpeed != 100 {
		t.Errorf("a speed that is not offered: %d %%, %v", d.ReplaySpeed, err)
	}
}
