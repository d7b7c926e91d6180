package text

import (
	"errors"
	"strings"
	"sync"
)

// Language is a language of the app.
type Language struct {
	Lang, Name string             // BCP 47 tag; name in the language itself
	plural     func(n int) string // the plural category of a whole number, from Unicode's CLDR
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

// Languages lists the languages in the order of the settings. The first one is English.
func Languages() []Language { return languages }

// All returns the texts of all languages.
func All() []*Text {
	var all []*Text
	for _, l := range languages {
		all = append(all, In(l.Lang))
	}
	return all
}

// File returns the file of a language as the browser fetches it, without comments.
func File(lang string) string {
	var lines strings.Builder
	for line := range strings.Lines(fileOf(lang)) {
		if line != "\n" && !strings.HasPrefix(line, "#") {
			lines.WriteString(line)
		}
	}
	return lines.String()
}

// Pattern returns a phrase with its gaps, as it is in the file of the language.
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

// Match returns the first language among tags that the app has, or English. It compares the part of
// a tag before a hyphen.
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
	mu          sync.Mutex
	loadedTexts = map[string]*Text{} // by language
)

// In returns the text of the language that matches tags, or English if it is not loaded.
func In(tags ...string) *Text {
	if t := loaded(Match(tags...)); t != nil {
		return t
	}
	return loaded(languages[0])
}

// Has reports whether the language that matches tags is loaded.
func Has(tags ...string) bool { return loaded(Match(tags...)) != nil }

// loaded returns the text of a language, or nil. It reads the files in the program at their first
// use.
func loaded(l Language) *Text {
	mu.Lock()
	t := loadedTexts[l.Lang]
	mu.Unlock()
	if file := fileOf(l.Lang); t == nil && file != "" {
		if err := Load(l.Lang, file); err != nil {
			panic(l.Lang + ": " + err.Error())
		}
		return loaded(l)
	}
	return t
}

// Load reads the file of a language, which must have all phrases.
func Load(lang, file string) error {
	t, err := read(Match(lang), file)
	if err != nil {
		return err
	}
	mu.Lock()
	defer mu.Unlock()
	if loadedTexts[t.Lang] == nil { // every user of a language must get the same Text
		loadedTexts[t.Lang] = t
	}
	return nil
}

// read reads the file of a language, which must have all phrases.
func read(l Language, file string) (*Text, error) {
	t := &Text{Lang: l.Lang, Name: l.Name, plural: l.plural, kinds: map[string]pattern{}}
	phrases := englishPhrases()
	if file != fileOf("en") {
		var err error
		if phrases, err = translated(file, phrases, t.kinds); err != nil {
			return nil, err
		}
	}
	for _, p := range set(&t.Phrases, phrases) {
		phrase, err := patternOf(p.words, p.names, t.kinds)
		if err != nil {
			return nil, errors.New(p.path + ": " + err.Error())
		}
		t.functions = append(t.functions, phrase)
	}
	return t, nil
}
