package rules

import (
	"errors"
	"math/rand"
	"slices"
	"strings"
	"testing"
)

// TestTree edits a tree of moves on the board of the worked example and compares its lines, the
// game first. It is long because each step continues with the tree of the step before.
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
		{"not promoted over the game with a try beside it", func(r Record) Record {
			return with(r, "c4 c7 g7", "c4 c8").Promote(line("c4 c8"), false)
		}, []string{"c4 c7 e7", "c4 c7 g7", "c4 c8"}},
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
		t.Errorf("after a line outside the tree: %v", got)
	}
}

// A link can contain a variation that is the beginning of another one. Unless game is set, Promote
// does not change the game.
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

// Play keeps the variations that still leave the game, and changes no record except its result.
func TestRecordPlay(t *testing.T) {
	b := SheetSquare.Board()
	hole := b.Hole
	full := Record{
		board: b, moves: []Hole{hole("c4"), hole("c7"), hole("e7"), hole("e4")}, cursor: 2, finish: DrawAgreed,
		variations: []Variation{{1, []Hole{hole("c8")}}, {2, []Hole{hole("g7")}}, {3, []Hole{hole("e1")}}},
	}
	before := full.String()
	played, err := full.Play(hole("f7"))
	if got, want := played.String(), "k1/b8tsSQDQdDSQTtQdsQT/mc4c7f7/v1c8/v2g7/cid"; err != nil || got != want {
		t.Errorf("%s, %v, want %s", got, err, want)
	}
	if cut := full.Cut(); cut.Len() != 2 || cut.Finish() != NotFinished || len(cut.Variations()) != 2 {
		t.Error(cut)
	}
	same, err := full.Play(hole("c5"))
	var me *MoveError
	if !errors.As(err, &me) || me.Why != TileBefore || !same.Equal(full) {
		t.Error(same, err)
	}
	if full.String() != before {
		t.Errorf("playing changed the record to %s", full)
	}
	other, _ := full.Play(hole("g7"))
	if played.Moves()[2] != hole("f7") || other.Moves()[2] != hole("g7") {
		t.Error("two records share moves")
	}
	if full.Position() != full.At(2) || !full.Over() || played.Over() {
		t.Error("wrong position, or wrongly over")
	}
	if (Record{}).Equal(Record{}) || !NewRecord(b, Ruleset{}).Equal(Record{board: b}) {
		t.Error("wrong equality")
	}
}

// slowNext, slowThrough and slowVariations are a naive implementation of the tree of a record: they
// compare all lines with each other.
func slowNext(lines [][]Hole, line []Hole) []Hole {
	var next []Hole
	for _, l := range lines {
		if len(l) > len(line) && leads(line, l) && !slices.Contains(next, l[len(line)]) {
			next = append(next, l[len(line)])
		}
	}
	return next
}

func slowThrough(lines [][]Hole, line []Hole) []Hole {
	for _, l := range lines {
		if leads(line, l) {
			return l
		}
	}
	return nil
}

func slowVariations(game []Hole, lines [][]Hole) []Variation {
	var all []Variation
	for i, l := range lines {
		part := func(o []Hole) bool { return leads(l, o) }
		longer := func(o []Hole) bool { return len(o) > len(l) && leads(l, o) }
		if part(game) || slices.ContainsFunc(lines[:i], part) || slices.ContainsFunc(lines[i+1:], longer) {
			continue
		}
		ply := CommonPrefix(l, game)
		all = append(all, Variation{ply, l[ply:]})
	}
	return all
}

// TestTreeLikeSlow builds small trees of few different moves, legal or not. Lines meet, repeat and
// are prefixes of each other.
func TestTreeLikeSlow(t *testing.T) {
	r := rand.New(rand.NewSource(8))
	line := func() []Hole {
		l := make([]Hole, r.Intn(6))
		for i := range l {
			l[i] = Hole(r.Intn(3))
		}
		return l
	}
	for range 20_000 {
		rec := Record{board: SheetSquare.Board(), moves: line()}
		for range r.Intn(6) {
			if moves := line(); len(moves) > 0 {
				rec.variations = append(rec.variations, Variation{r.Intn(len(rec.moves) + 1), moves})
			}
		}
		lines, by := rec.Lines(), line()
		if got, want := rec.Next(by), slowNext(lines, by); !slices.Equal(got, want) {
			t.Fatalf("%v: next after %v are %v, want %v", lines, by, got, want)
		}
		if got, want := rec.Through(by), slowThrough(lines, by); !slices.Equal(got, want) {
			t.Fatalf("%v: through %v is %v, want %v", lines, by, got, want)
		}
		got, want := rec.withVariations(lines[1:]).variations, slowVariations(rec.moves, lines[1:])
		if !slices.EqualFunc(got, want, func(v, w Variation) bool { return v.Ply == w.Ply && slices.Equal(v.Moves, w.Moves) }) {
			t.Fatalf("%v has variations %v, want %v", lines, got, want)
		}
	}
}

// The line of a game without marbles begins with no moves, as every line does.
func TestThroughAnEmptyGame(t *testing.T) {
	if r := NewRecord(SheetSquare.Board(), Ruleset{}); r.Through(nil) == nil {
		t.Error("it has no line")
	}
}
