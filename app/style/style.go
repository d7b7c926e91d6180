// Package style is the style sheet of the app, in files by what they style. A new rule goes where what it styles is, or,
// if it holds for some sizes of the page alone and for more than one screen, into sizes.css. Sizes of letters, corners and
// controls have names, distances are of one scale; tests refuse others. Nothing of it is in the program: the site's
// builder puts it into the page.
package style

import (
	"embed"
	"strings"
)

//go:embed *.css
var files embed.FS

// first are the files that the first picture of the page needs, in their order: of two rules that are equally exact the
// later one counts.
var first = []string{
	"colours", // names of colours, sizes and times; the wood and the marbles
	"page",    // the page, what many things have in common, and the upper edge of screens and dialogs
	"board",   // the board
	"table",   // around the board: seats, status, panel, buttons
	"sizes",   // that on small phones, tall ones, tablets, wide pages and phones that lie on their side
	"needs",   // that with very large text, more contrast, forced colours
}

// later are the files that are there before the program is, but after the first picture. They change nothing in it.
var later = []string{
	"common",   // what many things have in common
	"game",     // what the board and the seats have in a game alone
	"boards",   // other boards and marbles, day or night where one is chosen
	"marks",    // what is shown on the board and moves over it
	"moves",    // steps and moves, ways on, the coach, the arithmetic
	"wooden",   // the computer's last marble, large for who plays on a wooden board
	"count",    // the count at the end, on the board
	"choices",  // cards to choose from; sharing
	"course",   // the card beside the board: lessons, analysis, notes
	"puzzles",  // puzzles, storms, and the page they begin at
	"review",   // the review of a game
	"workshop", // building a board
	"sheets",   // dialogs and their forms
	"library",  // the games that are kept, and import
	"pressed",  // what appears, is pressed or has the pointer over it, on every screen
	"progress", // how far the player has come
	"room",     // what sizes and needs are to the files of first, to these
}

// First returns the part that the first picture of the page needs. Every rule begins a line.
func First() string { return joined(first) }

// Later returns the rest, which follows it.
func Later() string { return joined(later) }

// Sheet returns all of it.
func Sheet() string { return First() + Later() }

// Colours returns the part that names colours, and that drawings of boards need.
func Colours() string { return joined([]string{"colours", "boards"}) }

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
