package rules

import (
	"math/rand"
	"slices"
	"testing"
)

// slowTake reads link characters from start on, across gaps up to widest.
func slowTake(clean []byte, offsets []int, start int, widest gap) found {
	var f found
	i := start
	for i < len(clean) {
		end := i + 1
		if isLinkByte(clean[i]) {
			f.text += string(clean[i])
			f.offsets = append(f.offsets, offsets[i])
		} else {
			var g gap
			if end, g = overGap(clean, i); end == i || g > widest {
				break
			}
		}
		i = end
	}
	f.end = offsets[i]
	return f
}

// TestStretchLikeSlow reads random texts of many beginnings and gaps.
func TestStretchLikeSlow(t *testing.T) {
	r := rand.New(rand.NewSource(10))
	pieces := []string{"k1/", "k", "1", "/", "ab", "c7", "\n", " ", "\n> ", "\u200b", "%20", "%6b", "é", "-", "&#107;", "=6B", "%256b"}
	names := []string{recordName}
	for range 20_000 {
		text := ""
		for range r.Intn(30) {
			text += pieces[r.Intn(len(pieces))]
		}
		clean, offsets := cleaned(text, reading{})
		var s stretch
		for _, start := range starts(clean, names) {
			if start.at >= s.end {
				s = stretchFrom(clean, offsets, start.at, true)
			}
			for _, widest := range []gap{noGap, breakGap, blankGap} {
				got, want := s.from(start, widest), slowTake(clean, offsets, start.at, widest)
				if got.text != want.text || !slices.Equal(got.offsets, want.offsets) {
					t.Fatalf("%q from %d: %v, want %v", text, start.at, got, want)
				}
			}
		}
	}
}
