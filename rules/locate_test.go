package rules

import (
	"math/rand"
	"slices"
	"testing"
)

// slowTake reads link characters from start; if joined, also across line breaks.
func slowTake(clean []byte, offsets []int, start int, joined bool) found {
	var f found
	i := start
	for i < len(clean) {
		end := i + 1
		if isLinkByte(clean[i]) {
			f.text += string(clean[i])
			f.offsets = append(f.offsets, offsets[i])
		} else if end = overBreak(clean, i); !joined || end == i {
			break
		}
		i = end
	}
	f.end = offsets[i]
	return f
}

// TestStretchLikeSlow reads random texts of many beginnings and breaks.
func TestStretchLikeSlow(t *testing.T) {
	r := rand.New(rand.NewSource(10))
	pieces := []string{"k1/", "k", "1", "/", "ab", "c7", "\n", " ", "\n> ", "\u200b", "%20", "%6b", "é", "-"}
	for range 20_000 {
		text := ""
		for range r.Intn(30) {
			text += pieces[r.Intn(len(pieces))]
		}
		clean, offsets := cleaned(text, dropNone)
		var s stretch
		for _, start := range starts(clean) {
			if start.at >= s.end {
				s = stretchFrom(clean, offsets, start.at)
			}
			for _, c := range []struct{ got, want found }{
				{s.from(start.at), slowTake(clean, offsets, start.at, true)},
				{s.line(start.at), slowTake(clean, offsets, start.at, false)},
			} {
				if c.got.text != c.want.text || !slices.Equal(c.got.offsets, c.want.offsets) || c.got.end != c.want.end {
					t.Fatalf("%q from %d: %v, want %v", text, start.at, c.got, c.want)
				}
			}
		}
	}
}
