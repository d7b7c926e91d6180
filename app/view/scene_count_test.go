package view

import (
	"strings"
	"testing"

	"kulami/app/desk"
	"kulami/app/play"
	"kulami/rules"
)

// The sums under the count are the sums of the score.
func TestCountIsWrittenOut(t *testing.T) {
	link := "k1/b92tDS1QQ1tt3sD3DQ1QD1s1Q2S7T/ral/mc4c7h7h1d1d5d3g3g8g1g5g6g2g7d7d10d9d4d2f2a2c2c5e5e8e2e10e1e7e9e4g4f4f1c1c8c10c6d6h6b6b7b2b5i5f5f9c9c3b3b8b4/c6z"
	html := pageOf(t, play.Navigated{Fragment: link})
	for _, want := range []string{`data-state="count"`, "7 − 6", "6 &lt; 7", "1×6 + 4×4 + 2×3", "2×6 + 1×3 + 2×2", "5 tiles have no owner"} {
		if !strings.Contains(html, want) {
			t.Errorf("the count does not show %q", want)
		}
	}
	for _, want := range []string{"Red wins 29–19<", "Red was stuck, so the game ended.", ">28 + area 1<", ">19<"} {
		if !strings.Contains(html, want) {
			t.Errorf("the end does not say %q", want)
		}
	}
	if strings.Contains(pageOf(t), `data-state="count"`) {
		t.Error("a game under way is counted")
	}
	rec, _ := rules.ParseRecord(link)
	_, heard, _ := strings.Cut(pageOf(t, play.Navigated{Fragment: link}, desk.Step{Ply: 0}, desk.Step{Ply: rec.Len()}), `aria-live=`)
	if want := "Red wins by 10 points. Red was stuck, so the game ended."; !strings.Contains(heard, want) {
		t.Errorf("the end is announced as %s, want %q", heard[:min(len(heard), 300)], want)
	}
}
