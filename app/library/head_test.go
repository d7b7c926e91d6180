package library

import (
	"reflect"
	"testing"

	"kulami/app/game"
	"kulami/rules"
)

// Heads that differ in anything but the version, which is always this one, are not equal: what has changed is written.
func TestHeadsDiffer(t *testing.T) {
	other := Head{Recent: []string{"a"}, Setup: game.Setup{Level: 3}, Settings: Settings{Sound: true}, Flags: Flags{Begun: true},
		Boards: []game.Named{{Name: "mine"}}, Drafts: []string{rules.Draft{}.String()}, Storm: StormRun{Best: 1}, Speed: 50, Count: "a"}
	of := reflect.ValueOf(other)
	for i := range of.NumField() {
		name := of.Type().Field(i).Name
		if name == "Version" {
			continue
		}
		var h Head
		if of.Field(i).IsZero() {
			t.Fatalf("%s has no value", name)
		}
		reflect.ValueOf(&h).Elem().Field(i).Set(of.Field(i))
		if h.equal(Head{}) || (Head{}).equal(h) || !h.equal(h) {
			t.Errorf("a head with another %s is equal", name)
		}
	}
}
