package view

import (
	"testing"

	"kulami/app/text"
)

// What a clock shows is the same until untilNext is over, and another text then.
func TestTimeLeft(t *testing.T) {
	english := text.In("en")
	for ms, want := range map[int64]string{
		600_000: "10:00", 599_999: "10:00", 599_000: "9:59", 60_000: "1:00", 59_999: "1:00", 10_001: "0:11", 10_000: "0:10",
		9_999: "9.9", 1_000: "1.0", 99: "0.0", 0: "0.0", 5_400_000: "90:00",
	} {
		if got := timeLeft(english, ms); got != want {
			t.Errorf("%d ms are %q, want %q", ms, got, want)
		}
	}
	for ms := int64(70_000); ms > 100; ms -= 37 {
		next := untilNext(ms)
		if next < 1 || timeLeft(english, ms) != timeLeft(english, ms-next+1) || timeLeft(english, ms) == timeLeft(english, ms-next) {
			t.Fatalf("%d ms are shown as %q, after %d ms as %q", ms, timeLeft(english, ms), next, timeLeft(english, ms-next))
		}
	}
	if got := timeLeft(text.In("de"), 4_200); got != "4,2" {
		t.Errorf("in German 4.2 s are %q", got)
	}
}
