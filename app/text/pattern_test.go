package text

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"
)

// readAll reads a file of phrases in a test.
func readAll(t *testing.T, name string) map[string]property {
	t.Helper()
	all := map[string]property{}
	err := properties(fileOf(name), func(p property) error {
		all[p.path] = p
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// used lists the gaps of a phrase in all of its cases, as argument and kind. It calls visit for
// each.
func used(p pattern, names []string, visit func(g part)) (args []string) {
	for _, g := range p {
		if g.arg < 0 {
			continue
		}
		visit(g)
		args = append(args, names[g.arg])
		for _, c := range g.cases {
			args = append(args, used(c.words, names, visit)...)
		}
	}
	slices.Sort(args)
	return slices.Compact(args)
}

// An English phrase uses all its arguments, and a translation uses the same ones.
func TestGaps(t *testing.T) {
	gaps := func(lang *Text) map[string][]string {
		all := map[string][]string{}
		for path, p := range readAll(t, lang.Lang) {
			if p.names != nil && !strings.HasPrefix(path, "Kinds.") {
				all[path] = used(patternIn(t, lang, p), p.names, func(part) {})
			}
		}
		return all
	}
	english := gaps(In("en"))
	for path, p := range readAll(t, "en") {
		if p.names != nil && !slices.Equal(english[path], slices.Sorted(slices.Values(p.names))) {
			t.Errorf("%s has the arguments %v and uses %v", path, p.names, english[path])
		}
	}
	for _, lang := range All() {
		for path, got := range gaps(lang) {
			if !slices.Equal(got, english[path]) {
				t.Errorf("%s: %s uses %v, English %v", lang.Lang, path, got, english[path])
			}
		}
	}
}

// patternIn reads a phrase of a language. It is empty if the phrase has no arguments.
func patternIn(t *testing.T, lang *Text, p property) pattern {
	t.Helper()
	if p.names == nil {
		return nil
	}
	phrase, err := patternOf(p.words, p.names, lang.kinds)
	if err != nil {
		t.Errorf("%s: %s: %v", lang.Lang, p.path, err)
	}
	return phrase
}

// A plural has a case for every category of its language, or only cases for single numbers. A
// select has the words of English.
func TestCases(t *testing.T) {
	words := map[string][]string{}
	for _, lang := range All() {
		categories := map[string]bool{}
		for n := range 200 {
			categories[lang.plural(n)] = true
		}
		all := slices.Sorted(maps.Keys(categories))
		for path, p := range readAll(t, lang.Lang) {
			used(patternIn(t, lang, p), p.names, func(g part) {
				var keys []string
				for _, c := range g.cases {
					if !strings.HasPrefix(c.key, "=") {
						keys = append(keys, c.key)
					}
				}
				slices.Sort(keys)
				where := fmt.Sprint(lang.Lang, ": ", path, ": {", p.names[g.arg], "}")
				switch {
				case g.kind == "plural" && !slices.Equal(keys, all) && len(keys) > 1:
					t.Errorf("%s has the cases %v, want %v", where, keys, all)
				case g.kind == "select" && p.names[g.arg] == "side":
					checkSides(t, lang, where, keys)
				case g.kind == "select" && lang.Lang == "en":
					words[path+p.names[g.arg]] = keys
				case g.kind == "select" && !slices.Equal(keys, words[path+p.names[g.arg]]):
					t.Errorf("%s has the cases %v, English %v", where, keys, words[path+p.names[g.arg]])
				}
			})
		}
	}
}

// checkSides expects the names of all sides.
func checkSides(t *testing.T, lang *Text, where string, keys []string) {
	t.Helper()
	want := map[string]bool{"other": true}
	for _, side := range lang.Sides {
		want[side.Text] = true
	}
	if !slices.Equal(keys, slices.Sorted(maps.Keys(want))) {
		t.Errorf("%s has the cases %v, want %v", where, keys, slices.Sorted(maps.Keys(want)))
	}
}

// Gaps have their meaning in a language made for the test.
func TestPatterns(t *testing.T) {
	the, _ := patternOf("the {side}", []string{"side"}, nil)
	l := *In("de")
	l.plural, l.kinds, l.GroupMark = oneFewOther, map[string]pattern{"the": the}, "’"
	for _, c := range []struct {
		phrase string
		args   []any
		want   string
	}{
		{"", []any{1}, ""},
		{"# 1 ’ 'x' {a}{a}", []any{1}, "# 1 ’ 'x' 11"},
		{"{a}", []any{2.25}, "2,2"},
		{"{ a , number }", []any{1234567}, "1’234’567"},
		{"{a, number} {b, number}", []any{999, 1000}, "999 1’000"},
		{"{a, date}", []any{"2026-11-20"}, "20.11.2026"},
		{"{a, date}", []any{"today"}, "today"},
		{"{a, the}!", []any{"Red"}, "the Red!"},
		{"{a, plural, one {# tile} few {# tiles} other {many}}", []any{3}, "3 tiles"},
		{"{a, plural, other {many} =3 {three}}", []any{3}, "three"},
		{"{a, plural, other {# of {b} #}}.", []any{7, "x"}, "7 of x 7."},
		{"{a, plural, other {#{b, select, x {#} other {}}}}", []any{7, "x"}, "77"},
		{"{a, plural, one{1}other{2}}", []any{1}, "1"},
		{"{a, select, x {1} other {2}}", []any{"y"}, "2"},
		{"{a, select, none {} other {: {a}}}", []any{""}, ""},
		{"{a, select, none {} other {: {a}}}", []any{"x"}, ": x"},
	} {
		p, err := patternOf(c.phrase, []string{"a", "b"}, l.kinds)
		if err != nil {
			t.Errorf("%s: %v", c.phrase, err)
		} else if got := p.fill(&l, c.args...); got != c.want {
			t.Errorf("%s of %v: %q, want %q", c.phrase, c.args, got, c.want)
		}
	}
	for _, phrase := range []string{"{", "}", "{a", "{c}", "{}", "{a,}", "{a, }x", "{a, plurals}", "{a b}", "{a, plural}", "{a, plural, one {x}}", "{a, plural, other {x}", "{a, plural, other {x}}}",
		"{a, select, other}", "{a, select, other x}", "{a, select, other {{}}}", "{a, number", "a}b"} {
		if p, err := patternOf(phrase, []string{"a", "b"}, l.kinds); err == nil {
			t.Errorf("%s is read as %+v", phrase, p)
		}
	}
}
