package game

import (
	"testing"

	"kulami/rules"
)

// A friend's link without marbles continues a game without marbles, as it was begun or as it was
// read.
func TestRelateGamesWithoutMarbles(t *testing.T) {
	begun := rules.NewRecord(rules.SheetSquare.Board(), rules.Ruleset{})
	read, err := rules.ParseRecord(begun.String())
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range []Relation{Relate(begun, begun), Relate(begun, read), Relate(read, begun), Relate(read, read)} {
		if r != Same {
			t.Errorf("the two are %v, not the same", r)
		}
	}
}

// A person's marble counts as lacking even if the computer has taken over the side that played it.
func TestLacksPlayOfASideTakenOver(t *testing.T) {
	r, err := rules.NewRecord(rules.SheetSquare.Board(), rules.Ruleset{}).Play(0)
	if err != nil {
		t.Fatal(err)
	}
	here := Game{Tree: NewTree(r), Players: AgainstComputer(rules.First, 1)}
	for _, computer := range []rules.Side{rules.First, rules.Second} {
		there := Game{Tree: NewTree(r.WithCursor(0).Cut()), Players: AgainstComputer(computer, 1)}
		if lacks := there.LacksPlayOf(here); lacks != (computer == rules.Second) {
			t.Errorf("where the computer plays %v: %v", computer, lacks)
		}
	}
}

// A resignation is lacking where another marble was played instead. It is not lacking where it was
// only taken back.
func TestLacksAResignation(t *testing.T) {
	begun := Game{Tree: NewTree(rules.NewRecord(rules.SheetSquare.Board(), rules.Ruleset{}))}
	played := begun
	played.Tree, _ = begun.Played(0)
	if resigned := begun.Resigned(); !played.LacksPlayOf(resigned) || begun.LacksPlayOf(resigned) {
		t.Errorf("a marble instead of it: %v; nothing instead of it: %v", played.LacksPlayOf(resigned), begun.LacksPlayOf(resigned))
	}
}
