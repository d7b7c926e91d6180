package view

import (
	"testing"

	"kulami/app/play"
	"kulami/app/text"
	"kulami/rules"
)

// Facts are one sentence: what the move does on the board before what it leaves to the opponent.
func TestFactsOf(t *testing.T) {
	b := rules.SheetSquare.Board()
	leaves, wins, line := play.Fact{Kind: play.FactLeaves, Count: 1}, play.Fact{Kind: play.FactWins, Count: 6}, play.Fact{Kind: play.FactLine, Count: 5}
	for _, c := range []struct {
		lang  string
		facts []play.Fact
		want  string
	}{
		{"en", nil, ""},
		{"en", []play.Fact{leaves}, "c5 leaves the opponent one hole."},
		{"en", []play.Fact{leaves, wins}, "c5 wins the 6-hole tile for good and leaves the opponent one hole."},
		{"en", []play.Fact{leaves, wins, line}, "c5 wins the 6-hole tile for good, completes a line of 5 marbles and leaves the opponent one hole."},
		{"es", []play.Fact{leaves, wins}, "c5 gana definitivamente el panel de 6 y deja al rival un solo agujero."},
		{"cs", []play.Fact{leaves, wins}, "c5 definitivně získává desku za 6 a nechává soupeři jediný otvor."},
		{"it", []play.Fact{leaves, wins}, "c5 conquista definitivamente la tessera da 6 e lascia all’avversario una sola casella."},
		{"tr", []play.Fact{leaves, wins}, "c5, 6 delikli taşı kesin olarak kazandırır ve rakibe tek delik bırakır."},
		{"de", []play.Fact{leaves, wins}, "c5 gewinnt die 6er-Platte endgültig und lässt dem Gegner nur eine Mulde."},
		{"fr", []play.Fact{leaves, wins}, "c5 gagne définitivement la tuile de 6 et ne laisse qu’une case à l’adversaire."},
	} {
		if got := (scene{text: text.In(c.lang)}).factsOf(b, b.Hole("c5"), c.facts); got != c.want {
			t.Errorf("%s: %q, want %q", c.lang, got, c.want)
		}
	}
}

// Each kind has a clause of its own, in the place that factOrder gives it.
func TestEveryFactHasItsClause(t *testing.T) {
	b := rules.SheetSquare.Board()
	v := scene{text: text.In("en")}
	var all []play.Fact
	for kind := play.FactEnds; kind <= play.FactCloses; kind++ {
		all = append(all, play.Fact{Kind: kind, Count: 6})
	}
	want := "c5 wins the 6-hole tile for good, ties the 6-hole tile for good, joins areas into a single one of 6 marbles, " +
		"brings the player’s largest area to 6 marbles, completes a line of 6 marbles, closes the 6-hole tile to the opponent for one move, " +
		"is the only hole that stops the opponent from winning a 6-hole tile at once, lets the opponent win a 6-hole tile, " +
		"leaves the opponent 6 holes and leaves the opponent no hole, so the game ends."
	if got := v.factsOf(b, b.Hole("c5"), all); got != want {
		t.Errorf("%q, want %q", got, want)
	}
	if len(factOrder) != len(all) {
		t.Errorf("%d kinds in factOrder, want %d", len(factOrder), len(all))
	}
}
