package deflate

import (
	"bytes"
	"slices"
	"testing"
)

// slowMatches compares with every place of the window, the nearest first.
func slowMatches(content []byte, at int) []match {
	var found []match
	best := shortest - 1
	for from := at - 1; from >= max(0, at-window); from-- {
		length := 0
		for length < longest && at+length < len(content) && content[from+length] == content[at+length] {
			length++
		}
		if length > best {
			best = length
			found = append(found, newMatch(length, at-from))
		}
	}
	return found
}

// As long as the way down is short enough, the tree finds the nearest match of every length.
func TestTreeFindsTheNearest(t *testing.T) {
	for _, content := range [][]byte{
		nil,
		[]byte("ab"),
		letters(250, "a"),
		letters(250, "ab"),
		letters(2000, "abcd"),
		letters(2000, every),
		bytes.Repeat(letters(300, every), 3),
		prose(5000),
		slices.Concat(letters(100, "ab"), letters(window-50, every), letters(100, "ab"), letters(window-100, every), letters(100, "ab")),
	} {
		tree := newTree(content)
		for at := range content {
			got := tree.add(at, nil)
			if at > 5000 && at < len(content)-100 && at%101 > 0 {
				continue // to be done in a second
			}
			if want := slowMatches(content, at); !slices.Equal(got, want) {
				t.Fatalf("%d bytes, at %d: %x, want %x", len(content), at, got, want)
			}
		}
	}
}

// In runs, where the way down is cut short, what is found is there.
func TestTreeInRuns(t *testing.T) {
	content := ones(100_000)
	tree := newTree(content)
	for at := range content {
		before := match(0)
		for _, m := range tree.add(at, nil) {
			if m.length() <= before.length() || m.distance() <= before.distance() || m.distance() > min(at, window) ||
				!bytes.Equal(content[at:at+m.length()], content[at-m.distance():at-m.distance()+m.length()]) {
				t.Fatalf("at %d: %d bytes from %d back", at, m.length(), m.distance())
			}
			before = m
		}
		if at > 0 && at+longest < len(content) && content[at-1] == 0 && before == 0 && bytes.Count(content[at:at+shortest], []byte{0}) == shortest {
			t.Fatalf("at %d nothing is found", at)
		}
	}
}
