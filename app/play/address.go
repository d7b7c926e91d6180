package play

import (
	"encoding/hex"
	"strings"

	"kulami/rules"
)

// maxLink is how much of a fragment is read, in bytes. No link is longer.
const maxLink = 256 << 10

// parseLink reads the record in the first maxLink bytes of a fragment.
func parseLink(fragment string) (rules.Record, error) {
	return rules.ParseRecord(fragment[:min(len(fragment), maxLink)])
}

// blank reports whether a fragment names nothing; so many signs without a name are damaged.
func blank(fragment string) bool {
	const most = 8
	return len(fragment) <= most && strings.Trim(fragment, "#/ ") == ""
}

// decoded returns the first maxLink bytes of a text with their percent encoding undone, or
// as they are if that is broken.
func decoded(text string) string {
	text = text[:min(len(text), maxLink)]
	if !strings.Contains(text, "%") {
		return text
	}
	var plain []byte
	for i := 0; i < len(text); i++ {
		if text[i] != '%' {
			plain = append(plain, text[i])
			continue
		}
		sign, err := hex.DecodeString(text[i+1 : min(i+3, len(text))])
		if err != nil || len(sign) != 1 {
			return text
		}
		plain = append(plain, sign[0])
		i += 2
	}
	return string(plain)
}

// misnamed reports whether something stands before the record of a fragment, which may
// have been the name of a screen.
func misnamed(fragment string) bool {
	return strings.Index(strings.Trim(decoded(fragment), "#/ "), "k1/") > 0
}

// withCode returns a text with its check code.
func withCode(text string) string { return text + "/c" + rules.CheckCode(text) }

// checked returns a text without its check code; ok is false if that does not match.
// Older versions wrote none.
func checked(text string) (body string, unchecked, ok bool) {
	at := strings.LastIndexByte(text, '/')
	if at < 0 || !strings.HasPrefix(text[at:], "/c") {
		return text, true, true
	}
	return text[:at], false, withCode(text[:at]) == text
}

func fault(f rules.Fault) error { return &rules.ParseError{Problems: []rules.Problem{{Fault: f}}} }
