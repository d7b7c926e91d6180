package play

import (
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

// withCode returns a text with its check code.
func withCode(text string) string { return text + "/c" + rules.CheckCode(text) }

// cutCode returns a text without its check code; ok is false if it has none. Older versions wrote none.
func cutCode(text string) (body, code string, ok bool) {
	at := strings.LastIndexByte(text, '/')
	if at < 0 || !strings.HasPrefix(text[at:], "/c") {
		return text, "", false
	}
	return text[:at], text[at+len("/c"):], true
}

// uncheckedFault is what is wrong with an address that has a check code, and not the right one.
func uncheckedFault(code string) error {
	if len(code) < 2 {
		return fault(rules.FaultTruncated)
	}
	return fault(rules.FaultChecksum)
}

func fault(f rules.Fault) error { return &rules.ParseError{Problems: []rules.Problem{{Fault: f}}} }
