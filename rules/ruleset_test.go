package rules

import "testing"

func TestEditions(t *testing.T) {
	if Editions()[0].Name != "basic" || Editions()[0].Rules != (Ruleset{}) || len(Editions()) != 13 {
		t.Error("the zero value is not the basic game")
	}
	seen := map[string]bool{}
	for _, e := range Editions() {
		found, ok := EditionNamed(e.Name)
		r, parsed := ParseRuleset(e.Rules.String())
		if seen[e.Name] || !ok || found != e || !parsed || r != e.Rules {
			t.Errorf("%+v read as %+v", e, r)
		}
		if first, _ := EditionNamed(EditionName(e.Rules)); first.Rules != e.Rules {
			t.Errorf("%s is named %s", e.Name, EditionName(e.Rules))
		}
		seen[e.Name] = true
	}
	if _, ok := EditionNamed("es-4"); ok || EditionName(Ruleset{Orthogonal: true}) != "o" || EditionName(Ruleset{Area: AreaDifference}) != "cs-1" {
		t.Error("wrong names")
	}
}

func TestParseRuleset(t *testing.T) {
	for letters, want := range map[string]Ruleset{
		"":     {},
		"al":   {Area: AreaDifference, Lines: LineDifference},
		"eots": {AreaTiles, LineSum, true, true, 0},
		"o":    {Orthogonal: true},
	} {
		if r, ok := ParseRuleset(letters); !ok || r != want {
			t.Errorf("%q read as %+v", letters, r)
		}
	}
	for _, letters := range []string{"aa", "at", "ls", "oo", "ee", "A", "L", "O", "E", "x", "a l", "basic", "ä"} {
		if r, ok := ParseRuleset(letters); ok || r != (Ruleset{}) {
			t.Errorf("%q read as %+v", letters, r)
		}
	}
	if strange := (Ruleset{Area: 9, Lines: -1, EarlyEnd: true}); strange.String() != "e" {
		t.Errorf("%q", strange)
	}
}
