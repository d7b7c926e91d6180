package view

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/desk"
	"kulami/app/play"
	"kulami/app/screen/analysis"
	"kulami/app/view/scene"
)

// The changes by a tile that changes hands are shown as numbers, with the parts of the difference
// if there are bonuses. They are announced as one number.
func TestWhatIf(t *testing.T) {
	const ending = "analysis/k1/b92tDS1QQ1tt3sD3DQ1QD1s1Q2S7T/ral/mc4c7h7h1d1d5d3g3g8g1g5g6g2g7d7d10d9d4d2f2a2c2c5e5e8e2e10e1e7e9e4g4f4f1c1c8c10c6d6h6b6/c1u"
	r := after(play.Navigated{Fragment: ending})
	hole := r.scene().Board.Hole
	msg := r.screen().Key(scene.KeyPress{Pressed: "w", OnHole: true})
	if focus := r.model.Screen().(analysis.Screen).Focus; msg != (analysis.ConsiderTile{Tile: r.scene().Board.TileOf(focus)}) {
		t.Errorf("the key w: %#v", msg)
	}
	r.model, _ = sent(r.model, desk.Consider{Hole: hole("b2")})
	html := strings.Join(strings.Fields(app.HTMLString(r.screen().Main())), " ")
	for _, part := range []string{`data-taken="second"`, `data-holes="b2 a3"`, "Black takes the 4-hole tile by playing b2 and a3.",
		`considered"`} {
		if !strings.Contains(html, part) {
			t.Errorf("%q is missing", part)
		}
	}
	for _, row := range strings.Split(html, "<tr")[2:] {
		if cells := regexp.MustCompile(`(?s)<td>.*?</td>`).FindAllString(row, 2); len(cells) == 2 && cells[0] == cells[1] {
			t.Errorf("a row has no news: %s", row)
		}
	}
	if got, want := regexp.MustCompile(`Red \+\d+`).FindAllString(html, 2), []string{"Red +9", "Red +1"}; !slices.Equal(got, want) {
		t.Errorf("now and after: %q, want %q", got, want)
	}
	if got, want := r.screen().Announcement(), "Black takes the 4-hole tile by playing b2 and a3. Now: Red 34, Black 25. After: Red 30, Black 29."; got != want {
		t.Errorf("announced: %q, want %q", got, want)
	}
	r.model, _ = sent(r.model, desk.Consider{Hole: hole("c4")})
	if got, want := r.screen().Announcement(), "Black can no longer take the 6-hole tile."; got != want {
		t.Errorf("announced: %q, want %q", got, want)
	}
	r.model, _ = sent(r.model, analysis.ConsiderTile{Tile: -1})
	if got := r.screen().Announcement(); got != "No tile." {
		t.Errorf("announced: %q", got)
	}
}
