package game

import (
	"net/url"
	"strings"
	"testing"

	"kulami/rules"
)

// The field for a board takes every text that has one, whatever stands around it.
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
