package rules_test

import (
	"encoding/json"
	"errors"
	"testing"

	. "kulami/rules"
)

func TestMarshal(t *testing.T) {
	type setup struct {
		Board *Board
		Rules Ruleset
	}
	was := setup{SheetIrregular.Board(), Ruleset{Area: AreaTiles, Orthogonal: true}}
	text, err := json.Marshal(was)
	if want := `{"Board":"` + was.Board.Layout() + `","Rules":"to"}`; err != nil || string(text) != want {
		t.Fatalf("%s, want %s, %v", text, want, err)
	}
	var is setup
	if err := json.Unmarshal(text, &is); err != nil || is.Rules != was.Rules || is.Board.Layout() != was.Board.Layout() ||
		is.Board.Name(17) != was.Board.Name(17) || is.Board.Cross(17) != was.Board.Cross(17) {
		t.Errorf("%s read as %+v, %v", text, is, err)
	}
	// The same board may be read again; a shared board does not become another one.
	if err := json.Unmarshal(text, &was); err != nil {
		t.Error(err)
	}
	is.Board = SheetSquare.Board()
	if err := json.Unmarshal(text, &is); err == nil || is.Board.Layout() == was.Board.Layout() {
		t.Errorf("a shared board became another one, %v", err)
	}
	var b Board
	if err := b.UnmarshalText([]byte("8x")); !errors.Is(err, FaultSyntax) || b.Layout() != "" {
		t.Error(err)
	}
	r := Ruleset{EarlyEnd: true}
	if err := r.UnmarshalText([]byte("aa")); !errors.Is(err, FaultBadRuleset) || r != (Ruleset{EarlyEnd: true}) {
		t.Error(r, err)
	}
	if strange := (Ruleset{Area: 9, Lines: -1, EarlyEnd: true}); strange.String() != "e" {
		t.Errorf("%q", strange)
	}
}
