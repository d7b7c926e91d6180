package play

import (
	"testing"
	"time"
)

// The date is that of the time zone in which the device is, not of the one in which the
// program was started.
func TestInstantAt(t *testing.T) {
	for _, c := range []struct {
		time string
		zone int
		want string
	}{
		{"2026-11-20T23:30:00Z", 0, "2026-11-20"}, {"2026-11-20T23:30:00Z", 60, "2026-11-21"}, {"2026-11-21T07:30:00Z", -480, "2026-11-20"},
		{"2026-11-20T10:30:00Z", 14 * 60, "2026-11-21"}, {"2026-11-20T23:30:00-05:00", -300, "2026-11-20"},
	} {
		moment, err := time.Parse(time.RFC3339, c.time)
		if err != nil {
			t.Fatal(err)
		}
		if got := InstantAt(moment.UnixMilli(), c.zone).Date; got != c.want {
			t.Errorf("%s at %d is %s, want %s", c.time, c.zone, got, c.want)
		}
	}
}
