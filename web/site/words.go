package site

import "kulami/app/text"

// addWords adds the words of all languages but English, which the program has itself, and returns their addresses by
// language.
func addWords(files Files) map[string]string {
	addresses := map[string]string{}
	for _, l := range text.Languages()[1:] {
		name := "words/" + l.Lang + ".txt"
		files[name] = []byte(text.File(l.Lang))
		addresses[l.Lang] = files.stamped(name)
	}
	return addresses
}
