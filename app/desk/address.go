package desk

import (
	"strings"

	"kulami/rules"
)

// MaxLink is the maximum number of bytes of a fragment that are read. No link is longer.
const MaxLink = 256 << 10

// ParseLink reads the link in the first MaxLink bytes of a fragment.
func ParseLink(fragment string) (rules.Link, error) {
	return rules.ParseLink(fragment[:min(len(fragment), MaxLink)])
}

// Blank reports whether a fragment is empty. A long fragment of separators counts as damaged
// instead.
func Blank(fragment string) bool {
	const most = 8
	return len(fragment) <= most && strings.Trim(fragment, "#/ ") == ""
}

// WithCode returns a text with its check code.
func WithCode(text string) string { return text + "/c" + rules.CheckCode(text) }

// CutCode splits a text and its check code. ok is false if the text has no code. Older versions
// wrote none.
func CutCode(text string) (body, code string, ok bool) {
	at := strings.LastIndexByte(text, '/')
	if at < 0 || !strings.HasPrefix(text[at:], "/c") {
		return text, "", false
	}
	return text[:at], text[at+len("/c"):], true
}

// UncheckedFault returns the fault of an address with a wrong check code.
func UncheckedFault(code string) error {
	if len(code) < 2 {
		return Fault(rules.FaultTruncated)
	}
	return Fault(rules.FaultChecksum)
}

// Fault returns a *rules.ParseError with one problem.
func Fault(f rules.Fault) error { return &rules.ParseError{Problems: []rules.Problem{{Fault: f}}} }
