package picture

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"

	"kulami/rules"
)

// The fonts of a picture: fonts of the reader's device, as in the style sheet.
const (
	sans  = `ui-rounded, 'Avenir Next', 'Segoe UI', Roboto, 'Noto Sans', 'DejaVu Sans', system-ui, sans-serif`
	serif = `Georgia, 'Iowan Old Style', 'Palatino Linotype', 'DejaVu Serif', serif`
	mono  = `ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace`
)

// write draws one line of text, if it is not empty.
func write(x, y, size int, family, style, text string) string {
	if text == "" {
		return ""
	}
	return fmt.Sprintf(`<text x="%d" y="%d" font-size="%d" font-family="%s" %s>%s</text>`+"\n",
		x, y, size, family, strings.TrimSpace(style), Escape(text))
}

// Escape returns a text in XML syntax.
func Escape(text string) string {
	return replace(text, "&", "&amp;", "<", "&lt;", ">", "&gt;", `"`, "&quot;", "'", "&apos;")
}

// oneLine returns a text on one line, without characters that XML forbids.
func oneLine(text string) string {
	return strings.Join(strings.Fields(strings.Map(func(r rune) rune {
		switch {
		case unicode.IsSpace(r):
			return ' '
		case unicode.IsControl(r), r == '\uFFFE', r == '\uFFFF':
			return -1
		}
		return r
	}, strings.ToValidUTF8(text, "\uFFFD"))), " ")
}

// fit returns a text and its font size, so that it is at most about room pixels wide. It reduces
// the size first and then shortens the text.
func fit(text string, size, smallest int, room float64) (string, int) {
	for size > smallest && width(text, size) > room {
		size--
	}
	// no letter is narrower than a pixel
	most := min(utf8.RuneCountInString(text), max(int(room), 0))
	for whole := text; most > 0 && width(text, size) > room; {
		most--
		text = strings.TrimSpace(rules.Shorten(whole, most, most)) + "…"
	}
	return text, size
}

// bold is the width of bold letters relative to normal ones.
const bold = 1.1

// width returns an estimate of a text's width in pixels. The estimate is rather too large, because
// the fonts of the reader's device are unknown.
func width(text string, size int) float64 {
	ems := 0.0
	for _, r := range text {
		switch {
		// an accent of the previous letter, or a joiner
		case r >= 0x300 && r < 0x370, r >= 0xfe00 && r < 0xfe10, rules.IsJoiner(r), rules.IsTag(r):
		case strings.ContainsRune("iljtfrI.,:;!|'’()[] ", r):
			ems += .38
		case strings.ContainsRune("mwMW@%<>=+~^#", r):
			ems += .95
		case unicode.IsUpper(r) || r == '&' || r == '…':
			ems += .8
		case r < 0x1100:
			ems += .63
		default:
			ems++
		}
	}
	return ems * float64(size)
}

// replace replaces the first string of each pair by the second. A strings.Replacer would add six
// kilobytes to the download.
func replace(s string, pairs ...string) string {
	for i := 0; i < len(pairs); i += 2 {
		s = strings.ReplaceAll(s, pairs[i], pairs[i+1])
	}
	return s
}
