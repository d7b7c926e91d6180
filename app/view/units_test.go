package view

import "testing"

// Halves of surrogate pairs come from JSON and go back to it unchanged, whatever stands beside them.
func TestHalves(t *testing.T) {
	for quoted, want := range map[string]string{
		`"\ud800"`:              "\xed\xa0\x80",
		`"\udc00\ud800"`:        "\xed\xb0\x80\xed\xa0\x80",
		`"\udfffa\udbff\ufffd"`: "\xed\xbf\xbfa\xed\xaf\xbf\ufffd",
		`"\\\\ud800\ud801"`:     "\\\\ud800\xed\xa0\x81",
		`"\"\\\u0000\ud8ff\n😀"`: "\"\\\x00\xed\xa3\xbf\n😀",
		`"한\ud800"`:             "한\xed\xa0\x80",
		`"\ufffd"`:              "\ufffd",
		`""`:                    "",
	} {
		text := withHalves(quoted)
		if text != want {
			t.Errorf("%s is %q, want %q", quoted, text, want)
		}
		if again := withHalves(escapeHalves(text)); again != text {
			t.Errorf("%s comes back as %q by way of %s", quoted, again, escapeHalves(text))
		}
	}
}
