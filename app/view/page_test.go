package view

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

func TestPrerenderHasTheHooks(t *testing.T) {
	html := app.HTMLString(Prerender())
	for _, hook := range []string{
		`data-board=`, `data-ply="0"`, `data-turn="first"`, `data-over="false"`, `data-thinking="false"`,
		`data-link="k1/b8tsSQDQdDSQTtQdsQT/`, `data-hole="a1"`, `data-hole="h8"`, `data-marble="none"`,
		`data-points="first"`, `data-points="second"`, `data-status=`, `aria-live="polite"`, `role="grid"`,
		`data-act="home"`, `data-act="puzzles"`, `data-act="learn"`, `data-act="library"`, `data-act="more"`, `data-act="game"`, `data-act="lesson"`,
	} {
		if !strings.Contains(html, hook) {
			t.Errorf("the page has no %s", hook)
		}
	}
	if n := strings.Count(html, `role="gridcell"`); n != 64 {
		t.Errorf("%d cells", n)
	}
	if n := strings.Count(html, `tabindex="0"`); n != 1 {
		t.Errorf("%d tab stops on the board", n)
	}
}
