package journey

import (
	"testing"

	"kulami/rules"
)

// Whatever the computer has answered, the game can be gone on with.
func TestLater(t *testing.T) {
	for number := range uint64(300) {
		rec := rules.NewRecord(rules.Deal(number, rules.Square), rules.Ruleset{})
		later, ok := Later(rec, 44)
		if !ok || later.Len() != 44 || later.Over() {
			t.Errorf("board %d: after %d marbles: %v", number, later.Len(), ok)
		}
	}
}
