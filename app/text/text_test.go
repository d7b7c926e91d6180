package text

import (
	"cmp"
	"slices"
	"strings"
	"testing"

	"kulami/rules"
)

// Every list has a phrase for each of its keys.
func TestListsAreWhole(t *testing.T) {
	for _, lang := range All() {
		for _, list := range [][9]string{lang.LevelName, lang.LevelLine} {
			for level := 1; level <= 8; level++ {
				if list[level] == "" {
					t.Errorf("%s: level %d has no words", lang.Lang, level)
				}
			}
		}
		for _, e := range rules.Editions() {
			if lang.EditionName.Of(e.Name) == "" || lang.RulesLine.Of(cmp.Or(e.Rules.String(), "none")) == "" {
				t.Errorf("%s: edition %s has no words", lang.Lang, e.Name)
			}
		}
		for _, s := range rules.SheetBoards() {
			if lang.SheetName.Of(string(s)) == "" {
				t.Errorf("%s: sheet %s has no name", lang.Lang, s)
			}
		}
		for _, set := range lang.MarbleSet {
			if lang.Sides.Of(set.Key+".0") == "" || lang.Sides.Of(set.Key+".1") == "" {
				t.Errorf("%s: marbles %s have no words", lang.Lang, set.Key)
			}
		}
		for _, f := range rules.Faults() {
			if lang.FaultOf(f) == "" {
				t.Errorf("%s: fault %s has no words", lang.Lang, f)
			}
		}
		for why := rules.Playable + 1; why <= rules.TileBefore; why++ {
			if lang.Why(why, "c7") == "" {
				t.Errorf("%s: reason %s has no words", lang.Lang, why)
			}
		}
	}
}

// A ruleset of exactly one edition has the edition's name. Others are named by their parts.
func TestRulesHaveNames(t *testing.T) {
	for letters, want := range map[string]string{
		"": "Basic game", "o": "Basic game", "e": "Spanish, tiles", "te": "Spanish 1", "se": "Spanish 2", "tse": "Spanish 3",
		"l": "Italian, lines", "lo": "Turkish, lines", "alo": "Turkish, area and lines", "a": "Area", "al": "Area and lines",
		"s": "Lines in full", "tso": "Area by tiles and lines in full, no diagonals",
		"ae": "Area (55 marbles)", "ale": "Area and lines (55 marbles)", "aloe": "Area and lines, no diagonals (55 marbles)",
	} {
		r, ok := rules.ParseRuleset(letters)
		if got := In("en").NameOf(r); !ok || got != want {
			t.Errorf("the rules %q are called %q, want %q", letters, got, want)
		}
	}
}

// All rules of a link or of the new-game dialog have a name in every language. Rules with the same
// name have the same count and the same end. A handicap does not change the name.
func TestRulesHaveNamesOfTheirOwn(t *testing.T) {
	letters := []string{""}
	for _, c := range "atlsoe" {
		for _, before := range letters {
			letters = append(letters, before+string(c))
		}
	}
	for _, lang := range All() {
		named, links := map[string]rules.Ruleset{}, 0
		for _, l := range letters {
			r, ok := rules.ParseRuleset(l)
			if !ok {
				continue
			}
			links++
			name := lang.NameOf(r)
			if name == "" || name != lang.NameOf(r.WithHandicap(rules.Second, 7)) {
				t.Errorf("%s: the rules %q are called %q, with a handicap %q", lang.Lang, l, name, lang.NameOf(r.WithHandicap(rules.Second, 7)))
			}
			if r.Lines == rules.NoLines {
				r.Orthogonal = false
			}
			if other, taken := named[name]; taken && other != r {
				t.Errorf("%s: the rules %q and %q are both called %q", lang.Lang, other, r, name)
			}
			named[name] = r
		}
		if links != 3*3*2*2 || len(named) != 3*5*2 {
			t.Errorf("%s: %d rules have %d names", lang.Lang, links, len(named))
		}
	}
}

// Names of sides follow the colours of their marbles.
func TestSides(t *testing.T) {
	for set, want := range map[string][2]string{
		"red-black": {"Red", "Black"}, "red-black-reversed": {"Black", "Red"}, "safe-reversed": {"Blue", "Orange"}, "-reversed": {"Black", "Red"}, "": {"Red", "Black"},
	} {
		if got := In("en").SidesOf(set); got != want {
			t.Errorf("the sides of %q are %q, want %q", set, got, want)
		}
	}
}

func TestIn(t *testing.T) {
	for _, c := range []struct {
		tags []string
		want string
	}{
		{nil, "en"},
		{[]string{"en-GB"}, "en"},
		{[]string{"xx", "en"}, "en"},
		{[]string{"english"}, "en"},
	} {
		if got := In(c.tags...).Lang; got != c.want {
			t.Errorf("In(%v) = %s, want %s", c.tags, got, c.want)
		}
	}
}

// A phrase of a lesson can have every kind of gap that its language defines, also at its beginning.
func TestLessonsHaveKindsOfGaps(t *testing.T) {
	for _, c := range []struct{ lang, phrase, want string }{
		{"it", "{first, Il} comincia. Tocca la tessera {second, del}.", "L’Arancione comincia. Tocca la tessera del Blu."},
		{"tr", "Bu taş artık {first, nin}.", "Bu taş artık Turuncu’nun."},
		{"cs", "Na {hole}: {a, plural, one {# kámen} few {# kameny} other {# kamenů}} {first, koho}.", "Na c7: 2 kameny Oranžového."},
	} {
		lang := *In(c.lang)
		lang.Lessons = Words{{"x.Task", c.phrase}}
		sides := lang.SidesOf("safe")
		if got := lang.Lesson("x", LessonGaps{sides[0], sides[1], "c7", 2, 1}).Task; got != c.want {
			t.Errorf("%s: %q, want %q", c.lang, got, c.want)
		}
	}
}

// The lessons of every language can be read, and have the gaps of English.
func TestLessonsHaveTheGapsOfEnglish(t *testing.T) {
	for _, lang := range All() {
		for _, word := range lang.Lessons {
			gaps := func(words string) []string {
				p, err := patternOf(words, lessonGaps, lang.kinds)
				if err != nil {
					t.Errorf("%s: %s: %v", lang.Lang, word.Key, err)
				}
				return used(p, lessonGaps, func(part) {})
			}
			if got, want := gaps(word.Text), gaps(In("en").Lessons.Of(word.Key)); !slices.Equal(got, want) {
				t.Errorf("%s: %s uses %v, in English %v", lang.Lang, word.Key, got, want)
			}
		}
	}
}

// Phrases that the program joins read well together. After YouLost the player's own points come
// first. Wins is also used for games that are not over.
func TestJoinedPhrases(t *testing.T) {
	for _, c := range []struct{ lang, points, margin, best string }{
		{"en", "You lose 27–31", "You lose by 4 points", "Red wins with best play."},
		{"es", "Has perdido por 27 a 31", "Has perdido por 4 puntos", "Gana Rojo si ambos juegan lo mejor posible."},
		{"cs", "Prohra 27\u00a0:\u00a031", "Prohra o\u00a04 body", "Červený vítězí při nejlepší hře."},
		{"it", "Hai perso 27 a 31", "Hai perso di 4 punti", "Vince il Rosso con il miglior gioco di entrambi."},
		{"tr", "Kaybettin: 27–31", "Kaybettin (4 puan farkla)", "En iyi oyunun sonucu: Kırmızı galip."},
		{"de", "Du verlierst 27:31", "Du verlierst mit 4 Punkten Unterschied", "Bei bestem Spiel: Rot gewinnt."},
		{"fr", "Vous perdez 27 à 31", "Vous perdez de 4\u00a0points", "Rouge gagne si chacun joue au mieux."},
	} {
		l := In(c.lang)
		red := l.SidesOf("red-black")[0]
		for got, want := range map[string]string{
			l.Headline(l.YouLost, 27, 31): c.points, l.WonBy(l.YouLost, l.ByPoints(4)): c.margin, l.BestPlay(l.Wins(red)): c.best,
		} {
			if got != want {
				t.Errorf("%s: %q, want %q", l.Lang, got, want)
			}
		}
	}
}

// A phrase does not conflict with others. A handicap is not called a lead. The text of an old daily
// puzzle names the puzzle. No section of the rules has the name of its dialog.
func TestPhrasesStandAlone(t *testing.T) {
	for _, l := range All() {
		for _, lead := range []string{l.LedUntil(1), l.FairSmall("", 1), l.FairClear("", 1), l.FactLeads(4), l.LedFrom(1, "")} {
			if word := strings.ToLower(l.Handicap); strings.Contains(strings.ToLower(lead), word) {
				t.Errorf("%s: %q is also a lead: %q", l.Lang, word, lead)
			}
		}
		if puzzle := string([]rune(strings.ToLower(l.Puzzle))[:4]); !strings.Contains(strings.ToLower(l.DailyLate), puzzle) {
			t.Errorf("%s: %q has no %q", l.Lang, l.DailyLate, puzzle)
		}
	}
}
