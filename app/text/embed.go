package text

import "embed"

//go:embed words
var files embed.FS

// fileOf is a file with words: of a language, or of its rule book.
func fileOf(name string) string {
	file, _ := files.ReadFile("words/" + name + ".properties")
	return string(file)
}

// All has the words of all languages.
func All() []*Text {
	var all []*Text
	for _, l := range languages {
		all = append(all, In(l.Lang))
	}
	return all
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
