package store

import (
	"errors"
	"strconv"
	"strings"
	"unicode/utf16"
	"unicode/utf8"

	"kulami/app/json"
)

// ErrForeign means that this program did not write a text, or that the text is damaged.
var ErrForeign = errors.New("not saved by this program")

// Decode is json.Decode, but halves of surrogate pairs are damage, too (ErrForeign).
func Decode(text string, v any) (damaged, err error) {
	damaged, err = json.Decode(text, v)
	if damaged == nil && err == nil && hasHalves(text) {
		damaged = ErrForeign
	}
	return damaged, err
}

// A browser's texts are UTF-16 with arbitrary units and can contain half of a surrogate pair. Go's
// conversions replace such a half by U+FFFD. Here it becomes the three bytes of its UTF-8 form (an
// encoding known as WTF-8), so that the text can be restored. Well-formed texts are plain UTF-8.

// Unquote reads a JSON string with its quotation marks, without loss of halves.
func Unquote(quoted string) string {
	var out strings.Builder
	quoted = quoted[1 : len(quoted)-1]
	begin := 0
	flush := func(end int) {
		var part string
		if _, err := json.Decode(`"`+quoted[begin:end]+`"`, &part); err == nil {
			out.WriteString(part)
		}
	}
	for at, unit := nextHalf(quoted, 0); at >= 0; at, unit = nextHalf(quoted, begin) {
		flush(at)
		out.Write([]byte{0xed, 0x80 | byte(unit>>6&0x3f), 0x80 | byte(unit&0x3f)})
		begin = at + len(`\ud800`)
	}
	flush(len(quoted))
	return out.String()
}

// Quote returns a text as a JSON string. The text can have halves of surrogate pairs.
func Quote(text string) string {
	var out strings.Builder
	out.WriteByte('"')
	begin := 0
	flush := func(end int) {
		part := json.Encode(text[begin:end])
		out.WriteString(part[1 : len(part)-1])
	}
	for i := 0; i+2 < len(text); i++ {
		if text[i] == 0xed && text[i+1] >= 0xa0 {
			flush(i)
			unit := 0xd000 | int64(text[i+1]&0x3f)<<6 | int64(text[i+2]&0x3f)
			out.WriteString(`\u` + strconv.FormatInt(unit, 16))
			begin, i = i+3, i+2
		}
	}
	flush(len(text))
	out.WriteByte('"')
	return out.String()
}

// nextHalf returns the offset of the first escape in a JSON text, from begin on, for half of a
// surrogate pair, and the half. The offset is -1 if there is no such escape.
func nextHalf(text string, begin int) (at int, half rune) {
	for at = begin; ; at += len(`\n`) {
		n := strings.IndexByte(text[at:], '\\')
		if n < 0 {
			return -1, 0
		}
		at += n
		unit := surrogate(text[at:])
		if unit == 0 {
			continue
		}
		const width = len(`\ud800`)
		if other := surrogate(text[at+width:]); utf16.DecodeRune(unit, other) == utf8.RuneError {
			return at, unit
		}
		at += 2*width - len(`\n`)
	}
}

// surrogate returns the surrogate unit of the escape at the start of text, or 0.
func surrogate(text string) rune {
	if !strings.HasPrefix(text, `\u`) || len(text) < len(`\ud800`) {
		return 0
	}
	unit, err := strconv.ParseUint(text[2:6], 16, 16)
	if err != nil || !utf16.IsSurrogate(rune(unit)) {
		return 0
	}
	return rune(unit)
}

// hasHalves reports whether Go's JSON reader would replace a part of text by U+FFFD.
func hasHalves(text string) bool {
	at, _ := nextHalf(text, 0)
	return at >= 0 || !utf8.ValidString(text)
}
