package picture

import (
	"fmt"
	"strings"
)

// Mark is the logo of Kulami, four tiles around a marble, as on the icons in static/icons.
const Mark = `<svg class="mark" viewBox="0 0 64 64" aria-hidden="true" focusable="false"><rect width="64" height="64" rx="15" fill="#4a3120"/>` +
	`<path d="M15 4h22a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3h-30a3 3 0 0 1-3-3v-2a11 11 0 0 1 11-11zM27 44h30a3 3 0 0 1 3 3v2a11 11 0 0 1-11 11h-22a3 3 0 0 1-3-3v-10a3 3 0 0 1 3-3z" fill="#efca90"/>` +
	`<path d="M47 4h2a11 11 0 0 1 11 11v22a3 3 0 0 1-3 3h-10a3 3 0 0 1-3-3v-30a3 3 0 0 1 3-3zM7 24h10a3 3 0 0 1 3 3v30a3 3 0 0 1-3 3h-2a11 11 0 0 1-11-11v-22a3 3 0 0 1 3-3z" fill="#d6a463"/>` +
	`<circle cx="32" cy="32" r="12" fill="#a8140a"/><circle cx="31" cy="31" r="10.5" fill="#e2301d"/><circle cx="28" cy="27" r="3" fill="#fff" fill-opacity=".8"/></svg>`

// Wordmark is the name Kulami as a path, on an em of 100, because the first picture cannot wait for
// the title font. Its outlines follow static/fonts/fraunces-latin.woff2 within 18/2000 em, with as
// few curves as possible. A journey compares both.
const Wordmark = `<svg class="wordmark" viewBox="0 -80 358 100" role="img" aria-label="Kulami"><path d="` +
	`M23-27l31-30c7-8-3-7-4-9s0-4 2-4h20c10 0-8 11-11 13l-36 35zm12-10l12-10 24 38c1 1 14 9 5 9h-25c-1 0-3-1-3-3 1-` +
	`4 8 0 5-6zm-7 29c0 1 14 8 4 8h-24c-1 0-3-1-3-2 0-5 8-2 8-6v-54c0-4-8-1-8-6 0-2 2-2 3-2h25c1 0 3 0 3 2 0 5-8 2-` +
	`8 6zm92-2h-1v-27c0-3-12-4-4-6l10-4c2-1 8-3 8 2v37c0 3 12 8 3 8h-10c-6 0-6-5-6-10zm-32-4v-23c0-3-12-4-4-6l9-4c3` +
	`-1 9-3 9 2v29c0 14 13 9 19 3l3 2c-6 5-14 12-22 12s-14-6-14-15zm78-57v63c0 3 11 8 3 8h-20c-9 0 3-5 3-8v-55c0-3-` +
	`12-3-4-7l9-3c3-1 9-3 9 2zm42 64l-1-1v-29c0-11-13-9-13-3v4c0 8-12 8-13 2-4-15 40-23 40-1v26c0 9 9-5 7 4s-20 10-` +
	`20-2zm2-15l-1 3c-6-3-16-3-16 6s11 10 16 3l1 3c-8 12-32 11-32-3s22-17 32-12zm44-23v37c0 3 11 8 2 8h-19c-9 0 3-5` +
	` 3-8v-29c0-3-12-3-4-7l9-3c3-1 9-3 9 2zm-2 11l-2-2c6-6 13-12 22-12s14 6 14 15v25c0 3 10 8 2 8h-19c-8 0 3-5 3-8v` +
	`-23c0-14-13-9-20-3zm32 0l-2-2c6-6 13-12 22-12s14 6 14 15v25c0 3 11 8 3 8h-20c-8 0 3-5 3-8v-23c0-14-13-9-20-3zm` +
	`66-11v37c0 3 11 8 2 8h-19c-9 0 3-5 3-8v-29c0-3-12-3-4-7l9-3c3-1 9-3 9 2zm-8-11c-12 0-12-15 0-15s11 15 0 15z"/></svg>`

// markAt draws the logo in a file, size pixels wide and with its corner at x, y.
func markAt(x, y, size int) string {
	_, shapes, _ := strings.Cut(strings.TrimSuffix(Mark, "</svg>"), ">")
	return fmt.Sprintf(`<g transform="translate(%d %d) scale(%.4f)">%s</g>`+"\n", x, y, float64(size)/64, shapes)
}
