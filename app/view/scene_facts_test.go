package view

import (
	"slices"
	"testing"

	"kulami/app/text"
	reviewview "kulami/app/view/review"
	"kulami/app/view/scene"
	"kulami/rules"
	"kulami/rules/facts"
)

// Facts form one sentence: first the effects on the board, then the effects on the opponent.
func TestFactsOf(t *testing.T) {
	b := rules.SheetSquare.Board()
	leaves, wins, line := facts.Fact{Kind: facts.Leaves, Count: 1}, facts.Fact{Kind: facts.Wins, Count: 6}, facts.Fact{Kind: facts.Line, Count: 5}
	for _, c := range []struct {
		lang  string
		facts []facts.Fact
		want  string
	}{
		{"en", nil, ""},
		{"en", []facts.Fact{leaves}, "c5 leaves the opponent one hole."},
		{"en", []facts.Fact{leaves, wins}, "c5 wins the 6-hole tile for good and leaves the opponent one hole."},
		{"en", []facts.Fact{leaves, wins, line}, "c5 wins the 6-hole tile for good, completes a line of 5 marbles and leaves the opponent one hole."},
		{"es", []facts.Fact{leaves, wins}, "c5 gana definitivamente el panel de 6 y deja al rival un solo agujero."},
		{"cs", []facts.Fact{leaves, wins}, "c5 definitivně získává desku za 6 a\u00a0nechává soupeři jediný otvor."},
		{"it", []facts.Fact{leaves, wins}, "c5 conquista definitivamente la tessera da 6 e lascia all’avversario una sola casella."},
		{"tr", []facts.Fact{leaves, wins}, "c5, 6 delikli taşı kesin olarak kazandırır ve rakibe tek delik bırakır."},
		{"de", []facts.Fact{leaves, wins}, "c5 gewinnt die 6er-Platte endgültig und lässt dem Gegner nur eine Mulde."},
		{"fr", []facts.Fact{leaves, wins}, "c5 gagne définitivement la tuile de 6 et ne laisse qu’une case à l’adversaire."},
	} {
		if got := (scene.Scene{Text: text.In(c.lang)}).FactsOf(b, b.Hole("c5"), c.facts); got != c.want {
			t.Errorf("%s: %q, want %q", c.lang, got, c.want)
		}
	}
}

// A sentence has the three most important facts, which are the first three.
func TestFactsOfManyAreThree(t *testing.T) {
	b := rules.SheetSquare.Board()
	var many []facts.Fact
	for _, kind := range []facts.Kind{facts.Leaves, facts.Wins, facts.Saves, facts.Line} {
		many = append(many, facts.Fact{Kind: kind, Count: 6})
	}
	v := scene.Scene{Text: text.In("en")}
	if got, want := v.FactsOf(b, b.Hole("c5"), many), v.FactsOf(b, b.Hole("c5"), many[:3]); got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

// Each kind has its own clause, in the order of factOrder.
func TestEveryFactHasItsClause(t *testing.T) {
	var all []facts.Fact
	for kind := facts.Ends; kind <= facts.Closes; kind++ {
		all = append(all, facts.Fact{Kind: kind, Count: 6})
	}
	want := []string{
		"wins the 6-hole tile for good", "ties the 6-hole tile for good", "joins areas into one of 6 marbles",
		"extends the largest area to 6 marbles", "completes a line of 6 marbles", "closes the 6-hole tile to the opponent for one move",
		"is the only move that saves a 6-hole tile", "lets the opponent win a 6-hole tile",
		"leaves the opponent 6 holes", "leaves the opponent stuck, so the game ends",
	}
	if got := (scene.Scene{Text: text.In("en")}).Clauses(all); !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}

// The reason for a mistake is a sentence about the reply, followed by the better marble. A missed
// chance is a fact about the better marble.
func TestReason(t *testing.T) {
	b := rules.SheetSquare.Board()
	line := func(names ...string) (holes []rules.Hole) {
		for _, name := range names {
			holes = append(holes, b.Hole(name))
		}
		return holes
	}
	v := reviewed(t).screen().(*reviewview.Screen).Scene
	v.Board = b
	for _, c := range []struct {
		fact   facts.Fact
		line   []rules.Hole
		missed bool
		want   string
	}{
		{facts.Fact{Kind: facts.Wins, Count: 6}, line("g5", "d5"), false, "After g5, the opponent can play d5, which wins the 6-hole tile for good. Better: c4."},
		{facts.Fact{Kind: facts.Leaves, Count: 1}, line("g5", "d5"), false, "After g5, the opponent can play d5, which leaves only one reply. Better: c4."},
		{facts.Fact{Kind: facts.Wastes, Count: 6}, line("g5"), false, "g5 is wasted on a tile that’s already decided. Better: c4."},
		{facts.Fact{Kind: facts.Leads, Count: 4}, line("c4", "c7", "e7"), true, "Better: c4 → c7 → e7. e7 takes the lead on the 4-hole tile."},
		{facts.Fact{Kind: facts.Saves, Count: 3, Hole: b.Hole("f5")}, line("c4"), true, "Better: c4. c4 is the only move that saves a 3-hole tile."},
		{facts.Fact{Kind: facts.Scores}, line("g5"), false, "g5 ends the game. Draw. Better: c4."},
		{facts.Fact{Kind: facts.Scores, Side: rules.Second, Count: 2}, line("g5", "d5"), false, "After g5, the opponent can play d5, which ends the game. Black wins by 2 points. Better: c4."},
		{facts.Fact{Kind: facts.Scores, Side: rules.Second, Count: 1}, line("g5", "d5", "d7"), false, "Black wins by 1 point with best play. Better: c4."},
	} {
		if got := v.Reason(facts.Reason{Fact: c.fact, Line: c.line, Missed: c.missed}, "c4"); got != c.want {
			t.Errorf("%q, want %q", got, c.want)
		}
	}
	for _, c := range []struct {
		why  facts.Reason
		want string
	}{
		{facts.Reason{Fact: facts.Fact{Kind: facts.Wins, Count: 6}, Line: line("g5", "d5")}, "After g5, the opponent can play d5, which wins the 6-hole tile for good."},
		{facts.Reason{Fact: facts.Fact{Kind: facts.Saves, Count: 3}, Line: line("c4"), Missed: true}, "Another hole is the only move that saves a 3-hole tile."},
		{facts.Reason{Fact: facts.Fact{Kind: facts.Leads, Count: 4}, Line: line("c4", "c7", "e7"), Missed: true}, "After a better move, with best play, your next marble takes the lead on the 4-hole tile."},
	} {
		if got := v.TryReason(c.why); got != c.want {
			t.Errorf("of a try: %q, want %q", got, c.want)
		}
	}
}
