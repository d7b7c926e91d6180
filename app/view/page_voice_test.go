package view

import "testing"

func TestHolesAreSpelled(t *testing.T) {
	for words, want := range map[string]string{
		"c5":                           "c, 5",
		"j10; Your move.":              "j, 10; Your move.",
		"Essaie a3 ou (b4).":           "Essaie a, 3 ou (b, 4).",
		"9 playable holes: a1, b1, c1": "9 playable holes: a, 1, b, 1, c, 1",
		"Ø5, é5, k5 and level5":        "Ø5, é5, k5 and level5",
	} {
		if got := spelled(words); got != want {
			t.Errorf("%q is said as %q", words, got)
		}
	}
}
