package text

import "kulami/rules"

// Text is the program in one language, area by area. Names of sides are the values of Sides; names
// of holes and tiles ("c7", "b9-c7") are the same in all languages.
type Text struct {
	Lang, Name string // BCP 47 tag; name of the language in itself
	plural     func(n int) string
	Kinds      Table[func(string) string] // of gaps, that a language defines itself

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

// Table is a small map in the order of its file.
type Table[V any] []Pair[V]

// Pair is an entry of a Table.
type Pair[V any] struct {
	Key   string
	Value V
}

// Words are strings by strings.
type Words = Table[string]

// Of returns the value of a key, or the zero value.
func (t Table[V]) Of(key string) V {
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
	r = r.Sheet()
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

// RulesName names a ruleset by its parts; see NameOf.
func (t *Text) RulesName(r rules.Ruleset) string {
	area := t.RulesPart.Of(rules.Ruleset{Area: r.Area}.String())
	lines := t.RulesPart.Of(rules.Ruleset{Lines: r.Lines, Orthogonal: r.Orthogonal}.String())
	switch {
	case area == "" && lines == "":
		return t.EditionName.Of("basic")
	case area == "" || lines == "":
		return t.RulesWith(area + lines)
	}
	return t.RulesWith(t.RulesBoth(area, lines))
}

// Damaged says of a damaged link whether all its moves could be read, or how many. Nothing is said of what may be missing
// if of is rules.Unknown.
func (t *Text) Damaged(kept, of int) string {
	switch of {
	case kept:
		return t.DamagedWhole
	case rules.Unknown:
		return t.DamagedOpen(kept)
	}
	return t.DamagedPart(kept, of)
}

// Headline is Wins, YouWin, YouLose, YouLost or Draw with the points of both sides, those of who it is about first.
func (t *Text) Headline(head string, won, lost int) string {
	if won == lost {
		return t.HeadlineDrawn(head, won)
	}
	return t.HeadlineWon(head, won, lost)
}
