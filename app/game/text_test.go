package game

import (
	"testing"

	"kulami/rules"
)

// A game with a randomly placed first marble can be taken back to the empty board. Its text is then
// restored unchanged.
func TestTextOfAnEmptyRandomOpening(t *testing.T) {
	g, _ := New(Setup{Opponent: PersonOpponent, Opening: RandomOpening}.Valid(DefaultSetup), "2026-11-20", 1)
	g.Tree = NewTree(rules.NewRecord(g.Board(), g.Record().Rules()))
	text := Pack(g)
	if again, err := Unpack("", text); err != nil || Pack(again) != text {
		t.Errorf("%s comes back as %s: %v", text, Pack(again), err)
	}
}
