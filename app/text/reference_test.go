package text

import (
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"

	"kulami/rules"
)

// phrases lists every string of a rule book with the path of its field, in the order of the fields and of the keys.
func phrases(t *testing.T, r *Reference) (paths, words []string) {
	t.Helper()
	var walk func(path string, v reflect.Value)
	walk = func(path string, v reflect.Value) {
		switch v.Kind() {
		case reflect.String:
			paths, words = append(paths, path), append(words, v.String())
		case reflect.Struct:
			for i := range v.NumField() {
				walk(path+"."+v.Type().Field(i).Name, v.Field(i))
			}
		case reflect.Slice, reflect.Array:
			for i := range v.Len() {
				walk(path+"."+string(rune('a'+i)), v.Index(i))
			}
		case reflect.Map:
			keys := v.MapKeys()
			slices.SortFunc(keys, func(a, b reflect.Value) int { return strings.Compare(a.String(), b.String()) })
			for _, key := range keys {
				walk(path+"."+key.String(), v.MapIndex(key))
			}
		default:
			t.Fatalf("%s is a %s", path, v.Kind())
		}
	}
	walk("", reflect.ValueOf(*r))
	return paths, words
}

// referenceIn is the rule book in a language.
func referenceIn(lang string) *Reference {
	all := References()
	return all[slices.IndexFunc(all, func(r *Reference) bool { return r.Lang == lang })]
}

// undrawn are the sections without a picture.
var undrawn = regexp.MustCompile(`^\.(Aim|Begins|Tiles|Editions|Sheets|Fairness|Misreadings)\.(Picture|Caption)$`)

// Every rule book says all of what the English one says, phrase by phrase.
func TestReferencesAreWhole(t *testing.T) {
	holders := regexp.MustCompile(`\{[^}]*\}`)
	paths, english := phrases(t, referenceIn("en"))
	for _, r := range References() {
		others, words := phrases(t, r)
		if !slices.Equal(others, paths) {
			for _, path := range paths {
				if !slices.Contains(others, path) {
					t.Errorf("%s: %s is missing", r.Lang, path)
				}
			}
			for _, path := range others {
				if !slices.Contains(paths, path) {
					t.Errorf("%s: %s is one too many", r.Lang, path)
				}
			}
			continue
		}
		for i, path := range paths {
			if (words[i] == "") != undrawn.MatchString(path) {
				t.Errorf("%s: %s is %q", r.Lang, path, words[i])
			}
			if words[i] != strings.TrimSpace(words[i]) || strings.ContainsAny(words[i], "<>&\n") {
				t.Errorf("%s: %s is not plain: %q", r.Lang, path, words[i])
			}
			got, want := holders.FindAllString(words[i], -1), holders.FindAllString(english[i], -1)
			slices.Sort(got)
			slices.Sort(want)
			if !slices.Equal(got, want) {
				t.Errorf("%s: %s has %v, want %v", r.Lang, path, got, want)
			}
			if r.Lang != "en" && len(words[i]) > 40 && words[i] == english[i] {
				t.Errorf("%s: %s is English", r.Lang, path)
			}
		}
	}
}

func TestReferencesTellOfEveryEdition(t *testing.T) {
	for _, r := range References() {
		sheets := slices.Clone(SheetNames)
		for _, e := range rules.Editions() {
			if r.EditionNotes.Of(e.Name) == (EditionNote{}) {
				t.Errorf("%s: nothing of edition %s", r.Lang, e.Name)
			}
			if e.Sheet != "" && !slices.Contains(sheets, e.Sheet) {
				t.Errorf("the sheet %s is not told of", e.Sheet)
			}
		}
		for _, name := range sheets {
			if len(r.SheetNotes.Of(name).Notes) == 0 {
				t.Errorf("%s: nothing of sheet %s", r.Lang, name)
			}
		}
		if len(r.EditionNotes) != len(rules.Editions()) || len(r.SheetNotes) != len(sheets) {
			t.Errorf("%s: %d editions, %d sheets", r.Lang, len(r.EditionNotes), len(r.SheetNotes))
		}
	}
	if n := len(References()); n != len(Languages()) {
		t.Errorf("there are %d rule books in %d languages", n, len(Languages()))
	}
}
