package rules

import (
	"slices"
	"strings"
)

// found is a part of a larger text that looks like a record.
type found struct {
	text     string
	offsets  []int // of each byte of text in the larger text
	end      int   // the offset after the last byte
	attached bool  // something follows the check code directly
}

func (f *found) offset(at int) int {
	if at < len(f.offsets) {
		return f.offsets[at]
	}
	return f.end
}

// invisible are the characters that messengers and editors put into long words.
const invisible = "\u00ad\u200b\u200c\u200d\u200e\u200f\u2060\ufeff"

// mostStarts bounds the work on a text that is nothing but beginnings.
const mostStarts = 16

// longest bounds the work on a text without an end, in bytes. The longest record
// with MaxVariations has two thirds of it.
const longest = 1 << 18

// locate returns the parts of text that may be records: the one whose check code
// matches, if any does. Otherwise it returns, from every place that looks like a
// beginning, the text up to the first blank, and for a link broken into lines also
// the text up to the first blank that is not at a line break.
func locate(text string) []found {
	clean, offsets := scrub(text)
	var all []found
	var s stretch
	for _, start := range starts(clean) {
		if start.at >= s.end {
			s = stretchFrom(clean, offsets, start.at)
		}
		joined := s.from(start.at)
		switch {
		case joined.cutAtCheck():
			return []found{joined}
		case start.broken:
			continue
		}
		line := s.line(start.at)
		all = append(all, line)
		if len(joined.text) != len(line.text) {
			all = append(all, joined)
		}
	}
	return all
}

// cutAtCheck ends f after the first check code that matches, and reports
// whether there is one.
func (f *found) cutAtCheck() bool {
	sum := newChecksum()
	for i := 0; i+4 <= min(len(f.text), longest); i++ {
		if f.text[i:i+2] == "/c" && f.text[i+2:i+4] == sum.code() {
			if i+4 < len(f.text) {
				f.end = f.offsets[i+4]
				f.attached = f.end == f.offsets[i+3]+1
			}
			f.text, f.offsets = f.text[:i+4], f.offsets[:i+4]
			return true
		}
		sum.add(f.text[i])
	}
	return false
}

// scrub undoes percent encoding, drops invisible characters, and turns every
// character that is not ASCII into a blank. It returns the bytes left and the offset of each, and
// the length of text as a last offset.
func scrub(text string) (clean []byte, offsets []int) {
	plain, places := unescape(text)
	clean, offsets = make([]byte, 0, len(plain)), make([]int, 0, len(plain)+1)
	for i, c := range string(plain) {
		switch {
		case c == '\r':
			c = '\n'
		case c < 0x80:
		case strings.ContainsRune(invisible, c):
			continue
		default:
			c = ' '
		}
		clean = append(clean, byte(c))
		offsets = append(offsets, places[i])
	}
	return clean, append(offsets, len(text))
}

// unescape returns the bytes of text with percent encoding undone, and the
// offset of each. A "%" that encodes nothing stands for itself.
func unescape(text string) (plain []byte, offsets []int) {
	plain, offsets = make([]byte, 0, len(text)), make([]int, 0, len(text))
	for i := 0; i < len(text); i++ {
		c, width := text[i], 1
		if c == '%' && i+3 <= len(text) {
			if high, low := hexDigit(text[i+1]), hexDigit(text[i+2]); high >= 0 && low >= 0 {
				c, width = byte(high<<4|low), 3
			}
		}
		plain = append(plain, c)
		offsets = append(offsets, i)
		i += width - 1
	}
	return plain, offsets
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
	return found{text: s.text[i:], offsets: s.offsets[i:], end: s.after[s.end]}
}

// line returns s from the byte at a place of the clean text to the first line break.
func (s *stretch) line(place int) found {
	i, _ := slices.BinarySearch(s.places, place)
	s.broken = max(s.broken, i+1)
	for s.broken < len(s.places) && s.places[s.broken] == s.places[s.broken-1]+1 {
		s.broken++
	}
	return found{text: s.text[i:s.broken], offsets: s.offsets[i:s.broken], end: s.after[s.places[s.broken-1]+1]}
}
