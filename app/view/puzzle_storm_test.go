package view

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// The result of a storm is a number with its unit. Below it is a better earlier result, or that it
// is the best. Nobody can be asked to beat a result of 0.
func TestStormResult(t *testing.T) {
	states := allStates(t)
	r := states[slices.IndexFunc(states, func(s state) bool { return s.name == "storm over" })].root
	for _, c := range []struct {
		solved, best int
		want         string
	}{
		{1, 1, "1 solved Your best so far. Beat me Try again"}, {1, 5, "1 solved Best 5 Beat me Try again"},
		{0, 0, "0 solved Try again"}, {0, 5, "0 solved Best 5 Try again"},
	} {
		r.model.Storm.Solved, r.model.Storm.Best = c.solved, c.best
		html := app.HTMLString(r.screen().Main())
		words := strings.Fields(regexp.MustCompile(`(?s)<svg.*?</svg>|<[^>]*>`).ReplaceAllString(html, " "))
		if got := strings.Join(words, " "); got != c.want {
			t.Errorf("%d solved, a best result of %d: %q, want %q", c.solved, c.best, got, c.want)
		}
	}
}
