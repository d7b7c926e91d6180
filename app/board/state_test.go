package board

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/picture"
	"kulami/rules"
)

// The zero values of a board's inputs show no marks and no texts, and do not panic.
func TestZeroValues(t *testing.T) {
	var over rules.Position
	for over = rules.Start(rules.SheetSquare.Board(), rules.Ruleset{}); !over.Over(); {
		over = over.After(over.Legal().First())
	}
	p := opening().Position
	for name, s := range map[string]State{
		"State":            {},
		"Marks":            {Position: p},
		"Look":             {Position: p, Marks: picture.MarksAt(p)},
		"Marks when over":  {Position: over, Over: true, Look: Look{Owners: true}},
		"Marks in a count": {Position: over, Over: true, Counted: 99, Counting: true, Look: Look{Owners: true}},
		"Marks after it":   {Position: over, Over: true, Counted: 99, Look: Look{Owners: true}},
		"Marks of a whole": {Position: over, Over: true, Whole: true},
		"HoleValue":        {Position: p, Values: make([]HoleValue, rules.Holes), Threat: true},
		"Phrases":          {Position: over, Counted: 99, Phrases: &Phrases{}},
		"Fresh alone":      {Position: p, Fresh: true, Look: Look{Animation: true, Bands: true}},
	} {
		html := app.HTMLString(New(s, false))
		want := 0
		if s.Marks != (picture.Marks{}) {
			want = 2 // of the last two marbles
		}
		if rings := strings.Count(html, `class="ring"`); rings != want {
			t.Errorf("%s: %d rings, want %d", name, rings, want)
		}
		for _, mark := range []string{"stroke-edge", "fingertip", "bubble", "tick-mark", "hole-value", "own-first", "own-second", "would", "band", "considered", "found-tile", "meter", "nobodys"} {
			if strings.Contains(html, mark) {
				t.Errorf("%s: the board has %s", name, mark)
			}
		}
	}
}
