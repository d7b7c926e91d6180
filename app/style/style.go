// Package style is the style sheet of the app, divided into files by topic. Put a new rule into the
// file of the elements that it styles. A rule for several screens and only some page sizes belongs
// into sizes.css. Font sizes, corners and control sizes have names, and distances use one scale;
// tests reject others. The program does not contain the style sheet: the site's build puts it into
// the page.
package style

import (
	"embed"
	"strings"
)

//go:embed *.css
var files embed.FS

// first lists the files needed by the first picture of the page. Their order matters, because the
// later of two rules with equal specificity wins.
var first = []string{
	"colours", // names of colours, sizes and durations; wood and marbles
	"page",    // the page, common rules, and the upper edge of screens and dialogs
	"board",   // the board
	"table",   // around the board: seats, status, panel, buttons
	"sizes",   // the page on small phones, tall phones, tablets, wide pages and landscape phones
	"needs",   // the page with very large text, more contrast or forced colours
}

// later lists the files that load before the program but after the first picture. They do not
// change it.
var later = []string{
	"common",    // common rules
	"game",      // board and seats during a game only
	"boards",    // other boards and marbles, and a chosen light or dark theme
	"marks",     // highlights on the board, and everything that moves over it
	"moves",     // steps and moves, links to other screens, the coach, sums
	"wooden",    // the computer's last marble, large, for a wooden board
	"count",     // the count at the end, on the board
	"choices",   // cards to choose from; sharing
	"course",    // the card next to the board: lessons, analysis, notes
	"puzzles",   // puzzles, storms, and their start page
	"review",    // the review of a game
	"workshop",  // building a board
	"sheets",    // dialogs and their forms
	"library",   // saved games, and import
	"pressed",   // appearing, pressed and hovered elements on every screen
	"challenge", // results that people compare
	"progress",  // the player's progress
	"room",      // sizes and needs for these files
}

// First returns the part needed by the first picture of the page. Every rule begins a line.
func First() string { return joined(first) }

// Later returns the rest, which comes after First.
func Later() string { return joined(later) }

// Sheet returns the whole style sheet.
func Sheet() string { return First() + Later() }

// Colours returns the part that names colours, which drawings of boards need.
func Colours() string { return joined([]string{"colours", "boards"}) }

func joined(parts []string) string {
	var all strings.Builder
	for _, part := range parts {
		text, err := files.ReadFile(part + ".css")
		if err != nil {
			panic(err) // a test reads all listed files
		}
		all.Write(text)
		all.WriteByte('\n')
	}
	return all.String()
}
