package view

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/game"
	"kulami/app/play"
)

func TestStatisticsAreShown(t *testing.T) {
	r := atLibrary(t)
	r.library.results = true
	if html := app.HTMLString(r.Render()); !strings.Contains(html, "You haven’t finished a game") {
		t.Error("results of no game")
	}
	setup := game.Setup{Opponent: "computer", Level: 4, Starter: "me", Edition: "cs-2", Board: "square", Seed: 9}
	r = atLibrary(t, play.Start{Seed: 9, Setup: setup}, play.Press{Hole: 5}, play.Resign{})
	r.library.results = true
	html := app.HTMLString(r.Render())
	for _, want := range []string{`data-state="results"`, "Level 4", "Czech, level 2", "Best winning streak"} {
		if !strings.Contains(html, want) {
			t.Errorf("the results have no %s", want)
		}
	}
	if strings.Contains(html, "Level 5") {
		t.Error("a level that was not played is listed")
	}
}
