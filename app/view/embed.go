package view

// EmbedStock is the drawing stock of a page that shows a board without the program. The page brings the colours of its classes.
func EmbedStock() string { return defs }

// Icon draws an icon of the program for such a page.
func Icon(name string) string {
	return `<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">` + iconPaths(name) + `</svg>`
}
