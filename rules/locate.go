package rules

import (
	"slices"
	"strings"
	"unicode/utf8"
)

// found is a part of a larger text that looks like a record.
type found struct {
	text     string
	offsets  []int // of each byte of text in the larger text
	end      int   // the offset after the last byte
	checked  bool  // its check code matches
	attached bool  // something follows the check code directly
	escape   int   // the offset of a broken escape that was dropped, or -1
}

func (f *found) offset(at int) int {
	if at < len(f.offsets) {
		return f.offsets[at]
	}
	return f.end
}

// mostStarts bounds the work on a text that is nothing but beginnings.
const mostStarts = 16

// longest bounds the work on a text without an end, in bytes. The longest record
// with MaxVariations has two thirds of it, and its notes a quarter.
const longest = 1 << 18

// longestBroken is how long a text with broken escapes may be for them to be mended, which reads it five times, in bytes.
const longestBroken = 1 << 15

// locate returns the parts of text that may be records: the one whose check code
// matches, if any does, also where it was encoded in other ways; that has no offsets. Otherwise it returns, from every place that looks like a
// beginning, the text up to the first blank, and for a link broken into lines also
// the text up to the first blank that is not at a line break. What broken escapes may
// stand for is tried too, and returned if a check code matches then.
func locate(text string) []found {
	all, checked := locateIn(cleaned(text, dropNone))
	if checked || len(text) > longestBroken {
		return all
	}
	a, ok := FindAddress(text, recordName)
	if ok && (a.Checked || len(all) == 0) {
		all = append(all, found{text: a.Text, checked: a.Checked, end: len(text), escape: -1})
	}
	at := broken(text)
	if at < 0 || a.Checked {
		return all
	}
	var mended []found
	for _, drop := range [...]escape{dropCode, dropPercent, dropTwo, dropThree} { // what explains most comes first: a check code matches by chance, too
		if again, checked := locateIn(cleaned(text, drop)); checked {
			again[0].escape = at
			mended = append(mended, again[0])
		}
	}
	return append(mended, all...)
}

// locateIn returns the parts of a clean text that may be records, or only the one whose
// check code matches.
func locateIn(clean []byte, offsets []int) (all []found, checked bool) {
	var s stretch
	for _, start := range starts(clean) {
		if start.at >= s.end {
			s = stretchFrom(clean, offsets, start.at)
		}
		joined := s.from(start.at)
		switch {
		case joined.cutAtCheck():
			return []found{joined}, true
		case start.broken:
			continue
		}
		line := s.line(start.at)
		all = append(all, line)
		if len(joined.text) != len(line.text) {
			all = append(all, joined)
		}
	}
	return all, false
}

// cutAtCheck ends f after the first check code that matches, and reports
// whether there is one.
func (f *found) cutAtCheck() bool {
	sum := newChecksum()
	last := strings.LastIndex(f.text[:min(len(f.text), longest)], "/c")
	for i := 0; i <= last && i+4 <= min(len(f.text), longest); i++ {
		if f.text[i:i+2] == "/c" && f.text[i+2:i+4] == sum.code() {
			if i+4 < len(f.text) {
				f.end = f.offsets[i+4]
				f.attached = f.end == f.offsets[i+3]+1 && f.text[i+4:] != "/"
			}
			f.text, f.offsets, f.checked = f.text[:i+4], f.offsets[:i+4], true
			return true
		}
		sum.add(f.text[i])
	}
	return false
}

// cleaned undoes percent encoding, drops invisible characters, and turns every
// character that is not ASCII into a blank. It returns the bytes left and the offset of each, and
// the length of text as a last offset.
func cleaned(text string, drop escape) (clean []byte, offsets []int) {
	plain, places := unescape(text, drop)
	clean, offsets = make([]byte, 0, len(plain)), make([]int, 0, len(plain)+1)
	for i, c := range string(plain) {
		switch {
		case c == '\r':
			c = '\n'
		case c < 0x80:
		case isInvisible(c), c == utf8.RuneError && drop != dropNone:
			continue
		default:
			c = ' '
		}
		clean = append(clean, byte(c))
		offsets = append(offsets, places[i])
	}
	return clean, append(offsets, len(text))
}

// escape says what to make of a "%" that is not followed by two hexadecimal digits, and
// of bytes that are not UTF-8: the names say what is dropped.
type escape int

const (
	dropNone    escape = iota // "%" stands for itself, and the bytes for a blank
	dropPercent               // "%", and the bytes, as all below do
	dropTwo                   // "%" and one byte
	dropThree                 // "%" and two bytes
	dropCode                  // "%u" and four hexadecimal digits, else "%"
)

// width returns how many bytes at the start of text, which begins with a broken escape,
// are dropped.
func (e escape) width(text string) int {
	switch {
	case e != dropCode:
		return min(int(e), len(text))
	case len(text) >= 6 && text[1] == 'u' && isHex(text[2:6]):
		return 6
	}
	return 1
}

// broken returns the offset of the first percent encoding in text that cannot be undone,
// or of the first byte that is not UTF-8 then; -1 if there is none.
func broken(text string) int {
	for i := range len(text) {
		if text[i] == '%' && (i+3 > len(text) || !isHex(text[i+1:i+3])) {
			return i
		}
	}
	plain, offsets := unescape(text, dropNone)
	for i, c := range string(plain) {
		if c == utf8.RuneError {
			return offsets[i]
		}
	}
	return -1
}

// unescape returns the bytes of text with percent encoding undone, and the
// offset of each.
func unescape(text string, drop escape) (plain []byte, offsets []int) {
	plain, offsets = make([]byte, 0, len(text)), make([]int, 0, len(text))
	for i := 0; i < len(text); i++ {
		c, width := text[i], 1
		if c == '%' {
			switch {
			case i+3 <= len(text) && isHex(text[i+1:i+3]):
				c, width = byte(hexDigit(text[i+1])<<4|hexDigit(text[i+2])), 3
			case drop != dropNone:
				i += drop.width(text[i:]) - 1
				continue
			}
		}
		plain = append(plain, c)
		offsets = append(offsets, i)
		i += width - 1
	}
	return plain, offsets
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

// start is a place where "k1/", with any number, begins. One that is broken by a line
// break counts only if the check code matches.
type start struct {
	at     int
	broken bool
}

// starts returns at most mostStarts of them.
func starts(text []byte) []start {
	var all []start
	for i, c := range text {
		if c != 'k' {
			continue
		}
		j := overBreak(text, i+1)
		end := j
		for end < len(text) && text[end] >= '0' && text[end] <= '9' {
			end++
		}
		if slash := overBreak(text, end); end > j && slash < len(text) && text[slash] == '/' {
			all = append(all, start{i, j > i+1 || slash > end})
			if len(all) == mostStarts {
				break
			}
		}
	}
	return all
}

// overBreak returns i, or if a line break begins there the place after it and after
// the blanks and quotation marks around it.
func overBreak(text []byte, i int) int {
	end, breaks := i, false
	for end < len(text) && strings.IndexByte(" \t\n>", text[end]) >= 0 {
		breaks = breaks || text[end] == '\n'
		end++
	}
	if breaks {
		return end
	}
	return i
}

// stretch is a run of link characters, line breaks left out. Every beginning in it
// shares its memory, so that many of them cost no more than one.
type stretch struct {
	text    string
	places  []int // of each byte of text in the clean text, rising
	offsets []int // and in the larger one
	end     int   // the place after the last byte
	after   []int // the offset of every place
	broken  int   // where the first line break after the latest beginning is left out
}

// stretchFrom reads link characters from start on, also across line breaks.
func stretchFrom(clean []byte, offsets []int, start int) stretch {
	s := stretch{after: offsets}
	var text []byte
	i := start
	for i < len(clean) {
		if isLinkByte(clean[i]) {
			text = append(text, clean[i])
			s.places = append(s.places, i)
			s.offsets = append(s.offsets, offsets[i])
			i++
			continue
		}
		end := overBreak(clean, i)
		if end == i {
			break
		}
		i = end
	}
	s.text, s.end = string(text), i
	return s
}

// from returns s from the byte at a place of the clean text on.
func (s *stretch) from(place int) found {
	i, _ := slices.BinarySearch(s.places, place)
	return found{text: s.text[i:], offsets: s.offsets[i:], end: s.after[s.end], escape: -1}
}

// line returns s from the byte at a place of the clean text to the first line break.
func (s *stretch) line(place int) found {
	i, _ := slices.BinarySearch(s.places, place)
	s.broken = max(s.broken, i+1)
	for s.broken < len(s.places) && s.places[s.broken] == s.places[s.broken-1]+1 {
		s.broken++
	}
	return found{text: s.text[i:s.broken], offsets: s.offsets[i:s.broken], end: s.after[s.places[s.broken-1]+1], escape: -1}
}
