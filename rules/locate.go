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
		line := take(clean, offsets, start, false)
		joined := take(clean, offsets, start, true)
		if joined.cutAtCheck() {
			return []found{joined}
		}
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

// starts returns where a "k1/" (any number) begins, at most mostStarts of them.
func starts(text []byte) []int {
	var all []int
	for i, c := range text {
		if c != 'k' {
			continue
		}
		j := i + 1
		for j < len(text) && text[j] >= '0' && text[j] <= '9' {
			j++
		}
		if j > i+1 && j < len(text) && text[j] == '/' {
			all = append(all, i)
			if len(all) == mostStarts {
				break
			}
		}
	}
	return all
}

// take reads link characters from start; if joined, also across line breaks
// with the blanks and quotation marks around them.
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
		end := i
		for end < len(clean) && strings.IndexByte(" \t\n>", clean[end]) >= 0 {
			end++
		}
		if !joined || !strings.Contains(string(clean[i:end]), "\n") {
			break
		}
		i = end
	}
	f.text = string(text)
	f.offsets = append(f.offsets, offsets[i])
	return f
}
