package view

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// The result of a storm is only a number. Next to it is a better earlier result, or that there is
// none.
func TestStormResult(t *testing.T) {
	states := allStates(t)
	r := states[slices.IndexFunc(states, func(s state) bool { return s.name == "storm over" })].root
	for best, want := range map[int]string{1: "1 Your best so far. Try again Beat me", 5: "1 Best 5 Try again Beat me"} {
		r.model.Storm.Best = best
		html := app.HTMLString(r.screen().Main())
		words := strings.Fields(regexp.MustCompile(`(?s)<svg.*?</svg>|<[^>]*>`).ReplaceAllString(html, " "))
		if got := strings.Join(words, " "); got != want {
			t.Errorf("a best result of %d: %q, want %q", best, got, want)
		}
	}
}
