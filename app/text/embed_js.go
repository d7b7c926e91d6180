package text

// fileOf returns the file of a language if the program contains it, which is only English. The page
// fetches the others.
func fileOf(lang string) string {
	if lang == "en" {
		return english
	}
	return ""
}
