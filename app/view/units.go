package view

import (
	"encoding/json"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// A browser's texts are UTF-16 with any units, and may hold half of a surrogate pair. Go's
// conversions replace such a half by U+FFFD; here each becomes the three bytes that
// UTF-8 would have for it (the encoding is known as WTF-8), so that the text can be given
// back as it was. Well-formed texts are plain UTF-8.

// textOf returns a browser's text without loss.
func textOf(v app.Value) string {
	text := v.String()
	if !strings.ContainsRune(text, utf8.RuneError) {
		return text
	}
	// JSON has halves as escapes.
	return withHalves(app.Window().Get("JSON").Call("stringify", v).String())
}

// valueOf returns what textOf has read as the browser takes it.
func valueOf(text string) any {
	if utf8.ValidString(text) {
		return text
	}
	return app.Window().Get("JSON").Call("parse", escapeHalves(text))
}

// withHalves reads a JSON string as JSON.stringify writes it: the only escapes of surrogates
// are those of halves.
func withHalves(quoted string) string {
	var out strings.Builder
	quoted = quoted[1 : len(quoted)-1]
	begin := 0
	flush := func(end int) {
		var part string
		if json.Unmarshal([]byte(`"`+quoted[begin:end]+`"`), &part) == nil {
			out.WriteString(part)
		}
	}
	for i := 0; i < len(quoted); i++ {
		if quoted[i] != '\\' {
			continue
		}
		if strings.HasPrefix(quoted[i:], `\ud`) && len(quoted) >= i+6 {
			if unit, err := strconv.ParseUint(quoted[i+2:i+6], 16, 16); err == nil && unit >= 0xd800 {
				flush(i)
				out.Write([]byte{0xed, 0x80 | byte(unit>>6&0x3f), 0x80 | byte(unit&0x3f)})
				begin = i + 6
			}
		}
		i++ // the escaped character
	}
	flush(len(quoted))
	return out.String()
}

// escapeHalves returns a text as a JSON string with escapes for halves.
func escapeHalves(text string) string {
	var out strings.Builder
	out.WriteByte('"')
	begin := 0
	flush := func(end int) {
		part, err := json.Marshal(text[begin:end])
		if err != nil {
			panic(err) // strings always marshal
		}
		out.Write(part[1 : len(part)-1])
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
