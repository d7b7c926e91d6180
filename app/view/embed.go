package view

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/rules"
)

// frameCode is the markup that shows a record on another page, by embed.html beside this page.
func frameCode(rec rules.Record, title string) string {
	folder := ""
	if app.IsClient {
		page := withFragment("")
		folder = page[:strings.LastIndexByte(page, '/')+1]
	}
	return `<iframe src="` + escape(folder) + "embed.html#" + rec.String() + `" title="` + escape(title) +
		`" style="width: 100%; max-width: 40rem; aspect-ratio: 4 / 5; border: 0" loading="lazy"></iframe>`
}

// EmbedStock is the drawing stock of a page that shows a board without the program. The page brings the colours of its classes.
func EmbedStock() string { return defs }

// Icon is the markup of an icon; embed.html has some, too.
func Icon(name string) string {
	return `<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">` + iconPaths(name) + `</svg>`
}
