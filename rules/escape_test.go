package rules

import (
	"errors"
	"math/rand"
	"testing"
)

// brokenEscapes are what decodeURIComponent refuses.
var brokenEscapes = []string{"%", "%z", "%zz", "%2r", "%r2", "%C0%AF", "%ff", "%u0041", "%u00", "%%", "%%zz", "%E2%82"}

// TestBrokenEscapes puts broken escapes into links, at every place. What they stand
// beside is read, or the reader learns that something is missing.
func TestBrokenEscapes(t *testing.T) {
	r := rand.New(rand.NewSource(18))
	whole, damaged := 0, 0
	records := 12
	if testing.Short() {
		records = 1
	}
	for range records {
		rec := randomRecord(r)
		rec.unknown = nil
		link := rec.String()
		for _, escape := range brokenEscapes {
			for at := range len(link) + 1 {
				for _, text := range []string{link[:at] + escape + link[at:], link[:at] + escape + link[min(at+1, len(link)):]} {
					got, err := ParseRecord(text)
					var pe *ParseError
					switch {
					case !errors.Is(err, FaultTruncated) && got.Equal(rec):
						whole++
					case err == nil:
						t.Fatalf("%s\nsilently read as\n%s", text, got)
					case !errors.As(err, &pe) || len(pe.Problems) == 0:
						t.Fatalf("%s: %v", text, err)
					default:
						damaged++
						checkKept(t, text, got, err)
					}
				}
			}
			for at := range len(link) + 1 {
				text := link[:at] + escape + link[at:]
				if got, err := ParseRecord(text); !foreign(escape, link[at:]) && (err != nil && !onlyEscape(err) || !got.Equal(rec)) {
					t.Fatalf("%s\nread as\n%v, %v", text, got, err)
				}
			}
		}
	}
	if whole < damaged/2 {
		t.Errorf("%d links whole, %d damaged", whole, damaged)
	}
}

// onlyEscape reports whether nothing of a record is missing.
func onlyEscape(err error) bool {
	var pe *ParseError
	return errors.As(err, &pe) && len(pe.Problems) == 1 && pe.Has(FaultEscape)
}

// foreign reports whether an escape mixes with what follows: the "%" encodes something
// together with it, or several broken escapes have different lengths.
func foreign(escape, rest string) bool {
	last := max(0, len(escape)-2)
	for i := last; i < len(escape); i++ {
		if escape[i] == '%' && len(escape+rest) >= i+3 && isHex((escape + rest)[i+1:i+3]) {
			return true
		}
	}
	return escape == "%%zz" || escape == "%u00"
}
