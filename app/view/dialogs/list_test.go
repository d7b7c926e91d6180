package dialogs

import "testing"

// A gap has the height of its part at the last drawing, or else of the first part.
func TestHeightsOfParts(t *testing.T) {
	p := ListParts{}
	if got := p.height(3, 5); got != 320 {
		t.Errorf("%d px before any part has been drawn", got)
	}
	p.heights, p.typical = map[int]int{0: 1000, 1: 2000}, 1000
	for i, want := range []int{1000, 2000, 1000} {
		if got := p.height(i, 5); got != want {
			t.Errorf("part %d has %d px, want %d", i, got, want)
		}
	}
	if got := p.height(9, 2); got != 400 {
		t.Errorf("a part of two rows has %d px", got)
	}
}
