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

// markAt draws the logo in a file, size pixels wide and with its corner at x, y.
func markAt(x, y, size int) string {
	_, shapes, _ := strings.Cut(strings.TrimSuffix(Mark, "</svg>"), ">")
	return fmt.Sprintf(`<g transform="translate(%d %d) scale(%.4f)">%s</g>`+"\n", x, y, float64(size)/64, shapes)
}
