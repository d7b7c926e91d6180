package play

import (
	"testing"
	"time"

	"kulami/app/desk"
	"kulami/app/library"
	"kulami/app/screen/puzzles"
)

// The date is in the time zone of the device, not in the time zone where the program was started.
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
		if got := desk.InstantAt(moment.UnixMilli(), c.zone).Date; got != c.want {
			t.Errorf("%s at %d is %s, want %s", c.time, c.zone, got, c.want)
		}
	}
}

// The notice after a copy names the copied part.
func TestWhatWasCopiedIsSaid(t *testing.T) {
	puzzle, _ := act(ready(New()), desk.Visit{Screen: puzzles.DailyScreen})
	puzzle, _ = act(puzzle, puzzles.PuzzlesFetched{Text: puzzleFile(), OK: true})
	puzzle, _ = act(puzzle, desk.Press{Hole: puzzle.Screen().(puzzles.Puzzle).Solution()})
	unread := ready(New())
	unread.Notice = desk.Notice{Kind: desk.LinkUnreadable, Text: "k1/x"}
	for _, c := range []struct {
		m    Model
		msg  desk.Msg
		want desk.NoticeKind
	}{
		{ready(New()), desk.CopyLink{}, desk.TextCopied},
		{ready(New()), desk.SendLink{}, desk.TextCopied},
		{ready(New()), desk.CopyRecord{}, desk.TextCopied},
		{ready(New()), desk.CopyEmbed{}, desk.TextCopied},
		{ready(New()), desk.CopyItem{Key: library.HeadKey}, desk.TextCopied},
		{unread, desk.CopyUnread{}, desk.TextCopied},
		{puzzle, Open{desk.ShareDialog}, desk.TextCopied},
		{puzzle, puzzles.ShareResult{}, desk.TextCopied},
	} {
		m, _ := act(c.m, desk.CopyEmbed{})
		m, _ = act(m, desk.CopyLink{})
		m.Notice = c.m.Notice
		m, effects := act(m, c.msg)
		if len(effects) == 0 {
			t.Errorf("%#v does nothing", c.msg)
		}
		if m, _ = act(m, desk.Copied{OK: true}); m.Notice.Kind != c.want {
			t.Errorf("after %#v the notice is %d, want %d", c.msg, m.Notice.Kind, c.want)
		}
		if m, _ = act(m, desk.Copied{}); m.Notice.Kind != desk.CopyFailed {
			t.Errorf("after %#v has failed the notice is %d", c.msg, m.Notice.Kind)
		}
	}
}
