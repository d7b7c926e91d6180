package site

import "kulami/app/text"

// addWords adds the words of all languages but English, which the program has itself, and returns their addresses by
// language.
func addWords(files Files) map[string]string {
	addresses := map[string]string{}
	for _, l := range text.Languages()[1:] {
		content := []byte(text.File(l.Lang))
		name := named("words/"+l.Lang+".txt", content)
		files[name] = content
		addresses[l.Lang] = name
	}
	return addresses
}
