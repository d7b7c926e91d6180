package desk

import (
	"strings"

	"kulami/rules"
)

// MaxLink is how much of a fragment is read, in bytes. No link is longer.
const MaxLink = 256 << 10

// ParseLink reads the link in the first MaxLink bytes of a fragment.
func ParseLink(fragment string) (rules.Link, error) {
	return rules.ParseLink(fragment[:min(len(fragment), MaxLink)])
}

// Blank reports whether a fragment names nothing; so many signs without a name are damaged.
func Blank(fragment string) bool {
	const most = 8
	return len(fragment) <= most && strings.Trim(fragment, "#/ ") == ""
}

// WithCode returns a text with its check code.
func WithCode(text string) string { return text + "/c" + rules.CheckCode(text) }

// CutCode returns a text without its check code; ok is false if it has none. Older versions wrote none.
func CutCode(text string) (body, code string, ok bool) {
	at := strings.LastIndexByte(text, '/')
	if at < 0 || !strings.HasPrefix(text[at:], "/c") {
		return text, "", false
	}
	return text[:at], text[at+len("/c"):], true
}

// UncheckedFault is what is wrong with an address that has a check code, and not the right one.
func UncheckedFault(code string) error {
	if len(code) < 2 {
		return Fault(rules.FaultTruncated)
	}
	return Fault(rules.FaultChecksum)
}

// Fault returns a *rules.ParseError with one problem.
func Fault(f rules.Fault) error { return &rules.ParseError{Problems: []rules.Problem{{Fault: f}}} }
