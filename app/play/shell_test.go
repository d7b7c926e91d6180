package play

import (
	"testing"
	"time"

	"kulami/app/library"
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

// Where something was copied the notice says what.
func TestWhatWasCopiedIsSaid(t *testing.T) {
	puzzle, _ := act(ready(New()), Visit{DailyScreen})
	puzzle, _ = act(puzzle, PuzzlesFetched{puzzleFile(), true})
	puzzle, _ = act(puzzle, Press{puzzle.Screen().(Puzzle).Solution()})
	unread := ready(New())
	unread.Notice = Notice{Kind: LinkUnreadable, Text: "k1/x"}
	for _, c := range []struct {
		m    Model
		msg  Msg
		want NoticeKind
	}{
		{ready(New()), CopyLink{}, LinkCopied},
		{ready(New()), SendLink{}, LinkCopied},
		{ready(New()), CopyRecord{}, TextCopied},
		{ready(New()), CopyEmbed{}, CodeCopied},
		{ready(New()), CopyItem{Key: library.HeadKey}, TextCopied},
		{unread, CopyUnread{}, TextCopied},
		{puzzle, Open{ShareDialog}, LinkCopied},
		{puzzle, ShareResult{}, ResultCopied},
	} {
		m, _ := act(c.m, CopyEmbed{})
		m, _ = act(m, CopyLink{})
		m.Notice = c.m.Notice
		m, effects := act(m, c.msg)
		if len(effects) == 0 {
			t.Errorf("%#v does nothing", c.msg)
		}
		if m, _ = act(m, Copied{OK: true}); m.Notice.Kind != c.want {
			t.Errorf("after %#v the notice is %d, want %d", c.msg, m.Notice.Kind, c.want)
		}
		if m, _ = act(m, Copied{}); m.Notice.Kind != CopyFailed {
			t.Errorf("after %#v has failed the notice is %d", c.msg, m.Notice.Kind)
		}
	}
}
