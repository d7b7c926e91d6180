package store

import "testing"

// Halves of surrogate pairs are unchanged after reading and writing JSON, next to any text.
func TestHalves(t *testing.T) {
	for quoted, want := range map[string]string{
		`"\ud800"`:              "\xed\xa0\x80",
		`"\udc00\ud800"`:        "\xed\xb0\x80\xed\xa0\x80",
		`"\udfffa\udbff\ufffd"`: "\xed\xbf\xbfa\xed\xaf\xbf\ufffd",
		`"\\\\ud800\ud801"`:     "\\\\ud800\xed\xa0\x81",
		`"\"\\\u0000\ud8ff\n😀"`: "\"\\\x00\xed\xa3\xbf\n😀",
		`"한\ud800"`:             "한\xed\xa0\x80",
		`"\uD83D\uDE00\uD83D"`:  "😀\xed\xa0\xbd",
		`"\ud83d\ud83d\ude00"`:  "\xed\xa0\xbd😀",
		`"\ufffd"`:              "\ufffd",
		`"\u00e4"`:              "ä",
		`""`:                    "",
	} {
		text := Unquote(quoted)
		if text != want {
			t.Errorf("%s is %q, want %q", quoted, text, want)
		}
		if again := Unquote(Quote(text)); again != text {
			t.Errorf("%s is written as %q from %s", quoted, again, Quote(text))
		}
		if some := hasHalves(quoted); some != hasHalves(Quote(text)) || some != hasHalves(text) {
			t.Errorf("%s has halves: %v", quoted, some)
		}
	}
}
