package site

import (
	_ "embed"

	"kulami/app/text"
)

// Background colours of the app by day and by night, which the browser uses around the page.
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

// page holds the data of the page templates. Scripts are part of the page, so that none of them can
// be missing or from another build.
type page struct {
	Policy, Style string
	LeaveFrame    string // script that leaves a frame
	Head, Boot    string // scripts before everything else and at the end
	Light, Dark   string
	Root, Mark    string // drawings
	Words         *text.Text
	Languages     []*text.Text
}
