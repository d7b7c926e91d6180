package text

import (
	"strings"
	"testing"
)

// TestTone looks for the comment at the top of each language's file. It has the form of address and
// the words for the things of the game.
func TestTone(t *testing.T) {
	for _, l := range languages {
		head, _, _ := strings.Cut(fileOf(l.Lang), "\n\n")
		if !strings.HasPrefix(head, "# The player is addressed") || !strings.Contains(head, "board") {
			t.Errorf("the file of %s begins with %.40q", l.Name, head)
		}
	}
}
