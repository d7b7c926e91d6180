package text

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"kulami/rules"
)

// Every rule book has the same phrases as the English one.
func TestReferencesAreWhole(t *testing.T) {
	holders := regexp.MustCompile(`\{[^}]*\}`)
	english := readAll(t, "en-book")
	for _, r := range References() {
		for path, p := range readAll(t, r.Lang+"-book") {
			if p.words != strings.TrimSpace(p.words) || strings.ContainsAny(p.words, "<>&\n") {
				t.Errorf("%s: %s is not plain: %q", r.Lang, path, p.words)
			}
			got, want := holders.FindAllString(p.words, -1), holders.FindAllString(english[path].words, -1)
			slices.Sort(got)
			slices.Sort(want)
			if !slices.Equal(got, want) {
				t.Errorf("%s: %s has %v, want %v", r.Lang, path, got, want)
			}
			if r.Lang != "en" && len(p.words) > 40 && p.words == english[path].words {
				t.Errorf("%s: %s is English", r.Lang, path)
			}
		}
	}
}

// Only some sections have a picture.
func TestSectionsHavePictures(t *testing.T) {
	r := References()[0]
	for _, s := range []Section{r.Aim.Section(), r.Begins.Section(), r.Tiles.Section(), r.Editions.Section(), r.Sheets.Section(), r.Fairness.Section(), r.Misreadings.Section()} {
		if s.Head == "" || len(s.Text) == 0 || s.Picture+s.Caption != "" {
			t.Errorf("%+v", s)
		}
	}
	for _, s := range []Section{r.Box.Section(), r.Placing.Section(), r.Gaps.Section(), r.End.Section(), r.Areas.Section(), r.Lines.Section(), r.Example.Section()} {
		if s.Head == "" || len(s.Text) == 0 || s.Picture == "" || s.Caption == "" {
			t.Errorf("%+v", s)
		}
	}
}

func TestReferencesTellOfEveryEdition(t *testing.T) {
	for _, r := range References() {
		sheets := slices.Clone(SheetNames)
		for _, e := range rules.Editions() {
			if n := r.EditionNote(e.Name); n.Adds == "" || n.Sum == "" || n.Differs == "" {
				t.Errorf("%s: edition %s has no words: %+v", r.Lang, e.Name, n)
			}
			if e.Sheet != "" && !slices.Contains(sheets, e.Sheet) {
				t.Errorf("the sheet %s is not told of", e.Sheet)
			}
		}
		for _, name := range sheets {
			if n := r.SheetNote(name); n.Name == "" || n.Words == "" || len(n.Notes) == 0 {
				t.Errorf("%s: sheet %s has no words: %+v", r.Lang, name, n)
			}
		}
		told := slices.DeleteFunc(slices.Clone(r.SheetNotes), func(w Word) bool { return !strings.HasSuffix(w.Key, ".Name") })
		if len(r.EditionNotes) != 3*len(rules.Editions()) || len(told) != len(sheets) {
			t.Errorf("%s: %d phrases of editions, %d sheets", r.Lang, len(r.EditionNotes), len(told))
		}
	}
	if n := len(References()); n != len(Languages()) {
		t.Errorf("there are %d rule books in %d languages", n, len(Languages()))
	}
}
