package text

import "kulami/rules"

// Text is the program in one language, area by area. Names of sides are the values of Sides; names
// of holes and tiles ("c7", "b9-c7") are the same in all languages.
type Text struct {
	AppText
	SettingsText
	BoardText
	WorkshopText
	TableText
	CountText
	NoticeText
	NewGameText
	LibraryText
	ShareText
	LiveText
	AnalysisText
	ReviewText
	PuzzleText
	ProgressText
	CourseText
}

// areas are the areas of one language, each a variable in the file of its words.
type areas struct {
	*AppText
	*SettingsText
	*BoardText
	*WorkshopText
	*TableText
	*CountText
	*NoticeText
	*NewGameText
	*LibraryText
	*ShareText
	*LiveText
	*AnalysisText
	*ReviewText
	*PuzzleText
	*ProgressText
	*CourseText
}

// text puts a language together. A Text has its areas as values: with pointers, which every use of
// a word would check, app.wasm would be larger by 0.7 %.
func (a *areas) text() *Text {
	return &Text{
		*a.AppText, *a.SettingsText,
		*a.BoardText, *a.WorkshopText,
		*a.TableText, *a.CountText, *a.NoticeText,
		*a.NewGameText, *a.LibraryText, *a.ShareText, *a.LiveText,
		*a.AnalysisText, *a.ReviewText, *a.PuzzleText, *a.ProgressText, *a.CourseText,
	}
}

// Table is a small map, written as pairs of a key and a value. It is constant data:
// maps of all languages would have to be made before the program begins.
type Table[K comparable, V any] []Pair[K, V]

// Pair is an entry of a Table.
type Pair[K comparable, V any] struct {
	Key   K
	Value V
}

// Words are strings by strings.
type Words = Table[string, string]

// Of returns the value of a key, or the zero value.
func (t Table[K, V]) Of(key K) V {
	var zero V
	for i := range t {
		if t[i].Key == key {
			return t[i].Value
		}
	}
	return zero
}

// SidesOf returns the names of the sides for a set of marbles, those of the
// default set if there is no such set.
func (t *Text) SidesOf(marbles string) [2]string {
	if names := t.Sides.Of(marbles); names[0] != "" {
		return names
	}
	return t.Sides.Of("red-black")
}

// NameOf names a ruleset: as the only edition that has it, or by its parts if no edition
// or several have it.
func (t *Text) NameOf(r rules.Ruleset) string {
	name := ""
	for _, e := range rules.Editions() {
		if e.Rules != r {
			continue
		}
		if name != "" {
			return t.RulesName(r)
		}
		name = t.EditionName.Of(e.Name)
	}
	if name == "" {
		return t.RulesName(r)
	}
	return name
}

var languages = []*Text{
	english.text(),
	spanish.text(),
	czech.text(),
	italian.text(),
	turkish.text(),
	german.text(),
	french.text(),
}

// Languages lists the languages in the order in which they are offered; the first is English.
func Languages() []*Text { return languages }

// In returns the first language of tags that the program has, comparing the part
// before a hyphen, or English.
func In(tags ...string) *Text {
	for _, tag := range tags {
		for _, t := range languages {
			if len(tag) >= len(t.Lang) && tag[:len(t.Lang)] == t.Lang && (len(tag) == len(t.Lang) || tag[len(t.Lang)] == '-') {
				return t
			}
		}
	}
	return languages[0]
}
