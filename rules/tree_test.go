package rules

import (
	"slices"
	"strings"
	"testing"
)

// TestTree edits a tree of moves on the board of the worked example and compares its
// lines, the game first.
func TestTree(t *testing.T) {
	board := SheetPergioco.Board()
	line := func(text string) []Hole {
		var moves []Hole
		for name := range strings.FieldsSeq(text) {
			moves = append(moves, board.Hole(name))
		}
		return moves
	}
	with := func(r Record, lines ...string) Record {
		for _, l := range lines {
			var err error
			if r, err = r.Try(line(l)); err != nil {
				t.Fatal(l, err)
			}
		}
		return r
	}
	game, err := NewRecord(board, Ruleset{}).Extract(line("c4 c7 e7"))
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		name string
		do   func(Record) Record
		want []string
	}{
		{"a try", func(r Record) Record { return with(r, "c4 c8") }, []string{"c4 c7 e7", "c4 c8"}},
		{"a try of the game's own moves", func(r Record) Record { return with(r, "c4 c7") }, []string{"c4 c7 e7"}},
		{"a try that goes on from the game's end", func(r Record) Record { return with(r, "c4 c7 e7 e5") }, []string{"c4 c7 e7", "c4 c7 e7 e5"}},
		{"a try that grows", func(r Record) Record { return with(r, "c4 c8", "c4 c8 e8") }, []string{"c4 c7 e7", "c4 c8 e8"}},
		{"a try within a try", func(r Record) Record {
			return with(r, "c4 c8 e8", "c4 c8 f8")
		}, []string{"c4 c7 e7", "c4 c8 e8", "c4 c8 f8"}},
		{"pruned at its root", func(r Record) Record {
			return with(r, "c4 c8 e8", "c4 c8 f8", "c4 h4").Prune(line("c4 c8"))
		}, []string{"c4 c7 e7", "c4 h4"}},
		{"pruned at its end", func(r Record) Record { return with(r, "c4 c8 e8").Prune(line("c4 c8 e8")) }, []string{"c4 c7 e7", "c4 c8"}},
		{"pruned beside another", func(r Record) Record {
			return with(r, "c4 c8 e8", "c4 c8 f8").Prune(line("c4 c8 e8"))
		}, []string{"c4 c7 e7", "c4 c8 f8"}},
		{"both ends pruned leave one stem", func(r Record) Record {
			return with(r, "c4 c8 e8", "c4 c8 f8").Prune(line("c4 c8 e8")).Prune(line("c4 c8 f8"))
		}, []string{"c4 c7 e7", "c4 c8"}},
		{"the game is not pruned", func(r Record) Record { return with(r, "c4 c8").Prune(line("c4 c7")) }, []string{"c4 c7 e7", "c4 c8"}},
		{"promoted before another try", func(r Record) Record {
			return with(r, "c4 c8", "c4 h4").Promote(line("c4 h4"), false)
		}, []string{"c4 c7 e7", "c4 h4", "c4 c8"}},
		{"promoted inside a try", func(r Record) Record {
			return with(r, "c4 c8 e8", "c4 c8 f8").Promote(line("c4 c8 f8"), false)
		}, []string{"c4 c7 e7", "c4 c8 f8", "c4 c8 e8"}},
		{"not promoted over the game", func(r Record) Record { return with(r, "c4 c8").Promote(line("c4 c8"), false) }, []string{"c4 c7 e7", "c4 c8"}},
		{"promoted to be the game", func(r Record) Record { return with(r, "c4 c8 e8").Promote(line("c4 c8"), true) }, []string{"c4 c8 e8", "c4 c7 e7"}},
		{"promoted from the game's end", func(r Record) Record {
			return with(r, "c4 c7 e7 e5").Promote(line("c4 c7 e7 e5"), true)
		}, []string{"c4 c7 e7 e5"}},
		{"promoted with its own tries", func(r Record) Record {
			return with(r, "c4 h4", "c4 c8 e8", "c4 c8 f8").Promote(line("c4 c8"), false)
		}, []string{"c4 c7 e7", "c4 c8 e8", "c4 c8 f8", "c4 h4"}},
	} {
		before := game.String()
		r := c.do(game)
		if game.String() != before {
			t.Fatalf("%s: the record itself has changed", c.name)
		}
		var got []string
		for _, l := range r.Lines() {
			var names []string
			for _, h := range l {
				names = append(names, board.Name(h))
			}
			got = append(got, strings.Join(names, " "))
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
		back, err := ParseRecord(r.String())
		if err != nil || !back.Equal(r) {
			t.Errorf("%s: %s reads back as %s: %v", c.name, r, back, err)
		}
	}
}

func TestTreeNext(t *testing.T) {
	board := SheetPergioco.Board()
	hole := board.Hole
	r, err := NewRecord(board, Ruleset{}).Extract([]Hole{hole("c4"), hole("c7"), hole("e7")})
	if err != nil {
		t.Fatal(err)
	}
	for _, line := range [][]Hole{{hole("c4"), hole("c8"), hole("e8")}, {hole("c4"), hole("c8"), hole("f8")}} {
		if r, err = r.Try(line); err != nil {
			t.Fatal(err)
		}
	}
	if got, want := r.Next([]Hole{hole("c4")}), []Hole{hole("c7"), hole("c8")}; !slices.Equal(got, want) {
		t.Errorf("after c4: %v, want %v", got, want)
	}
	if got, want := r.Next([]Hole{hole("c4"), hole("c8")}), []Hole{hole("e8"), hole("f8")}; !slices.Equal(got, want) {
		t.Errorf("after c4 c8: %v, want %v", got, want)
	}
	if got := r.Next([]Hole{hole("d4")}); got != nil {
		t.Errorf("after a line that is not there: %v", got)
	}
}

// A link may have a variation that is the beginning of another one. Without leave
// the game itself stays as it is.
func TestPromoteOverABeginning(t *testing.T) {
	r, _ := ParseRecord("k1/b013QQ4DD2TSd2tS2Ts1sQQ4QT5D/mc4c7e7/v1c8/v1c8e8")
	line := r.Lines()[2]
	if got := r.Promote(line, false); !got.Equal(r) {
		t.Errorf("%v became %v", r, got)
	}
	if got := r.Promote(line, true); !slices.Equal(got.Moves(), line) || len(got.Lines()) != 2 || !slices.Equal(got.Lines()[1], r.Moves()) {
		t.Errorf("%v became %v", r, got)
	}
}
