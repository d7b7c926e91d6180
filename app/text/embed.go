//go:build !js

package text

import "embed"

//go:embed words
var files embed.FS

// fileOf returns a file of phrases, of a language or of its rule book.
func fileOf(name string) string {
	file, _ := files.ReadFile("words/" + name + ".properties")
	return string(file)
}
