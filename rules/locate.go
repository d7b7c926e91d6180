package rules

import (
	"strconv"
	"strings"
)

// found is a stretch of a larger text that looks like a record.
type found struct {
	text     string
	offsets  []int // of each byte of text in the larger text, and one past the end
	attached bool  // something follows the check code directly
}

func (f *found) offset(at int) int {
	if at < len(f.offsets) {
		return f.offsets[at]
	}
	return 0
}

// invisible are the characters that messengers and editors put into long words.
const invisible = "\u00ad\u200b\u200c\u200d\u200e\u200f\u2060\ufeff"

// mostStarts bounds the work on a text that is nothing but beginnings.
const mostStarts = 16

// locate returns the stretches of text that may be records: the one whose check
// code matches, if there is such a one. Otherwise, from everything that looks
// like a beginning, up to the first blank, and for a link broken into lines up
// to the first blank that is not at a line break.
func locate(text string) []found {
	clean, offsets := scrub(text)
	var all []found
	for _, start := range starts(clean) {
		joined := take(clean, offsets, start.at, true)
		switch {
		case joined.cutAtCheck():
			return []found{joined}
		case start.broken:
			continue
		}
		line := take(clean, offsets, start.at, false)
		all = append(all, line)
		if joined.text != line.text {
			all = append(all, joined)
		}
	}
	return all
}

// cutAtCheck ends f after the first check code that matches, and reports
// whether there is one.
func (f *found) cutAtCheck() bool {
	sum := newChecksum()
	for i := 0; i+4 <= len(f.text); i++ {
		if f.text[i:i+2] == "/c" && f.text[i+2:i+4] == sum.code() {
			f.attached = i+4 < len(f.text) && f.offsets[i+4] == f.offsets[i+3]+1
			f.text, f.offsets = f.text[:i+4], f.offsets[:i+5]
			return true
		}
		sum.add(f.text[i])
	}
	return false
}

// scrub undoes percent encoding, drops invisible characters, and turns what is
// not ASCII into a blank. It returns the bytes left and the offset of each, and
// the length of text as a last offset.
func scrub(text string) (clean []byte, offsets []int) {
	plain, places := unescape(text)
	for i, c := range string(plain) {
		switch {
		case strings.ContainsRune(invisible, c):
			continue
		case c == '\r':
			c = '\n'
		case c >= 0x80:
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
	for i := 0; i < len(text); i++ {
		c, width := text[i], 1
		if c == '%' && i+3 <= len(text) {
			if n, err := strconv.ParseUint(text[i+1:i+3], 16, 8); err == nil {
				c, width = byte(n), 3
			}
		}
		plain = append(plain, c)
		offsets = append(offsets, i)
		i += width - 1
	}
	return plain, offsets
}

func isLinkByte(c byte) bool {
	return c == '/' || '0' <= c && c <= '9' || 'A' <= c && c <= 'Z' || 'a' <= c && c <= 'z'
}

// start is where a "k1/" (any number) begins; broken by a line break it counts only
// if the check code matches.
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

// overBreak returns i, or what follows a line break there with the blanks and
// quotation marks around it.
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

// take reads link characters from start; if joined, also across line breaks.
func take(clean []byte, offsets []int, start int, joined bool) found {
	var f found
	var text []byte
	i := start
	for i < len(clean) {
		if isLinkByte(clean[i]) {
			text = append(text, clean[i])
			f.offsets = append(f.offsets, offsets[i])
			i++
			continue
		}
		end := overBreak(clean, i)
		if !joined || end == i {
			break
		}
		i = end
	}
	f.text = string(text)
	f.offsets = append(f.offsets, offsets[i])
	return f
}
