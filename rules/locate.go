package rules

import "strings"

// found is a part of a larger text that looks like a record.
type found struct {
	text     string
	rest     string // the larger text from the record on, decoded
	begin    int    // offset of text in the larger text, or -1 if it occurs there only encoded
	end      int    // length of the larger text
	checked  bool   // the check code matches
	attached bool   // something follows the check code directly
	escape   int    // offset of a broken escape that was dropped, or -1
}

// offset returns the offset of byte at in the larger text, or 0 if it is unknown.
func (f *found) offset(at int) int {
	if f.begin < 0 {
		return 0
	}
	return min(f.begin+at, f.end)
}

// mostStarts limits the work on a text with many beginnings of records.
const mostStarts = 16

// longest limits the work on a long text, in bytes. The longest record with MaxVariations uses
// two thirds of this limit; notes use a quarter.
const longest = 1 << 18

// longestBroken is the maximum length in bytes of a text whose broken escapes are repaired. A
// repair reads the text five times.
const longestBroken = 1 << 15

// locate returns the parts of text that look like records. If check codes match, it returns only
// those parts. Otherwise it starts at every place that looks like a beginning and takes the text up
// to the first blank. For a link broken into lines, it also takes the text up to the first blank
// that is not at a line break. It also tries to repair broken escapes, and returns repairs whose
// check code matches.
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
		// Try the most specific repair first: check codes also match by chance.
		for _, drop := range [...]escape{dropCode, dropPercent, dropTwo, dropThree} {
			mended := strings.ReplaceAll(joined(drop.from(text)), "\x00", "")
			for _, a := range find(mended, names, true) {
				add(a, mended, at)
			}
		}
	}
	for _, t := range [...]string{plain, rejoined(plain)} {
		found := find(t, names, false)
		if t == plain && len(found) == 0 { // a broken name counts only with its check code
			break
		}
		for _, a := range found {
			_, rest, _ := strings.Cut(t, a.Text)
			add(a, a.Text+rest, -1)
		}
	}
	return all
}

// joined returns a text without encodings and blanks.
func joined(text string) string { return unblanked(PlainText(unblanked(unfolded(text)))) }

// rejoined returns a text without line breaks, the blanks around them and the marks of quoted
// lines.
func rejoined(text string) string {
	lines := strings.Split(text, "\n")
	for i := range lines {
		if lines[i] = strings.TrimRight(lines[i], " \t"); i > 0 {
			lines[i] = strings.TrimLeft(lines[i], " \t>|")
		}
	}
	return strings.Join(lines, "")
}

// checkedLength returns the length of text if a matching check code is at its end. Otherwise it
// returns the length up to the end of the first matching code, or 0. Holes can look like a code.
func checkedLength(text string) (first int) {
	text = text[:min(len(text), longest)]
	sum := newChecksum()
	last := strings.LastIndex(text, "/c")
	for i := 0; i <= last && i+4 <= len(text); i++ {
		if text[i] == '/' && text[i+1] == 'c' && text[i+2:i+4] == sum.code() && (first == 0 || i+4 == len(text)) {
			first = i + 4
		}
		sum.add(text[i])
	}
	return first
}

// escape is a repair of a "%" without two hexadecimal digits behind it. The names give the part
// that is dropped.
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

// broken returns the offset of the first percent encoding in text that cannot be undone. If plain
// has bytes that are not UTF-8, it returns the first encoding. It returns -1 if all is well.
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
