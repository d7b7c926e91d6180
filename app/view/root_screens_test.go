package view

import (
	"regexp"
	"strings"
	"testing"

	"kulami/app/play"
	"kulami/app/text"
)

// Screens without a game show notices, too, and offer nothing that only a game has. That the app starts without a network
// is said beside the game once that is back.
func TestScreensBesideTheTable(t *testing.T) {
	english := text.In("en")
	for name, screen := range map[string]play.Msg{"course": play.Learn{}, "count": play.Visit{Screen: play.TallyScreen}, "workshop": play.Visit{Screen: play.WorkshopScreen}} {
		if html := page(t, screen, play.Open{Dialog: play.ShareDialog}, play.Copied{OK: true}); strings.Count(html, english.LinkCopied) != 2 {
			t.Errorf("%s: that the link was copied is not both shown and said", name)
		}
		if html := page(t, screen, play.Open{Dialog: play.MenuDialog}); strings.Contains(html, `data-act="keep"`) {
			t.Errorf("%s: the menu offers to keep a game", name)
		}
		if html := page(t, screen, play.OfflineNow{}); strings.Contains(html, english.OfflineReady) {
			t.Errorf("%s: it is said at once that the app starts without a network", name)
		}
		if html := page(t, screen, play.OfflineNow{}, play.Return{}); !regexp.MustCompile(`<p [^>]*role="status"[^>]*>` + english.OfflineReady + "<").MatchString(html) {
			t.Errorf("%s: it is not said afterwards that the app starts without a network", name)
		}
	}
}
