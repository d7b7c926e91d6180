package view

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/play"
	"kulami/app/text"
	"kulami/app/view/scene"
)

// A clock shows the same text for the time of UntilNext, and then another text.
func TestTimeLeft(t *testing.T) {
	english := text.In("en")
	for ms, want := range map[int64]string{
		600_000: "10:00", 599_999: "10:00", 599_000: "9:59", 60_000: "1:00", 59_999: "1:00", 10_001: "0:11", 10_000: "0:10",
		9_999: "9.9", 1_000: "1.0", 99: "0.0", 0: "0.0", 5_400_000: "90:00",
	} {
		if got := scene.TimeLeft(english, ms, true); got != want {
			t.Errorf("%d ms are %q, want %q", ms, got, want)
		}
	}
	for ms := int64(70_000); ms > 100; ms -= 37 {
		next := scene.UntilNext(ms, true)
		if next < 1 || scene.TimeLeft(english, ms, true) != scene.TimeLeft(english, ms-next+1, true) || scene.TimeLeft(english, ms, true) == scene.TimeLeft(english, ms-next, true) {
			t.Fatalf("%d ms are shown as %q, after %d ms as %q", ms, scene.TimeLeft(english, ms, true), next, scene.TimeLeft(english, ms-next, true))
		}
	}
	if got := scene.TimeLeft(text.In("de"), 4_200, true); got != "4,2" {
		t.Errorf("in German 4.2 s are %q", got)
	}
	if got := scene.TimeLeft(english, 4_200, false); got != "0:05" || scene.UntilNext(4_200, false) != 200 {
		t.Errorf("without motion 4.2 s are %q for %d ms", got, scene.UntilNext(4_200, false))
	}
}

// The moves of a game with clocks show their times.
func TestTimesOfMoves(t *testing.T) {
	r := after(play.Navigated{Fragment: "k1/b8tsSQDQdDSQTtQdsQT/mc4c7e7/t10i5sAHnC/cfh"})
	page := app.HTMLString(r.Render())
	for _, want := range []string{"0:00.0", "0:00.7", "0:34"} {
		if !strings.Contains(page, `title="`+want+`"`) {
			t.Errorf("no move took %s", want)
		}
	}
}
