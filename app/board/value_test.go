package board

import "testing"

// The bar keeps its last share while the next position has no value.
func TestValueBarKeepsItsShare(t *testing.T) {
	b := New(State{}, false)
	for _, c := range []struct {
		value ValueBar
		want  int
	}{{ValueBar{Share: 50}, 50}, {ValueBar{Known: true, Share: 62}, 62}, {ValueBar{Share: 50}, 62}, {ValueBar{Known: true, Share: 3}, 3}} {
		b.Value = c.value
		if got := b.valueBar().Share; got != c.want {
			t.Errorf("%+v has the share %d, want %d", c.value, got, c.want)
		}
	}
}
