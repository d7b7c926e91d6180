package text

import (
	"errors"
	"strings"
	"sync"
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
	t := &Text{Lang: l.Lang, Name: l.Name, plural: l.plural, kinds: map[string]pattern{}}
	phrases := englishPhrases()
	if file != fileOf("en") {
		var err error
		if phrases, err = translated(file, phrases, t.kinds); err != nil {
			return nil, err
		}
	}
	for _, p := range t.set(phrases) {
		phrase, err := patternOf(p.words, p.names, t.kinds)
		if err != nil {
			return nil, errors.New(p.path + ": " + err.Error())
		}
		t.functions = append(t.functions, phrase)
	}
	return t, nil
}
