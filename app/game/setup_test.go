package game

import (
	"net/url"
	"strings"
	"testing"

	"kulami/rules"
)

// The field for a board accepts every text with a board, whatever text surrounds it.
func TestBoardOfAnyText(t *testing.T) {
	const layout = "8tsSQDQdDSQTtQdsQT"
	want, err := rules.ParseLayout(layout)
	if err != nil {
		t.Fatal(err)
	}
	link := "https://any.host/#" + rules.NewRecord(want, rules.Ruleset{}).String()
	draft := rules.DraftOf(want).String()
	for _, text := range []string{layout, " " + layout + ".", "(" + layout + ")", "“" + layout + "”", layout[:7] + "\n" + layout[7:], layout[:7] + "\u200b" + layout[7:],
		link, link + ")", url.QueryEscape(link), "https://l.example.com/?u=" + url.QueryEscape(link) + "&h=1", want.String(),
		"https://any.host/#count/" + layout + "/cs-2/-a1/-b1c8/c13", "count%2F" + layout + "%2Fbasic%2F-%2F-", "https://any.host/#workshop/" + draft + ".", "https://any.host/#position/" + layout + "/-/-/-/-/m"} {
		if got := boardOfCode(text); got == nil || got.Layout() != layout {
			t.Errorf("%s: %v", text, got)
		}
	}
	for _, text := range []string{"", layout[1:], layout[:12], strings.ToUpper(layout), "hello", "https://any.host/#k1/b8ts"} {
		if got := boardOfCode(text); got != nil {
			t.Errorf("%s: %v", text, got)
		}
	}
}

// The way to even chances depends on the opponent. A new opponent keeps even chances, and they can
// be switched off.
func TestFairAgainstEachOpponent(t *testing.T) {
	want := map[Opponent]Setup{
		ComputerOpponent: {Handicap: EvenHandicap, Opening: FreeOpening},
		PersonOpponent:   {Handicap: NoHandicap, Opening: SwapOpening},
		FriendOpponent:   {Handicap: NoHandicap, Opening: RandomOpening},
		LiveOpponent:     {Handicap: NoHandicap, Opening: RandomOpening},
	}
	for from, fair := range want {
		fair.Opponent = from
		if got := DefaultSetup.Against(from); got.Fair() || got.Opponent != from {
			t.Errorf("%s: a first game is fair", from)
		}
		if got := (Setup{Opponent: from}).WithFair(true); got != fair || !got.Fair() {
			t.Errorf("%s: fair is %+v", from, got)
		}
		if got := fair.WithFair(false); got.Fair() || got.Handicap != NoHandicap || got.Opening != FreeOpening {
			t.Errorf("%s: not fair is %+v", from, got)
		}
		for to, other := range want {
			if other.Opponent = to; fair.Against(to) != other {
				t.Errorf("from %s to %s: %+v", from, to, fair.Against(to))
			}
		}
		by := Setup{Opponent: from, Handicap: HandHandicap, Points: 2}
		if got := by.WithPoint(-3); got.Given() != -1 || got.Fair() {
			t.Errorf("%s: three points less than two are %d", from, got.Given())
		}
	}
	if got := (Setup{Opponent: PersonOpponent, Handicap: NoHandicap, Points: 7}).WithPoint(1).Given(); got != 1 {
		t.Errorf("the first point by hand is %d", got)
	}
}

// Clocks accept every time that a record can have. Without an increment they are sudden-death
// clocks.
func TestClocksOfASetup(t *testing.T) {
	for _, c := range []struct{ minutes, increment, wantMinutes, wantIncrement int }{
		{10, 5, 10, 5}, {7, 0, 7, 0}, {0, -1, 1, 0}, {rules.MaxMinutes + 1, rules.MaxIncrement + 1, rules.MaxMinutes, rules.MaxIncrement},
	} {
		s := Setup{Minutes: c.minutes, Increment: c.increment}.Valid(DefaultSetup).WithClock(true)
		if got := s.times(); got.Minutes != c.wantMinutes || got.Increment != c.wantIncrement || s.Added() != c.wantIncrement {
			t.Errorf("%d+%d: the clocks are %+v", c.minutes, c.increment, got)
		}
		if s.WithClock(false).times().Timed() {
			t.Errorf("%d+%d: clocks run that were switched off", c.minutes, c.increment)
		}
	}
	if s := (Setup{Clock: SuddenDeath, Minutes: 3, Increment: 5}); s.Added() != 0 || s.times().Increment != 0 {
		t.Error("sudden death adds seconds")
	}
}
