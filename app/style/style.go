// Package style is the style sheet of the app, in files by what they style. A new rule goes where what it styles is, or,
// if it holds for some sizes of the page alone and for more than one screen, into sizes.css. Nothing of it is in the
// program: the site's builder puts it into the page.
package style

import (
	"embed"
	"strings"
)

//go:embed *.css
var files embed.FS

// parts are the files in their order: of two rules that are equally exact the later one counts.
var parts = []string{
	"colours",  // names of colours, sizes and times; the boards and the marbles
	"page",     // the page, and the upper edge of screens and dialogs
	"board",    // the board, with what is shown on it and moves over it
	"table",    // around the board: seats, status, panel, moves, buttons
	"count",    // the count at the end, on the board
	"choices",  // cards to choose from; sharing
	"course",   // the card beside the board: lessons, analysis, notes
	"puzzles",  // puzzles, storms, and the page they begin at
	"review",   // the review of a game
	"workshop", // building a board
	"sheets",   // dialogs and their forms
	"library",  // the games that are kept, and import
	"pressed",  // what appears, is pressed or has the pointer over it, on every screen
	"sizes",    // the table on small phones, tall ones, tablets, wide pages and phones that lie on their side
	"progress", // how far the player has come
	"needs",    // pages that are scrolled, very large text, more contrast, forced colours
}

// Sheet returns all of it. Every rule begins a line.
func Sheet() string { return joined(parts) }

// Colours returns the part that names colours, and that drawings of boards need.
func Colours() string { return joined(parts[:1]) }

func joined(parts []string) string {
	var all strings.Builder
	for _, part := range parts {
		text, err := files.ReadFile(part + ".css")
		if err != nil {
			panic(err) // a file that is listed is there: a test reads them all
		}
		all.Write(text)
		all.WriteByte('\n')
	}
	return all.String()
}
