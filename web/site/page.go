package site

import (
	_ "embed"

	"kulami/app/picture"
	"kulami/app/text"
	"kulami/rules"
)

// The grounds of the app by day and by night: what the browser draws around the page.
const (
	lightGround = "#f4efe6"
	darkGround  = "#14120e"
)

var (
	//go:embed page/index.html
	indexPage string
	//go:embed page/boot.css
	bootStyle string
	//go:embed page/manifest.webmanifest
	manifest string
	//go:embed page/404.html
	lostPage string
	//go:embed page/404.js
	lostScript string
	//go:embed page/404.css
	lostStyle string
)

// page is what the page templates are filled with. The scripts are part of the page, so that none of them can be missing or
// of another build.
type page struct {
	Policy, Style string
	Head, Boot    string // the scripts before everything else and at the end
	Light, Dark   string
	Root, Mark    string // drawings
	Words         *text.Text
	Languages     []*text.Text
}

// lostBoard draws a board in the midst of a game, for the page of a lost address.
func lostBoard() string {
	board := rules.SheetSquare.Board()
	var marbles [2]rules.Set
	for i, name := range []string{"c6", "c4", "f4", "f6", "d6", "d5", "g5", "b5", "b2", "e2", "e7"} {
		marbles[i%2] |= rules.SetOf(board.Hole(name))
	}
	return picture.Thumb(board, 0, marbles)
}
