package library

import "testing"

// A game with a field of a later version can be read, and its record keeps the field. Therefore the
// journal restores it.
func TestFieldsOfALaterVersionAreReadable(t *testing.T) {
	for text, want := range map[string]bool{
		`{"v":2,"record":"k1/b8tsSQDQdDSQTtQdsQT/ral/mc1a1/g1a/cqm","live":2}`: true,
		`{"v":2,"record":"k1/b8tsSQDQdDSQTtQdsQT/md4/c3h","live":1}`:           true,
		`{"v":2,"record":"k1/b8tsSQDQdDSQTtQdsQT/md4z9/cpa","live":1}`:         false,
		`{"v":3,"record":"k1/b8tsSQDQdDSQTtQdsQT/md4/c3h","live":1}`:           false,
	} {
		if got := Readable(GamePrefix+"a", text); got != want {
			t.Errorf("%s is readable: %v", text, got)
		}
	}
}
