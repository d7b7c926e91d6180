package rules

import (
	"errors"
	"testing"
)

func TestParseErrorText(t *testing.T) {
	_, err := ParseRecord("k1/b8tsSQDQdDSQTtQdsQT/mc4c5/c00")
	if err == nil || err.Error() != "record: illegal-move at 26, checksum at 28" {
		t.Error(err)
	}
	var pe *ParseError
	if !errors.As(err, &pe) || !pe.Has(FaultChecksum) || pe.Has(FaultTruncated) {
		t.Error(err)
	}
}
