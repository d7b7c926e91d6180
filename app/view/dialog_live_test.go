package view

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// What the dialog of an invitation says of an answer or of copying adds no element before the field for the answer: those
// behind a new one would be drawn anew, with the focus and what was typed lost.
func TestInvitationKeepsItsField(t *testing.T) {
	states := []string{"live: invited", "live: link copied", "live: other answer"}
	before := map[string][]string{}
	for _, s := range allStates(t) {
		if slices.Contains(states, s.name) {
			html := app.HTMLString(s.root.Render())
			_, dialog, _ := strings.Cut(html[:strings.Index(html, `name="answer"`)], `data-peer-step="invited"`)
			before[s.name] = regexp.MustCompile(`<\w+`).FindAllString(dialog, -1)
		}
	}
	for _, name := range states {
		if len(before[name]) == 0 || !slices.Equal(before[name], before[states[0]]) {
			t.Errorf("%s: %q instead of %q", name, before[name], before[states[0]])
		}
	}
}
