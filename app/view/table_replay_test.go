package view

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/desk"
	"kulami/app/library"
	"kulami/app/play"
	"kulami/app/screen/table"
	tableview "kulami/app/view/table"
)

// replaying returns the finished game during a replay, after some plies.
func replaying(plies int, msgs ...desk.Msg) *Root {
	r := after(append([]desk.Msg{play.Navigated{Fragment: finished}}, append(msgs, table.Replay{})...)...)
	for id := 1; id < 100 && tableOf(r).Game.Ply() < plies; id++ {
		r.model, _ = sent(r.model, desk.Tick{ID: id})
	}
	return r
}

// The slider has the ply shown and the length of its line in words. The button has its action in
// words.
func TestReplayIsDrawn(t *testing.T) {
	for name, c := range map[string]struct {
		root *Root
		want []string
		not  []string
	}{
		"live":   {after(), nil, []string{`name="ply"`, `title="Pause"`}},
		"end":    {replaying(0, table.Replay{}), []string{`data-replaying="false"`, `max="52"`, `aria-valuetext="Move 0 of 52"`, `data-speed="100"`}, nil},
		"begun":  {replaying(0), []string{`data-replaying`, `class="scrubber browsing"`, `title="Pause"`}, nil},
		"third":  {replaying(3), []string{`data-ply="3"`, `aria-valuetext="Move 3 of 52: h7"`, `class="flight flies"`}, nil},
		"paused": {after(play.Navigated{Fragment: finished}, desk.Scrub{Ply: 3}), []string{`data-ply="3"`, `title="Replay"`}, []string{`flight fly`}},
		"fast":   {replaying(3, table.SetReplaySpeed{Percent: 400}), []string{`data-ply="3"`, `>4×<`}, []string{`flight fly`}},
	} {
		page := app.HTMLString(c.root.Render())
		for _, hook := range c.want {
			if !strings.Contains(page, hook) {
				t.Errorf("%s: the page has no %s", name, hook)
			}
		}
		for _, hook := range c.not {
			if strings.Contains(page, hook) {
				t.Errorf("%s: the page has %s", name, hook)
			}
		}
	}
}

// A replay is announced at its beginning, and at its end with the position reached.
func TestReplayAnnouncements(t *testing.T) {
	r := replaying(0)
	if said := r.screen().Announcement(); said != "Replay started." {
		t.Errorf("at its begin a replay says %q", said)
	}
	r = replaying(3)
	if said := r.screen().Announcement(); said != "Replay started." {
		t.Errorf("on its way a replay says %q", said)
	}
	r.model, _ = sent(r.model, table.Replay{})
	if said := r.screen().Announcement(); !strings.HasPrefix(said, "Replay stopped. Move 3 of 52.") {
		t.Errorf("a pause says %q", said)
	}
	if said := replaying(52).screen().Announcement(); !strings.HasPrefix(said, "Replay stopped. Move 52 of 52.") {
		t.Errorf("at its end a replay says %q", said)
	}
}

// After the fastest speed follows the slowest.
func TestReplaySpeeds(t *testing.T) {
	percent, seen := 100, ""
	for range len(library.ReplaySpeeds) + 1 {
		seen += tableview.TimesOf(percent) + " "
		percent = tableview.NextSpeed(percent)
	}
	if seen != "1× 2× 4× ½× 1× " {
		t.Errorf("the speeds are %s", seen)
	}
}
