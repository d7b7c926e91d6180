package text

// fileOf is the file with the words of a language if it is a part of the program: English alone. The page fetches others.
func fileOf(lang string) string {
	if lang == "en" {
		return english
	}
	return ""
}
