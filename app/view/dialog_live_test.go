package view

import (
	"html"
	"maps"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/text"
)

// Notices in the dialog of an invitation add no element before the field for the answer. After a
// new element, go-app would draw the field anew, and the focus and the typed text would be lost.
func TestInvitationKeepsItsField(t *testing.T) {
	states := []string{"live: typed", "live: link copied", "live: other answer", "live: answer to another invitation"}
	before := map[string][]string{}
	for _, s := range allStates(t) {
		if slices.Contains(states, s.name) {
			page := app.HTMLString(s.root.Render())
			_, dialog, _ := strings.Cut(page[:strings.Index(page, `name="answer"`)], `data-peer-step="invited"`)
			before[s.name] = regexp.MustCompile(`<\w+`).FindAllString(dialog, -1)
		}
	}
	for _, name := range states {
		if len(before[name]) == 0 || !slices.Equal(before[name], before[states[0]]) {
			t.Errorf("%s: %q instead of %q", name, before[name], before[states[0]])
		}
	}
}

// A failed connection is shown with its reason and the next steps.
func TestWhyThereIsNoConnection(t *testing.T) {
	reasons := map[string]func(*text.Text) string{
		"live: other answer":                 func(t *text.Text) string { return t.LiveUnfit },
		"live: answer to another invitation": func(t *text.Text) string { return t.LiveOther },
		"live: blocked":                      func(t *text.Text) string { return t.LiveBlocked },
		"live: failed":                       func(t *text.Text) string { return t.LiveFailed + " " + t.LiveHelp },
		"live: not found yet":                func(t *text.Text) string { return t.LiveStalled + " " + t.LiveHelp },
	}
	for _, s := range allStates(t) {
		if words := reasons[s.name]; words != nil {
			delete(reasons, s.name)
			if page := app.HTMLString(s.root.Render()); !strings.Contains(page, html.EscapeString(words(s.root.text))) {
				t.Errorf("%s does not say %q", s.name, words(s.root.text))
			}
		}
	}
	if len(reasons) > 0 {
		t.Error("not drawn:", slices.Collect(maps.Keys(reasons)))
	}
}

// After a failed connection there are next steps. Only the settings use abbreviations.
func TestWaysOnWithoutAConnection(t *testing.T) {
	states := allStates(t)
	failed := states[slices.IndexFunc(states, func(s state) bool { return s.name == "live: failed" })].root
	drawn := app.HTMLString(failed.Render())
	for _, act := range []string{"invite-live", "settings", "leave-live"} {
		if _, dialog, _ := strings.Cut(drawn, "<dialog"); !strings.Contains(dialog, `data-act="`+act+`"`) {
			t.Errorf("a failed connection does not offer %s", act)
		}
	}
	for _, w := range text.All() {
		for _, words := range []string{w.LiveTip, w.LiveStalled, w.LiveFailed, w.LiveHelp, w.LiveBlocked, w.LiveLeft} {
			if strings.Contains(words, "STUN") {
				t.Errorf("%s: %q", w.Lang, words)
			}
		}
	}
}
