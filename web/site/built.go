package site

import "os"

// Built is the site in the folder that the environment variable SITE names, where make puts it once for all its tests; or
// else it is built now.
func Built() (Files, error) {
	if dir := os.Getenv("SITE"); dir != "" {
		return readStatic(dir)
	}
	return Build()
}
