package rules

import "strings"

// found is a part of a larger text that looks like a record.
type found struct {
	text     string
	rest     string // the larger text from there on, without codes
	begin    int    // the offset of text in the larger text, or -1 if it does not stand there as it is
	end      int    // the length of the larger text
	checked  bool   // its check code matches
	attached bool   // something follows the check code directly
	escape   int    // the offset of a broken escape that was dropped, or -1
}

// offset returns where a byte of f is in the larger text, 0 if that cannot be said.
func (f *found) offset(at int) int {
	if f.begin < 0 {
		return 0
	}
	return min(f.begin+at, f.end)
}

// mostStarts bounds the work on a text that is nothing but beginnings.
const mostStarts = 16

// longest bounds the work on a text without an end, in bytes. The longest record
// with MaxVariations has two thirds of it, and its notes a quarter.
const longest = 1 << 18

// longestBroken is how long a text with broken escapes may be for them to be mended, which reads it five times, in bytes.
const longestBroken = 1 << 15

// locate returns the parts of text that may be records: those whose check code
// matches, if any does. Otherwise it returns, from every place that looks like a
// beginning, the text up to the first blank, and for a link broken into lines also
// the text up to the first blank that is not at a line break. What broken escapes may
// stand for is tried too, and returned if a check code matches then.
func locate(text string) (all []found) {
	names := []string{recordName}
	add := func(a Address, plain string, escape int) {
		f := found{text: a.Text, rest: plain, begin: strings.Index(text, a.Text), end: len(text), checked: a.Checked, escape: escape}
		if _, after, ok := strings.Cut(plain, a.Text[max(0, len(a.Text)-4):]); ok && a.Checked {
			after = strings.TrimPrefix(after, "/")
			f.attached = after != "" && isLinkByte(after[0])
		}
		all = append(all, f)
	}
	plain := PlainText(text)
	for _, a := range find(joined(text), names, true) {
		add(a, plain, -1)
	}
	if len(all) > 0 {
		return all
	}
	if at := broken(text, plain); at >= 0 && len(text) <= longestBroken {
		for _, drop := range [...]escape{dropCode, dropPercent, dropTwo, dropThree} { // what explains most comes first: a check code matches by chance, too
			mended := strings.ReplaceAll(joined(drop.from(text)), "\x00", "")
			for _, a := range find(mended, names, true) {
				add(a, mended, at)
			}
		}
	}
	for _, t := range [...]string{plain, rejoined(plain)} {
		found := find(t, names, false)
		if t == plain && len(found) == 0 { // a name that is broken counts with its check code alone
			break
		}
		for _, a := range found {
			_, rest, _ := strings.Cut(t, a.Text)
			add(a, a.Text+rest, -1)
		}
	}
	return all
}

// joined returns a text without codes and blanks.
func joined(text string) string { return unblanked(PlainText(unblanked(unfolded(text)))) }

// rejoined returns a text without line breaks, and the blanks and marks of quoted lines around them.
func rejoined(text string) string {
	lines := strings.Split(text, "\n")
	for i := range lines {
		if lines[i] = strings.TrimRight(lines[i], " \t"); i > 0 {
			lines[i] = strings.TrimLeft(lines[i], " \t>|")
		}
	}
	return strings.Join(lines, "")
}

// checkedLength returns the length of a text up to the end of the first check code that matches, or 0.
func checkedLength(text string) int {
	text = text[:min(len(text), longest)]
	sum := newChecksum()
	last := strings.LastIndex(text, "/c")
	for i := 0; i <= last && i+4 <= len(text); i++ {
		if text[i] == '/' && text[i+1] == 'c' && text[i+2:i+4] == sum.code() {
			return i + 4
		}
		sum.add(text[i])
	}
	return 0
}

// escape says what to make of a "%" that is not followed by two hexadecimal digits: the names say what is dropped.
type escape int

const (
	dropPercent escape = 1 + iota // "%"
	dropTwo                       // "%" and one byte
	dropThree                     // "%" and two bytes
	dropCode                      // "%u" and four hexadecimal digits, else "%"
)

// from returns a text without its broken escapes.
func (e escape) from(text string) string {
	var s strings.Builder
	for {
		at := brokenPercent(text)
		if at < 0 {
			return s.String() + text
		}
		s.WriteString(text[:at])
		text = text[at:]
		width := int(e)
		if e == dropCode {
			if width = 1; len(text) >= 6 && text[1] == 'u' && isHex(text[2:6]) {
				width = 6
			}
		}
		text = text[min(width, len(text)):]
	}
}

// broken returns the offset of the first percent encoding in text that cannot be undone, or of the first encoding at all if plain has
// bytes that are not UTF-8; -1 if there is none.
func broken(text, plain string) int {
	if at := brokenPercent(text); at >= 0 || strings.IndexByte(plain, 0) < 0 {
		return at
	}
	return max(0, strings.IndexByte(text, '%'))
}

func brokenPercent(text string) int {
	for i := range len(text) {
		if text[i] == '%' && (i+3 > len(text) || !isHex(text[i+1:i+3])) {
			return i
		}
	}
	return -1
}

// isHex reports whether text has hexadecimal digits only.
func isHex(text string) bool {
	for i := range len(text) {
		if hexDigit(text[i]) < 0 {
			return false
		}
	}
	return true
}

// hexDigit returns the value of a hexadecimal digit, or -1.
func hexDigit(c byte) int {
	switch {
	case '0' <= c && c <= '9':
		return int(c - '0')
	case 'a' <= c && c <= 'f':
		return int(c-'a') + 10
	case 'A' <= c && c <= 'F':
		return int(c-'A') + 10
	}
	return -1
}

func isLinkByte(c byte) bool {
	return c == '/' || '0' <= c && c <= '9' || 'A' <= c && c <= 'Z' || 'a' <= c && c <= 'z'
}
