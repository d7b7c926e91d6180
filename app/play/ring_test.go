package play

import (
	"fmt"
	"testing"
)

// TestPlaySound hears marbles, refusals and the end, unless that is switched off.
func TestPlaySound(t *testing.T) {
	m, _ := begin(Loaded{})
	rings := func(msg Msg) string {
		var effects []Effect
		m, effects = Update(m, msg)
		for _, e := range effects {
			if r, ok := e.(PlaySound); ok {
				return fmt.Sprint(r.Sound, r.Feel)
			}
		}
		return "nothing"
	}
	hole := game(m).Record().Board().Hole
	hear := func(msg Msg, want string) {
		t.Helper()
		if got := rings(msg); got != want {
			t.Errorf("%#v is heard as %s, want %s", msg, got, want)
		}
	}
	setup := m.Setup
	setup.Opponent = "person"
	hear(Start{Setup: setup}, "nothing")
	hear(Press{hole("d4")}, "marbletrue")
	hear(Press{hole("d4")}, "closedtrue")
	hear(Undo{}, "nothing")
	set := m.Settings
	set.Sound = false
	hear(Set{set}, "nothing")
	hear(Press{hole("d4")}, "true")
	set.Sound, set.Haptics = true, false
	hear(Set{set}, "nothing")
	hear(Press{hole("a4")}, "marblefalse")
	set.Sound = false
	hear(Set{set}, "nothing")
	hear(Press{hole("a1")}, "nothing")
}
