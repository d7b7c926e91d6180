package rules

import "strings"

// found is a stretch of a larger text that looks like a record.
type found struct {
	text     string
	offsets  []int // of each byte of text in the larger text, and one past the end
	attached bool  // a letter or digit follows directly
}

func (f *found) offset(at int) int {
	if at < len(f.offsets) {
		return f.offsets[at]
	}
	return 0
}

// invisible are the characters that messengers and editors put into long words.
const invisible = "\u00ad\u200b\u200c\u200d\u200e\u200f\u2060\ufeff"

// locate returns the readings of the first record in text: up to its check code
// if that matches, otherwise up to the first blank and, for a link broken into
// lines, up to the first blank that is no line break.
func locate(text string) []found {
	clean, offsets := scrub(text)
	start := findStart(clean)
	if start < 0 {
		return nil
	}
	line := take(clean, offsets, start, false)
	joined := take(clean, offsets, start, true)
	for i := 0; i+4 <= len(joined.text); i++ {
		if joined.text[i] == '/' && joined.text[i+1] == 'c' && joined.text[i+2:i+4] == checkCode(joined.text[:i]) {
			end := joined.offsets[i+3] + 1
			joined.attached = i+4 < len(joined.text) && joined.offsets[i+4] == end
			joined.text, joined.offsets = joined.text[:i+4], joined.offsets[:i+5]
			return []found{joined}
		}
	}
	if joined.text == line.text {
		return []found{line}
	}
	return []found{line, joined}
}

// scrub drops invisible characters, undoes the percent encoding of "/" and "#",
// and turns whatever cannot be part of a link into a blank. It returns the bytes
// left and the offset of each.
func scrub(text string) (clean []byte, offsets []int) {
	put := func(c byte, at int) {
		clean = append(clean, c)
		offsets = append(offsets, at)
	}
	skip := 0
	for i, c := range text {
		switch {
		case i < skip:
		case strings.ContainsRune(invisible, c):
		case c == '\n' || c == '\r':
			put('\n', i)
		case c == '%' && len(text) >= i+3 && strings.EqualFold(text[i:i+3], "%2f"):
			put('/', i)
			skip = i + 3
		case c == '%' && len(text) >= i+3 && text[i:i+3] == "%23":
			put('#', i)
			skip = i + 3
		case c < 0x80:
			put(byte(c), i)
		default:
			put(' ', i)
		}
	}
	offsets = append(offsets, len(text))
	return clean, offsets
}

func isLinkByte(c byte) bool {
	return c == '/' || '0' <= c && c <= '9' || 'A' <= c && c <= 'Z' || 'a' <= c && c <= 'z'
}

// findStart returns where the first "k1/" (any number) begins, preferring one
// that no letter or digit precedes; -1 if there is none.
func findStart(text []byte) int {
	inWord := -1
	for i, c := range text {
		if c != 'k' {
			continue
		}
		j := i + 1
		for j < len(text) && text[j] >= '0' && text[j] <= '9' {
			j++
		}
		if j == i+1 || j == len(text) || text[j] != '/' {
			continue
		}
		if i == 0 || text[i-1] == '/' || !isLinkByte(text[i-1]) {
			return i
		}
		if inWord < 0 {
			inWord = i
		}
	}
	return inWord
}

// take reads link characters from start; across line breaks, and blanks or
// quotation marks at the beginning of a line, if joined.
func take(clean []byte, offsets []int, start int, joined bool) found {
	var f found
	var text []byte
	i := start
	for ; i < len(clean); i++ {
		c := clean[i]
		if c == '\n' && joined {
			for i+1 < len(clean) && strings.IndexByte(" \t\n>", clean[i+1]) >= 0 {
				i++
			}
			continue
		}
		if !isLinkByte(c) {
			break
		}
		text = append(text, c)
		f.offsets = append(f.offsets, offsets[i])
	}
	f.text = string(text)
	f.offsets = append(f.offsets, offsets[i])
	return f
}
