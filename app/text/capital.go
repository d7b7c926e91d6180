package text

import (
	"unicode"
	"unicode/utf8"
)

// Capital returns a phrase for the beginning of a sentence, with a capital letter.
func (t *Text) Capital(words string) string {
	return t.firstLetter(words, unicode.ToUpper, unicode.TurkishCase.ToUpper)
}

// Small returns a phrase for the middle of a sentence, with a small letter. The phrase must not
// begin with a noun or a name.
func (t *Text) Small(words string) string {
	return t.firstLetter(words, unicode.ToLower, unicode.TurkishCase.ToLower)
}

// firstLetter changes the first letter of words. It uses the function turkish in Turkish.
func (t *Text) firstLetter(words string, change, turkish func(rune) rune) string {
	if t.Lang == "tr" {
		change = turkish
	}
	first, size := utf8.DecodeRuneInString(words)
	return string(change(first)) + words[size:]
}
