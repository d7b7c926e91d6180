package text

import (
	"strings"

	"kulami/rules"
)

// Text is the text of the app in one language. Names of sides come from SidesOf. Names of holes and
// tiles ("c7", "b9-c7") are the same in all languages.
type Text struct {
	Lang, Name string // BCP 47 tag; name in the language itself
	Phrases
	plural    func(n int) string
	kinds     map[string]pattern // the kinds of gaps that the language defines
	functions []pattern          // phrases with arguments, in the order of the English file
}

// say fills the gaps of a phrase, by its index in functions.
func (t *Text) say(number int, args ...any) string { return t.functions[number].fill(t, args...) }

// Words is a table of phrases in the order of the English file.
type Words []Word

// Word is a phrase with its key.
type Word struct{ Key, Text string }

// Of returns the phrase of a key, or the empty string.
func (w Words) Of(key string) string {
	for i := range w {
		if w[i].Key == key {
			return w[i].Text
		}
	}
	return ""
}

// SidesOf returns the names of the sides for a set of marbles, or for the default set if the set
// does not exist. After the suffix "-reversed", First has the second colour of the set.
func (t *Text) SidesOf(marbles string) [2]string {
	marbles, reversed := strings.CutSuffix(marbles, "-reversed")
	if t.Sides.Of(marbles+".0") == "" {
		marbles = "red-black"
	}
	sides := [2]string{t.Sides.Of(marbles + ".0"), t.Sides.Of(marbles + ".1")}
	if reversed {
		sides[0], sides[1] = sides[1], sides[0]
	}
	return sides
}

// Lesson is the text of a lesson of the course: its task, the answer to a mistake, and the lesson
// learnt.
type Lesson struct{ Title, Task, Slip, Done string }

// LessonGaps are the arguments for the gaps in the text of a lesson.
type LessonGaps struct {
	First, Second string // names of the sides
	Hole          string // name of the clicked hole
	A, B          int    // marbles of First and Second on the tile of that hole
}

// lessonGaps are the names of the gaps, in the order of the fields of LessonGaps.
var lessonGaps = []string{"first", "second", "hole", "a", "b"}

// Lesson returns the text of a lesson by its name.
func (t *Text) Lesson(name string, g LessonGaps) Lesson {
	of := func(part string) string {
		p, _ := patternOf(t.Lessons.Of(name+part), lessonGaps, t.kinds)
		return p.fill(t, g.First, g.Second, g.Hole, g.A, g.B)
	}
	return Lesson{of(".Title"), of(".Task"), of(".Slip"), of(".Done")}
}

// NameOf names a ruleset. It is the name of its edition, or a name of its parts if it is of no
// edition or of several. Only rulesets with the same count and the same end have the same name.
func (t *Text) NameOf(r rules.Ruleset) string {
	name := ""
	if r = r.Sheet(); r.Lines == rules.NoLines {
		r.Orthogonal = false
	}
	for _, e := range rules.Editions() {
		if e.Rules != r {
			continue
		}
		if name != "" {
			return t.rulesName(r)
		}
		name = t.EditionName.Of(e.Name)
	}
	if name == "" {
		return t.rulesName(r)
	}
	return name
}

// rulesName names a ruleset by its parts; see NameOf.
func (t *Text) rulesName(r rules.Ruleset) string {
	area := t.RulesPart.Of(rules.Ruleset{Area: r.Area}.String())
	lines := t.RulesPart.Of(rules.Ruleset{Lines: r.Lines, Orthogonal: r.Orthogonal}.String())
	parts := area + lines
	if area != "" && lines != "" {
		parts = t.Both(area, lines)
	}
	name := t.Capital(t.RulesWith(parts))
	if r.EarlyEnd {
		name = t.RulesEarly(name)
	}
	return name
}

// Damaged describes a damaged link: all its moves could be read, or a number of them. It does not
// mention missing moves if of is rules.Unknown.
func (t *Text) Damaged(kept, of int) string {
	switch of {
	case kept:
		return t.DamagedWhole
	case rules.Unknown:
		return t.DamagedOpen(kept)
	}
	return t.DamagedPart(kept, of)
}

// FaultOf names a fault of a text. Faults of small parts share a name.
func (t *Text) FaultOf(f rules.Fault) string {
	if name := t.Fault.Of(string(f)); name != "" {
		return name
	}
	return t.Fault.Of("details")
}

// Headline is one of Wins, YouWin, YouLose, YouLost or Draw with the points of both sides. The
// points of the side in head are first.
func (t *Text) Headline(head string, won, lost int) string {
	if won == lost {
		return t.HeadlineDrawn(head, won)
	}
	return t.HeadlineWon(head, won, lost)
}

// Why returns the reason why a hole cannot be played.
func (t *Text) Why(reason rules.Reason, hole string) string { return t.WhyNot(reason.String(), hole) }
