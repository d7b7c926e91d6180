package rules

import "testing"

// Every handicap has exactly one text; parseHandicap rejects all others.
func TestHandicapTexts(t *testing.T) {
	for h := int8(-MaxHandicap); h <= MaxHandicap; h++ {
		text := handicapText(h)
		if got, ok := parseHandicap(text); (text != "") != ok || got != h && ok || (text == "") != (h == 0) {
			t.Errorf("%d is written as %q and read as %d, %v", h, text, got, ok)
		}
	}
	for _, h := range []int8{MaxHandicap + 1, -MaxHandicap - 1, 127, -128} {
		if text := handicapText(h); text != "" {
			t.Errorf("%d is written as %q", h, text)
		}
	}
	for _, text := range []string{
		"", "1", "2", "7", "0", "00", "07", "37", "a7", "-7", "10", "20", "100", "107", "141", "241", "1256", "199999999999999999999",
		"1-7", "1+7", "1 7", " 17", "17 ", "1x7", "0x7", "17.0", "1٧", "１7", "1\x007",
	} {
		if h, ok := parseHandicap(text); ok || h != 0 {
			t.Errorf("%q is read as %d", text, h)
		}
	}
}
