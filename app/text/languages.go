package text

import (
	"errors"
	"reflect"
	"strings"
	"sync"

	"kulami/rules"
)

// Language is a language that the program speaks.
type Language struct {
	Lang, Name string             // BCP 47 tag; name in itself
	plural     func(n int) string // the plural category of a whole number, as in Unicode's CLDR
}

var languages = []Language{
	{"en", "English", oneOther},
	{"es", "Español", oneOther},
	{"cs", "Čeština", oneFewOther},
	{"it", "Italiano", oneOther},
	{"tr", "Türkçe", oneOther},
	{"de", "Deutsch", oneOther},
	{"fr", "Français", zeroOneOther},
}

func oneOther(n int) string {
	if n == 1 {
		return "one"
	}
	return "other"
}

func zeroOneOther(n int) string {
	if n <= 1 {
		return "one"
	}
	return "other"
}

func oneFewOther(n int) string {
	if 2 <= n && n <= 4 {
		return "few"
	}
	return oneOther(n)
}

// Languages lists the languages in the order in which they are offered; the first is English.
func Languages() []Language { return languages }

// All has the words of all languages.
func All() []*Text {
	var all []*Text
	for _, l := range languages {
		all = append(all, In(l.Lang))
	}
	return all
}

// File is the file with the words of a language as the browser fetches it: without comments.
func File(lang string) string {
	var lines strings.Builder
	for line := range strings.Lines(fileOf(lang)) {
		if line != "\n" && !strings.HasPrefix(line, "#") {
			lines.WriteString(line)
		}
	}
	return lines.String()
}

// Pattern is a phrase with its gaps, as the file of a language has it.
func (t *Text) Pattern(name string) string {
	words := ""
	properties(fileOf(t.Lang), func(p property) error {
		if p.path == name {
			words = p.words
		}
		return nil
	})
	return words
}

// Match returns the first language of tags that the program speaks, comparing the part before a
// hyphen, or English.
func Match(tags ...string) Language {
	for _, tag := range tags {
		for _, l := range languages {
			if tag == l.Lang || strings.HasPrefix(tag, l.Lang+"-") {
				return l
			}
		}
	}
	return languages[0]
}

var (
	mu     sync.Mutex
	spoken = map[string]*Text{} // by language
)

// In returns the words of the language that matches tags, or those of English if they are not here.
func In(tags ...string) *Text {
	if t := here(Match(tags...)); t != nil {
		return t
	}
	return here(languages[0])
}

// Has reports whether the words of the language that matches tags are here.
func Has(tags ...string) bool { return here(Match(tags...)) != nil }

// here returns the words of a language, or nil. Those that are a part of the program are read at
// their first use.
func here(l Language) *Text {
	mu.Lock()
	t := spoken[l.Lang]
	mu.Unlock()
	if file := fileOf(l.Lang); t == nil && file != "" {
		if err := Load(l.Lang, file); err != nil {
			panic(l.Lang + ": " + err.Error())
		}
		return here(l)
	}
	return t
}

// Load takes over the file of a language, which must have all words.
func Load(lang, file string) error {
	t, err := read(Match(lang), file)
	if err != nil {
		return err
	}
	mu.Lock()
	defer mu.Unlock()
	if spoken[t.Lang] == nil { // every use of the words is to find the same
		spoken[t.Lang] = t
	}
	return nil
}

// read reads the file of a language, which must have all words.
func read(l Language, file string) (*Text, error) {
	t := &Text{Lang: l.Lang, Name: l.Name, plural: l.plural}
	err := fillFields(reflect.ValueOf(t).Elem(), file, func(v reflect.Value, p property) error {
		if v.Type().NumIn() != len(p.names) {
			return errors.New("has other arguments")
		}
		phrase, err := patternOf(p.words, p.names, t.Kinds)
		if err == nil && !t.bind(v.Addr().Interface(), phrase) {
			err = errors.New("has arguments that bind lacks")
		}
		return err
	})
	return t, err
}

// bind makes a function of a phrase.
func (t *Text) bind(function any, p pattern) bool {
	switch f := function.(type) {
	case *func(int) string:
		*f = func(a int) string { return p.fill(t, a) }
	case *func(float64) string:
		*f = func(a float64) string { return p.fill(t, a) }
	case *func(string) string:
		*f = func(a string) string { return p.fill(t, a) }
	case *func(int, int) string:
		*f = func(a, b int) string { return p.fill(t, a, b) }
	case *func(string, string) string:
		*f = func(a, b string) string { return p.fill(t, a, b) }
	case *func(int, string) string:
		*f = func(a int, b string) string { return p.fill(t, a, b) }
	case *func(string, int) string:
		*f = func(a string, b int) string { return p.fill(t, a, b) }
	case *func(string, float64) string:
		*f = func(a string, b float64) string { return p.fill(t, a, b) }
	case *func(rules.Reason, string) string:
		*f = func(a rules.Reason, b string) string { return p.fill(t, a.String(), b) }
	case *func(int, int, int) string:
		*f = func(a, b, c int) string { return p.fill(t, a, b, c) }
	case *func(string, int, int) string:
		*f = func(a string, b, c int) string { return p.fill(t, a, b, c) }
	case *func(string, int, string) string:
		*f = func(a string, b int, c string) string { return p.fill(t, a, b, c) }
	case *func(string, string, int) string:
		*f = func(a, b string, c int) string { return p.fill(t, a, b, c) }
	case *func(string, string, string) string:
		*f = func(a, b, c string) string { return p.fill(t, a, b, c) }
	case *func(int, int, int, int) string:
		*f = func(a, b, c, d int) string { return p.fill(t, a, b, c, d) }
	case *func(string, int, string, int) string:
		*f = func(a string, b int, c string, d int) string { return p.fill(t, a, b, c, d) }
	case *func(int, string, int, string, int) string:
		*f = func(a int, b string, c int, d string, e int) string { return p.fill(t, a, b, c, d, e) }
	default:
		return false
	}
	return true
}
