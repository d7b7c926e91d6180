package view

import (
	"regexp"
	"strings"
	"testing"

	"kulami/app/game"
	"kulami/app/picture"
	"kulami/app/play"
	"kulami/rules"
)

func TestCellsTellPlaceContentAndTile(t *testing.T) {
	r := &Root{}
	r.OnInit()
	person := play.Start{Setup: game.Setup{Opponent: "person", Board: "sheet", Sheet: rules.SheetSquare}}
	r.model, _ = play.Update(r.model, play.Loaded{})
	r.model, _ = play.Update(r.model, person)
	b := table(r).Game.Board()
	r.model, _ = play.Update(r.model, play.Press{Hole: b.Hole("d4")})
	r.model, _ = play.Update(r.model, play.Press{Hole: b.Hole("a4")})
	drawn := tableScreen{r.scene(), table(r)}.gameBoard(rules.First)
	g := picture.NewGeometry(b, 0, true)
	for name, want := range map[string]string{
		"d4": "d4, Red marble, 6-hole tile: Red 1, Black 0",
		"a4": "a4, Black marble, 2-hole tile: Red 0, Black 1",
		"b4": "b4, empty, closed tile, 2-hole tile: Red 0, Black 1",
		"f4": "f4, playable, 4-hole tile: Red 0, Black 0",
		"h8": "h8, empty, not in row or column, 6-hole tile: Red 0, Black 0",
	} {
		if got := drawn.cell(g, b.Hole(name)).label(); got != want {
			t.Errorf("%s is named %q, want %q", name, got, want)
		}
	}
}

// Cells are open to the person whose turn it is, where the rules allow a marble, and to no other.
func TestCellsAreOpenToWhoMayPlay(t *testing.T) {
	setup := game.Setup{Opponent: "person", Board: "sheet", Sheet: rules.SheetSquare, Level: 1}
	board := rules.SheetSquare.Board()
	press := func(name string) play.Msg { return play.Press{Hole: board.Hole(name)} }
	computer := setup
	computer.Opponent, computer.Starter = "computer", "me"
	unmarked := play.New().Settings
	unmarked.Legal = false
	cell := regexp.MustCompile(`<g [^>]*role="gridcell"[^>]*>`)
	for _, c := range []struct {
		name  string
		msgs  []play.Msg
		class string // of playable cells
	}{
		{"the first ply", []play.Msg{play.Start{Setup: setup}}, "for-first open"},
		{"the second", []play.Msg{play.Start{Setup: setup}, press("d4")}, "for-second open"},
		{"the third", []play.Msg{play.Start{Setup: setup}, press("d4"), press("a4")}, "for-first open"},
		{"the computer's turn", []play.Msg{play.Start{Setup: computer}, press("d4")}, ""},
		{"an earlier ply", []play.Msg{play.Start{Setup: setup}, press("d4"), press("a4"), play.Step{Ply: 1}}, "for-second trial open"},
		{"without marks", []play.Msg{play.Start{Setup: setup}, play.Set{Settings: unmarked}}, "for-first"},
		{"resigned", []play.Msg{play.Start{Setup: setup}, press("d4"), play.Resign{}}, ""},
	} {
		cells := cell.FindAllString(page(t, c.msgs...), -1)
		if len(cells) != rules.Holes {
			t.Fatalf("%s: %d cells", c.name, len(cells))
		}
		for _, cell := range cells {
			want := ""
			if !strings.Contains(cell, `data-legal="false"`) {
				want = c.class
			}
			if got := strings.Join(openness.FindAllString(cell, -1), " "); got != want {
				t.Errorf("%s: %q, want %q in %s", c.name, got, want, cell)
			}
		}
	}
}

// openness matches the classes of a cell that say who may play there.
var openness = regexp.MustCompile(`\b(for-first|for-second|trial|open)\b`)
